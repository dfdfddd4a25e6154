package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// Who has found a hole is told whom to tell, at the root of the host, and only where that is known.
func TestSecurityText(t *testing.T) {
	for _, base := range []string{"/", "/sub/"} {
		c := fakeContent()
		c.contact, c.origin = "mailto:security@example.org", "https://example.org"
		s, err := newSite(fakeBundle(t), base, c)
		if err != nil {
			t.Fatal(err)
		}
		answer, body := ask(t, s, "GET", securityPath)
		if answer.StatusCode != 200 || answer.Header.Get("Content-Type") != "text/plain; charset=utf-8" {
			t.Errorf("%s: %s, %s", base, answer.Status, answer.Header.Get("Content-Type"))
		}
		until := time.Time{}
		for line := range strings.Lines(body) {
			if text, ok := strings.CutPrefix(line, "Expires: "); ok {
				if until, err = time.Parse(time.RFC3339, strings.TrimSpace(text)); err != nil {
					t.Error(err)
				}
			}
		}
		if left := time.Until(until); left < 300*24*time.Hour || left > 365*24*time.Hour {
			t.Errorf("it holds until %v", until)
		}
		for _, line := range []string{"Contact: mailto:security@example.org\n", "Canonical: https://example.org/.well-known/security.txt\n"} {
			if !strings.Contains(body, line) {
				t.Errorf("no %q in\n%s", line, body)
			}
		}
		dir := t.TempDir()
		if err := s.export(dir); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(filepath.Join(dir, filepath.FromSlash(securityPath))); (err == nil) != (base == "/") {
			t.Errorf("exported for %s: %v", base, err)
		}
		silent := fakeSite(t, base)
		if answer, _ := ask(t, silent, "GET", securityPath); answer.StatusCode != 404 {
			t.Errorf("%s without a contact: %s", base, answer.Status)
		}
		c.contact = ""
		if same, err := newSite(fakeBundle(t), base, c); err != nil || same.version != s.version {
			t.Error("the contact makes another version: ", err)
		}
	}
	for contact, good := range map[string]bool{
		"": true, "mailto:a@example.org": true, "https://example.org/security": true, "tel:+1-201-555-0123": true,
		"a@example.org": false, "http://example.org/": false, "javascript:alert(1)": false, "mailto:": false, "https://example.org/\nX: y": false,
	} {
		if err := checkContact(contact); (err == nil) != good {
			t.Errorf("%q: %v", contact, err)
		}
	}
}
