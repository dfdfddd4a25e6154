package words

var ghostsEnglish = Ghosts{
	Ghost:        "Ghost",
	RaceIt:       "Race it",
	RaceMe:       "Challenge a friend",
	RaceMeHelp:   "Whoever opens the link plays the same deal against your game: the link holds your moves and your times, and works offline.",
	Challenge:    func(about, clock string) string { return about + " in " + clock + ". Can you beat me?" },
	ChallengeAll: func(about string, home Num) string { return about + ", " + home.Text + " cards home. Can you beat me?" },
	GhostWaits:   "The ghost sets off with your first move.",
	GhostStopped: func(home Num) string { return "The ghost stops here, with " + home.Text + " cards home." },
	EndRace:      "End the race",
	RaceHelp:     "Races, ghosts and two devices",
	RaceHelpText: "How two race on one deal, how a link becomes a ghost to race against, and how two play at one device or at two, without a server.",
	OwnGhost:     "Your fastest win",
	OwnGhostOf: func(clock string, deal Num) string {
		return "Deal number " + deal.Text + ", in " + clock + ". Race yourself on it."
	},
}
