//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/pair"
	"pazienza/engine/variants"
)

// damages are what may come to lie in the place of a kept text v, and what it is as a text that was
// set aside; of the first that is its half.
var damages = [...]struct{ what, js, aside string }{
	{"a text cut in the middle", "v.slice(0, v.length/2)", ""},
	{"a number", "7", "7"},
	{"an object", "({a: 1})", `{"a":1}`},
	{"an object that no text is made of", "({n: 7n, toString: 0, valueOf: 0})", "?"},
	{"an empty text", "''", ""},
}

// shelved is what lies on every shelf, by shelf and key, where all was played that can be: on three
// there is one place, on the others one for each damage and one that nobody damages.
func shelved(t *testing.T, won *engine.Line) map[string]map[string]string {
	t.Helper()
	game := won.Game().Name()
	two, err := variants.Catalogue().Game(live)
	if err != nil {
		t.Fatal(err)
	}
	kept := map[string]map[string]string{
		session.Games: {game: engine.Record{ID: "a0", Time: 9000, Line: prefix(won, 4)}.String()},
		session.Last:  {"game": game},
		session.Match: {"match": besideHead + pair.New(two, 1, 0).Text()},
	}
	put := func(shelf, key, text string) {
		if kept[shelf] == nil {
			kept[shelf] = map[string]string{}
		}
		kept[shelf][key] = text
	}
	for i := range len(damages) + 1 {
		id, rules := strconv.Itoa(i), fmt.Sprintf("klondike/classico@1+undo=charged+undo-cost=%d/draw1", i+2)
		result := " deal 5 time 60000 moves 99 score 7 undos 0 hints 0 at 170000000" + id
		put(session.Results, "b"+id, "result 1 "+game+" won"+result)
		put(session.Records, "b"+id, engine.Record{ID: "b" + id, Time: 60000, Line: won}.String())
		put(session.Reset, "c"+id, "result 1 "+game+" lost"+result)
		put(session.Matches, "d"+id, "match 1 "+raced+" deal 5 seats here computer-3 end out winner 1 home 52 17 moves 90 80 time 180000 at "+id)
		put(session.House, rules, "house 1 "+id)
		put(session.Proved, rules, "proved 1 4 5")
		put(session.Damaged, "games x "+id, "what was it")
	}
	return kept
}

// shelvesNow is what the database holds now, by shelf and key; what is no text is a mark of its type.
const shelvesNow = `await (async () => {
	const db = await ` + opened + `, all = {};
	for (const name of db.objectStoreNames) {
		const s = db.transaction(name).objectStore(name), keys = s.getAllKeys(), values = s.getAll();
		await new Promise((ok, no) => { values.onsuccess = ok; values.onerror = no; });
		all[name] = Object.fromEntries(keys.result.map((k, i) => [k, typeof values.result[i] === 'string' ? values.result[i] : '(' + typeof values.result[i] + ')']));
	}
	db.close();
	return all;
})()`

// TestDamagedShelves damages what lies on each shelf of the database in every way: the table comes
// up and can be played, all that was not damaged is still there and counted, and what was set
// aside is told.
func TestDamagedShelves(t *testing.T) {
	won := recorded(t, "klondike-draw3")
	kept := shelved(t, won)
	p := sit(t, "/en/", Options{Viewport: Phone})
	p.stored()
	p.away()
	shelves := Get[[]string](p.Page, "await "+opened+".then(db => { const all = [...db.objectStoreNames]; db.close(); return all; })")
	if !slices.Equal(shelves, slices.Sorted(maps.Keys(kept))) {
		t.Fatalf("the database has the shelves %q, and this test %q", shelves, slices.Sorted(maps.Keys(kept)))
	}
	for _, shelf := range shelves {
		keys := slices.Sorted(maps.Keys(kept[shelf]))
		if len(keys) == 1 { // one place: a kind at a time
			for kind := range damages {
				if kind%3 == 0 || shelf == session.Games && kind != 2 { // all are read in one way
					p.damaged(kept, shelf, map[string]int{keys[0]: kind})
				}
			}
			continue
		}
		all := map[string]int{}
		for kind := range damages {
			all[keys[kind+1]] = kind
		}
		p.damaged(kept, shelf, all)
	}
}

