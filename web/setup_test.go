package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// machine is a folder of commands, the only ones that a script run on it finds.
type machine string

// newMachine has what every system has, and commands that do what is given.
func newMachine(t *testing.T, commands map[string]string) machine {
	t.Helper()
	m := machine(t.TempDir())
	for _, name := range []string{"bash", "env", "find", "chmod"} {
		path, err := exec.LookPath(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(path, filepath.Join(string(m), name)); err != nil {
			t.Fatal(err)
		}
	}
	for name, does := range commands {
		if err := os.WriteFile(filepath.Join(string(m), name), []byte("#!"+filepath.Join(string(m), "bash")+"\n"+does+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// setup runs .ci/setup on the machine.
func (m machine) setup(what ...string) (string, error) {
	c := exec.Command(filepath.Join(string(m), "bash"), append([]string{"../.ci/setup"}, what...)...)
	c.Env = []string{"PATH=" + string(m), "M=" + string(m)}
	out, err := c.CombinedOutput()
	return string(out), err
}

func TestSetup(t *testing.T) {
	// What apt-get and apt-cache do where only the packages of that pattern can be had, and
	// each puts a command of its name there.
	apt := func(pattern string) map[string]string {
		return map[string]string{
			"sudo":      `"$@"`,
			"apt-cache": `case $2 in ` + pattern + `) echo "  Candidate: 1" ;; *) echo "  Candidate: (none)" ;; esac`,
			"apt-get": `for p in "$@"; do case $p in ` + pattern + `) echo "#!$M/bash" >"$M/$p"; chmod +x "$M/$p"; ln=${p/nodejs/node}; ` +
				`[[ $ln == "$p" ]] || { echo "#!$M/bash" >"$M/$ln"; chmod +x "$M/$ln"; } ;; esac; done`,
		}
	}
	with := func(commands map[string]string, name, does string) map[string]string {
		commands[name] = does
		return commands
	}
	for _, test := range []struct {
		name     string
		commands map[string]string
		want     string // in what it says
		good     bool
	}{
		{"all there", map[string]string{"google-chrome": "", "node": "", "npm": ""}, "", true},
		{"Debian", apt("chromium|nodejs|npm"), "installing chromium nodejs npm\n", true},
		{"a package that brings the other name", apt("chromium-browser|nodejs|npm"), "installing chromium-browser nodejs npm\n", true},
		{"a browser that is only a word", with(apt("chromium-browser|nodejs|npm"), "chromium", "exit 1"), "installing chromium-browser nodejs npm\n", true},
		{"no such packages", apt("nodejs|npm"), "- Chromium or Chrome, as chromium,", false},
		{"an old node that apt has no better of", with(apt("chromium"), "node", "exit 1"), "- Node 18 or later, as node, and npm\n", false},
		{"another system", nil, "neither Debian nor Ubuntu", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			out, err := newMachine(t, test.commands).setup("chromium", "node")
			if (err == nil) != test.good || !strings.Contains(out, test.want) || test.want == "" && out != "" {
				t.Errorf("%v: %s", err, out)
			}
		})
	}
}
