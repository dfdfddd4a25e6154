package manual

import (
	"html"
	"strings"

	"pazienza/engine/variants"
)

// called is what the game of a page is called.
func (p *page) called(o outline) string { return p.w.Game(o.variants[0]).Name }

// playIt leads from the rules of a game to its table.
func (p *page) playIt() string {
	if !p.o.about() {
		return ""
	}
	o, ok := variants.FirstOffer(p.o.variants[0])
	if !ok {
		return ""
	}
	return `<p><a class="cta" href="` + p.href("play/"+o.Slug+"/") + `">` + html.EscapeString(p.put("playit", p.called(p.o))) + `</a></p>`
}

// others leads to every other page of the manual.
func (p *page) others() string {
	var b strings.Builder
	b.WriteString(`<nav class="links" aria-label="` + html.EscapeString(p.label("others")) + `">`)
	for _, o := range outlines() {
		if o.path == p.o.path {
			continue
		}
		name := p.called(o)
		if !o.about() {
			name = p.label(strings.TrimSuffix(o.path, "/"))
		}
		b.WriteString(`<a class="chip quiet" href="` + p.href(o.path) + `">` + html.EscapeString(name) + "</a>")
	}
	return b.String() + "</nav>"
}
