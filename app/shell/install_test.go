package shell

import (
	"testing"

	"pazienza/app/words"
)

// Installing is suggested three times, and never after a no.
func TestSuggest(t *testing.T) {
	kept := shelf{}
	for i := range 5 {
		if got := suggest(kept); got != (i < suggestions) {
			t.Errorf("after %d suggestions: %v", i, got)
		}
	}
	if suggest(shelf{suggestKey: "3"}) {
		t.Error("suggested after a no")
	}
	if !suggest(shelf{suggestKey: "three"}) {
		t.Error("a damaged count counts")
	}
}

// Every way to install by hand is told in every language.
func TestInstallSteps(t *testing.T) {
	for _, lang := range words.Languages {
		for _, state := range []string{"ios", "mac", "android", "menu"} {
			if n := len(words.For(lang).InstallSteps.Of(state)); n != 3 {
				t.Errorf("%s: %d steps for %s", lang, n, state)
			}
		}
	}
}
