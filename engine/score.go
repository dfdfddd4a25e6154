package engine

// Score is how a rule set counts: points for each thing that happens. The zero Score
// counts nothing.
type Score struct {
	Counts bool // whether the game has a score at all
	Money  bool // points are dollars, and a player may carry them from game to game
	Floor  bool // points never fall below 0

	Start            int // points at the deal
	PerMove          int // for every move, whatever it is
	WasteToColumn    int
	ColumnToHome     int // a card to its foundation, from wherever but the waste
	WasteToHome      int // a card to its foundation straight from the waste
	FromHome         int // a card back from its foundation
	TurnUp           int // a face-down card turned
	Run              int // a completed run
	Win              int // the game won
	RecycleDraw1     int // turning the waste over, when one card is drawn
	RecycleDraw3     int // the same when more are drawn, after FreeRecycles
	FreeRecycles     int // recycles without charge, when more than one card is drawn
	PerTenSeconds    int // for every ten seconds of play
	TimeBonus        int // divided by the seconds of play, for a win
	TimeBonusSeconds int // the quickest win that gets it, in seconds: a guard against wonders
	Undo             int // taken for each undo under [UndoCharged]
}

// Fold is a score on its way along a game's moves: the points, and what must be remembered
// to count on. The zero Fold remembers nothing.
//
// No loop of moves farms points. What happens to a card only once (leaving the waste,
// turning up, completing a run) is paid when it happens. A card can go home more than once,
// so after it has been brought back its way home pays no more than bringing it back cost;
// where the floor swallowed the cost, it pays nothing. A game can be won more than once, by
// a king that goes out and home again: only the first time is paid. What else can be done
// over and over is worth nothing, or [RuleSet.Possible] refuses it. TestNoFarm and
// TestNoHouseFarm search for loops.
type Fold struct {
	Points int // below a floor only by undo, see [Line]
	memory
}

// memory is what a fold knows besides the points.
type memory struct {
	recycles uint16
	won      bool
	paid     [maxFaces]int8 // by face: 0 for a card that never came back, else 1 + what that cost
}

// maxFaces is room for two packs and two jokers: no game in which cards come back from
// their foundations has more.
const maxFaces = 2*52 + 2

// MaxPoints bounds what one event may be worth, so that a fold can remember it.
const MaxPoints = 100

// face numbers the cards that can come back from a foundation.
func face(c Card) int {
	if c.Rank() == Joker {
		return 2*52 + c.Copy()
	}
	return int(c.Rank()) - 1 + 13*int(c.Suit()) + 52*c.Copy()
}

// Fold counts the events of one move. Each event may touch the floor. Steps of
// auto-complete recycle without charge.
func (g *Game) Fold(f Fold, events []Event, st Step) Fold {
	sc := &g.RuleSet.Score
	if !sc.Counts {
		return Fold{}
	}
	f.add(sc, sc.PerMove)
	for _, e := range events {
		g.count(&f, sc, e, st)
	}
	return f
}

// add changes the points by what an event is worth. Over a floor it takes no more than
// there is.
func (f *Fold) add(sc *Score, worth int) {
	after := f.Points + worth
	if sc.Floor && worth < 0 {
		after = max(after, min(0, f.Points))
	}
	f.Points = after
}

func (g *Game) count(f *Fold, sc *Score, e Event, st Step) {
	switch e.Kind {
	case Carried:
		g.countCarry(f, sc, e)
	case Replaced:
		f.paid[face(e.Card)] = 1 // it went home once, and leaving cost nothing
	case Turned:
		f.add(sc, sc.TurnUp)
	case Completed:
		f.add(sc, sc.Run)
	case Recycled:
		if !st.Auto {
			f.recycles++
			f.add(sc, g.recycleWorth(f, sc))
		}
	case Finished:
		if !f.won {
			f.won = true
			f.add(sc, sc.Win)
			f.add(sc, sc.bonus(st.Seconds()))
		}
	}
}

// bonus returns what a win after so many seconds is worth besides.
func (sc *Score) bonus(seconds int) int {
	if sc.TimeBonus == 0 || seconds < max(1, sc.TimeBonusSeconds) {
		return 0
	}
	return sc.TimeBonus / seconds
}

func (g *Game) countCarry(f *Fold, sc *Score, e Event) {
	from, to := g.piles[e.From].Kind, g.piles[e.To].Kind
	switch {
	case to == Foundation:
		worth := sc.ColumnToHome
		if from == Waste {
			worth = sc.WasteToHome
		}
		if g.Variant.Home == HomeCards {
			if p := &f.paid[face(e.Card)]; *p > 0 {
				worth = min(worth, int(*p)-1)
			}
		}
		f.add(sc, worth)
	case from == Waste:
		f.add(sc, sc.WasteToColumn)
	case from == Foundation:
		before := f.Points
		f.add(sc, sc.FromHome)
		f.paid[face(e.Card)] = int8(1 + max(0, before-f.Points))
	}
}

func (g *Game) recycleWorth(f *Fold, sc *Score) int {
	switch {
	case g.Choice.Draw == 1:
		return sc.RecycleDraw1
	case int(f.recycles) <= sc.FreeRecycles:
		return 0
	}
	return sc.RecycleDraw3
}
