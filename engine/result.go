package engine

// Ending is how a game of two players ended.
type Ending uint8

// The endings.
const (
	GoesOn   Ending = iota
	SentOut         // the winner has sent all own cards out
	Blocked         // both have been through their stocks twice running with no card played
	Resigned        // the loser has given up
	TimeUp          // of a race: the time that was set is over
)

// Nobody is the winner of a game that goes on, or is a draw.
const Nobody = -1

// Result is how a game of two players stands: the winner is 0, 1 or [Nobody].
type Result struct {
	Ending Ending
	Winner int
}

// Over reports whether the game has ended.
func (r Result) Over() bool { return r.Ending != GoesOn }

// Ahead returns who is ahead, 0 or 1: more cards home decide, then fewer moves. [Nobody] is
// where both are equal.
func Ahead(home, moves [2]int) int {
	switch {
	case home[0] != home[1]:
		return higher(home[0], home[1])
	case moves[0] != moves[1]:
		return higher(moves[1], moves[0])
	}
	return Nobody
}

func higher(a, b int) int {
	if a > b {
		return 0
	}
	return 1
}

// Result returns how a game of two players stands, after so many moves of each.
func (g *Game) Result(s *State, moves [2]int) Result {
	switch {
	case g.out(s, 0):
		return Result{SentOut, 0}
	case g.out(s, 1):
		return Result{SentOut, 1}
	case s.blocked():
		return Result{Blocked, Ahead([2]int{g.Home(s, 0), g.Home(s, 1)}, moves)}
	}
	return Result{GoesOn, Nobody}
}
