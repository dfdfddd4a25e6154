package table

import "pazienza/engine"

// SpriteID names a picture in the atlas.
type SpriteID uint8

// The pictures. Faces come first: see [FaceSprite].
const (
	NoSprite   SpriteID = 0
	faces      SpriteID = 1  // 52 faces, suit by suit
	jokers     SpriteID = 53 // and of jokers, of which there are two looks
	BackSprite SpriteID = 55 // the card back
)

// The pictures that are not cards.
const (
	SlotSprite      SpriteID          = BackSprite + 1 + iota // the outline of an empty pile
	FillSprite                                                // a tint over an empty legal target
	SuitSprite                                                // suit of an empty foundation: 4 in the order of suits
	_                                                         //
	_                                                         //
	_                                                         //
	KingSprite                                                // K of a column for kings only
	RecycleSprite                                             // arrow of a stock that can be turned over
	CrossSprite                                               // cross of a stock that is finished
	StarSprite                                                // star of a joker's cell
	TickSprite                                                // tick of a picked up run
	DigitSprite                                               // digits of badges: 10
	DigitLastSprite = DigitSprite + 9                         //
)

// The pictures that follow the digits.
const (
	SmallSuitSprite SpriteID = DigitLastSprite + 1 + iota // suits of badges: 4
	_                                                     //
	_                                                     //
	_                                                     //
	SmallStarSprite                                       // the star of badges
	RunSprite                                             // K–A of a foundation for whole runs
	TurnSprite                                            // the arrow of badges, for turning the stock over
	LetterSprite                                          // letters of badges: A, J, Q, K
	_                                                     //
	_                                                     //
	_                                                     //
	WordmarkSprite                                        // the game's name
	RingSprite                                            // around a legal target
	HintSprite                                            // around a hint's cards and where they go
	GlowSprite                                            // the light around a hint's cards
	CursorSprite                                          // around what the keyboard is on
	PickedSprite                                          // around what the keyboard picked up
	VeilSprite                                            // over the face of a card that shows through
	ShadowSprite                                          // under lifted cards
	BadgeSprite                                           // the pill behind digits
	PipSprite                                             // a row deal that is left
	HollowSprite                                          // a row deal that is done
	MarkSprite                                            // the tab on what moved last
	DashSprite                                            // one dash of an outline
	FarBackSprite                                         // of two players: the back of who sits at the upper edge
	OwnSprite                                             // on a shared foundation: a small back says whose a card is
	FarOwnSprite                                          // and that it is the other's
	GroundSprite                                          // what lies under what two players share
	NumSprites                                            // how many there are
)

// jokerLooks is how many looks jokers have; further ones share them.
const jokerLooks = int(BackSprite - jokers)

// FaceSprite returns the face of a card, whichever side is up.
func FaceSprite(c engine.Card) SpriteID {
	if c.Rank() == engine.Joker {
		return jokers + SpriteID(c.Copy()%jokerLooks)
	}
	return faces + SpriteID(c.Suit())*13 + SpriteID(c.Rank()) - 1
}

// Sprite is one picture to draw.
type Sprite struct {
	ID     SpriteID
	Rect           // where the picture's own box goes; shadows and rings reach beyond it
	Alpha  float32 // 0 to 1
	ScaleX float32 // width while turning, about the middle; 1 when still
	Angle  float32 // clockwise about its middle, in radians; a mark of nine is only ever turned by half
}

// lies is a picture that lies still and straight.
func lies(id SpriteID, r Rect, alpha float32) Sprite {
	return Sprite{ID: id, Rect: r, Alpha: alpha, ScaleX: 1}
}
