//go:build e2e

package e2e

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"testing"

	"pazienza/engine"
)

// TestControls presses every button that the table has.
func TestControls(t *testing.T) {
	p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Desktop})
	p.begin(line, won, 4)
	do := func(op engine.Op) {
		t.Helper()
		if _, err := line.Do(engine.Step{Op: op}); err != nil {
			t.Fatal(err)
		}
		p.ready()
		p.same(line)
	}

	p.tap("#tool-undo")
	p.Until("pazienza.test.moves() === 3")
	do(engine.OpUndo)
	p.Keys("z")
	p.Until("pazienza.test.moves() === 2")
	do(engine.OpUndo)
	p.tap("#tool-redo")
	p.Until("pazienza.test.moves() === 3")
	do(engine.OpRedo)
	p.Keys("Shift+z")
	p.Until("pazienza.test.moves() === 4")
	do(engine.OpRedo)
	p.tap("#tool-redo") // there is nothing more to redo: it says so
	p.Until("document.querySelector('#toast').textContent.trim() !== ''")

	p.tap("#tool-hint")
	p.Until("document.querySelector('.spot.hint')")
	p.Until("/ to | onto |raw/.test(document.querySelector('#toast').textContent)")
	do(engine.OpHint)
	if l := p.played(); l.Hints() != 1 || l.Undos() != 2 {
		t.Errorf("the record counts %d hints, %d undos", l.Hints(), l.Undos())
	}

	p.tap("#tool-new")
	p.Until("pazienza.test.moves() === 0")
	p.ready()
	p.tap(".toast-action") // back to the one before
	p.Until("pazienza.test.moves() === 4")
	p.same(line)
	p.tap("#tool-new")
	p.Until("pazienza.test.moves() === 0")
	p.ready()
	p.tap("#tool-undo") // takes the new game back too
	p.Until("pazienza.test.moves() === 4")
	p.same(line)

	p.tap("#tool-games")
	p.tap("#restart")
	p.Until("pazienza.test.moves() === 0 && !document.querySelector('#page')")
	p.ready()
	line = engine.NewLine(won.Game(), won.Deal())
	p.same(line)

	p.tap("#tool-games")
	p.tap("a[href$=\"/games/klondike/\"]")
	p.tap("#deal-number")
	p.Keys("0", "Enter")
	p.says("#deal-error", "whole number")
	p.tap("#page-close")
	p.Until("!document.querySelector('#page')")
	p.same(line)

	// a click sends a card to where it belongs; a second one on the deck draws
	ace := from(line.Game(), line.State(), won.Log()[0].Move)
	r := p.rect(ace)
	p.Do("click an ace", Mouse.Tap(Pt(r.X+r.W/2, r.Y+r.W/2))...)
	p.Until("pazienza.test.moves() === 1")
	line.Do(won.Log()[0])
	p.same(line)
	p.Keys("d")
	p.Until("pazienza.test.moves() === 2")
	line.Do(won.Log()[1])
	p.same(line)
}

// TestSettings makes choices and looks at the table: each takes effect at once, and is
// still there after a reload.
func TestSettings(t *testing.T) {
	p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone})
	stock := spot(line.Game().Stock(), -1)
	p.ready()
	was, before := p.rect(stock), p.patch(stock)

	p.choose("back", "onde")
	p.ready()
	if d := difference(before, p.patch(stock)); d < 8 {
		t.Errorf("another back differs by %.1f only", d)
	}
	p.choose("left", "yes")
	p.Until("Math.abs(document.querySelector('" + stock + "').getBoundingClientRect().x - " + js(int(was.X)) + ") > 150")
	p.ready()
	p.inside()
	p.choose("noclock", "yes")
	p.Until("!" + shown("#status-clock"))
	p.choose("table", "cotto")
	p.Until("document.documentElement.classList.contains('cotto')")
	p.same(line)
	p.begin(line, won, 3)
	p.Reload()
	p.ready()
	p.same(line)
	p.Until("!" + shown("#status-clock") + " && document.documentElement.classList.contains('cotto')")
	if now := p.rect(stock); math.Abs(now.X-was.X) < 150 {
		t.Error("after a reload the deck is on the right again")
	}
}

// patch is the picture of what lies at an element.
func (p *player) patch(selector string) image.Image {
	p.T.Helper()
	r := p.rect(selector)
	return p.crop(int(r.X), int(r.Y), int(r.W), int(r.H))
}

// crop is a part of the window at one device pixel per CSS pixel.
func (p *player) crop(x, y, w, h int) image.Image {
	p.T.Helper()
	img, _, err := image.Decode(bytes.NewReader(p.Picture()))
	if err != nil {
		p.T.Fatal(err)
	}
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	for j := range h {
		for i := range w {
			out.Set(i, j, img.At(x+i, y+j))
		}
	}
	return out
}

// difference is how much two pictures of one size differ, on average, of 255.
func difference(a, b image.Image) float64 {
	sum := 0.0
	r := a.Bounds().Intersect(b.Bounds())
	for y := range r.Dy() {
		for x := range r.Dx() {
			p, q := color.GrayModel.Convert(a.At(x, y)).(color.Gray), color.GrayModel.Convert(b.At(x, y)).(color.Gray)
			sum += math.Abs(float64(p.Y) - float64(q.Y))
		}
	}
	return sum / float64(r.Dx()*r.Dy())
}
