package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"pazienza/engine"
)

// TestVariantScenes draws a position of each variant as text.
func TestVariantScenes(t *testing.T) {
	var all []string
	for _, c := range []struct{ game, table string }{
		{double, doubleTable},
		{joker, jokerTable},
		{joker, strings.Replace(strings.Replace(jokerTable, "X1", "X1 5S", 1), "c3: 5S", "j2: X2", 1)},
		{spiderRows, spiderRowsTable},
		{thoughtful, throughTable},
		{open1, throughTable},
		{vegas, throughTable},
	} {
		g := game(t, c.game)
		text := c.table
		if g.Variant.Shown == engine.ShowAll {
			text = strings.NewReplacer("[5S 7H]", "5S 7H", "c2: [x]", "c2: x").Replace(text)
		}
		if strings.Contains(text, "j2: X2") {
			text = strings.Replace(text, "QS X2 TS", "QS", 1)
		}
		all = append(all, sceneText(newRig(t, g, tableOf(t, g, text), phone), g.Variant.ID))
	}
	golden(t, "variants.txt", strings.Join(all, "\n"))
}

// TestJokerGestures takes jokers out of cells, onto columns and foundations, and natural
// cards to the places that jokers hold for them.
func TestJokerGestures(t *testing.T) {
	const inCell = "c1: KH QS\nc2: 9D\nf1: AS 2S\nf2: AH X1 3H\nw: 2H\nj1: X2"
	for _, c := range []struct{ name, table, script, want string }{
		{"from a cell to a column", inCell, "down j1; move c1; wait 400; up", "carry j1-c1"},
		{"from a cell to an empty column", inCell, "down j1; move c3; wait 400; up", "carry j1-c3"},
		{"from a cell to a foundation", inCell, "down j1; move f1; wait 400; up", "carry j1-f1"},
		{"half a card beside a foundation still means it", inCell, "down j1; move f1; move -14,-20; wait 400; up", "carry j1-f1"},
		{"a tap on a cell", inCell, "tap j1", "tap j1 0"},
		{"an empty cell has nothing to send", inCell, "tap j2", ""},
		{"nothing goes to a cell by hand", inCell, "down c2; move j2; wait 400; up", "carry c2-j2"},
		{"put back in its cell", inCell, "down j1; move c3; move j1; wait 400; up", ""},
		{"a natural card to a place that a joker holds", inCell, "down w; move f2; wait 400; up", "carry w-f2"},
		{"a run with a joker in it", jokerTable, "down c1.1; move c5; wait 400; up", "carry c1-c5x3"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := game(t, joker)
			r := newRig(t, g, tableOf(t, g, c.table), phone)
			r.play(c.script)
			if got := strings.Join(r.said, ", "); got != c.want {
				t.Errorf("%s\n got %q\nwant %q", c.script, got, c.want)
			}
			r.now += time.Second
			if r.scene() {
				t.Error("still busy")
			}
			checkRest(t, r)
		})
	}
}

// TestJokerAims rings everything that takes a joker held over the table.
func TestJokerAims(t *testing.T) {
	g := game(t, joker)
	r := newRig(t, g, tableOf(t, g, "c1: KH QC\nc2: 2D AC\nf1: AS..KS\nj1: X2"), phone)
	r.play("down j1; move c4; wait 200")
	var got []string
	for p := range g.Piles() {
		if r.v.marks[0].aims.piles>>p&1 == 1 {
			got = append(got, g.PileName(engine.PileID(p)))
		}
	}
	if want := "c1 c3 c4 c5 c6 c7 f2 f3 f4"; strings.Join(got, " ") != want {
		t.Errorf("ringed %v, want %s", got, want)
	}
}

