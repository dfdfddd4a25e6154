package shell

import (
	"testing"

	"pazienza/app/session"
	"pazienza/app/table"
)

// In landscape a toast of a table of two stands where no card lies, and nothing else either: not
// at the side of the tools.
func TestToastsStandAside(t *testing.T) {
	found := 0
	for _, sc := range []table.Screen{
		{W: 740, H: 360, DPR: 2}, {W: 844, H: 390, DPR: 3, Safe: table.Insets{Left: 47, Right: 47, Bottom: 21}}, {W: 667, H: 375, DPR: 2},
		{W: 568, H: 320, DPR: 2}, {W: 1024, H: 768, DPR: 1}, {W: 1440, H: 900, DPR: 1}, {W: 360, H: 740, DPR: 3}, {W: 768, H: 1024, DPR: 2},
	} {
		for _, left := range []bool{false, true} {
			a, clock := duelAt(t, "en", &session.Memory{}, shelf{})
			a.Settings.LeftHanded = left
			a.startMatch(duelPick{}.terms(nil))
			v := table.NewView(table.Ask{})
			v.SetOptions(table.Options{LeftHanded: left})
			v.Resize(sc)
			s := a.Match.State(0)
			v.Change(session.Change{Cause: session.Resumed, Game: a.Match.Game(), Before: s, After: s}, *clock)
			a.View = v
			r, ok := a.aside(v.Layout())
			if tall := sc.H > sc.W; tall && ok {
				t.Errorf("%vx%v: there is no middle to keep free", sc.W, sc.H)
			}
			if !ok {
				continue
			}
			found++
			r.H = sc.H / 2
			for _, place := range v.Places(nil) {
				if !r.Meet(place.Rect).Empty() {
					t.Errorf("%vx%v, left-handed %v: toasts lie on %v", sc.W, sc.H, left, place.Pile)
				}
			}
			if rail := sc.H < 480 && (left == (r.X < sc.W/2)); rail {
				t.Errorf("%vx%v, left-handed %v: toasts lie at the side of the tools", sc.W, sc.H, left)
			}
		}
	}
	if found < 4 {
		t.Errorf("there is room on %d screens only", found)
	}
}
