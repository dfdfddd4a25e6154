package words

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
	"pazienza/engine/variants"
)

// What a move is announced as, in every language.
func TestTell(t *testing.T) {
	for _, tt := range []struct {
		game, table, move string
		en, it, es        string
	}{
		{
			"klondike/classico@1/draw1", "c1: 9H\nc2: [2C] TS\n", "c1-c2",
			"9 of hearts to column 2", "9 di cuori sulla colonna 2", "9 de corazones a la columna 2",
		},
		{
			"klondike/classico@1/draw1", "c1: [2C] KS QH JS\n", "c1-c2x3",
			"King of spades and 2 cards on it, to empty column 2. 2 of clubs turns up",
			"Re di picche con 2 carte sopra, sulla colonna vuota 2. Si scopre 2 di fiori",
			"Rey de picas con 2 cartas encima, a la columna vacía 2. Se descubre 2 de tréboles",
		},
		{
			"klondike/classico@1/draw1", "w: AH\n", "w-f2",
			"Ace of hearts to the hearts foundation", "Asso di cuori sulla base di cuori", "As de corazones a la fundación de corazones",
		},
		{
			"klondike/classico@1/draw3", "s: [2C 3C 4C 5C]\n", "draw",
			"Drawn: 3 of clubs, 4 of clubs, 5 of clubs", "Pescato: 3 di fiori, 4 di fiori, 5 di fiori", "Robado: 3 de tréboles, 4 de tréboles, 5 de tréboles",
		},
		{
			"klondike/classico@1/draw3", "w: 2C\n", "recycle",
			"Waste turned over, 1 card in the stock", "Scarti rigirati, 1 carta nel tallone", "Se da la vuelta al descarte, 1 carta en el mazo",
		},
		{
			"joker-klondike/classico@1/draw1", "f2: AH X1 3H\nw: 2H\n", "w-f2",
			"2 of hearts to the hearts foundation. The joker goes to cell 1",
			"2 di cuori sulla base di cuori. Il jolly passa nella cella 1",
			"2 de corazones a la fundación de corazones. El comodín pasa a la celda 1",
		},
		{
			"double-klondike/classico@1/draw1", "w: AH\n", "w-f6",
			"Ace of hearts to the second hearts foundation", "Asso di cuori sulla seconda base di cuori", "As de corazones a la segunda fundación de corazones",
		},
		{
			"klondike/classico@1+draw=2/draw2", "s: [2C 3C 4C 5C]\n", "draw",
			"Drawn: 4 of clubs, 5 of clubs", "Pescato: 4 di fiori, 5 di fiori", "Robado: 4 de tréboles, 5 de tréboles",
		},
		{
			"spider-1/free@1", "c1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nc2: [9S] AS\n", "c2-c1",
			"Ace of spades to column 1. 9 of spades turns up. Run of spades complete",
			"Asso di picche sulla colonna 1. Si scopre 9 di picche. Scala di picche completa",
			"As de picas a la columna 1. Se descubre 9 de picas. Secuencia de picas completa",
		},
	} {
		g := gameNamed(t, tt.game)
		before := enginetest.Table(t, g, tt.table)
		m := enginetest.Move(t, g, tt.move)
		if err := g.Check(&before, m); err != nil {
			t.Fatalf("%s: %v", tt.move, err)
		}
		after := before
		events := g.Apply(&after, m, nil)
		inAll(t, tt.move, func(w *Words) string { return w.Tell(g, &before, &after, m, events) }, tt.it, tt.es, tt.en)
	}
}

