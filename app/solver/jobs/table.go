package jobs

import (
	"slices"

	"pazienza/app/ask"
	"pazienza/engine"
	"pazienza/engine/solve"
)

// The most positions that are looked into where the question does not say.
const (
	verdictLimit = 3_000_000
	lineLimit    = 12_000_000
)

// bound is how many positions a search keeps: no more than a table of 2^24, of 128 MB. While
// that is filled from one of half the size, the two and what Go has not yet given up of those
// before make some 300 MB, which with the game beside it stays below what a tab may take.
const bound = 12_000_000

// kept is a search and what it is about.
type kept struct {
	game   *engine.Game
	tables []engine.State // the one asked about, and once there is a line, all along it
	moves  []engine.Move
	short  bool // it is as short as it gets soon
	search solve.Search
}

// won is a search that has found a win, without the memory that it took.
type won int

func (w won) Step(int) solve.Verdict { return solve.Winnable }
func (w won) Positions() int         { return int(w) }
func (w won) Line() []engine.Move    { return nil }

// find returns how far along the line a table is, or -1. To be won depends on the game's
// rules, which its name tells.
func (k *kept) find(q *ask.Question) int {
	if k == nil || k.game.Name() != q.Game.Name() {
		return -1
	}
	return slices.Index(k.tables, q.Table)
}

// table works on a verdict or a line.
type table struct {
	bench *Bench
	q     *ask.Question
	slow  *slow // shortens the line that was found
}

func (t *table) step(budget int) ask.Answer {
	if t.slow != nil {
		return t.slow.step(budget)
	}
	b, q := t.bench, t.q
	at := b.kept.find(q)
	if at < 0 {
		b.kept = nil // first, so that there are never two
		b.kept = &kept{game: q.Game, tables: []engine.State{q.Table}, search: solve.New(q.Game, &q.Table, solve.Options{Bound: bound})}
		at = 0
	}
	k := b.kept
	limit := q.Limit
	if limit == 0 {
		limit = verdictLimit
		if q.Kind == ask.Line {
			limit = lineLimit
		}
	}
	before := k.search.Positions()
	a := ask.Answer{Verdict: k.search.Step(min(budget, limit-before)), Positions: k.search.Positions()}
	switch {
	case a.Verdict == solve.Unknown:
		a.Progress = a.Positions > before && a.Positions < limit
	case a.Verdict == solve.Winnable && k.moves == nil:
		k.moves = k.search.Line()
		k.tables = replay(q.Game, q.Table, k.moves)
		k.search = won(a.Positions)
	}
	if q.Kind == ask.Line && a.Verdict == solve.Winnable {
		if !k.short {
			t.slow = newSlow(func(pause func(ask.Answer)) ask.Answer { return t.shorten(k, at, a, pause) })
			return t.slow.step(1)
		}
		a.Moves = k.moves[at:]
	}
	return a
}

// shorten answers with a shorter line from one of the tables on the line that was found, and
// keeps it instead.
func (t *table) shorten(k *kept, at int, a ask.Answer, pause func(ask.Answer)) ask.Answer {
	table := k.tables[at]
	line := solve.Shorten(k.game, &table, k.moves[at:], func() { pause(a) })
	k.moves = slices.Concat(k.moves[:at], line)
	k.tables = slices.Concat(k.tables[:at], replay(k.game, table, line))
	k.short = true
	a.Moves = line
	return a
}

func (t *table) drop() {
	if t.slow != nil {
		t.slow.drop()
	}
}

// replay returns the tables along a winning line, the first included. It panics if the line
// breaks the rules or does not win, so that nobody is ever told so wrongly.
func replay(g *engine.Game, s engine.State, line []engine.Move) []engine.State {
	tables := []engine.State{s}
	var events [engine.MaxEvents]engine.Event
	for _, m := range line {
		if g.Check(&s, m) != nil {
			panic("a winning line breaks the rules")
		}
		g.Apply(&s, m, events[:0])
		tables = append(tables, s)
	}
	if !g.Won(&s) {
		panic("a winning line does not win")
	}
	return tables
}
