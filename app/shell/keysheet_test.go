package shell

import (
	"slices"
	"strings"
	"testing"

	"pazienza/app/words"
)

// Every key that the sheet names does something at the table, and every letter that does is
// on the sheet.
func TestKeySheet(t *testing.T) {
	a, _ := sit(t, "en", "thoughtful-klondike/free@1/draw3")
	var named []string
	for _, l := range a.keyLines(words.For("en")) {
		for _, k := range l.keys {
			named = append(named, k)
			parts := strings.Fields(k)
			key := Key{Name: parts[len(parts)-1], Ctrl: slices.Contains(parts, "Ctrl"), Shift: slices.Contains(parts, "Shift")}
			if len([]rune(key.Name)) > 1 || strings.Contains("←→↑↓", key.Name) {
				continue // the twin's own, see TestKeyboard
			}
			if order, _, ok := letter(key); !ok || order == NoOrder {
				t.Errorf("%s does nothing", k)
			}
		}
	}
	for c := ' '; c <= '~'; c++ {
		if c >= 'A' && c <= 'Z' {
			continue
		}
		if _, _, ok := letter(Key{Name: string(c)}); ok && c != 'z' && !slices.Contains(named, strings.ToUpper(string(c))) {
			t.Errorf("%c is not on the sheet", c)
		}
	}
}

// The words that tell of the keys, at the table and in the manual, name every letter that the
// sheet has, and no other.
func TestAllKeys(t *testing.T) {
	for _, game := range []string{"klondike/classico@1/draw1", "thoughtful-klondike/free@1/draw3", "spider-1/spider-charged@1"} {
		a, _ := sit(t, "en", game)
		for _, lang := range words.Languages {
			w := words.For(lang)
			var named, listed []string
			for _, word := range strings.FieldsFunc(a.keysAre(w), func(r rune) bool { return r == ' ' || r == ',' || r == '.' }) {
				if len(word) == 1 && word >= "A" && word <= "Z" {
					named = append(named, word)
				}
			}
			for _, l := range a.keyLines(w) {
				if l.letter && l.keys[0] != "?" {
					listed = append(listed, l.keys[0])
				}
			}
			slices.Sort(named)
			slices.Sort(listed)
			if !slices.Equal(named, listed) {
				t.Errorf("%s of %s: told of %v, the sheet has %v", lang, game, named, listed)
			}
		}
	}
}

// With the letters switched off the sheet names only what still works.
func TestKeySheetWithoutLetters(t *testing.T) {
	a, _ := sit(t, "en", "spider-1/spider-charged@1")
	a.openSheet(sheetKeys)
	contains(t, a.html(Where{Lang: "en"}), "<kbd>H</kbd>", "Deal a row", "<kbd>Ctrl Z</kbd>")
	a.Settings.NoLetters = true
	page := a.html(Where{Lang: "en"})
	contains(t, page, "<kbd>Ctrl Z</kbd>", "switched off")
	if strings.Contains(page, "<kbd>H</kbd>") {
		t.Error("H is named though it does nothing")
	}
}
