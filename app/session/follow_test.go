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
	change []func(Edit)
}

func (s *shared) Write(edits ...Edit) {
	s.Memory.Write(edits...)
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
