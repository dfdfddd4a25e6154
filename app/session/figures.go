package session

import "time"

// Share is how many of some games were won.
type Share struct{ Played, Won int }

func (s *Share) count(won bool) {
	s.Played++
	if won {
		s.Won++
	}
}

// Figures are the statistics of one game under one rule set, or of all games. A game counts
// from its first move; Played leaves out what is still open. A game that was played on from a
// past one counts nowhere: what it repeats was counted there. Times and moves are over wins,
// the best score is over all games played: those for money are seldom won.
type Figures struct {
	Share
	Open               int
	Clean, Assisted    Share // without undo and hints, and with either
	NoUndo             Share // without undo, with hints or not
	Streak, BestStreak int   // wins in a row now, and at best

	BestTime, SumTime   time.Duration
	BestMoves, SumMoves int
	BestScore           int
}

// Figures counts the results of a game's name, of all games when it is empty.
func (h *History) Figures(game string) Figures {
	var f Figures
	for _, r := range h.All() {
		if (game == "" || r.Game == game) && !r.Branch() {
			f.count(r)
		}
	}
	return f
}

// count adds a result to those before it.
func (f *Figures) count(r *Result) {
	if r.Outcome == Unfinished {
		f.Open++
		return
	}
	won := r.Outcome == Won
	if f.Share.count(won); f.Played == 1 || r.Score > f.BestScore {
		f.BestScore = r.Score
	}
	if r.Clean() {
		f.Clean.count(won)
	} else {
		f.Assisted.count(won)
	}
	if r.Undos == 0 {
		f.NoUndo.count(won)
	}
	if !won {
		f.Streak = 0
		return
	}
	f.Streak++
	f.BestStreak = max(f.BestStreak, f.Streak)
	if f.Won == 1 || r.Time < f.BestTime {
		f.BestTime = r.Time
	}
	if f.Won == 1 || r.Moves < f.BestMoves {
		f.BestMoves = r.Moves
	}
	f.SumTime += r.Time
	f.SumMoves += r.Moves
}

// Games returns the names of the games that have figures, the one played last first.
func (h *History) Games() []string { return gamesOf(h.All()) }

// PastGames returns the names of the games in [History.Past], the one played last first.
func (h *History) PastGames() []string { return gamesOf(h.Past()) }

func gamesOf(list []*Result) []string {
	var names []string
	met := map[string]bool{}
	for i := len(list) - 1; i >= 0; i-- {
		if r := list[i]; !met[r.Game] && r.Outcome != Unfinished && !r.Branch() {
			met[r.Game] = true
			names = append(names, r.Game)
		}
	}
	return names
}

// Ended returns the results that count of a game, of all games when it is empty, oldest first.
func (h *History) Ended(game string) []*Result {
	var list []*Result
	for _, r := range h.All() {
		if (game == "" || r.Game == game) && r.Outcome != Unfinished && !r.Branch() {
			list = append(list, r)
		}
	}
	return list
}
