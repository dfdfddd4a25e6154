package engine

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// RuleSet is limits, scoring and the undo rule under a name and a version. A changed
// number is a new version: records, statistics and links keep the version they were
// played with.
type RuleSet struct {
	ID         string   // such as "classico"
	Version    int      // from 1
	House      string   // how house rules differ from it, see [RuleSet.With]; empty for the set itself
	Variants   []string // the variants it is for; empty means any for one player
	Choices    []Choice // what a player may choose where cards are drawn, the usual choice first
	Score      Score
	Undo       UndoRule
	UndoDepth  int // how many moves in a row may be taken back; 0 is without limit
	Auto       AutoManner
	HomeStays  bool // cards do not come back from the foundations
	WasteDealt bool // the first draw is made with the deal

	base *RuleSet // of house rules: the rule set that they change
}

// UndoRule says what undo costs and where it stops.
type UndoRule uint8

// The undo rules.
const (
	UndoFree     UndoRule = iota // without limit or cost
	UndoCharged                  // without limit, each costs Score.Undo for good
	UndoBarriers                 // not past a row deal or a completed run
	UndoStrict                   // not at all: the game stands as it is played
)

// AutoManner says how a game that can finish by itself does.
type AutoManner uint8

// The manners of auto-complete.
const (
	AutoByItself AutoManner = iota
	AutoOnTap
	AutoOffered // on a button or a key, a tap on the table being a move
	AutoNever
)

// Choice is what a player chooses within a rule set before the deal.
type Choice struct {
	Draw   int  // cards a draw turns; 0 where nothing is drawn
	Passes int  // times through the stock; 0 is without limit
	Turns  bool // of two players one moves at a time
}

// Key returns the rule set's name and version, such as "classico@1", and for house rules
// what they change, such as "classico@1+undo=strict".
func (r RuleSet) Key() string { return r.ID + "@" + strconv.Itoa(r.Version) + r.House }

// allows says whether the rule set is for a variant.
func (r RuleSet) allows(v Variant) bool {
	return len(r.Variants) == 0 && v.Players < 2 || slices.Contains(r.Variants, v.ID)
}

// ChoicesFor lists what may be chosen of a variant under the rule set, the usual choice first:
// where nothing is drawn, the one that chooses nothing.
func (r RuleSet) ChoicesFor(v Variant) []Choice {
	if v.Stock != StockDraw || len(r.Choices) == 0 {
		return []Choice{{}}
	}
	return r.Choices
}

// Unlike is 0 for equal choices; turns weigh most, and another draw more than other passes.
func (c Choice) Unlike(d Choice) int {
	n := 0
	if c.Draw != d.Draw {
		n += 2
	}
	if c.Passes != d.Passes {
		n++
	}
	if c.Turns != d.Turns {
		n += 4
	}
	return n
}

// Catalogue is the variants and rule sets a program knows.
type Catalogue struct {
	Variants []Variant
	RuleSets []RuleSet
	First    string // the name of the game that a new player is dealt
}

// Game returns the game with a name as [Game.Name] writes it.
func (c Catalogue) Game(name string) (*Game, error) {
	part := strings.Split(name, "/")
	if len(part) < 2 {
		return nil, fmt.Errorf("game %q: %w: want variant/ruleset@version, then /draw, /passes and /turns", name, NoSuchGame)
	}
	v, ok := c.variant(part[0])
	if !ok {
		return nil, fmt.Errorf("game %q: %w", name, NoSuchGame)
	}
	r, err := c.ruleSet(part[1])
	if err != nil {
		return nil, fmt.Errorf("game %q: %w", name, err)
	}
	var choice Choice
	for _, p := range part[2:] {
		if p == turnsName {
			choice.Turns = true
			continue
		}
		switch n, err := choiceOf(p); {
		case err != nil:
			return nil, fmt.Errorf("game %q: %w", name, err)
		case p[0] == 'd':
			choice.Draw = n
		default:
			choice.Passes = n
		}
	}
	g, err := NewGame(v, r, choice)
	if err != nil {
		return nil, fmt.Errorf("game %q: %w", name, err)
	}
	if g.Name() != name {
		return nil, fmt.Errorf("game %q: written %q", name, g.Name())
	}
	return g, nil
}

