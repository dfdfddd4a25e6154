package words

import (
	"slices"

	"pazienza/engine"
)

// Counted are the words of what is generated from a rule set: its table of points, and
// sentences about the rest.
type Counted struct {
	Scoring                            string // heading of the tables
	ToFoundation                       string // a card to its foundation, wherever from
	Recycle                            string
	RecycleOf                          func(cards string) string         // with so many cards drawn
	AfterFree                          func(what string, n Num) string   // a recycle, after so many free ones
	TimeBonus                          func(points string, n Num) string // for a win in n seconds or more; 0 in any
	NoScore, Floor, NoFloor            string
	BroughtBack                        string // what a card brought back earns on its way home
	Drawing                            func(draws, passes string) string
	Unlimited                          string
	Or                                 func(list, last string) string
	WasteDealt, HomeStays              string
	UndoFree, UndoCharged              string
	UndoBarriers, UndoRows, UndoStrict string
	UndoDepth                          func(n Num) string // 0 is without limit
	UndoPoints                         string
	AutoByItself, AutoOnTap            string
	AutoOffered, AutoNever             string
}

// Row is one line of a table of points.
type Row struct{ What, Points string }

// Amount writes a score: points, or for money dollars.
func (w *Words) Amount(n int, money bool) string {
	if money {
		return w.Money(n, false)
	}
	return w.Number(n)
}

// change writes what something is worth, with its sign.
func (w *Words) change(n int, money bool) string {
	if money {
		return w.Money(n, true)
	}
	return w.Signed(n)
}

// Played returns a game's rule set with the choice that was made as the only one.
func Played(g *engine.Game) engine.RuleSet {
	r := g.RuleSet
	r.Choices = []engine.Choice{g.Choice}
	return r
}

// worth is what one thing is worth.
type worth struct {
	what string
	n    int
}

// ScoreTable lists what counts under a rule set in a variant, with whichever of its choices:
// every number is the engine's own. See [Played] for those of a certain game.
func (w *Words) ScoreTable(v engine.Variant, r engine.RuleSet) []Row {
	var rows []Row
	if r.Score.Counts && r.Score.Start != 0 {
		rows = append(rows, Row{w.Fields.Of("start").Name, w.Amount(r.Score.Start, r.Score.Money)})
	}
	for _, c := range w.counts(v, r) {
		rows = append(rows, Row{c.what, w.change(c.n, r.Score.Money)})
	}
	return rows
}

// counts lists what adds to a score or takes from it.
func (w *Words) counts(v engine.Variant, r engine.RuleSet) []worth {
	sc := &r.Score
	if !sc.Counts {
		return nil
	}
	var list []worth
	add := func(what string, n int) {
		if n != 0 {
			list = append(list, worth{what, n})
		}
	}
	means := map[string]bool{}
	for _, f := range engine.Fields() {
		means[f.Name] = f.For(v)
	}
	field := func(name string, n int) {
		if means[name] {
			add(w.Fields.Of(name).Name, n)
		}
	}
	field("move", sc.PerMove)
	field("waste-column", sc.WasteToColumn)
	if means["waste-home"] && sc.WasteToHome != sc.ColumnToHome {
		field("column-home", sc.ColumnToHome)
		field("waste-home", sc.WasteToHome)
	} else if means["column-home"] {
		add(w.ToFoundation, sc.ColumnToHome)
	}
	if !r.HomeStays {
		field("from-home", sc.FromHome)
	}
	if v.Shown != engine.ShowAll {
		field("turn-up", sc.TurnUp)
	}
	field("run", sc.Run)
	field("win", sc.Win)
	if v.Stock == engine.StockDraw {
		for _, c := range w.recycles(r) {
			add(c.what, c.n)
		}
	}
	field("ten-seconds", sc.PerTenSeconds)
	if r.Undo == engine.UndoCharged {
		field("undo-cost", -sc.Undo)
	}
	return list
}

// recycles lists what turning the waste over is worth: once where it is the same for every
// choice that allows it.
func (w *Words) recycles(r engine.RuleSet) []worth {
	var list []worth
	var draws []int
	alike := true
	for _, c := range r.Choices {
		if c.Passes == 1 || slices.Contains(draws, c.Draw) {
			continue
		}
		draws = append(draws, c.Draw)
		n, what := r.Score.RecycleDraw1, w.RecycleOf(w.DrawOf(w.Num(c.Draw)))
		if c.Draw > 1 {
			n = r.Score.RecycleDraw3
			alike = alike && r.Score.FreeRecycles == 0
		}
		alike = alike && (len(list) == 0 || list[0].n == n)
		list = append(list, worth{what, n})
	}
	if len(list) == 0 || alike || len(list) == 1 {
		list = list[:min(1, len(list))]
		for i := range list {
			list[i].what = w.Recycle
		}
	}
	for i := range list {
		if draws[i] > 1 && r.Score.FreeRecycles > 0 {
			list[i].what = w.AfterFree(list[i].what, w.Num(r.Score.FreeRecycles))
		}
	}
	return list
}
