//go:build e2e

package e2e

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"
)

// Server is the real program serving the real game. Killing it is how a test
// goes offline: emulation does not reach the requests of a service worker.
type Server struct {
	URL string // with a trailing slash; localhost, which browsers hold to be secure

	t    testing.TB
	addr string
	proc *process
}

// StartServer runs the built program (PAZIENZA_WEB, or bin/web of the
// repository) on a free port until the end of the test. Each test has its own
// port, so its own origin: storage and workers stay apart.
func StartServer(t testing.TB) *Server {
	t.Helper()
	port, err := freePort()
	if err != nil {
		t.Fatal(err)
	}
	addr := "localhost:" + strconv.Itoa(port)
	s := &Server{URL: "http://" + addr + "/", t: t, addr: addr}
	t.Cleanup(s.Kill)
	s.Restart()
	return s
}

// Restart starts the program again after Kill, on the same port.
func (s *Server) Restart() {
	s.t.Helper()
	bin := program()
	if _, err := os.Stat(bin); err != nil {
		s.t.Fatalf("no server to test: %v; run make build", err)
	}
	p, err := spawn(nil, nil, bin, "-addr", s.addr)
	if err != nil {
		s.t.Fatal(err)
	}
	s.proc = p
	for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		if err := ask(s.URL + "healthz"); err == nil {
			return
		} else if time.Now().After(deadline) {
			s.t.Fatalf("the server is not healthy: %v\n%s", err, p.output())
		}
		select {
		case <-p.done:
			s.t.Fatalf("the server ended:\n%s", p.output())
		default:
		}
	}
}

// program is the server that is tested.
func program() string {
	if bin := os.Getenv("PAZIENZA_WEB"); bin != "" {
		return bin
	}
	return filepath.Join("..", "..", "bin", "web")
}

func ask(url string) error {
	r, err := http.Get(url)
	if err != nil {
		return err
	}
	r.Body.Close()
	if r.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", url, r.Status)
	}
	return nil
}

// Kill ends the program at once, if it runs.
func (s *Server) Kill() {
	if s.proc != nil {
		s.proc.kill()
		s.proc = nil
	}
}

// Log returns the last lines the program wrote.
func (s *Server) Log() string {
	if s.proc == nil {
		return ""
	}
	return s.proc.output()
}
