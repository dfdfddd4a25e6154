package session

import (
	"maps"
	"strings"
	"testing"
	"time"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// backup writes what a desk keeps.
func (b *bench) backup() string {
	b.t.Helper()
	text := ""
	b.Backup(map[string]string{"pazienza.theme": "dark"}, func(k Backup, err error) {
		if err != nil {
			b.t.Fatal(err)
		}
		text = k.String()
	})
	return text
}

func (b *bench) merge(text string) int {
	b.t.Helper()
	k, err := ParseBackup(variants.Catalogue(), text)
	if err != nil {
		b.t.Fatalf("%v in\n%s", err, text)
	}
	return b.Merge(k, b.now)
}

// lived is a desk with games of all kinds: left, won, in progress, under house rules.
func lived(t *testing.T) *bench {
	b := sit(t, &Memory{}, draw3)
	b.Wall = func() time.Time { return time.Unix(1_800_000_000, 0).Add(b.now) }
	for id, text := range manyResults(50) {
		b.store.Write(Edit{Results, id, text})
		b.History().follow(Edit{Results, id, text})
	}
	g, err := b.HouseGame(draw3, map[string]int{"floor": 0})
	if err != nil {
		t.Fatal(err)
	}
	if err := b.SaveHouse(`after \n supper \`, g.Name()); err != nil {
		t.Fatal(err)
	}
	b.store.Write(Edit{Matches, "41c2", "match 1 double-solitaire/pair@1/draw1 deal 77"})
	b.lost(15)
	b.lost(9)
	b.do(Intent{Kind: New, Game: g.Name()})
	b.do(Intent{Kind: Stock})
	b.do(Intent{Kind: New, Game: one})
	b.do(Intent{Kind: Stock})
	return b
}

// TestMergeOfBackup brings everything to an empty browser: what is written there is the same,
// byte by byte, and the statistics are. Once more changes nothing.
func TestMergeOfBackup(t *testing.T) {
	a := lived(t)
	text := a.backup()
	b := sit(t, &Memory{}, draw1)
	if n, want := b.merge(text), len(a.History().All())+1; n != want { // and one of two players
		t.Errorf("%d games came, want %d", n, want)
	}
	if m, _ := b.store.All(Matches); len(m) != 1 {
		t.Errorf("%d games of two players came", len(m))
	}
	if again := b.backup(); again != text {
		t.Errorf("written again it is\n%s\nwant\n%s", again, text)
	}
	for _, game := range append(a.History().Games(), "") {
		if got, want := b.History().Figures(game), a.History().Figures(game); got != want {
			t.Errorf("%s: %+v, want %+v", game, got, want)
		}
	}
	before := snapshot(b.store)
	if n := b.merge(text); n != 0 || !maps.Equal(before, snapshot(b.store)) {
		t.Errorf("a second time %d games come, or something changes", n)
	}
	mine := snapshot(a.store)
	if n := a.merge(text); n != 0 || !maps.Equal(mine, snapshot(a.store)) {
		t.Errorf("at home %d games come, or something changes", n)
	}
	if c := b.do(Intent{Kind: New, Game: one}); c.Cause != Resumed || b.State() != a.State() {
		t.Errorf("the game in progress is not there: %v", c.Cause)
	}
	if c := sit(t, b.store, ""); c.History().Figures("") != a.History().Figures("") || len(c.House()) != 1 {
		t.Error("it does not last")
	}
}

// TestBackupLeavesDamaged has texts in the store that cannot be read, as another window or another
// version may have left them: the file holds what can be.
func TestBackupLeavesDamaged(t *testing.T) {
	other := engine.NewLine(enginetest.Game(t, one), 1)
	other.Do(engine.Step{Move: engine.Move{Kind: engine.RowDeal}})
	for _, damaged := range []Edit{
		{House, draw3, "house 9 of a later version"},
		{Games, draw3, "nonsense"},
		{Games, draw3, engine.Record{ID: "x", Line: other}.String()},
		{Records, "", "nonsense"},
	} {
		a := lived(t)
		for _, r := range a.History().Ended(draw3) {
			if damaged.Shelf == Records {
				damaged.Key = r.ID
			}
		}
		a.store.Write(damaged)
		a.follow(damaged)
		b := sit(t, &Memory{}, draw1)
		if n := b.merge(a.backup()); n == 0 || len(b.House()) != 1 {
			t.Errorf("%v: %d games came, and house rules %v", damaged, n, b.House())
		}
	}
}

// TestMergeKeepsBoth has games on both sides: each counts once, a game in progress here stays,
// and the other one that was in its place is a past game.
func TestMergeKeepsBoth(t *testing.T) {
	a, b := lived(t), sit(t, &Memory{}, one)
	b.random = func() func() uint64 { n := uint64(9000); return func() uint64 { n++; return n } }()
	b.do(Intent{Kind: New})
	b.do(Intent{Kind: Stock})
	here, theirs := b.State(), a.id
	b.merge(a.backup())
	if b.State() != here {
		t.Fatal("the game in progress here is gone")
	}
	if r, _ := b.History().Get(theirs); r.Outcome != Lost {
		t.Errorf("the game in progress there is %v", r.Outcome)
	}
	b.replayed(theirs)
	b.do(Intent{Kind: ReplayLeave})
	if got, want := b.History().Figures("").Played, a.History().Figures("").Played+1; got != want {
		t.Errorf("%d games were played, want %d", got, want)
	}
	before := snapshot(b.store)
	if b.merge(a.backup()); !maps.Equal(before, snapshot(b.store)) {
		t.Error("a second time something changes")
	}
	for range 3 { // each takes what the other has: both have all
		a.merge(b.backup())
		b.merge(a.backup())
	}
	if x, y := a.History().Figures(draw3), b.History().Figures(draw3); x != y {
		t.Errorf("%+v here, %+v there", x, y)
	}
}

// TestSpoiltBackup cuts a file off at every place and changes every letter: each is refused,
// with the reason, and nothing is taken in.
func TestSpoiltBackup(t *testing.T) {
	whole := Backup{map[string]map[string]string{
		Settings: {"pazienza.theme": "dark"},
		Results:  {"a1": Result{ID: "a1", Game: draw3, Deal: 5, Outcome: Won, Moves: 99}.String()},
	}}.String()
	if _, err := ParseBackup(variants.Catalogue(), strings.ReplaceAll(whole, "\n", "\r\n")); err != nil {
		t.Errorf("with other line ends: %v", err)
	}
	for n := range len(whole) - 1 {
		if _, err := ParseBackup(variants.Catalogue(), whole[:n]); err == nil {
			t.Errorf("cut off after %d bytes it is read", n)
		}
		if changed := whole[:n] + string(whole[n]^1) + whole[n+1:]; changed != whole {
			if _, err := ParseBackup(variants.Catalogue(), changed); err == nil {
				t.Errorf("changed at %d it is read", n)
			}
		}
	}
	signed := func(body string) string { // by somebody who knows how
		lines := strings.Count(body, "\n") - 1
		end := body + backupEnd + string(rune('0'+lines)) + " "
		return end + checksum(end) + "\n"
	}
	won := Result{Game: draw3, Outcome: Won}.String()
	open := Result{Game: draw3}.String()
	for text, want := range map[string]error{
		"":                                    FileForeign,
		"dear diary\n":                        FileForeign,
		"pazienza 1\ngame x\n":                FileForeign,
		whole[:len(whole)/2]:                  FileCut,
		strings.Replace(whole, "99", "98", 1): FileChanged,
		strings.Replace(whole, "export 3", "export 4", 1):                         FileNewer,
		strings.Replace(whole, "export 3", "export 0", 1):                         FileForeign,
		strings.Replace(whole, "export 3", "export +3", 1):                        FileForeign,
		signed("pazienza export 2\nreset x nonsense\n"):                           FileUnread,
		signed("pazienza export 2\nreset x " + open + "\n"):                       FileUnread,
		signed("pazienza export 2\nresults x " + won + "\nreset x " + won + "\n"): FileUnread,
		signed("pazienza export 1\nresults x nonsense\n"):                         FileUnread,
		signed("pazienza export 1\nresults x\n"):                                  FileUnread,
		signed("pazienza export 3\nmatches x nonsense\n"):                         FileUnread,
		signed("pazienza export 1\nbin x y\n"):                                    FileUnread,
		signed("pazienza export 1\nrecords x pazienza 1\\nid x\n"):                FileUnread,
		signed("pazienza export 1\nsettings a b\nsettings a c\n"):                 FileUnread,
		signed("pazienza export 1\nsettings a b\\c\n"):                            FileUnread,
		signed("pazienza export 1\ngames " + draw3 + " nonsense\n"):               FileUnread,
		signed("pazienza export 1\nhouse " + draw3 + " house 1 x\n"):              FileUnread,
	} {
		if _, err := ParseBackup(variants.Catalogue(), text); err != want {
			t.Errorf("%q: %v, want %v", text, err, want)
		}
	}
}

// FuzzParseBackup reads whatever comes: what is read is written again as it was.
func FuzzParseBackup(f *testing.F) {
	f.Add(Backup{}.String())
	f.Add(Backup{map[string]map[string]string{Settings: {"a": `x\n` + "\n" + `\\`}}}.String())
	f.Add(Backup{map[string]map[string]string{Reset: {"a": Result{Game: draw3, Outcome: Won, Day: 20_000}.String()}}}.String())
	f.Add("pazienza export 1\nend 0 ")
	f.Fuzz(func(t *testing.T, text string) {
		b, err := ParseBackup(variants.Catalogue(), text)
		if err != nil {
			if _, ours := err.(Reason); !ours {
				t.Fatalf("refused with %v", err)
			}
			return
		}
		again, err := ParseBackup(variants.Catalogue(), b.String())
		if err != nil || again.String() != b.String() {
			t.Fatalf("%q is read, and written as %q, %v", text, b.String(), err)
		}
	})
}

// TestFirstBackup reads a file as the first version wrote them.
func TestFirstBackup(t *testing.T) {
	body := "pazienza export 1\nresults a1 result 1 " + draw3 + " won deal 5 time 1 moves 99 score 7 undos 0 hints 0 at 3\nend 1 "
	b := sit(t, &Memory{}, draw1)
	if n := b.merge(body + checksum(body) + "\n"); n != 1 || b.History().Figures(draw3).Won != 1 {
		t.Errorf("%d games came", n)
	}
}
