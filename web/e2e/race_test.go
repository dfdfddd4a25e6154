//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/pair"
)

// table waits until a player's table of a race is the one of a line.
func (p *player) table(player int, line *engine.Line) {
	p.T.Helper()
	text := strings.TrimSuffix(line.Game().Text(line.State()), "\n")
	p.Until(fmt.Sprintf("pazienza.test.duel().trimEnd().split('\\n\\n')[%d] === %s", player, strconv.Quote(text)))
}

// byKeys makes a move with arrows and the space bar at the table that the keyboard has.
func (p *player) byKeys(line *engine.Line, m engine.Move) {
	p.T.Helper()
	p.Step(line.Game().MoveText(m)+" by keys", func(ctx context.Context) error {
		g, s := line.Game(), line.State()
		if err := p.walk(ctx, from(g, s, m), 0); err != nil {
			return err
		}
		if m.Kind != engine.Carry {
			return p.Key(ctx, "Enter")
		}
		if err := p.Key(ctx, " "); err != nil {
			return err
		}
		if err := p.walk(ctx, last(g, s, m.To), 0); err != nil {
			return err
		}
		return p.Key(ctx, " ")
	})
}

// finishes is after how many moves a game can finish by itself.
func finishes(won *engine.Line) int {
	line := engine.NewLine(won.Game(), won.Deal())
	for i, st := range won.Log() {
		if _, err := line.Do(st); err != nil || session.FinishLine(line.Game(), *line.State()) != nil {
			return i + 1
		}
	}
	return won.Moves()
}

// TestRaceWon goes on with a race against the computer, which somebody has left near the end,
// and plays it by keys until it finishes by itself and all cards are home: it is won, shown to
// the last card, told to others, and counted.
func TestRaceWon(t *testing.T) {
	won := recorded(t, "klondike-draw3")
	g, line := won.Game(), engine.NewLine(won.Game(), won.Deal())
	m := pair.New(g, won.Deal(), 0)
	do := func(st engine.Step) {
		t.Helper()
		if _, err := line.Do(st); err != nil {
			t.Fatal(err)
		}
	}
	const few = 10 // moves before it finishes by itself
	for i, st := range won.Log()[:finishes(won)-few] {
		st.At = 10 * i
		if _, err := m.Do(st); err != nil {
			t.Fatal(err)
		}
		do(st)
	}
	head := strings.NewReplacer("here here", "here computer-0", "deal 1\n", "deal "+js(won.Deal())+"\n").Replace(besideHead)
	p := sit(t, "/en/", Options{Viewport: Viewport{800, 500, 1, false}})
	p.atMatch(head+m.Text(), "computer 0 race")
	p.table(0, line)
	p.tabTo("#twin .spot")
	for i, st := range won.Log()[line.Moves():finishes(won)] {
		p.byKeys(line, st.Move)
		do(st)
		if i < few-1 {
			p.table(0, line)
		}
	}
	p.Until("document.querySelector('#match-again')")
	p.says("#page-title", "You win!")
	p.says(".sheet-result", "All cards are home.")
	p.table(0, won)
	p.postcard("pazienza-" + js(won.Deal()) + ".png")
	p.Until("/^I won! · Race · .* · Me: 52 cards home · Lia: [0-9] cards home/.test(document.querySelector('img.postcard').alt)")
	p.tap("#page-close")
	p.tap("#match-leave")
	p.visit("/en/stats/")
	p.says(".page-stats", "Lia, Race")
	p.says(".page-stats", "won 1, lost 0")
}

// TestMouseAndKeys has two race at one screen, across from each other: one carries a card with
// the mouse while the other, whose table is turned, plays by keys. Arrows go where that one sees
// them go, and neither disturbs the other.
func TestMouseAndKeys(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Viewport{820, 1180, 1, false}})
	g := p.beside(raced, "here 0 race facing")
	tables := [2]*engine.Line{engine.NewLine(g, 1), engine.NewLine(g, 1)}
	var carry engine.Move
	for _, mv := range g.Legal(tables[0].State(), nil) {
		if mv.Kind == engine.Carry && g.Pile(mv.To).Kind == engine.Column {
			carry = mv
		}
	}
	if carry.Kind != engine.Carry {
		t.Fatal("no card can be carried")
	}
	a, b := p.card(carry.From), p.card(carry.To)
	p.tabTo("#twin .spot")
	p.Keys("t")
	p.Until("document.activeElement.closest('#twin') && document.activeElement.getBoundingClientRect().bottom < innerHeight/2 && pazienza.test.settled()")

	x := "(r => Math.round(r.x + r.width/2))(document.activeElement.getBoundingClientRect())"
	p.Step("to the first column", func(ctx context.Context) error { return p.walk(ctx, spot(0, 0), 0) })
	at := Get[int](p.Page, x)
	for range 3 {
		p.Keys("ArrowRight")
		p.Until("pazienza.test.settled() && " + x + " < " + js(at)) // the window's left is the player's right
		at = Get[int](p.Page, x)
	}

	half := Pt((a.X+b.X)/2, (a.Y+b.Y)/2)
	p.Do("the mouse picks a card up", join(Mouse.Down(a), Mouse.Move(a, half, 8))...)
	p.byKeys(tables[1], carry)
	if _, err := tables[1].Do(engine.Step{Move: carry}); err != nil {
		t.Fatal(err)
	}
	p.table(1, tables[1])
	p.table(0, tables[0])
	p.Do("and lays it down", join(Mouse.Move(half, b, 8), Mouse.Up())...)
	if _, err := tables[0].Do(engine.Step{Move: carry}); err != nil {
		t.Fatal(err)
	}
	p.table(0, tables[0])
	p.table(1, tables[1])

	p.Keys("d") // the keyboard is at the far table still
	if _, err := tables[1].Do(engine.Step{Move: engine.Move{Kind: engine.Draw}}); err != nil {
		t.Fatal(err)
	}
	p.table(1, tables[1])
	p.table(0, tables[0])
}
