package shell

import "testing"

// A game for money shows dollars, below zero too.
func TestStatusShowsMoney(t *testing.T) {
	a, _ := sit(t, "en", "vegas/vegas@1/draw3/passes3")
	contains(t, a.html(Where{Lang: "en"}), "\u2212$52")
	contains(t, a.html(Where{Lang: "it"}), "\u221252\u00a0$")
}
