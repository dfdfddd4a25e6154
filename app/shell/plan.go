package shell

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/engine"
)

// plan draws the table of a variant small, as it is dealt: how many columns there are, how
// long, and which of their cards can be seen.
func plan(v engine.Variant) app.UI {
	const wide, high, gap = 100., 70., 2.
	w := wide/float64(len(v.Deal)) - gap
	h := w * 1.4
	most := 0.
	for _, n := range v.Deal {
		most = max(most, float64(n)-1)
	}
	step := min(h*.55, (high-h)/max(1, most))
	tall := most*step + h
	var cards strings.Builder
	for c, n := range v.Deal {
		for i := range int(n) {
			class := "down"
			switch {
			case i == int(n)-1, v.Shown == engine.ShowAll:
				class = "up"
			case v.Shown == engine.ShowThrough:
				class = "through"
			}
			y := float64(i) * step
			cards.WriteString(`<rect class="` + class + `" x="` + decimal(float64(c)*(w+gap)) + `" y="` + decimal(y) + `" width="` + decimal(w) + `" height="` + decimal(h) + `" rx="1.5"></rect>`)
		}
	}
	for n := range int(v.Jokers) { // in the corner that the shorter columns leave free
		cards.WriteString(`<path class="star" transform="translate(` + decimal(12+22*float64(n)) + ` ` + decimal(tall-12) + `)" d="M0-11L3-3.6L11-3.4L4.9 1.4L6.8 9L0 4.8L-6.8 9L-4.9 1.4L-11-3.4L-3-3.6z"></path>`)
	}
	return app.Raw(`<svg class="plan" viewBox="-.5 -.5 99 ` + decimal(tall+1) + `" aria-hidden="true" focusable="false">` + cards.String() + `</svg>`)
}

// decimal writes a length with two places at most.
func decimal(x float64) string {
	s := strconv.FormatFloat(x, 'f', 2, 64)
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}