// Solo returns the catalogue without the variants for two players, for who offers games to
// one.
func (c Catalogue) Solo() Catalogue {
	c.Variants = slices.DeleteFunc(slices.Clone(c.Variants), func(v Variant) bool { return v.Players > 1 })
	return c
}

// RuleSetsFor lists the rule sets that a variant can be played under.
func (c Catalogue) RuleSetsFor(v Variant) []RuleSet {
	var list []RuleSet
	for _, r := range c.RuleSets {
		if _, err := NewGame(v, r, r.ChoicesFor(v)[0]); err == nil {
			list = append(list, r)
		}
	}
	return list
}

func (c Catalogue) variant(id string) (Variant, bool) {
	for _, v := range c.Variants {
		if v.ID == id {
			return v, true
		}
	}
	return Variant{}, false
}

// ruleSet finds a rule set by its key, and makes house rules of one.
func (c Catalogue) ruleSet(key string) (RuleSet, error) {
	base, house, _ := strings.Cut(key, "+")
	for _, r := range c.RuleSets {
		if r.Key() != base {
			continue
		}
		if base == key {
			return r, nil
		}
		return r.parseHouse(house)
	}
	return RuleSet{}, NoSuchGame
}

// choiceOf reads "draw3" or "passes1".
func choiceOf(p string) (int, error) {
	digits := strings.TrimPrefix(strings.TrimPrefix(p, "draw"), "passes")
	n, err := strconv.Atoi(digits)
	if err != nil || digits == p {
		return 0, fmt.Errorf("choice %q: want such as draw3 or passes1", p)
	}
	return n, nil
}

// NewGame puts a variant under a rule set. It refuses a choice that the rule set does
// not offer.
func NewGame(v Variant, r RuleSet, c Choice) (*Game, error) {
	draws := v.Stock == StockDraw
	g := newGame(v, r, c)
	switch {
	case g.Cards() > MaxCards, len(g.piles) > MaxPiles, g.Cards() == 0, len(v.Deal) == 0:
		return nil, fmt.Errorf("%s has %d cards in %d piles; want up to %d and %d", v.ID, g.Cards(), len(g.piles), MaxCards, MaxPiles)
	case !r.allows(v):
		return nil, fmt.Errorf("%w: %s is not for %s", NoSuchGame, r.Key(), v.ID)
	case draws && !slices.Contains(r.Choices, c), !draws && c != Choice{}:
		return nil, fmt.Errorf("%w: %s under %s does not draw %d with %d passes", NoSuchGame, v.ID, r.Key(), c.Draw, c.Passes)
	}
	if err := r.possible(&v); err != nil {
		return nil, fmt.Errorf("%s: %w", r.Key(), err)
	}
	if why := v.unfit(&r, c); why != "" {
		return nil, fmt.Errorf("%w: %s under %s: %s", NoSuchGame, v.ID, r.Key(), why)
	}
	return g, nil
}

// unfit says what of the rules cannot be played with so many players, or nothing.
func (v *Variant) unfit(r *RuleSet, c Choice) string {
	switch {
	case v.Players > 2:
		return "more than two players"
	case v.Players < 2 && c.Turns:
		return "turns of one player"
	case v.Players < 2:
		return ""
	case v.Suits != [NumSuits]uint8{2, 2, 2, 2}, v.Jokers > 0, v.Stock != StockDraw, v.Home != HomeCards:
		return "two players have a pack each, draw, and send cards home"
	case !r.HomeStays, r.Undo != UndoBarriers && r.Undo != UndoStrict, r.Score.Counts, c.Passes > 0:
		return "at a table of two no card comes back, and neither points nor passes are counted"
	}
	return ""
}

// turnsName is how [Choice] Turns stands in the name of a game.
const turnsName = "turns"

// Name returns the game's name in records and links: the variant, the rule set with its
// version, and the choices, such as "klondike/classico@1/draw3" or
// "spider-4/spider-charged@1". Unlimited passes are not written.
func (g *Game) Name() string {
	n := g.Variant.ID + "/" + g.RuleSet.Key()
	if g.Choice.Draw > 0 {
		n += "/draw" + strconv.Itoa(g.Choice.Draw)
	}
	if g.Choice.Passes > 0 {
		n += "/passes" + strconv.Itoa(g.Choice.Passes)
	}
	if g.Choice.Turns {
		n += "/" + turnsName
	}
	return n
}
