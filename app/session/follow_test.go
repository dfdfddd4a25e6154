package session

import (
	"testing"
	"time"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// TestTwoWindows plays in one window and looks on in another.
func TestTwoWindows(t *testing.T) {
	a, b := &shared{}, &shared{}
	a.other, b.other = b, a
	da, db := NewDesk(variants.Catalogue(), a, counter()), NewDesk(variants.Catalogue(), b, counter())
	da.Open(draw3, 0)
	b.Memory = Memory{shelves: map[string]map[string]string{}}
	for shelf, texts := range a.shelves {
		for k, v := range texts {
			b.Memory.Write(Edit{shelf, k, v})
		}
	}
	db.Open(draw3, 0)
	for i := range 6 {
		plays, looks := da, db
		if i%2 == 1 {
			plays, looks = db, da
		}
		plays.Do(Intent{Kind: Stock}, time.Duration(i))
		if looks.State() != plays.State() {
			t.Fatalf("move %d is not shown in the other window", i)
		}
		looks.recallable = &Saved{draw1, engine.Record{ID: "x", Line: engine.NewLine(looks.Game(), 1)}}
		looks.follow(Edit{Games, draw1, "ended elsewhere"})
		if looks.recallable != nil {
			t.Fatal("a game that another window has ended can be recalled")
		}
		looks.Hide(true, time.Hour)
		looks.Hide(false, time.Hour)
		kept, _ := a.All(Games)
		if r, err := engine.ParseRecord(variants.Catalogue(), kept[draw3]); err != nil || r.Line.Moves() != i+1 {
			t.Fatalf("after move %d the store has %d moves, %v", i, r.Line.Moves(), err)
		}
	}
}

// TestBothWindowsAtOnce has each window move before it has heard of the other: both end with the
// same game, which is the one that is kept, and no window goes back to what it has been.
func TestBothWindowsAtOnce(t *testing.T) {
	for _, moves := range [][2][]Intent{
		{{{Kind: Stock}}, {{Kind: Undo}}},
		{{{Kind: Undo}}, {{Kind: Stock}}},
		{{{Kind: Stock}}, {{Kind: Stock}}},
		{{{Kind: Stock}, {Kind: Stock}}, {{Kind: Undo}}},
		{{{Kind: Stock}, {Kind: Stock}}, {}},
	} {
		a, b := &shared{}, &shared{}
		a.other, b.other = b, a
		da, db := NewDesk(variants.Catalogue(), a, counter()), NewDesk(variants.Catalogue(), b, counter())
		da.Open(draw3, 0)
		da.Do(Intent{Kind: Stock}, 0)
		kept, _ := a.All(Games)
		before := kept[draw3]
		b.Memory.Write(Edit{Games, draw3, before})
		db.Open(draw3, 0)
		if da.State() != db.State() {
			t.Fatal("the windows do not begin with the same game")
		}
		a.deaf, b.deaf = true, true
		for i, in := range moves[0] {
			da.Do(in, time.Duration(i+1)*time.Second)
		}
		for _, in := range moves[1] {
			db.Do(in, 9*time.Second)
		}
		a.deaf, b.deaf = false, false
		ofA, _ := a.All(Games)
		ofB, _ := b.All(Games)
		first, second := ofA[draw3], ofB[draw3]
		a.other.Memory.Write(Edit{Games, draw3, first}) // each hears of the other now
		a.Memory.Write(Edit{Games, draw3, second})
		for _, change := range a.change {
			change(Edit{Games, draw3, second})
		}
		for _, change := range b.change {
			change(Edit{Games, draw3, first})
		}
		if da.State() != db.State() || da.Line().Moves() != db.Line().Moves() {
			t.Errorf("%v: %d moves in one window, %d in the other", moves, da.Line().Moves(), db.Line().Moves())
		}
		if len(da.Line().Log()) < 1+len(moves[0]) {
			t.Errorf("%v: the window went back", moves)
		}
		ofA, _ = a.All(Games)
		if r, err := engine.ParseRecord(variants.Catalogue(), ofA[draw3]); err != nil || *r.Line.State() != da.State() {
			t.Errorf("%v: another game is kept, %v", moves, err)
		}
	}
}

// TestOtherWindowsHistory takes results out, brings them back and loads some in one window: the
// other one is told each time, and its statistics are the same.
func TestOtherWindowsHistory(t *testing.T) {
	a, b := &shared{}, &shared{}
	a.other, b.other = b, a
	da, db := NewDesk(variants.Catalogue(), a, counter()), NewDesk(variants.Catalogue(), b, counter())
	da.Open(draw3, 0)
	db.Open(draw3, 0)
	told := 0
	db.Watch(func(c Change) {
		if c.Cause == HistoryChanged {
			told++
		}
	})
	results := map[string]string{}
	for id, text := range manyResults(20) {
		results[id] = text
	}
	for _, step := range []struct {
		name string
		do   func()
	}{
		{"a file", func() { da.Merge(Backup{map[string]map[string]string{Results: results}}, 0) }},
		{"a reset", func() { da.ResetFigures("") }},
		{"bringing back", func() { da.BringBack("") }},
		{"another reset", func() { da.ResetFigures("") }},
		{"deleting", func() { da.DeleteReset("") }},
	} {
		told = 0
		step.do()
		if told == 0 {
			t.Errorf("%s is not told", step.name)
		}
		if mine, theirs := db.History().Figures(""), da.History().Figures(""); mine != theirs || db.ResetCount("") != da.ResetCount("") {
			t.Errorf("after %s: %+v here, %+v there", step.name, mine, theirs)
		}
	}
}

// shared is a store that another window writes to as well.
type shared struct {
	Memory
	other  *shared
	deaf   bool // what this one writes does not arrive yet
	change []func(Edit)
}

func (s *shared) Write(edits ...Edit) {
	s.Memory.Write(edits...)
	if s.deaf {
		return
	}
	s.other.Memory.Write(edits...)
	for _, e := range edits {
		for _, change := range s.other.change {
			if e.Shelf != Records {
				change(e)
			}
		}
	}
}

func (s *shared) OnChange(f func(Edit)) { s.change = append(s.change, f) }
