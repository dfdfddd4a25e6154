package engine

import (
	"fmt"
	"slices"
	"strings"
)

// With returns house rules: a rule set with other values in some fields, by name. Further
// changes to house rules make house rules of the same base; a value set back to what it is
// there is no change any more. It returns a [Reason] for a field that is not there, a value
// outside its range, or a draw where nothing is drawn. Whether the rules can be played is for [RuleSet.Possible] to say.
func (r RuleSet) With(values map[string]int) (RuleSet, error) {
	base := r.Base()
	h := base
	known := 0
	for _, f := range Fields() {
		n, given := values[f.Name]
		if given {
			known++
		} else {
			n = f.get(&r)
		}
		switch {
		case n == f.get(&base):
			continue
		case n < f.Min, n > f.Max:
			return r, HouseRange
		}
		if f.set(&h, n); f.get(&h) != n {
			return r, HouseElsewhere // a draw, of rules that leave no choice of it
		}
		h.House += "+" + f.Name + "=" + f.text(n)
	}
	if known != len(values) {
		return r, HouseField
	}
	if h.House != "" {
		h.base = &base
	}
	return h, nil
}

// Base returns the rule set of the catalogue that house rules change, or the rule set
// itself when they are none.
func (r RuleSet) Base() RuleSet {
	if r.base == nil {
		return r
	}
	return *r.base
}

// parseHouse reads house rules as Key writes them, without the first plus sign.
func (r RuleSet) parseHouse(house string) (RuleSet, error) {
	values := map[string]int{}
	fields := Fields()
	for _, part := range strings.Split(house, "+") {
		name, text, _ := strings.Cut(part, "=")
		i := slices.IndexFunc(fields, func(f Field) bool { return f.Name == name })
		if i < 0 {
			return r, fmt.Errorf("%w: %q", HouseField, part)
		}
		n, err := fields[i].value(text)
		if err != nil {
			return r, fmt.Errorf("%w: %q", err, part)
		}
		values[name] = n
	}
	h, err := r.With(values)
	if err == nil && h.House != "+"+house {
		return r, fmt.Errorf("%w: %q is written %q", NoSuchGame, "+"+house, h.House)
	}
	return h, err
}
