package words

import (
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// pointsOf writes a game's table of points and its sentences, a line each.
func pointsOf(t *testing.T, lang, game string) string {
	t.Helper()
	g := gameNamed(t, game)
	return said(For(lang), g.Variant, Played(g))
}

func said(w *Words, v engine.Variant, r engine.RuleSet) string {
	var lines []string
	for _, row := range w.ScoreTable(v, r) {
		lines = append(lines, row.What+" "+row.Points)
	}
	return strings.Join(append(lines, w.RuleLines(v, r)...), "\n")
}

func TestScoreAndRules(t *testing.T) {
	for _, tt := range []struct{ lang, game, want string }{
		{"en", "klondike/classico@1/draw1", `
			Waste to a column +5
			A card to its foundation +10
			A card back from its foundation −15
			A card turned up +5
			The score never falls below 0.
			A card brought back from its foundation earns no more on its way home than bringing it back cost.
			Cards drawn: 1. Passes through the stock: without limit.
			Undo is free. You can take back as many moves as you like. The points of a move go back with it.
			When only moves that need no thought are left, the game finishes by itself.`},
		{"en", "klondike/tradicional@1/draw3/passes3", `
			Waste to a column +5
			Column to its foundation +10
			Waste to its foundation +3
			A card turned up +5
			Turning the waste over −20
			The score never falls below 0.
			A card brought back from its foundation earns no more on its way home than bringing it back cost.
			Cards drawn: 3. Passes through the stock: 3.
			Undo is free. You can take back as many moves as you like. The points of a move go back with it.
			When only moves that need no thought are left, a tap, Enter or the F key finishes the game.`},
		{"en", "klondike/tradicional@1/draw1/passes1", `
			Waste to a column +5
			Column to its foundation +10
			Waste to its foundation +3
			A card turned up +5
			A card brought back from its foundation earns no more on its way home than bringing it back cost.
			Cards drawn: 1. Passes through the stock: 1.
			Undo is free. You can take back as many moves as you like. The points of a move go back with it.
			When only moves that need no thought are left, a tap, Enter or the F key finishes the game.`},
		{"en", "klondike/windows-timed@1/draw3", `
			Waste to a column +5
			A card to its foundation +10
			A card back from its foundation −15
			A card turned up +5
			Turning the waste over, after the first 3 times −20
			Every ten seconds −2
			Each undo −2
			A win in 30 seconds or more also gets 700,000 points, divided by the seconds it took.
			The score never falls below 0.
			A card brought back from its foundation earns no more on its way home than bringing it back cost.
			Cards drawn: 3. Passes through the stock: without limit.
			Each undo costs points, which redo does not give back. You can take back as many moves as you like. The points of a move go back with it.
			When only moves that need no thought are left, a tap, Enter or the F key finishes the game.`},
		{"en", "vegas/vegas@1/draw3/passes3", `
			At the start −$52
			A card to its foundation +$5
			A card back from its foundation −$5
			The score may fall below 0.
			A card brought back from its foundation earns no more on its way home than bringing it back cost.
			Cards drawn: 3. Passes through the stock: 3.
			There is no undo.
			When only moves that need no thought are left, a tap, Enter or the F key finishes the game.`},
		{"it", "vegas/vegas@1/draw1/passes1", `
			All’inizio −52 $
			Una carta sulla sua base +5 $
			Una carta che torna dalla base −5 $
			Si può scendere anche sotto 0.
			Una carta ripresa dalla sua base, quando ci torna rende al massimo quanto è costato riprenderla.
			Carte pescate: 1. Passate del tallone: 1.
			Non si annulla.
			Quando restano solo mosse che non chiedono di pensare, un tocco, Invio o il tasto F completano la partita.`},
		{"en", "spider-4/spider-charged@1", `
			At the start 500
			Each move −1
			A complete run +100
			Each undo −1
			The score never falls below 0.
			Each undo costs points, which redo does not give back. You can take back as many moves as you like. The points of a move go back with it.
			When only moves that need no thought are left, the game offers to finish automatically.`},
		{"es", "spider-4/spider-barriers@1", `
			Al empezar 500
			Cada jugada −1
			Una secuencia completa +100
			Los puntos nunca bajan de 0.
			No se deshace más allá de un reparto ni de una secuencia completa. Los puntos de la jugada se van con ella.
			Cuando solo quedan jugadas que no hay que pensar, el juego ofrece completar la partida automáticamente.`},
		{"en", "spider-klondike/classico@1", `
			A card to its foundation +10
			A card back from its foundation −15
			A card turned up +5
			The score never falls below 0.
			A card brought back from its foundation earns no more on its way home than bringing it back cost.
			Undo is free. You can take back as many moves as you like. The points of a move go back with it.
			When only moves that need no thought are left, the game finishes by itself.`},
		{"en", "open-klondike/classico@1/draw3", `
			Waste to a column +5
			A card to its foundation +10
			A card back from its foundation −15
			Turning the waste over −20
			The score never falls below 0.
			A card brought back from its foundation earns no more on its way home than bringing it back cost.
			Cards drawn: 3. Passes through the stock: without limit.
			Undo is free. You can take back as many moves as you like. The points of a move go back with it.
			When only moves that need no thought are left, the game finishes by itself.`},
		{"it", "klondike/victoria@1/draw1/passes3", `
			La partita vinta +1
			Carte pescate: 1. Passate del tallone: 3.
			Annullare è gratis. Puoi annullare quante mosse vuoi. I punti della mossa tornano indietro con lei.
			Quando restano solo mosse che non chiedono di pensare, un tocco, Invio o il tasto F completano la partita.`},
		{"en", "spider-1/free@1", `
			There is no score.
			Undo is free. You can take back as many moves as you like.
			When only moves that need no thought are left, a tap, Enter or the F key finishes the game.`},
		{"es", "klondike/casa@1+waste-dealt=yes+home-stays=yes+floor=no+undo-depth=3+auto=never/draw1", `
			Del descarte a una columna +5
			Una carta a su fundación +10
			Una carta descubierta +5
			Cartas robadas: 1. Pases por el mazo: sin límite.
			El primer robo se hace con el reparto.
			Las cartas no vuelven de las fundaciones.
			Deshacer es gratis. Puedes deshacer como mucho 3 jugadas seguidas. Los puntos de la jugada se van con ella.
			La partida nunca se completa sola: se juegan todas las cartas.`},
	} {
		want := strings.TrimSpace(strings.ReplaceAll(tt.want, "\t", ""))
		got := strings.NewReplacer("\u00a0", " ").Replace(pointsOf(t, tt.lang, tt.game))
		if got != want {
			t.Errorf("%s: %s:\n%s\nwant\n%s", tt.lang, tt.game, got, want)
		}
	}
}

// A page about a rule set says what each of its choices is worth.
func TestChoicesAreToldApart(t *testing.T) {
	c := variants.Catalogue()
	for id, want := range map[string][]string{
		"classico":    {"Turning the waste over, drawing 3 cards −20", "Cards drawn: 1 or 3. Passes through the stock: without limit."},
		"tradicional": {"Turning the waste over −20", "Cards drawn: 1 or 3. Passes through the stock: without limit, 3 or 1."},
		"windows":     {"Turning the waste over, drawing 1 card −100", "Turning the waste over, drawing 3 cards, after the first 3 times −20"},
		"vegas":       {"Cards drawn: 3. Passes through the stock: 3.", "Cards drawn: 1. Passes through the stock: 1.", "Cards drawn: 1. Passes through the stock: 3."},
	} {
		for _, r := range c.RuleSets {
			if r.ID != id {
				continue
			}
			v := c.Variants[0]
			if id == "vegas" {
				v = c.Variants[1]
			}
			for _, line := range want {
				if got := said(&english, v, r); !strings.Contains(got+"\n", line+"\n") {
					t.Errorf("%s: no line %q in\n%s", id, line, got)
				}
			}
		}
	}
}

// Whatever the catalogue has, in every language: something is said of it, nothing twice, and
// what counts has a table.
func TestEveryRuleSetIsSaid(t *testing.T) {
	for _, lang := range Languages {
		for _, g := range everyGame() {
			lines := strings.Split(said(For(lang), g.Variant, Played(g)), "\n")
			seen := map[string]bool{}
			for _, line := range lines {
				if seen[line] || strings.TrimSpace(line) != line || strings.Contains(line, "  ") || line == "" {
					t.Errorf("%s: %s: line %q", lang, g.Name(), line)
				}
				seen[line] = true
			}
			if n := len(For(lang).ScoreTable(g.Variant, g.RuleSet)); (n > 0) != g.RuleSet.Score.Counts {
				t.Errorf("%s: %s: %d rows", lang, g.Name(), n)
			}
		}
	}
}

func TestAmount(t *testing.T) {
	for _, tt := range []struct {
		n     int
		money bool
		want  [3]string
	}{
		{1234, false, [3]string{"1.234", "1234", "1,234"}},
		{-2, false, [3]string{"\u22122", "\u22122", "\u22122"}},
		{-52, true, [3]string{"\u221252\u00a0$", "\u221252\u00a0$", "\u2212$52"}},
		{208, true, [3]string{"208\u00a0$", "208\u00a0$", "$208"}},
	} {
		for i, lang := range Languages {
			if got := For(lang).Amount(tt.n, tt.money); got != tt.want[i] {
				t.Errorf("%s: %d is %q", lang, tt.n, got)
			}
		}
	}
}
