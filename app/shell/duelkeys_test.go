package shell

import (
	"testing"

	"pazienza/app/session"
	"pazienza/app/table"
	"pazienza/engine"
)

// Arrows go where the player sees them go: at the half of who sits across, which is turned, to
// the right is to the window's left, and down a column is up the window. Of Double Solitaire the
// piles of who sits across come after all others.
func TestArrowsAcross(t *testing.T) {
	for _, c := range []struct {
		name   string
		pick   duelPick
		screen table.Screen
		across bool // the second player sits there
	}{
		{"a race on a phone", duelPick{race: true, rival: rivalHere, facing: true}, table.Screen{W: 360, H: 740, DPR: 2}, true},
		{"a race on a tablet", duelPick{race: true, rival: rivalHere, facing: true}, table.Screen{W: 1180, H: 820, DPR: 1}, true},
		{"a race side by side", duelPick{race: true, rival: rivalHere}, table.Screen{W: 1180, H: 820, DPR: 1}, false},
		{"Double Solitaire", duelPick{rival: rivalHere, facing: true}, table.Screen{W: 820, H: 1180, DPR: 1}, true},
		{"Double Solitaire upright", duelPick{rival: rivalHere}, table.Screen{W: 820, H: 1180, DPR: 1}, false},
		{"Double Solitaire on a laptop", duelPick{rival: rivalHere}, table.Screen{W: 1440, H: 900, DPR: 1}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, _ := sideAt(t, c.pick, c.screen)
			for player := range 2 {
				a.switchSeat(player)
				a.html(Where{Lang: "en"})
				sees := func(r table.Rect) (x, y float64) { // the middle, as the player has it
					x, y = r.X+r.W/2, r.Y+r.H/2
					if c.across && player == 1 {
						x, y = -x, -y
					}
					return x, y
				}
				columns := a.ownColumns(player)
				if len(columns) != 7 {
					t.Fatalf("the columns of player %d are not together", player+1)
				}
				a.keys.GoTo(a.mirror[columns[0]].Buttons[0])
				at, _ := sees(a.rectAt())
				for range 6 {
					a.press(Key{Name: "ArrowRight"}, OnTable)
					x, _ := sees(a.rectAt())
					if x <= at {
						t.Errorf("player %d: to the right goes from %v to %v", player+1, at, x)
					}
					at = x
				}
				a.press(Key{Name: "ArrowLeft"}, OnTable)
				if x, _ := sees(a.rectAt()); x >= at {
					t.Errorf("player %d: to the left goes from %v to %v", player+1, at, x)
				}
				a.keys.GoTo(a.longColumn(t, player).Buttons[1])
				a.press(Key{Name: "Home"}, OnTable)
				_, top := sees(a.rectAt())
				a.press(Key{Name: "ArrowDown"}, OnTable)
				if _, y := sees(a.rectAt()); y <= top {
					t.Errorf("player %d: down goes from %v to %v", player+1, top, y)
				}
				a.press(Key{Name: "ArrowUp"}, OnTable)
				if _, y := sees(a.rectAt()); y != top {
					t.Errorf("player %d: up goes to %v, and the column begins at %v", player+1, y, top)
				}
			}
		})
	}
}

// rectAt is where the keyboard is.
func (a *App) rectAt() table.Rect {
	g, b, _ := a.mirror.find(a.keys.At)
	return a.mirror[g].Buttons[b].Rect
}

// ownColumns are the groups of the columns of a player that lie one after the other.
func (a *App) ownColumns(player int) (list []int) {
	g := a.Match.Game()
	for i, grp := range a.mirror {
		owner, owned := g.Owner(grp.Pile)
		if g.Pile(grp.Pile).Kind != engine.Column || owned && g.Two() && owner != player {
			continue
		}
		if n := len(list); n > 0 && list[n-1] != i-1 {
			return nil
		}
		list = append(list, i)
	}
	return list
}

// longColumn has a player play until two cards of a column can be picked up.
func (a *App) longColumn(t *testing.T, player int) *Group {
	t.Helper()
	g := a.Match.Game()
	for range 99 {
		a.html(Where{Lang: "en"})
		for _, i := range a.ownColumns(player) {
			if len(a.mirror[i].Buttons) > 1 {
				return &a.mirror[i]
			}
		}
		s, in := a.Match.State(player), session.Intent{Kind: session.Stock}
		for _, mv := range g.Legal(&s, nil) {
			if mv.Kind == engine.Carry && g.Pile(mv.To).Kind == engine.Column && (!g.Two() || int(mv.Player) == player) {
				in = session.Intent{Kind: session.Carry, Move: mv}
			}
		}
		in.Player, in.Move.Player = uint8(player), uint8(player)
		a.Do(in)
	}
	t.Fatalf("player %d has no column of two cards", player+1)
	return nil
}
