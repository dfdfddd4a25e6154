package main

import (
	"bytes"
	"context"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"
)

// command runs a command line that ends by itself.
func command(t *testing.T, fsys fs.FS, args ...string) (status int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	status = program{bundle: fsys, content: fakeContent, out: &o, err: &e}.run(ctx, args)
	return status, o.String(), e.String()
}

func TestWrongCommands(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	addr := taken.Addr().String()
	for _, test := range []struct {
		args   string
		status int
		want   string
	}{
		{"-nonsense", 2, "-nonsense"},
		{"-addr", 2, "needs an argument"},
		{"serve", 2, `stray argument "serve"`},
		{"-version extra", 2, `stray argument "extra"`},
		{"-log loud", 2, "loud"},
		{"-export=", 2, "needs a folder"},
		{"-base sub", 2, "begin and end with a slash"},
		{"-base //", 2, "not a plain path"},
		{"-base /../", 2, "not a plain path"},
		{"-base /a?b/", 2, "need quoting"},
		{"-addr " + addr, 1, "cannot listen on " + addr + ": address already in use"},
		{"-addr nonsense", 1, "missing port"},
		{"-addr 127.0.0.1:99999", 1, "cannot listen on 127.0.0.1:99999: "},
		{"-healthcheck -addr nonsense", 1, "missing port"},
		{"-healthcheck -addr 127.0.0.1:1", 1, "connection refused"},
	} {
		status, out, errs := command(t, fakeBundle(t), strings.Fields(test.args)...)
		if status != test.status || out != "" || !strings.Contains(errs, test.want) {
			t.Errorf("web %s: status %d, out %q, error %q", test.args, status, out, errs)
		}
		if strings.Count(errs, "\n") != 1 || !strings.HasPrefix(errs, "web: ") {
			t.Errorf("web %s: not one line: %q", test.args, errs)
		}
	}
}

func TestNotBuilt(t *testing.T) {
	fresh := fstest.MapFS{".keep": {}}
	for _, args := range [][]string{nil, {"-export", filepath.Join(t.TempDir(), "x")}} {
		status, _, errs := command(t, fresh, args...)
		if status != 1 || errs != "web: the app is not built in: run \"make build\"\n" {
			t.Errorf("web %s: status %d, %q", args, status, errs)
		}
	}
	if status, out, _ := command(t, fresh, "-version"); status != 0 || !strings.Contains(out, "not built") {
		t.Errorf("-version: status %d, %q", status, out)
	}
	status, _, errs := command(t, without(fakeBundle(t), "app."))
	if status != 1 || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, "app.") {
		t.Errorf("no wasm: status %d, %q", status, errs)
	}
}

func TestVersionAndHelp(t *testing.T) {
	status, out, _ := command(t, fakeBundle(t), "-version")
	if status != 0 || !strings.Contains(out, fakeSite(t, "/").version) {
		t.Errorf("-version: status %d, %q", status, out)
	}
	status, out, errs := command(t, nil, "-help")
	if status != 0 || errs != "" || !strings.Contains(out, "-healthcheck") {
		t.Errorf("-help: status %d, %q, %q", status, out, errs)
	}
}

func TestExportCommand(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "site")
	status, out, errs := command(t, fakeBundle(t), "-export", dir, "-base", "/play/")
	if status != 0 || errs != "" || !strings.Contains(out, dir) {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
	if _, err := os.Stat(filepath.Join(dir, "it", "games", "index.html")); err != nil {
		t.Error(err)
	}
}

// lines is a writer that hands on what is written to it.
type lines struct {
	mu   sync.Mutex
	text strings.Builder
	got  chan string
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.text.Write(p)
	select {
	case l.got <- string(p):
	default:
	}
	return len(p), nil
}

// start serves in the background. stop asks it to end and returns its status.
func start(t *testing.T, args ...string) (url string, stop func() int) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	out := &lines{got: make(chan string, 1)}
	ended := make(chan int, 1)
	go func() {
		ended <- program{bundle: fakeBundle(t), content: fakeContent, out: out, err: io.Discard}.run(ctx, append([]string{"-addr", "127.0.0.1:0"}, args...))
	}()
	stop = func() int {
		cancel()
		select {
		case status := <-ended:
			ended <- status
			return status
		case <-time.After(10 * time.Second):
			t.Fatal("it does not stop")
			return 0
		}
	}
	t.Cleanup(func() { stop() })
	select {
	case line := <-out.got:
		_, url, ok := strings.Cut(strings.TrimSpace(line), " is at ")
		if !ok {
			t.Fatalf("it said %q", line)
		}
		return url, stop
	case <-time.After(10 * time.Second):
		t.Fatal("it does not start")
		return "", nil
	}
}

func TestServe(t *testing.T) {
	url, stop := start(t, "-base", "/sub/")
	answer, err := http.Get(url + "it/")
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != 200 || !strings.HasSuffix(url, "/sub/") {
		t.Errorf("%s: %s", url, answer.Status)
	}
	host := strings.Split(url, "/")[2]
	if status, _, errs := command(t, nil, "-healthcheck", "-addr", host); status != 0 {
		t.Errorf("health of a well server: %s", errs)
	}
	var errs bytes.Buffer
	if status := (program{addr: host, out: io.Discard, err: &errs}).run(t.Context(), []string{"-healthcheck"}); status != 0 {
		t.Errorf("health of the server that the environment names: %s", &errs)
	}
	if status := stop(); status != 0 {
		t.Errorf("stopped with status %d", status)
	}
	if status, _, _ := command(t, nil, "-healthcheck", "-addr", host); status != 1 {
		t.Errorf("health of a stopped server: status %d", status)
	}
}

// TestNoEbitengine: the server must not link the game's window library, which
// would triple it and touch a display.
func TestNoEbitengine(t *testing.T) {
	list, err := exec.Command("go", "list", "-deps", "pazienza/web").Output()
	if err != nil {
		t.Fatal(err)
	}
	for dep := range strings.FieldsSeq(string(list)) {
		if strings.Contains(dep, "ebiten") || strings.Contains(dep, "app/paint") {
			t.Errorf("web links %s", dep)
		}
	}
}