// TestReplaced sends a joker to its cell as its natural card takes its place: nothing jumps,
// both fly at once, and the card lands below what lies on the joker.
func TestReplaced(t *testing.T) {
	for _, c := range []struct{ name, table, mark string }{
		{"on top", "w: 4S\nf1: AS 2S 3S X1", "f1"},
		{"covered", "w: 4S\nf1: AS 2S 3S X1 5S 6S", "j1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := game(t, joker)
			r := newRig(t, g, tableOf(t, g, c.table), phone)
			before := positions(r)
			m, err := g.ParseMove("w-f1")
			if err != nil {
				t.Fatal(err)
			}
			r.move(m)
			checkNoJump(t, before, positions(r))
			cell, _ := g.Cells()
			if r.state.Len(cell) != 1 {
				t.Fatalf("no joker in its cell:\n%s", g.Text(&r.state))
			}
			r.now += 50 * ms
			r.scene()
			x1, _, _ := engine.ParseCard("X1")
			s4, _, _ := engine.ParseCard("4S")
			at := func(c engine.Card) int {
				return slices.IndexFunc(r.buf, func(s Sprite) bool { return s.ID == FaceSprite(c) })
			}
			if a, b := at(s4), at(x1); a < 0 || b < a {
				t.Errorf("the joker is drawn at %d, its card at %d", b, a)
			}
			s6, _, _ := engine.ParseCard("6S")
			if top := at(s6); top >= 0 && top < at(s4) {
				t.Error("the card flies over what lies on its place")
			}
			r.now = r.v.motion.until
			if r.scene() {
				t.Error("busy at the end")
			}
			checkRest(t, r)
			if last := r.v.marks[0].last; !last.on || g.PileName(last.pile) != c.mark {
				t.Errorf("%+v is marked as moved, want %s", last, c.mark)
			}
			before = positions(r)
			r.back()
			checkNoJump(t, before, positions(r))
			r.now += time.Second
			r.scene()
			checkRest(t, r)
		})
	}
}

// TestReplacedByHand lands a card that was let go over a joker as fast as any other drop.
func TestReplacedByHand(t *testing.T) {
	g := game(t, joker)
	r := newRig(t, g, tableOf(t, g, "w: 4S\nf1: AS 2S 3S X1 5S"), phone)
	r.play("down w; move f1; wait 400; up")
	s4, _, _ := engine.ParseCard("4S")
	if f := r.v.motion.fly[s4]; f.ease != easeOut || f.length > 160*ms {
		t.Errorf("it takes %v", f.length)
	}
}

// TestThrough turns a card that shows through: its veil goes as the card is edge-on.
func TestThrough(t *testing.T) {
	g := game(t, thoughtful)
	r := newRig(t, g, tableOf(t, g, "c1: [9S] 4D\nc2: 5C"), phone)
	m, _ := g.ParseMove("c1-c2")
	r.move(m)
	nine := r.v.pile(0)[0]
	end := r.v.motion.until
	var got []string
	for _, before := range []time.Duration{150, 89, 87, 0} {
		look := ""
		for _, s := range r.v.card(&nine, r.v.motion.pose(&nine, end-before*ms), nil) {
			look += spriteName(s.ID)
		}
		got = append(got, look)
	}
	if want := "9Sveil 9Sveil 9S 9S"; strings.Join(got, " ") != want {
		t.Errorf("got %v, want %s", got, want)
	}
}

// TestThroughIsRead fans what shows through like what lies face up, and lets it be looked at.
func TestThroughIsRead(t *testing.T) {
	g := game(t, thoughtful)
	r := newRig(t, g, tableOf(t, g, throughTable), phone)
	for _, s := range r.v.pile(0)[:3] {
		if s.Strip.H < r.v.layout.Up-1 {
			t.Errorf("%v shows %.1f of %.1f", s.Card, s.Strip.H, r.v.layout.Up)
		}
	}
	r.play("down c1.0; wait 450")
	if want := (Hit{0, 0}); r.v.marks[0].raised != want {
		t.Errorf("a long press raises %v", r.v.marks[0].raised)
	}
	r.play("up")
	if len(r.said) > 0 || r.v.marks[0].raised != noHit {
		t.Errorf("and then says %v", r.said)
	}
}