func TestRowDealIsTold(t *testing.T) {
	g := gameNamed(t, "spider-4/spider-charged@1")
	before := g.Deal(1)
	after := before
	m := engine.Move{Kind: engine.RowDeal}
	events := g.Apply(&after, m, nil)
	got := For("en").Tell(g, &before, &after, m, events)
	want := "A card on every column: "
	for c := range g.Columns() {
		if c > 0 {
			want += ", "
		}
		want += For("en").Card(after.Top(engine.PileID(c)))
	}
	if got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A hint says where cards are now and which card they go on; where there are several such
// cards, in which column.
func TestAdvice(t *testing.T) {
	for _, tt := range []struct {
		game, table, move string
		en, it, es        string
	}{
		{
			"klondike/classico@1/draw1", "c1: 9H\nc2: TS\nc3: AS\ns: [5C]", "c1-c2",
			"9 of hearts from column 1 onto the 10 of spades", "9 di cuori dalla colonna 1 sul 10 di picche", "9 de corazones desde la columna 1 sobre el 10 de picas",
		},
		{
			"klondike/classico@1/draw1", "c1: 9H\nc2: TS\nc3: AS\ns: [5C]", "c3-f1",
			"Ace of spades from column 3 to the spades foundation", "Asso di picche dalla colonna 3 sulla base di picche", "As de picas desde la columna 3 a la fundación de picas",
		},
		{
			"klondike/classico@1/draw1", "c1: 7S 6H\nc2: 8D", "c1-c2x2",
			"7 of spades and 1 card on it, from column 1 onto the 8 of diamonds",
			"7 di picche con 1 carta sopra, dalla colonna 1 sull’8 di quadri",
			"7 de picas con 1 carta encima, desde la columna 1 sobre el 8 de diamantes",
		},
		{
			"klondike/classico@1/draw1", "c1: JS\nc2: QD", "c1-c2",
			"Jack of spades from column 1 onto the queen of diamonds", "Fante di picche dalla colonna 1 sulla donna di quadri", "Jota de picas desde la columna 1 sobre la reina de diamantes",
		},
		{
			"joker-klondike/classico@1/draw1", "c4: 9H X2\nj1: X1\nc1: KS 7D", "c1-c4",
			"7 of diamonds from column 1 onto the joker in column 4", "7 di quadri dalla colonna 1 sul jolly della colonna 4", "7 de diamantes desde la columna 1 sobre el comodín de la columna 4",
		},
		{
			"joker-klondike/classico@1/draw1", "j1: X1\nc4: 9H", "j1-c4",
			"Joker from cell 1 onto the 9 of hearts", "Jolly dalla cella 1 sul 9 di cuori", "Comodín desde la celda 1 sobre el 9 de corazones",
		},
		{"klondike/classico@1/draw1", "s: [5C]", "draw", "Draw from the stock", "Pesca dal tallone", "Roba del mazo"},
		{
			"spider-1/free@1", "c3: KS 9S\nc5: TS\nc6: TS", "c3-c5",
			"9 of spades from column 3 onto the 10 of spades in column 5", "9 di picche dalla colonna 3 sul 10 di picche della colonna 5", "9 de picas desde la columna 3 sobre el 10 de picas de la columna 5",
		},
	} {
		g := gameNamed(t, tt.game)
		s := enginetest.Table(t, g, tt.table)
		m := enginetest.Move(t, g, tt.move)
		inAll(t, tt.move, func(w *Words) string { return w.Advice(g, &s, m) }, tt.it, tt.es, tt.en)
	}
}

func TestRefusal(t *testing.T) {
	klondike, _ := variants.Catalogue().Game("klondike/classico@1/draw1")
	jokers, _ := variants.Catalogue().Game("joker-klondike/classico@1/draw1")
	spider, _ := variants.Catalogue().Game("spider-1/spider-charged@1")
	for _, tt := range []struct {
		g     *engine.Game
		why   error
		about engine.PileID
		want  string
	}{
		{spider, engine.ColumnEmpty, 3, "Column 4 is empty: put a card there first."},
		{spider, engine.ColumnEmpty, spider.Stock(), "First put a card on every empty column."},
		{spider, engine.StockIsDrawn, spider.Stock(), "Press the stock to deal a row."},
		{klondike, engine.StockIsDrawn, klondike.Stock(), "Press the stock to draw from it."},
		{jokers, engine.KingsOnly, 0, "Only a king or a joker goes to an empty column."},
		{klondike, engine.KingsOnly, 0, "Only a king goes to an empty column."},
	} {
		if got := For("en").Refusal(tt.g, tt.why, tt.about); got != tt.want {
			t.Errorf("%v: %q, want %q", tt.why, got, tt.want)
		}
	}
}

// What finishes a game is what its rule set says.
func TestMayFinish(t *testing.T) {
	for _, r := range variants.Catalogue().RuleSets {
		for _, lang := range Languages {
			w := For(lang)
			said := w.MayFinish(r, true)
			if tap := said == w.TapFinishes; tap != (r.Auto == engine.AutoOnTap) {
				t.Errorf("%s: %s: %q", lang, r.ID, said)
			}
			if !strings.Contains(w.CanFinish(false), w.Finish) || strings.Contains(w.CanFinish(false), " F") {
				t.Errorf("%s: %q does not name the button, or names a key", lang, w.CanFinish(false))
			}
		}
	}
}
