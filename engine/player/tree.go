package player

import (
	"math"
	"math/bits"

	"pazienza/engine/solve"
)

// tree finds out which step of a walk wins most: a Monte Carlo tree search. Each round
// deals the hidden cards anew, follows the tree by what wins and what was tried little, and
// plays on by habit where the tree ends. Forks are what can be seen, not tables: a card
// that was turned up leads to a fork of its own, and until then nobody knows it.
type tree struct {
	walk      *solve.Walk
	dice      dice
	forks     map[uint64]fork // by solve.Walk.Key
	edges     []edge
	path      []visit
	steps     []solve.Step
	positions int // looked into so far
}

// fork is a position with more than one step.
type fork struct {
	first int32 // of its edges, in the order of its steps
	tried int32
}

// edge is what became of a step.
type edge struct {
	tried, won int32
	habit      int32 // how soon it is tried
}

// visit is an edge on the way of a round, and its fork.
type visit struct {
	key  uint64
	edge int32
}

// explore is what trying the less tried is worth. It was found by playing; a
// third of it or three times as much wins about as often.
const explore = 0.8

// grow makes rounds until so many positions were looked into, with a pause after each, and
// returns the steps from the table and what became of each.
func (t *tree) grow(w *solve.Walk, seed uint64, budget int, pause func()) ([]solve.Step, []edge) {
	if t.forks == nil {
		t.forks = map[uint64]fork{}
	}
	clear(t.forks)
	t.walk, t.dice, t.edges = w, dice(seed), t.edges[:0]
	start := w.Start()
	steps := w.Steps(&start, nil)
	if len(steps) < 2 {
		return steps, make([]edge, len(steps))
	}
	for end := t.positions + budget; t.positions < end; {
		t.round()
		pause()
	}
	first := t.forks[w.Key(&start)].first
	return steps, t.edges[first:][:len(steps)]
}

func (t *tree) round() {
	w := t.walk
	w.Deal(t.dice.below)
	p := w.Start()
	t.path = t.path[:0]
	won := int32(0)
	for {
		if w.Won(&p) {
			won = 1
			break
		}
		t.look(&p)
		if len(t.steps) == 0 {
			break
		}
		if len(t.steps) == 1 {
			p = w.After(&p, t.steps[0])
			continue
		}
		key := w.Key(&p)
		n, met := t.forks[key]
		if !met {
			t.plant(key)
			if t.habit(p) {
				won = 1
			}
			break
		}
		best := t.choose(n)
		t.path = append(t.path, visit{key, n.first + int32(best)})
		p = w.After(&p, t.steps[best])
	}
	for _, v := range t.path {
		e, n := &t.edges[v.edge], t.forks[v.key]
		e.tried++
		e.won += won
		n.tried++
		t.forks[v.key] = n
	}
}

// look lists the steps of a position.
func (t *tree) look(p *solve.Position) {
	t.positions++
	t.steps = t.walk.Steps(p, t.steps[:0])
}

// plant adds a fork for the steps at hand.
func (t *tree) plant(key uint64) {
	t.forks[key] = fork{first: int32(len(t.edges))}
	for i := range t.steps {
		t.edges = append(t.edges, edge{habit: t.rate(&t.steps[i])})
	}
}

// choose returns the step to try next at a fork: first each once, then by the upper bound of
// what it may win. All numbers are such that every machine rounds them alike.
func (t *tree) choose(n fork) int {
	best, most := 0, math.Inf(-1)
	for i := range t.steps {
		e := t.edges[n.first+int32(i)]
		bound := 1e6 + float64(e.habit)
		if e.tried > 0 {
			tried := float64(e.tried)
			unsure := math.Sqrt(float64(bits.Len32(uint32(n.tried))) / tried)
			bound = float64(float64(e.won)/tried) + float64(explore*unsure)
		}
		if bound > most {
			best, most = i, bound
		}
	}
	return best
}

// habit plays on to the end without thinking, and reports whether that wins.
func (t *tree) habit(p solve.Position) bool {
	for !t.walk.Won(&p) {
		t.look(&p)
		if len(t.steps) == 0 {
			return false
		}
		best, most := 0, int32(math.MinInt32)
		for i := 0; len(t.steps) > 1 && i < len(t.steps); i++ {
			if r := t.rate(&t.steps[i]); r > most {
				best, most = i, r
			}
		}
		p = t.walk.After(&p, t.steps[best])
	}
	return true
}

// rate says how soon habit takes a step: what turns a card up, best from the column that
// hides most; then what makes a place for such; then what goes home; and chance. Habit alone
// wins a fifth of the deals of draw 3.
func (t *tree) rate(s *solve.Step) int32 {
	r := 50*int32(s.Frees) + int32(t.dice.below(20))
	switch {
	case s.Stock:
	case s.Left == 0:
		r += 30
	default:
		r += 50 + 10*int32(s.Left)
	}
	if s.Home {
		r += 40
	}
	return r
}
