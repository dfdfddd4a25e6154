package session

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"pazienza/app/ask"
	"pazienza/engine"
	"pazienza/engine/solve"
)

// ErrUnproved is what a deal is told with when the player wants deals that can be won, and none
// was found in time: this one may be or not.
var ErrUnproved = errors.New("the deal was not proved in time")

// provedHead names the form of kept numbers of deals that can be won, and its version.
const provedHead = "proved 1"

const (
	stocked      = 2                       // numbers kept of each game, so that nobody waits for one
	dealPatience = 1500 * time.Millisecond // that a player has
)

// seeking is a new game that waits for a deal that can be won.
type seeking struct {
	game string
	due  time.Duration // when a deal at random takes its place
}

// wantsProved says whether the player wants none but deals of a game that can be won.
func (d *Desk) wantsProved(game string) bool {
	return d.Solver != nil && d.WinnableOnly != nil && d.WinnableOnly(game)
}

// Proved returns the numbers of deals that can be won that are kept of a game.
func (d *Desk) Proved(game string) (numbers []int) {
	kept, _ := d.store.All(Proved)
	f := strings.Fields(strings.TrimPrefix(kept[game], provedHead))
	for _, text := range f {
		if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= engine.MaxDeal && strings.HasPrefix(kept[game], provedHead) {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

func (d *Desk) keepProved(game string, numbers []int) {
	text := provedHead
	for _, n := range numbers {
		text += " " + strconv.Itoa(n)
	}
	d.store.Write(Edit{Proved, game, text})
}

// takeProved takes a number from those kept, or returns 0.
func (d *Desk) takeProved(game string) int {
	numbers := d.Proved(game)
	if len(numbers) == 0 {
		return 0
	}
	d.keepProved(game, numbers[1:])
	return numbers[0]
}

// dealNew deals a game that the player asked for: a number, or any. Where it is to be one that
// can be won and none is kept, the table stays as it is while one is looked for, a moment.
func (d *Desk) dealNew(game string, number int, now time.Duration) {
	if number > 0 || !d.wantsProved(game) {
		d.deal(game, number, now)
		return
	}
	if n := d.takeProved(game); n > 0 {
		d.dealProved(game, n, now)
		return
	}
	mine := &seeking{game, now + dealPatience}
	d.seeking = mine
	d.tell(Change{Cause: Seeking})
	d.askDeal(game, false, func(n int) {
		switch {
		case d.seeking != mine && n > 0: // too late: for the next time
			d.keepProved(game, append(d.Proved(game), n))
		case d.seeking != mine:
		case n > 0:
			d.seeking = nil
			d.dealProved(game, n, d.now())
		default:
			d.dealUnproved(d.now())
		}
	})
}

// dealProved deals a number that is known to be one that can be won.
func (d *Desk) dealProved(game string, number int, now time.Duration) {
	d.promised = number
	d.deal(game, number, now)
}

// dealUnproved deals at random what is being looked for in vain.
func (d *Desk) dealUnproved(now time.Duration) {
	game := d.seeking.game
	d.seeking = nil
	d.deal(game, 0, now)
	d.tell(Change{Cause: Unproved, Why: ErrUnproved})
}

// askDeal asks for a deal that can be won; got is told its number, or 0.
func (d *Desk) askDeal(game string, idle bool, got func(n int)) {
	g, err := d.cat.Game(game)
	if err != nil {
		got(0)
		return
	}
	q := ask.Question{Kind: ask.Deal, Game: g, Deal: d.randomDeal(), Idle: idle}
	d.Solver.Ask(q, func(a ask.Answer) {
		switch {
		case a.Progress:
		case a.Err == nil && a.Verdict == solve.Winnable:
			got(a.Deal)
		default:
			got(0)
		}
	})
}

// Stockpile looks for deals that can be won until some are kept of the game in progress, if
// that is what the player wants of it. It goes on in the background.
func (d *Desk) Stockpile() {
	if d.line == nil {
		return // there is no game yet
	}
	game := d.Game().Name()
	if d.filling || !d.wantsProved(game) || len(d.Proved(game)) >= stocked {
		return
	}
	d.filling = true
	d.askDeal(game, true, func(n int) {
		d.filling = false
		if n > 0 {
			d.keepProved(game, append(d.Proved(game), n))
			d.Stockpile()
		}
	})
}

func (d *Desk) randomDeal() int { return 1 + int(d.random()%engine.MaxDeal) }
