package words

// Ghosts is what is said of races against a recording, and of links to them.
type Ghosts struct {
	Ghost      string // what the recording of a game is called, as a player
	RaceIt     string // play the same deal against a game as it was played
	RaceMe     string // send one's game, to be raced
	RaceMeHelp string
	// What is sent with the link to a game that was won, and to one that was not.
	Challenge    func(about, clock string) string
	ChallengeAll func(about string, home Num) string
	GhostWaits   string                // it begins when the player does
	GhostStopped func(home Num) string // its game ends there, unfinished
	EndRace      string                // against somebody who has stopped
	RaceHelp     string                // title of the page of the manual
	RaceHelpText string                // and its description
	OwnGhost     string                // heading: the own fastest win, to be raced
	OwnGhostOf   func(clock string, deal Num) string
}
