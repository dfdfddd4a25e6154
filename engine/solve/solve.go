package solve

import "pazienza/engine"

// Verdict says whether a game can be won from a table by somebody who knows every card.
type Verdict uint8

// The verdicts.
const (
	Unknown Verdict = iota
	Winnable
	Unwinnable
)

// String returns the verdict in lower case.
func (v Verdict) String() string {
	switch v {
	case Winnable:
		return "winnable"
	case Unwinnable:
		return "unwinnable"
	}
	return "unknown"
}

// Search looks for a win from one table.
type Search interface {
	// Step goes on for about budget more positions, or until the verdict is known, and
	// returns the verdict. Once known it does not change.
	Step(budget int) Verdict
	// Positions returns how many positions were looked into so far.
	Positions() int
	// Line returns the winning line from the table on, or nil while none is known.
	Line() []engine.Move
}
