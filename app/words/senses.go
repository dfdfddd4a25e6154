package words

// Senses are what is said of what is heard and felt.
type Senses struct {
	_ [0]func() // nobody compares them, and the code that could is long

	Sound, SoundOff, SoundQuiet, SoundFull string
	Vibration                              string

	CueMove, CueDraw, CueRows string // what a newcomer is told: to move, and of the stock that is drawn or dealt from
	ForLeftHand               string
	FourColours               string // a button: the suits have them, or not
	FourNow, TwoNow           string // said when that changes
	FourKey                   string // its key, said with the others

	Turn                            string // the screen, which may be held as it is
	TurnAuto, TurnUpright, TurnSide string
	TurnHelp                        string
}
