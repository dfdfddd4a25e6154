package match

// Reason is why a match refuses what is not for the engine to judge. Like an
// [engine.Reason] it is a name, not a sentence.
type Reason uint8

// The reasons.
const (
	BadTerms  Reason = iota + 1 // nobody can play by these terms
	BadGhost                    // the moves of the ghost cannot be read
	NotHere                     // that player is not at this device
	Paused                      // the match stands still
	Quicker                     // the other's card was there first
	Damaged                     // the kept match cannot be read
	NoPeer                      // nobody plays at another device
	Elsewhere                   // it is played in another window, which has the connection
)

var reasonNames = [...]string{
	BadTerms: "bad-terms", BadGhost: "bad-ghost", NotHere: "not-here", Paused: "paused",
	Quicker: "quicker", Damaged: "damaged", NoPeer: "no-peer", Elsewhere: "elsewhere",
}

// NumReasons is one more than the highest reason, for tables indexed by Reason.
const NumReasons = len(reasonNames)

// Error returns the reason's name.
func (r Reason) Error() string {
	if int(r) < len(reasonNames) && reasonNames[r] != "" {
		return reasonNames[r]
	}
	return "unknown-reason"
}
