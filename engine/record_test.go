package engine_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// TestRecord saves and loads random lines after every step, in every game of the menu
// and of the catalogue.
func TestRecord(t *testing.T) {
	games := enginetest.Games(t)
	for _, o := range variants.Offers() {
		games = append(games, enginetest.Game(t, o.Game))
	}
	for i, g := range games {
		whole := randomLine(g, 100+i, uint64(i), enginetest.Few(45))
		l := engine.NewLine(g, 100+i)
		for n := 0; ; n++ {
			text := engine.Record{ID: "x-y", Time: n, Line: l}.String()
			r, err := engine.ParseRecord(variants.Catalogue(), text)
			if err != nil {
				t.Fatalf("%v in\n%s", err, text)
			}
			if r.ID != "x-y" || r.Time != n || !sameLine(r.Line, l) || r.String() != text {
				t.Fatalf("comes back differently:\n%swas\n%s", r, text)
			}
			if n == len(whole.Log()) {
				break
			}
			do(t, l, whole.Log()[n])
		}
	}
}

func sameLine(a, b *engine.Line) bool {
	for player := range a.Game().Players() {
		if a.CheckUndoBy(player) != b.CheckUndoBy(player) || a.CheckRedoBy(player) != b.CheckRedoBy(player) || a.MovesBy(player) != b.MovesBy(player) {
			return false
		}
	}
	return a.Game().Name() == b.Game().Name() && a.Deal() == b.Deal() && *a.State() == *b.State() && a.Score() == b.Score() &&
		a.Moves() == b.Moves() && a.Undos() == b.Undos() && a.Hints() == b.Hints() && a.Won() == b.Won() &&
		slices.Equal(a.Log(), b.Log()) && a.Result() == b.Result()
}

// goodRecord is a short record in order; its key is that of deal 1 after one draw.
const goodRecord = `pazienza 1
game klondike/classico@1/draw3
deal 1
id 6f1c09d2a4b87e35
time 252000
log draw undo hint redo
key KEY
`

