//go:build e2e

package e2e

import (
	"context"
	"strings"
	"testing"
	"time"

	"pazienza/engine"
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

		// Behind another tab not even the clock goes.
		p.Run("window.other = open('/robots.txt')")
		p.Until("document.hidden")
		shows := "pazienza.frames + ' ' + document.querySelector('#status-clock').textContent"
		before := Get[string](p.Page, shows)
		var u Usage
		p.Step("leave it alone, hidden", func(ctx context.Context) (err error) {
			u, err = c.Measure(ctx, 3*time.Second)
			return err
		})
		t.Logf("figure: idle, hidden: %v", u)
		if after := Get[string](p.Page, shows); after != before {
			t.Errorf("hidden it goes on: %s, then %s", before, after)
		}
		p.Run("other.close()")
		p.Until("!document.hidden")
		p.Until("document.querySelector('#status-clock').textContent !== '" + before[strings.Index(before, " ")+1:] + "'")
	}}})
}

// TestDrag drags a card about on a phone: it stays under the finger, and where that is
// measured no frame costs more than 50 ms of script.
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
		if *figures && tr.MaxScript() > 50*time.Millisecond {
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

// TestDragIsLight drags the longest run of a game about on a laptop, and counts what each frame
// costs besides its picture: the page is not touched, and the program asks for little memory,
// which would have to be collected in the middle of a drag.
func TestDragIsLight(t *testing.T) {
	RunAll(t, []Scenario{{"drag", []Ability{Inspect}, func(t *testing.T) {
		p := sit(t, "/en/", Options{Viewport: Desktop, Motion: true, Alone: true})
		c := p.Browser.(*Chromium)
		line, pile, run := longestRun(t, "spider-1")
		p.lay(line)
		r := p.rect(spot(pile, line.State().Len(pile)-run))
		a := Pt(r.X+r.W/2, r.Y+10)
		q := Pt(a.X+40, a.Y+40)
		p.Do("lift it", join(Mouse.Down(a), Mouse.Move(a, q, 4))...)
		p.ready()
		p.Run(`window.touched = []; new MutationObserver(l => touched.push(...l.map(m => m.type + ' ' + (m.target.id || m.target.parentNode?.id || m.target.nodeName)).filter(t => !/status-/.test(t))))
			.observe(document, {subtree: true, childList: true, attributes: true, characterData: true})`)
		type memory struct{ Objects, Bytes, Collections, Heap float64 }
		look := func() (m memory, frames int) {
			return Get[memory](p.Page, "(m => ({Objects: m.objects, Bytes: m.bytes, Collections: m.collections, Heap: m.heap}))(pazienza.test.memory())"), Get[int](p.Page, "pazienza.frames")
		}
		before, f0 := look()
		var tr Trace
		p.Step("drag about", func(ctx context.Context) (err error) {
			tr, err = c.Trace(ctx, func() error {
				for _, s := range []Point{Pt(700, 500), Pt(300, 600), Pt(1000, 400)} {
					if err := c.Do(ctx, Mouse.Move(q, s, 10)...); err != nil {
						return err
					}
					q = s
				}
				return nil
			})
			return err
		})
		after, f1 := look()
		n := float64(f1 - f0)
		t.Logf("figure: drag of %d cards on a laptop: %v; for each of %.0f frames %.0f objects, %.0f bytes; %.0f collections of %.1f MB",
			run, tr, n, (after.Objects-before.Objects)/n, (after.Bytes-before.Bytes)/n, after.Collections-before.Collections, after.Heap/1e6)
		if touched := Get[[]string](p.Page, "window.touched"); len(touched) > 0 {
			t.Errorf("the page is touched %d times: %v", len(touched), touched[:min(len(touched), 9)])
		}
		if n < 20 {
			t.Errorf("only %.0f frames", n)
		}
		if each := (after.Bytes - before.Bytes) / n; each > dragBytes {
			t.Errorf("a frame asks for %.0f bytes, more than %d", each, dragBytes)
		}
		p.Do("let go", Mouse.Up()...)
	}}})
}

// dragBytes is what a frame of a drag may ask for, mostly what the browser's events and calls
// are to Go.
const dragBytes = 4 << 10

// longestRun is a recorded game where the longest run can be lifted.
func longestRun(t *testing.T, name string) (line *engine.Line, pile engine.PileID, n int) {
	t.Helper()
	won := recorded(t, name)
	for moves := range won.Moves() {
		l := prefix(won, moves)
		for c := range l.Game().Columns() {
			if k := l.Game().Liftable(l.State(), engine.PileID(c)); k > n {
				line, pile, n = l, engine.PileID(c), k
			}
		}
	}
	return line, pile, n
}
