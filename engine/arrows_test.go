//go:build !js

package engine_test

import (
	"encoding/json"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// arrow is what one package of the house may import: others of the house, modules from
// outside, and why no more. "engine/..." means engine and all below it. Of the standard
// library the engine may use pure, and what runs in the browser all but heavy.
type arrow struct {
	from, to, outside, why string
}

const (
	goApp   = "github.com/maxence-charriere/go-app/v10"
	ebiten  = "github.com/hajimehoshi/ebiten/v2"
	brotli  = "github.com/andybalholm/brotli"
	esbuild = "github.com/evanw/esbuild"
)

// arrows point downwards only: what is above may know what is below, never the other way.
var arrows = []arrow{
	{from: "engine", why: "the rules know nothing but cards"},
	{from: "engine/variants", to: "engine", why: "a game is data for the engine"},
	{from: "engine/pair", to: "engine", why: "two players and their messages are texts and values, without a network"},
	{from: "engine/player", to: "engine engine/solve", why: "a player knows the rules, and is told the game"},
	{from: "engine/solve", to: "engine", why: "a search knows the rules by the engine's methods, and no game by name"},
	{from: "engine/daily", to: "engine engine/solve", why: "days become deals; only its test proves them"},
	{from: "engine/enginetest", to: "engine engine/variants", why: "help for tests, linked into no program"},

	{from: "app/session", to: "app/ask engine/...", why: "a game in progress has no screen, browser or clock of its own"},
	{from: "app/match", to: "app/session engine/...", why: "a game of two has no screen, network or clock of its own"},
	{from: "app/words", to: "engine/...", why: "sentences are made from the rules' data"},
	{from: "app/ask", to: "engine/...", why: "questions and answers are values and texts, whoever asks and answers"},
	{from: "app/solver/jobs", to: "app/ask engine/...", why: "it answers about cards, and knows nothing of pages or games in progress"},
	{from: "app/solver", to: "app/solver/jobs app/ask engine/variants", why: "a program of its own: whatever it links is downloaded twice"},
	{from: "app/worker", to: "app/ask engine/...", why: "it carries questions and answers, and does not know who asks"},
	{from: "app/peer", why: "it carries lines, whatever is played over them"},
	{from: "app/storage", to: "app/session", why: "it keeps what session hands it, unread"},
	{from: "app/table", to: "app/session engine/...", why: "geometry and gestures are numbers, without Ebitengine"},
	{from: "app/paint", to: "app/table app/session engine/...", outside: ebiten, why: "the only importer of Ebitengine; it knows no page"},
	{from: "app/shell", to: "app/ask app/match app/peer app/session app/words app/table engine/...", outside: goApp, why: "pages know no canvas; the twin lies over the rectangles of app/table"},
	{from: "app", to: "app/... engine/...", outside: goApp, why: "main wires the rooms together"},

	{from: "static", why: "files, embedded"},
	{from: "web/bundle", why: "the form of the packed files, for who writes and who serves them"},
	{from: "web/lean/fmt", why: "it is what solver.wasm has for fmt"},
	{from: "web/lean", why: "edits copies of modules before they are built"},
	{from: "web/jumps", why: "rewrites what the linker wrote, whatever it does"},
	{from: "web/manual", to: "app/words engine/...", why: "help is texts and tables; only the server links it, so that nobody downloads it to play"},
	{from: "web/pack", to: "web/bundle", outside: brotli + " " + esbuild, why: "packs files, whatever is in them"},
	{from: "web", to: "app/shell app/words static web/bundle web/manual", outside: goApp + " " + brotli, why: "serves pages and files; links no Ebitengine"},
	{from: "web/e2e", to: "engine/... app/ask app/session app/shell app/words", outside: "github.com/chromedp github.com/coder/websocket", why: "plays from outside, in a browser"},
}

// pure is what of the standard library the engine may use: nothing that reads a clock, a
// file or a random source, starts a goroutine, or weighs much in the browser. embed brings
// in data when it is built.
var pure = strings.Fields("cmp container/heap embed errors fmt iter maps math math/bits slices sort strconv strings")

// heavy is what nothing of ours brings into the browser, for its weight.
var heavy = strings.Fields("encoding/gob html/template net/http regexp text/template")

// pkg is what go list tells of a package.
type pkg struct {
	ImportPath, Dir                    string
	Imports, Deps                      []string
	TestImports, XTestImports          []string
	GoFiles, TestGoFiles, XTestGoFiles []string
}

func TestArrows(t *testing.T) {
	met := map[string]bool{}
	for _, goos := range []string{"", "js"} {
		for _, p := range house(t, goos) {
			from := inHouse(p.ImportPath)
			i := slices.IndexFunc(arrows, func(a arrow) bool { return a.from == from })
			if i < 0 {
				t.Errorf("%s has no line in arrows: give it one, with its reason", from)
				continue
			}
			met[from] = true
			for _, to := range p.Imports {
				if why := forbidden(arrows[i], to); why != "" {
					t.Errorf("%s imports %s: %s", from, to, why)
				}
			}
			for _, to := range slices.Concat(p.TestImports, p.XTestImports) {
				// Tests may also use what is made for them, and the catalogue to range over.
				if to != p.ImportPath && under(to, "pazienza") && !anyUnder(inHouse(to), "engine/enginetest engine/variants") {
					if why := forbidden(arrows[i], to); why != "" {
						t.Errorf("a test of %s imports %s: %s", from, to, why)
					}
				}
			}
			if from == "web" && slices.ContainsFunc(p.Deps, func(d string) bool { return under(d, ebiten) }) {
				t.Error("web links Ebitengine: the server must run without it, and without cgo")
			}
		}
	}
	for _, a := range arrows {
		if !met[a.from] {
			t.Errorf("arrows has a line for %s, which is not there", a.from)
		}
	}
}

// forbidden says why an import breaks an arrow, or nothing.
func forbidden(a arrow, to string) string {
	switch engine := under(a.from, "engine"); {
	case under(to, "pazienza"):
		if !anyUnder(inHouse(to), a.to) {
			return a.why
		}
	case strings.Contains(strings.Split(to, "/")[0], "."):
		if !slices.ContainsFunc(strings.Fields(a.outside), func(m string) bool { return under(to, m) }) {
			return "not a module that it may use: " + a.why
		}
	case a.from == "engine/enginetest":
	case engine && !slices.Contains(pure, to):
		return "not of the standard library that the engine may use"
	case under(a.from, "app") && slices.Contains(heavy, to):
		return "too heavy for the browser"
	}
	return ""
}

// anyUnder says whether a path is in a list where "x/..." stands for x and all below it.
func anyUnder(path, list string) bool {
	return slices.ContainsFunc(strings.Fields(list), func(l string) bool {
		root, all := strings.CutSuffix(l, "/...")
		return path == l || all && under(path, root)
	})
}

func under(path, root string) bool { return path == root || strings.HasPrefix(path, root+"/") }

func inHouse(path string) string { return strings.TrimPrefix(path, "pazienza/") }

// house lists our packages as they are built for a system; "" is this one.
func house(t *testing.T, goos string) []pkg {
	t.Helper()
	cmd := exec.Command("go", "list", "-tags", "e2e", "-json=ImportPath,Dir,Imports,Deps,TestImports,XTestImports,GoFiles,TestGoFiles,XTestGoFiles", "./...")
	cmd.Dir = ".."
	cmd.Stderr = os.Stderr
	if goos == "js" {
		cmd.Env = append(cmd.Environ(), "GOOS=js", "GOARCH=wasm")
	}
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var all []pkg
	for d := json.NewDecoder(strings.NewReader(string(out))); d.More(); {
		var p pkg
		if err := d.Decode(&p); err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	return all
}

// TestPackageComments wants one comment a package, here and in the browser: where two files
// have one, build tags tell them apart. A package of tests alone has it in a test.
func TestPackageComments(t *testing.T) {
	for _, goos := range []string{"", "js"} {
		for _, p := range house(t, goos) {
			files := p.GoFiles
			if len(files) == 0 {
				files = slices.Concat(p.TestGoFiles, p.XTestGoFiles)
			}
			var with []string
			for _, f := range files {
				if commented(t, filepath.Join(p.Dir, f)) {
					with = append(with, f)
				}
			}
			if len(files) > 0 && len(with) != 1 {
				t.Errorf("%s (GOOS=%s): package comments in %v, want one", inHouse(p.ImportPath), goos, with)
			}
		}
	}
}

func commented(t *testing.T, file string) bool {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments|parser.PackageClauseOnly)
	if err != nil {
		t.Fatal(err)
	}
	return parsed.Doc != nil && strings.TrimSpace(parsed.Doc.Text()) != ""
}
