package pair

import (
	"strconv"
	"strings"

	"pazienza/engine"
)

// MaxMessage is how long a message may be, in bytes.
const MaxMessage = 256

// version of the messages. Readers refuse any other.
const version = 1

// maxNumber bounds every number of a message but keys.
const maxNumber = 1_000_000_000

// reader takes a message apart, word by word, until it is bad.
type reader struct {
	rest string
	bad  bool
}

// read begins a message, and returns its first word.
func read(text string) (r reader, word string, err error) {
	if len(text) > MaxMessage {
		return r, "", TooLong
	}
	for i := range len(text) {
		if text[i] < ' ' || text[i] > '~' {
			return r, "", NotAMessage
		}
	}
	r.rest = text
	return r, r.word(), nil
}

func (r *reader) word() string {
	w, rest, _ := strings.Cut(r.rest, " ")
	r.bad = r.bad || w == ""
	r.rest = rest
	return w
}

func (r *reader) number() int {
	w := r.word()
	n, err := strconv.Atoi(w)
	if err != nil || n < 0 || n > maxNumber || strconv.Itoa(n) != w {
		r.bad = true
		return 0
	}
	return n
}

func (r *reader) key() uint64 {
	n, err := strconv.ParseUint(r.word(), 16, 64)
	r.bad = r.bad || err != nil
	return n
}

// version reads the version of a first message.
func (r *reader) version() error {
	switch v := r.number(); {
	case r.bad:
		return NotAMessage
	case v != version:
		return LaterVersion
	}
	return nil
}

// end says whether the message was as it should be, and at its end.
func (r *reader) end() error {
	if r.bad || r.rest != "" {
		return NotAMessage
	}
	return nil
}

// step reads the last word: a step with its time.
func (r *reader) step(m *Match) (engine.Step, error) {
	text, stamp, stamped := strings.Cut(r.word(), "@")
	if err := r.end(); err != nil {
		return engine.Step{}, err
	}
	st, err := m.ParseStep(text)
	if err != nil {
		return st, NotAMessage
	}
	if stamped {
		t := reader{rest: stamp}
		st.At = t.number()
		err = t.end()
	}
	return st, err
}

func keyText(k uint64) string { return strconv.FormatUint(k, 16) }

func line(words ...any) string {
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteByte(' ')
		}
		switch w := w.(type) {
		case string:
			b.WriteString(w)
		case int:
			b.WriteString(strconv.Itoa(w))
		case uint64:
			b.WriteString(keyText(w))
		}
	}
	return b.String()
}
