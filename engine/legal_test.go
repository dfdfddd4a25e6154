package engine_test

import (
	"slices"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// TestLegalIsCheck asks Check about every move there could be, on random tables: Legal
// lists just those that it accepts, and the plain rules of BruteForce agree.
func TestLegalIsCheck(t *testing.T) {
	for i, g := range enginetest.Rules(t) {
		t.Run(g.Name(), func(t *testing.T) {
			t.Parallel()
			for ply := range enginetest.Walk(g, g.Deal(i*911+1), uint64(i), enginetest.Few(80)) {
				legal := g.Legal(&ply.After, nil)
				if checked := everyMove(g, &ply.After); !sameMoves(legal, checked) {
					t.Fatalf("Legal and Check differ in\n%s%v\n%v", g.Text(&ply.After), texts(g, legal), texts(g, checked))
				}
			}
		})
	}
}

// everyMove tries every pile and count, with some that do not exist, and the moves that
// have neither, with and without.
func everyMove(g *engine.Game, s *engine.State) []engine.Move {
	var ok []engine.Move
	try := func(m engine.Move) {
		if g.Check(s, m) == nil {
			ok = append(ok, m)
		}
	}
	for player := range uint8(g.Players() + 1) {
		for from := range engine.PileID(len(g.Piles()) + 1) {
			for to := range engine.PileID(len(g.Piles()) + 1) {
				for n := range uint8(15) {
					try(engine.Move{From: from, To: to, Count: n, Player: player})
				}
			}
		}
		for kind := engine.Draw; kind <= engine.Pass+1; kind++ {
			try(engine.Move{Kind: kind, Player: player})
			try(engine.Move{Kind: kind, From: 1, Player: player})
			try(engine.Move{Kind: kind, To: 1, Player: player})
			try(engine.Move{Kind: kind, Count: 1, Player: player})
		}
	}
	return ok
}

func sameMoves(a, b []engine.Move) bool {
	count := map[engine.Move]int{}
	for _, m := range a {
		count[m]++
	}
	for _, m := range b {
		count[m]--
	}
	for _, n := range count {
		if n != 0 {
			return false
		}
	}
	return true
}

func texts(g *engine.Game, moves []engine.Move) []string {
	var all []string
	for _, m := range moves {
		all = append(all, g.MoveText(m))
	}
	slices.Sort(all)
	return all
}

// TestReasons meets every reason for which a move is refused, on random tables and on those
// of the perft files. What else is refused is tried where it belongs: undo in TestUndoRules.
func TestReasons(t *testing.T) {
	met := map[engine.Reason]bool{}
	for _, g := range enginetest.Rules(t) {
		for ply := range enginetest.Walk(g, g.Deal(5), 5, 10) {
			meetReasons(g, &ply.After, met)
		}
	}
	for _, name := range perftGames() {
		g := enginetest.Game(t, name)
		for _, p := range readPerft(t, perftFile(g)) {
			s := enginetest.Table(t, g, p.table)
			meetReasons(g, &s, met)
		}
	}
	for why := engine.NoSuchMove; why <= engine.ColumnEmpty; why++ {
		if !met[why] {
			t.Errorf("%v never met", why)
		}
	}
	for _, why := range []engine.Reason{engine.CardsStay, engine.CellsWait, engine.NotYours, engine.NotYourTurn, engine.NothingToPass} {
		if !met[why] {
			t.Errorf("%v never met", why)
		}
	}
}

func meetReasons(g *engine.Game, s *engine.State, met map[engine.Reason]bool) {
	for kind := engine.Carry; kind <= engine.Pass; kind++ {
		for from := range engine.PileID(len(g.Piles())) {
			for to := range engine.PileID(len(g.Piles())) {
				for _, n := range []uint8{0, 1, 2, 12} {
					m := engine.Move{Kind: kind, From: from, To: to, Count: n}
					if why, ok := g.Check(s, m).(engine.Reason); ok {
						met[why] = true
					}
				}
			}
		}
	}
}

func TestReasonNames(t *testing.T) {
	seen := map[string]bool{}
	for why := engine.Reason(1); int(why) < engine.NumReasons; why++ {
		if name := why.Error(); name == "unknown-reason" || seen[name] {
			t.Errorf("reason %d is called %q", why, name)
		} else {
			seen[name] = true
		}
	}
	for _, why := range []engine.Reason{0, engine.Reason(engine.NumReasons), 255} {
		if why.Error() != "unknown-reason" {
			t.Errorf("reason %d is called %q", why, why.Error())
		}
	}
}
