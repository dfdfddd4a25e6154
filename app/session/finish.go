package session

import (
	"cmp"
	"slices"
	"time"

	"pazienza/engine"
)

// finish is the game finishing by itself.
type finish struct {
	can   bool // it could from here
	on    bool
	shown bool          // what is on is the winning line, which the player has asked for
	steps []engine.Move // what is left to do
	due   time.Duration // when the next step is
	pace  time.Duration // between steps, shorter as it goes
	held  bool          // it was stopped: it does not start by itself again
}

// The first and the shortest time between two steps, and by how much steps may be late and
// still be made up for.
const (
	frame     = 16 * time.Millisecond
	firstPace = 70 * time.Millisecond
	lastPace  = 35 * time.Millisecond
)

// offer looks whether the game can finish by itself, and lets it, or says so, as the rule
// set wants.
func (d *Desk) offer(now time.Duration) {
	d.finish.can = d.canFinish()
	switch auto := d.auto(); {
	case !d.finish.can || auto == engine.AutoNever:
	case auto == engine.AutoByItself && !d.finish.held:
		d.start(now)
	default:
		d.tell(Change{Cause: CanFinish})
	}
}

// canFinish reports whether the game could finish by itself. While a card that was brought
// down from a foundation on purpose is down, it does so only for who asks: to send that card
// back is for the hand that brought it.
func (d *Desk) canFinish() bool {
	return !d.keptDown() && FinishLine(d.Game(), *d.line.State()) != nil
}

// noteBrought remembers a card that a move has brought down.
func (d *Desk) noteBrought(st engine.Step) {
	if st.Move.Kind != engine.Carry || d.Game().Pile(st.Move.From).Kind != engine.Foundation {
		return
	}
	if c := d.line.State().Top(st.Move.To).ID(); !slices.Contains(d.brought, c) {
		d.brought = append(d.brought, c)
	}
}

// keptDown reports whether a card that was brought down lies outside the foundations.
func (d *Desk) keptDown() bool {
	first, n := d.Game().Foundations()
	return slices.ContainsFunc(d.brought, func(c engine.Card) bool {
		for f := first; f < first+engine.PileID(n); f++ {
			if slices.ContainsFunc(d.line.State().Pile(f), func(at engine.Card) bool { return at.ID() == c }) {
				return false
			}
		}
		return true
	})
}

// auto returns how the game in progress finishes by itself: as the player wants it, or else
// as the rule set does.
func (d *Desk) auto() engine.AutoManner {
	if d.Manner != nil {
		return *d.Manner
	}
	return d.Game().RuleSet.Auto
}

// start begins to finish by itself. The win is proven here, so the clock stops here and the
// result is noted here, and not when the last card has flown.
func (d *Desk) start(now time.Duration) {
	if d.finish.on || d.auto() == engine.AutoNever {
		return
	}
	steps := FinishLine(d.Game(), *d.line.State())
	if steps == nil {
		return
	}
	pace := cmp.Or(d.FinishPace, firstPace)
	d.finish = finish{on: true, steps: steps, due: now + pace, pace: pace}
	d.clock.set(false, now)
	d.proven(now)
	d.tell(Change{Cause: Finishing})
}

func (d *Desk) stop() {
	if d.finish.shown {
		d.finish = finish{held: d.finish.held}
		d.finish.can = d.canFinish()
	} else {
		d.finish = finish{can: true, held: true}
	}
	d.tell(Change{Cause: Stopped})
}

// Tick makes the steps of finishing by itself, of a winning line or of a replay that are due, and deals
// where a deal was looked for long enough. It reports whether more is to come, and then
// wants to be called again soon.
func (d *Desk) Tick(now time.Duration) bool {
	d.latest = now
	if d.replay != nil {
		return d.replay.play(d, now)
	}
	for d.finish.on && now >= d.finish.due {
		m := d.finish.steps[0]
		d.finish.steps = d.finish.steps[1:]
		if !d.finish.shown {
			d.finish.pace = max(min(lastPace, d.finish.pace), d.finish.pace-time.Millisecond)
		}
		d.finish.due = max(d.finish.due, now-max(frame, d.finish.pace)) + d.finish.pace
		if !d.move(engine.Step{Move: m, Auto: !d.finish.shown}, now) || len(d.finish.steps) == 0 {
			d.finish = finish{}
		}
	}
	if d.seeking != nil && now >= d.seeking.due {
		d.dealUnproved(now)
	}
	return d.finish.on || d.seeking != nil
}
