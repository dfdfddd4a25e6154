package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// shaderTable has a package of the copied module write every shader it can, and returns
// them as the Go source of a table [filter][address]. The program that asks it must lie
// inside the module, since the package is internal.
func shaderTable(root, dir, modulePath string) ([]byte, error) {
	ask := filepath.Join(root, dir, "leanask")
	if err := os.MkdirAll(ask, 0o755); err != nil {
		return nil, err
	}
	defer os.RemoveAll(ask)
	name := filepath.Base(dir)
	program := fmt.Sprintf(`package main

import (
	"fmt"

	shader %q
)

func main() {
	fmt.Print("package %s\n\n// leanSources are the texts that the template would give.\n")
	fmt.Print("var leanSources = [FilterCount][AddressCount]string{\n")
	for f := range shader.Filter(shader.FilterCount) {
		fmt.Print("\t{\n")
		for a := range shader.Address(shader.AddressCount) {
			fmt.Printf("\t\t%%q,\n", shader.ShaderSource(f, a))
		}
		fmt.Print("\t},\n")
	}
	fmt.Print("}\n")
}
`, modulePath+"/"+dir, name)
	if err := os.WriteFile(filepath.Join(ask, "main.go"), []byte(program), 0o644); err != nil {
		return nil, err
	}
	c := exec.Command("go", "run", "./"+dir+"/leanask")
	c.Dir = root
	c.Stderr = os.Stderr
	b, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("shaders of %s: %w", dir, err)
	}
	return b, nil
}
