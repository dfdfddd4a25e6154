package solve

import "pazienza/engine"

// Shorten makes a winning line shorter, in moves and draws, in any game: still not the shortest
// there is, as a rule. It takes a tenth of a second where [Shortest] takes seconds.
//
// In Klondike it looks for a line of its own, as [Shortest] does, but takes what is still to
// come for more than it is at least: so the search makes for the end, and the less it
// exaggerates, the shorter the line and the longer the search.
//
// Every few hundred microseconds it calls pause, which may panic to leave it.
func Shorten(g *engine.Game, s *engine.State, line []engine.Move, pause func()) []engine.Move {
	if g.Two() {
		return line
	}
	line = spare(g, s, line, pause)
	for _, weight := range [...]int{24, 20, 16, 14} {
		k := newWeighted(g, s, Options{Bound: shortenFor}, weight)
		if k == nil {
			break
		}
		for done := 0; done < shortenFor && k.Step(shortenSlice) == Unknown; done += shortenSlice {
			pause()
		}
		if k.verdict == Winnable {
			if other := spare(g, s, k.Line(), pause); cost(other) < cost(line) {
				line = other
			}
		}
	}
	return line
}

// What Shorten looks into with each weight, and between pauses.
const (
	shortenFor   = 12_000
	shortenSlice = 100
)

// cost counts moves and draws.
func cost(line []engine.Move) (n int) {
	for _, m := range line {
		if m.Kind != engine.Recycle {
			n++
		}
	}
	return n
}

// spare leaves out moves that a winning line can do without.
func spare(g *engine.Game, s *engine.State, line []engine.Move, pause func()) []engine.Move {
	line = unloop(g, s, line)
	for shorter := true; shorter; {
		shorter = false
		at := *s
		for i := 0; i < len(line); pause() {
			if rest, ok := spared(g, at, line[i:]); ok {
				line = append(line[:i:i], rest...)
				shorter = true
				continue
			}
			play(g, &at, line[i])
			i++
		}
	}
	return unloop(g, s, line)
}

// spared plays a line without its first move, and returns what was played, if that wins in
// fewer moves. Moves that can no longer be made are left out too, unless the
// card is still where the first move would have taken it from.
func spared(g *engine.Game, at engine.State, line []engine.Move) (played []engine.Move, ok bool) {
	first := line[0]
	for _, m := range line[1:] {
		if g.Won(&at) {
			break
		}
		if g.Check(&at, m) != nil {
			if m.Kind != engine.Carry || first.Kind != engine.Carry || m.From != first.To {
				continue
			}
			m.From = first.From
			if g.Check(&at, m) != nil {
				continue
			}
		}
		play(g, &at, m)
		played = append(played, m)
	}
	return played, g.Won(&at) && len(played) < len(line)
}

// unloop leaves out what leads back to a table that was there before.
func unloop(g *engine.Game, s *engine.State, line []engine.Move) []engine.Move {
	last := map[engine.State]int{*s: 0} // after how many moves a table is there for the last time
	at := *s
	for i, m := range line {
		play(g, &at, m)
		last[at] = i + 1
	}
	var short []engine.Move
	at = *s
	for i := last[at]; i < len(line); i = last[at] {
		play(g, &at, line[i])
		short = append(short, line[i])
	}
	return short
}

func play(g *engine.Game, s *engine.State, m engine.Move) {
	var events [engine.MaxEvents]engine.Event
	g.Apply(s, m, events[:0])
}
