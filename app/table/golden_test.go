package table

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pazienza/engine"
)

var update = flag.Bool("update", false, "write golden files anew")

// golden compares text with a file of testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	a, b := strings.Split(string(want), "\n"), strings.Split(got, "\n")
	for i := range max(len(a), len(b)) {
		if i >= len(a) || i >= len(b) || a[i] != b[i] {
			t.Fatalf("%s differs from line %d on (run with -update and review the diff)\n got %q\nwant %q",
				path, i+1, b[min(i, len(b)-1)], a[min(i, len(a)-1)])
		}
	}
}

// TestLayoutGolden draws a few layouts as text.
func TestLayoutGolden(t *testing.T) {
	var b strings.Builder
	for _, c := range []struct {
		game string
		sc   Screen
		o    Options
	}{
		{klondike3, Screen{W: 360, H: 740, DPR: 3}, Options{}},
		{klondike3, Screen{W: 360, H: 740, DPR: 3}, Options{LeftHanded: true, OneHand: true}},
		{klondike3, Screen{W: 844, H: 390, DPR: 3, Safe: Insets{0, 47, 21, 47}}, Options{}},
		{klondike3, Screen{W: 1440, H: 900, DPR: 1}, Options{}},
		{spider2, Screen{W: 360, H: 740, DPR: 3}, Options{}},
		{spider2, Screen{W: 740, H: 360, DPR: 2}, Options{LeftHanded: true}},
		{spider2, Screen{W: 1440, H: 900, DPR: 1}, Options{}},
		{double, Screen{W: 360, H: 740, DPR: 2}, Options{}},
		{double, Screen{W: 740, H: 360, DPR: 2}, Options{}},
		{double, Screen{W: 1280, H: 800, DPR: 1}, Options{}},
		{joker, Screen{W: 360, H: 740, DPR: 2}, Options{}},
		{joker, Screen{W: 320, H: 568, DPR: 2}, Options{LeftHanded: true, OneHand: true}},
		{joker, Screen{W: 740, H: 360, DPR: 2}, Options{}},
		{joker, Screen{W: 1280, H: 800, DPR: 1}, Options{}},
		{spiderRows, Screen{W: 360, H: 740, DPR: 2}, Options{}},
		{spiderRows, Screen{W: 740, H: 360, DPR: 2}, Options{}},
		{spiderRows, Screen{W: 1280, H: 800, DPR: 1}, Options{}},
	} {
		l := Measure(game(t, c.game), c.sc, c.o)
		fmt.Fprintf(&b, "%s %vx%v@%v {LeftHanded:%v OneHand:%v Face:%v}\n", c.game, c.sc.W, c.sc.H, c.sc.DPR, c.o.LeftHanded, c.o.OneHand, c.o.Face)
		fmt.Fprintf(&b, "  %v card %.2f x %.2f up %.2f down %.2f large %v\n", l.Shape, l.CardW, l.CardH, l.Up, l.Down, l.Large)
		fmt.Fprintf(&b, "  status %s tools %s board %s toast %.0f\n", text(l.Status), text(l.Tools), text(l.Board), l.ToastBottom)
		for p, s := range l.Seats {
			fmt.Fprintf(&b, "  %-4s %s reach %s\n", l.Game.PileName(engine.PileID(p)), text(s.Base), text(s.Reach))
		}
	}
	golden(t, "layouts.txt", b.String())
}

func text(r Rect) string { return fmt.Sprintf("%.1f,%.1f %.1fx%.1f", r.X, r.Y, r.W, r.H) }

// TestOpen reads a squeezed column: around the opened card every strip is readable, and
// the column still fits.
func TestOpen(t *testing.T) {
	l := Measure(game(t, spider4), Screen{W: 740, H: 360, DPR: 3}, Options{})
	piles := crowd(l, 5, 20, 0, 0, 0)
	spots := piles[2]
	if !l.Squeezed(spots) || l.Squeezed(crowd(l, 2, 4, 0, 0, 0)[2]) {
		t.Fatal("Squeezed is wrong")
	}
	for open := 5; open < len(spots)-1; open++ {
		l.place(&l.Seats[2], spots, open)
		l.strips(spots)
		if spots[open].Strip.H < l.Up-.5 {
			t.Errorf("card %d shows %.1f of %.1f", open, spots[open].Strip.H, l.Up)
		}
		if last := spots[len(spots)-1]; last.Y+last.H > l.floor+.5 {
			t.Errorf("opened at %d the column reaches %.1f, past %.1f", open, last.Y+last.H, l.floor)
		}
	}
}
