package jobs

import (
	"time"

	"pazienza/app/ask"
	"pazienza/engine"
	"pazienza/engine/solve"
)

// deal looks for a deal that can be won. It does not dwell on any: most that can be won are won
// soon, and there are enough of them.
type deal struct {
	q       *ask.Question
	clock   func() time.Duration
	number  int
	table   engine.State
	search  solve.Search
	spent   int           // positions, on the deals before this one
	took    time.Duration // in all
	patient int           // most positions for one deal
}

// What a search of a deal may look into and keep, and when the whole question is given up,
// where it does not say.
const (
	dealPatience = 1000
	dealBound    = 1_000_000
	dealTime     = time.Minute
	rowPatience  = 1_000_000 // where rows are dealt: few are won soon, and nearly all can be
)

func newDeal(q *ask.Question, clock func() time.Duration) *deal {
	d := &deal{q: q, clock: clock, number: q.Deal, patient: dealPatience}
	if q.Game.Variant.Stock == engine.StockRows {
		d.patient = rowPatience
	}
	d.begin()
	return d
}

func (d *deal) begin() {
	d.table = d.q.Game.Deal(d.number)
	d.search = solve.New(d.q.Game, &d.table, solve.Options{Bound: dealBound})
}

func (d *deal) step(budget int) ask.Answer {
	start := d.clock()
	before := d.search.Positions()
	v := d.search.Step(min(budget, d.patient-before))
	d.took += d.clock() - start
	a := ask.Answer{Progress: true, Positions: d.spent + d.search.Positions()}
	switch {
	case v == solve.Winnable:
		replay(d.q.Game, d.table, d.search.Line())
		return ask.Answer{Verdict: v, Positions: a.Positions, Deal: d.number}
	case d.q.Limit > 0 && a.Positions >= d.q.Limit, d.took > dealTime:
		a.Progress = false
	case v != solve.Unknown, d.search.Positions() >= d.patient, d.search.Positions() == before:
		d.spent = a.Positions + 1 // a deal is work too
		d.number = d.number%engine.MaxDeal + 1
		d.begin()
	}
	return a
}

func (*deal) drop() {}
