//go:build e2e

package e2e

import (
	"net/url"
	"slices"
	"strings"
	"sync"
)

// Kind says where a Problem came from.
type Kind string

// The kinds of problems.
const (
	Console   Kind = "console"   // console.error or a failed console.assert
	Exception Kind = "exception" // uncaught error or unhandled rejection
	Policy    Kind = "policy"    // violation of the Content-Security-Policy
	Network   Kind = "network"   // a request that failed or was answered by an error status
	Worker    Kind = "worker"    // error in a service worker
	Foreign   Kind = "foreign"   // a request to anywhere but the server
)

// Problem is something the browser complained about.
type Problem struct {
	Kind Kind
	Text string
	URL  string // where, if the browser says
}

func (p Problem) String() string {
	s := string(p.Kind) + ": " + p.Text
	if p.URL != "" {
		s += " (" + p.URL + ")"
	}
	return s
}

// problems collects from the goroutines of a driver.
type problems struct {
	mu   sync.Mutex
	list []Problem
	log  []string
}

// note keeps a line of the console. A Go program that dies says so there, in
// plain lines: that is as bad as an exception.
func (ps *problems) note(text string) {
	for _, dying := range []string{"panic: ", "fatal error: "} {
		if strings.HasPrefix(text, dying) {
			ps.add(Problem{Kind: Exception, Text: text})
		}
	}
	ps.mu.Lock()
	defer ps.mu.Unlock()
	if ps.log = append(ps.log, text); len(ps.log) > 200 {
		ps.log = slices.Delete(ps.log, 0, 100)
	}
}

// Log returns the last lines of the console, whatever their level.
func (ps *problems) Log() []string {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	return slices.Clone(ps.log)
}

// requested judges a request that the browser is about to make. All servers of the tests are
// at localhost.
func (ps *problems) requested(address string) {
	u, err := url.Parse(address)
	if err != nil || slices.Contains([]string{"http", "https", "ws", "wss"}, u.Scheme) && u.Hostname() != "localhost" {
		ps.add(Problem{Foreign, "it asks for " + address, address})
	}
}

func (ps *problems) add(p Problem) {
	// every engine words its complaint about the policy itself
	if strings.Contains(strings.ReplaceAll(p.Text, "-", " "), "Content Security Policy") {
		p.Kind = Policy
	}
	ps.mu.Lock()
	defer ps.mu.Unlock()
	ps.list = append(ps.list, p)
}

// Problems returns what was collected so far.
func (ps *problems) Problems() []Problem {
	ps.mu.Lock()
	defer ps.mu.Unlock()
	return slices.Clone(ps.list)
}
