package pair

import (
	"pazienza/engine"
)

// Receive takes a message of the host and returns what it has brought about here. An error is
// a [Fault]: nothing has changed then, but that after Differs all is told anew on the next
// connection.
func (q *Guest) Receive(text string) (News, error) {
	r, word, err := read(text)
	if err != nil {
		return News{}, err
	}
	switch {
	case word == "deal" && q.phase == greeted:
		return q.hearDeal(&r)
	case word == "log" && q.phase >= told:
		return q.hearLog(&r)
	case word == "live" && q.phase == told:
		return q.hearLive(&r)
	case word == "no" && q.phase == live:
		return q.hearNo(&r)
	case word == "deal", word == "log", word == "live", word == "no":
		return News{}, OutOfOrder
	}
	return News{}, NotAMessage
}

func (q *Guest) hearDeal(r *reader) (news News, err error) {
	if err := r.version(); err != nil {
		return news, err
	}
	from, deal, limit := r.number(), r.number(), r.number()
	name := r.word()
	if err := r.end(); err != nil {
		return news, err
	}
	if deal < 1 || deal > engine.MaxDeal {
		return news, NotAMessage
	}
	g, err := q.games.Game(name)
	switch m := q.sure; {
	case err != nil:
		return news, OtherGame
	case m != nil && (m.game.Name() != name || m.deal != deal || m.Race() && m.limit != limit):
		return news, OtherGame
	case m != nil && from == len(m.log):
	case from == 0:
		for _, p := range q.pending {
			if !p.lost {
				news.Lost = append(news.Lost, Lost{p.step, OutOfOrder})
			}
		}
		q.sure, q.pending, news.Dealt = New(g, deal, limit), nil, true
		q.shown = q.sure
	default:
		return news, OutOfOrder
	}
	q.phase = told
	return news, nil
}

func (q *Guest) hearLog(r *reader) (news News, err error) {
	n, epoch, seq, key := r.number(), r.number(), r.number(), r.key()
	st, err := r.step(q.sure)
	switch {
	case err != nil:
		return news, err
	case n != len(q.sure.log)+1:
		return news, OutOfOrder
	}
	own := false // whether it is the first of the pending steps
	switch answers := q.phase == live && st.Player() == 1; {
	case !answers && (epoch != 0 || seq != 0):
		return news, OutOfOrder
	case answers:
		if own = true; !q.answered(epoch, seq) || q.pending[0].lost || !same(q.pending[0].step, st) {
			return news, OutOfOrder
		}
	case st.Player() == 1 && len(q.pending) > 0 && same(q.pending[0].step, st):
		own = true // it got there before the connection was lost; its answer did not
	}
	events, err := q.sure.Do(st)
	switch {
	case err != nil:
		return news, Illegal
	case q.sure.Key() != key:
		q.Drop()
		return news, Differs
	case own && !q.pending[0].lost:
		q.pending = q.pending[1:]
	case own:
		q.pending = q.pending[1:]
		news.Lost = q.rebase()
	case st.Player() == 1: // made before this device forgot it
		news.Lost = q.rebase()
	case q.shown != q.sure:
		// Done after the pending steps it leads to the same table, if it can be done at all.
		if _, err := q.shown.Do(st); err != nil {
			news.Lost = q.rebase()
		}
	}
	q.settle()
	if !own || q.phase != live {
		news.Done = []Done{{st, events}}
	}
	return news, nil
}

// answered reports whether the host speaks of the pending step that is next.
func (q *Guest) answered(epoch, seq int) bool {
	return epoch == q.epoch && len(q.pending) > 0 && q.pending[0].seq == seq
}

// same reports whether two steps are one but for their time.
func same(a, b engine.Step) bool {
	a.At = b.At
	return a == b
}

func (q *Guest) hearLive(r *reader) (news News, err error) {
	n, key := r.number(), r.key()
	if err := r.end(); err != nil {
		return news, err
	}
	if n != len(q.sure.log) || key != q.sure.Key() {
		return news, OutOfOrder
	}
	news.Live, news.Lost = true, q.rebase()
	q.phase, q.epoch = live, 0
	q.resend()
	return news, nil
}

func (q *Guest) hearNo(r *reader) (news News, err error) {
	epoch, seq := r.number(), r.number()
	why, known := engine.ReasonNamed(r.word())
	if err := r.end(); err != nil {
		return news, err
	}
	switch {
	case !known:
		return news, NotAMessage
	case !q.answered(epoch, seq):
		return news, OutOfOrder
	}
	if p := q.pending[0]; !p.lost {
		news.Lost = append(news.Lost, Lost{p.step, why})
	}
	q.pending = q.pending[1:]
	news.Lost = append(news.Lost, q.rebase()...)
	q.epoch++
	q.resend()
	return news, nil
}
