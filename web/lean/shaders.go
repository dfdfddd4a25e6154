package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// Ebitengine's shaders are fixed texts in Kage, a language of its own like Go, which it
// translates at each start: with a parser, a type checker, big numbers and a writer of GLSL, a
// sixth of a whole app.wasm, to come each time to the same texts. Here the module's own code
// translates them once, at build time. In the copy a shader's source is the name under which
// its translation stands in a table, and a shader that the table lacks is refused.

// shaderFiles has the copied module translate its shaders, and returns the Go files that hold
// what came of it, by their names. It must be asked before the copy is changed.
func shaderFiles(root, modulePath string) (map[string][]byte, error) {
	const in = "internal/legacyshader/leanask" // internal packages are for programs inside the module
	ask := filepath.Join(root, filepath.FromSlash(in))
	if err := os.MkdirAll(ask, 0o755); err != nil {
		return nil, err
	}
	defer os.RemoveAll(ask)
	program := fmt.Sprintf(askShaders, modulePath)
	if err := os.WriteFile(filepath.Join(ask, "main.go"), []byte(program), 0o644); err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for what, name := range map[string]string{
		"programs": "internal/legacyshader/lean.go",
		"plain":    "internal/builtinshader/lean.go",
		"tinted":   "internal/colormshader/lean.go",
		"versions": "internal/shaderir/glsl/lean.go",
	} {
		c := exec.Command("go", "run", "./"+in, what)
		c.Dir = root
		c.Stderr = os.Stderr
		b, err := c.Output()
		if err != nil {
			return nil, fmt.Errorf("the shaders of %s: %w", modulePath, err)
		}
		files[name] = b
	}
	return files, nil
}

// askShaders writes one of those files. The name of a shader is the id of its source.
const askShaders = `package main

import (
	"fmt"
	"os"

	plain "%[1]s/internal/builtinshader"
	tinted "%[1]s/internal/colormshader"
	"%[1]s/internal/legacyshader"
	"%[1]s/internal/shaderir"
	"%[1]s/internal/shaderir/glsl"
)

func main() {
	switch os.Args[1] {
	case "programs":
		programs()
	case "plain":
		names("builtinshader", plain.ShaderSource)
		fmt.Printf("\nconst ClearShaderSource = %%q\n", name([]byte(plain.ClearShaderSource)))
	case "tinted":
		names("colormshader", tinted.ShaderSource)
	case "versions":
		fmt.Printf("package glsl\n\ntype GLSLVersion int\n\nconst (\n\tGLSLVersionDefault GLSLVersion = %%d\n\tGLSLVersionES300 GLSLVersion = %%d\n)\n", glsl.GLSLVersionDefault, glsl.GLSLVersionES300)
	}
}

func name(source []byte) string {
	p, _ := compile(source)
	return p.SourceID.String()
}

func compile(source []byte) (*shaderir.Program, legacyshader.Unit) {
	p, unit, err := legacyshader.CompileShader(source)
	if err != nil {
		panic(err)
	}
	return p, unit
}

func names[F, A ~int](pkg string, source func(F, A) []byte) {
	fmt.Printf("package %%s\n\n// leanSources are the names of the shaders.\nvar leanSources = [FilterCount][AddressCount]string{\n", pkg)
	for f := range F(plain.FilterCount) {
		fmt.Print("\t{\n")
		for a := range A(plain.AddressCount) {
			fmt.Printf("\t\t%%q,\n", name(source(f, a)))
		}
		fmt.Print("\t},\n")
	}
	fmt.Print("}\n")
}

func programs() {
	fmt.Print("package legacyshader\n\nimport (\n\t\"fmt\"\n\n\t\"%[1]s/internal/shaderir\"\n)\n\n")
	fmt.Print("type Unit int\n\nconst (\n\tTexels Unit = iota\n\tPixels\n)\n\n")
	fmt.Print("func CompileShader(name []byte) (*shaderir.Program, Unit, error) {\n\tswitch string(name) {\n")
	done := map[string]bool{}
	write := func(source []byte) {
		p, unit := compile(source)
		if done[p.SourceID.String()] {
			return
		}
		done[p.SourceID.String()] = true
		vs, fs := glsl.Compile(p, glsl.GLSLVersionES300)
		dwords := 0
		for _, t := range p.Uniforms {
			dwords += t.DwordCount()
		}
		factors := make([]uint32, dwords)
		for i := range factors {
			factors[i] = 1
		}
		p.FilterUniformVariables(factors) // leaves 1 where a uniform is used
		fmt.Printf("\tcase %%q:\n\t\treturn &shaderir.Program{\n", p.SourceID.String())
		fmt.Printf("\t\t\tUniformNames: %%#v,\n\t\t\tUniforms: %%#v,\n\t\t\tTextureCount: %%d,\n", p.UniformNames, p.Uniforms, p.TextureCount)
		fmt.Printf("\t\t\tAttributes: %%#v,\n\t\t\tVaryings: %%#v,\n\t\t\tSourceID: %%#v,\n", p.Attributes, p.Varyings, p.SourceID)
		fmt.Printf("\t\t\tFactors: %%#v,\n\t\t\tVertexText: %%q,\n\t\t\tFragmentText: %%q,\n\t\t}, %%d, nil\n", factors, vs, fs, unit)
	}
	for f := range plain.Filter(plain.FilterCount) {
		for a := range plain.Address(plain.AddressCount) {
			write(plain.ShaderSource(f, a))
			write(tinted.ShaderSource(tinted.Filter(f), tinted.Address(a)))
		}
	}
	write([]byte(plain.ClearShaderSource))
	fmt.Print("\t}\n\treturn nil, 0, fmt.Errorf(\"legacyshader: no translation was made of the shader %%q\", name)\n}\n")
}
`
