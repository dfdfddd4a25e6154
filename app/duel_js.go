package main

import (
	"time"

	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/app/shell"
	"pazienza/app/table"
	"pazienza/engine"
)

// asked is what a table asks of the game that lies on it: of the game for one or of a race,
// where the second table is the other player's. A table of two is asked for nothing.
func asked(page *shell.App, desk *session.Desk, duel *match.Match, nth int, now func() time.Duration) table.Ask {
	player := func() int { return page.Near() ^ nth }
	return table.Ask{
		Targets: func(from engine.PileID, n int) []engine.PileID {
			if page.Dueling() {
				return duel.Targets(player(), from, n)
			}
			return desk.Targets(from, n)
		},
		Finishing: func() bool {
			if page.Dueling() {
				return duel.Status(now()).Players[player()].Finishing
			}
			return desk.Status(now()).Finishing
		},
		FinishesOnTap: func() bool {
			if page.Dueling() {
				return duel.Status(now()).FinishesOnTap(player())
			}
			return desk.Status(now()).FinishesOnTap()
		},
	}
}

// duelChanged takes what happened to the match of two players, while that lies on the table.
func (p *player) duelChanged(c session.Change) {
	if !p.page.Dueling() || c.Game == nil {
		return
	}
	if c.Cause == session.Dealt || c.Cause == session.Resumed {
		p.arrange()
	}
	view := p.view
	if !c.Game.Two() && int(c.Player) != p.page.Near() {
		view = p.far
	}
	view.Change(p.shown(c), p.now())
	if p.canvas != nil {
		p.canvas.Changed()
	}
}

// arrange fits the tables to those who sit at them.
func (p *player) arrange() {
	p.dress()
	if p.canvas != nil {
		p.canvas.Changed()
	}
}

// dress gives the tables the settings that concern them.
func (p *player) dress() {
	s := p.page.Settings
	o := table.Options{
		LeftHanded: s.LeftHanded,
		OneHand:    s.OneHand,
		Face:       map[string]table.FaceChoice{"classic": table.FaceClassic, "large": table.FaceLarge}[s.Face],
	}
	p.page.Seating(&o)
	for _, v := range []*table.View{p.view, p.far} {
		v.SetOptions(o)
		v.SetInput(map[string]table.Input{"select": table.InputSelect, "drag": table.InputDrag}[s.Input])
		v.SetMotion(table.Motion{
			Speed:   map[string]table.Speed{"slow": table.Slow, "fast": table.Fast, "off": table.Instant}[s.Speed],
			Reduced: reduced(),
		})
	}
}
