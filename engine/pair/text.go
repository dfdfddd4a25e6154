package pair

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"pazienza/engine"
)

// textHead names the form in which a match is kept, and its version.
const textHead = "pazienza-pair 1"

// ErrMatch is what a kept match that is cut off or altered is refused with.
var ErrMatch = errors.New("the match is cut off or altered")

// Text writes a match, to be kept and read again by [Parse]:
//
//	pazienza-pair 1
//	game double-solitaire/pair@1/draw1
//	deal 20417
//	limit 0
//	log 1:c3-c5@31 2:draw@36 1:undo@52
//	key 9ae16a3b2f90404f
func (m *Match) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\ngame %s\ndeal %d\nlimit %d\nlog", textHead, m.game.Name(), m.deal, m.limit)
	for _, st := range m.log {
		b.WriteString(" " + m.StepText(st) + "@" + strconv.Itoa(st.At))
	}
	b.WriteString("\nkey " + keyText(m.Key()) + "\n")
	return b.String()
}

// Parse reads what [Match.Text] has written, and plays it again.
func Parse(games engine.Catalogue, text string) (*Match, error) {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	names := [...]string{"game ", "deal ", "limit ", "log", "key "}
	if len(lines) != len(names)+1 || lines[0] != textHead {
		return nil, ErrMatch
	}
	var value [len(names)]string
	for i, name := range names {
		v, ok := strings.CutPrefix(lines[i+1], name)
		if !ok {
			return nil, ErrMatch
		}
		value[i] = v
	}
	g, err := games.Game(value[0])
	if err != nil {
		return nil, err
	}
	deal, limit := reader{rest: value[1]}, reader{rest: value[2]}
	m := New(g, deal.number(), limit.number())
	if deal.end() != nil || limit.end() != nil || m.deal < 1 || m.deal > engine.MaxDeal {
		return nil, ErrMatch
	}
	for _, word := range strings.Fields(value[3]) {
		r := reader{rest: word}
		st, err := r.step(m)
		if err == nil {
			_, err = m.Do(st)
		}
		if err != nil {
			return nil, ErrMatch
		}
	}
	if m.Text() != strings.Join(lines, "\n")+"\n" {
		return nil, ErrMatch
	}
	return m, nil
}
