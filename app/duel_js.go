package main

import "pazienza/app/session"

// duelChanged takes what happened to the match of two players, while that lies on the table.
func (p *player) duelChanged(c session.Change) {
	if !p.page.Dueling() || c.Game == nil {
		return
	}
	if !c.Game.Two() && int(c.Player) != p.page.Near() {
		return
	}
	switch c.Cause {
	case session.Dealt, session.Resumed:
		dress(p.view, p.page)
	}
	p.view.Change(c, p.now())
	if p.canvas != nil {
		p.canvas.Changed()
	}
}
