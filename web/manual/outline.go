package manual

import "strings"

// outline is a page before it is in a language: its sections in their order, and the entries
// that each is made of. An entry with a star is made from data.
type outline struct {
	path     string   // under a language's folder
	variants []string // that it is about
	sections []section
}

// section is a heading with entries below it; id is its anchor.
type section struct {
	id      string
	entries []string
}

// outlines lists every page.
func outlines() []outline {
	spiders := "spider-1 spider-2 spider-4"
	return []outline{
		plan("rules/klondike/", "klondike", `
			rules: ten-klondike
			setup: solo pack columns tops place
			moves: build run turn-up king home back
			stock: draw one-three turn-over
			scoring: points-klondike *scoring
			example: dig
			cases: case-won case-stock case-back case-part case-king case-why-king case-colour case-stuck case-auto
			mistakes: slips-klondike
			strategy: advice-klondike
			odds: *odds odds-how odds-klondike
			play: tap undo hint verdict finish *keys
			history: history-klondike
			family: family`),
		plan("rules/spider/", spiders, `
			rules: ten-spider
			setup: runs ten suits
			moves: any-suit one-suit any turn-up off
			stock: rows no-holes
			scoring: points-spider *scoring
			example: asymmetry same-suit
			cases: cases-spider
			mistakes: slips-spider
			strategy: advice-spider
			odds: *odds odds-how odds-spider
			play: tap undo undo-spider hint verdict finish *keys
			history: history-spider
			family: kin-spider`),
		plan("rules/vegas/", "vegas", `
			rules: ten-vegas
			setup: homes-money columns tops place
			moves: build run turn-up king home back
			money: price break-even play-money
			stock: draw few-passes
			scoring: *scoring
			example: pays
			cases: cases-vegas more-klondike
			mistakes: slips-vegas
			strategy: advice-vegas
			odds: *odds odds-how odds-vegas
			play: tap hint verdict finish *keys
			history: history-vegas`),
		plan("rules/double-klondike/", "double-klondike", `
			rules: ten-double
			setup: two-packs columns tops place
			moves: build run turn-up king home back
			stock: draw turn-over
			scoring: points-kin *scoring
			example: two-alike
			cases: cases-double more-klondike
			mistakes: slips-double
			strategy: advice-double
			odds: *odds odds-how
			play: tap undo hint verdict finish *keys
			history: history-double`),
		plan("rules/open-klondike/", "open-klondike", `
			rules: ten-open
			setup: columns open-deal place
			moves: build run open-run king home back
			stock: draw turn-over
			scoring: points-kin *scoring
			example: seen
			cases: cases-open more-klondike
			mistakes: slips-open
			strategy: advice-open
			odds: *odds odds-how
			play: tap undo hint verdict finish *keys
			history: history-open`),
		plan("rules/thoughtful-klondike/", "thoughtful-klondike", `
			rules: ten-thoughtful
			setup: columns through place
			moves: build run locked turn-up king home back
			stock: draw turn-over
			scoring: points-kin *scoring
			example: known
			cases: cases-thoughtful more-klondike
			mistakes: slips-thoughtful
			strategy: advice-thoughtful
			odds: *odds odds-how odds-klondike
			play: tap undo hint verdict finish *keys
			history: history-thoughtful`),
		plan("rules/joker-klondike/", "joker-klondike", `
			rules: ten-joker
			setup: own with-jokers columns tops place
			moves: build run turn-up king home back
			jokers: jokers joker-alone joker-home joker-cell
			stock: draw turn-over
			scoring: points-kin *scoring
			example: joker-out
			cases: cases-joker more-klondike
			mistakes: slips-joker
			strategy: advice-joker
			odds: *odds odds-how
			play: tap undo hint verdict finish *keys
			history: history-joker`),
		plan("rules/spider-klondike/", "spider-klondike", `
			rules: ten-spider-klondike
			setup: own two-packs ten
			moves: build run turn-up any home back
			stock: rows no-holes
			scoring: points-kin *scoring
			example: no-king
			cases: cases-spider-klondike more-klondike
			mistakes: slips-spider-klondike
			strategy: advice-spider-klondike
			odds: *odds odds-how
			play: tap undo hint verdict finish *keys
			history: history-spider-klondike`),
		plan("rules/double-solitaire/", "double-solitaire", `
			rules: ten-two
			setup: halves
			moves: build run turn-up king home-two same-moment by-turns
			stock: stock-two blocked
			scoring: no-points
			example: meet
			cases: cases-two
			mistakes: slips-two
			strategy: advice-two
			odds: *duels duels-how
			play: play-two
			history: history-two`),
		plan("race/", "klondike", `
			race: about-race
			ghosts: about-ghosts
			beside: about-beside
			apart: about-apart`),
		plan("questions/", "klondike", `
			here: about-app
			device: about-device
			games: about-games
			deals: about-deals
			daily: about-daily
			kept: about-kept
			links: about-links`),
		plan("glossary/", "klondike", `
			words: words`),
	}
}

// plan reads the sections of a page, one a line.
func plan(path, variants, sections string) outline {
	o := outline{path: path, variants: strings.Fields(variants)}
	for _, line := range strings.Split(strings.TrimSpace(sections), "\n") {
		id, entries, _ := strings.Cut(strings.TrimSpace(line), ": ")
		o.sections = append(o.sections, section{id, strings.Fields(entries)})
	}
	return o
}

// about reports whether the page is the rules of a game.
func (o outline) about() bool { return strings.HasPrefix(o.path, "rules/") }
