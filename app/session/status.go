package session

import (
	"time"

	"pazienza/engine"
)

// Status is what bars, buttons and the accessible twin show of the game in progress.
type Status struct {
	Game        string // the game's name
	Deal        int
	Score       int // of this game, at this moment: time may count
	HasScore    bool
	Money       bool // points are dollars
	Bank        int  // for money: what all games under these rules have brought, with Score
	BankCarried bool // for money: the player wants to see the bank, not each game alone
	Moves       int
	Elapsed     time.Duration
	Running     bool  // the clock runs
	UndoWhy     error // nil when undo is possible
	RedoWhy     error // nil when redo is possible
	Won         bool
	Auto        engine.AutoManner // how the game finishes by itself
	CanFinish   bool              // it can, and may
	Finishing   bool              // it is doing so
	CanRecall   bool              // a game put aside can be gone back to
	Assisted    bool              // undo or hints were used
	Verdict     Verdict           // whether the game can be won, where the player wants to know
	Difficulty  Difficulty        // of the deal, once somebody has asked
	Stuck       bool              // no moves are left
	Thinking    bool              // a winning line is being looked for
	Seeking     bool              // a deal that can be won is being looked for
	Branch      bool              // it was played on from a past game, and does not count
	Replay      Replay            // a past game is shown
}

// Replay is how far a past game is shown.
type Replay struct {
	On      bool
	At, Of  int // steps of its log
	Playing bool
}

// FinishesOnTap reports whether a tap beside the cards, or Enter, lets the game finish by
// itself: where the player or the rule set wants it so, and where it began without and was
// stopped.
func (st Status) FinishesOnTap() bool {
	return st.CanFinish && !st.Finishing && (st.Auto == engine.AutoOnTap || st.Auto == engine.AutoByItself)
}
