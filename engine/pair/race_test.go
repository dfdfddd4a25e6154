package pair

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

const lastKing = "f1: AS..KS \n f2: AH..KH \n f3: AC..KC \n f4: AD..QD \n c1: KD"

// TestRace runs races to each ending.
func TestRace(t *testing.T) {
	nobody := engine.Nobody
	for _, r := range []struct {
		name, table, steps string
		limit, at          int
		want               engine.Result
	}{
		{"the first to finish", lastKing, "2:c1-f4@30", 0, 40, engine.Result{Ending: engine.SentOut, Winner: 1}},
		{"it goes on", lastKing, "2:c1-c2@30", 0, 40, engine.Result{Winner: nobody}},
		{"without a limit for ever", lastKing, "", 0, 1 << 30, engine.Result{Winner: nobody}},
		{"up to the limit", "c1: AS", "", 600, 599, engine.Result{Winner: nobody}},
		{"time is up: more cards", "c1: AS", "2:c1-f1@30", 600, 600, engine.Result{Ending: engine.TimeUp, Winner: 1}},
		{"time is up: fewer moves", "c1: AS \n c2: 9D \n c3: 10S", "1:c1-f1@30 2:c1-f1@31 1:c2-c3@50", 600, 600, engine.Result{Ending: engine.TimeUp, Winner: 1}},
		{"time is up: a draw", "c1: AS", "1:c1-f1@30 2:c1-f1@31", 600, 700, engine.Result{Ending: engine.TimeUp, Winner: nobody}},
		{"undo is not a move", "c1: AS", "1:c1-f1@30 1:undo@31 1:c1-f1@32 2:c1-f1@33", 600, 700, engine.Result{Ending: engine.TimeUp, Winner: nobody}},
		{"a finish before it", lastKing, "1:c1-f4@599", 600, 700, engine.Result{Ending: engine.SentOut, Winner: 0}},
		{"given up", lastKing, "1:resign@10", 600, 700, engine.Result{Ending: engine.Resigned, Winner: 1}},
	} {
		t.Run(r.name, func(t *testing.T) {
			m := at(t, solo, r.table, r.limit)
			for _, text := range strings.Fields(r.steps) {
				if m.Result(m.Time()).Over() {
					t.Fatalf("over before %s", text)
				}
				rd := reader{rest: text}
				st, err := rd.step(m)
				if err == nil {
					_, err = m.Do(st)
				}
				if err != nil {
					t.Fatalf("%s: %v", text, err)
				}
			}
			if got := m.Result(r.at); got != r.want {
				t.Fatalf("%+v, want %+v", got, r.want)
			}
			st := engine.StepOf(engine.OpHint, 0)
			st.At = r.at
			if _, err := m.Do(st); (err == engine.GameOver) != r.want.Over() {
				t.Errorf("a step then: %v", err)
			}
		})
	}
}

// TestText refuses a kept match that is cut off or altered.
func TestText(t *testing.T) {
	for _, game := range []string{live1, turns, solo} {
		m := New(enginetest.Game(t, game), 20417, 0)
		for _, st := range []engine.Step{engine.StepOf(engine.OpHint, 0), {Move: engine.Move{Kind: engine.Draw, Player: 1}, At: 40}, {Move: engine.Move{Kind: engine.Draw}, At: 50}} {
			if _, err := m.Do(st); err != nil && game != turns {
				t.Fatal(err)
			}
		}
		text := m.Text()
		if back, err := Parse(variants.Catalogue(), text); err != nil || back.Text() != text || back.Key() != m.Key() {
			t.Fatalf("%v: reads back as another:\n%s", err, text)
		}
		for n := range len(text) - 1 {
			if _, err := Parse(variants.Catalogue(), text[:n]); err == nil {
				t.Fatalf("takes %q", text[:n])
			}
			if changed := text[:n] + "7" + text[n+1:]; changed != text {
				if _, err := Parse(variants.Catalogue(), changed); err == nil {
					t.Fatalf("takes %q", changed)
				}
			}
		}
	}
}
