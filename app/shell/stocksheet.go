package shell

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
	"pazienza/engine"
)

// seenThrough reports whether the game in progress lets its face-down cards be made out, and
// so the stock be looked through.
func (a *App) seenThrough() bool {
	return a.playing() && !a.Dueling() && a.Desk.Game().Variant.Shown == engine.ShowThrough
}

// stockSheet shows the stock in the order in which it is drawn, and the waste.
func (a *App) stockSheet(w *words.Words) app.UI {
	g, s := a.Desk.Game(), a.Desk.State()
	turn := func(cards []engine.Card) []engine.Card {
		cards = slices.Clone(cards)
		slices.Reverse(cards)
		return cards
	}
	body := []app.UI{said("p.muted", w.StockOrderHelp), cardRows(w, turn(s.Pile(g.Stock())), max(1, g.Choice.Draw))}
	if waste, ok := wasteOf(g); ok && s.Len(waste) > 0 {
		body = append(body, said("h2.over", w.InWaste), cardRows(w, turn(s.Pile(waste)), s.Len(waste)))
	}
	return a.sheetFrame(w, "stock", w.StockOrder, body...)
}

// cardRows shows cards side by side, those that come together in a group.
func cardRows(w *words.Words, cards []engine.Card, together int) app.UI {
	var groups []app.UI
	for group := range slices.Chunk(cards, together) {
		var list []app.UI
		for _, c := range group {
			c = c.FaceUp()
			list = append(list, el("span", at{"role", "img", "aria-label", w.Card(c)}, art("large-"+cardFile(c))))
		}
		groups = append(groups, box("li", list...))
	}
	return box("ol.order", groups...)
}

// wasteOf returns the waste of a game that draws.
func wasteOf(g *engine.Game) (engine.PileID, bool) {
	for p := range g.Piles() {
		if g.Pile(engine.PileID(p)).Kind == engine.Waste {
			return engine.PileID(p), true
		}
	}
	return 0, false
}
