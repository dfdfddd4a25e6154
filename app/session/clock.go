package session

import "time"

// clock counts the time of play: from the first move on, while the page can be seen, to
// the win.
type clock struct {
	sum     time.Duration // up to since
	since   time.Duration // when it last started
	running bool
	hidden  bool
	wanted  bool // it would run if the page were not hidden
}

func (c *clock) elapsed(now time.Duration) time.Duration {
	if c.running && now > c.since {
		return c.sum + now - c.since
	}
	return c.sum
}

// tenths returns the elapsed time in tenths of a second, as a line's steps carry it.
func (c *clock) tenths(now time.Duration) int {
	return int(c.elapsed(now) / (100 * time.Millisecond))
}

// set makes the clock run, or stop, as far as the page is seen.
func (c *clock) set(wanted bool, now time.Duration) {
	c.sum, c.since = c.elapsed(now), now
	c.wanted = wanted
	c.running = wanted && !c.hidden
}

func (c *clock) hide(hidden bool, now time.Duration) {
	c.sum, c.since = c.elapsed(now), now
	c.hidden = hidden
	c.running = c.wanted && !hidden
}

// reset starts a count from what was played before, standing still.
func (c *clock) reset(sum, now time.Duration) {
	*c = clock{sum: sum, since: now, hidden: c.hidden}
}
