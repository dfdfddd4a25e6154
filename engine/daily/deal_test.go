package daily

import (
	"testing"

	"pazienza/engine"
)

// TestFrozen holds dates to their deals for ever.
func TestFrozen(t *testing.T) {
	for _, tt := range []struct {
		place int
		date  string
		i     int
		want  int
	}{
		{0, "2026-01-01", 0, 389702207},
		{0, "2026-01-01", 1, 659405859},
		{1, "2026-11-30", 0, 131966112},
		{2, "2028-02-29", 0, 143373737},
		{4, "2099-12-31", 2, 947132589},
	} {
		d, err := parse(tt.date)
		if err != nil {
			t.Fatal(err)
		}
		if got := candidate(tt.place, d, tt.i); got != tt.want {
			t.Errorf("candidate %d of game %d on %s is %d, want %d", tt.i, tt.place, tt.date, got, tt.want)
		}
	}
}

func TestDeal(t *testing.T) {
	met := map[int]string{}
	for _, game := range Games() {
		for d := First; d < First+800; d++ {
			n, _ := Deal(game, d)
			if n < 1 || n > engine.MaxDeal {
				t.Fatalf("%s on %v: deal %d", game, d, n)
			}
			if other := met[n]; other != "" {
				t.Errorf("%s on %v has the deal of %s", game, d, other)
			}
			met[n] = game + " on " + d.String()
		}
		for i, n := range Deals(game, First-3, First+800) {
			if want, _ := Deal(game, First-3+Day(i)); n != want {
				t.Fatalf("%s on %v: %d of many, %d alone", game, First-3+Day(i), n, want)
			}
		}
		n, _ := Deal(game, First+123)
		if d, ok := DayOf(game, n, First+200); !ok || d != First+123 {
			t.Errorf("%s: deal %d is of %v, %v", game, n, d, ok)
		}
		if _, ok := DayOf(game, n, First+100); ok {
			t.Errorf("%s: deal %d is of a day to come", game, n)
		}
		if n, _ := Deal(game, First-1); n != 0 {
			t.Errorf("%s has deal %d before the first day", game, n)
		}
		if n, proved := Deal(game, On(2999, 1, 1)); proved || n == 0 {
			t.Errorf("%s in a thousand years: %d, proved: %v", game, n, proved)
		}
	}
	if n, _ := Deal("klondike/free@1/draw1", First); n != 0 {
		t.Error("other games have no deal of the day")
	}
}

func TestPack(t *testing.T) {
	for text, days := range map[string]int{"": 365, "a": 365, "12ab3c": 366, "365z": 366} {
		if got := pack(unpack(text, days)); got != text {
			t.Errorf("%q comes back as %q", text, got)
		}
	}
	if s := unpack("2b1c", 7); string(s) != "\x00\x00\x02\x00\x03\x00\x00" {
		t.Errorf("unpacked %v", s)
	}
}
