package shell

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
)

// results fills a store with games that have ended: of each game three in a row won and one
// lost.
func results(store *session.Memory, n int, games ...string) {
	for i := range n {
		r := session.Result{
			ID: "g" + strconv.Itoa(i), Game: games[i%len(games)], Deal: i + 1, Outcome: session.Won,
			Time: 200 * time.Second, Moves: 100 + i, Score: 10 * i, At: int64(1_700_000_000 + i),
		}
		if i/len(games)%4 == 3 {
			r.Outcome = session.Lost
		}
		store.Write(session.Edit{Shelf: session.Results, Key: r.ID, Text: r.String()})
	}
}

func TestStatsPage(t *testing.T) {
	const one, three, spider = "klondike/classico@1/draw1", "klondike/classico@1/draw3", "spider-2/spider-strict@1"
	a, store := sit(t, "it", three)
	contains(t, a.html(Where{Lang: "it", Kind: Stats}), "Qui non c’è ancora niente")
	results(store, 80, one, three)
	a.Desk.Open(three, 0)
	html := a.html(Where{Lang: "it", Kind: Stats})
	contains(t, html,
		"75%", "30 su 40", "3:20", "Ultime 28 partite", "vinte: 21", "perse: 7", "Vittorie nel tempo", "Tempo delle vittorie",
		"Klondike · 3 carte",
		"Meno mosse, tra le vinte", "<caption>", "<th>Esito</th>", "Vinte senza annullare e senza consigli", "senza sbirciare", "su 2.000 partite")
	if strings.Contains(html, "Vittorie per gioco") || strings.Contains(html, "Cassa") {
		t.Error("the figures of one game show others")
	}
	a.look = everyGame
	contains(t, a.html(Where{Lang: "it", Kind: Stats}), "60 su 80", "Vittorie per gioco", "30 su 40")
	results(store, 4, spider)
	a.Desk.Open(three, 0)
	a.look = spider
	contains(t, a.html(Where{Lang: "en", Kind: Stats}), "Won without undo<", "75% ", "3 of 4", "Best score")
}
