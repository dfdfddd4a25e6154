package session

import (
	"slices"
	"testing"
)

// TestStuck makes the last move that there is, and draws on: it is said once.
func TestStuck(t *testing.T) {
	b := sit(t, &Memory{}, draw1)
	b.lay(draw1, `
		c1: [2S QD] KS
		c2: [2H QS] KH
		c3: [2C QH] KC
		c4: [2D QC] KD
		c5: [AS AH] JS
		c6: [AC AD] JH
		c7: [8D] TD
		s: [3S 5S]`)
	b.told = nil
	var after []bool // whether it was when each undo was told of
	b.Watch(func(c Change) {
		if c.Cause == Undone {
			after = append(after, b.Status(0).Stuck)
		}
	})
	b.Do(Intent{Kind: Stock}, 0)
	b.wantTold(Moved)
	b.move("c7-c5")
	b.wantTold(Moved, Stuck)
	b.Do(Intent{Kind: Stock}, 0)
	b.wantTold(Moved)
	b.Do(Intent{Kind: Undo}, 0)
	if b.wantTold(Undone); !b.Status(0).Stuck {
		t.Error("not stuck any more after a draw was taken back")
	}
	b.Do(Intent{Kind: Undo}, 0)
	if b.wantTold(Undone); b.Status(0).Stuck {
		t.Error("stuck though the ten can move")
	}
	if !slices.Equal(after, []bool{true, false}) {
		t.Errorf("while the undos were told of it was stuck: %v", after)
	}
	b.WantVerdict(true)
	b.told = nil
	b.Do(Intent{Kind: Redo}, 0)
	b.wantTold(Redone, Stuck)
	b.wantVerdict(VerdictLost)
	b.Do(Intent{Kind: New}, 0)
	if b.Status(0).Stuck {
		t.Error("a new game is stuck")
	}
}