// damaged fills the shelves and damages one of them at some places, each in one of the ways.
func (p *player) damaged(kept map[string]map[string]string, shelf string, at map[string]int) {
	p.T.Helper()
	what := shelf
	if len(at) == 1 {
		what += ", " + damages[slices.Collect(maps.Values(at))[0]].what
	}
	fill, _ := json.Marshal(kept)
	js := "const kept = " + string(fill) + "; for (const s of all) { s.clear(); for (const k in kept[s.name]) s.put(kept[s.name][k], k); }"
	for key, kind := range at {
		js += fmt.Sprintf("(v => all.find(s => s.name === '%s').put(%s, %q))(%q);", shelf, damages[kind].js, key, kept[shelf][key])
	}
	names := slices.Sorted(maps.Keys(kept))
	p.writes("const all = ["+strings.Join(names, ", ")+"];"+js, names...)
	w := words.For("en")
	if shelf == session.Records {
		p.visit("/en/past/")
		p.tap(".past button") // its record is damaged
		p.says("#toast", w.NoRecord)
		p.Run("document.querySelectorAll('#page-close').forEach(b => b.click())")
		p.open("stats")
	} else {
		p.visit("/en/stats/")
	}
	won := len(kept[session.Results])
	if shelf == session.Results {
		won = 1
	}
	p.says(".three", fmt.Sprintf("%d of %d", won, won))
	matches := len(kept[session.Matches])
	if shelf == session.Matches {
		matches = 1
	}
	p.says("#page", fmt.Sprintf("won %d, lost 0, drawn 0", matches))

	aside := map[string]string{}
	if slices.Contains([]string{session.Games, session.Results, session.House, session.Match, session.Matches}, shelf) {
		for key, kind := range at {
			switch d := damages[kind]; {
			case d.aside != "":
				aside[shelf+" "+key] = d.aside
			case kind == 0:
				aside[shelf+" "+key] = kept[shelf][key][:len(kept[shelf][key])/2]
			}
		}
	}
	if len(aside) > 0 {
		p.says(".notices", w.SetAside)
	} else if n := p.notices(); n != 0 {
		p.T.Errorf("%s: there are %d messages", what, n)
	}
	p.stored()
	now := Get[map[string]map[string]string](p.Page, shelvesNow)
	for name, texts := range kept {
		for key, text := range texts {
			if _, hit := at[key]; !(hit && name == shelf) && now[name][key] != text {
				p.T.Errorf("%s: %s under %s is\n%s\nand was\n%s", what, name, key, now[name][key], text)
			}
		}
	}
	for key, text := range now[session.Damaged] {
		parts := strings.SplitN(key, " ", 3)
		if _, mine := kept[session.Damaged][key]; mine || shelf == session.Damaged {
			continue
		}
		place := parts[0] + " " + parts[1]
		if want, ok := aside[place]; !ok || want != text {
			p.T.Errorf("%s: set aside is %q of %s", what, text, place)
		}
		delete(aside, place)
	}
	for place, text := range aside {
		p.T.Errorf("%s: %q of %s is not set aside", what, text, place)
	}

	p.tap("#page-close")
	p.Until("!document.querySelector('#page')")
	p.ready()
	line := p.played()
	if want := map[bool]int{true: 0, false: 4}[shelf == session.Games]; line.Moves() != want && shelf != session.Last {
		p.T.Errorf("%s: the game has %d moves, want %d", what, line.Moves(), want)
	}
	p.Run("document.querySelector('#twin " + spot(line.Game().Stock(), -1) + "').click()")
	p.Until(fmt.Sprintf("pazienza.test.moves() === %d", line.Moves()+1))
	p.stored()
	p.away()
}
