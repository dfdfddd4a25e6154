package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// begin takes the rules of a game as the beginning of house rules. Those that are kept are
// gone on with.
func (a *App) begin(g *engine.Game) {
	a.draft = a.drafted(g)
	a.Update()
}

func (a *App) drafted(g *engine.Game) *draft {
	d := newDraft(g)
	if h, ok := a.houseOf(g); ok {
		d.kept, d.name = h.Game, h.Name
	}
	return d
}

// housePage is where house rules are made: copied from a game, changed field by field, named,
// kept, played and shared. Whether they can be played is said after every change.
func (a *App) housePage(w *words.Words) app.UI {
	body := []app.UI{said("p", w.HouseText)}
	if !a.playing() { // the page as it is before the program runs
		return a.frame(w, leaf{name: "house", title: w.HouseRules, back: true, body: body})
	}
	if a.draft == nil {
		a.draft = a.drafted(a.Desk.Game())
	}
	d := a.draft
	g, why := d.game(a.Desk)
	body = append(body, a.ownRules(w), a.basis(w))
	for i, group := range groups() {
		body = append(body, a.fields(w, group, i == 0, why))
	}
	if why == nil {
		body = append(body, box("section.panel", append([]app.UI{said("h2.over", w.AsRules)}, scoring(w, g.Variant, g.RuleSet)...)...))
	}
	body = append(body, a.naming(w))
	return a.frame(w, leaf{name: "house", title: w.HouseRules, back: true, body: body, foot: a.houseFoot(w, why)})
}

// ownRules are the house rules that are kept, if there are any.
func (a *App) ownRules(w *words.Words) app.UI {
	body := []app.UI{said("h2.over", w.OwnRules)}
	for _, h := range a.Desk.House() {
		g := a.game(h.Game)
		if g == nil {
			continue
		}
		is := "button.own"
		if h.Game == a.draft.kept {
			is += " on"
		}
		body = append(body, button(is, at{"aria-pressed", truth(h.Game == a.draft.kept)}, h.Game, func() { a.begin(g) },
			icon("pen"), box("span", said("b", h.Name), said("span.muted", w.Game(g.Variant.ID).Name+" · "+w.MadeOf(w.RuleSet(g.RuleSet.ID))))))
	}
	if len(body) == 1 {
		return box("div")
	}
	return box("section.panel", body...)
}

// basis is the game and the rule set that the rules are made from.
func (a *App) basis(w *words.Words) app.UI {
	d := a.draft
	var games, sets []app.UI
	for _, t := range tiles() {
		for _, v := range t.variants {
			name := w.Game(v.ID).Name
			if len(t.variants) > 1 {
				name += " · " + w.Chip(pick{t, t.usual()[0]}.with(v).game)
			}
			games = append(games, option(v.ID, name, v.ID == d.base.Variant.ID))
		}
	}
	for _, r := range variants.Catalogue().RuleSetsFor(d.base.Variant) {
		sets = append(sets, option(r.Key(), w.RuleSet(r.ID), r.Key() == d.base.RuleSet.Key()))
	}
	field := func(label string, list app.UI) app.UI { return box("label.field", said("span", label), list) }
	return box("section.panel",
		box("div.row",
			field(w.WhichGame, selector("house-game", games, func(id string) {
				for _, t := range tiles() {
					for _, v := range t.variants {
						if v.ID == id {
							a.begin(pick{t, t.usual()[0]}.with(v).game)
						}
					}
				}
			})),
			field(w.CopyOf, selector("house-base", sets, func(key string) {
				for _, r := range variants.Catalogue().RuleSetsFor(a.draft.base.Variant) {
					if r.Key() == key {
						a.begin(pick{game: a.draft.base}.under(r).game)
					}
				}
			}))))
}

// naming is the name of the rules, and what goes with it once they are kept.
func (a *App) naming(w *words.Words) app.UI {
	d := a.draft
	about := at{"id", "house-name", "type", "text", "maxlength", "60", "autocomplete", "off", "aria-describedby", "house-why"}
	if _, ok := d.why.(session.Reason); ok {
		about = append(about, "aria-invalid", "true")
	}
	name := input(about).On("input", func(_ app.Context, e app.Event) {
		a.draft.name, a.draft.why = e.Get("target").Get("value").String(), nil
		a.Update()
	})
	row := []app.UI{box("label.field", said("span", w.RulesName), entered(name, a.saveHouse))}
	chips := []app.UI{button("button#house-share.chip quiet", nil, "share", a.shareRules, icon("share"), text(w.ShareRules))}
	if a.Desk.HouseName(d.kept) != "" { // it may have been deleted in another window
		chips = append(chips, button("button#house-delete.chip quiet", nil, "delete", a.deleteHouse, icon("close"), text(w.Delete)))
	}
	return box("section.panel", append(row, said("p.muted", w.RulesNameHelp), box("div.chips", chips...))...)
}

// houseFoot says whether the rules can be played, and keeps and plays them.
func (a *App) houseFoot(w *words.Words, why error) []app.UI {
	d, say := a.draft, ""
	switch {
	case why != nil:
		say = w.Impossible + " " + w.Reason(why)
	case d.why != nil:
		say = a.reason(w, d.why)
	}
	off := truth(why != nil)
	return []app.UI{
		el("p#house-why.bad", at{"role", "alert"}, text(say)),
		button("button#house-save.cta alt", at{"aria-disabled", off}, "save", a.saveHouse, text(w.Save)),
		button("button#house-play.cta", at{"aria-disabled", off}, "play", a.playHouse, icon("play"), text(w.Play)),
	}
}

// reason says a reason of the desk or of the engine.
func (a *App) reason(w *words.Words, why error) string {
	if said := w.HouseReasons.Of(why.Error()); said != "" {
		return said
	}
	return w.Reason(why)
}

// saveHouse keeps the rules, or says why it does not.
func (a *App) saveHouse() {
	d := a.draft
	if d.why = d.save(a.Desk); d.why == nil {
		d.name = a.Desk.HouseName(d.kept)
		name := d.name
		a.Toast(func(w *words.Words) string { return w.Saved(name) })
	} else if r, ok := d.why.(session.Reason); ok && r != session.RulesPlain && r != session.RulesKept {
		focus("house-name")
	}
	a.Update()
}

// playHouse plays by the rules as they are.
func (a *App) playHouse() {
	if g, err := a.draft.game(a.Desk); err == nil {
		a.playFrom(g.Name())
	}
}

// deleteHouse takes the rules off the list. They stay on the page: saving puts them back.
func (a *App) deleteHouse() {
	d := a.draft
	name := a.Desk.HouseName(d.kept)
	a.Desk.DeleteHouse(d.kept)
	d.kept = ""
	a.Toast(func(w *words.Words) string { return w.Deleted(name) })
}

// fillIn puts into the fields what they say, but for the one that is being typed in: what
// comes back to that from here would be late.
func (a *App) fillIn() {
	if a.at.Kind != House || a.draft == nil {
		return
	}
	put := func(id, value string) {
		if e, ok := element(id); ok && focused() != id && e.Get("value").String() != value {
			e.Set("value", value)
		}
	}
	put("house-name", a.draft.name)
	for _, f := range engine.Fields() {
		if f.For(a.draft.base.Variant) && len(fieldValues(f, a.draft)) > most {
			put("house-"+f.Name, a.draft.text(f))
		}
	}
}
