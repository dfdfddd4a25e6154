package manual

import (
	"slices"
	"strings"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// outlineOf returns the page at a path: one that is written, or for a game that has none the
// one that its data make.
func outlineOf(path string) (outline, bool) {
	for _, o := range outlines() {
		if o.path == path {
			return o, true
		}
	}
	name, ok := strings.CutPrefix(strings.TrimSuffix(path, "/"), "rules/")
	for _, v := range variants.Catalogue().Solo().Variants {
		if ok && (v.ID == name || strings.HasPrefix(v.ID, name+"-")) {
			return unwritten(path, v), true
		}
	}
	return outline{}, false
}

// unwritten is the page of a game that nobody has written one for: what it shares with
// others, as its data say.
func unwritten(path string, v engine.Variant) outline {
	setup, moves, stock := []string{"dealt"}, []string{"build", "run"}, []string{"draw", "turn-over"}
	if slices.Max(v.Suits[:]) > 1 {
		setup = append(setup, "two-packs")
	}
	if v.Jokers > 0 {
		setup = append(setup, "with-jokers")
	}
	if v.Build == engine.BuildAny {
		moves[0] = "any-suit"
	}
	if v.Lift == engine.LiftSuit {
		moves[1] = "one-suit"
	}
	switch v.Shown {
	case engine.ShowAll:
		moves = append(moves, "open-run")
	case engine.ShowThrough:
		moves = append(moves, "locked", "turn-up")
	default:
		moves = append(moves, "turn-up")
	}
	if v.Fill == engine.FillAny {
		moves = append(moves, "any")
	} else {
		moves = append(moves, "king")
	}
	if v.Home == engine.HomeRuns {
		moves = append(moves, "off")
	} else {
		moves = append(moves, "home", "back")
	}
	if v.Stock == engine.StockRows {
		stock = []string{"rows", "no-holes"}
	}
	sections := []section{{"setup", setup}, {"moves", moves}}
	if v.Jokers > 0 {
		sections = append(sections, section{"jokers", []string{"jokers", "joker-alone", "joker-home", "joker-cell"}})
	}
	sections = append(sections,
		section{"stock", stock},
		section{"scoring", []string{"*scoring"}},
		section{"play", []string{"tap", "undo", "hint", "verdict", "finish", "*keys"}})
	return outline{path, []string{v.ID}, sections}
}
