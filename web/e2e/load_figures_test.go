//go:build e2e

package e2e

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// TestServerLoad has the server and nginx show the same files in turns, and counts requests a
// second over connections that stay. Without nginx the server is alone.
func TestServerLoad(t *testing.T) {
	rounds, long, clients := 1, 100*time.Millisecond, 8
	if *figures {
		rounds, long, clients = 3, 3*time.Second, 64
	}
	site := filepath.Join(t.TempDir(), "site")
	exported(t, site, "/")
	servers := []struct{ name, addr string }{{"web", StartServer(t).addr}}
	if addr := startNginx(t, site); addr != "" {
		servers = append(servers, struct{ name, addr string }{"nginx", addr})
	}
	for _, path := range []string{"/en/", "/robots.txt", found(t, site, "app.*.wasm")} {
		for round := range rounds {
			rates := map[string]float64{}
			for _, s := range servers {
				l, err := load{s.addr, path, clients}.run(long)
				if err != nil {
					t.Fatal(s.name, " ", path, ": ", err)
				}
				rates[s.name] = l.rate()
				t.Logf("figure: %s %s, %d clients, round %d: %v", s.name, path, clients, round+1, l)
			}
			if rates["nginx"] > 0 {
				t.Logf("figure: %s: %.2f times the requests that nginx answers", path, rates["web"]/rates["nginx"])
			}
		}
	}
}

// TestManyConnections opens connections and keeps them: each is answered, and answered again
// when all are there, and so is somebody who comes then.
func TestManyConnections(t *testing.T) {
	n := 200
	if *figures {
		n = 10_000
	}
	var files syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &files); err != nil {
		t.Fatal(err)
	}
	if need := uint64(n) + 500; files.Max < need {
		t.Fatalf("a process may have %d files open here, and this needs %d: raise it by ulimit -n %d, as root", files.Max, need, need)
	}
	s := StartServer(t)
	proc := "/proc/" + strconv.Itoa(s.proc.cmd.Process.Pid)
	before := ownMemory(proc)
	clients := make([]*client, n)
	each := func(what string, do func(i int) error) {
		t.Helper()
		start := time.Now()
		var all sync.WaitGroup
		next := make(chan int)
		for range 100 {
			all.Go(func() {
				for i := range next {
					if err := do(i); err != nil {
						t.Errorf("%s: connection %d: %v", what, i, err)
					}
				}
			})
		}
		for i := range n {
			next <- i
		}
		close(next)
		all.Wait()
		if t.Failed() {
			t.FailNow()
		}
		t.Logf("figure: %d connections: %s in %v, the server has %.1f MB more, %.1f kB for each", n, what,
			time.Since(start).Round(time.Millisecond), float64(ownMemory(proc)-before)/1e6, float64(ownMemory(proc)-before)/1e3/float64(n))
	}
	defer func() {
		for _, c := range clients {
			if c != nil {
				c.Close()
			}
		}
	}()
	each("open and answered", func(i int) (err error) {
		if clients[i], err = (load{s.addr, "/en/", n}).connect(); err != nil {
			return err
		}
		_, err = clients[i].ask()
		return err
	})
	each("answered again", func(i int) error { _, err := clients[i].ask(); return err })
	if err := ask(s.URL + "it/"); err != nil {
		t.Error("a newcomer: ", err)
	}
}

// exported writes the site for a static host.
func exported(t testing.TB, folder, base string) {
	t.Helper()
	if out, err := exec.Command(program(), "-export", folder, "-base", base).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s; run make build", err, out)
	}
}

// found is the address of an asset of an exported site.
func found(t testing.TB, site, pattern string) string {
	t.Helper()
	list, err := filepath.Glob(filepath.Join(site, "a", pattern))
	if err != nil || len(list) != 1 {
		t.Fatalf("%d files are a/%s: %v", len(list), pattern, err)
	}
	return "/a/" + filepath.Base(list[0])
}

// startNginx has nginx show a folder as well as it can: compressed copies, the headers that
// the export names, files kept open, no log. It returns "" where there is no nginx.
func startNginx(t testing.TB, site string) (addr string) {
	t.Helper()
	bin, err := exec.LookPath("nginx")
	if err != nil {
		if bin, err = exec.LookPath("/usr/sbin/nginx"); err != nil {
			t.Log("left out: there is no nginx here (Debian's nginx-light)")
			return ""
		}
	}
	port, err := freePort()
	if err != nil {
		t.Fatal(err)
	}
	addr = "localhost:" + strconv.Itoa(port)
	dir := t.TempDir()
	b, err := os.ReadFile(filepath.Join(site, "_headers"))
	if err != nil {
		t.Fatal(err)
	}
	headers := ""
	for line := range strings.Lines(string(b)) {
		name, value, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if strings.HasPrefix(line, "/a/") || strings.HasPrefix(line, "/") && headers != "" {
			break
		}
		if ok {
			headers += fmt.Sprintf("add_header %s %q;\n", name, value)
		}
	}
	conf := filepath.Join(dir, "nginx.conf")
	text := `daemon off; pid ` + dir + `/pid; error_log stderr; worker_processes auto; worker_rlimit_nofile 20000;
events { worker_connections 10000; }
http {
	types { text/html html; application/wasm wasm; text/javascript js; text/css css; image/svg+xml svg; image/png png; application/manifest+json webmanifest; text/plain txt; }
	access_log off; sendfile on; tcp_nopush on; gzip_static on; keepalive_requests 1000000000; open_file_cache max=1000; server_tokens off;
	client_body_temp_path ` + dir + `/b; proxy_temp_path ` + dir + `/p; fastcgi_temp_path ` + dir + `/f; uwsgi_temp_path ` + dir + `/u; scgi_temp_path ` + dir + `/s;
	server { listen localhost:` + strconv.Itoa(port) + `; root ` + site + `; ` + headers + `}
}
`
	if err := os.WriteFile(conf, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	p, err := spawn(nil, nil, bin, "-p", dir, "-c", conf, "-e", "stderr", "-g", "user root;") // who may read a test's folder
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.kill)
	for range 500 {
		if r, err := http.Get("http://" + addr + "/robots.txt"); err == nil {
			r.Body.Close()
			if r.StatusCode != http.StatusOK {
				t.Fatalf("nginx answers %s\n%s", r.Status, p.output())
			}
			return addr
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Fatalf("nginx does not answer:\n%s", p.output())
	return ""
}
