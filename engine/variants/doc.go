// Package variants is the catalogue: every game and every rule set, each as data. A new
// game is one more small file here and one more line in [Catalogue].
package variants

import "pazienza/engine"

// Catalogue returns everything that can be played. Rule sets stay in it for ever: a changed
// number is one more of them, with the next version.
func Catalogue() engine.Catalogue {
	return engine.Catalogue{
		Variants: []engine.Variant{
			klondike(), vegas(), double(), open(), thoughtful(), joker(), spiderKlondike(),
			spider(1), spider(2), spider(4), doubleSolitaire(),
		},
		RuleSets: []engine.RuleSet{
			classico(), casa(), tradicional(), victoria(), windows(), windowsTimed(), vegasMoney(),
			spiderSet("spider-charged", engine.UndoCharged),
			spiderSet("spider-barriers", engine.UndoBarriers),
			spiderSet("spider-strict", engine.UndoStrict),
			free(), pair(),
		},
		First: Offers()[0].Game,
	}
}
