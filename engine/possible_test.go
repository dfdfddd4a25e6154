package engine_test

import (
	"errors"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// possibilities are house rules with why they cannot be played, or that they can.
const possibilities = `
	klondike/classico@1+passes=1/draw1/passes1                       possible
	klondike/classico@1+draw=2+passes=9/draw2/passes9                possible

	klondike/classico@1+run=50/draw1                                 house-elsewhere
	klondike/classico@1+undo=barriers/draw1                          house-elsewhere
	klondike/free@1+score=yes+run=50/draw1                           house-elsewhere
	open-klondike/classico@1+turn-up=10/draw1                        house-elsewhere
	thoughtful-klondike/classico@1+turn-up=10/draw1                  possible
	spider-klondike/classico@1+undo=barriers                         possible
	spider-klondike/classico@1+draw=3                                house-elsewhere
	spider-klondike/classico@1+passes=3                              house-elsewhere
	spider-klondike/classico@1+waste-dealt=yes                       house-elsewhere
	spider-klondike/classico@1+waste-column=10                       house-elsewhere
	spider-klondike/classico@1+waste-home=5                          house-elsewhere
	spider-klondike/classico@1+recycle-1=-5                          house-elsewhere
	spider-klondike/classico@1+recycle-3=-5                          house-elsewhere
	spider-klondike/classico@1+free-recycles=1                       house-elsewhere
	spider-klondike/classico@1+run=50                                house-elsewhere
	spider-klondike/classico@1+from-home=-5                          possible
	spider-4/spider-charged@1+draw=3                                 house-elsewhere
	spider-4/spider-charged@1+home-stays=yes                         house-elsewhere
	spider-4/spider-charged@1+column-home=5                          house-elsewhere
	spider-4/spider-charged@1+from-home=-5                           house-elsewhere
	spider-4/spider-charged@1+turn-up=5+run=50                       possible

	klondike/classico@1+passes=1+recycle-1=-5/draw1/passes1          house-no-recycle
	klondike/classico@1+passes=1+recycle-3=-5/draw3/passes1          house-no-recycle
	klondike/classico@1+passes=1+free-recycles=2/draw3/passes1       house-no-recycle
	klondike/classico@1+passes=2+recycle-1=-5/draw1/passes2          possible
	vegas/vegas@1+passes=1+recycle-3=-5/draw3/passes1                house-no-recycle
	vegas/vegas@1+recycle-1=-5/draw1/passes3                         possible

	klondike/classico@1+draw=1+recycle-3=-5/draw1                    house-other-draw
	klondike/classico@1+draw=1+free-recycles=1/draw1                 house-other-draw
	klondike/classico@1+draw=3+recycle-1=-5/draw3                    house-other-draw
	klondike/classico@1+draw=2+recycle-1=-5/draw2                    house-other-draw
	klondike/classico@1+draw=2+recycle-3=-5/draw2                    possible
	klondike/casa@1+recycle-3=-5/draw1                               house-other-draw

	klondike/casa@1+draw=3+free-recycles=1/draw3                     house-no-charge
	klondike/classico@1+recycle-3=0+free-recycles=1/draw3            house-no-charge
	klondike/classico@1+free-recycles=1/draw3                        possible

	klondike/classico@1+home-stays=yes+from-home=-5/draw1            house-home-stays
	klondike/classico@1+home-stays=yes+from-home=0/draw1             possible
	klondike/classico@1+home-stays=yes/draw1                         possible

	klondike/free@1+floor=yes/draw1                                  house-no-score
	klondike/free@1+win=1/draw1                                      house-no-score
	klondike/classico@1+score=no+start=10/draw1                      house-no-score
	klondike/classico@1+score=no/draw1                               possible
	klondike/windows@1+score=no/draw1                                house-no-score
	klondike/windows@1+score=no+undo=free/draw1                      possible
	klondike/free@1+undo=charged/draw1                               house-no-score
	klondike/free@1+score=yes+win=1/draw1                            possible

	klondike/classico@1+undo=charged/draw1                           house-undo-cost
	klondike/classico@1+undo=charged+undo-cost=5/draw1               possible
	klondike/classico@1+undo-cost=5/draw1                            house-undo-cost
	klondike/windows@1+undo-cost=0/draw1                             house-undo-cost
	klondike/windows@1+undo=free/draw1                               possible
	klondike/windows@1+undo=free+undo-cost=0/draw1                   possible
	klondike/windows@1+undo=free+undo-cost=5/draw1                   house-undo-cost

	klondike/classico@1+undo=strict+undo-depth=3/draw1               house-undo-depth
	vegas/vegas@1+undo-depth=3/draw1/passes1                         house-undo-depth
	vegas/vegas@1+undo=free+undo-depth=3/draw1/passes1               possible

	klondike/classico@1+time-bonus-from=30/draw1                     house-no-bonus
	klondike/windows-timed@1+time-bonus=0+time-bonus-from=20/draw1   house-no-bonus
	klondike/windows-timed@1+time-bonus=0/draw1                      possible

	klondike/classico@1+start=-10/draw1                              house-floor
	klondike/classico@1+floor=no+start=-10/draw1                     possible
	vegas/vegas@1+floor=yes/draw1/passes1                            house-floor
	vegas/vegas@1+floor=yes+start=0/draw1/passes1                    possible

	klondike/classico@1+move=1/draw1                                 house-endless
	klondike/classico@1+ten-seconds=1/draw1                          house-endless
	klondike/classico@1+from-home=1/draw1                            house-endless
	klondike/tradicional@1+from-home=1/draw1/passes1                 house-endless
	klondike/classico@1+recycle-1=1/draw1                            house-endless
	klondike/classico@1+recycle-3=1/draw1                            house-endless
	klondike/tradicional@1+recycle-1=1/draw1/passes3                 house-endless
	klondike/classico@1+passes=3+recycle-1=1/draw1/passes3           possible
	klondike/classico@1+draw=1+passes=9+recycle-1=100/draw1/passes9  possible
	spider-1/spider-charged@1+move=1                                 house-endless

	klondike/classico@1+passes=10/draw1                              house-range
	klondike/classico@1+draw=4/draw4                                 house-range
	klondike/classico@1+draw=0/draw1                                 house-range
	klondike/classico@1+move=-101/draw1                              house-range
	klondike/classico@1+start=1001/draw1                             house-range
	klondike/classico@1+undo=never/draw1                             house-range
	klondike/classico@1+undo=3/draw1                                 house-range
	klondike/classico@1+floor=0/draw1                                house-range
	klondike/classico@1+undo-cost=-1/draw1                           house-range
	klondike/classico@1+start=/draw1                                 house-range
	klondike/classico@1+start=1e2/draw1                              house-range
	klondike/classico@1+start=99999999999999999999/draw1             house-range
	klondike/classico@1+fun=yes/draw1                                house-field
	klondike/classico@1+/draw1                                       house-field
	klondike/classico@1+Undo=strict/draw1                            house-field
	klondike/classico@1++undo=strict/draw1                           house-field

	klondike/classico@1+undo=free/draw1                              no-such-game
	klondike/classico@1+floor=yes/draw1                              no-such-game
	klondike/classico@1+undo=strict+draw=3/draw3                     no-such-game
	klondike/classico@1+draw=3+draw=3/draw3                          no-such-game
	klondike/classico@1+start=07/draw1                               no-such-game
	klondike/classico@1+draw=-1/draw1                                no-such-game
	klondike/classico@2+undo=strict/draw1                            no-such-game
	klondike/classic+undo=strict/draw1                               no-such-game
	klondike/classico@1+draw=3/draw1                                 no-such-game
	klondike/classico@1+passes=3/draw1                               no-such-game
	spider-1/classico@1+undo=strict                                  no-such-game
`

// TestPossible reads each line as a link does.
func TestPossible(t *testing.T) {
	for line := range strings.Lines(possibilities) {
		part := strings.Fields(line)
		if len(part) == 0 {
			continue
		}
		t.Run(part[0], func(t *testing.T) {
			g, err := variants.Catalogue().Game(part[0])
			if got := reason(err); got != part[1] {
				t.Fatalf("%v, want %s", err, part[1])
			}
			if err == nil && g.Name() != part[0] {
				t.Errorf("written %q", g.Name())
			}
		})
	}
	for why := engine.HouseField; why <= engine.HouseEndless; why++ {
		if !strings.Contains(possibilities, " "+why.Error()+"\n") {
			t.Errorf("%v is never met", why)
		}
	}
}

func reason(err error) string {
	var why engine.Reason
	switch {
	case err == nil:
		return "possible"
	case errors.As(err, &why):
		return why.Error()
	}
	return err.Error()
}

// TestCataloguePossible: no rule set of the catalogue contradicts itself.
func TestCataloguePossible(t *testing.T) {
	for v, r := range ruleSets() {
		if err := r.Possible(v); err != nil {
			t.Errorf("%s under %s: %v", v.ID, r.Key(), err)
		}
	}
}
