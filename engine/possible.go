package engine

import "cmp"

// Possible says why a rule set cannot be played in a variant, as a [Reason], or nil. What
// it refuses contradicts itself, changes nothing, or pays for what can be done for ever.
func (r RuleSet) Possible(v Variant) error { return r.possible(&v) }

func (r *RuleSet) possible(v *Variant) error {
	base := r.Base()
	changed := map[string]bool{}
	for _, f := range Fields() {
		if f.get(r) == f.get(&base) {
			continue
		}
		if !f.means(v) {
			return HouseElsewhere
		}
		if f.Score && !r.Score.Counts {
			return HouseNoScore
		}
		changed[f.Name] = true
	}
	return cmp.Or(r.possibleUndo(v, changed), r.possibleRecycles(changed), r.possiblePoints(changed))
}

func (r *RuleSet) possibleUndo(v *Variant, changed map[string]bool) error {
	charged := r.Undo == UndoCharged
	switch {
	case charged && !r.Score.Counts:
		return HouseNoScore
	case charged && r.Score.Undo == 0, !charged && r.Score.Undo > 0 && changed["undo-cost"]:
		return HouseUndoCost
	case r.Undo == UndoStrict && r.UndoDepth > 0:
		return HouseUndoDepth
	case r.Undo == UndoBarriers && draws(v) && cardsGoHome(v) && v.players() == 1:
		return HouseElsewhere // neither row deals nor runs
	}
	return nil
}

func (r *RuleSet) possibleRecycles(changed map[string]bool) error {
	if changed["recycle-1"] {
		if err := r.recycles(func(c Choice) bool { return c.Draw == 1 }); err != nil {
			return err
		}
	}
	if changed["recycle-3"] || changed["free-recycles"] {
		if err := r.recycles(func(c Choice) bool { return c.Draw > 1 }); err != nil {
			return err
		}
	}
	if changed["free-recycles"] && r.Score.RecycleDraw3 == 0 {
		return HouseNoCharge
	}
	return nil
}

// recycles says why there is no recycle under the choices of a kind, or nil.
func (r *RuleSet) recycles(of func(Choice) bool) error {
	err := HouseOtherDraw
	for _, c := range r.Choices {
		if of(c) {
			if c.Passes != 1 {
				return nil
			}
			err = HouseNoRecycle
		}
	}
	return err
}

func (r *RuleSet) possiblePoints(changed map[string]bool) error {
	sc := &r.Score
	switch {
	case r.HomeStays && changed["from-home"] && sc.FromHome != 0:
		return HouseHomeStays
	case sc.TimeBonus == 0 && changed["time-bonus-from"]:
		return HouseNoBonus
	case sc.Floor && sc.Start < 0:
		return HouseFloor
	case sc.PerMove > 0, sc.PerTenSeconds > 0, sc.FromHome > 0, r.paysRecycles():
		return HouseEndless
	}
	return nil
}

// paysRecycles reports whether recycles without limit are worth points.
func (r *RuleSet) paysRecycles() bool {
	for _, c := range r.Choices {
		if c.Passes == 0 && (c.Draw == 1 && r.Score.RecycleDraw1 > 0 || c.Draw > 1 && r.Score.RecycleDraw3 > 0) {
			return true
		}
	}
	return false
}
