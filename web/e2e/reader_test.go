//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"pazienza/app/session"
	"pazienza/app/shell"
	"pazienza/app/words"
	"pazienza/engine"
)

// reader is a person at a screen reader. Everything is found in the accessibility tree, by
// its role and its name, and pressed as a reader presses it; what is known of the table is
// what the tree and the live regions say.
type reader struct {
	*player
	w *words.Words
}

// tree is the page as it is told, and what the live regions say in it.
func (r *reader) tree(ctx context.Context) (tree []AXNode, said string, err error) {
	tree, err = r.Browser.(*Chromium).AXTree(ctx)
	for i, n := range tree {
		if n.Role != "status" {
			continue
		}
		for _, k := range below(tree, i) {
			if k.Role == "StaticText" {
				said += k.Name + "\n"
			}
		}
	}
	return tree, strings.TrimSpace(strings.ReplaceAll(said, "\u00a0", " ")), err
}

// below are the nodes in the i-th one.
func below(tree []AXNode, i int) []AXNode {
	end := i + 1
	for end < len(tree) && tree[end].Depth > tree[i].Depth {
		end++
	}
	return tree[i+1 : end]
}

// told is one pile as the tree tells of it: its group's name, "" for a pile that is a button
// itself, and its buttons.
type told struct {
	name    string
	buttons []AXNode
}

func (p told) String() string {
	s := p.name + ":"
	for _, b := range p.buttons {
		s += " " + b.Name + ";"
	}
	return s
}

// piles reads the card table out of the tree.
func (r *reader) piles(tree []AXNode) (list []told) {
	i := slices.IndexFunc(tree, func(n AXNode) bool { return n.Role == "application" && n.Name == r.w.Table })
	if i < 0 {
		return nil
	}
	table := below(tree, i)
	end := 0 // of the group
	for j, n := range table {
		switch {
		case n.Role == "group":
			list = append(list, told{name: n.Name})
			end = j + 1 + len(below(table, j))
		case n.Role == "button" && j < end:
			list[len(list)-1].buttons = append(list[len(list)-1].buttons, n)
		case n.Role == "button":
			list = append(list, told{buttons: []AXNode{n}})
		}
	}
	return list
}

// spell writes piles in the order of their names: which comes first in the tree is a matter
// of where they lie.
func spell[T fmt.Stringer](piles []T) []string {
	var list []string
	for _, p := range piles {
		list = append(list, p.String())
	}
	slices.Sort(list)
	return list
}

// wanted is how a table has to be told.
func (r *reader) wanted(g *engine.Game, s *engine.State) (list []told) {
	for _, grp := range shell.Reflect(r.w, g, s, nil) {
		p := told{name: grp.Name}
		for _, b := range grp.Buttons {
			p.buttons = append(p.buttons, AXNode{Name: b.Name})
		}
		list = append(list, p)
	}
	return list
}

// hears waits until the tree tells of the table of a line, and the live regions have said
// something that holds all of a sentence. It returns the tree, and fails when what is said is
// long, or the same as before.
func (r *reader) hears(line *engine.Line, sentence string) (tree []AXNode) {
	r.T.Helper()
	want := spell(r.wanted(line.Game(), line.State()))
	r.Step("hear "+short(sentence), func(ctx context.Context) error {
		for {
			t, said, err := r.tree(ctx)
			got := spell(r.piles(t))
			if err == nil && slices.Equal(got, want) && strings.Contains(said, sentence) {
				tree = t
				return r.brief(said)
			}
			if sleep(ctx, 30*time.Millisecond) != nil {
				return fmt.Errorf("said %q, want %q; told\n%s\nwant\n%s\n%v", said, sentence, strings.Join(got, "\n"), strings.Join(want, "\n"), err)
			}
		}
	})
	return tree
}

// brief refuses to listen to a speech. A row dealt names ten cards.
func (r *reader) brief(said string) error {
	const long = 260
	if len([]rune(said)) > long {
		return fmt.Errorf("%d letters are said after one move: %q", len([]rune(said)), said)
	}
	return nil
}

// named fails the test for what has no name and needs one.
func (r *reader) named(tree []AXNode) {
	r.T.Helper()
	for _, n := range tree {
		if n.Name == "" && (n.Role == "button" || n.Role == "image" || n.Role == "link" || n.Role == "textbox") {
			r.T.Errorf("without a name: %v", n)
		}
	}
}

// find returns the one node with a role and a name.
func (r *reader) find(tree []AXNode, role, name string) AXNode {
	r.T.Helper()
	var found []AXNode
	for _, n := range tree {
		if n.Role == role && n.Name == name {
			found = append(found, n)
		}
	}
	if len(found) != 1 {
		r.T.Fatalf("there are %d of role %s named %q in\n%s", len(found), role, name, strings.Join(spell(tree), "\n"))
	}
	return found[0]
}

// press presses the one button of that name.
func (r *reader) press(tree []AXNode, name string) {
	r.T.Helper()
	n := r.find(tree, "button", name)
	r.Step("press "+name, func(ctx context.Context) error { return r.Browser.(*Chromium).Activate(ctx, n) })
}

// card is the button of a card of a pile, by the names of both; or of the pile, where it is a
// button itself.
func (r *reader) card(tree []AXNode, line *engine.Line, p engine.PileID, index int) AXNode {
	r.T.Helper()
	g, s := line.Game(), line.State()
	name := r.w.Pile(g, s, p)
	for _, pile := range r.piles(tree) {
		if pile.name == "" && pile.buttons[0].Name == name {
			return pile.buttons[0]
		}
		if pile.name != name {
			continue
		}
		nth := len(pile.buttons) - (s.Len(p) - index) // what lies face down has no button
		if nth < 0 || pile.buttons[nth].Name != r.w.CardAt(g, s, p, index) {
			r.T.Fatalf("%v: card %d is not %q", pile, nth, r.w.CardAt(g, s, p, index))
		}
		return pile.buttons[nth]
	}
	r.T.Fatalf("nothing is named %q", name)
	return AXNode{}
}

// on is the same for the last card, where others go.
func (r *reader) on(tree []AXNode, line *engine.Line, p engine.PileID) AXNode {
	r.T.Helper()
	return r.card(tree, line, p, line.State().Len(p)-1)
}

// move makes a move: the stock is pressed; cards are picked up and put down. It returns the
// tree after it, nil when nothing is left to do: the game is won, or finishes by itself.
func (r *reader) move(tree []AXNode, line *engine.Line, m engine.Move) []AXNode {
	r.T.Helper()
	g, before := line.Game(), *line.State()
	c := r.Browser.(*Chromium)
	if m.Kind != engine.Carry {
		n := r.card(tree, line, g.Stock(), 0)
		r.Step("press "+n.Name, func(ctx context.Context) error { return c.Activate(ctx, n) })
	} else {
		a, b := r.card(tree, line, m.From, before.Len(m.From)-int(m.Count)), r.on(tree, line, m.To)
		r.Step("carry "+a.Name+" to "+b.Name, func(ctx context.Context) error {
			for _, n := range []AXNode{a, b} {
				if err := c.Focus(ctx, n); err != nil {
					return fmt.Errorf("%v: %w", n, err)
				}
				if err := c.Key(ctx, " "); err != nil {
					return err
				}
			}
			return nil
		})
	}
	events, err := line.Do(engine.Step{Move: m})
	if err != nil {
		r.T.Fatal(err)
	}
	if line.Won() || g.RuleSet.Auto == engine.AutoByItself && session.FinishLine(g, *line.State()) != nil {
		return nil
	}
	return r.hears(line, r.w.Tell(g, &before, line.State(), m, events))
}
