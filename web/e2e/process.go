//go:build e2e

package e2e

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

// process is a program in a process group of its own: browsers have many
// children, and only the group reaches them all.
type process struct {
	cmd  *exec.Cmd
	done chan struct{} // closed when the program has ended

	mu   sync.Mutex
	tail []string // last lines of its output, for error messages
}

// own puts a command into a group of its own that dies with us.
func own(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

// spawn starts a program; line, if not nil, sees each line of its output.
func spawn(line func(string), env []string, name string, args ...string) (*process, error) {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), env...)
	own(cmd)
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	cmd.Stdout, cmd.Stderr = w, w
	if err := cmd.Start(); err != nil {
		r.Close()
		w.Close()
		return nil, fmt.Errorf("%w (make setup and make setup-browsers install the browsers)", err)
	}
	w.Close()
	p := &process{cmd: cmd, done: make(chan struct{})}
	go p.drain(r, line)
	go func() { cmd.Wait(); close(p.done) }()
	return p, nil
}

func (p *process) drain(r io.ReadCloser, line func(string)) {
	defer r.Close()
	br := bufio.NewReader(r)
	for {
		s, err := br.ReadString('\n')
		s = strings.TrimRight(s, "\n")
		p.mu.Lock()
		if p.tail = append(p.tail, s); len(p.tail) > 40 {
			p.tail = slices.Delete(p.tail, 0, 20)
		}
		p.mu.Unlock()
		if line != nil && s != "" {
			line(s)
		}
		if err != nil {
			return
		}
	}
}

// output returns the last lines the program wrote.
func (p *process) output() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return strings.Join(p.tail, "\n")
}

// kill ends the whole group at once.
func (p *process) kill() {
	syscall.Kill(-p.cmd.Process.Pid, syscall.SIGKILL)
	<-p.done
}

// stop asks the group to end, and kills what does not.
func (p *process) stop() {
	syscall.Kill(-p.cmd.Process.Pid, syscall.SIGTERM)
	select {
	case <-p.done:
	case <-time.After(5 * time.Second):
	}
	p.kill()
}

// startX starts a virtual X screen of that many device pixels: Firefox and
// WebKitGTK have WebGL2 only with a display. It returns the display's name.
func startX(width, height int) (*process, string, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, "", err
	}
	defer r.Close()
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", width, height), "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{w}
	own(cmd)
	err = cmd.Start()
	w.Close()
	if err != nil {
		return nil, "", fmt.Errorf("%w (make setup-browsers installs it)", err)
	}
	p := &process{cmd: cmd, done: make(chan struct{})}
	go func() { cmd.Wait(); close(p.done) }()
	n, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		p.kill()
		return nil, "", errors.New("the X server Xvfb ended without naming its display")
	}
	return p, ":" + strings.TrimSpace(n), nil
}

// groupTime returns the processor time of a group, its ended children included.
func groupTime(group int) (time.Duration, error) {
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		return 0, err
	}
	var sum time.Duration
	for _, f := range stats {
		if s, ok := readStat(f); ok && s.group == group {
			sum += s.time
		}
	}
	return sum, nil
}

type procStat struct {
	group int
	time  time.Duration
}

// readStat reads /proc/PID/stat; a process may end meanwhile. See proc(5) for
// the columns; the kernel counts in hundredths of a second.
func readStat(file string) (s procStat, ok bool) {
	b, err := os.ReadFile(file)
	if err != nil {
		return s, false
	}
	// the name, in brackets, may hold anything
	f := strings.Fields(string(b[bytes.LastIndexByte(b, ')')+1:]))
	if len(f) < 15 {
		return s, false
	}
	s.group, _ = strconv.Atoi(f[2])
	for _, t := range f[11:15] { // utime, stime, and the same of reaped children
		n, _ := strconv.Atoi(t)
		s.time += time.Duration(n) * 10 * time.Millisecond
	}
	return s, true
}

// ownMemory returns the bytes of memory that a process has for itself alone; see proc(5).
func ownMemory(process string) int {
	b, err := os.ReadFile(filepath.Join(process, "status"))
	if err != nil {
		return 0
	}
	_, after, _ := strings.Cut(string(b), "RssAnon:")
	kb, _, _ := strings.Cut(strings.TrimSpace(after), " ")
	n, _ := strconv.Atoi(kb)
	return n << 10
}
