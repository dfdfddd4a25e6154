package match

import (
	"time"

	"pazienza/engine"
	"pazienza/engine/player"
)

// Who is what kind of player somebody is.
type Who uint8

// The kinds of player.
const (
	Here     Who = iota // a person at this device
	Computer            // an opponent of package player
	Peer                // a person at another device
	Ghost               // the recording of a game
)

var whoNames = [...]string{Here: "here", Computer: "computer", Peer: "peer", Ghost: "ghost"}

// String returns the name of the kind, as it is kept.
func (w Who) String() string { return whoNames[w] }

// Seat is who plays at one side of the table.
type Seat struct {
	Who   Who
	Level player.Level // of a computer
}

// Terms are what is agreed before a match.
type Terms struct {
	Game  string // the game's name, see engine.Game.Name: one for two, or one for one, which is raced
	Deal  int    // of the first game, 1 to engine.MaxDeal; 0 is a random one
	Seats [2]Seat
	Best  int           // how many games make a match: an odd number; 0 is 1
	Limit time.Duration // the time for a race; 0 is none
	Ghost string        // what a ghost plays: the moves of a session.Link
}

// What terms may be.
const (
	MaxBest  = 9
	MaxLimit = 24 * time.Hour
)

// check returns the game of the terms and what the ghost has played, or a [Reason].
func (t *Terms) check(c engine.Catalogue) (*engine.Game, *engine.Line, error) {
	g, err := c.Game(t.Game)
	if err != nil {
		return nil, nil, engine.NoSuchGame
	}
	if t.Deal < 0 || t.Deal > engine.MaxDeal {
		return nil, nil, engine.NoSuchDeal
	}
	t.Best = max(1, t.Best)
	here, peers, ghosts := 0, 0, 0
	for _, s := range t.Seats {
		switch s.Who {
		case Here:
			here++
		case Peer:
			peers++
		case Ghost:
			ghosts++
		}
		if s.Who > Ghost || s.Level > player.Expert || s.Who != Computer && s.Level != 0 {
			return nil, nil, BadTerms
		}
	}
	switch {
	case t.Best > MaxBest, t.Best%2 == 0, t.Limit < 0, t.Limit > MaxLimit, t.Limit > 0 && g.Two():
		return nil, nil, BadTerms
	case peers > 0 && here != 1, ghosts > 1, ghosts == 1 && (g.Two() || t.Deal == 0), ghosts == 0 && t.Ghost != "":
		return nil, nil, BadTerms
	case ghosts == 0:
		return g, nil, nil
	}
	played, err := engine.ParsePacked(g, t.Deal, t.Ghost)
	if err != nil || !played.Begun() {
		return nil, nil, BadGhost
	}
	return g, played, nil
}
