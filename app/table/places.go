package table

import "pazienza/engine"

// Place is a pile or a card as the accessible twin has it.
type Place struct {
	Pile   engine.PileID
	Index  int         // the card, from the bottom; -1 is the pile itself
	Card   engine.Card // 0 for a pile
	Rect   Rect        // what can be seen of the card, or the pile with all its cards
	Lift   int         // how many cards move when this one is picked up; 0 when it cannot be
	Press  bool        // pressing it does something: the stock, when it can be drawn from
	Len    int         // of a pile: how many cards it holds
	Covers int         // of a card: how many lie on it
}

// Places appends every pile, and after each pile the cards of it that can be seen, in the
// order of piles and from the bottom card up: the order stays the same all game long. The
// rectangles are those of rest, whatever is on its way, and of the last card in a column
// a little more: what a finger may touch.
func (v *View) Places(buf []Place) []Place {
	if v.layout == nil {
		return buf
	}
	from := len(buf)
	for p := range v.layout.Seats {
		id := engine.PileID(p)
		spots := v.pile(id)
		pile := Place{Pile: id, Index: -1, Rect: v.layout.extent(p, spots), Len: len(spots)}
		if v.isStock(id) {
			pile.Press = v.presses(id)
		}
		buf = append(buf, pile)
		for i := range spots {
			s := &spots[i]
			if s.Hidden() {
				continue
			}
			place := Place{Pile: id, Index: i, Card: s.Card, Rect: s.Strip, Covers: len(spots) - 1 - i}
			if v.isStock(id) {
				if place.Covers > 0 {
					continue
				}
				place.Press = pile.Press
			} else {
				place.Lift = v.lift(Hit{id, i})
			}
			buf = append(buf, place)
		}
	}
	for i := from; i < len(buf); i++ {
		buf[i].Rect = v.screen.Window(buf[i].Rect)
	}
	return buf
}
