package manual

import (
	"fmt"
	"html"
	"math"
	"strings"

	"pazienza/engine"
	"pazienza/engine/player"
	"pazienza/engine/variants"
)

func rows(g *engine.Game) bool { return g.Variant.Stock == engine.StockRows }

// scoring says what counts under each rule set: the usual one in full view, the others folded.
func (p *page) scoring(b *strings.Builder) {
	v := p.game.Variant
	for i, r := range variants.Catalogue().RuleSetsFor(v) {
		called := p.w.RuleSets.Of(r.ID)
		if i == 0 {
			b.WriteString(`<h3 id="set-` + r.ID + `">` + html.EscapeString(called.Name) + "</h3>")
		} else {
			b.WriteString(`<details class="ruleset"><summary><h3 id="set-` + r.ID + `">` + html.EscapeString(called.Name) + "</h3></summary>")
		}
		b.WriteString("<p>" + html.EscapeString(called.Is) + "</p>")
		if counted := p.w.ScoreTable(v, r); len(counted) > 0 {
			b.WriteString(`<table class="points" aria-label="` + html.EscapeString(p.put("points", called.Name)) + `"><tbody>`)
			for _, row := range counted {
				b.WriteString(`<tr><th scope="row">` + html.EscapeString(row.What) + "</th><td>" + html.EscapeString(row.Points) + "</td></tr>")
			}
			b.WriteString("</tbody></table>")
		}
		b.WriteString("<ul>")
		for _, line := range p.w.RuleLines(v, r) {
			b.WriteString("<li>" + html.EscapeString(line) + "</li>")
		}
		b.WriteString("</ul>")
		if i > 0 {
			b.WriteString("</details>")
		}
	}
}

// odds lists what was measured of the page's games.
func (p *page) odds(b *strings.Builder) {
	all, err := player.AllOdds()
	if err != nil {
		p.fail("%v", err)
	}
	b.WriteString(`<table class="odds"><thead><tr><th scope="col">` + html.EscapeString(p.label("game")) + `</th><th scope="col">` +
		html.EscapeString(p.label("winnable")) + `</th><th scope="col">` + html.EscapeString(p.label("won")) + "</th></tr></thead><tbody>")
	for _, variant := range p.o.variants {
		for _, o := range all {
			g, err := variants.Catalogue().Game(o.Game)
			if err != nil || g.Variant.ID != variant || !p.played(g) {
				continue
			}
			low, high := o.WinnableShare()
			wonLow, wonHigh := o.WonShare()
			fmt.Fprintf(b, `<tr><th scope="row">%s</th><td>%s<small>%s</small></td><td>%s<small>%s</small></td></tr>`,
				html.EscapeString(p.w.Chip(g)),
				html.EscapeString(p.between(low, high)), html.EscapeString(p.put("sample", p.w.Number(o.Deals))),
				html.EscapeString(p.between(wonLow, wonHigh)), html.EscapeString(p.put("partly", p.w.Number(o.Played))))
		}
	}
	b.WriteString("</tbody></table>")
}

// played reports whether a choice of draw and passes is one of some rule set with points: the
// free one, which odds are measured under, allows all there are.
func (p *page) played(g *engine.Game) bool {
	if rows(g) {
		return true
	}
	for _, r := range variants.Catalogue().RuleSetsFor(p.game.Variant) {
		for _, c := range r.Choices {
			if r.Score.Counts && c == g.Choice {
				return true
			}
		}
	}
	return false
}

// share answers what was measured of a game: "klondike/draw1".
func (p *page) share(kind, game string) (string, bool) {
	variant, choice, chosen := strings.Cut(game, "/")
	name := variant + "/free@1"
	if chosen {
		name += "/" + choice
	}
	all, _ := player.AllOdds()
	for _, o := range all {
		switch {
		case o.Game != name:
		case kind == "won":
			return p.between(o.WonShare()), true
		case kind == "winnable":
			return p.between(o.WinnableShare()), true
		}
	}
	return "", false
}

// between writes a range of shares in whole per cent, never narrower than it is.
func (p *page) between(low, high float64) string {
	a, b := p.w.Number(int(math.Floor(low*100))), p.w.Number(int(math.Ceil(high*100)))
	if a == b {
		return p.put("percent", a)
	}
	return p.put("percent", a+"–"+b)
}
