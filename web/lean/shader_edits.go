package main

import "path"

// shaderEdits has Ebitengine take its shaders from the table that shaderFiles has made.
func shaderEdits() []edit {
	const (
		kage   = "it translates shaders, which is done"
		fields = "parts of the translation that only its writer reads, with numbers of go/constant"
	)
	edits := []edit{
		{"internal/builtinshader/shader.go", "//ebitengine:shadersource\nconst ClearShaderSource", "\treturn vec4(0)\n}\n`\n", "", "its name is in the table"},
		{"internal/shaderir/program.go", "\t\"go/constant\"\n\t\"go/token\"\n", "", "", fields},
		{"internal/shaderir/program.go", "\tForInit     constant.Value\n\tForEnd      constant.Value\n", "", "", fields},
		{"internal/shaderir/program.go", "\tForDelta    constant.Value\n", "", "", fields},
		{"internal/shaderir/program.go", "\tConst       constant.Value\n", "", "", fields},
		{"internal/shaderir/program.go", "func OpFromToken(", "\treturn 0, false\n}\n", "", kage},
		{"internal/shaderir/program.go", "\tuniformFactors []uint32\n", "", "\tFactors      []uint32 // 1 for each dword of a uniform that is used\n\tVertexText   string\n\tFragmentText string\n", "what was made of it"},
		{"internal/shaderir/program.go", "\tif p.uniformFactors == nil {\n", "range p.uniformFactors {", "\tfor i, factor := range p.Factors {", "which are used was found out"},
		{"internal/graphicsdriver/opengl/shader.go", "\tversion := s.graphics", "glsl.Compile(s.ir, version)\n\t}\n", "\tvssrc, fssrc := s.ir.VertexText, s.ir.FragmentText\n", kage},
		{"internal/graphicsdriver/opengl/shader.go", "\t\"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl\"\n", "internal/shaderprecomp\"\n", "", kage},
	}
	for _, name := range []string{"builtinshader", "colormshader"} {
		file := "internal/" + name + "/shader.go"
		edits = append(edits,
			edit{file, "import (\n", ")\n", "import \"sync\"\n", "text/template, which keeps every exported method alive"},
			edit{file, "var tmpl = template.Must(", "`))\n", "", "the same"},
			edit{file, "var buf bytes.Buffer", "b := buf.Bytes()\n", "b := []byte(leanSources[filter][address])\n", "the same"},
		)
	}
	for _, file := range []string{
		"graphics/shader.go",
		"legacyshader/convert.go", "legacyshader/deprecated.go", "legacyshader/legacyshader.go",
		"shaderir/check.go", "shaderir/glsl/glsl.go", "shaderir/glsl/type.go",
	} {
		clause := "package " + path.Base(path.Dir(file)) + "\n\nimport ("
		edits = append(edits, edit{"internal/" + file, clause, "", "//go:build !wasm\n\n" + clause, kage})
	}
	return edits
}
