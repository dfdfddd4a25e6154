package words

var meetEnglish = Meet{
	TwoDevices: "Two devices", TheOther: "The other", YourName: "Your name, for the other to see",
	InviteGo: "Make the invitation", InviteTitle: "Your invitation", InviteHelp: "Send this link, or have the code scanned. Leave this page open: the answer comes back to it.",
	AgainTitle: "Connect again", AgainHelp: func(name string) string {
		return "This page was loaded anew, and nobody can pass that on: send this link to " + or(name, "the other") + " once more, or have the code scanned. The match goes on where it stands."
	},
	AnswerComes: "Then the answer", AnswerComesHelp: "It comes back as a link: open it on this device, or paste it here.",
	AnswerTitle: "Your answer", AnswerWaits: "As soon as it is opened there, the match begins.",
	AnswerHelp: func(name string) string {
		return "Send this link back to " + or(name, "the other") + ", or have the code scanned. Leave this page open."
	},
	TheyHaveIt: "It was opened there: connect", StopInviting: "Take it back",
	MakingCode: "One moment: the browser finds out how it can be reached …",
	Connecting: func(name string) string { return "Connecting to " + or(name, "the other") + " …" }, CatchingUp: "Connected. The two tables are being made equal …",
	InviteAgain: "Make another invitation", InviteBack: "Invite to go on", PasteLink: "Link or code", UseLink: "Use it",

	InvitedBy: func(name string) string { return name + " invites you" }, InvitedBySomebody: "You are invited",
	TheirChoice: "What is played, the other has chosen.", Accept: "Accept", Decline: "Not now",
	AcceptEnds:  "Your match in progress is given up when this one begins.",
	HandedTitle: "Passed on", HandedText: "The page that waited for this link has it, and goes on. You can close this one.",
	HandedHelp:   "Nothing happens there? Then copy this page's link from the message you got, and paste it there.",
	NetworkTitle: "What the network must allow",
	NetworkText:  "Two devices in the same network find each other: one wifi at home, or the hotspot of one of the two. All that is played goes straight from one to the other.",
	NetworkLimits: "There is no server of ours in between. So from one home to another, over mobile networks, or in wifis that keep their guests apart, it often does not work. " +
		"If it does not, turn on the hotspot of one phone and join it with the other.",
	LinkGone:  func(name string) string { return "The connection to " + or(name, "the other") + " is lost" },
	LinkThere: func(name string) string { return "Connected to " + or(name, "the other") },
	LinkComes: func(name string) string {
		return "The match stands still. Nothing is heard of " + or(name, "the other") + ": a phone that sleeps, perhaps. It goes on by itself once something is."
	},
	LinkCut: func(name string) string {
		return "The match stands still. The page of " + or(name, "the other") + " was closed or loaded anew, or the network changed. A new link is needed: open the one you are sent, or send one yourself."
	},
	LinkLeft: func(name string) string { return or(name, "The other") + " has left the match." },
	LinkShut: func(name string) string {
		return "What came from " + or(name, "the other") + " was refused and the connection closed. Nothing has changed here."
	},
	AgainstComputer: func(name string) string { return "Go on against the computer, " + name },
	Wait:            "Wait",
	EndUncounted:    "End the match; it counts for nobody", ReallyUncounted: "Really end it",
	AgainWaits:  func(name string) string { return "Waiting for " + or(name, "the other") + " …" },
	AgainWanted: func(name string) string { return or(name, "The other") + " wants to play again." },
	LinkStates:  [4]string{"no connection", "connection lost", "connecting", "connected"},

	LinkReasons: Table[string]{
		{"code-foreign", "That is no code of this game."},
		{"code-damaged", "That link or code was cut off or changed on its way. Have it sent again."},
		{"code-newer", "That code comes from a later version. Load this page anew to get it."},
		{"code-own", "That is your own. The other's is needed."},
		{"code-invite", "That is an invitation; here the answer to yours is needed."},
		{"code-answer", "That is an answer; here an invitation is needed."},
		{"code-stale", "That answers an invitation that is no longer open here. Make another."},
		{"code-match", "That belongs to another match."},
		{"code-refused", "This browser could not use that code."},
		{"unsupported", "This browser cannot connect to other devices, or is not allowed to."},
		{"no-network", "This device is in no network."},
		{"missing", "A part of the program could not be loaded. Try again with a connection."},
		{"overtaken", "Something else was asked for meanwhile."},
		{"unreachable", "The other device was not found. Are both in the same network?"},
		{"silent", "Nothing is heard of the other device."},
		{"broken", "The other's page was closed or loaded anew."},
		{"left", "The other has left."},
		{"done", "You have left."},
		{"flood", "The other device sent too much at once."},
		{"long", "The other device sent something too long."},
		{"garbled", "The other device sent what cannot be read."},
		{"full", "Too much waits to be sent."},
		{"not-open", "There is no connection."},
		{"closed", "The connection is closed."},
	},
	LinkFaults: Table[string]{
		{"not-a-message", "The other device sent what cannot be read."},
		{"too-long", "The other device sent something too long."},
		{"later-version", "The other device has another version of the game. Load the page anew on both."},
		{"other-game", "The other device plays another match."},
		{"out-of-order", "What the other device sent does not follow from what was played."},
		{"not-theirs", "The other device tried to move your cards."},
		{"illegal", "The other device made a move that the rules forbid."},
		{"differs", "The two tables have become different."},
		{"too-fast", "The other device moves faster than anybody can."},
		{"too-many", "Too many of your moves wait for an answer."},
		{"not-dealt", "Nothing is dealt yet."},
	},
}
