package words

// Meet is what is said of playing from two devices. The other person may have no name: "" then.
type Meet struct {
	TwoDevices               string // title
	TheOther                 string // who plays there, without a name
	YourName                 string
	InviteGo                 string // the button that makes an invitation
	InviteTitle, InviteHelp  string
	AgainTitle               string
	AgainHelp                func(name string) string
	AnswerComes              string // heading of what is to be done with the answer
	AnswerComesHelp          string
	AnswerTitle, AnswerWaits string
	AnswerHelp               func(name string) string
	TheyHaveIt               string // has a browser connect that must not be too early
	StopInviting             string
	MakingCode               string
	Connecting               func(name string) string
	CatchingUp               string
	InviteAgain, InviteBack  string // make another invitation; the same to go on
	PasteLink, UseLink       string

	InvitedBy           func(name string) string
	InvitedBySomebody   string
	TheirChoice         string // what is played is not said
	Accept, Decline     string
	AcceptEnds          string
	HandedTitle         string // another tab has taken the link
	HandedText          string
	HandedHelp          string
	NetworkTitle        string
	NetworkText         string
	NetworkLimits       string
	LinkGone, LinkThere func(name string) string
	LinkComes           func(name string) string // it may come back by itself
	LinkCut             func(name string) string // it does not
	LinkLeft, LinkShut  func(name string) string
	AgainstComputer     func(name string) string
	Wait                string
	EndUncounted        string
	ReallyUncounted     string
	AgainWaits          func(name string) string // the own wish for another game was told
	AgainWanted         func(name string) string // the other's was
	LinkStates          [4]string                // none, lost, catching up, joined

	LinkReasons Table[string] // of package peer, by name
	LinkFaults  Table[string] // of package pair
}

// or is a name, or what stands for somebody without one.
func or(name, otherwise string) string {
	if name == "" {
		return otherwise
	}
	return name
}

// orAfter is a name after a word, or what stands for both: some languages join them.
func orAfter(before, name, otherwise string) string {
	if name == "" {
		return otherwise
	}
	return before + name
}
