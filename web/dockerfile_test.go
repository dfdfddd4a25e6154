package main

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestDockerfile: no container engine is needed to know what the image does, as
// long as it does only what make does, and make's targets are tested.
func TestDockerfile(t *testing.T) {
	makefile, err := os.ReadFile("../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile("../Dockerfile")
	if err != nil {
		t.Fatal(err)
	}
	got := map[string][]string{}
	for line := range strings.Lines(string(data)) {
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		got[word] = append(got[word], rest)
	}
	for _, run := range got["RUN"] {
		target, ok := strings.CutPrefix(run, "make ")
		if !ok || !regexp.MustCompile(`(?m)^`+regexp.QuoteMeta(target)+`:`).Match(makefile) {
			t.Errorf("RUN %s is not a make target", run)
		}
	}
	stages := got["FROM"]
	if len(stages) < 2 || stages[len(stages)-1] != "scratch" {
		t.Errorf("stages %q do not end from scratch", stages)
	}
	if user := got["USER"]; len(user) != 1 || strings.HasPrefix(user[0], "0") || strings.HasPrefix(user[0], "root") {
		t.Errorf("user %q", user)
	}
	// Server and health check have to speak of one address, whatever it is changed to.
	if health := got["HEALTHCHECK"]; len(health) != 1 || !strings.HasSuffix(health[0], `CMD ["/web", "-healthcheck"]`) {
		t.Errorf("health check %q", health)
	}
	if env := got["ENV"]; len(env) != 1 || env[0] != addrVariable+"=:8080" || got["CMD"] != nil {
		t.Errorf("address %q, command %q", env, got["CMD"])
	}
}

// TestMakefileHelp: every target that is meant for people says what it does.
func TestMakefileHelp(t *testing.T) {
	data, err := os.ReadFile("../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for _, m := range regexp.MustCompile(`(?m)^\.PHONY: (\S+)$`).FindAllStringSubmatch(text, -1) {
		if !regexp.MustCompile(`(?m)^` + m[1] + `:.* ## \S`).MatchString(text) {
			t.Errorf("make %s has no line of help", m[1])
		}
	}
}
