package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"
	"testing/fstest"
)

func TestEdit(t *testing.T) {
	const text = "a\nb(\nc\n)\nd\n"
	tests := []struct {
		name string
		edit edit
		want string // "" means refused
	}{
		{"one text", edit{from: "a\n", with: "x\n"}, "x\nb(\nc\n)\nd\n"},
		{"from here to there", edit{from: "b(", to: ")\n", with: "e\n"}, "a\ne\nd\n"},
		{"no such place", edit{from: "z"}, ""},
		{"two such places", edit{from: "\n"}, ""},
		{"no end", edit{from: "b(", to: "z"}, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := tt.edit.in(text)
			if (err != nil) != (tt.want == "") || got != tt.want {
				t.Errorf("%q, %v; want %q", got, err, tt.want)
			}
		})
	}
}

// TestEditsFitTheModules makes every edit in the versions that go.mod pins: a new version
// that an edit no longer fits fails here, and not in a build.
func TestEditsFitTheModules(t *testing.T) {
	for _, l := range modules() {
		m, err := find(l.path)
		if err != nil {
			t.Fatal(err)
		}
		text := map[string]string{}
		for _, e := range l.edits {
			if _, ok := text[e.file]; !ok {
				b, err := os.ReadFile(m.Dir + "/" + e.file)
				if err != nil {
					t.Fatal(err)
				}
				text[e.file] = string(b)
			}
			if text[e.file], err = e.in(text[e.file]); err != nil {
				t.Error(err)
			}
		}
		for file, s := range text {
			if strings.Contains(s, "text/template") {
				t.Errorf("%s still imports text/template", file)
			}
		}
	}
}

func TestCopyLeavesTestsOut(t *testing.T) {
	to := t.TempDir()
	from := sources{fstest.MapFS{
		"a.go": {Data: []byte("package a"), Mode: 0o444}, "a_test.go": {}, "examples/x/main.go": {}, ".github/x": {}, "b/examples/y.go": {},
	}}
	if err := os.CopyFS(to+"/m", from); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"a.go": true, "a_test.go": false, "examples": false, ".github": false, "b/examples/y.go": true} {
		info, err := os.Stat(to + "/m/" + name)
		if (err == nil) != want {
			t.Errorf("%s copied: %v, want %v", name, err == nil, want)
		}
		if err == nil && info.Mode()&0o200 == 0 {
			t.Errorf("%s cannot be written", name)
		}
	}
}

// TestReplace has the go command read the line for a folder that needs quoting.
func TestReplace(t *testing.T) {
	const dir = `/a folder/"x"/lean-v1`
	name := t.TempDir() + "/go.mod"
	if err := os.WriteFile(name, []byte("module m\n"+replace("example.org/x/v2", dir)), 0o644); err != nil {
		t.Fatal(err)
	}
	b, err := exec.Command("go", "mod", "edit", "-json", name).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, b)
	}
	var mod struct {
		Replace []struct{ Old, New struct{ Path string } }
	}
	if err := json.Unmarshal(b, &mod); err != nil {
		t.Fatal(err)
	}
	if len(mod.Replace) != 1 || mod.Replace[0].Old.Path != "example.org/x/v2" || mod.Replace[0].New.Path != dir {
		t.Errorf("read as %+v", mod.Replace)
	}
}

// TestKeptCopies makes a copy three times: anew, not again, and anew when it is of another recipe.
func TestKeptCopies(t *testing.T) {
	from, to := t.TempDir(), t.TempDir()+"/copy"
	if err := os.WriteFile(from+"/a.go", []byte("package a\n"), 0o444); err != nil {
		t.Fatal(err)
	}
	l := lean{path: "example.org/a", edits: []edit{{file: "a.go", from: "package a", with: "package b"}}}
	marks := func(want string) {
		t.Helper()
		if err := l.make(from, to); err != nil {
			t.Fatal(err)
		}
		if b, _ := os.ReadFile(to + "/a.go"); string(b) != want {
			t.Errorf("%q, want %q", b, want)
		}
		if err := os.WriteFile(to+"/a.go", []byte("mark"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	marks("package b\n")
	marks("mark")
	if err := os.WriteFile(to+"/lean.recipe", []byte("older"), 0o644); err != nil {
		t.Fatal(err)
	}
	marks("package b\n")
}
