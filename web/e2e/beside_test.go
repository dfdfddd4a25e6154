//go:build e2e

package e2e

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/pair"
	"pazienza/engine/variants"
)

// live, turns and raced are the games of the matches here. Of the first deal both players of
// Double Solitaire have the ace of hearts on a column.
const (
	live  = "double-solitaire/pair@1/draw1"
	turns = live + "/turns"
	raced = "klondike/classico@1/draw1"
)

// besideHead is how a match that was just dealt to two at this device is kept, before the game.
const besideHead = "pazienza-match 1\nid 7\nseed 7\nseats here here\nbest 1\nwon 0 0 0\ndeal 1\nlimit 0\ntime 0\nresult - 0\nghost -\n"

// beside seats two at the device, at a match that was just dealt: so it is kept, and the page
// resumes it. pick is how they sit, as the page keeps it.
func (p *player) beside(game, pick string) *engine.Game {
	p.T.Helper()
	g, err := variants.Catalogue().Game(game)
	if err != nil {
		p.T.Fatal(err)
	}
	p.atMatch(besideHead+pair.New(g, 1, 0).Text(), pick)
	return g
}

// atMatch goes on with a match that was kept.
func (p *player) atMatch(text, pick string) {
	p.T.Helper()
	p.stored()
	p.away()
	p.Run("localStorage.setItem('pazienza.duel', 'yes'); localStorage.setItem('pazienza.two', " + strconv.Quote(pick) + ")")
	p.writes("match.put("+strconv.Quote(text)+", 'match')", "match")
	p.visit("/en/")
	p.goesOn()
	p.ready()
}

// card is the middle of a pile's button, or of its last card's.
func (p *player) card(pile engine.PileID) Point {
	p.T.Helper()
	xy := Get[[]float64](p.Page, fmt.Sprintf(`(() => {
		const all = [...document.querySelectorAll('#twin button')].filter(e => e.id === 't%d' || e.id.startsWith('t%d-'));
		const r = all.at(-1)?.getBoundingClientRect();
		return r && [r.x + r.width/2, r.y + r.height/2];
	})()`, pile, pile))
	if len(xy) != 2 {
		p.T.Fatalf("there is no button of pile %d", pile)
	}
	return Pt(xy[0], xy[1])
}

// both drags two things at once, each with a finger of its own, and lets both go at once.
func both(a, b [2]Point, steps int) []Act {
	acts := join(Finger.Down(a[0]), Finger2.Down(b[0]), []Act{Pause(Frame)})
	for i := 1; i <= steps; i++ {
		f := float64(i) / float64(steps)
		at := func(d [2]Point) Point { return Pt(d[0].X+(d[1].X-d[0].X)*f, d[0].Y+(d[1].Y-d[0].Y)*f) }
		acts = append(acts, Act{Verb: Move, Hand: Finger, At: at(a)}, Act{Verb: Move, Hand: Finger2, At: at(b)}, Pause(Frame))
	}
	return join(acts, Finger.Up(), Finger2.Up())
}

// lies is what lies on a pile, as the test view of a table writes it.
func (p *player) lies(pile string) string {
	for _, line := range strings.Split(p.tables(), "\n") {
		if rest, ok := strings.CutPrefix(line, pile+": "); ok {
			return rest
		}
	}
	return ""
}

// slow has time pass so much slower for what runs on the page as pace says, until that is 1 again:
// two fingers are let go at one moment however long the browser takes for it.
const slow = `{
	const now = performance.now.bind(performance);
	let at = now(), shown = at;
	window.pace = 1 / 60;
	performance.now = () => { const t = now(); shown += (t - at) * pace; at = t; return shown; };
	window.notes = '';
	new MutationObserver(() => { for (const e of document.querySelectorAll('.seat-note')) notes += e.closest('.seatbar').id + ': ' + e.textContent + '; '; })
		.observe(document.querySelector('#table'), {childList: true, subtree: true});
}`

// TestTwoTouches has two people play on one screen at once, face to face: both drags land, and
// of two cards for one place exactly one does, while the other goes home and its player is told.
func TestTwoTouches(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Viewport{820, 1180, 1, true}})
	g := p.beside(live, "here 0 facing")
	if !Get[bool](p.Page, "document.querySelector('#seat-1').matches('.turned') && !document.querySelector('#seat-0').matches('.turned')") {
		t.Error("the bar of who sits across is not turned")
	}
	first, _ := g.Foundations()
	hearts := first
	for g.Pile(hearts).Suit != engine.Hearts {
		hearts++
	}
	p.Do("two drags", both([2]Point{p.card(6), p.card(4)}, [2]Point{p.card(13), p.card(hearts)}, 10)...)
	p.Until("pazienza.test.duel().includes(' TH 9S') && pazienza.test.duel().includes(\"" + g.PileName(hearts) + ": AH'1\")")

	p.beside(live, "here 0 facing")
	p.Run(slow)
	p.Do("two aces for one place", both([2]Point{p.card(5), p.card(hearts)}, [2]Point{p.card(13), p.card(hearts)}, 10)...)
	p.Until("notes.includes('there first')")
	p.Run("window.pace = 1")
	p.ready()
	aces, columns, homes := [2]string{"AH", "AH'1"}, [2]engine.PileID{5, 13}, p.lies(g.PileName(hearts))
	lost := 0
	if homes == aces[0] {
		lost = 1
	}
	if left := p.lies(g.PileName(columns[lost])); homes != aces[1-lost] || !strings.HasSuffix(left, aces[lost]) {
		t.Errorf("on the foundation lies %q, in the column of the other %q", homes, left)
	}
	if notes := Get[string](p.Page, "notes"); strings.Contains(notes, fmt.Sprintf("seat-%d", 1-lost)) {
		t.Errorf("who was quicker is told, too: %s", notes)
	}
	p.Do("the ace that came back", Finger.Drag(p.card(columns[lost]), p.card(hearts+4), 10, 0)...)
	p.Until("pazienza.test.duel().includes(\"" + g.PileName(hearts+4) + ": " + aces[lost] + "\\n\")")
}

