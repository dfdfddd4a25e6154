package session

import "pazienza/engine"

// IntentKind tells what a player wants.
type IntentKind uint8

// The intents.
const (
	Tap     IntentKind = iota // the card at Index of Pile, or the empty pile: its best legal move
	Carry                     // Move, as dropped by hand
	Stock                     // press the stock: draw, recycle or row deal
	Undo                      // take the last move back
	Redo                      // make it again
	Hint                      // show a good move; again, the next best
	Finish                    // let the game finish by itself
	Stop                      // stop finishing by itself, the winning line, or looking for one
	Solve                     // play the winning line, from somebody who knows every card
	New                       // deal Game; Deal 0 is a random number
	Restart                   // deal the same number again
	Recall                    // go back to the game that New or Restart put aside

	// Of a replay, see [Desk.Replay]; then all others but New do nothing.
	ReplayTo     // show the table after Step steps
	ReplayPlay   // let it run, or stop it
	ReplayBranch // play on from here
	ReplayLeave  // go back to the game in progress
)

// Intent is one thing that a player wants, from finger, mouse, key or reader.
type Intent struct {
	Kind  IntentKind
	Pile  engine.PileID // of Tap
	Index int           // of Tap: which card, from the bottom; -1 for the empty pile
	Move  engine.Move   // of Carry
	Game  string        // of New: the game's name, see engine.Game.Name; empty for the same game
	Deal  int           // of New: 1 to engine.MaxDeal, or 0
	Step  int           // of ReplayTo

	Player uint8 // who wants it, 0 or 1; in games for one always 0
}

// Cause tells why a change is told.
type Cause uint8

// The causes.
const (
	Dealt          Cause = iota // a new game, dealt from the stock: animate a deal
	Resumed                     // a saved or recalled game: show it as it is
	Moved                       // a move was made
	Undone                      // a move was taken back
	Redone                      // a move was made again
	Refused                     // nothing changed, and Why says why
	Hinted                      // Hint is to be shown; nil when nothing helps
	CanFinish                   // the game can finish by itself from here, when asked
	Finishing                   // it started to
	Stopped                     // it stopped to, or a replay stands still
	Unsaved                     // the store failed: Why says how
	KeptAgain                   // everything is kept after all
	SetAside                    // something saved could not be read and was set aside: Why says how
	ClockMoved                  // hiding or showing the page stopped or started the clock
	HouseChanged                // the list of house rules is another, here or by another window
	Judged                      // the verdict is another
	Thinking                    // a winning line is being looked for
	Showing                     // it was found and is being played
	NoLine                      // there is none, as Verdict says
	Seeking                     // a deal that can be won is being looked for
	Unproved                    // the deal just made is at random, as Why says
	Stuck                       // no moves are left
	Graded                      // the difficulty is known
	HistoryChanged              // results were taken out, brought back or loaded, here or in another window
	Replaying                   // a past game is shown, from where it stands
	Stepped                     // a replay shows another step of it; Move and Events tell it where it is one move on
	Ended                       // a game of two players is over
	MatchChanged                // of two players: something beside the cards is another, see package match
)

// Change is one thing that happened to the game in progress. Before and After are
// equal where no card moved.
type Change struct {
	Cause   Cause
	Game    *engine.Game
	Before  engine.State
	After   engine.State
	Move    engine.Move    // of Moved, Undone, Redone, Refused, Stepped
	Events  []engine.Event // of Moved and Stepped
	Auto    bool           // the move was made by finishing by itself
	Hint    *engine.Move   // of Hinted
	Pile    engine.PileID  // of Refused: where
	Why     error          // of Refused: an engine.Reason; of Unsaved, SetAside and Unproved: what failed
	Verdict Verdict        // of NoLine
	Far     bool           // of Resumed: another window has played
	Player  uint8          // of two players: who has moved, or is refused; in a race also whose table it is
}
