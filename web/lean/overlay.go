package main

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// plainFmt is what stands in for package fmt in solver.wasm, where text is not for people.
//
//go:embed fmt/fmt.go
var plainFmt []byte

// overlay writes the file by which the go command builds with our fmt in place of the
// standard library's: go build -overlay.
func overlay(out string) error {
	b, err := exec.Command("go", "list", "-json=Dir,GoFiles", "fmt").Output()
	if err != nil {
		return fmt.Errorf("go list fmt: %w", err)
	}
	var std struct {
		Dir     string
		GoFiles []string
	}
	if err := json.Unmarshal(b, &std); err != nil {
		return err
	}
	ours := filepath.Join(out, "fmt.go")
	if err := os.WriteFile(ours, plainFmt, 0o644); err != nil {
		return err
	}
	replace := map[string]string{}
	for i, name := range std.GoFiles {
		replace[filepath.Join(std.Dir, name)] = "" // not there
		if i == 0 {
			replace[filepath.Join(std.Dir, name)] = ours
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, "overlay.json"), list, 0o644)
}
