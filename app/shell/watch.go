package shell

import (
	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
)

// Watch takes in what happened to the game: give it to [session.Desk.Watch], after the
// view's.
func (a *App) Watch(c session.Change) {
	if a.Dueling() { // the game for one lies below
		switch c.Cause {
		case session.Unsaved:
			a.unsaved(c.Why)
		case session.KeptAgain:
			a.keptAgain()
		}
		return
	}
	a.sense(c)
	switch c.Cause {
	case session.ClockMoved, session.Judged, session.Graded, session.HistoryChanged, session.Unsaved, session.KeptAgain: // the table is as it was
	default:
		a.hint = nil
	}
	switch c.Cause {
	case session.Dealt, session.Resumed:
		a.began(c)
	case session.Moved:
		if !c.Auto {
			a.Say(func(w *words.Words) string { return w.Tell(c.Game, &c.Before, &c.After, c.Move, c.Events) })
		}
		a.cued(c)
		if c.Move.Kind == engine.RowDeal && holes(c.Game, &c.Before) {
			a.Toast(func(w *words.Words) string { return w.DealtAnyway })
		}
	case session.Replaying:
		a.keys = Keyboard{At: Spot{c.Game.Stock(), -1}}
		a.cue = noCue
		a.dropNotice("link")
		if a.Desk.Status(a.Now()).Replay.At == 0 {
			a.Say(func(w *words.Words) string { return w.ReplayBegins(a.title(w, c.Game)) })
		}
	case session.Stepped:
		if len(c.Events) > 0 {
			a.Say(func(w *words.Words) string { return w.Tell(c.Game, &c.Before, &c.After, c.Move, c.Events) })
		}
	case session.Undone:
		a.unlight()
		a.leaveSheet()
		a.Say(func(w *words.Words) string { return w.Undone(w.Move(c.Game, &c.After, c.Move)) })
	case session.Redone:
		a.Say(func(w *words.Words) string { return w.Redone(w.Move(c.Game, &c.Before, c.Move)) })
	case session.Refused:
		a.Toast(func(w *words.Words) string { return w.Refusal(c.Game, c.Why, c.Pile) })
	case session.Hinted:
		a.hint = c.Hint
		a.Toast(func(w *words.Words) string {
			if c.Hint == nil {
				return w.NoHint
			}
			return w.Advice(c.Game, &c.After, *c.Hint)
		})
	case session.CanFinish:
		rules := c.Game.RuleSet
		rules.Auto = a.Desk.Status(a.Now()).Auto // the player's wish goes before
		if a.held {                              // a tap on a card plays it again: the button is sure
			rules.Auto = engine.AutoOffered
		}
		a.Say(func(w *words.Words) string { return w.MayFinish(rules, !a.Settings.NoLetters) })
	case session.Finishing:
		a.held = false
		a.Say(func(w *words.Words) string { return w.Finishing })
	case session.Stopped:
		a.held = true
		a.Say(func(w *words.Words) string { return w.Stopped })
	case session.Unsaved:
		a.unsaved(c.Why)
	case session.KeptAgain:
		a.keptAgain()
	case session.SetAside:
		a.Notice("aside", func(w *words.Words) string { return w.SetAside })
	}
	a.solved(c)
	if c.Game != nil && c.Cause != session.Stepped && !c.Game.Won(&c.Before) && c.Game.Won(&c.After) {
		a.celebrate()
	}
	a.Update()
}

// holes reports whether a column is empty.
func holes(g *engine.Game, s *engine.State) bool {
	for c := range g.Columns() {
		if s.Len(engine.PileID(c)) == 0 {
			return true
		}
	}
	return false
}

// began shows a game that was dealt or resumed.
func (a *App) began(c session.Change) {
	a.remember(c.Game)
	a.dropNotice("link") // what they ask is about the game before
	a.dropNotice("rules")
	a.unlight()
	a.leaveSheet()
	a.held = false
	a.keys = Keyboard{At: Spot{c.Game.Stock(), -1}}
	a.verdict = session.NoVerdict
	a.toast = toast{}
	st := a.Desk.Status(a.Now())
	a.cue = noCue
	if c.Cause == session.Resumed {
		a.Say(func(w *words.Words) string { return w.Resumed(a.title(w, c.Game)) })
		return
	}
	a.Say(func(w *words.Words) string { return w.Dealt(a.title(w, c.Game), w.ID(st.Deal)) })
	a.welcome(c.Game)
	if a.updating {
		browser().Call("applyUpdate")
	}
	if st.CanRecall {
		a.ask(func(w *words.Words) string { return w.DealNo(w.ID(st.Deal)) },
			func(w *words.Words) string { return w.TakeBack },
			func() { a.Do(session.Intent{Kind: session.Recall}) })
	}
}
