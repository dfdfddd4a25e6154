//go:build e2e && shots

package e2e

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// most is what a picture may weigh.
const most = 256 << 10

// TestScreenshots plays until the table is a good picture and writes that to static/screenshots,
// for the install dialog and the README: make screenshots.
func TestScreenshots(t *testing.T) {
	for _, shot := range []struct {
		name     string
		viewport Viewport
	}{
		{"phone", Viewport{360, 740, 2, true}},
		{"wide", Viewport{1280, 800, 1, false}},
	} {
		t.Run(shot.name, func(t *testing.T) {
			p, won, line := sitDown(t, "it", "klondike-draw3", Options{Viewport: shot.viewport, Lang: "it"})
			p.begin(line, won, 33)
			p.Run("document.activeElement.blur()") // no ring around the stock
			bare := Pt(float64(shot.viewport.Width)/2, float64(shot.viewport.Height)*.7)
			p.Do("touch the cloth", p.hand.Tap(bare)...)
			p.Until("![...document.querySelectorAll('.toast, .notice, .pill')].some(e => e.checkVisibility())")
			p.ready()
			small := smaller(t, p.Picture())
			if len(small) > most {
				t.Errorf("it weighs %d bytes, more than %d", len(small), most)
			}
			if err := os.WriteFile(filepath.Join("..", "..", "static", "screenshots", shot.name+".png"), small, 0o644); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// smaller compresses a picture anew: browsers are in a hurry.
func smaller(t *testing.T, picture []byte) []byte {
	t.Helper()
	m, err := png.Decode(bytes.NewReader(picture))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	e := png.Encoder{CompressionLevel: png.BestCompression}
	if err := e.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
