package main

// lean is one module with what is changed in it.
type lean struct {
	path    string
	edits   []edit
	written func(root, path string) (map[string][]byte, error) // files that the unchanged copy is asked for; may be nil
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
			written: shaderFiles,
			edits: append(shaderEdits(),
				edit{"internal/debug/caller.go", "\t\"go/build\"\n", "", "", "go/build parses Go"},
				edit{"internal/debug/caller.go", "pkg, err := build.Default.Import", "filepath.ToSlash(pkg.Dir)", "",
					"there is no source to find in a browser, and then nothing is asked of it"},
				edit{"internal/ui/ui_other.go", "\t\"github.com/hajimehoshi/ebiten/v2/internal/vmguest\"\n", "", "", "a guest of a console's machine: net and gob"},
				edit{"internal/ui/ui_other.go", "\tvmguest.MarkGuest(false)\n", "", "", "the same"},
				edit{"internal/ui/ui_js.go", "\t\"github.com/hajimehoshi/ebiten/v2/internal/gamepad\"\n", "", "", "it asks the browser for gamepads in every frame, and nobody plays with one"},
				edit{"internal/ui/ui_js.go", "\tif err := gamepad.Update(0, nil); err != nil {\n\t\treturn err\n\t}\n", "", "", "the same"},
				edit{"internal/ui/ui_js.go", "t := time.NewTicker(interval)", "", "t := time.NewTicker(time.Hour)",
					"it wakes the program ten times a second for ever, for audio, of which there is none"},
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
				{"pkg/app/route.go", "\t\"regexp\"\n", "", "\t\"strings\"\n", "the one pattern that is asked for is ^/, and regexp weighs a quarter of a megabyte"},
				{"pkg/app/route.go", "regexp.MustCompile(pattern)", "", "beginning(strings.TrimPrefix(pattern, \"^\"))", "the same"},
				{"pkg/app/route.go", "type regexpRoute struct {\n", "*regexp.Regexp\n", "type beginning string\n\nfunc (b beginning) MatchString(path string) bool { return strings.HasPrefix(path, string(b)) }\n\ntype regexpRoute struct {\n\tregexp       beginning\n", "the same"},
				{"pkg/app/crypto.go", "import (\n", "return gcm.Open(nil, nonce, ciphertext, nil)\n}\n",
					"import \"github.com/maxence-charriere/go-app/v10/pkg/errors\"\n\nvar errNoCipher = errors.New(\"no cipher is linked\")\n\n" +
						"func encrypt(string, []byte) ([]byte, error) { return nil, errNoCipher }\n\nfunc decrypt(string, []byte) ([]byte, error) { return nil, errNoCipher }\n",
					"nothing here is kept in go-app's states, and so nothing enciphered"},
				{"pkg/app/context.go", "\t\"github.com/google/uuid\"\n", "", "", "ids of devices and of states that are told to other windows, of which there are none"},
				{"pkg/app/context.go", "uuid.NewString()", "", "strings.Repeat(\"0\", 32)", "the same"},
				{"pkg/app/state.go", "\t\"github.com/google/uuid\"\n", "", "", "the same"},
				{"pkg/app/state.go", "uuid.NewString()", "", "time.Now().String()", "the same"},
				{"pkg/app/app.go", "clientResourceResolver(Getenv(\"GOAPP_STATIC_RESOURCES_URL\"))", "", "func(location string) string { return location }",
					"files under /web/, of which this site has none"},
			},
		},
	}
}
