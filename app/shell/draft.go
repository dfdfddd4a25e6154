package shell

import (
	"strconv"
	"strings"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// draft is house rules while they are being made: a game under a rule set of the catalogue,
// and what is changed in it. Only its text is kept of what was typed and is no number.
type draft struct {
	base   *engine.Game
	values map[string]int    // by the fields' names: only what differs from base
	typed  map[string]string // by the fields' names: what cannot be read
	name   string
	kept   string // the game that is on the list under these rules, "" for none
	why    error  // why it was not saved, until something changes
}

// newDraft begins with the rules of a game.
func newDraft(g *engine.Game) *draft {
	d := &draft{base: plain(g), values: map[string]int{}, typed: map[string]string{}}
	for _, f := range engine.Fields() {
		if n := f.Of(g.RuleSet); f.For(g.Variant) && n != f.Of(d.base.RuleSet) {
			d.values[f.Name] = n
		}
	}
	return d
}

// plain is the game under the rule set that house rules are made from.
func plain(g *engine.Game) *engine.Game {
	for _, r := range variants.Catalogue().RuleSets {
		if r.ID == g.RuleSet.ID && r.Version == g.RuleSet.Version {
			return pick{game: g}.under(r).game
		}
	}
	return g
}

// value is what a field says now.
func (d *draft) value(f engine.Field) int {
	if n, ok := d.values[f.Name]; ok {
		return n
	}
	return f.Of(d.base.RuleSet)
}

// set changes a field.
func (d *draft) set(f engine.Field, n int) {
	d.why = nil
	delete(d.typed, f.Name)
	if n == f.Of(d.base.RuleSet) {
		delete(d.values, f.Name)
		return
	}
	d.values[f.Name] = n
}

// enter changes a field to what was typed. What is no number is kept as it is, and said to be
// none.
func (d *draft) enter(f engine.Field, text string) {
	n, err := strconv.Atoi(strings.Replace(strings.TrimSpace(text), "\u2212", "-", 1))
	if err != nil {
		d.why = nil
		d.typed[f.Name] = text
		return
	}
	d.set(f, n)
}

// text is what the field for a number shows.
func (d *draft) text(f engine.Field) string {
	if t, ok := d.typed[f.Name]; ok {
		return t
	}
	return strconv.Itoa(d.value(f))
}

// game is the game that comes of it, or why it cannot be played: an [engine.Reason].
func (d *draft) game(desk *session.Desk) (*engine.Game, error) {
	if len(d.typed) > 0 {
		return nil, engine.HouseRange
	}
	if len(d.values) == 0 {
		return d.base, nil
	}
	return desk.HouseGame(d.base.Name(), d.values)
}

// blamed reports whether a field is one of those that make the rules impossible: without what
// was changed in it, something else would be wrong, or nothing.
func (d *draft) blamed(desk *session.Desk, f engine.Field, why error) bool {
	n, changed := d.values[f.Name]
	_, typed := d.typed[f.Name]
	if why == nil || !changed || len(d.typed) > 0 {
		return typed
	}
	delete(d.values, f.Name)
	_, without := d.game(desk)
	d.values[f.Name] = n
	return without != why
}

// changes counts the fields of a group that are changed.
func (d *draft) changes(fields []engine.Field) (n int) {
	for _, f := range fields {
		_, changed := d.values[f.Name]
		_, typed := d.typed[f.Name]
		if changed || typed {
			n++
		}
	}
	return n
}

// save puts the rules on the list, in place of what they were changed from if that is there.
func (d *draft) save(desk *session.Desk) error {
	g, err := d.game(desk)
	if err != nil {
		return err
	}
	game, before := g.Name(), desk.HouseName(d.kept)
	if game == d.kept && before != "" {
		return desk.RenameHouse(game, d.name)
	}
	if before != "" {
		desk.DeleteHouse(d.kept)
	}
	if err := desk.SaveHouse(d.name, game); err != nil {
		if before != "" {
			desk.SaveHouse(before, d.kept) // back where it was: it was there a moment ago
		}
		return err
	}
	d.kept = game
	return nil
}
