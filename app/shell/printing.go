package shell

import (
	"pazienza/app/match"
	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine"
)

// printing is what stands on the picture of how a game has ended. It speaks as who sends it, for
// whoever gets it to read.
type printing struct {
	headline, title, deal, note string
	figures                     []printed
	cards                       []string // their art
}

// printed is a figure: whose it is, where that matters, and what it means.
type printed struct{ name, value, label string }

// spec is the same for the script that draws it.
func (p printing) spec() map[string]any {
	var figures, cards []any
	for _, f := range p.figures {
		figures = append(figures, map[string]any{"name": f.name, "value": f.value, "label": f.label})
	}
	for _, c := range p.cards {
		cards = append(cards, c)
	}
	return map[string]any{"headline": p.headline, "title": p.title, "deal": p.deal, "note": p.note, "figures": figures, "cards": cards}
}

// text is the same for who cannot see the picture.
func (p printing) text() string {
	s := p.headline + " · " + p.title + " · " + p.deal
	for _, f := range p.figures {
		s += " · "
		if f.name != "" {
			s += f.name + ": "
		}
		s += f.value + " " + f.label
	}
	return s + " · " + p.note
}

// hand are four cards to show: the highest of the suits that a game is played with.
func hand(v engine.Variant) (list []string) {
	for rank := engine.King; len(list) < 4; rank-- {
		for suit := engine.Suit(0); suit < engine.NumSuits && len(list) < 4; suit++ {
			if v.Suits[suit] > 0 {
				list = append(list, "classic-"+cardFile(engine.NewCard(rank, suit, 0)))
			}
		}
	}
	return list
}

// sendWin shows the picture of the game that was won.
func (a *App) sendWin() {
	if a.playing() {
		g, st := a.Desk.Game(), a.won
		a.showPostcard(st.Deal, func(w *words.Words) printing { return a.printWin(w, g, st) })
	}
}

func (a *App) printWin(w *words.Words, g *engine.Game, st session.Status) printing {
	p := printing{headline: w.Won, title: a.title(w, g), deal: w.DealNo(w.ID(st.Deal)), note: w.WonLine, cards: hand(g.Variant)}
	if a.Settings.Calm {
		return p
	}
	p.figures = []printed{{value: w.Clock(st.Elapsed), label: w.Time}, {value: w.Number(st.Moves), label: w.Moves}}
	if a.scored() {
		p.figures = append(p.figures, printed{value: w.Amount(st.Score, st.Money), label: w.Score})
	}
	if st.BankCarried {
		p.figures = append(p.figures, printed{value: w.Amount(st.Bank, st.Money), label: w.Bank})
	}
	if !st.Assisted {
		p.note = w.WonClean
	}
	return p
}

// sendResult shows the picture of a game of two that has ended.
func (a *App) sendResult() {
	a.showPostcard(a.Match.Status(a.Now()).Deal, a.printResult)
}

// headline says who has won.
func (a *App) headline(w *words.Words, st match.Status) string {
	if st.Result.Winner == a.Near() && !a.shared() {
		return w.IWon
	}
	return a.winnerOf(w, st)
}

func (a *App) printResult(w *words.Words) printing {
	g, st, own := a.Match.Game(), a.Match.Status(a.Now()), a.Near()
	name := func(player int) string {
		if player == own && !a.shared() {
			return w.Me
		}
		return a.playerName(w, player)
	}
	p := printing{headline: a.headline(w, st), title: a.played(w, g) + " · " + w.Chip(g), deal: w.DealNo(w.ID(st.Deal)), note: a.endOf(w, st), cards: hand(g.Variant)}
	if st.Terms.Best > 1 {
		p.note += " " + w.BothStand(name(own), w.Num(st.Won[own]), name(1-own), w.Num(st.Won[1-own]))
	}
	for _, player := range []int{own, 1 - own} {
		p.figures = append(p.figures, printed{name(player), w.Number(st.Players[player].Home), w.HomeCards})
	}
	p.figures = append(p.figures, printed{value: w.Clock(st.Elapsed), label: w.Time})
	if !a.shared() {
		p.figures = append(p.figures, printed{value: w.Number(st.Players[own].Moves), label: w.Moves})
	}
	return p
}
