package shell

import (
	"strconv"
	"strings"
	"testing"

	"pazienza/app/session"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// named returns the field of house rules with a name.
func named(t *testing.T, name string) engine.Field {
	t.Helper()
	for _, f := range engine.Fields() {
		if f.Name == name {
			return f
		}
	}
	t.Fatalf("no field %q", name)
	return engine.Field{}
}

func game(t *testing.T, name string) *engine.Game {
	t.Helper()
	g, err := variants.Catalogue().Game(name)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Fields are changed one after the other; after each the game is what it is called, or the
// reason is said and the fields to blame are marked.
func TestDraft(t *testing.T) {
	a, _ := sit(t, "en", "")
	for _, tt := range []struct{ from, changes, want, blamed string }{
		{"klondike/classico@1/draw3", "", "klondike/classico@1/draw3", ""},
		{"klondike/classico@1/draw3", "undo=3", "klondike/classico@1+undo=strict/draw3", ""},
		{"klondike/classico@1/draw3", "undo=3 undo=0", "klondike/classico@1/draw3", ""},
		{"klondike/classico@1/draw3", "draw=2", "klondike/classico@1+draw=2/draw2", ""},
		{"klondike/classico@1/draw3", "undo=1", "house-undo-cost", "undo"},
		{"klondike/classico@1/draw3", "undo=1 undo-cost=2", "klondike/classico@1+undo=charged+undo-cost=2/draw3", ""},
		{"klondike/classico@1/draw3", "passes=1 recycle-3=-5", "house-no-recycle", "passes recycle-3"},
		{"klondike/classico@1/draw3", "turn-up=101", "house-range", "turn-up"},
		{"klondike/classico@1/draw3", "turn-up=five", "house-range", "turn-up"},
		{"klondike/classico@1/draw3", "turn-up=five turn-up=7", "klondike/classico@1+turn-up=7/draw3", ""},
		{"klondike/classico@1+undo=strict/draw3", "", "klondike/classico@1+undo=strict/draw3", ""},
		{"klondike/classico@1+undo=strict/draw3", "undo=0", "klondike/classico@1/draw3", ""},
		{"klondike/classico@1+undo=strict/draw3", "auto=3", "klondike/classico@1+undo=strict+auto=never/draw3", ""},
		{"klondike/tradicional@1/draw3/passes3", "waste-home=4", "klondike/tradicional@1+waste-home=4/draw3/passes3", ""},
		{"spider-2/spider-charged@1", "run=90", "spider-2/spider-charged@1+run=90", ""},
		{"vegas/vegas@1/draw1/passes1", "undo=0", "vegas/vegas@1+undo=free/draw1/passes1", ""},
	} {
		d := newDraft(game(t, tt.from))
		for _, c := range strings.Fields(tt.changes) {
			name, value, _ := strings.Cut(c, "=")
			d.enter(named(t, name), value)
		}
		g, err := d.game(a.Desk)
		got := ""
		if err != nil {
			got = err.Error()
		} else {
			got = g.Name()
		}
		var blamed []string
		for _, f := range engine.Fields() {
			if d.blamed(a.Desk, f, err) {
				blamed = append(blamed, f.Name)
			}
		}
		if b := strings.Join(blamed, " "); got != tt.want || b != tt.blamed {
			t.Errorf("%s, %s: %s, to blame %q; want %s, %q", tt.from, tt.changes, got, b, tt.want, tt.blamed)
		}
	}
}

// Saving keeps rules once, whatever they were before, and refuses without losing anything.
func TestDraftSaves(t *testing.T) {
	a, _ := sit(t, "en", "")
	list := func() string {
		s := ""
		for _, h := range a.Desk.House() {
			s += h.Name + " " + h.Game + "\n"
		}
		return s
	}
	d := newDraft(game(t, "klondike/classico@1/draw3"))
	check := func(step string, want error, kept string) {
		t.Helper()
		if err := d.save(a.Desk); err != want || list() != kept {
			t.Errorf("%s: %v, want %v\n%swant\n%s", step, err, want, list(), kept)
		}
	}
	check("nothing changed", session.RulesPlain, "")
	d.set(named(t, "undo"), int(engine.UndoStrict))
	check("no name", session.NameEmpty, "")
	d.name = "Zia Rosa"
	check("named", nil, "Zia Rosa klondike/classico@1+undo=strict/draw3\n")
	d.name = "Zia Ada"
	check("renamed", nil, "Zia Ada klondike/classico@1+undo=strict/draw3\n")
	d.set(named(t, "turn-up"), 7)
	check("changed", nil, "Zia Ada klondike/classico@1+turn-up=7+undo=strict/draw3\n")
	d.set(named(t, "undo"), int(engine.UndoCharged))
	check("impossible", engine.HouseUndoCost, "Zia Ada klondike/classico@1+turn-up=7+undo=strict/draw3\n")
	d.set(named(t, "undo"), int(engine.UndoFree))
	d.name = strings.Repeat("x", session.MaxName+1)
	check("a name too long", session.NameLong, "Zia Ada klondike/classico@1+turn-up=7+undo=strict/draw3\n")
}

// Every field of house rules stands in one group, and each has a way to be changed.
func TestGroups(t *testing.T) {
	seen := map[string]int{}
	for _, g := range groups() {
		for _, name := range strings.Fields(g.fields) {
			seen[name]++
		}
	}
	for _, f := range engine.Fields() {
		if seen[f.Name] != 1 {
			t.Errorf("%s stands in %d groups", f.Name, seen[f.Name])
		}
		delete(seen, f.Name)
	}
	if len(seen) > 0 {
		t.Errorf("groups have fields that there are not: %v", seen)
	}
}

// The page of house rules shows the fields of the variant, says at once what is impossible,
// and what the rules now are.
func TestHousePage(t *testing.T) {
	a, _ := sit(t, "en", "spider-2/spider-charged@1")
	page := func() string { return a.html(Where{Lang: "en", Kind: House}) }
	html := page()
	contains(t, html, "A complete run", "house-undo-cost", "The rules now")
	for _, name := range []string{"house-draw", "house-waste-home"} {
		if strings.Contains(html, name) {
			t.Errorf("Spider has %s", name)
		}
	}
	a.draft.set(named(t, "undo-cost"), 0)
	html = page()
	contains(t, html, "Undo that is paid for needs a price", "aria-invalid")
	if strings.Contains(html, "The rules now") || !strings.Contains(html, "aria-disabled") {
		t.Error("impossible rules are summed up, or may be saved")
	}
	a.draft.set(named(t, "undo-cost"), 3)
	a.draft.name = "Spider of the house"
	a.saveHouse()
	html = page()
	contains(t, html, "Spider of the house", "Delete these rules", "Saved: Spider of the house")
	a.playHouse()
	contains(t, a.html(Where{Lang: "en"}), "Spider · 2 suits · Spider of the house")
	contains(t, a.html(Where{Lang: "en", Kind: Setup, Name: "spider"}), "Spider of the house", "House rules, made from Standard")
	a.Desk.DeleteHouse(a.Desk.Game().Name()) // in another window
	if strings.Contains(page(), "Delete these rules") {
		t.Error("rules that are deleted can be deleted")
	}
	a.saveHouse()
	a.deleteHouse()
	contains(t, page(), "Spider of the house is off the list")
	if a.Desk.House() != nil {
		t.Error("the rules are kept")
	}
	a.saveHouse()
	if len(a.Desk.House()) != 1 {
		t.Error("saving does not put the rules back")
	}
}

// Whatever the game on the table, its house rules can be made.
func TestHousePageOfEveryGame(t *testing.T) {
	for _, o := range variants.Offers() {
		a, _ := sit(t, "it", o.Game)
		html := a.html(Where{Lang: "it", Kind: House})
		g := game(t, o.Game)
		for _, f := range engine.Fields() {
			if has := strings.Contains(html, `id="house-`+f.Name); has != f.For(g.Variant) {
				t.Errorf("%s: field %s on the page: %s", o.Game, f.Name, strconv.FormatBool(has))
			}
		}
		nameless(t, o.Game, html)
	}
}
