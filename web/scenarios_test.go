package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestScenarios runs .ci/scenarios over a command that fails as the text of a file says: a
// line for each time it is run, the scenarios that fail in it.
func TestScenarios(t *testing.T) {
	const play = `
echo "$@" >>"$0.asked"
n=$(wc -l <"$0.asked")
fails=$(sed -n "${n}p" "$0.fails")
for f in $fails; do echo "--- FAIL: $f (1.0s)"; done
[[ -z $fails ]]
`
	for _, test := range []struct {
		name  string
		fails string
		asked string
		says  string
		good  bool
	}{
		{"all pass", "", "-run ^Test", "", true},
		{"one fails once", "TestA\n", "-run ^Test\n-run ^(TestA)$", "unsteady, failed once and passed alone: TestA\n", true},
		{"two fail once", "TestB TestA\n", "-run ^Test\n-run ^(TestA|TestB)$", "passed alone: TestA TestB\n", true},
		{"one fails twice", "TestA\nTestA\n", "-run ^Test\n-run ^(TestA)$", "failed twice:\n--- FAIL: TestA", false},
		{"too many fail", "TestA TestB TestC TestD\n", "-run ^Test", "failed:\n--- FAIL: TestA", false},
		{"something else goes wrong", "a-panic\n", "-run ^Test", "failed:\n", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			command := filepath.Join(t.TempDir(), "play")
			for name, text := range map[string]string{command: play, command + ".fails": test.fails} {
				if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			out, err := exec.Command("bash", "../.ci/scenarios", command+".log", "^Test", "bash", command).CombinedOutput()
			if (err == nil) != test.good || !strings.Contains(string(out), test.says) {
				t.Errorf("%v: %s", err, out)
			}
			asked, err := os.ReadFile(command + ".asked")
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.TrimSpace(string(asked)); got != test.asked {
				t.Errorf("asked for %q, want %q", got, test.asked)
			}
		})
	}
}
