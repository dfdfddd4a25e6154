package manual

import (
	"html"
	"strings"

	"pazienza/engine"
)

// suitPaths are drawn around the origin, 104 wide and high, in the order of engine.Suit; the
// last is the star of the jokers.
var suitPaths = [5]string{
	"M0-50C7-34 46-14 46 15C46 31 35 39 24 39C15 39 8 35 4.5 28C5.5 38 10 44 18 49H-18C-10 44-5.5 38-4.5 28C-8 35-15 39-24 39C-35 39-46 31-46 15C-46-14-7-34 0-50z",
	"M0 48C-7 35-48 12-48-17C-48-34-36-45-23-45C-12-45-4-38 0-28C4-38 12-45 23-45C36-45 48-34 48-17C48 12 7 35 0 48z",
	"M-21.5 -28a21.5 21.5 0 1 1 43 0a21.5 21.5 0 1 1 -43 0zM-49.5 10a21.5 21.5 0 1 1 43 0a21.5 21.5 0 1 1 -43 0zM6.5 10a21.5 21.5 0 1 1 43 0a21.5 21.5 0 1 1 -43 0zM-7-12h14l1.5 22c.5 18 6 32 16 38h-49c10-6 15.5-20 16-38z",
	"M0-50Q15-21 39 0Q15 21 0 50Q-15 21-39 0Q-15-21 0-50z",
	"M0-50L11-27L35-35L27-11L50 0L27 11L35 35L11 27L0 50L-11 27L-35 35L-27 11L-50 0L-27-11L-35-35L-11-27z",
}

var suitNames = [5]string{"s", "h", "c", "d", "x"}

// drawings are what the suits of a page refer to, once for all of its cards.
func drawings() string {
	var b strings.Builder
	b.WriteString(`<svg class="hidden" aria-hidden="true" focusable="false">`)
	for i, path := range suitPaths {
		b.WriteString(`<symbol id="pip-` + suitNames[i] + `" viewBox="-52 -52 104 104"><path fill="currentColor" d="` + path + `"></path></symbol>`)
	}
	return b.String() + "</svg>"
}

func pip(c engine.Card) string {
	name := suitNames[4]
	if c.Rank() != engine.Joker {
		name = suitNames[c.Suit()]
	}
	return `<svg aria-hidden="true" focusable="false"><use href="#pip-` + name + `"></use></svg>`
}

// index is what a card has in its corner.
func index(c engine.Card) string {
	switch r := c.Rank(); {
	case r == engine.Joker:
		return ""
	case r.String() == "T":
		return "10"
	default:
		return r.String()
	}
}

// colour is the class of a card's colour: that of its suit.
func colour(c engine.Card) string {
	if c.Rank() == engine.Joker {
		return ""
	}
	return " " + suitNames[c.Suit()]
}

// chip is a card in running text.
func (p *page) chip(c engine.Card) string {
	return `<span class="pc` + colour(c) + `" role="img" aria-label="` + html.EscapeString(p.w.Card(c)) + `">` + index(c) + pip(c) + `</span>`
}

// diagrams lays cards on a small table, for every caption some.
func (p *page) diagrams(b block) string {
	captions := strings.Split(b.text, " | ")
	list := shows[b.key]
	if len(captions) != len(list) {
		p.fail("%d captions for the %d diagrams of %s", len(captions), len(list), b.key)
		return ""
	}
	var out strings.Builder
	out.WriteString(`<div class="dia">`)
	for i, s := range list {
		out.WriteString(p.diagram(s, captions[i]))
	}
	return out.String() + "</div>"
}

func (p *page) diagram(s shown, caption string) string {
	var piles strings.Builder
	var names []string
	for _, cards := range s.laid() {
		var said []string
		piles.WriteString(`<div class="pile">`)
		for _, name := range cards {
			card, label := p.card(name)
			piles.WriteString(card)
			said = append(said, label)
		}
		piles.WriteString("</div>")
		names = append(names, strings.Join(said, ", "))
	}
	out := `<figure class="show"><div class="piles" role="img" aria-label="` + html.EscapeString(strings.Join(names, "; ")) + `">` + piles.String() + "</div>"
	switch s.mark {
	case right:
		out += `<span class="mark yes" role="img" aria-label="` + html.EscapeString(p.label("right")) + `">✓</span>`
	case wrong:
		out += `<span class="mark no" role="img" aria-label="` + html.EscapeString(p.label("wrong")) + `">✕</span>`
	}
	return out + "<figcaption>" + p.rich(caption) + "</figcaption></figure>"
}

// card draws one card of a diagram, and says what it is.
func (p *page) card(name string) (drawn, label string) {
	switch name {
	case "#":
		return `<span class="card back"></span>`, p.label("facedown")
	case "-":
		return `<span class="card none"></span>`, p.label("empty")
	}
	c, _, err := engine.ParseCard(name)
	if err != nil {
		p.fail("%v", err)
	}
	c = c.FaceUp()
	return `<span class="card` + colour(c) + `"><i>` + index(c) + pip(c) + `</i>` + pip(c) + `</span>`, p.w.Card(c)
}
