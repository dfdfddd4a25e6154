package manual

import (
	"os"
	"strings"
	"testing"
)

// The suits of pages are those of the cards.
func TestSuits(t *testing.T) {
	deck, err := os.ReadFile("../../static/art/deck.json")
	if err != nil {
		t.Fatal(err)
	}
	for i, d := range suitPaths[:4] {
		glyph := `"glyph-` + suitNames[i] + `": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-50 -50 100 100\"><path d=\"` + d + `\"`
		if !strings.Contains(string(deck), glyph) {
			t.Errorf("suit %d is drawn otherwise on cards", i)
		}
	}
}
