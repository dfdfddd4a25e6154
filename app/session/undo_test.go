package session

import (
	"strconv"
	"strings"
	"testing"

	"pazienza/engine"
)

// TestUndoRules makes moves, each with what the undo button says after it.
func TestUndoRules(t *testing.T) {
	const (
		barriers = "spider-1/spider-barriers@1"
		deep     = "klondike/classico@1+undo-depth=2/draw3"
		run      = "c1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nc2: 9S AS\nc3: TS"
		row      = "s: [2S 3S 4S 5S 6S 7S 8S 9S TS JS]\nc1: KS\nc2: QS 3S\nc3: 9S\nc4: 9S\nc5: 9S\nc6: 9S\nc7: 9S\nc8: 4S\nc9: 3S\nc10: 5S"
		stock    = "s: [2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS]"
	)
	for _, tt := range []struct {
		name, game, table string
		steps             string // moves, or undo and redo
		want              string // after each step why there is no undo, or ok and the points
	}{
		{"free gives back all", draw3, "c1: [KS] AS", "c1-f1 undo redo undo", "ok15 nothing-to-undo0 ok15 nothing-to-undo0"},
		{"free, of many moves", draw3, stock, "draw draw draw undo undo undo", "ok0 ok0 ok0 ok0 ok0 nothing-to-undo0"},
		{"charged, and not given back", one, "c1: 5S 4S\nc2: 6S\nc3: 5S", "c1-c3 undo c1-c3 undo redo",
			"ok499 nothing-to-undo499 ok498 nothing-to-undo498 ok497"},
		{"charged 2", "klondike/windows@1/draw3", "c1: 5H AS\nc2: 2H", "c1-f1 undo redo", "ok10 nothing-to-undo0 ok10"},
		{"no undo past a row deal", barriers, row, "c2-c8 row undo", "ok499 undo-barrier498 undo-barrier498"},
		{"no undo past a removal", barriers, run, "c2-c1 undo c2-c3 undo", "undo-barrier599 undo-barrier599 ok598 undo-barrier599"},
		{"strict from the first move on", "spider-1/spider-strict@1", row, "c2-c8 undo", "undo-off499 undo-off499"},
		{"strict for money", casino, stock, "draw undo", "undo-off-52 undo-off-52"},
		{"strict by house rules", strict, stock, "draw undo", "undo-off0 undo-off0"},
		{"free by house rules, for money", "vegas/vegas@1+undo=free/draw3/passes3", "c1: 5H AS", "c1-f1 undo", "ok-47 nothing-to-undo-52"},
		{"two moves deep", deep, stock, "draw draw draw undo undo undo redo undo undo draw",
			"ok0 ok0 ok0 ok0 undo-deep0 undo-deep0 ok0 undo-deep0 undo-deep0 ok0"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			b := sit(t, &Memory{}, tt.game)
			b.lay(tt.game, tt.table)
			var got []string
			for _, step := range strings.Fields(tt.steps) {
				why := b.Status(b.now).UndoWhy
				switch step {
				case "undo":
					c := b.do(Intent{Kind: Undo})
					if c.Why != why || (c.Cause == Refused) != (why != nil) {
						t.Errorf("the button says %v, undo %v", why, c.Why)
					}
				case "redo":
					b.do(Intent{Kind: Redo})
				default:
					b.move(step)
				}
				st := b.Status(b.now)
				said := "ok"
				if st.UndoWhy != nil {
					said = st.UndoWhy.(engine.Reason).Error()
				}
				got = append(got, said+strconv.Itoa(st.Score))
			}
			if strings.Join(got, " ") != tt.want {
				t.Errorf("%s\nwant %s", strings.Join(got, " "), tt.want)
			}
		})
	}
}
