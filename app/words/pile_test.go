package words

import (
	"testing"

	"pazienza/engine"
	"pazienza/engine/enginetest"
)

// What piles and their cards are called, in every language.
func TestPile(t *testing.T) {
	for _, tt := range []struct {
		game, table, pile string
		it, es, en        string
	}{
		{
			"klondike/classico@1/draw1", "c2: [2C 3C] TS\n", "c2",
			"Colonna 2, 3 carte, 2 coperte", "Columna 2, 3 cartas, 2 boca abajo", "Column 2, 3 cards, 2 face down",
		},
		{
			"klondike/classico@1/draw1", "", "c2",
			"Colonna 2, senza carte, accetta un re", "Columna 2, sin cartas, admite un rey", "Column 2, empty, takes a king",
		},
		{
			"spider-klondike/classico@1", "", "c2",
			"Colonna 2, senza carte, accetta qualsiasi carta", "Columna 2, sin cartas, admite cualquier carta", "Column 2, empty, takes any card",
		},
		{
			"klondike/classico@1/draw1", "f2: AH\n", "f2",
			"Base di cuori, 1 carta", "Fundación de corazones, 1 carta", "Hearts foundation, 1 card",
		},
		{
			"double-klondike/classico@1/draw1", "f5: AS 2S\n", "f5",
			"Seconda base di picche, 2 carte", "Segunda fundación de picas, 2 cartas", "Second spades foundation, 2 cards",
		},
		{
			"double-klondike/classico@1/draw1", "", "f4",
			"Prima base di quadri, senza carte, accetta l’asso", "Primera fundación de diamantes, sin cartas, admite el as", "First diamonds foundation, empty, takes the ace",
		},
		{
			"joker-klondike/classico@1/draw1", "", "f1",
			"Base di picche, senza carte, accetta l’asso o un jolly", "Fundación de picas, sin cartas, admite el as o un comodín", "Spades foundation, empty, takes the ace or a joker",
		},
		{ // the place of each joker can be taken, those that lie below the top too
			"joker-klondike/classico@1/draw1", "f2: X1 2H X2 4H\n", "f2",
			"Base di cuori, 4 carte, sotto quella in cima: jolly, vale asso di cuori; jolly, vale 3 di cuori",
			"Fundación de corazones, 4 cartas, bajo la de arriba: comodín, hace de as de corazones; comodín, hace de 3 de corazones",
			"Hearts foundation, 4 cards, under the top card: joker, as ace of hearts; joker, as 3 of hearts",
		},
		{
			"joker-klondike/classico@1/draw1", "f2: AH X1\n", "f2",
			"Base di cuori, 2 carte", "Fundación de corazones, 2 cartas", "Hearts foundation, 2 cards",
		},
		{
			"joker-klondike/classico@1/draw1", "", "c7",
			"Colonna 7, senza carte, accetta un re o un jolly", "Columna 7, sin cartas, admite un rey o un comodín", "Column 7, empty, takes a king or a joker",
		},
		{
			"joker-klondike/classico@1/draw1", "", "j2",
			"Cella 2, senza carte, per un jolly sostituito", "Celda 2, sin cartas, para un comodín sustituido", "Cell 2, empty, for a joker that made way",
		},
		{
			"joker-klondike/classico@1/draw1", "j1: X2\n", "j1",
			"Cella 1, 1 carta", "Celda 1, 1 carta", "Cell 1, 1 card",
		},
		{
			"thoughtful-klondike/classico@1/draw1", "c3: [9H 4C] KS\n", "c3",
			"Colonna 3, 3 carte, 2 coperte: 4 di fiori, 9 di cuori",
			"Columna 3, 3 cartas, 2 boca abajo: 4 de tréboles, 9 de corazones",
			"Column 3, 3 cards, 2 face down: 4 of clubs, 9 of hearts",
		},
		{
			"thoughtful-klondike/classico@1/draw1", "s: [5C QD]\n", "s",
			"Tallone, 2 carte: donna di quadri, 5 di fiori", "Mazo, 2 cartas: reina de diamantes, 5 de tréboles", "Stock, 2 cards: queen of diamonds, 5 of clubs",
		},
	} {
		g := gameNamed(t, tt.game)
		s := enginetest.Table(t, g, tt.table)
		p, ok := g.PileNamed(tt.pile)
		if !ok {
			t.Fatalf("%s has no pile %s", tt.game, tt.pile)
		}
		inAll(t, tt.pile, func(w *Words) string { return w.Pile(g, &s, p) }, tt.it, tt.es, tt.en)
	}
}

// A card is called what it is where it lies.
func TestCardAt(t *testing.T) {
	for _, tt := range []struct {
		game, table, pile string
		index             int
		it, es, en        string
	}{
		{"klondike/classico@1/draw1", "c1: [9H] KS", "c1", 1, "re di picche", "rey de picas", "king of spades"},
		{"klondike/classico@1/draw1", "c1: [9H] KS", "c1", 0, "", "", ""},
		{"thoughtful-klondike/classico@1/draw1", "c1: [9H] KS", "c1", 0, "9 di cuori, carta bloccata", "9 de corazones, carta bloqueada", "9 of hearts, locked"},
		{"joker-klondike/classico@1/draw1", "c1: 9H X1", "c1", 1, "jolly", "comodín", "joker"},
		{"joker-klondike/classico@1/draw1", "f2: AH X1", "f2", 1, "jolly, vale 2 di cuori", "comodín, hace de 2 de corazones", "joker, as 2 of hearts"},
	} {
		g := gameNamed(t, tt.game)
		s := enginetest.Table(t, g, tt.table)
		p, _ := g.PileNamed(tt.pile)
		inAll(t, tt.pile, func(w *Words) string { return w.CardAt(g, &s, p, tt.index) }, tt.it, tt.es, tt.en)
	}
}

// Two foundations of a suit never share a name, in any game of the catalogue.
func TestFoundationsAreToldApart(t *testing.T) {
	for _, lang := range Languages {
		for _, g := range everyGame() {
			if g.Variant.Home != engine.HomeCards {
				continue
			}
			s := g.Deal(1)
			names := map[string]bool{}
			first, n := g.Foundations()
			for f := range n {
				name := For(lang).Pile(g, &s, first+engine.PileID(f))
				if names[name] {
					t.Errorf("%s: %s: two are called %q", lang, g.Name(), name)
				}
				names[name] = true
			}
		}
	}
}
