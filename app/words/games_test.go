package words

import (
	"slices"
	"strings"
	"testing"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// Every variant and rule set has its name, and no name is of something that is not there.
func TestCatalogueIsNamed(t *testing.T) {
	c := variants.Catalogue()
	for _, lang := range Languages {
		w := For(lang)
		var ids []string
		for _, v := range c.Variants {
			ids = append(ids, v.ID)
		}
		sameKeys(t, lang, w.Variants, ids)
		ids = nil
		for _, r := range c.RuleSets {
			ids = append(ids, r.ID)
		}
		sameKeys(t, lang, w.RuleSets, ids)
	}
}

func sameKeys(t *testing.T, lang string, called Table[Called], ids []string) {
	for _, id := range ids {
		if _, ok := called.Find(id); !ok {
			t.Errorf("%s: %s has no name", lang, id)
		}
	}
	for _, c := range called {
		if !slices.Contains(ids, c.Name) {
			t.Errorf("%s: a name for %s, which is not there", lang, c.Name)
		}
	}
}

func TestTitlesTellGamesApart(t *testing.T) {
	games := everyGame()
	if len(games) < 40 {
		t.Fatalf("only %d games", len(games))
	}
	for _, lang := range Languages {
		w := For(lang)
		titles, full := map[string]string{}, map[string]string{}
		for _, g := range games {
			alone(t, titles, w.Title(g), g)
			alone(t, full, w.FullTitle(g), g)
			if !strings.Contains(w.Title(g), w.Chip(g)) || w.Chip(g) == "" {
				t.Errorf("%s: %s: title %q, chip %q", lang, g.Name(), w.Title(g), w.Chip(g))
			}
		}
	}
}

// alone notes that a game has a title, which no other may have.
func alone(t *testing.T, titles map[string]string, title string, g *engine.Game) {
	if other := titles[title]; other != "" {
		t.Errorf("%s and %s are both %q", other, g.Name(), title)
	}
	titles[title] = g.Name()
}

func TestTitle(t *testing.T) {
	for name, want := range map[string][3]string{
		"klondike/classico@1/draw3":             {"Klondike · 3 carte", "Klondike · 3 cartas", "Klondike · 3 cards"},
		"klondike/tradicional@1/draw1/passes3":  {"Klondike · 1 carta · 3 passate · Tradizionale", "Klondike · 1 carta · 3 pases · Tradicional", "Klondike · 1 card · 3 passes · Traditional"},
		"vegas/vegas@1/draw1/passes1":           {"Vegas · 1 carta · 1 passata", "Vegas · 1 carta · 1 pase", "Vegas · 1 card · 1 pass"},
		"double-klondike/free@1/draw1":          {"Klondike doppio · 1 carta · Senza punti", "Klondike doble · 1 carta · Sin puntos", "Double Klondike · 1 card · No score"},
		"spider-2/spider-charged@1":             {"Spider · 2 semi", "Spider · 2 palos", "Spider · 2 suits"},
		"spider-2/spider-barriers@1":            {"Spider · 2 semi · A tappe", "Spider · 2 palos · Por etapas", "Spider · 2 suits · In stages"},
		"spider-klondike/classico@1":            {"Spider-Klondike · 2 mazzi", "Spider-Klondike · 2 barajas", "Spider-Klondike · 2 packs"},
		"klondike/classico@1+undo=strict/draw3": {"Klondike · 3 carte · Classico con modifiche", "Klondike · 3 cartas · Clásico con cambios", "Klondike · 3 cards · Classic with changes"},
	} {
		g := gameNamed(t, name)
		for i, lang := range Languages {
			if got := For(lang).Title(g); got != want[i] {
				t.Errorf("%s: %s: %q, want %q", lang, name, got, want[i])
			}
		}
	}
}
