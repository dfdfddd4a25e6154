package shell

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// setupPage is where the rules of one game are chosen, and the number of its deal if it is to
// be a certain one.
func (a *App) setupPage(w *words.Words, name string) app.UI {
	p, ok := a.picked(name)
	if !ok {
		return a.lostPage(w)
	}
	called := w.Game(p.tile.variant().ID)
	body := []app.UI{said("p", called.Is)}
	var plain []app.UI
	if list := p.tile.variants; len(list) > 1 {
		var suits []choice
		for _, v := range list {
			suits = append(suits, choice{v.ID, w.Chip(p.with(v).game)})
		}
		plain = append(plain, segments("setup-suits", w.PickSuits, suits, p.game.Variant.ID, func(id string) {
			for _, v := range list {
				if v.ID == id {
					a.pick = a.pick.with(v)
				}
			}
			a.Update()
		}))
	}
	plain = append(plain, a.pickNumber(w, "setup-draw", w.PickDraw, p.draws(), p.game.Choice.Draw, w.DrawOf, pick.drawing)...)
	plain = append(plain, a.pickNumber(w, "setup-passes", w.PickPasses, p.passes(), p.game.Choice.Passes, func(n words.Num) string {
		if n.N == 0 {
			return w.NoLimit
		}
		return w.PassesOf(n)
	}, pick.passing)...)
	if len(plain) > 0 {
		body = append(body, box("section.panel", plain...))
	}
	body = append(body,
		a.pickRules(w, p),
		box("section.panel", a.pickDeals(w, p.game.Variant.ID)...),
		counts(w, p.game),
		a.numberField(w),
		el("nav.links", at{"aria-label", called.Name},
			a.pageLink("help", w.RulesOf(called.Name), Where{w.Lang, Rules, name}),
			pressed(a.pageLink("pen", w.ChangeRules, Where{w.Lang, House, ""}), p.game.Name(), func() { a.begin(p.game) })))
	play := instead(link("a#setup-play.cta", a.hrefOf(p.game), icon("play"), text(w.Play)), name, a.playPicked)
	return a.frame(w, leaf{name: "setup", title: called.Name, back: true, body: body, foot: []app.UI{play}})
}

// picked is the game that is being chosen on the page of a tile: at first the one that was
// played last.
func (a *App) picked(name string) (pick, bool) {
	if a.pick.tile.name == name {
		return a.pick, true
	}
	t, ok := tileNamed(name)
	if !ok {
		return pick{}, false
	}
	g, _ := a.lastPlayed(t)
	p := pick{t, g}
	if a.up {
		a.pick = p
	}
	return p, true
}

// pickNumber offers what may be chosen, if there is anything to choose.
func (a *App) pickNumber(w *words.Words, name, label string, list []int, now int, called func(words.Num) string, to func(pick, int) pick) []app.UI {
	if len(list) < 2 {
		return nil
	}
	var all []choice
	for _, n := range list {
		all = append(all, choice{strconv.Itoa(n), called(w.Num(n))})
	}
	return []app.UI{segments(name, label, all, strconv.Itoa(now), func(v string) {
		if n, err := strconv.Atoi(v); err == nil {
			a.pick = to(a.pick, n)
			a.Update()
		}
	})}
}

// pickRules offers the rule sets of the catalogue, and below them the player's own.
func (a *App) pickRules(w *words.Words, p pick) app.UI {
	v := p.game.Variant
	var list []app.UI
	row := func(r engine.RuleSet, name, is string) {
		list = append(list, box("label.option", radio("setup-rules", r.Key(), r.Key() == p.game.RuleSet.Key(), func() {
			a.pick = a.pick.under(r)
			a.Update()
		}), box("span", said("b", name), said("span.muted", is))))
	}
	for _, r := range variants.Catalogue().RuleSetsFor(v) {
		row(r, w.RuleSet(r.ID), w.RuleSets.Of(r.ID).Is)
	}
	for _, g := range a.houseGamesFor(p.game) {
		row(g.RuleSet, a.ruleSet(w, g), w.MadeOf(w.RuleSet(g.RuleSet.ID)))
	}
	return box("fieldset.panel options", append([]app.UI{said("legend.over", w.RuleSetLabel)}, list...)...)
}

// numberField asks for the number of a deal. It is no form element: nothing here may be
// submitted.
func (a *App) numberField(w *words.Words) app.UI {
	bad, invalid := "", ""
	if a.badNumber {
		bad, invalid = w.BadNumber, "true"
	}
	field := input(at{"id", "deal-number", "type", "text", "inputmode", "numeric", "maxlength", "11", "autocomplete", "off", "aria-describedby", "deal-error", "aria-invalid", invalid})
	return box("section.panel deal",
		box("label.field", said("span", w.DealNumber), entered(field, a.playPicked)),
		said("p.muted", w.NumberHelp),
		el("p#deal-error.bad", at{"role", "alert"}, text(bad)))
}

// ParseDeal reads a deal number as people type it: spaces, dots and commas between the
// digits are overlooked.
func ParseDeal(text string) (int, bool) {
	text = strings.Map(func(r rune) rune {
		switch r {
		case ' ', '.', ',', '\'', '\u00a0', '\u202f':
			return -1
		}
		return r
	}, text)
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 1 && n <= engine.MaxDeal && text[0] != '+'
}

// playPicked deals the game that was chosen, or says what is wrong with its number.
func (a *App) playPicked() {
	number, ok := element("deal-number")
	if !ok || !a.playing() {
		return
	}
	typed := strings.TrimSpace(number.Get("value").String())
	if typed == "" {
		a.playFrom(a.pick.game.Name())
		return
	}
	n, ok := ParseDeal(typed)
	if a.badNumber = !ok; !ok {
		focus("deal-number")
		a.Update()
		return
	}
	a.Close()
	a.Do(session.Intent{Kind: session.New, Game: a.pick.game.Name(), Deal: n})
}
