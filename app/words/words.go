package words

import "pazienza/engine"

// Words is one language. Its groups stand behind pointers, so that the program need not copy
// them together when it starts: that took more code than the texts have letters.
type Words struct {
	Lang string // its code in addresses: "it"
	Name string // what it calls itself: "Italiano"

	Format // how it writes numbers

	*Labels
	*Choices
	*Notices
	*Names
	*Catalogue
	*Said
	*Pages
	*Counted
	*Editor
	*House
	*Solver
	*Keyboard
	*Senses
	*Past
	*Data
	*Calendar
	*Duel
	*Meet
	*Beside
	*Ghosts
	*Postcards
	Loader Loader
}

// Loader is what is said before the game runs, or when it runs no more: it stands in the
// page, where loader.js reads it.
type Loader struct {
	NoScript string `json:"-"` // no script runs at all
	Loading  string `json:"loading"`
	Starting string `json:"starting"`
	Again    string `json:"again"`
	Restart  string `json:"restart"`
	Network  string `json:"network"` // the download broke off
	Stall    string `json:"stall"`   // nothing comes
	Damaged  string `json:"damaged"` // something else came
	Status   string `json:"status"`  // the server refused
	Wasm     string `json:"wasm"`    // the browser has no WebAssembly
	Exit     string `json:"exit"`    // the program has ended
	Saved    string `json:"saved"`   // and what was played is kept
}

// Labels are buttons, headings and short labels.
type Labels struct {
	Games, Help, New, Redo, Hint, Undo string // the tools, in this order everywhere
	Score, Moves, Time                 string
	Table                              string // name of the cards' region, for a screen reader
	Tools                              string // name of the toolbar
	Close, Back                        string
	ChooseGame                         string
	Resume                             func(game string) string
	Progress                           func(moves Num, clock string, deal Num) string // "87 moves · 4:12 · no. 20417"
	DealByNumber, DealNumber           string
	WhichGame, Play                    string
	BadNumber                          string
	Settings, HowToPlay, About         string
	Won, WonLine, WonClean             string
	NewGame, SameDeal                  string
	BestTime                           string
	StreakOf                           func(n Num) string
	Finish                             string // the offer to finish by itself
	TakeBack                           string // go back to the game that New put aside
	Install, InstallHow                string
	InstallWhy, NotNow                 string
	InstallSteps                       Table[[]string] // by what static/js/install.js says of the browser
	SafariForgets                      string
	Update, UpdateNow, UpdateEnd       string
	Restart                            string // deal the same number again
}

// Choices are the settings.
type Choices struct {
	Language, Theme             string
	Auto, Light, Dark           string
	Cloth                       string
	Bosco, Laguna, Cotto, Notte string
	ClothAuto                   string
	Colours                     string // of the suits
	ColoursTwo, ColoursFour     string
	Contrast, ContrastMore      string
	Face, FaceAuto              string
	FaceClassic, FaceLarge      string
	CardBack                    string
	Sole, Onde, Losanga, Paglia string
	Speed                       string
	Slow, Normal, Fast, Off     string
	Input, InputHelp            string // what a tap on a card does
	InputTap                    string // it moves the card
	InputSelect                 string // it picks the card up
	InputDrag                   string // nothing
	Prefer, PreferHelp          string // where a tap moves a card first
	PreferSafe                  string
	PreferColumns               string
	PreferFoundations           string
	Hand, HandRight, HandLeft   string
	Reach, ReachHelp            string
	Letters, LettersHelp        string // single letters as keys
	ShowClock, ShowScore        string
	Calm, CalmHelp              string // nothing is counted in sight
	Hints, HintsOff             string // whether there are any; what is said where there are none
	Helping                     string // heading
	Yes, No                     string
	Looks, Playing, Showing     string // headings
}

// Notices are messages that something is not as it should be.
type Notices struct {
	NoStorage string // the browser keeps nothing
	Newer     string // a newer version has kept something, which is left alone
	Unsaved   string // a write failed
	KeptAgain string // everything could be written since
	SetAside  string // a saved game, a result or house rules could not be read
	NoWebGL   string
	NoReading string // the browser does not let drawings be read
	NoArt     string // the pictures of the cards did not arrive
	NoDrawing string // drawing has broken off
	TooSmall  string
	LostTitle string // of the page for an unknown address
	Lost      string
	Home      string
}

