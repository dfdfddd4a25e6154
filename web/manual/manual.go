package manual

import (
	"fmt"
	"html"
	"slices"
	"strconv"
	"strings"

	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// page is one page in one language, being written.
type page struct {
	o     outline
	w     *words.Words
	game  *engine.Game // that it is about
	book  book
	said  map[string]string // labels
	facts map[string]string
	err   error // the first thing that is wrong with it
}

// Paths lists the pages of the manual, by their paths under a language's folder.
func Paths() []string {
	var list []string
	for _, o := range outlines() {
		list = append(list, o.path)
	}
	return list
}

// open begins a page.
func open(lang, path string) (*page, error) {
	o, ok := outlineOf(path)
	if !ok {
		return nil, fmt.Errorf("manual: no page %s", path)
	}
	g, ok := variants.Usual(o.variants[0])
	if !ok {
		return nil, fmt.Errorf("manual: no game of %s", o.variants[0])
	}
	return begin(lang, o, g)
}

// begin begins a page about a game.
func begin(lang string, o outline, g *engine.Game) (*page, error) {
	all, err := books()
	if err != nil {
		return nil, err
	}
	if all[lang] == nil {
		return nil, fmt.Errorf("manual: nothing in %q", lang)
	}
	w := words.For(lang)
	return &page{o: o, w: w, game: g, book: all[lang], said: all[lang].labels("labels"), facts: facts(w, g)}, nil
}

// Article returns what a page says, as HTML of one element. Its links begin with the
// language's folder, as those of the other pages do.
func Article(lang, path string) (string, error) {
	p, err := open(lang, path)
	if err != nil {
		return "", err
	}
	return p.article()
}

func (p *page) article() (string, error) {
	var body, toc strings.Builder
	heads := p.book.labels("heads")
	for _, s := range p.o.sections {
		head := html.EscapeString(heads[s.id])
		if head == "" {
			p.fail("no heading %s", s.id)
		}
		toc.WriteString(`<li><a href="#` + s.id + `">` + head + `</a></li>`)
		body.WriteString(`<section><h2 id="` + s.id + `" tabindex="-1">` + head + `</h2>`)
		for _, name := range s.entries {
			p.entry(&body, name)
		}
		body.WriteString(`</section>`)
	}
	contents := `<nav class="toc" aria-label="` + html.EscapeString(p.label("contents")) + `"><ul>` + toc.String() + `</ul></nav>`
	if len(p.o.sections) < 2 {
		contents = ""
	}
	return `<div id="help" class="help">` + drawings() + contents +
		`<article class="text">` + body.String() + p.playIt() + `</article>` + p.others() + `</div>`, p.err
}

// label returns a label of the page's language.
func (p *page) label(name string) string {
	if p.said[name] == "" {
		p.fail("no label %s", name)
	}
	return p.said[name]
}

// put puts a word into a label.
func (p *page) put(name string, word ...string) string {
	s := p.label(name)
	for i, w := range word {
		s = strings.ReplaceAll(s, "{"+strconv.Itoa(i)+"}", w)
	}
	return s
}

// entry writes the blocks of an entry, like ones together.
func (p *page) entry(b *strings.Builder, name string) {
	if made, ok := strings.CutPrefix(name, "*"); ok {
		p.made(b, made)
		return
	}
	blocks := slices.Clone(p.book[name])
	if len(blocks) == 0 {
		p.fail("nothing is said of %s", name)
	}
	slices.SortStableFunc(blocks, func(a, b block) int { // only terms have one; no language here puts an accent first
		return strings.Compare(strings.ToLower(a.term), strings.ToLower(b.term))
	})
	around := map[kind]string{point: "ul", step: "ol", meaning: "dl"}
	last := para
	for _, one := range blocks {
		if tag := around[last]; tag != "" && one.kind != last {
			b.WriteString("</" + tag + ">")
		}
		if tag := around[one.kind]; tag != "" && one.kind != last {
			b.WriteString("<" + tag + ">")
		}
		last = one.kind
		switch one.kind {
		case point, step:
			b.WriteString("<li>" + p.rich(one.text) + "</li>")
		case question:
			b.WriteString("<h3>" + p.rich(one.text) + "</h3>")
		case meaning:
			b.WriteString(`<dt id="` + one.key + `">` + html.EscapeString(one.term) + "</dt><dd>" + p.rich(one.text) + "</dd>")
		case diagrams:
			b.WriteString(p.diagrams(one))
		default:
			b.WriteString("<p>" + p.rich(one.text) + "</p>")
		}
	}
	if tag := around[last]; tag != "" {
		b.WriteString("</" + tag + ">")
	}
}

// made writes what is made from data.
func (p *page) made(b *strings.Builder, name string) {
	switch name {
	case "scoring":
		p.scoring(b)
	case "odds":
		p.odds(b)
	case "duels":
		p.duels(b)
	case "keys":
		b.WriteString("<h3>" + html.EscapeString(p.label("keys")) + "</h3><p>" + html.EscapeString(p.w.AllKeys(rows(p.game), p.game.Variant.Shown == engine.ShowThrough, true)) + "</p>")
	default:
		p.fail("*%s is not made of anything", name)
	}
}
