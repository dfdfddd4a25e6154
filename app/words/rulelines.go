package words

import (
	"slices"

	"pazienza/engine"
)

// RuleLines says in sentences what the table of points does not: whether there is one, how
// cards are drawn, undo, and how a game finishes. Like the table it is about whichever
// choices the rule set has.
func (w *Words) RuleLines(v engine.Variant, r engine.RuleSet) []string {
	lines := w.scoreLines(v, r)
	if v.Stock == engine.StockDraw {
		lines = append(lines, w.drawLines(r.Choices)...)
		if r.WasteDealt {
			lines = append(lines, w.WasteDealt)
		}
	}
	if r.HomeStays && v.Home == engine.HomeCards {
		lines = append(lines, w.HomeStays)
	}
	return append(lines, w.undoLine(v, r), [...]string{w.AutoByItself, w.AutoOnTap, w.AutoOffered, w.AutoNever}[r.Auto])
}

func (w *Words) scoreLines(v engine.Variant, r engine.RuleSet) []string {
	sc := &r.Score
	if !sc.Counts {
		return []string{w.NoScore}
	}
	var lines []string
	if sc.TimeBonus > 0 {
		lines = append(lines, w.TimeBonus(w.Number(sc.TimeBonus), w.Num(sc.TimeBonusSeconds)))
	}
	if slices.ContainsFunc(w.counts(v, r), func(c worth) bool { return c.n < 0 }) {
		floor := w.NoFloor
		if sc.Floor {
			floor = w.Floor
		}
		lines = append(lines, floor)
	}
	if v.Home == engine.HomeCards && !r.HomeStays && max(sc.ColumnToHome, sc.WasteToHome) > 0 {
		lines = append(lines, w.BroughtBack)
	}
	return lines
}

// drawLines says how many cards are drawn and how often the stock is gone through: in one
// line where a player chooses the one whatever the other is.
func (w *Words) drawLines(choices []engine.Choice) []string {
	var draws, passes []int
	for _, c := range choices {
		if !slices.Contains(draws, c.Draw) {
			draws = append(draws, c.Draw)
		}
		if !slices.Contains(passes, c.Passes) {
			passes = append(passes, c.Passes)
		}
	}
	if len(choices) == len(draws)*len(passes) {
		return []string{w.Drawing(w.either(draws), w.either(passes))}
	}
	var lines []string
	for _, c := range choices {
		lines = append(lines, w.Drawing(w.either([]int{c.Draw}), w.either([]int{c.Passes})))
	}
	return lines
}

// either lists numbers to choose from, 0 being without limit: "1 or 3".
func (w *Words) either(list []int) string {
	said := ""
	for i, n := range list {
		one := w.Number(n)
		if n == 0 {
			one = w.Unlimited
		}
		switch {
		case i == 0:
			said = one
		case i == len(list)-1:
			said = w.Or(said, one)
		default:
			said += ", " + one
		}
	}
	return said
}

func (w *Words) undoLine(v engine.Variant, r engine.RuleSet) string {
	line := w.UndoFree
	switch {
	case r.Undo == engine.UndoStrict:
		return w.UndoStrict
	case r.Undo == engine.UndoCharged:
		line = w.UndoCharged
	case r.Undo == engine.UndoBarriers && v.Home == engine.HomeRuns:
		line = w.UndoBarriers
	case r.Undo == engine.UndoBarriers && v.Stock == engine.StockRows:
		line = w.UndoRows
	}
	if r.UndoDepth > 0 || line == w.UndoFree || line == w.UndoCharged {
		line += " " + w.UndoDepth(w.Num(r.UndoDepth))
	}
	if r.Score.Counts {
		line += " " + w.UndoPoints
	}
	return line
}
