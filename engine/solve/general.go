package solve

import (
	"cmp"
	"slices"

	"pazienza/engine"
)

// general is the search of games that no other search knows: depth first over the engine's
// own tables and moves. All it leaves out is the order of the columns.
type general struct {
	game      *engine.Game
	seen      *seen
	frames    []ply
	moves     []engine.Move // what the plies have to try, ply after ply
	positions int
	cut       bool   // something was left untried: failing proves nothing
	luck      uint64 // in which order moves are tried that promise the same; 0 is the engine's
	verdict   Verdict
}

// ply is a table on the way to the current one.
type ply struct {
	table        engine.State
	lo, next, hi int // its moves: the first, the next to try, the end
}

// maxPlies bounds the stack, which in a game of moves that can be taken back might
// grow as long as the set of positions: 2000 plies weigh half a megabyte.
const maxPlies = 2000

func newGeneral(g *engine.Game, s *engine.State, o Options, luck uint64) *general {
	k := &general{game: g, seen: newSeen(o.Bound, allBits), luck: luck}
	k.enter(s)
	return k
}

// Positions returns how many tables were looked into, counted without the order of columns.
func (k *general) Positions() int { return k.positions }

// Step looks into budget more tables.
func (k *general) Step(budget int) Verdict {
	var events [engine.MaxEvents]engine.Event
	for end := k.positions + budget; k.verdict == Unknown && k.positions < end; {
		if len(k.frames) == 0 {
			if !k.cut {
				k.verdict = Unwinnable
			}
			break
		}
		p := &k.frames[len(k.frames)-1]
		if p.next == p.hi {
			k.moves = k.moves[:p.lo]
			k.frames = k.frames[:len(k.frames)-1]
			continue
		}
		next := p.table
		k.game.Apply(&next, k.moves[p.next], events[:0])
		p.next++
		k.enter(&next)
	}
	return k.verdict
}

// enter looks into a table, unless it was met before.
func (k *general) enter(s *engine.State) {
	if k.seen.full() || len(k.frames) == maxPlies {
		k.cut = true
		return
	}
	if !k.seen.add(tableKey(k.game, s)) {
		return
	}
	k.positions++
	lo := len(k.moves)
	if k.game.Won(s) {
		k.verdict = Winnable
		k.frames = append(k.frames, ply{*s, lo, lo, lo})
		return
	}
	k.moves = k.game.Legal(s, k.moves)
	slices.SortStableFunc(k.moves[lo:], func(a, b engine.Move) int {
		return cmp.Or(cmp.Compare(k.promise(s, b), k.promise(s, a)), cmp.Compare(k.lot(a), k.lot(b)))
	})
	k.frames = append(k.frames, ply{*s, lo, lo, len(k.moves)})
}

// promise says how soon a move is tried: cards home, then what uncovers a card, then
// cards from the waste; last what takes cards back.
func (k *general) promise(s *engine.State, m engine.Move) int {
	if m.Kind != engine.Carry {
		return 2
	}
	from, to := k.game.Pile(m.From).Kind, k.game.Pile(m.To).Kind
	rest := s.Len(m.From) - int(m.Count)
	switch {
	case from == engine.Foundation:
		return 0
	case to == engine.Foundation:
		return 6
	case from == engine.Column && rest > 0 && !s.Pile(m.From)[rest-1].Up():
		return 5
	case from == engine.Column && rest == 0 && s.Len(m.To) > 0:
		return 4
	case from == engine.Waste:
		return 3
	}
	return 1
}

// lot orders moves that promise the same, by chance.
func (k *general) lot(m engine.Move) uint64 {
	if k.luck == 0 {
		return 0
	}
	return mix(k.luck + uint64(len(k.frames))<<32 + uint64(m.Kind)<<24 + uint64(m.From)<<16 + uint64(m.To)<<8 + uint64(m.Count))
}

// tableKey digests a table, never to zero. Columns and joker cells count in no order, for they
// can stand in for each other.
func tableKey(g *engine.Game, s *engine.State) uint64 {
	key := mix(uint64(s.Recycled()) + 1)
	for p, pile := range g.Piles() {
		h := mix(uint64(pile.Kind) + 1)
		if pile.Kind != engine.Column && pile.Kind != engine.Cell {
			h = mix(h + uint64(p))
		}
		for _, c := range s.Pile(engine.PileID(p)) {
			h = mix(h ^ face(c))
		}
		key += h // a sum has no order
	}
	return key | 1
}

// face is a card but for its copy: cards of one face can stand in for each other too.
func face(c engine.Card) uint64 {
	f := uint64(c.Rank())<<2 | uint64(c.Suit())
	if c.Up() {
		f |= 1 << 8
	}
	return f
}

// mix scatters a number: the finisher of SplitMix64.
func mix(z uint64) uint64 {
	z += 0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Line returns the winning line.
func (k *general) Line() []engine.Move {
	if k.verdict != Winnable {
		return nil
	}
	line := make([]engine.Move, 0, len(k.frames))
	for _, p := range k.frames[:len(k.frames)-1] {
		line = append(line, k.moves[p.next-1])
	}
	return line
}
