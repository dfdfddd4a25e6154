package engine

// Reason is why a move is refused. It is a name, not a sentence: package words says it
// in the reader's language.
type Reason uint8

// The reasons.
const (
	NoSuchMove         Reason = iota + 1 // the game has no such move or pile
	SamePile                             // a card goes back to where it lies: nothing to do
	EmptyPile                            // there are not that many cards
	CardFaceDown                         // a face-down card cannot be moved
	NotARun                              // these cards do not move together
	OneAtATime                           // only one card at a time moves there
	StockIsDrawn                         // stock cards are drawn, not carried
	RunsStay                             // a completed run stays on its foundation
	RunsGoAlone                          // only a completed run goes home, by itself
	BetweenFoundations                   // no moves between foundations
	NoCardsThere                         // cards cannot be put on the stock or the waste
	NothingOnAce                         // nothing goes on an ace
	OneRankLower                         // the card must be one rank lower
	OtherColour                          // the card must be of the other colour
	KingsOnly                            // only a king goes to an empty column
	OtherSuit                            // the foundation is of another suit
	NextInSuit                           // the foundation takes the next card of its suit
	StockEmpty                           // nothing is left to draw or to turn over
	StockNotEmpty                        // the waste is turned over only when the stock is empty
	NoPassesLeft                         // the stock may not be gone through again
	ColumnEmpty                          // no row deal while a column is empty
	NoPlace                              // the cards fit nowhere
	LogFull                              // the game has gone on for too many steps to be kept
	NoSuchDeal                           // deal numbers go from 1 to MaxDeal
	NoSuchGame                           // the catalogue does not have the game
	NothingToUndo                        // no move to take back
	NothingToRedo                        // no move to make again
	UndoOff                              // the rule set has no undo
	UndoBarrier                          // the rule set has no undo past this move
	UndoDeep                             // the rule set takes no more moves back than were taken back
	CardsStay                            // the rule set lets no card leave its foundation
	CellsWait                            // only a joker whose natural card has come goes to a cell, by itself
	HouseField                           // house rules name something that they cannot change
	HouseRange                           // a value in house rules is out of range
	HouseElsewhere                       // house rules change what the variant does not have
	HouseNoRecycle                       // points for recycles, but the stock is gone through once
	HouseOtherDraw                       // points for recycles of another draw
	HouseHomeStays                       // points for cards that come back, but none do
	HouseNoScore                         // points are changed, but none are counted
	HouseUndoCost                        // undo is charged without a cost, or has a cost without being charged
	HouseUndoDepth                       // undo is off, but has a depth
	HouseNoBonus                         // a limit for a bonus that there is not
	HouseFloor                           // points begin below the floor
	HouseNoCharge                        // some recycles are free, but none costs anything
	HouseEndless                         // points for what can be done for ever: moves, time, recycles, cards that come back
	NotYours                             // the cards or the place are the other player's
	NotYourTurn                          // it is the other player's turn
	PlayOrPass                           // the drawn card can be played: that comes first, or passing
	NothingToPass                        // without turns one passes only who has nothing left to draw
	GameOver                             // the game of two players is over
)

var reasonNames = [...]string{
	NoSuchMove: "no-such-move", SamePile: "same-pile", EmptyPile: "empty-pile", CardFaceDown: "card-face-down",
	NotARun: "not-a-run", OneAtATime: "one-at-a-time", StockIsDrawn: "stock-is-drawn", RunsStay: "runs-stay",
	RunsGoAlone: "runs-go-alone", BetweenFoundations: "between-foundations", NoCardsThere: "no-cards-there",
	NothingOnAce: "nothing-on-ace", OneRankLower: "one-rank-lower", OtherColour: "other-colour", KingsOnly: "kings-only",
	OtherSuit: "other-suit", NextInSuit: "next-in-suit", StockEmpty: "stock-empty", StockNotEmpty: "stock-not-empty",
	NoPassesLeft: "no-passes-left", ColumnEmpty: "column-empty",
	NoPlace: "no-place", LogFull: "log-full", NoSuchDeal: "no-such-deal", NoSuchGame: "no-such-game", NothingToUndo: "nothing-to-undo",
	NothingToRedo: "nothing-to-redo", UndoOff: "undo-off", UndoBarrier: "undo-barrier", UndoDeep: "undo-deep",
	CardsStay: "cards-stay", CellsWait: "cells-wait",
	HouseField: "house-field", HouseRange: "house-range", HouseElsewhere: "house-elsewhere", HouseNoRecycle: "house-no-recycle",
	HouseOtherDraw: "house-other-draw", HouseHomeStays: "house-home-stays", HouseNoScore: "house-no-score",
	HouseUndoCost: "house-undo-cost", HouseUndoDepth: "house-undo-depth", HouseNoBonus: "house-no-bonus", HouseFloor: "house-floor",
	HouseNoCharge: "house-no-charge", HouseEndless: "house-endless",
	NotYours: "not-yours", NotYourTurn: "not-your-turn", PlayOrPass: "play-or-pass", NothingToPass: "nothing-to-pass",
	GameOver: "game-over",
}

// NumReasons is one more than the highest reason, for tables indexed by Reason.
const NumReasons = len(reasonNames)

// ReasonNamed returns the reason with a name.
func ReasonNamed(name string) (r Reason, ok bool) {
	for i, n := range reasonNames {
		if n == name && n != "" {
			return Reason(i), true
		}
	}
	return 0, false
}

// Error returns the reason's name.
func (r Reason) Error() string {
	if int(r) < len(reasonNames) && reasonNames[r] != "" {
		return reasonNames[r]
	}
	return "unknown-reason"
}
