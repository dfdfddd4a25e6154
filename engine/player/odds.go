package player

import (
	_ "embed" // for odds.txt
	"fmt"
	"math"
	"strconv"
	"strings"

	"pazienza/engine"
)

//go:embed odds.txt
var oddsText string

// Odds is what was measured of a game. Deals are looked into from number 1 on; others are
// played, on which the player was not tuned.
type Odds struct {
	Game       string // its name
	Deals      int    // how many were looked into
	Winnable   int    // of them, by somebody who knows every card
	Unwinnable int    // proved so; of the rest it is not known
	Positions  int    // of each search at most
	Played     int    // how many a player played who sees what a person sees
	Won        int    // of them
}

// AllOdds returns what was measured of each game; make odds measures more.
func AllOdds() ([]Odds, error) { return ParseOdds(oddsText) }

// ParseOdds reads a text like that of odds.txt.
func ParseOdds(text string) ([]Odds, error) {
	var all []Odds
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		o, err := parseOdds(strings.Fields(line))
		if err != nil {
			return nil, fmt.Errorf("odds %q: %w", line, err)
		}
		all = append(all, o)
	}
	return all, nil
}

// parseOdds reads a game's name and its figures, in the order of the fields.
func parseOdds(f []string) (o Odds, err error) {
	figures := []*int{&o.Deals, &o.Winnable, &o.Unwinnable, &o.Positions, &o.Played, &o.Won}
	if len(f) != 1+len(figures) {
		return o, fmt.Errorf("want a name and %d figures", len(figures))
	}
	o.Game = f[0]
	for i, at := range figures {
		if *at, err = strconv.Atoi(f[1+i]); err != nil {
			return o, err
		}
	}
	return o, nil
}

// WinnableShare returns between what shares of all deals the winnable ones lie, 0 to 1. Deals
// of which nothing is known may be either.
func (o Odds) WinnableShare() (low, high float64) {
	low, _ = Interval(o.Winnable, o.Deals)
	_, high = Interval(o.Deals-o.Unwinnable, o.Deals)
	return low, high
}

// WonShare returns between what shares those lie that the player wins.
func (o Odds) WonShare() (low, high float64) { return Interval(o.Won, o.Played) }

// Interval returns Wilson's interval for a share of which k of n were found: it holds the true
// one in 95 of 100 cases.
func Interval(k, n int) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	const z = 1.96
	all := float64(n)
	share := float64(k) / all
	middle := (share + z*z/(2*all)) / (1 + z*z/all)
	wide := z / (1 + z*z/all) * math.Sqrt(share*(1-share)/all+z*z/(4*all*all))
	return max(0, middle-wide), min(1, middle+wide)
}

// OddsOf returns what was measured of a game's cards and stock: points and undo change nothing
// of that. ok is false for house rules that were not measured.
func OddsOf(g *engine.Game) (o Odds, ok bool) {
	if g.RuleSet.HomeStays || g.RuleSet.WasteDealt {
		return Odds{}, false
	}
	name := g.Variant.ID + "/free@1"
	if parts := strings.SplitN(g.Name(), "/", 3); len(parts) == 3 {
		name += "/" + parts[2]
	}
	all, _ := AllOdds()
	for _, o := range all {
		if o.Game == name {
			return o, true
		}
	}
	return Odds{}, false
}
