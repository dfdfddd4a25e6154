package jobs

import (
	"pazienza/app/ask"
	"pazienza/engine"
	"pazienza/engine/player"
)

const (
	gradePlays = 12
	gradeMoves = 1000 // after which a play is given up
)

// newGrade has a deal played several times by somebody who sees no more than a person, each
// time with luck of its own. How often that wins is how easy the deal is.
func newGrade(q *ask.Question) job {
	plays := q.Limit
	if plays == 0 {
		plays = gradePlays
	}
	return newSlow(func(pause func(ask.Answer)) ask.Answer {
		var a ask.Answer
		for a.Played < plays {
			p := player.New(q.Game, uint64(a.Played+1), player.Skilled)
			p.Pause = func() { pause(a) }
			won, moves := play(q, p)
			a.Played++
			a.Positions += moves
			if won {
				a.Wins++
			}
		}
		return a
	})
}

// play has a player play the deal, until it wins or gives up, and counts its moves.
func play(q *ask.Question, p *player.Player) (won bool, moves int) {
	g, s := q.Game, q.Game.Deal(q.Deal)
	var events [engine.MaxEvents]engine.Event
	for ; !g.Won(&s) && moves < gradeMoves; moves++ {
		m, ok := p.Choose(&s)
		if !ok || g.Check(&s, m) != nil {
			return false, moves
		}
		g.Apply(&s, m, events[:0])
		p.Pause()
	}
	return g.Won(&s), moves
}
