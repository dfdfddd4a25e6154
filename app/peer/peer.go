package peer

// State is how an end stands to the other.
type State uint8

// The states.
const (
	New        State = iota // nothing was tried yet
	Inviting                // there is, or soon will be, a code to hand on; an answer must come
	Answering               // there is an answer to hand on, with which the other must finish
	Connecting              // both codes are known
	Open                    // lines go both ways
	Lost                    // nothing comes: it opens by itself, or with new codes
	Closed                  // it is over
)

var stateNames = [...]string{"new", "inviting", "answering", "connecting", "open", "lost", "closed"}

// String returns the state's name.
func (s State) String() string { return nameOf(stateNames[:], int(s)) }

// Reason is why an end was lost or closed, or something was refused. It is a name, not a
// sentence.
type Reason uint8

// The reasons. None is that of states that need no other.
const (
	None Reason = iota

	// Of codes.
	CodeForeign // the text is no code
	CodeDamaged // the code was cut off or altered
	CodeNewer   // a later version has written the code
	CodeOwn     // the code is this end's own
	CodeInvite  // it is an invitation, where an answer was asked for
	CodeAnswer  // it is an answer, where an invitation was asked for
	CodeStale   // it answers another invitation than the last of this end
	CodeMatch   // it invites to another match
	CodeRefused // the browser could not use it

	// Of this device.
	Unsupported // the browser cannot connect to others, or is not allowed to
	NoNetwork   // the device is in no network
	Missing     // the script could not be loaded
	Overtaken   // something was asked for after it, which counts

	// Of the connection.
	Unreachable // the other was not found
	Silent      // nothing is heard of the other
	Broken      // the connection has ended: the other's page is gone
	Left        // the other has left
	Done        // this end has left
	Flood       // the other has sent too much
	Long        // a line is too long
	Garbled     // what came, or was to be sent, is no line

	// Of lines.
	Full    // too many lines wait to be sent
	NotOpen // nothing can be sent now
	Over    // the end is closed
)

var reasonNames = [...]string{
	None:        "",
	CodeForeign: "code-foreign", CodeDamaged: "code-damaged", CodeNewer: "code-newer", CodeOwn: "code-own",
	CodeInvite: "code-invite", CodeAnswer: "code-answer", CodeStale: "code-stale", CodeMatch: "code-match", CodeRefused: "code-refused",
	Unsupported: "unsupported", NoNetwork: "no-network", Missing: "missing", Overtaken: "overtaken",
	Unreachable: "unreachable", Silent: "silent", Broken: "broken", Left: "left", Done: "done",
	Flood: "flood", Long: "long", Garbled: "garbled", Full: "full", NotOpen: "not-open", Over: "closed",
}

// NumReasons is one more than the highest reason, for tables indexed by Reason.
const NumReasons = len(reasonNames)

// Error returns the reason's name.
func (r Reason) Error() string { return nameOf(reasonNames[:], int(r)) }

func nameOf(names []string, i int) string {
	if i < len(names) {
		return names[i]
	}
	return "unknown"
}

// Longest is how many bytes a line may have.
const Longest = 4096

// Conn is one end of a connection. Its methods, and the functions it calls, are for one
// goroutine at a time.
type Conn interface {
	// State returns how it stands and, of Lost and Closed, why.
	State() (State, Reason)
	// Send sends a line, to arrive after those before unless the connection is lost meanwhile.
	// It refuses with NotOpen, Long, Garbled (for line breaks) or Full.
	Send(line string) error
	// Close sends what waits and leaves, for good: the other is told that it was Left.
	Close()
	// Watch sets who is told of lines and of states, in place of whoever was before.
	Watch(heard func(line string), told func(State, Reason))
}

// Link is a Conn with the codes by which two people join it to another. Errors are Reasons;
// after one of a code everything is as before. Functions are called once, maybe before the
// method returns. A method that is called while another has not answered has that one end with
// Overtaken.
type Link interface {
	Conn
	// Match returns the id of the match: 8 letters, "" until Invite or Accept has given it one.
	Match() string
	// Invite drops what connection there is and gives a code to hand on.
	Invite(got func(code string, err error))
	// Accept reads an invitation, drops what connection there is and gives the answer.
	Accept(code string, got func(answer string, err error))
	// Finish reads the answer to the invitation.
	Finish(answer string, done func(err error))
	// Waits reports whether the person who answers has to Begin once the other has the
	// answer. Firefox gives up for good when it does not reach the other in five seconds; other
	// browsers try from the start and go on.
	Waits() bool
	// Begin has an end that waits connect.
	Begin(done func(err error))
}
