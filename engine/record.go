package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// Record is a line as text, with the little that is known of it besides: what is saved,
// shared and reported. Its form:
//
//	pazienza 1
//	game klondike/classico@1/draw3
//	deal 20417
//	id 6f1c09d2a4b87e35
//	time 252000
//	log c3-c5x2 draw@31 undo redo@52 hint *w-f1@118
//	key 9ae16a3b2f90404f
//
// A star marks a step of auto-complete; what follows an at sign is the time of play in
// tenths of a second, where it is another than at the step before; time is that of the
// whole game in milliseconds; key is the digest of the final state, by which damage is
// noticed.
type Record struct {
	ID   string // names this game for ever: a result is counted once under it
	Time int    // milliseconds of play
	Line *Line
}

// recordHead names the text form and its version.
const recordHead = "pazienza 1"

// MaxLog is how many steps a line may have: far more than a person makes, and a bound for
// what a record from elsewhere may ask to be replayed.
const MaxLog = 100_000

var opNames = [...]string{OpUndo: "undo", OpRedo: "redo", OpHint: "hint", OpResign: "resign"}

// maxTime is the longest play that is believed, in milliseconds: ten years.
const maxTime = 10 * 366 * 24 * 3600 * 1000

// String writes the record.
func (r Record) String() string {
	g := r.Line.game
	var b strings.Builder
	b.WriteString(recordHead)
	field := func(name, value string) { b.WriteString("\n" + name + " " + value) }
	field("game", g.Name())
	field("deal", strconv.Itoa(r.Line.deal))
	field("id", r.ID)
	field("time", strconv.Itoa(r.Time))
	b.WriteString("\nlog")
	at := 0
	for _, st := range r.Line.log {
		b.WriteByte(' ')
		b.WriteString(g.StepText(st))
		if st.At != at {
			b.WriteString("@" + strconv.Itoa(st.At))
			at = st.At
		}
	}
	field("key", strconv.FormatUint(r.Line.State().Key(), 16))
	b.WriteByte('\n')
	return b.String()
}

// StepText writes a step without its time, as records do: a move, "undo", "redo", "hint" or
// "resign"; a star before it is for a move of auto-complete.
func (g *Game) StepText(st Step) string {
	switch {
	case int(st.Op) >= len(opNames):
		return "?"
	case st.Op != OpMove:
		return g.playerText(st.Move.Player) + opNames[st.Op]
	case st.Auto:
		return "*" + g.MoveText(st.Move)
	}
	return g.MoveText(st.Move)
}

// parseStep reads a step; at is the time of the step before.
func (g *Game) parseStep(s string, at int) (Step, error) {
	s, stamp, stamped := strings.Cut(s, "@")
	if stamped {
		n, err := strconv.Atoi(stamp)
		if err != nil || n <= at || n > maxTime/100 || stamp[0] == '0' || stamp[0] == '+' {
			return Step{}, fmt.Errorf("time %q: want tenths of a second, more than %d", stamp, at)
		}
		at = n
	}
	st, err := g.ParseStep(s)
	st.At = at
	return st, err
}

// ParseStep reads a step as [Game.StepText] writes it.
func (g *Game) ParseStep(s string) (Step, error) {
	if player, rest, ok := g.cutPlayer(s); ok {
		for op, name := range opNames {
			if name != "" && rest == name {
				return StepOf(Op(op), int(player)), nil
			}
		}
	}
	text, auto := strings.CutPrefix(s, "*")
	m, err := g.ParseMove(text)
	return Step{Move: m, Auto: auto}, err
}

// validID keeps ids to what can stand in a line of text and be a key anywhere.
func validID(id string) bool {
	for _, c := range []byte(id) {
		if c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c == '-' {
			continue
		}
		return false
	}
	return len(id) >= 1 && len(id) <= 32
}

// ParseRecord reads a record and replays it, step by step. It refuses text that is cut
// off, altered, or of a game the catalogue does not have, naming the line and the step.
func ParseRecord(c Catalogue, text string) (Record, error) {
	var r Record
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	bad := func(i int, format string, a ...any) (Record, error) {
		return Record{}, fmt.Errorf("record line %d: "+format, append([]any{i + 1}, a...)...)
	}
	if lines[0] != recordHead {
		return bad(0, "want %q", recordHead)
	}
	value := [...]string{"game", "deal", "id", "time", "log", "key"}
	if len(lines) != len(value)+1 {
		return bad(len(lines)-1, "want %d lines, found %d", len(value)+1, len(lines))
	}
	for i, name := range value {
		v, ok := strings.CutPrefix(lines[i+1], name)
		if !ok || v != "" && v[0] != ' ' || v == "" && name != "log" {
			return bad(i+1, "want %q and its value", name)
		}
		value[i] = strings.TrimPrefix(v, " ")
	}
	g, err := c.Game(value[0])
	if err != nil {
		return bad(1, "%w", err)
	}
	deal, err := strconv.Atoi(value[1])
	if err != nil || deal < 1 || deal > MaxDeal {
		return bad(2, "deal %q is not a number from 1 to %d", value[1], MaxDeal)
	}
	if r.ID = value[2]; !validID(r.ID) {
		return bad(3, "id %q is not 1 to 32 small letters, digits and hyphens", r.ID)
	}
	if r.Time, err = strconv.Atoi(value[3]); err != nil || r.Time < 0 || r.Time > maxTime {
		return bad(4, "time %q is not a number of milliseconds", value[3])
	}
	r.Line = NewLine(g, deal)
	steps := strings.Fields(value[4])
	if len(steps) > MaxLog {
		return bad(5, "%d steps are more than %d", len(steps), MaxLog)
	}
	for i, s := range steps {
		st, err := g.parseStep(s, r.Line.time)
		if err == nil {
			_, err = r.Line.Do(st)
		}
		if err != nil {
			return bad(5, "step %d, %q: %w", i+1, s, err)
		}
	}
	if key := strconv.FormatUint(r.Line.State().Key(), 16); key != value[5] {
		return bad(6, "key %q is not that of the table replayed, %q", value[5], key)
	}
	return r, nil
}
