package words

import "pazienza/engine"

// Reason says why a move is refused.
func (w *Words) Reason(err error) string {
	if r, ok := err.(engine.Reason); ok && int(r) < len(w.Reasons) && w.Reasons[r] != "" {
		return w.Reasons[r]
	}
	if err == nil {
		return w.Unknown
	}
	if said, ok := w.MatchReasons.Find(err.Error()); ok {
		return said
	}
	return w.Unknown
}

// Refusal says why a move is refused: of a reason that has more to it, with the pile it is
// about and as the game has it.
func (w *Words) Refusal(g *engine.Game, why error, about engine.PileID) string {
	switch {
	case why == engine.ColumnEmpty && g.Pile(about).Kind == engine.Column:
		return w.EmptyFirst(w.column(g, about))
	case why == engine.KingsOnly && g.Variant.Jokers > 0:
		return w.KingOrJoker
	case why == engine.StockIsDrawn && g.Variant.Stock == engine.StockRows:
		return w.StockDealt
	}
	return w.Reason(why)
}

// MayFinish says that a game can finish by itself, and how: a tap is enough under some rule
// sets. letters tells whether the letter keys work.
func (w *Words) MayFinish(r engine.RuleSet, letters bool) string {
	if r.Auto == engine.AutoOnTap {
		return w.TapFinishes
	}
	return w.CanFinish(letters)
}
