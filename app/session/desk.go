package session

import (
	"time"

	"pazienza/engine"
	"pazienza/engine/daily"
)

// Desk is where one person plays: one game in progress, others kept by name, and who
// watches. Its methods are for one goroutine at a time.
type Desk struct {
	// Wall is the date and time of day, for results; nil dates nothing.
	Wall func() time.Time
	// Date is the date where the player is, so long ago; nil knows none.
	Date func(ago time.Duration) daily.Day
	// Manner is how the player wants games to finish by themselves; nil leaves it to the
	// rule set.
	Manner *engine.AutoManner
	// CarryBank is whether the player wants money carried from game to game.
	CarryBank bool
	// Solver knows every card; where it is nil, what needs it says so.
	Solver Solver
	// WinnableOnly says of which games the player wants none but deals that can be won; nil
	// means none.
	WinnableOnly func(game string) bool
	// Prefer is where a tap sends a card that both a column and a foundation would take.
	Prefer Prefer
	// FinishPace is the time between two moves of finishing by itself; 0 is one that can be followed.
	FinishPace time.Duration
	// LinePace is the time between two moves of a winning line; 0 is slow enough to follow.
	LinePace time.Duration
	// ReplayPace is the time between two steps of a replay; 0 is slow enough to follow.
	ReplayPace time.Duration
	// Now is the time as it is passed to Do, for what an answer of the solver sets off; where
	// it is nil that happens at the time last passed.
	Now func() time.Duration

	cat      engine.Catalogue
	store    Store
	random   func() uint64
	watchers []func(Change)

	line       *engine.Line
	id         string
	clock      clock
	recallable *Saved // what New or Restart put aside
	history    *History
	house      map[string]HouseRules // by game
	replay     *replay               // a past game is shown instead; nil while there is none
	tap        lastTap
	hints      hints
	finish     finish
	outlook    outlook
	thinking   func()        // calls off the question for a winning line; nil while none is open
	seeking    *seeking      // a new game waits for its deal
	promised   int           // the number about to be dealt is one that can be won
	filling    bool          // a deal to be kept is being looked for
	stuck      bool          // no moves are left
	graded     graded        // the deal last graded
	ungrade    func()        // calls off the question for it
	latest     time.Duration // the time last passed
	brought    []engine.Card // cards brought down from foundations by hand: nothing sends them back by itself
}

// NewDesk returns a desk without a game; [Desk.Open] deals one or resumes it. random gives
// the deal numbers and the ids of new games.
func NewDesk(c engine.Catalogue, store Store, random func() uint64) *Desk {
	d := &Desk{
		cat: c, store: store, random: random, house: map[string]HouseRules{},
		history: newHistory(store),
	}
	store.OnFail(func(err error) {
		if err == nil {
			d.tell(Change{Cause: KeptAgain})
			return
		}
		d.tell(Change{Cause: Unsaved, Why: err})
	})
	store.OnChange(d.follow)
	return d
}

// Watch has f told of every change from now on.
func (d *Desk) Watch(f func(Change)) { d.watchers = append(d.watchers, f) }

// tell completes a change with the game and, where it names none, the table as it is.
func (d *Desk) tell(c Change) {
	if d.line != nil {
		c.Game = d.line.Game()
		if c.After == (engine.State{}) {
			c.After = *d.line.State()
			c.Before = c.After
		}
	}
	if d.line != nil && d.replay == nil {
		d.learn(&c)
	}
	for _, f := range d.watchers {
		f(c)
	}
}

// now returns the time.
func (d *Desk) now() time.Duration {
	if d.Now != nil {
		return d.Now()
	}
	return d.latest
}

// Game returns the game in progress, nil before Open.
func (d *Desk) Game() *engine.Game {
	if d.line == nil {
		return nil
	}
	return d.line.Game()
}

// State returns the table as it stands.
func (d *Desk) State() engine.State {
	if d.line == nil {
		return engine.State{}
	}
	return *d.line.State()
}

// Line returns the line of the game in progress, for reading.
func (d *Desk) Line() *engine.Line { return d.line }

// Targets returns the piles where the last n cards of a pile may go.
func (d *Desk) Targets(from engine.PileID, n int) []engine.PileID {
	return Targets(d.Game(), d.line.State(), 0, from, n)
}

// Status returns what is shown of the game besides the table.
func (d *Desk) Status(now time.Duration) Status {
	if d.line == nil {
		return Status{}
	}
	g := d.line.Game()
	sc := &g.RuleSet.Score
	st := Status{
		Game: g.Name(), Deal: d.line.Deal(),
		Score: d.line.ScoreAt(d.clock.tenths(now)), HasScore: sc.Counts,
		Money: sc.Money, BankCarried: sc.Money && d.CarryBank,
		Moves: d.line.Moves(), Elapsed: d.clock.elapsed(now), Running: d.clock.running,
		UndoWhy: d.line.CheckUndo(), RedoWhy: d.line.CheckRedo(),
		Won: d.line.Won(), Auto: d.auto(), CanFinish: d.finish.can && d.auto() != engine.AutoNever, Finishing: d.finish.on,
		CanRecall: d.recallable != nil,
		Assisted:  d.line.Undos() > 0 || d.line.Hints() > 0,
		Branch:    Result{ID: d.id}.Branch(),
		Verdict:   d.outlook.verdict, Difficulty: d.difficulty(),
		Stuck: d.stuck, Thinking: d.thinking != nil, Seeking: d.seeking != nil,
	}
	if r := d.replay; r != nil {
		st.Replay = Replay{On: true, At: r.at, Of: len(r.past.Log()), Playing: r.playing}
		st.Elapsed, st.Verdict = 100*time.Millisecond*time.Duration(d.line.Time()), NoVerdict
		st.BankCarried = false
	}
	if st.Money {
		st.Bank = d.Bank() + st.Score
	}
	return st
}

// Hide tells the desk that the page was hidden or is shown again: the clock stands
// still while nobody can see the table.
func (d *Desk) Hide(hidden bool, now time.Duration) {
	ran := d.clock.running
	d.clock.hide(hidden, now)
	if d.line == nil {
		return
	}
	if ran { // time has passed that is not kept yet; a window that only looks on keeps nothing
		d.save(now)
	}
	d.tell(Change{Cause: ClockMoved})
}
