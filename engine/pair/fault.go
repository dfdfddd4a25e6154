package pair

// Fault is why a message is refused. It is a name, not a sentence.
type Fault uint8

// The faults.
const (
	NotAMessage  Fault = iota + 1 // it is none of the messages
	TooLong                       // it is longer than MaxMessage
	LaterVersion                  // the other device speaks a later version
	OtherGame                     // the other device has another match
	OutOfOrder                    // it does not follow from what was said before
	NotTheirs                     // the step is not that of the player who sent it
	Illegal                       // the host has let a step stand that the rules refuse
	Differs                       // after the same steps the match is another
	TooFast                       // more steps than a person makes
	TooMany                       // so many own steps wait for an answer that no more are done
	NotDealt                      // nothing is dealt yet
)

var faultNames = [...]string{
	NotAMessage: "not-a-message", TooLong: "too-long", LaterVersion: "later-version", OtherGame: "other-game",
	OutOfOrder: "out-of-order", NotTheirs: "not-theirs", Illegal: "illegal", Differs: "differs", TooFast: "too-fast",
	TooMany: "too-many", NotDealt: "not-dealt",
}

// Error returns the fault's name.
func (f Fault) Error() string {
	if int(f) < len(faultNames) && faultNames[f] != "" {
		return faultNames[f]
	}
	return "unknown-fault"
}
