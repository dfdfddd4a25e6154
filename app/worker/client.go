package worker

import (
	"slices"
	"time"

	"pazienza/app/ask"
)

// Port is a worker that was started.
type Port interface {
	Post(text string)
	Close() // ends it at once
}

// Start starts a worker. It is to have heard told of all that it says, and died when it can
// say no more; neither before Start has returned.
type Start func(heard func(text string), died func()) (Port, error)

// Client asks. Its methods are for one goroutine at a time.
type Client struct {
	start Start
	after func(time.Duration, func())

	port     Port // nil while there is none
	life     int  // which worker this is, counted from 1
	ready    bool // it has come up
	missing  bool // none has come up when last tried
	watching bool
	said     int // how often the worker has said something
	last     int // number of the last question
	open     []*question
}

// question is one that is not answered yet, or was called off and that is not heard of yet.
type question struct {
	ask.Question
	id     int
	answer func(ask.Answer)
	off    bool // called off
	died   bool // a worker has died over it
}

// NewClient returns one that has started nothing yet. after calls a function later.
func NewClient(start Start, after func(time.Duration, func())) *Client {
	return &Client{start: start, after: after}
}

// silence is how long a worker with questions may say nothing. It tells of its progress far
// more often; if it is dead or hangs, only ending it helps.
const silence = 4 * time.Second

// loading is how long a worker may take to come up: half a megabyte over a slow line.
const loading = time.Minute

// readyText is what a worker says when it has come up.
const readyText = "0 ready"

// Ask asks a question. answer is told of progress and then of the answer, which may be before
// Ask returns. What is returned calls the question off: no answer comes any more.
func (c *Client) Ask(q ask.Question, answer func(ask.Answer)) (cancel func()) {
	// Where no worker comes up, only a player who asks on purpose has it tried again.
	if c.missing && q.Kind != ask.Line {
		answer(ask.Answer{Err: ask.ErrMissing})
		return func() {}
	}
	c.last++
	mine := &question{Question: q, id: c.last, answer: answer}
	c.open = append(c.open, mine)
	if c.port == nil {
		c.begin()
	} else {
		c.port.Post(q.Text(mine.id))
		c.watch()
	}
	return func() {
		if c.port != nil && !mine.off && slices.Contains(c.open, mine) {
			c.port.Post(ask.CancelText(mine.id))
		}
		mine.off = true
	}
}

// begin starts a worker and asks it all that is open.
func (c *Client) begin() {
	c.life++
	c.ready = false
	life := c.life
	port, err := c.start(func(text string) {
		if c.life == life {
			c.heard(text)
		}
	}, func() { c.died(life) })
	if err != nil {
		c.missing = true
		for _, q := range c.take(func(*question) bool { return true }) {
			q.answer(ask.Answer{Err: ask.ErrMissing})
		}
		return
	}
	c.port = port
	for _, q := range c.open {
		c.port.Post(q.Text(q.id))
	}
	c.after(loading, func() {
		if c.life == life && !c.ready {
			c.died(life)
		}
	})
}

// heard takes what a worker says.
func (c *Client) heard(text string) {
	c.said++
	if text == readyText {
		c.ready, c.missing = true, false
		c.watch()
		return
	}
	id := ask.AnswerID(text)
	i := slices.IndexFunc(c.open, func(q *question) bool { return q.id == id })
	if i < 0 {
		return
	}
	q := c.open[i]
	a := ask.ParseAnswer(&q.Question, text)
	if !a.Progress {
		c.open = slices.Delete(c.open, i, i+1)
	}
	if !q.off {
		q.answer(a)
	}
}

// watch sees that a worker with questions says something from time to time.
func (c *Client) watch() {
	if c.watching || !c.ready {
		return
	}
	c.watching = true
	life, said := c.life, c.said
	c.after(silence, func() {
		c.watching = false
		switch {
		case len(c.open) == 0 || c.life != life && !c.ready:
		case c.life == life && c.said == said:
			c.died(life)
		default:
			c.watch()
		}
	})
}

// died puts another worker in the place of one that can do no more.
func (c *Client) died(life int) {
	if life != c.life || c.port == nil {
		return
	}
	c.port.Close()
	c.port = nil
	why := ask.ErrGone
	if !c.ready {
		why = ask.ErrMissing
	}
	lost := c.take(func(q *question) bool { return q.died || q.off })
	for _, q := range c.open {
		q.died = true
	}
	c.missing = !c.ready && len(c.open) == 0
	if len(c.open) > 0 {
		c.begin()
	}
	for _, q := range lost { // last: whoever is told may ask anew
		if !q.off {
			q.answer(ask.Answer{Err: why})
		}
	}
}

// take takes questions off the list, in the order in which they were asked.
func (c *Client) take(which func(*question) bool) (taken []*question) {
	var kept []*question
	for _, q := range c.open {
		if which(q) {
			taken = append(taken, q)
		} else {
			kept = append(kept, q)
		}
	}
	c.open = kept
	return taken
}
