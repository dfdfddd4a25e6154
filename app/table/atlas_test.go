package table

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

// TestAtlas packs for many screens: everything a scene can name is there, nothing
// overlaps or leaves the image, and all faces are there, so that the next game may begin
// while its own atlas is still being made.
func TestAtlas(t *testing.T) {
	for _, c := range []struct {
		game    string
		w, h    float64
		dpr     float64
		art     string
		reduced bool
	}{
		{spider1, 360, 740, 3, "large-s01", false},
		{spider2, 360, 740, 2, "large-s01", false},
		{klondike1, 1440, 900, 1, "classic-d13", false},
		{klondike1, 1440, 900, 2, "classic-d13", false},
		{klondike1, 2560, 1440, 2, "classic-d13", false},
		{klondike1, 2560, 1440, 3, "classic-d13", true},
		{klondike1, 320, 568, 1.25, "large-d13", false},
	} {
		t.Run(fmt.Sprintf("%s %vx%v@%v", c.game, c.w, c.h, c.dpr), func(t *testing.T) {
			l := Measure(game(t, c.game), Screen{W: c.w, H: c.h, DPR: c.dpr}, Options{})
			s := Atlas(l, Needs{Back: "back-onde"})
			t.Logf("%d x %d", s.Width, s.Height)
			if s.Width > MaxTexture || s.Height > MaxTexture || (s.Scale < c.dpr) != c.reduced {
				t.Errorf("%d x %d at scale %v", s.Width, s.Height, s.Scale)
			}
			n := 0
			for id, a := range s.Cells {
				if a.W == 0 {
					continue
				}
				if SpriteID(id) < BackSprite {
					n++
				}
				if a.X < gutter || a.Y < gutter || a.X+a.W+gutter > s.Width || a.Y+a.H+gutter > s.Height {
					t.Errorf("%s at %+v leaves the image", spriteName(SpriteID(id)), a)
				}
				ra := Rect{float64(a.X), float64(a.Y), float64(a.W + gutter), float64(a.H + gutter)}
				for jd, b := range s.Cells[:id] {
					rb := Rect{float64(b.X), float64(b.Y), float64(b.W + gutter), float64(b.H + gutter)}
					if b.W > 0 && !ra.Meet(rb).Empty() {
						t.Errorf("%s over %s", spriteName(SpriteID(id)), spriteName(SpriteID(jd)))
					}
				}
			}
			if n != 54 {
				t.Errorf("%d faces, want 54", n)
			}
			text, err := json.Marshal(s)
			if err != nil || !strings.Contains(string(text), c.art) || !strings.Contains(string(text), `"kind":"box"`) {
				t.Errorf("%v: no %s in %.200s", err, c.art, text)
			}
			if !c.reduced { // a card at rest is drawn pixel for pixel
				q := s.Quads(lies(BackSprite, l.Seats[0].Base, 1), c.dpr, nil)[0]
				if w, h := q.DX1-q.DX0, q.DY1-q.DY0; abs(w-(q.SX1-q.SX0)) > 1e-3 || abs(h-(q.SY1-q.SY0)) > 1e-3 {
					t.Errorf("a card is stretched: %+v", q)
				}
				if x := q.DX0; abs(x-float32(int(x+.5))) > 1e-3 {
					t.Errorf("a card is off the pixels: %+v", q)
				}
			}
		})
	}
}

func abs(v float32) float32 { return max(v, -v) }

// TestQuads keeps the corners of a ring and stretches its sides, without a gap.
func TestQuads(t *testing.T) {
	l := Measure(game(t, klondike1), Screen{W: 1440, H: 900, DPR: 2}, Options{})
	s := Atlas(l, Needs{Back: "back-sole"})
	q := s.Quads(lies(GlowSprite, Rect{100, 100, 117, 300}, .5), 2, nil)
	if len(q) != 9 {
		t.Fatalf("%d quads", len(q))
	}
	cut := float32(s.Cells[GlowSprite].Cut)
	if w := q[0].DX1 - q[0].DX0; w != cut || q[0].SX1-q[0].SX0 != cut {
		t.Errorf("corner %v wide, want %v", w, cut)
	}
	for i := range 8 {
		if i%3 < 2 && q[i].DX1 != q[i+1].DX0 || i < 6 && q[i].DY1 != q[i+3].DY0 {
			t.Errorf("a gap after quad %d", i)
		}
	}
	if q := s.Quads(lies(NoSprite, Rect{}, 1), 2, nil); len(q) != 0 {
		t.Error("nothing is drawn as something")
	}
	if q := s.Quads(Sprite{BackSprite, Rect{10, 10, 117, 164}, 1, .5, 0}, 2, nil); q[0].DX1-q[0].DX0 > 125 {
		t.Errorf("a turning card is %v wide", q[0].DX1-q[0].DX0)
	}
}
