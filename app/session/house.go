package session

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pazienza/engine"
)

// HouseRules is a game under rules that a player has changed and given a name. The game's
// name says everything of the rules, so games, results and links need nothing of the list
// that this stands in.
type HouseRules struct {
	Name string // in the player's words
	Game string // the game's name, see [engine.Game.Name]; one for each variant under the same rules
}

// MaxName is how many letters a name of house rules has at most.
const MaxName = 40

// houseHead names the form of kept house rules and its version. Their key is the game.
const houseHead = "house 1 "

// House returns the house rules that are kept, by name.
func (d *Desk) House() []HouseRules {
	return slices.SortedFunc(maps.Values(d.house), func(a, b HouseRules) int {
		return cmp.Or(strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)), strings.Compare(a.Game, b.Game))
	})
}

// HouseName returns the name that a player has given the rules of a game, or nothing.
func (d *Desk) HouseName(game string) string { return d.house[game].Name }

// HouseGame returns the game that comes of a game named base when the fields of its rule set
// have other values, by the fields' names; of what base changes itself the rest stays. How
// many cards are drawn and how often the stock is gone through stay as near to base as the
// new rules let them. It refuses with an [engine.Reason].
func (d *Desk) HouseGame(base string, values map[string]int) (*engine.Game, error) {
	g, err := d.cat.Game(base)
	if err != nil {
		return nil, reason(err)
	}
	r, err := g.RuleSet.With(values)
	if err != nil {
		return nil, reason(err)
	}
	h, err := engine.NewGame(g.Variant, r, nearest(g, r))
	if err != nil {
		return nil, reason(err)
	}
	return h, nil
}

// nearest returns of what may be chosen under a rule set what is most like a game's choice.
func nearest(g *engine.Game, r engine.RuleSet) engine.Choice {
	return slices.MinFunc(r.ChoicesFor(g.Variant), func(a, b engine.Choice) int {
		return cmp.Compare(a.Unlike(g.Choice), b.Unlike(g.Choice))
	})
}

// SaveHouse keeps house rules under a name. It refuses with a [Reason], or an
// [engine.Reason] where the game cannot be played.
func (d *Desk) SaveHouse(name, game string) error {
	g, err := d.cat.Game(game)
	switch {
	case err != nil:
		return reason(err)
	case g.RuleSet.House == "":
		return RulesPlain
	}
	for kept := range d.house { // whatever is drawn: that is chosen within the rules
		if strings.HasPrefix(kept+"/", rulesOf(g)) {
			return RulesKept
		}
	}
	return d.nameHouse(name, game)
}

// RenameHouse gives kept house rules another name.
func (d *Desk) RenameHouse(game, name string) error {
	if d.HouseName(game) == "" {
		return engine.NoSuchGame
	}
	return d.nameHouse(name, game)
}

func (d *Desk) nameHouse(name, game string) error {
	name, err := cleanName(name)
	if err != nil {
		return err
	}
	for _, h := range d.house {
		if h.Game != game && strings.EqualFold(h.Name, name) {
			return NameTaken
		}
	}
	d.house[game] = HouseRules{name, game}
	d.store.Write(Edit{House, game, houseHead + name})
	d.tell(Change{Cause: HouseChanged})
	return nil
}

// DeleteHouse takes house rules off the list. Games that were played under them, their
// results and their links stay what they are.
func (d *Desk) DeleteHouse(game string) {
	delete(d.house, game)
	d.store.Write(Edit{House, game, ""})
	d.tell(Change{Cause: HouseChanged})
}

// cleanName makes every space of a name, however wide, a plain one, takes those off its ends,
// and says what is wrong with the name.
func cleanName(name string) (string, error) {
	const joiner = '\u200d' // holds together what people write as one picture
	name = strings.Map(func(c rune) rune {
		if unicode.Is(unicode.Zs, c) {
			return ' '
		}
		return c
	}, name)
	for _, c := range name {
		if !unicode.IsPrint(c) && c != joiner || c == utf8.RuneError {
			return "", NameStrange
		}
	}
	name = strings.Join(strings.Fields(name), " ")
	switch n := utf8.RuneCountInString(name); {
	case strings.Trim(name, string(joiner)) == "":
		return "", NameEmpty
	case n > MaxName:
		return "", NameLong
	}
	return name, nil
}

// parseHouse reads kept house rules.
func (d *Desk) parseHouse(game, text string) (HouseRules, error) {
	name, ok := strings.CutPrefix(text, houseHead)
	if clean, err := cleanName(name); !ok || err != nil || clean != name {
		return HouseRules{}, fmt.Errorf("house rules %q: want %q and a name", text, houseHead)
	}
	g, err := d.cat.Game(game)
	if err != nil {
		return HouseRules{}, fmt.Errorf("house rules %q: %w", name, err)
	}
	if g.RuleSet.House == "" {
		return HouseRules{}, fmt.Errorf("house rules %q: %w", name, RulesPlain)
	}
	return HouseRules{name, game}, nil
}

// readHouse reads the kept house rules. Those that cannot be read are set aside.
func (d *Desk) readHouse() {
	d.house = map[string]HouseRules{}
	kept, _ := d.store.All(House) // a store that fails is told by whoever reads the games next
	for game, text := range kept {
		h, err := d.parseHouse(game, text)
		if err != nil {
			d.setAside(House, game, text, err)
			continue
		}
		d.house[game] = h
	}
}

// followHouse takes in house rules that another window has named, or deleted.
func (d *Desk) followHouse(game, text string) {
	h, err := d.parseHouse(game, text)
	switch {
	case text == "":
		delete(d.house, game)
	case err != nil:
		return // it is read again, and set aside, by whoever starts next
	default:
		d.house[game] = h
	}
	d.tell(Change{Cause: HouseChanged})
}

// reason returns the engine's reason in an error.
func reason(err error) error {
	var r engine.Reason
	if errors.As(err, &r) {
		return r
	}
	return engine.NoSuchGame // words that no game's name has
}
