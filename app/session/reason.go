package session

// Reason is why the desk refuses what is not for the engine to judge. Like an
// [engine.Reason] it is a name, not a sentence.
type Reason uint8

// The reasons.
const (
	NameEmpty   Reason = iota + 1 // a name needs a letter
	NameLong                      // a name has at most MaxName letters
	NameStrange                   // a name has characters that cannot be shown
	NameTaken                     // other house rules have the name
	RulesPlain                    // nothing is changed: these are no house rules
	RulesKept                     // the same house rules are kept already
	LinkForeign                   // the link is not one of this game
	LinkNewer                     // the link is of a later version
	LinkDamaged                   // the moves in the link are cut off or altered
	FileForeign                   // the file is not one that this game has written
	FileNewer                     // the file is of a later version
	FileCut                       // the end of the file is missing
	FileChanged                   // the file is not as it was written
	FileUnread                    // something in the file cannot be read
	FileLong                      // the file is larger than any that this game has written
)

var reasonNames = [...]string{
	NameEmpty: "name-empty", NameLong: "name-long", NameStrange: "name-strange", NameTaken: "name-taken",
	RulesPlain: "rules-plain", RulesKept: "rules-kept", LinkForeign: "link-foreign", LinkNewer: "link-newer",
	LinkDamaged: "link-damaged", FileForeign: "file-foreign", FileNewer: "file-newer", FileCut: "file-cut",
	FileChanged: "file-changed", FileUnread: "file-unread", FileLong: "file-long",
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
