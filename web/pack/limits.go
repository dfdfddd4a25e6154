package main

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"pazienza/web/bundle"
)

// limit is the budget of one asset, in bytes.
type limit struct {
	name        string
	raw, brotli int
}

// limits is a flag that may be given several times.
type limits []limit

func (l *limits) String() string { return "" }

func (l *limits) Set(s string) error {
	name, sizes, ok1 := strings.Cut(s, "=")
	raw, brotli, ok2 := strings.Cut(sizes, ",")
	r, err1 := strconv.Atoi(raw)
	b, err2 := strconv.Atoi(brotli)
	if !ok1 || !ok2 || err1 != nil || err2 != nil || name == "" {
		return fmt.Errorf("%q is not name=raw,brotli", s)
	}
	*l = append(*l, limit{name, r, b})
	return nil
}

// visited is what a first visit fetches besides the wasm before a card can be moved: the scripts
// and the sheets that its document holds or names, the drawings, and the drawn icon. A document
// is a few kilobytes more.
func visited() []string {
	return []string{bundle.FirstScriptName, bundle.FirstStyleName, bundle.BootName, bundle.ScriptName, bundle.StyleName, "art/deck.json", "icons/favicon.svg"}
}

// firstVisit is the brotli of all that.
func firstVisit(index bundle.Index) (sum int, err error) {
	for _, name := range visited() {
		a, ok := index.Find(name)
		if !ok {
			return 0, fmt.Errorf("%s is not in the bundle", name)
		}
		sum += cmp.Or(a.Brotli, a.Size)
	}
	return sum, nil
}

// check says which asset is missing or over its budget.
func (l limits) check(index bundle.Index) error {
	for _, limit := range l {
		a, ok := index.Find(limit.name)
		switch {
		case !ok:
			return fmt.Errorf("%s is not in the bundle", limit.name)
		case a.Size > limit.raw:
			return fmt.Errorf("%s is %d bytes, over its budget of %d", limit.name, a.Size, limit.raw)
		case a.Brotli > limit.brotli:
			return fmt.Errorf("%s is %d bytes of brotli, over its budget of %d", limit.name, a.Brotli, limit.brotli)
		}
	}
	return nil
}