// TestTurnsBeside plays Double Solitaire by turns on one device: out of turn nothing happens and
// the player is told; whose turn it is outlives a reload; and each can give up.
func TestTurnsBeside(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Phone})
	g := p.beside(turns, "here 0")
	for round := range 4 {
		turn := Get[string](p.Page, "document.querySelector('.seatbar.turn').id")
		player := int(turn[len(turn)-1] - '0')
		p.Do("out of turn", p.hand.Tap(p.card(g.StockOf(1-player)))...)
		p.Until(fmt.Sprintf("document.querySelector('#say').textContent.includes('Player %d: ')", 2-player))
		before := p.tables()
		p.Do("draw", p.hand.Tap(p.card(g.StockOf(player)))...)
		p.Until("pazienza.test.duel() !== " + strconv.Quote(before))
		if Get[bool](p.Page, "document.querySelector('.seatbar.turn').id === '"+turn+"'") {
			p.tap(fmt.Sprintf("#tool-pass-%d", player))
		}
		p.Until("document.querySelector('.seatbar.turn').id !== '" + turn + "'")
		if round == 1 {
			p.loadsAnew()
			p.goesOn()
			p.ready()
		}
	}
	p.tap("#tool-pause-0")
	p.tap("#match-end-0")
	p.says("#match-end-0", "Really")
	p.tap("#match-end-0")
	p.Until("document.querySelector('#match-again')")
	p.says("#page-title", "Player 2 wins")
}

// TestRace races against the computer until time is up, with a reload in the middle; both
// tables are seen, and the next game is dealt.
func TestRace(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Phone})
	p.visit("/en/two/")
	p.tap("label[for=two-what-yes]")
	p.tap("label[for=two-level-3]")
	p.tap("label[for=two-limit-3]")
	p.tap("label[for=two-best-3]")
	p.tap("#two-start")
	dealt := p.seated()
	p.says("#rival", "Bruno")
	p.Run(hurried)
	p.presses(ownPiles)
	p.Until("document.querySelector('#status-clock').textContent < '2:30'")
	p.rests()
	p.pauses()
	p.loadsAnew()
	if tables := strings.Split(p.tables(), "\n\n"); len(tables) != 2 || tables[0] == tables[1] {
		t.Errorf("there are not two tables:\n%s", p.tables())
	}
	p.Run(hurried)
	p.goesOn()
	p.presses(ownPiles)
	p.Until("document.querySelector('#match-again')")
	p.rests()
	p.says(".sheet-result", "Match: you")
	p.tap("#match-again")
	if p.seated() == dealt {
		t.Error("the next game is the same deal")
	}
	p.tap("#tool-pause")
	p.tap("#match-end")
	p.tap("#match-end")
	p.leaves()
	p.visit("/en/stats/")
	p.says(".page-stats", "Bruno, Race")
}

// TestRaceBeside has two race on one screen at once, a table each; the keyboard plays at one.
func TestRaceBeside(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Phone})
	g := p.beside(raced, "here 0 race")
	near := p.card(g.Stock())
	p.Keys("t")
	p.Until("document.querySelector('#twin').getBoundingClientRect() && pazienza.test.settled()")
	far := p.card(g.Stock())
	if far.Y > near.Y-200 {
		t.Fatalf("the tables lie at %v and %v", near, far)
	}
	p.Do("both draw", join(Finger.Down(near), Finger2.Down(far), []Act{Pause(2 * Frame)}, Finger2.Up(), Finger.Up())...)
	tables := func() []string { return strings.Split(p.tables(), "\n\n") }
	p.Until("(t => t.length === 2 && t.every(x => /w: \\S/.test(x)))(pazienza.test.duel().split('\\n\\n'))")
	p.Keys("d")
	p.Until("(t => t[0] !== t[1])(pazienza.test.duel().split('\\n\\n'))")
	if a, b := tables()[0], tables()[1]; strings.Count(lineOf(a, "w: "), " ") >= strings.Count(lineOf(b, "w: "), " ") {
		t.Errorf("the keyboard has drawn at the wrong table:\n%s\n%s", a, b)
	}
}

func lineOf(table, name string) string {
	for _, line := range strings.Split(table, "\n") {
		if strings.HasPrefix(line, name) {
			return line
		}
	}
	return ""
}
