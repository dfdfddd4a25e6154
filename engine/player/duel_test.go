package player_test

import (
	"testing"

	"pazienza/engine"
	"pazienza/engine/player"
)

// duel plays two opponents against each other and returns how it ended, and the line of each:
// of a table of two it is the same. Without turns each moves when its pace says so.
func duel(t testing.TB, g *engine.Game, deal int, levels [2]player.Level) (engine.Result, [2]*engine.Line) {
	lines := [2]*engine.Line{engine.NewLine(g, deal), nil}
	if lines[1] = lines[0]; !g.Two() {
		lines[1] = engine.NewLine(g, deal)
	}
	var o [2]*player.Opponent
	var due, steps [2]int // thousandths of a second
	var gaveUp [2]bool
	for seat, level := range levels {
		o[seat] = player.NewOpponent(g, seat, uint64(deal)*2+uint64(seat), level)
		due[seat] = o[seat].Pace(0, engine.Move{})
	}
	result := engine.Result{Winner: engine.Nobody}
	for now := 0; !result.Over(); {
		seat := 0
		switch turn, ok := g.Turn(lines[0].State()); {
		case ok:
			seat = turn
		case due[1] < due[0] || due[1] == due[0] && deal%2 == 1:
			seat = 1
		}
		l := lines[seat]
		if len(l.Log()) > 5_000 {
			t.Fatalf("deal %d does not end:\n%s", deal, g.Text(l.State()))
		}
		now = max(now, due[seat])
		m, ok := o[seat].Choose(l.State())
		due[seat] = now + o[seat].Pace(steps[seat], m)
		if ok {
			if _, err := l.Do(engine.Step{Move: m, At: now / 100}); err != nil {
				t.Fatalf("deal %d: %s: %v in\n%s", deal, g.MoveText(m), err, g.Text(l.State()))
			}
			steps[seat]++
		}
		if g.Two() {
			o[1-seat].See(l.State())
			result = l.Result()
			continue
		}
		switch gaveUp[seat] = !ok || steps[seat] >= 1_000; {
		case l.Won():
			result = engine.Result{Ending: engine.SentOut, Winner: seat}
		case gaveUp[0] && gaveUp[1]:
			home := [2]int{g.Home(lines[0].State(), 0), g.Home(lines[1].State(), 0)}
			result = engine.Result{Ending: engine.Blocked, Winner: engine.Ahead(home, [2]int{lines[0].Moves(), lines[1].Moves()})}
		case gaveUp[seat]:
			due[seat] = 1 << 40
		}
	}
	return result, lines
}
