package table

// How broad the contact of a hand that only holds the phone is, in CSS pixels, of which a
// phone has some 160 to the inch: a thumb laid flat makes about 60, the heel of a hand 100 and
// more. Near a side of the screen less will do, since part of the hand lies beside it.
const (
	palmSize     = 100
	palmSizeSide = 64
	palmSide     = 20 // how near the side
	palmEdge     = 3  // so near the side nothing is aimed at: the outer columns' cards begin further in
)

// palm reports whether a touch is of a hand that holds the phone and means nothing. Only
// fingers can be; a mouse may well be pushed into the corner.
func palm(t Touch, width float64) bool {
	side := min(t.X, width-t.X)
	return t.Device == Finger && (t.Size >= palmSize || side <= palmSide && t.Size >= palmSizeSide || t.Phase == Press && side < palmEdge)
}
