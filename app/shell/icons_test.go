package shell

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// Every icon that is drawn is there, and every one that is there is drawn.
func TestIcons(t *testing.T) {
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	text := ""
	for _, f := range files {
		if strings.HasSuffix(f.Name(), ".go") && !strings.HasSuffix(f.Name(), "_test.go") && f.Name() != "icons.go" {
			b, err := os.ReadFile(f.Name())
			if err != nil {
				t.Fatal(err)
			}
			text += string(b)
		}
	}
	for _, m := range regexp.MustCompile(`(?:icon|pageLink)\("([a-z]+)"`).FindAllStringSubmatch(text, -1) {
		if icons[m[1]] == "" {
			t.Errorf("there is no icon %q", m[1])
		}
	}
	for name := range icons {
		if !strings.Contains(text, `"`+name+`"`) {
			t.Errorf("nothing draws the icon %q", name)
		}
	}
}
