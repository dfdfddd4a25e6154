package table

import (
	"math"

	"pazienza/engine"
)

// owner returns whose a pile is. What two players share, and everything in games for one, is
// the first's.
func (v *View) owner(p engine.PileID) int {
	player, _ := v.game.Owner(p)
	return player
}

// plays reports whether a player's cards are moved at this screen.
func (v *View) plays(player int) bool {
	return !v.game.Two() || v.both() || player == v.near()
}

// both reports whether two players sit at this screen.
func (v *View) both() bool { return v.options.Both || v.options.Facing }

// near is the player who sits at the lower edge.
func (v *View) near() int { return v.layout.near() }

// whose returns whose pointer one is that goes down somewhere: of whom the pile is, or where
// that is nobody's, who has picked something up by a tap, or else who sits nearer.
func (v *View) whose(h Hit, on bool, y float64) int {
	if !v.game.Two() {
		return 0
	}
	if on {
		if player, owned := v.game.Owner(h.Pile); owned {
			return player
		}
	}
	near := v.near()
	switch a, b := v.marks[near].chosen.on, v.marks[1-near].chosen.on; {
	case !v.both(), a && !b:
		return near
	case b && !a, y < v.layout.Board.Y+v.layout.Board.H/2:
		return 1 - near
	}
	return near
}

// targets returns where the last n cards of a pile may go when a player carries them. At a
// table of two the game is asked itself: there whose turn it is, too, stands in the state.
func (v *View) targets(player int, from engine.PileID, n int) []engine.PileID {
	if !v.game.Two() {
		if v.ask.Targets == nil {
			return nil
		}
		return v.ask.Targets(from, n)
	}
	v.legal = v.legal[:0]
	for p := range v.layout.Seats {
		m := engine.Move{Kind: engine.Carry, From: from, To: engine.PileID(p), Count: uint8(n), Player: uint8(player)}
		if v.game.Check(&v.state, m) == nil {
			v.legal = append(v.legal, m.To)
		}
	}
	return v.legal
}

func (v *View) isStock(p engine.PileID) bool { return v.game.Pile(p).Kind == engine.StockPile }

// presses reports whether pressing a stock does something, and may be done here.
func (v *View) presses(p engine.PileID) bool {
	player := v.owner(p)
	return v.plays(player) && v.game.Check(&v.state, v.game.StockMoveFor(&v.state, player)) == nil
}

// recycles reports whether a player's stock can be turned over. Of two players it says so
// also while it is the other's turn.
func (v *View) recycles(player int) bool {
	if w, ok := v.game.WasteOf(player); v.game.Two() && ok {
		return v.state.Len(v.game.StockOf(player)) == 0 && v.state.Len(w) > 0
	}
	return v.game.Check(&v.state, engine.Move{Kind: engine.Recycle}) == nil
}

// winner returns who of two players has sent all own cards out.
func (v *View) winner() int {
	if v.game.Two() && v.game.Home(&v.state, 1) == v.game.Cards()/2 {
		return 1
	}
	return 0
}

// grabbing reports whether a mouse holds cards, or in games for one anything does.
func (v *View) grabbing() bool {
	for i := range v.gestures {
		if g := &v.gestures[i]; g.n > 0 && (g.device == Mouse || !v.game.Two()) {
			return true
		}
	}
	return false
}

// turn turns pictures by half that were laid as a player sees them who sits across.
func (v *View) turn(player int, sprites []Sprite) {
	if !v.layout.opposite(player) {
		return
	}
	for i := range sprites {
		sprites[i].Rect = v.layout.flip(sprites[i].Rect)
		sprites[i].Angle += math.Pi
	}
}

// near is the player who sits at the lower edge.
func (l *Layout) near() int {
	if !l.Game.Two() {
		return 0
	}
	return int(l.Options.Near & 1)
}

// opposite reports whether a player sees the table from its upper edge.
func (l *Layout) opposite(player int) bool {
	return l.Options.Facing && l.Game.Two() && player != l.near()
}

// flip is a rectangle turned by half about the middle of the board.
func (l *Layout) flip(r Rect) Rect {
	r.X, r.Y = l.snap(l.turnX-r.X-r.W), l.snap(l.turnY-r.Y-r.H)
	return r
}

// seen is a rectangle as a player sees it, or such a one as it lies on the screen.
func (l *Layout) seen(player int, r Rect) Rect {
	if l.opposite(player) {
		return l.flip(r)
	}
	return r
}

// back is the back of a card: of two players each has an own one.
func (v *View) back(c engine.Card) SpriteID {
	if v.game.Two() && c.Copy() != v.near() {
		return FarBackSprite
	}
	return BackSprite
}

// angle is how a card lies: everybody's as its owner reads it.
func (v *View) angle(c engine.Card) float32 {
	if v.layout.opposite(c.Copy()) {
		return math.Pi
	}
	return 0
}
