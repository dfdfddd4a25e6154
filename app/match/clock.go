package match

import "time"

// clock counts the time of play: while the match goes on and the page can be seen.
type clock struct {
	sum     time.Duration // up to since
	since   time.Duration // when it last started
	running bool
	hidden  bool
}

func (c *clock) elapsed(now time.Duration) time.Duration {
	if c.running && !c.hidden && now > c.since {
		return c.sum + now - c.since
	}
	return c.sum
}

func (c *clock) set(running, hidden bool, now time.Duration) {
	*c = clock{sum: c.elapsed(now), since: now, running: running, hidden: hidden}
}

// tenth is the unit of time in records.
const tenth = 100 * time.Millisecond
