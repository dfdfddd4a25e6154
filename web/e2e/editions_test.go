//go:build e2e

package e2e

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
)

// editions is a host that shows one version of the site after the other, on one port, and of
// each only its own files. Versions differ in two scripts: one that the page begins with and one
// that comes later, each of which says which version it is of.
type editions struct {
	*Server
	site string // as it was exported
	dirs map[int]string

	mu     sync.Mutex
	now    int               // which is shown; 0 is none
	broken map[string]string // answers in place of files, by their addresses; "" is 404
	spoils map[string]spoil  // and ways to answer with the file itself
	asked  map[string]int    // for those
}

// startEditions shows version 1.
func startEditions(t testing.TB) *editions {
	t.Helper()
	e := &editions{site: filepath.Join(t.TempDir(), "site"), dirs: map[int]string{}}
	exported(t, e.site, "/")
	port, err := freePort()
	if err != nil {
		t.Fatal(err)
	}
	addr := fmt.Sprint("localhost:", port)
	e.Server = &Server{URL: "http://" + addr + "/", addr: addr, t: t}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	host := &http.Server{Handler: e}
	go host.Serve(listener)
	t.Cleanup(func() { host.Close() })
	e.show(t, 1, nil)
	return e
}

// show has the host show a version, with other answers in place of some files: "" is none.
func (e *editions) show(t testing.TB, n int, broken map[string]string) {
	t.Helper()
	if n > 0 && e.dirs[n] == "" {
		e.dirs[n] = e.make(t, n)
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	e.now, e.broken, e.spoils, e.asked = n, broken, nil, map[string]int{}
}

// times is how often one of the other answers was asked for.
func (e *editions) times(address string) int {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.asked[address]
}

func (e *editions) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	e.mu.Lock()
	now := e.now
	other, broken := e.broken[r.URL.Path]
	spoil := e.spoils[r.URL.Path]
	if broken || spoil != nil {
		e.asked[r.URL.Path]++
	}
	e.mu.Unlock()
	w.Header().Set("Cache-Control", "no-cache")
	if strings.HasPrefix(r.URL.Path, "/a/") {
		w.Header().Set("Cache-Control", "max-age=31536000, immutable")
	}
	switch {
	case now == 0:
		panic(http.ErrAbortHandler) // hangs up, as no server does
	case spoil != nil:
		spoil(w, r, filepath.Join(e.dirs[now], filepath.FromSlash(r.URL.Path)))
	case broken && other == "":
		http.NotFound(w, r)
	case broken:
		w.Header().Set("Content-Type", "text/html")
		if strings.HasSuffix(r.URL.Path, ".js") && !strings.HasPrefix(other, "<") {
			w.Header().Set("Content-Type", "text/javascript")
		}
		fmt.Fprint(w, other)
	default:
		http.ServeFile(w, r, filepath.Join(e.dirs[now], filepath.FromSlash(r.URL.Path)))
	}
}

var (
	marked      = map[string]string{"boot": "built", "page": "paged"} // scripts, and what they set
	siteVersion = regexp.MustCompile(`"version":"([0-9a-f]{16})"`)
)

// make writes a version.
func (e *editions) make(t testing.TB, n int) (dir string) {
	t.Helper()
	dir = t.TempDir()
	page, err := os.ReadFile(filepath.Join(e.site, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	renames := []string{siteVersion.FindStringSubmatch(string(page))[1], fmt.Sprintf("%016d", n)}
	for name := range marked {
		renames = append(renames, filepath.Base(found(t, e.site, "js/"+name+".*.js")), e.script(name, n))
	}
	rename := strings.NewReplacer(renames...)
	boot, err := os.ReadFile(filepath.Join(e.site, "a", "js", filepath.Base(found(t, e.site, "js/boot.*.js"))))
	if err != nil {
		t.Fatal(err)
	}
	// Some documents hold it, and their policy names it by its hash.
	stamped := string(boot) + stamp("boot", n)
	hold := strings.NewReplacer("<script>"+string(boot)+"<", "<script>"+stamped+"<", integrity(string(boot)), integrity(stamped))
	err = filepath.WalkDir(e.site, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasSuffix(path, ".br") || strings.HasSuffix(path, ".gz") {
			return err
		}
		rel, _ := filepath.Rel(e.site, path)
		to := filepath.Join(dir, rename.Replace(rel))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		switch filepath.Ext(path) {
		case ".html", ".js", ".webmanifest":
		default:
			return os.Link(path, to)
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		text := hold.Replace(rename.Replace(string(b)))
		for name := range marked {
			if filepath.Base(to) == e.script(name, n) {
				text += stamp(name, n)
			}
		}
		return os.WriteFile(to, []byte(text), 0o644)
	})
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// stamp is what a script of a version says of itself.
func stamp(name string, n int) string { return fmt.Sprintf("\npazienza.%s = %d;\n", marked[name], n) }

// integrity is how a policy names a text.
func integrity(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// script is the file of a script that says which version it is of.
func (e *editions) script(name string, n int) string { return fmt.Sprintf("%s.%012d.js", name, n) }
