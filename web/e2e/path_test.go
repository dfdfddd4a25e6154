//go:build e2e

package e2e

import "testing"

// TestMainPath is what must work in every browser: deal, drag, tap, key, undo, resume,
// and open without the server.
func TestMainPath(t *testing.T) {
	p := sit(t, "/", Options{Viewport: Phone, Motion: true, Alone: true})
	won := recorded(t, "klondike-draw3")
	line := p.deal(won.Game(), won.Deal())
	p.begin(line, won, 5)

	m := won.Log()[5]
	r := p.rect(from(line.Game(), line.State(), m.Move))
	p.ready()
	p.Do("tap a card that can go home", p.hand.Tap(Pt(r.X+r.W/2, r.Y+r.W/2))...)
	p.Until("pazienza.test.moves() === 6")
	line.Do(m)
	p.same(line)

	p.tabTo("#twin .spot")
	for _, st := range won.Log()[6:9] {
		p.make(line, st.Move, p.keys)
		p.same(line)
	}
	p.tap("#tool-undo")
	p.Until("pazienza.test.moves() === 8")
	p.tap("#tool-redo")
	p.Until("pazienza.test.moves() === 9")
	p.same(line)

	p.Reload()
	p.ready()
	p.same(line)
	p.begin(line, won, 10)
	if Lacks(KillResume) == "" {
		p.stored()
		p.KillAndRestart()
		p.visit("/")
		p.same(line)
	}

	p.controlled()
	p.server.Kill()
	p.Allow(Network, Worker, Console) // looking for a new version fails, as it must
	p.Reload()
	p.ready()
	p.same(line)
	p.visit("/it/play/klondike-3/?utm=1")
	p.same(line)
	p.begin(line, won, 12)
}
