package engine

import (
	"slices"
	"strconv"
)

// Field is one thing that house rules can change in a rule set. Its values are numbers;
// where Names is set they stand for these words, in records and links too.
type Field struct {
	Name     string
	Min, Max int
	Names    []string
	Score    bool // whether it changes nothing but the score
	get      func(*RuleSet) int
	set      func(*RuleSet, int)
	of       func(*Variant) bool // whether it means anything in a variant
}

// Unchosen is the value of draw and passes in a rule set that leaves them to the player.
const Unchosen = -1

// Fields returns what house rules can change, in the order in which records write it.
func Fields() []Field {
	return []Field{
		{Name: "draw", Min: 1, Max: 3, get: drawOf, set: setDraw, of: draws},
		{Name: "passes", Min: 0, Max: 9, get: passesOf, set: setPasses, of: draws},
		flag("waste-dealt", draws, func(r *RuleSet) *bool { return &r.WasteDealt }),
		flag("home-stays", cardsGoHome, func(r *RuleSet) *bool { return &r.HomeStays }),
		flag("score", everywhere, func(r *RuleSet) *bool { return &r.Score.Counts }),
		flag("floor", everywhere, func(r *RuleSet) *bool { return &r.Score.Floor }).scoring(),
		scoring("start", -1000, 1000, everywhere, func(s *Score) *int { return &s.Start }),
		points("move", everywhere, func(s *Score) *int { return &s.PerMove }),
		points("waste-column", draws, func(s *Score) *int { return &s.WasteToColumn }),
		points("column-home", cardsGoHome, func(s *Score) *int { return &s.ColumnToHome }),
		points("waste-home", drawsAndGoesHome, func(s *Score) *int { return &s.WasteToHome }),
		points("from-home", cardsGoHome, func(s *Score) *int { return &s.FromHome }),
		points("turn-up", turnsUp, func(s *Score) *int { return &s.TurnUp }),
		scoring("run", -1000, 1000, runsGoHome, func(s *Score) *int { return &s.Run }),
		scoring("win", -1000, 1000, everywhere, func(s *Score) *int { return &s.Win }),
		points("recycle-1", draws, func(s *Score) *int { return &s.RecycleDraw1 }),
		points("recycle-3", draws, func(s *Score) *int { return &s.RecycleDraw3 }),
		scoring("free-recycles", 0, 99, draws, func(s *Score) *int { return &s.FreeRecycles }),
		points("ten-seconds", everywhere, func(s *Score) *int { return &s.PerTenSeconds }),
		scoring("time-bonus", 0, 1_000_000, everywhere, func(s *Score) *int { return &s.TimeBonus }),
		scoring("time-bonus-from", 0, 3600, everywhere, func(s *Score) *int { return &s.TimeBonusSeconds }),
		{Name: "undo", Max: 3, Names: []string{"free", "charged", "barriers", "strict"}, of: everywhere,
			get: func(r *RuleSet) int { return int(r.Undo) }, set: func(r *RuleSet, n int) { r.Undo = UndoRule(n) }},
		scoring("undo-cost", 0, MaxPoints, everywhere, func(s *Score) *int { return &s.Undo }),
		number("undo-depth", 0, 1000, everywhere, func(r *RuleSet) *int { return &r.UndoDepth }),
		{Name: "auto", Max: 3, Names: []string{"itself", "tap", "offered", "never"}, of: everywhere,
			get: func(r *RuleSet) int { return int(r.Auto) }, set: func(r *RuleSet, n int) { r.Auto = AutoManner(n) }},
	}
}

// Of returns the field's value in a rule set.
func (f Field) Of(r RuleSet) int { return f.get(&r) }

// For reports whether the field means anything in a variant.
func (f Field) For(v Variant) bool { return f.means(&v) }

// means is For. Of two players only the draw is changed: neither counts points, and the rest
// follows from sharing a table.
func (f Field) means(v *Variant) bool { return f.of(v) && (v.players() == 1 || f.Name == "draw") }

func everywhere(*Variant) bool         { return true }
func draws(v *Variant) bool            { return v.Stock == StockDraw }
func turnsUp(v *Variant) bool          { return v.Shown != ShowAll }
func cardsGoHome(v *Variant) bool      { return v.Home == HomeCards }
func runsGoHome(v *Variant) bool       { return v.Home == HomeRuns }
func drawsAndGoesHome(v *Variant) bool { return draws(v) && cardsGoHome(v) }

func number(name string, lo, hi int, of func(*Variant) bool, at func(*RuleSet) *int) Field {
	return Field{Name: name, Min: lo, Max: hi, of: of,
		get: func(r *RuleSet) int { return *at(r) }, set: func(r *RuleSet, n int) { *at(r) = n }}
}

// scoring is a number of the score.
func scoring(name string, lo, hi int, of func(*Variant) bool, at func(*Score) *int) Field {
	return number(name, lo, hi, of, func(r *RuleSet) *int { return at(&r.Score) }).scoring()
}

// points is what an event is worth.
func points(name string, of func(*Variant) bool, at func(*Score) *int) Field {
	return scoring(name, -MaxPoints, MaxPoints, of, at)
}

func (f Field) scoring() Field {
	f.Score = true
	return f
}

func flag(name string, of func(*Variant) bool, at func(*RuleSet) *bool) Field {
	return Field{Name: name, Max: 1, Names: []string{"no", "yes"}, of: of,
		get: func(r *RuleSet) int {
			if *at(r) {
				return 1
			}
			return 0
		},
		set: func(r *RuleSet, n int) { *at(r) = n == 1 }}
}

func drawOf(r *RuleSet) int {
	return same(r.Choices, func(c Choice) int { return c.Draw })
}

func passesOf(r *RuleSet) int {
	return same(r.Choices, func(c Choice) int { return c.Passes })
}

// same returns the value that all choices share, or Unchosen.
func same(list []Choice, of func(Choice) int) int {
	if len(list) == 0 {
		return Unchosen
	}
	for _, c := range list {
		if of(c) != of(list[0]) {
			return Unchosen
		}
	}
	return of(list[0])
}

func setDraw(r *RuleSet, n int) { choose(r, func(c *Choice) { c.Draw = n }) }

func setPasses(r *RuleSet, n int) { choose(r, func(c *Choice) { c.Passes = n }) }

// choose changes every choice, and keeps those apart that still differ.
func choose(r *RuleSet, change func(*Choice)) {
	var list []Choice
	for _, c := range r.Choices {
		if change(&c); !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	r.Choices = list
}

// text writes a value as records and links do.
func (f Field) text(n int) string {
	if f.Names != nil {
		return f.Names[n]
	}
	return strconv.Itoa(n)
}

// value reads what text writes.
func (f Field) value(s string) (int, error) {
	if f.Names != nil {
		if i := slices.Index(f.Names, s); i >= 0 {
			return i, nil
		}
		return 0, HouseRange
	}
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0, HouseRange
	}
	return n, nil
}
