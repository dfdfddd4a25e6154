package shell

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
	"pazienza/engine"
)

// keyLine says what keys do: any one of them does it.
type keyLine struct {
	keys   []string // parts of one that are pressed together have a space between them
	does   string
	letter bool // the first is a letter alone, which the settings may switch off
}

// keyLines lists the keys of the table, of the game on it.
func (a *App) keyLines(w *words.Words) []keyLine {
	draws := w.KeyDraws
	if a.playing() && a.Desk.Game().Variant.Stock == engine.StockRows {
		draws = w.KeyDeals
	}
	list := []keyLine{
		{[]string{"←", "→", "↑", "↓"}, w.KeyMoves, false},
		{[]string{w.KeyEnter}, w.KeySends, false},
		{[]string{w.KeySpace}, w.KeyPicks, false},
		{[]string{"Esc"}, w.KeyStops, false},
		{[]string{"D"}, draws, true},
		{[]string{"U", "Ctrl Z"}, w.Undo, true},
		{[]string{"Y", "Ctrl Y", "Ctrl Shift Z"}, w.Redo, true},
		{[]string{"F"}, w.Finish, true},
		{[]string{"N"}, w.NewGame, true},
		{[]string{"L"}, w.ThisDeal, true},
		{[]string{"C"}, w.FourColours, true},
		{[]string{"M"}, w.ChooseGame, true},
		{[]string{"?"}, w.KeysTitle, true},
	}
	if a.Dueling() {
		list = slices.DeleteFunc(list, func(l keyLine) bool { return l.does == w.Finish || l.does == w.NewGame || l.does == w.ThisDeal })
		list = append(list, keyLine{[]string{"P"}, w.PauseTool, true}, keyLine{[]string{"S"}, w.Pass, true})
		if a.splits() {
			list = append(list, keyLine{[]string{"T"}, w.OtherTable, true})
		}
	}
	if !a.Settings.NoHints {
		list = slices.Insert(list, 7, keyLine{[]string{"H"}, w.Hint, true})
	}
	if a.seenThrough() {
		list = append(list, keyLine{[]string{"S"}, w.StockOrder, true})
	}
	return list
}

// keySheet shows the keys that work.
func (a *App) keySheet(w *words.Words) app.UI {
	var rows []app.UI
	for _, l := range a.keyLines(w) {
		if l.letter && a.Settings.NoLetters {
			if l.keys = l.keys[1:]; len(l.keys) == 0 {
				continue
			}
		}
		var keys []app.UI
		for _, k := range l.keys {
			keys = append(keys, said("kbd", k))
		}
		rows = append(rows, box("div", box("dt", keys...), said("dd", l.does)))
	}
	body := []app.UI{box("dl.keys", rows...)}
	if a.Settings.NoLetters {
		body = append(body, said("p.muted", w.KeysOff))
	}
	if a.playing() {
		rules := Where{w.Lang, Rules, tileOf(a.Desk.Game()).name}
		read := el("a#keys-rules.cta alt", at{"href", a.href(rules)}, icon("help"), text(w.HowToPlay))
		body = append(body, instead(read, "rules", func() {
			a.leaveSheet()
			a.Open(Where{Kind: Rules, Name: tileOf(a.Desk.Game()).name})
		}))
	}
	return a.sheetFrame(w, "keys", w.KeysTitle, body...)
}
