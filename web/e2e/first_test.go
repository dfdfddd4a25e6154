//go:build e2e

package e2e

import "testing"

// TestFirstMinute is a newcomer's, who also wants to hear the game: what to do is shown until
// it has been done, and never again; nothing of the sounds is there before they are wanted,
// they run after a press, and rest when it is quiet.
func TestFirstMinute(t *testing.T) {
	p := sit(t, "/en/play/klondike-3/", Options{Viewport: Phone})
	if Get[bool](p.Page, "'sound' in pazienza || performance.getEntriesByType('resource').some(r => /sound/.test(r.name))") {
		t.Error("somebody who wants no sound loads it")
	}
	p.Until(shown(".cue") + " && / fit/.test(document.querySelector('.cue').textContent)")
	p.choose("sound", "quiet")
	p.Until("window.pazienza.sound?.state() === 'running'")
	p.Run(`window.heard = []; const start = AudioBufferSourceNode.prototype.start;
		AudioBufferSourceNode.prototype.start = function (...a) { heard.push(this.buffer.duration); return start.apply(this, a); };`)
	line := p.played()
	p.make(line, line.Game().StockMove(line.State()), p.drags)
	p.Until("heard.length === 3") // three cards, one flick each
	p.Until("!document.querySelector('.cue')")
	p.Until("pazienza.sound.state() === 'suspended'")
	p.choose("sound", "")
	p.Until("pazienza.sound.state() === 'none'")
	p.tap("#tool-new")
	p.Until("pazienza.test.moves() === 0")
	p.ready()
	if Get[bool](p.Page, "!!document.querySelector('.cue')") {
		t.Error("who has played is told how to play")
	}
}
