//go:build e2e

package e2e

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"pazienza/app/words"
	"pazienza/engine"
)

// TestReader wins by what a screen reader is told, and by nothing else: a whole Klondike in
// Italian, with the tools on the way, and the end of a Spider in Spanish. After every move the
// tree tells of the table as it is, and the move is said.
func TestReader(t *testing.T) {
	RunAll(t, []Scenario{{"wins", []Ability{Inspect}, func(t *testing.T) {
		p, won, line := sitDown(t, "it", "klondike-draw3", Options{Viewport: Phone})
		r := &reader{p, words.For("it")}
		tree := r.hears(line, r.w.Dealt(r.w.Title(won.Game()), r.w.ID(won.Deal())))
		for _, st := range won.Log()[:2] {
			tree = r.move(tree, line, st.Move)
		}
		r.tools(tree, line)
		r.wins(line, won)

		p.choose("lang", "es")
		r.w = words.For("es")
		won, line = p.late("spider-1")
		r.wins(line, won)
	}}})
}

// tools undoes, redoes, asks for a hint, takes a new game, and goes back to the one before.
func (r *reader) tools(tree []AXNode, line *engine.Line) {
	r.T.Helper()
	g := line.Game()
	do := func(op engine.Op) {
		r.T.Helper()
		if _, err := line.Do(engine.Step{Op: op}); err != nil {
			r.T.Fatal(err)
		}
	}
	last, _ := line.Last()
	r.press(tree, r.w.Undo)
	do(engine.OpUndo)
	tree = r.hears(line, r.w.Undone(r.w.Move(g, line.State(), last)))
	r.press(tree, r.w.Redo)
	before := *line.State()
	do(engine.OpRedo)
	tree = r.hears(line, r.w.Redone(r.w.Move(g, &before, last)))

	r.press(tree, r.w.Hint)
	do(engine.OpHint)
	var advice []string
	for _, m := range g.Legal(line.State(), nil) {
		advice = append(advice, r.w.Advice(g, line.State(), m))
	}
	r.Step("hear a hint", func(ctx context.Context) error {
		for {
			_, said, err := r.tree(ctx)
			if err == nil && slices.ContainsFunc(advice, func(a string) bool { return strings.Contains(said, a) }) {
				return r.brief(said)
			}
			if err := sleep(ctx, 30*time.Millisecond); err != nil {
				r.T.Logf("said %q, want one of %q", said, advice)
				return err
			}
		}
	})
	r.press(tree, r.w.New)
	r.Until("pazienza.test.moves() === 0")
	r.ready()
	fresh := r.played()
	tree = r.hears(fresh, r.w.Dealt(r.w.Title(g), r.w.ID(fresh.Deal())))
	r.press(tree, r.w.Undo) // nothing has been done but that
	r.hears(line, r.w.Resumed(r.w.Title(g)))
}

// wins makes the moves of a won game that are left, reads what was won, and deals anew.
func (r *reader) wins(line, won *engine.Line) {
	r.T.Helper()
	g := line.Game()
	tree := r.hears(line, "")
	r.ready()
	r.explored(line)
	r.named(tree)
	for _, st := range won.Log()[line.Moves():] {
		if tree = r.move(tree, line, st.Move); tree == nil {
			break
		}
	}
	r.Step("hear of the win", func(ctx context.Context) error {
		for {
			var err error
			if tree, _, err = r.tree(ctx); err == nil && slices.ContainsFunc(tree, func(n AXNode) bool { return n.Role == "dialog" && n.Name == r.w.Won }) {
				return nil
			}
			if err := sleep(ctx, 30*time.Millisecond); err != nil {
				return err
			}
		}
	})
	if l := r.played(); !l.Won() {
		r.T.Error("it is not won")
	}
	if slices.ContainsFunc(tree, func(n AXNode) bool { return n.Role == "application" }) {
		r.T.Error("the table can be reached below what lies above it")
	}
	r.press(tree, r.w.NewGame)
	r.Until("pazienza.test.moves() === 0 && !pazienza.test.won()")
	r.ready()
	fresh := r.played()
	r.hears(fresh, r.w.Dealt(r.w.Title(g), r.w.ID(fresh.Deal())))
}
