package manual

import (
	"testing"

	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// A game that nobody has written a page for has one all the same, in every language: each of
// the catalogue is taken for one, and the game that the README adds.
func TestUnwrittenPages(t *testing.T) {
	var list []*engine.Game
	for _, v := range variants.Catalogue().Solo().Variants {
		list = append(list, gameOf(t, v.ID))
	}
	roomy := *list[0]
	roomy.Variant.ID, roomy.Variant.Fill = "roomy-klondike", engine.FillAny
	for _, lang := range words.Languages {
		for _, g := range append(list, &roomy) {
			p, err := begin(lang, unwritten("rules/"+g.Variant.ID+"/", g.Variant), g)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := p.article(); err != nil {
				t.Error(err)
			}
		}
	}
	if _, ok := outlineOf("rules/poker/"); ok {
		t.Error("there are rules of poker")
	}
}
