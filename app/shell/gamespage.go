package shell

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
	"pazienza/engine"
)

// gamesPage is where a game is chosen: the games in progress first, then a tile for each
// game, with a chip for each of its usual choices and one that leads to all others.
func (a *App) gamesPage(w *words.Words) app.UI {
	large, small := heads(tiles())
	grid := func(is string, list []tile, draw func(tile) app.UI) app.UI {
		var body []app.UI
		for _, t := range list {
			body = append(body, a.offered(w, t, draw(t)))
		}
		return box(is, body...)
	}
	help := el("a.icb", at{"href", a.href(Where{w.Lang, Rules, a.tileAtHand().name}), "aria-label", w.HowToPlay}, icon("help"))
	return a.frame(w, leaf{name: "games", title: w.ChooseGame, extra: []app.UI{help}, body: []app.UI{
		a.matchRow(w),
		a.resumes(w),
		a.toggles(w),
		grid("div.tiles", large, func(t tile) app.UI { return a.largeTile(w, t) }),
		grid("div.tiles small", small, func(t tile) app.UI { return a.smallTile(w, t) }),
		a.links(w),
	}})
}

// toggles are what is wanted quickly, and undone as quickly: nobody looks for it among the
// settings, or stays in a game to do so.
func (a *App) toggles(w *words.Words) app.UI {
	return box("div.chips toggles",
		toggle("button#four-colours.chip quiet", a.Settings.Four, w.FourColours, a.toggleFour),
		a.handChip(w, "button#left-hand.chip quiet"))
}

// toggleFour gives each suit a colour of its own, or takes it away: who finds alternating
// harder so has both at a press, or a key.
func (a *App) toggleFour() {
	s := a.Settings
	s.Four = !s.Four
	a.Choose(s)
	a.Say(func(w *words.Words) string {
		if s.Four {
			return w.FourNow
		}
		return w.TwoNow
	})
}

// tileAtHand is the tile of the game on the table, or that the page is about, or else the first.
func (a *App) tileAtHand() tile {
	if a.playing() {
		return tileOf(a.Desk.Game())
	}
	if o, ok := offer(a.at.Name); ok && a.at.Kind == Play {
		return tileOf(gameNamed(o.Game))
	}
	return tiles()[0]
}

// largeTile shows a game with three of its cards.
func (a *App) largeTile(w *words.Words, t tile) app.UI {
	fan := []string{"s12", "h13", "c11"}
	if t.variant().Home == engine.HomeRuns {
		fan = []string{"h13", "d12", "s01"}
	}
	var pictures []app.UI
	for _, card := range fan {
		pictures = append(pictures, poster(card))
	}
	return a.tile(w, t, el("div.fan", at{"aria-hidden", "true"}, pictures...))
}

// smallTile shows a game with its table, drawn small.
func (a *App) smallTile(w *words.Words, t tile) app.UI {
	return a.tile(w, t, plan(t.variant()))
}

// tile starts the game that was played last of its kind.
func (a *App) tile(w *words.Words, t tile, pictures app.UI) app.UI {
	is := "a.tile"
	if t.variant().Home == engine.HomeRuns {
		is += " runs-home"
	}
	called := w.Game(t.variant().ID)
	last, _ := a.lastPlayed(t)
	return a.gameLink(last, is,
		box("div.tile-text", said("h2", called.Name), said("p", called.Is)),
		pictures)
}

// offered is a tile with its chips. The game played last has a ring; where it is none of the
// usual ones, it has a chip of its own.
func (a *App) offered(w *words.Words, t tile, first app.UI) app.UI {
	last, played := a.lastPlayed(t)
	usual := t.usual()
	list := usual
	if played && !slices.ContainsFunc(list, func(g *engine.Game) bool { return g.Name() == last.Name() }) {
		list = append(slices.Clip(usual), last)
	}
	var chips []app.UI
	for _, g := range list {
		label := w.Chip(g)
		switch {
		case g.RuleSet.Key() != usual[0].RuleSet.Key():
			label += " · " + a.ruleSet(w, g)
		case len(usual) == 1:
			label = w.Play
		}
		if played && g.Name() == last.Name() {
			chips = append(chips, a.gameLink(g, "a.chip on", icon("play"), text(label)))
			continue
		}
		chips = append(chips, a.gameLink(g, "a.chip", text(label)))
	}
	name := w.Game(t.variant().ID).Name
	chips = append(chips, link("a.chip quiet", a.href(Where{w.Lang, Setup, t.name}), text(w.More), said("span.hidden", " "+w.OtherRulesOf(name))))
	return el("section.game", at{"aria-label", name}, first, box("div.chips", chips...))
}

// gameLink starts a game: at once where the app runs, and as an ordinary link before.
func (a *App) gameLink(g *engine.Game, is string, body ...app.UI) app.UI {
	name := g.Name()
	return instead(link(is, a.hrefOf(g), body...), name, func() { a.playFrom(name) })
}

// hrefOf is the address of a game's table: its own, or that of any table with the game in a
// fragment.
func (a *App) hrefOf(g *engine.Game) string {
	if o, ok := offerOf(g.Name()); ok {
		return a.href(a.here(Where{Kind: Play, Name: o.Slug}))
	}
	return a.href(a.here(Where{})) + linkTo(g)
}

// playFrom plays a game and leaves the page.
func (a *App) playFrom(name string) {
	if a.Desk == nil {
		return
	}
	a.Close()
	a.play(name)
}

// links lead to the other pages.
func (a *App) links(w *words.Words) app.UI {
	body := []app.UI{
		a.pageLink("two", w.TwoPlayers, Where{w.Lang, Two, ""}),
		a.pageLink("calendar", w.Daily, Where{w.Lang, Daily, ""}),
		a.statsLink(w),
		a.pageLink("again", w.PastGames, Where{w.Lang, Past, ""}),
		a.pageLink("gear", w.Settings, Where{w.Lang, Options, ""}),
		a.pageLink("pen", w.HouseRules, Where{w.Lang, House, ""}),
		pressed(a.pageLink("number", w.DealByNumber, Where{w.Lang, Setup, a.tileAtHand().name}), "", func() { a.aim = "deal-number" }),
		a.pageLink("help", w.Questions, Where{w.Lang, Questions, ""}),
		a.pageLink("about", w.About, Where{w.Lang, About, ""}),
	}
	if a.playing() {
		body = append(body, button("button#this-deal.chip.quiet", at{"aria-haspopup", "dialog"}, "", func() { a.openSheet(sheetDeal) }, icon("hint"), text(w.ThisDeal)))
	}
	body = append(body, button("button#keys.chip.quiet", at{"aria-haspopup", "dialog"}, "", func() { a.openSheet(sheetKeys) }, icon("keys"), text(w.KeysTitle)))
	if a.canInstall() {
		body = append(body, button("button#install.chip.quiet", nil, "", a.install, icon("install"), text(w.Install)))
	}
	return el("nav.links", at{"aria-label", "Pazienza"}, body...)
}

// statsLink leads to the statistics who wants to be counted.
func (a *App) statsLink(w *words.Words) app.UI {
	if a.Settings.Calm {
		return text("")
	}
	return a.pageLink("stats", w.Statistics, Where{w.Lang, Stats, ""})
}

// pageLink leads to another page.
func (a *App) pageLink(ic, label string, to Where) app.HTMLElem {
	return link("a.chip quiet", a.href(to), icon(ic), text(label))
}
