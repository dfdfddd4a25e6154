package words

// Beside is what is said of races, and of two who play at one device.
type Beside struct {
	WhatIsPlayed string // heading
	Race         string
	RaceGame     string // heading of the game that is raced
	RaceRules    []string
	Rivals       []string // whom one can play against: the computer, somebody at this device, or at another
	Strength     string   // heading, of the computer
	Seating      string   // heading, of two at one device
	SameWay      string
	Across       string
	TimeLimit    string // heading
	NoTimeLimit  string
	LimitOf      func(n Num) string

	SeatNames  [2]string // of two at one device
	ResumeBoth string
	BothBegin  func(game string, deal Num) string
	BothStand  func(a string, n Num, b string, m Num) string
	Gap        func(n Num) string // so many cards more are home
	Leads      func(n Num) string // the other is so many cards ahead
	Trails     func(n Num) string // or behind
	GapNone    string
	Stuck      func(name string) string // who does nothing more in a race
	ResignOf   func(name string) string // one of two at this device gives up
	OtherTable string                   // what a key leads to
	KeysFor    string                   // heading: for whom of two at this device the keyboard plays
	TimeLeft   string
	TheirTable func(name string) string
}
