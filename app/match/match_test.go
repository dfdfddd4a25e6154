package match

import (
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/player"
)

// TestComputers lets computers play in every mode: each game ends with a result, which is
// kept, and the same seeds play the same game.
func TestComputers(t *testing.T) {
	for _, game := range []string{live, turns, race} {
		n := enginetest.Few(4)
		for deal := 1; deal <= n; deal++ {
			terms := Terms{Game: game, Deal: deal, Seats: [2]Seat{{Computer, player.Level(deal % 4)}, {Computer, player.Level(deal / 4 % 4)}}}
			if game == race { // the search of the stronger ones takes long
				terms.Seats[0].Level, terms.Seats[1].Level = player.Level(deal%2), player.Novice
			}
			b, c := start(t, terms), start(t, terms)
			b.Go(0)
			c.Go(0)
			b.run(5 * time.Hour)
			c.run(5 * time.Hour)
			st := b.Status(b.now)
			if !st.Over || st.Result != c.Status(c.now).Result || b.text(b.now) != c.text(c.now) {
				t.Fatalf("%s, deal %d: %+v, then %+v", game, deal, st.Result, c.Status(c.now).Result)
			}
			all := b.History().All()
			if len(all) != 1 || all[0].Ending != st.Result.Ending || all[0].Winner != st.Result.Winner || all[0].Home != [2]int{st.Players[0].Home, st.Players[1].Home} && game != race {
				t.Errorf("%s: %+v kept of %+v", game, all, st)
			}
			if last := b.told[len(b.told)-1]; game != race && last.Cause != session.Ended {
				t.Errorf("%s: told %v last", game, last.Cause)
			}
		}
	}
}

// TestFairPace: computers move no faster than can be followed, however late they are asked.
func TestFairPace(t *testing.T) {
	b := start(t, Terms{Game: live, Deal: 4, Seats: [2]Seat{{Computer, player.Expert}, {Computer, player.Novice}}})
	b.Go(0)
	var last [2]time.Duration
	for b.now < 3*time.Minute && !b.over {
		b.told = nil
		b.Tick(b.now)
		for _, c := range b.told {
			if c.Cause == session.Moved {
				if since := b.now - last[c.Player]; since < 600*time.Millisecond {
					t.Fatalf("player %d moves again after %v", c.Player, since)
				}
				last[c.Player] = b.now
			}
		}
		b.now += []time.Duration{16 * time.Millisecond, 5 * time.Second}[int(b.now/time.Second)%2]
	}
}

// TestResume saves at every step and goes on from there: everything is as it was.
func TestResume(t *testing.T) {
	for _, game := range []string{live, turns, race} {
		b := start(t, Terms{Game: game, Deal: 3, Best: 3, Seats: [2]Seat{{Computer, player.Steady}, {Computer, player.Novice}}})
		b.Go(0)
		for steps := 0; !b.over; {
			b.run(500 * time.Millisecond)
			if n := len(b.game.Log()); n == steps || n%enginetest.Few(8) > 0 {
				continue
			} else {
				steps = n
			}
			b.save(b.now)
			c := b.again()
			if x, y := b.text(b.now), c.text(b.now); x != y {
				t.Fatalf("%s: kept\n%s\nand read\n%s", game, x, y)
			}
			for i := range 2 {
				if b.State(i) != c.State(i) {
					t.Fatalf("%s: another table", game)
				}
			}
		}
		c := b.again()
		x, y := b.Status(b.now), c.Status(b.now)
		if x.Result != y.Result || !y.Over || x.Won != y.Won || x.Gap != y.Gap || len(c.History().All()) != 1 {
			t.Errorf("%s: ended %+v, resumed %+v", game, x, y)
		}
	}
}

// TestResumedGoesOn plays on from a save as it would have been played without.
func TestResumedGoesOn(t *testing.T) {
	for _, game := range []string{live, turns} {
		b := start(t, Terms{Game: game, Deal: 8, Seats: [2]Seat{{Computer, player.Expert}, {Computer, player.Steady}}})
		b.Go(0)
		b.run(40 * time.Second)
		c := b.again()
		if !c.Status(c.now).Over {
			c.Go(c.now)
		}
		b.run(5 * time.Hour)
		c.run(5 * time.Hour)
		if game == turns && b.State(0) != c.State(0) {
			t.Errorf("%s: another end", game)
		}
		if !c.over || !b.over {
			t.Errorf("%s: no end", game)
		}
	}
}

// TestDamaged sets aside what cannot be read, and says so.
func TestDamaged(t *testing.T) {
	b := start(t, Terms{Game: live, Deal: 3, Seats: seats(Here, Computer)})
	b.Go(0)
	b.run(20 * time.Second)
	good := b.text(b.now)
	for _, text := range []string{
		"x", strings.Replace(good, "match 1", "match 2", 1), good[:len(good)-9], strings.Replace(good, "deal 3", "deal 4", 2),
		strings.Replace(good, "computer-0", "computer-9", 1), strings.Replace(good, "best 1", "best 2", 1), strings.Replace(good, "\nid ", "\nid", 1),
		strings.Replace(good, "ghost -", "ghost BAAA", 1), strings.Replace(good, "result - 0", "result out 7", 1),
	} {
		store := &session.Memory{}
		store.Write(session.Edit{Shelf: session.Match, Key: inProgress, Text: text})
		c := sit(t, store)
		aside := func() int { all, _ := store.All(session.Damaged); return len(all) }
		if c.Open(0) || len(c.told) != 1 || c.told[0].Cause != session.SetAside || c.told[0].Why != Damaged || aside() != 1 {
			t.Errorf("%d told, %d aside of\n%s", len(c.told), aside(), text)
		}
		if c.Open(0) {
			t.Error("opened what was set aside")
		}
	}
}

// TestTerms refuses what nobody can play by.
func TestTerms(t *testing.T) {
	for _, c := range []struct {
		name  string
		terms Terms
		want  error
	}{
		{"two here", Terms{Game: live, Seats: seats(Here, Here)}, nil},
		{"against a computer", Terms{Game: turns, Seats: [2]Seat{{}, {Computer, player.Expert}}, Best: 5}, nil},
		{"a race in time", Terms{Game: race, Seats: seats(Here, Computer), Limit: time.Minute}, nil},
		{"no such game", Terms{Game: "whist"}, engine.NoSuchGame},
		{"no such deal", Terms{Game: live, Deal: -1}, engine.NoSuchDeal},
		{"an even number", Terms{Game: live, Best: 2}, BadTerms},
		{"no limit at one table", Terms{Game: live, Limit: time.Minute}, BadTerms},
		{"no ghost at one table", Terms{Game: live, Deal: 3, Seats: seats(Here, Ghost)}, BadTerms},
		{"a ghost of what", Terms{Game: race, Deal: 3, Seats: seats(Here, Ghost)}, BadGhost},
		{"a ghost of nonsense", Terms{Game: race, Deal: 3, Seats: seats(Here, Ghost), Ghost: "BAAAAAA"}, BadGhost},
		{"two peers", Terms{Game: live, Seats: seats(Peer, Peer)}, BadTerms},
		{"a level of a person", Terms{Game: live, Seats: [2]Seat{{Here, player.Expert}, {}}}, BadTerms},
	} {
		if err := sit(t, &session.Memory{}).Start(c.terms, 0); err != c.want {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
	}
}
