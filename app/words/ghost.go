package words

// Ghosts is what is said of races against a recording, and of links to them.
type Ghosts struct {
	Ghost                  string // what the recording of a game is called, as a player
	NewEnds                string // a new game gives up the match in progress
	RaceIt                 string // play the same deal against a game as it was played
	RaceMe                 string // send one's game, to be raced
	RaceMeHelp             string
	Challenge              func(about, clock string) string                                   // what is sent with the link to a game that was won
	ChallengeAll           func(about string, home Num) string                                // and to one that was not
	TallyBoth              func(first string, won Num, second string, lost, drawn Num) string // of two at this device
	GhostWaits             string                                                             // it begins when the player does
	GhostStopped           func(home Num) string                                              // its game ends there, unfinished
	EndRace                string                                                             // against somebody who has stopped
	RaceHelp, RaceHelpText string                                                             // title and description of the page of the manual
	OwnGhost               string                                                             // the own fastest win, as a player
	OwnGhostOf             func(clock string) string
}
