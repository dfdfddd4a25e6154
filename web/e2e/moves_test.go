//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/app/shell"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// recorded reads a won game.
func recorded(t testing.TB, name string) *engine.Line {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", "..", "engine", "testdata", "games", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	r, err := engine.ParseRecord(variants.Catalogue(), string(b))
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return r.Line
}

// sitDown is sit at a deal that a link leads to, in a language, and returns that deal as it
// lies there. It is the quickest start of a scenario.
func sitDown(t testing.TB, lang, name string, o Options) (p *player, won, line *engine.Line) {
	t.Helper()
	won = recorded(t, name)
	p = sit(t, "/"+lang+"/#"+linkTo(won), o)
	return p, won, p.follow(won)
}

// link deals a recorded game from the table, by a link.
func (p *player) link(name string) (won, line *engine.Line) {
	p.T.Helper()
	won = recorded(p.T, name)
	p.Run("location.hash = '" + linkTo(won) + "'")
	return won, p.follow(won)
}

func linkTo(won *engine.Line) string {
	return session.Link{Game: won.Game().Name(), Deal: won.Deal()}.String()
}

// follow waits until a link has been followed.
func (p *player) follow(won *engine.Line) *engine.Line {
	p.T.Helper()
	p.Until(fmt.Sprintf("pazienza.test.game() === '%s' && pazienza.test.deal() === %d && location.hash === ''", won.Game().Name(), won.Deal()))
	p.ready()
	line := engine.NewLine(won.Game(), won.Deal())
	p.same(line)
	return line
}

// deal deals a number as people do: the games page, the game, its rules, the number.
func (p *player) deal(g *engine.Game, number int) *engine.Line {
	p.T.Helper()
	p.setUp(g)
	p.tap("#deal-number")
	return p.number(g, number)
}

// setUp opens the page of a game and chooses what is not chosen there already.
func (p *player) setUp(g *engine.Game) {
	p.T.Helper()
	p.tap("#tool-games")
	p.tap("a[href$=\"" + shell.SetupOf(g).Rest() + "\"]")
	p.Until("document.querySelector('#deal-number')")
	for _, c := range choices(g) {
		radio := `[id="` + c[0] + `-` + c[1] + `"]`
		if Get[bool](p.Page, "document.querySelector('"+radio+"')?.checked ?? true") {
			continue
		}
		p.tap("label:has(" + radio + ")")
		p.Until("document.querySelector('" + radio + "').checked")
	}
}

// choices are the radio buttons that stand for a game, each with the group that it is of.
func choices(g *engine.Game) [][2]string {
	return [][2]string{
		{"setup-suits", g.Variant.ID}, {"setup-rules", g.RuleSet.Key()},
		{"setup-draw", strconv.Itoa(g.Choice.Draw)}, {"setup-passes", strconv.Itoa(g.Choice.Passes)},
	}
}

// dealByKeys is deal without pointing.
func (p *player) dealByKeys(g *engine.Game, number int) *engine.Line {
	p.T.Helper()
	p.Keys("m")
	p.tabTo("a[href$=\"" + shell.SetupOf(g).Rest() + "\"]")
	p.Keys("Enter")
	p.Until("document.activeElement.id === 'page-title' && document.querySelector('#deal-number')")
	for _, c := range choices(g) {
		radio := `[id="` + c[0] + `-` + c[1] + `"]`
		if Get[bool](p.Page, "!document.querySelector('"+radio+"')") {
			continue
		}
		p.tabTo("[name=" + c[0] + "]")
		for range 12 {
			if Get[bool](p.Page, "document.querySelector('"+radio+"').checked") {
				break
			}
			p.Keys("ArrowDown")
		}
		p.Until("document.querySelector('" + radio + "').checked")
	}
	p.tabTo("#deal-number")
	return p.number(g, number)
}

// number types a deal number where the focus is, and deals it.
func (p *player) number(g *engine.Game, number int) *engine.Line {
	p.T.Helper()
	p.Until("document.activeElement.id === 'deal-number'")
	p.Keys(strings.Split(strconv.Itoa(number), "")...)
	p.Keys("Enter")
	p.Until("!document.querySelector('#page')")
	p.ready()
	line := engine.NewLine(g, number)
	p.same(line)
	return line
}

// maker is one way to make a move; the line stands before it.
type maker func(ctx context.Context, line *engine.Line, m engine.Move) error

