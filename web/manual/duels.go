package manual

import (
	"fmt"
	"html"
	"strings"

	"pazienza/engine/player"
	"pazienza/engine/variants"
)

// duels lists how often each strength of the computer has won against the next one below, with
// both moving at once and by turns.
func (p *page) duels(b *strings.Builder) {
	all, err := player.AllDuels()
	if err != nil {
		p.fail("%v", err)
	}
	fmt.Fprintf(b, `<table class="odds"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>`,
		html.EscapeString(p.label("strength")), html.EscapeString(p.w.Live), html.EscapeString(p.w.InTurns))
	for _, l := range player.Levels()[1:] {
		fmt.Fprintf(b, `<tr><th scope="row">%s<small>%s</small></th>`, html.EscapeString(l.Name()), html.EscapeString(p.w.Strengths[l]))
		for _, turns := range []bool{false, true} {
			for _, d := range all {
				g, err := variants.Catalogue().Game(d.Game)
				if err != nil || g.Variant.ID != p.game.Variant.ID || g.Choice.Turns != turns || d.Strong != l {
					continue
				}
				fmt.Fprintf(b, `<td>%s<small>%s</small></td>`, html.EscapeString(p.between(player.Interval(d.Won, d.Played()))),
					html.EscapeString(p.put("oftimes", p.w.Number(d.Won), p.w.Number(d.Played()))))
			}
		}
		b.WriteString("</tr>")
	}
	b.WriteString("</tbody></table>")
}
