package session

import (
	"testing"
	"time"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// kept returns the record that is kept of a game, if any.
func (b *bench) kept(id string) (engine.Record, bool) {
	b.t.Helper()
	all, _ := b.store.All(Records)
	text, ok := all[id]
	if !ok {
		return engine.Record{}, false
	}
	r, err := engine.ParseRecord(variants.Catalogue(), text)
	if err != nil {
		b.t.Fatal(err)
	}
	return r, true
}

// TestRecordsAreKept leaves and wins games: beside each result lies the record of that very
// game.
func TestRecordsAreKept(t *testing.T) {
	b := sit(t, &Memory{}, draw3)
	b.now = time.Second
	b.do(Intent{Kind: Stock})
	left := b.id
	if _, ok := b.kept(left); ok {
		t.Error("an open game has a record in the history")
	}
	b.now = 5 * time.Second
	b.do(Intent{Kind: New})
	r, ok := b.kept(left)
	if !ok || r.ID != left || r.Line.Moves() != 1 || r.Time != 4000 {
		t.Errorf("the game that was left: %+v, %v", r, ok)
	}
	b.do(Intent{Kind: Recall})
	if _, ok := b.kept(left); ok {
		t.Error("a game that goes on still has a record in the history")
	}
	b.do(Intent{Kind: Restart})
	for _, res := range b.History().All() {
		r, ok := b.kept(res.ID)
		switch {
		case ok != (res.Outcome != Unfinished):
			t.Errorf("%s is %v, record: %v", res.ID, res.Outcome, ok)
		case ok && (r.Line.Moves() != res.Moves || played(r) != res.Time || r.Line.ScoreAt(r.Time/100) != res.Score):
			t.Errorf("the record is not that of the result %+v", res)
		}
	}
}

// TestResultAndRecordAreOneEdit looks at every edit that a game makes: where a result is
// written, so is what becomes of its record.
func TestResultAndRecordAreOneEdit(t *testing.T) {
	w := &watched{}
	d := NewDesk(variants.Catalogue(), w, counter())
	d.Open(draw1, 0)
	for i, k := range []IntentKind{Stock, Undo, Stock, New, Stock, Restart, Recall, New, New} {
		d.Do(Intent{Kind: k}, time.Duration(i)*time.Second)
	}
	results := 0
	for _, edits := range w.made {
		for i, e := range edits {
			if e.Shelf != Results {
				continue
			}
			results++
			if i+1 == len(edits) || edits[i+1].Shelf != Records || edits[i+1].Key != e.Key {
				t.Errorf("%v is written without its record", e)
			}
		}
	}
	if results < 4 {
		t.Errorf("%d results were written", results)
	}
}

// watched is a store that remembers each edit.
type watched struct {
	Memory
	made [][]Edit
}

func (w *watched) Write(edits ...Edit) {
	w.made = append(w.made, edits)
	w.Memory.Write(edits...)
}
