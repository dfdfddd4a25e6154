package shell

import (
	"strings"
	"testing"
	"time"

	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/player"
	"pazienza/engine/variants"
)

const raced = "klondike/classico@1/draw1"

// recorded plays a deal alone, a move every two seconds, and returns the link to it.
func recorded(t *testing.T, deal, most int) (session.Link, *engine.Line) {
	t.Helper()
	g, err := variants.Catalogue().Game(raced)
	if err != nil {
		t.Fatal(err)
	}
	line, p := engine.NewLine(g, deal), player.NewOpponent(g, 0, 3, player.Steady)
	for n := 0; n < most && !line.Won(); n++ {
		mv, ok := p.Choose(line.State())
		if !ok {
			break
		}
		if _, err := line.Do(engine.Step{Move: mv, At: 20 * n}); err != nil {
			t.Fatal(err)
		}
	}
	l, ok := session.Link{Game: raced, Deal: deal}.Played(line)
	if !ok {
		t.Fatal("no link")
	}
	return l, line
}

// A link to how somebody has played can be watched, played, or raced: then the ghost sets off
// with the first move and makes those of the recording by their times.
func TestRaceALink(t *testing.T) {
	l, line := recorded(t, 7, 40)
	a, clock := duelAt(t, "en", &session.Memory{}, shelf{})
	a.openFragment("#" + l.String())
	contains(t, a.html(Where{Lang: "en"}), "Play the deal", "Watch it", "Race it")
	a.notices[0].answers[2].do()
	if !a.Dueling() || a.Match.Terms().Seats[1].Who != match.Ghost || a.Match.Status(*clock).Deal != 7 {
		t.Fatal("there is no race against the link's game")
	}
	contains(t, a.html(Where{Lang: "en"}), "The ghost sets off with your first move", `href="/en/race/"`, "Ghost: 0 of 52 cards home")
	play(a, clock, time.Minute)
	if n := a.Match.Status(*clock).Players[1].Moves; n != 0 {
		t.Fatalf("the ghost has made %d moves before the player's first", n)
	}
	a.Do(session.Intent{Kind: session.Stock})
	play(a, clock, 20*time.Second)
	if n := a.Match.Status(*clock).Players[1].Moves; n < 9 || n > 11 {
		t.Errorf("after 20 seconds the ghost has made %d moves", n)
	}
	play(a, clock, 2*time.Minute)
	if a.Match.State(1) != *line.State() {
		t.Error("the ghost stands elsewhere than its game did")
	}
	home := a.Match.Status(*clock).Players[1].Home
	contains(t, a.html(Where{Lang: "en"}), "The ghost stops here, with "+words.For("en").Number(home)+" cards home")
	a.pauseMatch()
	contains(t, a.html(Where{Lang: "en"}), "End the race")
	a.resign(0)
	a.resign(0)
	a.openResult()
	contains(t, a.html(Where{Lang: "en"}), `id="match-share"`, "Challenge a friend")
	a.challengeMatch()
	if own, err := a.offer.played.Line(variants.Catalogue()); err != nil || own.Moves() != 1 || own.Deal() != 7 {
		t.Errorf("sent back is another game: %v", err)
	}
	contains(t, a.html(Where{Lang: "en"}), "0 cards home. Can you beat me?")
}

// A match in progress is not given up for a link without a word.
func TestRaceAsksFirst(t *testing.T) {
	l, _ := recorded(t, 7, 40)
	a, clock := duelAt(t, "en", &session.Memory{}, shelf{})
	a.startMatch(duelPick{}.terms(nil))
	a.Do(session.Intent{Kind: session.Stock})
	a.raceGhost(l)
	if a.Match.Race() {
		t.Fatal("the match is gone")
	}
	contains(t, a.html(Where{Lang: "en"}), "gives up the one in progress")
	a.notices[0].answers[1].do()
	if !a.Match.Race() || len(a.Match.History().All()) != 1 {
		t.Error("there is no race")
	}
	if a.again(); a.Match.Status(*clock).Over {
		t.Error("it is over")
	}
}

// What was won is sent with its time, from the sheet of the win, the list of past games, or
// while it is watched.
func TestChallenge(t *testing.T) {
	l, line := recorded(t, 1, 10_000)
	if !line.Won() {
		t.Fatal("the deal is not won: take another")
	}
	a, _ := duelAt(t, "en", &session.Memory{}, shelf{})
	a.challenge(line)
	html := a.html(Where{Lang: "en"})
	contains(t, html, "Can you beat me?", "your moves and your times", l.Moves)
	if strings.Contains(html, "share-what") {
		t.Error("it is asked what is sent")
	}
	a.sheet = noSheet
	a.Desk.ReplayLine(line)
	contains(t, a.html(Where{Lang: "en"}), `id="replay-race"`)
	a.raceLine(a.Desk.Shown())
	if !a.Dueling() || a.Match.Terms().Ghost != l.Moves {
		t.Error("what is watched cannot be raced")
	}
	a.putAside()
	a.withPast("nothing", a.challenge)
	contains(t, a.html(Where{Lang: "en"}), words.For("en").NoRecord)
}

// The own fastest win of the game that is chosen can be raced, where there is one.
func TestRaceOneself(t *testing.T) {
	a, clock := duelAt(t, "en", &session.Memory{}, shelf{})
	at := Where{Lang: "en", Kind: Two}
	a.duel.pick = duelPick{race: true, solo: raced}
	lacks(t, a.html(at), "two-ghost")
	contains(t, a.html(at), `href="/en/race/"`)
	store := &session.Memory{}
	l, line := recorded(t, 1, 10_000)
	for i, id := range []string{"slow", "quick", "lost"} {
		r := session.Result{ID: id, Game: raced, Deal: 1, Outcome: session.Won, Time: time.Duration(300-100*i) * time.Second, At: int64(i + 1)}
		if id == "lost" {
			r.Outcome = session.Lost
		}
		store.Write(session.Edit{Shelf: session.Results, Key: id, Text: r.String()},
			session.Edit{Shelf: session.Records, Key: id, Text: engine.Record{ID: id, Time: 100 * line.Time(), Line: line}.String()})
	}
	a.Desk = session.NewDesk(variants.Catalogue(), store, func() uint64 { return 9 })
	a.Desk.Open(raced, 0)
	contains(t, a.html(at), "Your fastest win", "in 3:20. Race yourself on it.")
	a.duel.pick.solo = "spider-1/spider-charged@1"
	lacks(t, a.html(at), "two-ghost")
	if a.fastest(raced).ID != "quick" {
		t.Errorf("the fastest is %+v", a.fastest(raced))
	}
	a.withPast("quick", a.raceLine)
	if !a.Dueling() || a.Match.Terms().Ghost != l.Moves || a.Match.Status(*clock).Running {
		t.Error("it is not raced")
	}
}

// Of two who race at this device the winner's game can be sent, whoever that is.
func TestChallengeOfTwo(t *testing.T) {
	a, _ := duelAt(t, "en", &session.Memory{}, shelf{})
	a.startMatch(duelPick{race: true, rival: rivalHere}.terms(nil))
	a.duelGive(session.Intent{Kind: session.Stock}, 1)
	a.resign(0)
	a.resign(0)
	a.openResult()
	contains(t, a.html(Where{Lang: "en"}), `id="match-share"`)
	if a.challengeMatch(); a.offer.link.Moves == "" {
		t.Error("nothing is sent")
	}
}
