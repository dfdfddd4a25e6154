package main

// lean is one module with what is changed in it.
type lean struct {
	path    string
	edits   []edit
	shaders []string // packages whose ShaderSource is called now instead of at run time
}

// edit replaces the one place in a file that starts with from and ends with to; an empty to
// means from alone.
type edit struct {
	file     string
	from, to string
	with     string
	why      string
}

// modules lists them.
func modules() []lean {
	return []lean{
		{
			path:    "github.com/hajimehoshi/ebiten/v2",
			shaders: []string{"internal/builtinshader", "internal/colormshader"},
			edits: append(append(shaderEdits("internal/builtinshader/shader.go"), shaderEdits("internal/colormshader/shader.go")...),
				edit{"internal/debug/caller.go", "\t\"go/build\"\n", "", "", "go/build parses Go"},
				edit{"internal/debug/caller.go", "pkg, err := build.Default.Import", "filepath.ToSlash(pkg.Dir)", "",
					"there is no source to find in a browser, and then nothing is asked of it"},
				edit{"internal/ui/ui_other.go", "\t\"github.com/hajimehoshi/ebiten/v2/internal/vmguest\"\n", "", "", "a guest of a console's machine: net and gob"},
				edit{"internal/ui/ui_other.go", "\tvmguest.MarkGuest(false)\n", "", "", "the same"},
				edit{"internal/ui/ui_js.go", "t := time.NewTicker(interval)", "", "t := time.NewTicker(time.Hour)",
					"it wakes the program ten times a second for ever, for audio, of which there is none"},
				edit{"internal/legacyshader/convert.go", "\t\"go/printer\"\n", "", "", "it writes shaders that count in texels anew; those here count in pixels"},
				edit{"internal/legacyshader/convert.go", "if err := printer.Fprint", "return buf.Bytes(), nil",
					"return nil, fmt.Errorf(\"legacyshader: a shader that counts in texels\")", "the same"},
				edit{"internal/graphicscommand/image_js.go", "\t\"archive/zip\"\n", "", "", "pictures to look for mistakes in: zip, png, flate"},
				edit{"internal/graphicscommand/image_js.go", "buf := &bytes.Buffer{}\n\tif err", "return path, nil", "return \"\", nil", "the same"},
				edit{"internal/graphicscommand/image_js.go", "buf := &bytes.Buffer{}\n\tzw", "return zip, nil", "return \"\", nil", "the same"},
				edit{"internal/thread/thread.go", "\t\"log/slog\"\n", "", "", "notes for whoever works on Ebitengine, which nobody reads here"},
				edit{"internal/thread/thread.go", "\t\"fmt\"\n", "", "", "the same"},
				edit{"internal/thread/thread.go", "\n\t\"github.com/hajimehoshi/ebiten/v2/internal/debug\"\n", "", "", "the same"},
				edit{"internal/thread/thread.go", "if !slog.Default()", "\"caller\", caller)\n", "", "the same"},
				edit{"internal/atlas/gpuresources.go", "\t\"log/slog\"\n", "", "", "the same"},
				edit{"internal/atlas/gpuresources.go", "type gpuResourcesStatePhase int\n", "", "type gpuResourcesStatePhase int\n\ntype silent struct{}\n\nfunc (silent) Debug(string, ...any) {}\nfunc (silent) Error(string, ...any) {}\n\nvar slog silent\n", "the same"},
			),
		},
		{
			path: "github.com/maxence-charriere/go-app/v10",
			edits: []edit{
				{"pkg/app/http.go", "package app\n\nimport (", "", "//go:build !wasm\n\npackage app\n\nimport (", "the server: net/http"},
				{"pkg/app/resource.go", "package app\n\nimport (", "", "//go:build !wasm\n\npackage app\n\nimport (", "the server's files"},
				{"pkg/app/wasm.go", "h *Handler", "", "h any", "the server's type, in a function that only panics here"},
				{"pkg/app/app.go", "clientResourceResolver(Getenv(\"GOAPP_STATIC_RESOURCES_URL\"))", "", "func(location string) string { return location }",
					"files under /web/, of which this site has none"},
			},
		},
	}
}

// shaderEdits has a package look its shaders up in the table that is written beside it.
func shaderEdits(file string) []edit {
	const why = "text/template keeps every exported method alive"
	return []edit{
		{file, "import (\n", ")\n", "import \"sync\"\n", why},
		{file, "var tmpl = template.Must(", "`))\n", "", why},
		{file, "var buf bytes.Buffer", "b := buf.Bytes()\n", "b := []byte(leanSources[filter][address])\n", why},
	}
}
