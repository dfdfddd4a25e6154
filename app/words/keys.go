package words

// Keyboard is what the sheet of the table's keys says.
type Keyboard struct {
	KeysTitle          string
	KeyEnter, KeySpace string // as they stand on a keyboard
	KeyMoves           string // what the arrows do
	KeySends, KeyPicks string // Enter, Space
	KeyStops           string // Esc
	KeyDraws, KeyDeals string // D, where the stock is drawn from and where it deals rows
	KeysOff            string // letters are switched off in the settings
}

// AllKeys says how the keyboard plays, letters too: rows tells that the stock deals rows, seen
// that it can be looked through, hints that there are any.
func (w *Words) AllKeys(rows, seen, hints bool) string {
	keys := w.Keys + " " + w.LetterKeys(rows, hints)
	if seen {
		keys += " " + w.StockKey
	}
	return keys + " " + w.DealKey + " " + w.FourKey
}
