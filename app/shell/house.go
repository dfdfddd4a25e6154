package shell

import (
	"slices"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
)

// ruleSet names the rules of a game: house rules as the player has.
func (a *App) ruleSet(w *words.Words, g *engine.Game) string {
	if h, ok := a.houseOf(g); ok {
		return h.Name
	}
	return w.RuleSetOf(g.RuleSet)
}

// title is a game's whole name, with house rules as the player has named them.
func (a *App) title(w *words.Words, g *engine.Game) string {
	if g.RuleSet.House == "" {
		return w.Title(g)
	}
	return w.Game(g.Variant.ID).Name + " · " + w.Chip(g) + " · " + a.ruleSet(w, g)
}

// houseOf returns the house rules that a game is played by, if they are kept: those of the
// list with the same rules, whatever is drawn.
func (a *App) houseOf(g *engine.Game) (session.HouseRules, bool) {
	if a.Desk == nil || g.RuleSet.House == "" {
		return session.HouseRules{}, false
	}
	for _, h := range a.Desk.House() {
		if kept := a.game(h.Game); kept != nil && kept.Variant.ID == g.Variant.ID && kept.RuleSet.Key() == g.RuleSet.Key() {
			return h, true
		}
	}
	return session.HouseRules{}, false
}

// houseGamesFor lists the player's house rules that are for a game's variant, as games. What
// is played by rules that are not kept is one of them.
func (a *App) houseGamesFor(g *engine.Game) (list []*engine.Game) {
	if a.Desk == nil {
		return nil
	}
	for _, h := range a.Desk.House() {
		if kept := a.game(h.Game); kept != nil && kept.Variant.ID == g.Variant.ID {
			list = append(list, kept)
		}
	}
	if g.RuleSet.House != "" && !slices.ContainsFunc(list, func(k *engine.Game) bool { return k.RuleSet.Key() == g.RuleSet.Key() }) {
		list = append(list, g)
	}
	return list
}
