package table

import (
	"time"

	"pazienza/app/session"
	"pazienza/engine"
)

// marks is what lies on the table besides cards, of one player.
type marks struct {
	last   lastMove
	hinted bool
	hint   engine.Move
	hintAt time.Duration
	aims   aims
	chosen ring // by a tap
	raised Hit  // a covered card shown whole
	gap    ring // the empty column for which a row deal was refused
}

// lastMove is the card that heads what moved last, and the pile that it left.
type lastMove struct {
	on    bool
	pile  engine.PileID
	index int
	from  engine.PileID
}

// ring is what the keyboard is on, or what it or a tap has picked up.
type ring struct {
	on    bool
	pile  engine.PileID
	index int
	n     int
}

// aims is the legal targets of what is held, which fade in and out.
type aims struct {
	piles uint32
	on    bool
	at    time.Duration
}

// Times of the rings of targets.
const (
	aimsIn  = 100 * ms
	aimsOut = 80 * ms
)

// show sets the hint; nil is none.
func (m *marks) show(hint *engine.Move, now time.Duration) {
	m.hinted = hint != nil
	if hint != nil {
		m.hint, m.hintAt = *hint, now
	}
}

// moved marks what a change carried, or where it lies covered, in a joker's place, the joker.
func (m *marks) moved(c session.Change, s *engine.State) {
	if c.Move.Kind != engine.Carry || c.Move.Count == 0 {
		return
	}
	from, to := c.Move.From, c.Move.To
	if c.Cause == session.Undone {
		from, to = to, from
	}
	if i := s.Len(to) - int(c.Move.Count); i >= 0 && s.Len(to) > 0 {
		m.last = lastMove{true, to, i, from}
	}
	var carried engine.Card
	for _, e := range c.Events {
		switch {
		case e.Kind == engine.Carried:
			carried = e.Card.ID()
		case e.Kind == engine.Replaced && s.Top(to).ID() != carried:
			m.last = lastMove{true, e.To, 0, from}
		}
	}
}

// aim works out the legal targets of what is held, or picked up by a tap; the engine says
// which they are.
func (v *View) aim(player int, now time.Duration) {
	m := &v.marks[player]
	a, from, n := &m.aims, m.chosen.pile, m.chosen.n
	if g := v.dragged(player); g != nil {
		from, n = g.hit.Pile, g.n
	}
	var piles uint32
	if n > 0 {
		for _, p := range v.targets(player, from, n) {
			piles |= 1 << p
		}
	}
	on := piles != 0
	if on {
		a.piles = piles
	}
	if on != a.on {
		a.on, a.at, v.dirty = on, now, true
	}
}

// alpha is how strongly the rings of targets show.
func (a *aims) alpha(now time.Duration) (alpha float64, busy bool) {
	if a.on {
		t := part(now, a.at, aimsIn)
		return t, t < 1
	}
	if a.piles == 0 {
		return 0, false
	}
	t := part(now, a.at, aimsOut)
	return 1 - t, t < 1
}

// Cursor shows where the keyboard is; index -1 is the pile itself.
func (v *View) Cursor(p engine.PileID, index int) {
	v.setRing(&v.cursor, ring{true, p, index, 0})
}

// HideCursor takes the keyboard's ring away.
func (v *View) HideCursor() { v.setRing(&v.cursor, ring{}) }

// Pick shows n cards from index on as picked up by the keyboard.
func (v *View) Pick(p engine.PileID, index, n int) {
	v.setRing(&v.picked, ring{true, p, index, n})
}

// Unpick takes that away.
func (v *View) Unpick() { v.setRing(&v.picked, ring{}) }

func (v *View) setRing(r *ring, to ring) {
	if *r != to {
		*r = to
		v.dirty = true
	}
}

// aimAll is [View.aim] for everybody.
func (v *View) aimAll(now time.Duration) {
	for player := range v.game.Players() {
		v.aim(player, now)
	}
}

// about returns whom of two players a change is about. In a race each has a game for one.
func (v *View) about(c session.Change) int {
	g := c.Game
	if g == nil {
		g = v.game
	}
	player := c.Player | c.Move.Player
	if c.Hint != nil {
		player |= c.Hint.Player
	}
	if g == nil || !g.Two() {
		return 0
	}
	return int(player & 1)
}

// forget takes away what was marked before a change: of two players only what is the mover's,
// and a hint of the other's that has come to nothing.
func (v *View) forget(c session.Change) {
	both := c.Cause != session.Moved && c.Cause != session.Undone && c.Cause != session.Redone
	for player := range v.marks {
		m := &v.marks[player]
		if both || player == v.about(c) {
			m.hinted, m.last, m.raised, m.gap, m.chosen = false, lastMove{}, noHit, ring{}, ring{}
		}
		m.hinted = m.hinted && c.Game.Check(&c.After, m.hint) == nil
	}
}
