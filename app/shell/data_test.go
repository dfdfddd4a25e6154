package shell

import (
	"testing"

	"pazienza/app/session"
)

// TestImport loads a file that is none and one that is: what was said of the first goes, and
// the page takes on the language of the second, unless one was chosen here.
func TestImport(t *testing.T) {
	a, _ := sit(t, "en", "klondike/classico@1/draw3")
	a.Shelf = shelf{}
	file := ""
	a.Desk.Backup(map[string]string{"pazienza.lang": "it"}, func(b session.Backup, err error) {
		if err != nil {
			t.Fatal(err)
		}
		file = b.String()
	})
	if a.load("dear diary"); len(a.notices) != 1 {
		t.Fatalf("a file that is none is told by %v", a.notices)
	}
	if a.load(file); len(a.notices) != 0 || a.at.Lang != "it" || a.Settings.Lang != "it" {
		t.Errorf("notices %v, language %s of the page, %s chosen", a.notices, a.at.Lang, a.Settings.Lang)
	}
	a.choose("pazienza.lang", "es")
	if a.load(file); a.at.Lang != "es" {
		t.Errorf("a language that was chosen gives way to %s", a.at.Lang)
	}
}
