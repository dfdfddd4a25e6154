// Command lean makes copies of Ebitengine and go-app that link into a smaller app.wasm, and
// a go.mod that uses them: make wasm builds with it, make wasm-stock without.
//
// What the bytes are, of an app.wasm of 22 MB that becomes one of 11:
//
//   - A Go program that can call a method by a name known only at run time keeps every exported
//     method of every type, and text/template does: Ebitengine writes its shaders with it.
//   - Ebitengine translates those shaders from a language of its own at every start, with
//     go/parser, go/constant and math/big. They are fixed, so it is done here (shaders.go).
//   - It finds a caller's line in debug builds with go/build, has a guest mode for consoles with
//     net and gob, and pictures to look for mistakes in with zip.
//   - go-app links net/http for its server, regexp for the one pattern ^/, and AES and four
//     hashes for states that are kept and told to other windows, of which there are none here.
//
// None of it can be of use in a browser. Nothing of theirs is kept in this repository: the
// copies are made at build time from the modules that go.mod pins. Each edit (edits.go,
// shader_edits.go) names the text it expects once and fails when it is not there, so a new
// version of a module is looked at before it is used. make wasm fails when one of those
// packages is linked again.
//
// solver.wasm has neither of them. For it there is an overlay (overlay.go) that puts a small
// package in the place of fmt.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	out := flag.String("o", "bin/lean", "folder for the copies and their go.mod")
	flag.Parse()
	if err := run(*out); err != nil {
		fmt.Fprintln(os.Stderr, "lean:", err)
		os.Exit(1)
	}
}

// module is what the go command tells of one.
type module struct{ Path, Version, Dir string }

func run(out string) error {
	out, err := filepath.Abs(out)
	if err != nil {
		return err
	}
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	text := string(mod)
	for _, e := range modules() {
		m, err := find(e.path)
		if err != nil {
			return err
		}
		dir := filepath.Join(out, filepath.Base(strings.TrimSuffix(e.path, "/v2"))+"-"+m.Version)
		if err := e.make(m.Dir, dir); err != nil {
			return fmt.Errorf("%s %s: %w", m.Path, m.Version, err)
		}
		text += replace(m.Path, dir)
	}
	if err := os.WriteFile(filepath.Join(out, "go.sum"), sum, 0o644); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(out, "go.mod"), []byte(text), 0o644); err != nil {
		return err
	}
	return overlay(out)
}

// replace is the line of a go.mod that uses the copy in dir, whose name may hold spaces.
func replace(path, dir string) string { return fmt.Sprintf("\nreplace %s => %q\n", path, dir) }

// find asks the go command where a module's source is, downloading it if need be.
func find(path string) (module, error) {
	if err := command(".", "go", "mod", "download", path); err != nil {
		return module{}, err
	}
	b, err := exec.Command("go", "list", "-m", "-json", path).Output()
	if err != nil {
		return module{}, fmt.Errorf("go list -m %s: %w", path, err)
	}
	var m module
	if err := json.Unmarshal(b, &m); err != nil {
		return module{}, err
	}
	return m, nil
}

// command runs a program and shows what it says when it fails.
func command(dir, name string, args ...string) error {
	c := exec.Command(name, args...)
	c.Dir = dir
	if b, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, b)
	}
	return nil
}
