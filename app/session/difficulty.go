package session

import (
	"errors"

	"pazienza/app/ask"
)

// Difficulty is how hard a deal is, measured by how often a player wins it who sees no more
// than a person does.
type Difficulty uint8

// The difficulties.
const (
	NoDifficulty      Difficulty = iota // nobody has asked
	DifficultyAsked                     // it is being measured
	DifficultyMissing                   // the browser has nobody to ask, or it could not be measured
	Easy
	Medium
	Hard
	VeryHard
)

// difficultyOf makes one of an answer: won by most, by some, by few, by none.
func difficultyOf(a ask.Answer) Difficulty {
	switch {
	case a.Err != nil || a.Played == 0:
		return DifficultyMissing
	case 3*a.Wins >= 2*a.Played:
		return Easy
	case 4*a.Wins >= a.Played:
		return Medium
	case a.Wins > 0:
		return Hard
	}
	return VeryHard
}

// graded is how hard a deal is.
type graded struct {
	game string
	deal int
	Difficulty
}

// WantDifficulty has the deal on the table measured in the background, unless it is: call it
// where the difficulty is shown.
func (d *Desk) WantDifficulty() {
	game, deal := d.Game().Name(), d.line.Deal()
	if d.graded.game == game && d.graded.deal == deal || deal == 0 {
		return
	}
	if d.ungrade != nil {
		d.ungrade()
		d.ungrade = nil
	}
	d.graded = graded{game, deal, DifficultyAsked}
	if d.Solver == nil {
		d.graded.Difficulty = DifficultyMissing
		return
	}
	cancel := d.Solver.Ask(ask.Question{Kind: ask.Grade, Game: d.Game(), Deal: deal}, func(a ask.Answer) {
		if a.Progress || errors.Is(a.Err, ask.ErrCancelled) || d.graded.game != game || d.graded.deal != deal {
			return
		}
		d.graded.Difficulty = difficultyOf(a)
		d.ungrade = nil
		d.tell(Change{Cause: Graded})
	})
	if d.graded == (graded{game, deal, DifficultyAsked}) {
		d.ungrade = cancel
	}
}

// difficulty returns what is known of the deal on the table.
func (d *Desk) difficulty() Difficulty {
	if d.graded.game == d.Game().Name() && d.graded.deal == d.line.Deal() {
		return d.graded.Difficulty
	}
	return NoDifficulty
}
