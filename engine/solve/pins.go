package solve

// pins says what can come free, at the very most, while a set of roots and stock cards
// stays where it is.
type pins struct {
	free  board // cards that can be loose or at home
	home  board // cards that can be at home
	moves board // cards of the set that could be moved; in a table, more above
}

// without works out pins for a config and a set of roots and stock cards that stay, by a
// search that forgets all that is used up: a card that can be had once can be had always, in the
// columns, at home, and as often as it is wanted. What cannot be had even so cannot be had.
func (l *layout) without(c config, stop board) pins {
	buried := l.full &^ c.open &^ l.drawn
	// Everything not buried is open here, the stock too.
	stay := stop &^ c.roots
	c.open = l.full &^ buried &^ stay
	shown := board(0) // cards that can lie in a column
	for {
		free := c.open &^ c.roots
		shown |= c.roots
		if c.holes > 0 {
			shown |= free & l.kings
		}
		home := free & aces
		for before, gone := board(0), board(0); before != shown || gone != home; {
			before, gone = shown, home
			under := colours(shown >> 4)
			shown |= free & (under | twins(under))
			home |= free & (home << 4)
		}
		under := colours(shown >> 4)
		can := under | twins(under) | next(home)
		if c.holes > 0 {
			can |= l.kings
		}
		if can&c.roots&^stop == 0 {
			return pins{free, home, can & (c.roots | stay)}
		}
		for b := range bitsOf(can & c.roots &^ stop) {
			l.move(&c, b, 0)
		}
	}
}

// pinTable remembers pins, which depend on what is buried and on the set alone.
type pinTable struct {
	slots []pinSlot
}

// pinSlot is 32 bytes, half a line of the cache. Twelve bits of a board are free: those of
// the set and of its moves hold the code.
type pinSlot struct {
	pins
	set board
}

const (
	pinBits  = 13
	pinBoard = 1<<52 - 1
)

// of returns the pins of a config and a set, which is not empty.
func (t *pinTable) of(l *layout, c *config, set board) *pins {
	if t.slots == nil {
		t.slots = make([]pinSlot, 1<<pinBits)
	}
	code := uint64(c.code)
	s := &t.slots[(set^code<<48^code)*0x9e3779b97f4a7c15>>(64-pinBits)]
	if s.set != set|code<<52 || s.moves>>52 != code>>12 {
		*s = pinSlot{l.without(*c, set), set | code<<52}
		s.moves |= code >> 12 << 52
	}
	return &s.pins
}