func TestRecordDamaged(t *testing.T) {
	g := enginetest.Game(t, "klondike/classico@1/draw3")
	s := g.Deal(1)
	play(t, g, &s, "draw")
	l := engine.NewLine(g, 1)
	do(t, l, steps(t, g, "draw")...)
	key := strings.Fields(engine.Record{Line: l}.String())
	good := strings.Replace(goodRecord, "KEY", key[len(key)-1], 1)
	if r, err := engine.ParseRecord(variants.Catalogue(), good); err != nil || r.String() != good {
		t.Fatalf("the good one: %v", err)
	}
	for n := range len(good) - 1 { // the last byte is a line's end, and may be missing
		if _, err := engine.ParseRecord(variants.Catalogue(), good[:n]); err == nil {
			t.Errorf("cut off after %d bytes: read", n)
		}
	}
	for _, d := range []struct{ name, old, new, why string }{
		{"other program", "pazienza 1", "patience 1", "line 1:"},
		{"later form", "pazienza 1", "pazienza 2", "line 1:"},
		{"unknown game", "klondike/", "scorpion/", "line 2: game \"scorpion/classico@1/draw3\": no-such-game"},
		{"unknown version", "@1", "@2", "line 2:"},
		{"choice not offered", "draw3", "draw2", "line 2:"},
		{"choice written oddly", "draw3", "draw03", "line 2:"},
		{"deal 0", "deal 1", "deal 0", "line 3: deal \"0\""},
		{"deal too high", "deal 1", "deal 1000000000", "line 3:"},
		{"deal no number", "deal 1", "deal one", "line 3:"},
		{"no id line", "id ", "ix ", "line 4:"},
		{"more time than anybody has", "time ", "time 9223372036855", "line 5:"},
		{"an id of two words", "id 6f1c09d2", "id 6f1c 09d2", "line 4:"},
		{"an id too long", "id 6f1c", "id 6f1c6f1c6f1c6f1c6f1c6f1c6f1c6f1c", "line 4:"},
		{"negative time", "252000", "-1", "line 5:"},
		{"time no number", "252000", "1e9", "line 5:"},
		{"unknown step", "log draw", "log drow", "line 6: step 1, \"drow\""},
		{"illegal step", "log draw", "log recycle", "line 6: step 1, \"recycle\": stock-not-empty"},
		{"step that cannot follow", "hint redo", "redo redo", "line 6: step 4, \"redo\": nothing-to-redo"},
		{"starred undo", " undo", " *undo", "line 6: step 2"},
		{"stamp 0", "log draw", "log draw@0", "line 6: step 1, \"draw@0\": time \"0\""},
		{"stamp below zero", "log draw", "log draw@-1", "line 6: step 1, \"draw@-1\": time \"-1\""},
		{"stamp written oddly", "log draw", "log draw@07", "line 6: step 1, \"draw@07\": time \"07\""},
		{"stamp with a sign", "log draw", "log draw@+7", "line 6: step 1, \"draw@+7\": time \"+7\""},
		{"stamp missing", "log draw", "log draw@", "line 6: step 1, \"draw@\": time \"\""},
		{"two stamps", "log draw", "log draw@1@2", "line 6: step 1, \"draw@1@2\": time \"1@2\""},
		{"stamp that repeats the one before", "log draw undo", "log draw@7 undo@7", "line 6: step 2, \"undo@7\": time \"7\""},
		{"time that runs back", "log draw undo", "log draw@7 undo@6", "line 6: step 2, \"undo@6\": time \"6\""},
		{"stamp later than anybody plays", "log draw", "log draw@9999999999", "line 6: step 1"},
		{"step left out", " redo", "", "line 7: key"},
		{"altered key", "key ", "key 1", "line 7: key"},
		{"line doubled", "deal 1\n", "deal 1\ndeal 1\n", "want 7 lines, found 8"},
		{"lines swapped", "deal 1\nid 6f1c09d2a4b87e35", "id 6f1c09d2a4b87e35\ndeal 1", "line 3:"},
		{"other line ends", "\n", "\r\n", "line 1:"},
		{"oversized", "log draw", "log draw" + strings.Repeat(" hint", 100_000), "line 6: 100004 steps"},
		{"empty", good, "", "line 1:"},
		{"not text", good, "\x00\xff\x00", "line 1:"},
	} {
		t.Run(d.name, func(t *testing.T) {
			text := strings.Replace(good, d.old, d.new, 1)
			_, err := engine.ParseRecord(variants.Catalogue(), text)
			if err == nil || !strings.Contains(err.Error(), d.why) {
				t.Errorf("%v, want %q in it", err, d.why)
			}
		})
	}
}

// TestRecordReason keeps the reason of an illegal step within the error.
func TestRecordReason(t *testing.T) {
	text := strings.Replace(goodRecord, "log draw", "log c1-c2", 1)
	_, err := engine.ParseRecord(variants.Catalogue(), text)
	var why engine.Reason
	if !errors.As(err, &why) || why != engine.OneRankLower {
		t.Errorf("%v holds %v", err, why)
	}
}

func TestCatalogue(t *testing.T) {
	c := variants.Catalogue()
	for _, g := range enginetest.Games(t) {
		if back, err := c.Game(g.Name()); err != nil || back.Name() != g.Name() || back.Choice != g.Choice {
			t.Errorf("%s is not found by its name: %v", g.Name(), err)
		}
	}
	slugs := map[string]bool{}
	for _, o := range variants.Offers() {
		if slugs[o.Slug] {
			t.Errorf("slug %q stands twice", o.Slug)
		}
		slugs[o.Slug] = true
	}
	for _, name := range []string{
		"", "klondike", "klondike/", "/classico@1", "klondike/classico", "klondike/classico@01/draw1", "klondike/classico@1",
		"klondike/classico@1/draw1/", "klondike/classico@1/draw1/draw1", "klondike/classico@1/draw1/passes0", "klondike/classico@1/passes0/draw1",
		"klondike/spider-charged@1", "spider-1/classico@1/draw1", "spider-1/free@1/draw1", "spider-3/free@1", "klondike/free@1/drawpasses3",
		"klondike/free@1/draw+3", "klondike/free@1/draw1/passes2", "klondike/free@1/draw99999999999999999999",
	} {
		if g, err := c.Game(name); err == nil {
			t.Errorf("%q is found as %s", name, g.Name())
		}
	}
}
