package session

import (
	"maps"
	"testing"
)

// TestReset takes games out of the statistics, and back in, across starts; what was deleted is
// gone with its records.
func TestReset(t *testing.T) {
	b := lived(t)
	all, before := b.History().Figures(""), snapshot(b.store)
	of := b.History().Figures(draw3)
	b.ResetFigures(draw3)
	if f := b.History().Figures(draw3); f.Played != 0 || b.ResetCount(draw3) != of.Played {
		t.Errorf("after a reset: %+v, %d aside", f, b.ResetCount(draw3))
	}
	b = sit(t, b.store, "")
	if f := b.History().Figures(""); f.Played != all.Played-of.Played {
		t.Errorf("the others are %+v", f)
	}
	b.BringBack(draw3)
	if f := b.History().Figures(""); f != all || !maps.Equal(before, snapshot(b.store)) {
		t.Errorf("brought back: %+v, want %+v", f, all)
	}
	text := b.backup()
	b.ResetFigures("")
	b.DeleteReset("")
	if left, _ := b.store.All(Records); len(left) != 0 || b.ResetCount("") != 0 {
		t.Errorf("%d records are left, %d results", len(left), b.ResetCount(""))
	}
	b.merge(text)
	if f := b.History().Figures(""); f != all {
		t.Errorf("from the file: %+v, want %+v", f, all)
	}
}

// TestBackupOfAReset takes the way back along: games that were taken out of the statistics are
// aside on the other device too, with their records, and count once when they are brought back,
// however often files go to and fro.
func TestBackupOfAReset(t *testing.T) {
	a := lived(t)
	all, of := a.History().Figures(""), a.History().Figures(draw3)
	a.ResetFigures(draw3)
	text := a.backup()
	b := sit(t, &Memory{}, draw1)
	b.merge(text)
	if got := b.ResetCount(draw3); got != of.Played {
		t.Fatalf("%d games are aside, want %d", got, of.Played)
	}
	if f := b.History().Figures(draw3); f.Played != 0 {
		t.Errorf("%d of them count", f.Played)
	}
	if again := b.backup(); again != text {
		t.Errorf("written again it is\n%s\nwant\n%s", again, text)
	}
	before := snapshot(b.store)
	if n := b.merge(text); n != 0 || !maps.Equal(before, snapshot(b.store)) {
		t.Errorf("a second time %d games come, or something changes", n)
	}
	b.BringBack(draw3)
	if f := b.History().Figures(""); f != all {
		t.Errorf("brought back: %+v, want %+v", f, all)
	}
	b.merge(text) // here they count by now
	if f := b.History().Figures(""); f != all || b.ResetCount("") != 0 {
		t.Errorf("after the file: %+v with %d aside, want %+v", f, b.ResetCount(""), all)
	}
	a.merge(b.backup()) // and so they do where they came from
	if f := a.History().Figures(""); f != all || a.ResetCount("") != 0 {
		t.Errorf("back home: %+v with %d aside, want %+v", f, a.ResetCount(""), all)
	}
	kept, _ := b.store.All(Records)
	if mine, _ := a.store.All(Records); !maps.Equal(kept, mine) {
		t.Errorf("%d records there, %d here", len(kept), len(mine))
	}
}
