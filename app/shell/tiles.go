package shell

import (
	"reflect"
	"strings"
	"sync"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// tile is what the menu shows as one game: a variant, or several that differ in nothing but
// their suits. Its name is the place of its pages in addresses.
type tile struct {
	name     string
	variants []engine.Variant
	usual    func() []*engine.Game // what it offers at once
}

// tiles lists every game of the catalogue, the best known of each kind first. The catalogue
// never changes, and asking it is slow: it is asked once.
var tiles = sync.OnceValue(func() []tile {
	var list []tile
	for _, v := range variants.Catalogue().Solo().Variants {
		if n := len(list) - 1; n >= 0 && moreSuits(list[n].variants[0], v) {
			list[n].variants = append(list[n].variants, v)
			continue
		}
		list = append(list, tile{variants: []engine.Variant{v}})
	}
	for i := range list {
		list[i].name = stem(list[i].variants)
		list[i].usual = sync.OnceValue(func() []*engine.Game { return usual(list[i]) }) // to make games takes long at the start
	}
	return list
})

// moreSuits reports whether two variants are one game with more suits or fewer.
func moreSuits(a, b engine.Variant) bool {
	stem, _, _ := strings.Cut(a.ID, "-")
	if a.Suits == b.Suits || !strings.HasPrefix(b.ID, stem) {
		return false // told without looking at all of them, which takes long at the start
	}
	a.ID, a.Suits = b.ID, b.Suits
	return reflect.DeepEqual(a, b)
}

// stem is what the names of variants begin with: "spider" of spider-1 and spider-2.
func stem(list []engine.Variant) string {
	s := list[0].ID
	for _, v := range list[1:] {
		for !strings.HasPrefix(v.ID, s) {
			s = s[:len(s)-1]
		}
	}
	return strings.TrimSuffix(s, "-")
}

// usual lists the games that a tile offers at once: those of the menu's offers that are
// under the rule set offered first, or else the one game that is first of all.
func usual(t tile) []*engine.Game {
	first, ok := variants.Usual(t.variant().ID)
	if !ok {
		panic("shell: nothing plays " + t.name)
	}
	var list []*engine.Game
	for _, o := range variants.Offers() {
		if g := gameNamed(o.Game); t.has(g) && g.RuleSet.Key() == first.RuleSet.Key() {
			list = append(list, g)
		}
	}
	if len(list) == 0 {
		list = append(list, first)
	}
	return list
}

// has reports whether a game is one of a tile's.
func (t tile) has(g *engine.Game) bool {
	for _, v := range t.variants {
		if v.ID == g.Variant.ID {
			return true
		}
	}
	return false
}

// variant is the first of the tile's: what is said of all of them is said of it.
func (t tile) variant() engine.Variant { return t.variants[0] }

// tileOf returns the tile of a game.
func tileOf(g *engine.Game) tile {
	for _, t := range tiles() {
		if t.has(g) {
			return t
		}
	}
	return tile{}
}

// tileNamed returns the tile with a name, or ok false.
func tileNamed(name string) (t tile, ok bool) {
	for _, t := range tiles() {
		if t.name == name {
			return t, true
		}
	}
	return tile{}, false
}

// heads are the tiles shown large: the first game whose cards go home one by one, and the
// first whose runs do. All others are their kin.
func heads(list []tile) (large, small []tile) {
	seen := map[engine.Home]bool{}
	for _, t := range list {
		if h := t.variant().Home; !seen[h] {
			seen[h] = true
			large = append(large, t)
			continue
		}
		small = append(small, t)
	}
	return large, small
}
