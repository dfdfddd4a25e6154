package manual

import (
	"strings"

	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// fact looks a fact up by what a text has in braces. ok is false where there is none.
//
//	{stock}                a number of the page's game; {vegas:buy} of another
//	{classico.turn-up}     what a field of a rule set is; {classico.most} the most points
//	{set.classico}         what a rule set is called
//	{ui.undo}              what the game calls something
//	{won klondike/draw1}   the measured share of games won; {winnable …} of deals that can be
func (p *page) fact(name string) (value string, ok bool) {
	if kind, game, found := strings.Cut(name, " "); found {
		return p.share(kind, game)
	}
	if variant, of, found := strings.Cut(name, ":"); found {
		g, ok := variants.Usual(variant)
		if !ok {
			return "", false
		}
		value, ok = facts(p.w, g)[of]
		return value, ok
	}
	switch head, of, found := strings.Cut(name, "."); {
	case found && head == "set":
		called, ok := p.w.RuleSets.Find(of)
		return called.Name, ok
	case found && head == "ui":
		value, ok = labels(p.w)[of]
		return value, ok
	case found:
		return p.ruled(head, of)
	}
	value, ok = p.facts[name]
	return value, ok
}

// facts lists what can be said of a game in numbers.
func facts(w *words.Words, g *engine.Game) map[string]string {
	_, homes := g.Foundations()
	s := g.Deal(1)
	dealt, down, deepest := 0, 0, 0
	for c := range g.Columns() {
		n := s.Len(engine.PileID(c))
		dealt += n
		deepest = n - 1
		if g.Variant.Shown != engine.ShowAll {
			down += n - 1
		}
	}
	stock := s.Len(g.Stock())
	m := map[string]string{}
	for name, n := range map[string]int{
		"cards": g.Cards(), "columns": g.Columns(), "homes": homes, "stock": stock, "deals": stock / g.Columns(),
		"dealt": dealt, "down": down, "deepest": deepest, "first": s.Len(0), "last": s.Len(engine.PileID(g.Columns() - 1)),
		"ranks": int(g.Variant.Ranks), "jokers": int(g.Variant.Jokers),
		"owncards": g.Cards() / g.Players(), "owncolumns": g.Columns() / g.Players(),
	} {
		m[name] = w.Number(n)
	}
	if sc := &g.RuleSet.Score; g.Variant.Home == engine.HomeRuns {
		m["run"] = w.Number(sc.Run)
		m["spider150"] = w.Number(sc.Start + 150*sc.PerMove + homes*sc.Run)
	}
	money(w, g, m)
	return m
}

// money adds what a game that is played for dollars costs and pays.
func money(w *words.Words, g *engine.Game, m map[string]string) {
	sc := &g.RuleSet.Score
	if !sc.Money || sc.ColumnToHome <= 0 {
		return
	}
	even := 0 // cards home until the pack is paid for
	for even*sc.ColumnToHome < -sc.Start {
		even++
	}
	full := g.Cards() * sc.ColumnToHome
	m["even"] = w.Number(even)
	for name, n := range map[string]int{
		"buy": -sc.Start, "pay": sc.ColumnToHome, "back": -sc.FromHome,
		"evenpay": even * sc.ColumnToHome, "full": full, "profit": full + sc.Start,
	} {
		m[name] = w.Money(n, false)
	}
}

// ruled returns what a field of a rule set is: points with their sign.
func (p *page) ruled(id, field string) (string, bool) {
	for _, r := range variants.Catalogue().RuleSets {
		if r.ID != id {
			continue
		}
		if field == "most" {
			return p.w.Number(most(r)), true
		}
		for _, f := range engine.Fields() {
			if f.Name == field && f.Min < 0 && field != "start" {
				return p.w.Signed(f.Of(r)), true
			} else if f.Name == field {
				return p.w.Number(f.Of(r)), true
			}
		}
	}
	return "", false
}

// most is the most that Klondike gives under a rule set: every card of the stock goes by way
// of a column, every face-down card turns up, and all of them go home once.
func most(r engine.RuleSet) int {
	g, ok := variants.Usual("klondike")
	if !ok {
		return 0
	}
	s := g.Deal(1)
	stock := s.Len(g.Stock())
	down := g.Cards() - stock - g.Columns()
	return stock*r.Score.WasteToColumn + down*r.Score.TurnUp + g.Cards()*r.Score.ColumnToHome
}

// labels are what the game calls its buttons and settings.
func labels(w *words.Words) map[string]string {
	return map[string]string{
		"undo": w.Undo, "redo": w.Redo, "hint": w.Hint, "install": w.Install, "number": w.DealByNumber,
		"verdict": w.VerdictSetting, "deal": w.ThisDeal, "line": w.WinningLine, "winnable": w.WinnableDeals,
		"house": w.HouseRules, "bank": w.CarryBank, "stock-order": w.StockOrder,
		"large": w.FaceLarge, "onehand": w.Reach, "hand": w.Hand + ": " + w.HandLeft,
		"input": w.Input, "prefer": w.Prefer, "calm": w.Calm,
		"daily": w.Daily, "past": w.PastGames, "branch": w.ReplayBranch, "share": w.ShareDeal, "moves": w.ShareMoves,
		"pause": w.PauseTool, "raceme": w.RaceMe, "raceit": w.RaceIt, "endrace": w.EndRace, "beside": w.Rivals[1],
		"export": w.Export, "import": w.Import, "back": w.BringBack,
	}
}
