//go:build !js

package peer

import (
	"bufio"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestScriptNames finds every state and reason that the scripts name here.
func TestScriptNames(t *testing.T) {
	var all []string
	for _, file := range []string{"peer.js", "codes.js"} {
		text, err := os.ReadFile("../../static/js/" + file)
		if err != nil {
			t.Fatal(err)
		}
		for _, re := range []string{`reason: '([a-z-]+)'`, `(?:end|lose)\('([a-z-]+)'`, `return '([a-z-]+)';`, `\? '(code-[a-z-]+)' : 'code`, `: '(code-[a-z-]+)' }`} {
			for _, m := range regexp.MustCompile(re).FindAllStringSubmatch(string(text), -1) {
				all = append(all, m[1])
			}
		}
		for _, m := range regexp.MustCompile(`\bto\((?:inviter \? '([a-z]+)' : )?'([a-z]+)'`).FindAllStringSubmatch(string(text), -1) {
			for _, s := range m[1:] {
				if s != "" && !slices.Contains(stateNames[:], s) {
					t.Errorf("%s has a state %s", file, s)
				}
			}
		}
	}
	for _, name := range all {
		if !slices.Contains(reasonNames[:], name) {
			t.Errorf("the scripts have a reason %s", name)
		}
	}
	for _, name := range reasonNames[1:] {
		if name != Missing.Error() && !slices.Contains(all, name) {
			t.Errorf("no script has the reason %s", name)
		}
	}
}

// script answers about codes as the page's script reads them, under Node.
type script struct {
	in  io.Writer
	out *bufio.Reader
}

func startScript(t testing.TB) *script {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal("node is missing, under which the page's script is tried: make setup, or install Node 18 or later")
	}
	cmd := exec.Command(node, "../../static/js/codes_ask.mjs")
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		cmd.Wait()
	})
	return &script{in, bufio.NewReader(out)}
}

// ask reads a text as a code; with seal it is the bytes of one, and gets its check sum.
func (s *script) ask(t testing.TB, text string, seal bool) (reason, fault string) {
	t.Helper()
	if seal { // bytes become letters of the same number
		letters := make([]rune, len(text))
		for i := range len(text) {
			letters[i] = rune(text[i])
		}
		text = string(letters)
	}
	line, err := json.Marshal(map[string]any{"text": text, "seal": seal})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.in.Write(append(line, '\n')); err != nil {
		t.Fatal(err)
	}
	answer, err := s.out.ReadBytes('\n')
	if err != nil {
		t.Fatalf("%q: the script has ended: %v", text, err)
	}
	var a struct{ Reason, Fault string }
	if err := json.Unmarshal(answer, &a); err != nil {
		t.Fatalf("%q: %v", answer, err)
	}
	return a.Reason, a.Fault
}

// FuzzCode reads texts as codes, and bytes as those of codes: what is read is written the
// same again, and becomes a description without a line that codes do not make. See
// static/js/codes_ask.mjs.
func FuzzCode(f *testing.F) {
	const chromium = "EGm3Hf_tdgR2Xg0Y6HqnfXKUTZ9lt1GVleiU-ed_qrvM3e7_ABEiM0RVZneImaq7zN3u_wARIjNEVWZ3iJkAP2yaEgtOTXqcVQEjRWeJq5cXJbFg"
	f.Add("", false)
	f.Add(chromium, false)
	f.Add(chromium[:40]+"\r\n"+chromium[40:], false)       // broken by a mail program
	f.Add(chromium[1:], false)                             // cut
	f.Add("https://example.org/it/#peer="+chromium, false) // a whole link
	letters := "\x10\x69\xb7\x1d\xff\xed\x76\x04\x76\x5e\x0d\x18" + strings.Repeat("p", 18) + strings.Repeat("f", 32)
	f.Add(letters+"\x00"+strings.Repeat("n", 16)+"\x97\x17", true)               // an invitation, one name
	f.Add(letters+"\x01\x0a\x00\x00\x01\x97\x17", true)                          // an IPv4 address
	f.Add(letters+"\x02"+"\x20\x01"+strings.Repeat("\x00", 14)+"\x97\x17", true) // an IPv6 address
	f.Add(letters+"\x05\xc0\xa8\x00\x01\x97\x17", true)                          // seen from outside
	f.Add("\x13tag\x08ABCD\x20"+strings.Repeat("p", 16)+strings.Repeat("f", 32)+"\x01\x0a\x00\x00\x01\x97\x17", true)
	f.Add("\x20"+letters[1:], true) // a later version
	s := startScript(f)
	f.Fuzz(func(t *testing.T, text string, seal bool) {
		reason, fault := s.ask(t, text, seal)
		if fault != "" {
			t.Errorf("%q: %s", text, fault)
		}
		if i := slices.Index(reasonNames[:], reason); i < 0 || Reason(i) > CodeNewer {
			t.Errorf("%q is refused with %q", text, reason)
		}
	})
}
