package words

var sensesEnglish = Senses{
	Sound: "Sounds", SoundOff: "None", SoundQuiet: "Quiet", SoundFull: "Full",
	Vibration: "Vibration",

	CueMove:     "Tap a card: it goes where it fits. Or drag it.",
	CueDraw:     "When nothing fits, tap the stock for new cards.",
	CueRows:     "When nothing fits, tap the stock: it deals a card to every column.",
	ForLeftHand: "Left-handed",
	FourColours: "Four colours", FourNow: "Each suit has a colour of its own now.", TwoNow: "Suits are red and black now.",
	FourKey: "C gives each suit a colour of its own, and back.",

	Turn: "Turning the screen", TurnAuto: "As the device", TurnUpright: "Upright", TurnSide: "Sideways",
	TurnHelp: "Browsers hold the screen in the installed app and in full screen only.",
}
