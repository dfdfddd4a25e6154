package shell

import (
	"time"

	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
)

// WatchMatch takes in what happened to the match: give it to [match.Match.Watch], after the
// view's.
func (a *App) WatchMatch(c session.Change) {
	switch c.Cause {
	case session.Unsaved:
		a.unsaved(c.Why)
		return
	case session.SetAside:
		a.Notice("aside", func(w *words.Words) string { return w.SetAside })
		return
	}
	a.watchLink(c)
	if a.duel.on && !a.Match.Active() {
		a.putAside() // another window has left it
		return
	}
	if !a.Dueling() {
		a.Update() // a page may list it
		return
	}
	if a.looksOn(c) {
		return
	}
	mine := a.Match.Terms().Seats[c.Player&1].Who == match.Here
	switch c.Cause {
	case session.Dealt, session.Resumed:
		a.unlight()
		a.leaveSheet()
		a.toast = toast{}
		a.hint = nil
		a.seated()
		if c.Cause == session.Dealt {
			a.sense(c)
			st := a.Match.Status(a.Now())
			a.Say(func(w *words.Words) string {
				if a.shared() {
					return w.BothBegin(a.played(w, c.Game), w.ID(st.Deal))
				}
				return w.MatchBegins(a.played(w, c.Game), a.playerName(w, 1-a.own()), w.ID(st.Deal))
			})
			a.sayTurn()
		}
	case session.Moved:
		a.moved(c, mine)
	case session.Undone:
		a.hint = nil
		if mine {
			a.sense(c)
			a.Say(func(w *words.Words) string { return w.Undone(w.Move(c.Game, &c.After, c.Move)) })
		}
	case session.Redone:
		if mine {
			a.sense(c)
			a.Say(func(w *words.Words) string { return w.Redone(w.Move(c.Game, &c.Before, c.Move)) })
		}
	case session.Refused:
		if mine {
			a.sense(c)
			a.tellSeat(int(c.Player), func(w *words.Words) string { return w.Refusal(c.Game, c.Why, c.Pile) })
		}
	case session.Hinted:
		if int(c.Player) == a.own() || a.Match.Game().Two() {
			a.hint = c.Hint
		}
		a.tellSeat(int(c.Player), func(w *words.Words) string {
			if c.Hint == nil {
				return w.NoHint
			}
			return w.Advice(c.Game, &c.After, *c.Hint)
		})
	case session.MatchChanged:
		a.ghostStopped()
	case session.Ended:
		a.ended()
	}
	a.Update()
}

// looksOn takes in what is played in another window of this browser: it is shown, and said once.
func (a *App) looksOn(c session.Change) bool {
	was := a.duel.looks
	if a.duel.looks = a.Match.Status(a.Now()).Elsewhere; !a.duel.looks {
		return false
	}
	if c.Cause == session.Refused {
		return false
	}
	a.unlight()
	a.hint = nil
	if !was {
		a.Say(func(w *words.Words) string { return w.PlayedElsewhere })
	}
	a.Update()
	return true
}

// seated puts the keyboard on the own stock.
func (a *App) seated() {
	seat := a.own()
	if a.Match.Race() {
		seat = 0 // of the own table
	}
	a.keys = Keyboard{At: Spot{a.Match.Game().StockOf(seat), -1}}
}

// moved tells a move: one's own in full; the other's where it concerns both, which of two who
// move at once is what goes to a foundation.
func (a *App) moved(c session.Change, mine bool) {
	home := c.Move.Kind == engine.Carry && c.Game.Pile(c.Move.To).Kind == engine.Foundation
	if mine {
		a.hint = nil
		a.sense(c)
		a.Say(func(w *words.Words) string { return w.Tell(c.Game, &c.Before, &c.After, c.Move, c.Events) })
	} else if _, turns := c.Game.Turn(&c.After); home || turns {
		if home {
			a.sense(c)
		}
		a.Say(func(w *words.Words) string {
			return w.Whose(a.playerName(w, int(c.Player)), w.Tell(c.Game, &c.Before, &c.After, c.Move, c.Events))
		})
	}
	was, turns := c.Game.Turn(&c.Before)
	if now, _ := c.Game.Turn(&c.After); turns && now != was {
		a.sayTurn()
	}
}

// sayTurn says whose turn it is, where there are turns.
func (a *App) sayTurn() {
	if st := a.Match.Status(a.Now()); st.HasTurn && !st.Over {
		a.Say(func(w *words.Words) string { return a.turnOf(w, st.Turn) })
	}
}

func (a *App) turnOf(w *words.Words, player int) string {
	if player == a.own() && !a.shared() {
		return w.YourTurn
	}
	return w.TheirTurn(a.playerName(w, player))
}

// ended tells how a game of two has ended, and shows the sheet in a moment.
func (a *App) ended() {
	st := a.Match.Status(a.Now())
	a.Say(func(w *words.Words) string { return a.wonBy(w, st) })
	if !a.up {
		return
	}
	if st.Result.Ending == engine.SentOut && st.Result.Winner != engine.Nobody && (a.shared() || st.Result.Winner == a.own()) {
		a.light()
	}
	time.AfterFunc(winPause, a.openResult)
}
