package match

import "time"

// pace is how many messages of the other device are taken: so many at once, and one more in
// each of some time.
type pace struct {
	most  int
	each  time.Duration
	spare int
	since time.Duration
}

// What a peer may send once both know all: more than two people do, with a race of each that
// finishes by itself. And how often it may stop the clock, start it, or say another word of the
// match, each of which is kept and shown.
const (
	mostMessages = 256
	eachMessage  = 25 * time.Millisecond
	mostWords    = 40
	eachWord     = 250 * time.Millisecond
)

func newPace(most int, each, now time.Duration) pace {
	return pace{most: most, each: each, spare: most, since: now}
}

// spend takes one. It reports whether there was one left.
func (p *pace) spend(now time.Duration) bool {
	if n := (now - p.since) / p.each; n > 0 {
		p.spare = min(p.most, p.spare+int(min(n, time.Duration(p.most))))
		p.since += n * p.each
	}
	if p.spare == 0 {
		return false
	}
	p.spare--
	return true
}
