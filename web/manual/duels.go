package manual

import (
	"fmt"
	"html"
	"strings"

	"pazienza/engine/player"
	"pazienza/engine/variants"
)

// duels lists how often each strength of the computer has won against the next one below.
func (p *page) duels(b *strings.Builder) {
	all, err := player.AllDuels()
	if err != nil {
		p.fail("%v", err)
	}
	fmt.Fprintf(b, `<table class="odds"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>`,
		html.EscapeString(p.label("strength")), html.EscapeString(p.label("tempo")), html.EscapeString(p.label("beats")))
	for _, d := range all {
		g, err := variants.Catalogue().Game(d.Game)
		if err != nil || g.Variant.ID != p.game.Variant.ID {
			continue
		}
		tempo := p.w.Live
		if g.Choice.Turns {
			tempo = p.w.InTurns
		}
		fmt.Fprintf(b, `<tr><th scope="row">%s<small>%s</small></th><td>%s</td><td>%s<small>%s</small></td></tr>`,
			html.EscapeString(d.Strong.Name()), html.EscapeString(p.w.Strengths[d.Strong]), html.EscapeString(tempo),
			html.EscapeString(p.between(player.Interval(d.Won, d.Played()))),
			html.EscapeString(p.put("oftimes", p.w.Number(d.Won), p.w.Number(d.Played()))))
	}
	b.WriteString("</tbody></table>")
}
