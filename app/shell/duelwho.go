package shell

import (
	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/app/table"
	"pazienza/app/words"
	"pazienza/engine"
)

// shared reports whether both sit at this device.
func (a *App) shared() bool {
	s := a.Match.Terms().Seats
	return s[0].Who == match.Here && s[1].Who == match.Here
}

// own is the player for whom the page speaks: the one who is here, or of two whose turn it is,
// or else for whom the keyboard plays.
func (a *App) own() int {
	p, ok := a.Match.Own()
	if ok || !a.shared() {
		return p
	}
	if g := a.Match.Game(); g != nil && g.Two() {
		s := a.Match.State(0)
		if turn, turns := g.Turn(&s); turns {
			return turn
		}
		if owner, owned := g.Owner(a.keys.At.Pile); owned && int(a.keys.At.Pile) < len(g.Piles()) {
			return owner
		}
	}
	return a.duel.seat
}

// Near is who sits at the lower edge of a match.
func (a *App) Near() int {
	p, one := a.Match.Own()
	if !one {
		return 0
	}
	return p
}

// mover sets whose an intent is that comes from the keyboard or a reader: of two at one table
// of who owns the cards.
func (a *App) mover(in session.Intent) session.Intent {
	player := a.own()
	if g := a.Match.Game(); a.shared() && g.Two() {
		pile := in.Pile
		if in.Kind == session.Carry {
			pile = in.Move.From
		}
		if owner, owned := g.Owner(pile); owned && (in.Kind == session.Carry || in.Kind == session.Tap) {
			player = owner
		}
	}
	in.Player, in.Move.Player = uint8(player), uint8(player)
	return in
}

// playerName is what a player is called: the one who sits here is you, of two each by seat.
func (a *App) playerName(w *words.Words, player int) string {
	if a.shared() {
		return w.SeatNames[player]
	}
	if s := a.Match.Terms().Seats[player]; s.Who != match.Peer {
		return seatName(w, s)
	}
	return a.otherName(w)
}

func seatName(w *words.Words, s match.Seat) string {
	switch s.Who {
	case match.Computer:
		return s.Level.Name()
	case match.Ghost:
		return w.Ghost
	case match.Peer:
		return w.Rivals[rivalPeer]
	}
	return w.You
}

// whose names the other player, whose piles are called so; "" for what is one's own or shared.
func (a *App) whose(w *words.Words) func(player int) string {
	if !a.Dueling() {
		return nil
	}
	return func(player int) string {
		if !a.Match.Game().Two() || player == a.Near() && !a.shared() {
			return ""
		}
		return a.playerName(w, player)
	}
}

// resumesMatch is what goes on with the match that waits.
func (a *App) resumesMatch(w *words.Words) string {
	if a.shared() {
		return w.ResumeBoth
	}
	return w.ResumeMatch(a.playerName(w, 1-a.Near()))
}

// played is the game of a match: a race is called one.
func (a *App) played(w *words.Words, g *engine.Game) string {
	name := w.Game(g.Variant.ID).Name
	if !g.Two() {
		name = w.Race + " · " + name
	}
	return name
}

// Seating sets how a table lies for those who sit at it.
func (a *App) Seating(o *table.Options) {
	if !a.Dueling() {
		return
	}
	o.Near, o.Both = uint8(a.Near()), a.shared()
	o.Facing = o.Both && a.duel.pick.facing
}