// Names are cards and piles as a screen reader says them. Ranks and suits are lower
// case; [Upper] makes a beginning.
type Names struct {
	Ranks         [14]string
	Suits         [engine.NumSuits]string
	CardOf        func(rank, suit string) string
	Column        func(n Num) string
	Joker         string
	JokerFor      func(card string) string        // a joker on a foundation
	Locked        func(card string) string        // a face-down card that can be seen
	Foundation    func(suit string) string        // lower case, as it stands in a sentence
	NthFoundation func(suit string, n Num) string // the same where there are several of a suit
	Cell          func(n Num) string              // where a joker waits
	Runs          func(done, of Num) string
	Stock         string
	Waste         string
	Cards         func(n Num) string
	Down          func(n Num) string // "2 face down"
	DealsLeft     func(n Num) string
	Empty         string
	TakesKing     string
	TakesAny      string
	TakesAce      string
	TakesJoker    string
	OrJoker       func(takes string) string // the same of a pile that takes jokers too
	TurnOver      string                    // an empty stock whose waste may be turned over
	PassesLeft    func(n Num) string
	Under         func(cards string) string // the covered cards of the waste
	AndThen       func(last string, n Num) string
	ToColumn      func(n Num, empty bool) string
	ToBase        func(foundation string) string
	OnCard        func(card string) string
	OnCardIn      func(card string, column Num) string // where there are several such cards
	FromColumn    func(n Num) string
	FromWaste     string
	FromBase      string
	FromCell      func(n Num) string
	SuitsOf       func(n Num) string // "2 suits": a game's chip
	DrawOf        func(n Num) string // "3 cards": a game's chip
	PassesOf      func(n Num) string
	ByTurns       string             // of two players one moves at a time: a game's chip
	DealNo        func(n Num) string // "no. 20417"
	Description   string             // of the whole app
}

// Said are announcements and hints.
type Said struct {
	Reasons     [engine.NumReasons]string
	KingOrJoker string             // engine.KingsOnly, in a game with jokers
	StockDealt  string             // engine.StockIsDrawn, where the stock deals rows
	EmptyFirst  func(n Num) string // engine.ColumnEmpty, with the column
	Unknown     string             // a reason without a sentence of its own: only in a program newer than its words
	TurnedUp    func(card string) string
	Drawn       func(cards string) string
	Recycled    func(n Num) string
	RowDealt    func(cards string) string
	Complete    func(suit string) string
	DealtAnyway string                  // a row deal over empty columns, which there are too few cards to fill
	MadeWay     func(cell Num) string   // engine.Replaced: a joker goes to its cell
	Did         [engine.Pass + 1]string // what was undone, by the kind of move; carries say their cards
	Undone      func(what string) string
	Redone      func(what string) string
	Try         [engine.Pass + 1]string // a hint, by the kind of move
	NoHint      string
	Dealt       func(game string, deal Num) string
	Resumed     func(game string) string
	Finishing   string
	Stopped     string
	CanFinish   func(letters bool) string // letters: the letter keys work
	TapFinishes string                    // the same where a tap is enough
	WonSaid     func(clock string, moves Num) string
	PickedUp    func(cards string, targets Num) string
	PutBack     string
	Keys        string                        // how the keyboard plays without letters, see [Words.AllKeys]
	LetterKeys  func(rows, hints bool) string // the same of single letters, see [Words.AllKeys]
}

// Languages are the codes, in the order a menu lists them.
var Languages = []string{"it", "es", "en"}

// For returns the words of a language; English for one that is not there.
func For(lang string) *Words {
	switch lang {
	case "it":
		return &italian
	case "es":
		return &spanish
	}
	return &english
}

// Upper returns a text with its first letter in upper case. Only ASCII letters begin
// the sentences here.
func Upper(s string) string {
	if s != "" && s[0] >= 'a' && s[0] <= 'z' {
		return string(s[0]-'a'+'A') + s[1:]
	}
	return s
}
