//go:build e2e

package e2e

import (
	"context"
	"testing"
	"time"
)

// TestIdle leaves the table alone: nothing is drawn and nothing is computed, before the
// first move and while the clock runs.
func TestIdle(t *testing.T) {
	RunAll(t, []Scenario{{"frames", []Ability{Inspect}, func(t *testing.T) {
		p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone, Motion: true, Alone: true})
		c := p.Browser.(*Chromium)
		watch := func(what string) {
			t.Helper()
			p.ready()
			p.controlled()
			// The aim is 1 %, and a third of it on a machine with nothing else to do.
			const enough = .03
			for range 10 { // it comes to rest some time after the last frame
				before := Get[int](p.Page, "pazienza.frames")
				var u Usage
				p.Step("leave it alone", func(ctx context.Context) (err error) {
					u, err = c.Measure(ctx, 2*time.Second)
					return err
				})
				n := Get[int](p.Page, "pazienza.frames") - before
				t.Logf("figure: idle %s: %d frames in 2 s, %v", what, n, u)
				if n == 0 && u.Main <= enough {
					return
				}
			}
			t.Errorf("%s: it never rests", what)
		}
		watch("at the deal")
		p.begin(line, won, 4)
		watch("in mid-game")
	}}})
}

// TestDrag drags a card about on a phone: it stays under the finger, and no frame costs
// more than 50 ms of script.
func TestDrag(t *testing.T) {
	RunAll(t, []Scenario{{"follow", []Ability{Inspect}, func(t *testing.T) {
		p, _, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone, Motion: true, Alone: true})
		c := p.Browser.(*Chromium)
		p.ready()
		r := p.rect(spot(6, line.State().Len(6)-1)) // a jack: enough to see in a picture
		a := Pt(r.X+r.W/2, r.Y+r.W/2)
		const half = 12
		around := func(q Point) [4]int { return [4]int{int(q.X) - half, int(q.Y) - half, 2 * half, 2 * half} }
		at := func(q Point) (x, y, w, h int) { k := around(q); return k[0], k[1], k[2], k[3] }
		face := p.crop(at(a))

		stops := []Point{Pt(180, 480), Pt(60, 600), Pt(300, 420), Pt(200, 560)}
		var tr Trace
		p.Step("drag about", func(ctx context.Context) (err error) {
			tr, err = c.Trace(ctx, func() error {
				if err := c.Do(ctx, Finger.Down(a)...); err != nil {
					return err
				}
				q := a
				for _, s := range stops {
					if err := c.Do(ctx, Finger.Move(q, s, 8)...); err != nil {
						return err
					}
					q = s
				}
				return nil
			})
			return err
		})
		t.Log("figure: drag on a phone: ", tr)
		if tr.Frames < 20 {
			t.Errorf("only %d frames", tr.Frames)
		}
		if tr.MaxScript() > 50*time.Millisecond {
			t.Errorf("a frame takes too long: %v", tr)
		}
		q := stops[len(stops)-1]
		for _, s := range stops[:2] {
			felt := p.crop(at(s)) // nothing is there now
			if d := difference(face, felt); d < 30 {
				t.Fatalf("the card cannot be told from the felt: %.1f", d)
			}
			p.Do("carry it on", Finger.Move(q, s, 5)...)
			q = s
			p.ready()
			if d := difference(face, p.crop(at(s))); d > 20 {
				p.Keep("astray")
				t.Errorf("at %v the picture under the finger differs by %.1f from that of the card", s, d)
			}
		}
		p.Do("let go", Finger.Up()...)
		p.ready()
		p.same(line)
	}}})
}
