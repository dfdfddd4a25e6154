package engine_test

import (
	"errors"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// TestPacked packs random lines of every game, with undo, redo, hints and times, and reads
// them again.
func TestPacked(t *testing.T) {
	games := enginetest.Games(t)
	for _, o := range variants.Offers() {
		games = append(games, enginetest.Game(t, o.Game))
	}
	for i, g := range games {
		l := randomLine(g, 100+i, uint64(i), enginetest.Few(200))
		text := l.Packed()
		back, err := engine.ParsePacked(g, 100+i, text)
		if err != nil {
			t.Fatalf("%s: %v in %s", g.Name(), err, text)
		}
		if !sameLine(back, l) || back.Packed() != text {
			t.Errorf("%s: %s comes back differently", g.Name(), text)
		}
	}
}

// TestPackedFrozen holds the form: links that were sent must be read for ever.
func TestPackedFrozen(t *testing.T) {
	g := enginetest.Game(t, "klondike/classico@1/draw3")
	for _, text := range []string{packedEmpty, packedShort} {
		l, err := engine.ParsePacked(g, 1, text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if l.Packed() != text {
			t.Errorf("packed %s, want %s", l.Packed(), text)
		}
	}
	l := shortLine(t, g)
	if l.Packed() != packedShort {
		t.Errorf("packed %s, want %s", l.Packed(), packedShort)
	}
}

// packedShort is [shortLine] of deal 1, packedEmpty nothing played of it.
const (
	packedEmpty = "BmOmC"
	packedShort = "BGAA-BE8DC6FHNmj"
)

func shortLine(t *testing.T, g *engine.Game) *engine.Line {
	l := engine.NewLine(g, 1)
	for i, op := range []engine.Op{engine.OpMove, engine.OpUndo, engine.OpHint, engine.OpRedo} {
		st := engine.Step{Op: op, At: 31 * (i + 1) * i}
		if op == engine.OpMove {
			st.Move = engine.Move{Kind: engine.Draw}
		}
		do(t, l, st)
	}
	return l
}

// TestPackedDamaged alters, leaves out and cuts off every letter.
func TestPackedDamaged(t *testing.T) {
	g := enginetest.Game(t, "klondike/classico@1/draw3")
	text := randomLine(g, 1, 1, 30).Packed()
	refuse := func(damaged string) {
		if l, err := engine.ParsePacked(g, 1, damaged); err == nil && damaged != text {
			t.Errorf("%s read as %v", damaged, l.Log())
		}
	}
	for i := range text {
		refuse(text[:i])
		refuse(text[:i] + text[i+1:])
		for _, c := range "A5_g!\x00é" {
			refuse(text[:i] + string(c) + text[i+1:])
		}
	}
	if _, err := engine.ParsePacked(g, 2, text); err == nil {
		t.Error("read for another deal")
	}
	if _, err := engine.ParsePacked(g, 1, "C"+text[1:]); !errors.Is(err, engine.ErrPackedLater) {
		t.Errorf("a later version is refused with %v", err)
	}
}

// FuzzPacked: whatever can be read is written the same way.
func FuzzPacked(f *testing.F) {
	g := enginetest.Game(f, "spider-1/spider-charged@1")
	f.Add("")
	f.Add("B")
	f.Add(randomLine(g, 3, 3, 40).Packed())
	f.Fuzz(func(t *testing.T, text string) {
		l, err := engine.ParsePacked(g, 3, text)
		if err != nil {
			return
		}
		if l.Packed() != text {
			t.Errorf("%q is written %q", text, l.Packed())
		}
	})
}
