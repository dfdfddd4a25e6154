package session

import (
	"strings"

	"pazienza/engine"
)

// Bank returns what games that have ended have brought under the rules of the game in progress,
// that game itself left out: with its points it is what the player owns.
func (d *Desk) Bank() int {
	if d.line == nil {
		return 0
	}
	return d.history.Bank(d.line.Game(), d.id)
}

// Bank returns what the games that have ended, won or lost, have brought under the rules of a
// game, leaving out the one with an id. Like statistics a bank belongs to a variant and a rule
// set with its version. What is chosen within a rule set, how many cards are drawn and how often
// the stock is gone through, makes no other bank: one purse goes from table to table.
func (h *History) Bank(g *engine.Game, except string) int {
	if !g.RuleSet.Score.Money {
		return 0
	}
	if b := h.banked; b.game == g && b.except == except {
		return b.sum
	}
	rules, sum := strings.TrimSuffix(rulesOf(g), "/"), 0
	for _, r := range h.All() {
		if r.Outcome == Unfinished || r.ID == except || r.Branch() {
			continue
		}
		if rest, ok := strings.CutPrefix(r.Game, rules); ok && (rest == "" || rest[0] == '/') {
			sum += r.Score
		}
	}
	h.banked = banked{g, except, sum}
	return sum
}

// banked is the sum last asked for: status bars do so many times a move.
type banked struct {
	game   *engine.Game // nil after a change of results
	except string
	sum    int
}

// rulesOf is what the names of all games of a variant under a rule set begin with, once a
// slash ends them.
func rulesOf(g *engine.Game) string { return g.Variant.ID + "/" + g.RuleSet.Key() + "/" }