// drags carries cards from where they lie to where they go, and taps the stock.
func (p *player) drags(ctx context.Context, line *engine.Line, m engine.Move) error {
	g, s := line.Game(), line.State()
	a, err := p.place(ctx, from(g, s, m), line.Moves())
	if err != nil {
		return err
	}
	if m.Kind != engine.Carry {
		return p.Browser.Do(ctx, p.hand.Tap(a)...)
	}
	b, err := p.place(ctx, last(g, s, m.To), line.Moves())
	if err != nil {
		return err
	}
	const steps = 2 // each waits for a frame, which software GL takes its time for; TestDrag has many
	return p.Browser.Do(ctx, p.hand.Drag(a, b, steps, 0)...)
}

// keys goes to the cards with the arrows, picks them up, goes on and puts them down.
func (p *player) keys(ctx context.Context, line *engine.Line, m engine.Move) error {
	g, s := line.Game(), line.State()
	if err := p.walk(ctx, from(g, s, m), line.Moves()); err != nil {
		return err
	}
	if m.Kind != engine.Carry {
		return p.Key(ctx, "Enter")
	}
	if err := p.Key(ctx, " "); err != nil {
		return err
	}
	if err := p.walk(ctx, last(g, s, m.To), line.Moves()); err != nil {
		return err
	}
	return p.Key(ctx, " ")
}

// walk goes to a button with the arrows.
func (p *player) walk(ctx context.Context, button string, moves int) error {
	const far = 40
	for steps := 0; steps < far; {
		var key string
		err := p.Eval(ctx, fmt.Sprintf(`(() => {
			if (pazienza.test.moves() < %d || !pazienza.test.settled()) return 'wait';
			const at = document.activeElement, to = document.querySelector('#twin %s');
			if (!to) return 'wait';
			if (at === to) return 'here';
			if (!at.closest('#twin')) return 'wait'; // the focus follows a card a moment later
			const seat = e => e.closest('.seat'), open = [...document.querySelectorAll('#twin .seat')]
				.filter(s => s.querySelector('button') && (!document.querySelector('.held') || s.querySelector('.held, .target')));
			const i = open.indexOf(seat(at)), j = open.indexOf(seat(to)), n = open.length;
			if (i < 0 || j < 0) return 'wait';
			if (i !== j) return (j - i + n) %% n <= n/2 ? 'ArrowRight' : 'ArrowLeft';
			return at.compareDocumentPosition(to) & 2 ? 'ArrowUp' : 'ArrowDown';
		})()`, moves, button), &key)
		switch {
		case err != nil:
			return err
		case key == "here":
			return nil
		case key == "wait":
			err = sleep(ctx, 20*time.Millisecond)
		default:
			steps++
			err = p.Key(ctx, key)
		}
		if err != nil {
			return fmt.Errorf("on the way to %s: %w", button, err)
		}
	}
	return fmt.Errorf("the keyboard did not come to %s in %d steps", button, far)
}

// solve makes the moves of a won game that are left, and compares the table after each one, until the
// game is won, or finishes by itself where its rule set has that or finish asks for it.
func (p *player) solve(line, won *engine.Line, makes maker, finish func()) {
	p.T.Helper()
	for _, st := range won.Log()[line.Moves():] {
		p.make(line, st.Move, makes)
		can := session.FinishLine(line.Game(), *line.State()) != nil
		if can && line.Game().RuleSet.Auto == engine.AutoByItself {
			break
		}
		p.same(line)
		if can && finish != nil {
			finish()
			break
		}
	}
	p.Until("pazienza.test.won() && !pazienza.test.busy()")
	if l := p.played(); !l.Won() || l.Undos()+l.Hints() > 0 {
		p.T.Errorf("won %v, with %d undos, %d hints", l.Won(), l.Undos(), l.Hints())
	}
	p.Until(shown("#win-new"))
}

// begin makes the first moves of a won game.
func (p *player) begin(line, won *engine.Line, moves int) {
	p.T.Helper()
	for _, st := range won.Log()[line.Moves():moves] {
		p.make(line, st.Move, p.drags)
	}
	p.same(line)
}

// make makes one move and waits until the game has it.
func (p *player) make(line *engine.Line, m engine.Move, makes maker) {
	p.T.Helper()
	p.Step(fmt.Sprintf("move %d, %s", line.Moves()+1, line.Game().MoveText(m)), func(ctx context.Context) error {
		if err := makes(ctx, line, m); err != nil {
			return err
		}
		if _, err := line.Do(engine.Step{Move: m}); err != nil {
			return err
		}
		return Until(ctx, p.Browser, "pazienza.test.moves() >= "+strconv.Itoa(line.Moves()))
	})
}
