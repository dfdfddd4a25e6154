package manual

import (
	"fmt"
	"html"
	"strings"

	"pazienza/engine"
)

// rich writes a text as HTML: with its facts, its cards as chips, what is stressed, and its
// links. What is wrong with a text is an error of the page; tests find it.
func (p *page) rich(text string) string {
	var b strings.Builder
	strong := false
	for text != "" {
		i := strings.IndexAny(text, "{*[")
		if i < 0 {
			break
		}
		b.WriteString(html.EscapeString(text[:i]))
		text = text[i:]
		switch text[0] {
		case '*':
			b.WriteString(map[bool]string{false: "<b>", true: "</b>"}[strong])
			strong, text = !strong, text[1:]
		case '{':
			name, rest, ok := strings.Cut(text[1:], "}")
			if !ok {
				p.fail("no } in %q", text)
			}
			b.WriteString(p.filled(name))
			text = rest
		case '[':
			label, rest, ok := strings.Cut(text[1:], "](")
			to, after, also := strings.Cut(rest, ")")
			if !ok || !also {
				p.fail("no link in %q", text)
			}
			b.WriteString(`<a href="` + p.href(to) + `">` + html.EscapeString(label) + `</a>`)
			text = after
		}
	}
	if strong {
		p.fail("a * too many before %q", text)
	}
	b.WriteString(html.EscapeString(text))
	return b.String()
}

// filled is what stands for braces: a card or a fact.
func (p *page) filled(name string) string {
	if c, _, err := engine.ParseCard(name); err == nil {
		return p.chip(c.FaceUp())
	}
	value, ok := p.fact(name)
	if !ok {
		p.fail("nothing is known of {%s}", name)
	}
	return html.EscapeString(value)
}

// plain is a text for machines: without marks, and with the names of its cards.
func (p *page) plain(text string) string {
	var b strings.Builder
	for text != "" {
		i := strings.IndexAny(text, "{*[")
		if i < 0 {
			break
		}
		b.WriteString(text[:i])
		switch rest := text[i+1:]; text[i] {
		case '*':
			text = rest
		case '{':
			name, after, _ := strings.Cut(rest, "}")
			if c, _, err := engine.ParseCard(name); err == nil {
				b.WriteString(p.w.Card(c.FaceUp()))
				if strings.HasPrefix(after, "{") {
					b.WriteString(", ")
				}
			} else {
				value, _ := p.fact(name)
				b.WriteString(value)
			}
			text = after
		case '[':
			label, to, _ := strings.Cut(rest, "](")
			_, after, _ := strings.Cut(to, ")")
			b.WriteString(label)
			text = after
		}
	}
	return b.String() + text
}

// href is where a link of a text leads: within the page, or to another in its language.
func (p *page) href(to string) string {
	if strings.HasPrefix(to, "#") {
		return to
	}
	return "/" + p.w.Lang + "/" + to
}

// fail notes what is wrong with the page, the first time.
func (p *page) fail(format string, a ...any) {
	if p.err == nil {
		p.err = fmt.Errorf("manual: %s/%s: "+format, append([]any{p.w.Lang, p.o.path}, a...)...)
	}
}
