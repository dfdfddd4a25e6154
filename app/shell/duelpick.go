package shell

import (
	"strconv"
	"strings"
	"time"

	"pazienza/app/match"
	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/player"
	"pazienza/engine/variants"
)

// duelPick is a match as it is being chosen. Its zero value is what a newcomer is offered.
type duelPick struct {
	race   bool
	rival  rival
	level  player.Level // of a computer
	turns  bool         // at a table of two: one moves at a time
	draw3  bool         // and a draw turns three cards
	solo   string       // the game that is raced, by its name
	best   int          // of so many games; 0 is one
	limit  int          // of a race, in minutes; 0 is none
	facing bool         // two at one device sit across
}

// rival is what kind of player one plays against.
type rival uint8

const (
	rivalComputer rival = iota
	rivalHere           // somebody at this device
	rivalPeer           // somebody at another
)

// rivalNames are how they are kept, and the values of the choice.
var rivalNames = [...]string{rivalComputer: "computer", rivalHere: "here", rivalPeer: "peer"}

// pickKey is where the last choice is kept: words that say what is other than at first.
const pickKey = "pazienza.two"

// String writes a choice as it is kept.
func (p duelPick) String() string {
	list := []string{rivalNames[p.rival], strconv.Itoa(int(p.level))}
	add := func(on bool, word string) {
		if on {
			list = append(list, word)
		}
	}
	add(p.race, "race")
	add(p.turns, "turns")
	add(p.draw3, "draw3")
	add(p.facing, "facing")
	add(p.best > 1, "best="+strconv.Itoa(p.best))
	add(p.limit > 0, "limit="+strconv.Itoa(p.limit))
	add(p.solo != "", "solo="+p.solo)
	return strings.Join(list, " ")
}

// parsePick reads what String writes, and overlooks what it does not know.
func parsePick(s string) (p duelPick) {
	number := func(s string, most int) int {
		n, err := strconv.Atoi(s)
		if err != nil || n < 0 || n > most {
			return 0
		}
		return n
	}
	for i, word := range strings.Fields(s) {
		name, value, _ := strings.Cut(word, "=")
		switch name {
		case "race":
			p.race = true
		case "turns":
			p.turns = true
		case "draw3":
			p.draw3 = true
		case "facing":
			p.facing = true
		case "best":
			p.best = number(value, match.MaxBest) | 1
		case "limit":
			p.limit = number(value, int(match.MaxLimit/time.Minute))
		case "solo":
			if g := gameNamed(value); g != nil && !g.Two() {
				p.solo = value
			}
		default:
			if i == 1 {
				p.level = player.Level(number(word, int(player.Expert)))
			}
			for r, known := range rivalNames {
				if name == known {
					p.rival = rival(r)
				}
			}
		}
	}
	return p
}

// game is the name of the game that is chosen: of a race what was played last, where none is.
func (p duelPick) game(recent []string) string {
	if p.race {
		if p.solo != "" {
			return p.solo
		}
		return append(recent[:len(recent):len(recent)], variants.Offers()[0].Game)[0]
	}
	name := "double-solitaire/pair@1/draw1"
	if p.draw3 {
		name = "double-solitaire/pair@1/draw3"
	}
	if p.turns {
		name += "/turns"
	}
	return name
}

// terms are what a match is begun with.
func (p duelPick) terms(recent []string) match.Terms {
	t := match.Terms{
		Game:  p.game(recent),
		Seats: [2]match.Seat{{Who: match.Here}, {Who: match.Computer, Level: p.level}},
		Best:  max(1, p.best),
	}
	switch p.rival {
	case rivalPeer:
		t.Seats[1] = match.Seat{Who: match.Peer}
	case rivalHere:
		t.Seats[1] = match.Seat{Who: match.Here}
	}
	if p.race {
		t.Limit = time.Duration(p.limit) * time.Minute
	}
	return t
}

// choosePick changes the choice and keeps it.
func (a *App) choosePick(change func(*duelPick)) {
	change(&a.duel.pick)
	if a.Shelf != nil {
		a.Shelf.Set(pickKey, a.duel.pick.String())
	}
	a.Update()
}

// raced lists the games that can be raced: those of the menu, and what was played last besides.
func (a *App) raced() (list []*engine.Game) {
	seen := map[string]bool{}
	add := func(name string) {
		if g := a.game(name); g != nil && !g.Two() && !seen[name] {
			seen[name] = true
			list = append(list, g)
		}
	}
	for _, o := range variants.Offers() {
		add(o.Game)
	}
	for _, name := range a.recent {
		add(name)
	}
	add(a.duel.pick.game(a.recent))
	return list
}

// rivals are the choice of whom one plays against.
func (a *App) rivals(w *words.Words) (list []choice) {
	for r, name := range rivalNames {
		list = append(list, choice{name, w.Rivals[r]})
	}
	return list
}
