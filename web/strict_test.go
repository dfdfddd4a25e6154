package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// element is an element of a document as it is written: nothing is repaired, as browsers and
// lenient parsers do, so that whatever would be repaired can be found.
type element struct {
	tag    string
	attrs  map[string]string
	parent *element
	kids   []*element
	said   string // the text directly in it
}

// attr is the value of an attribute, "" where there is none.
func (e *element) attr(name string) string { return e.attrs[name] }

// has tells whether there is such an attribute, with or without a value.
func (e *element) has(name string) bool { _, ok := e.attrs[name]; return ok }

// text is all that is said in it.
func (e *element) text() string {
	t := e.said
	for _, k := range e.kids {
		t += k.text()
	}
	return t
}

// within tells whether it lies in an element with one of these tags.
func (e *element) within(tags ...string) bool {
	for p := e.parent; p != nil; p = p.parent {
		if slices.Contains(tags, p.tag) {
			return true
		}
	}
	return false
}

// each visits an element and all in it, in reading order.
func (e *element) each(visit func(*element)) {
	visit(e)
	for _, k := range e.kids {
		k.each(visit)
	}
}

func (e *element) String() string {
	s := "<" + e.tag
	for _, name := range []string{"id", "class"} {
		if e.has(name) {
			s += fmt.Sprintf(" %s=%q", name, e.attr(name))
		}
	}
	return s + ">"
}

var (
	void    = strings.Fields("br hr img input link meta")
	rawText = strings.Fields("script title")

	tagStart  = regexp.MustCompile(`^<([a-z][a-z0-9]*)`)
	attrQuote = regexp.MustCompile(`^[ \n]+([a-zA-Z][a-zA-Z0-9:-]*)(?:="([^"<]*)")?`)
	reference = regexp.MustCompile(`&(?:amp|lt|gt|quot|nbsp|#39|#34);`)
	ambiguous = regexp.MustCompile(`&[A-Za-z0-9#]+;`)
)

// parseStrictly reads a document: every element is closed, in order; every value of an attribute is in
// double quotes; no attribute is there twice; text and values have no markup unescaped.
func parseStrictly(doc string) (root *element, err error) {
	const doctype = "<!doctype html>\n"
	rest, ok := strings.CutPrefix(doc, doctype)
	if !ok {
		return nil, fmt.Errorf("it begins with %.20q, not with its type", doc)
	}
	root = &element{tag: "#document"}
	at := root
	for rest != "" {
		fail := func(format string, args ...any) (*element, error) {
			line := 1 + strings.Count(doc[:len(doc)-len(rest)], "\n")
			return nil, fmt.Errorf("line %d, in %v: %s, at %.40q", line, at, fmt.Sprintf(format, args...), rest)
		}
		open := strings.IndexByte(rest, '<')
		if open < 0 {
			open = len(rest)
		}
		if t := rest[:open]; t != "" {
			if strings.Contains(t, ">") || ambiguous.MatchString(reference.ReplaceAllString(t, "")) {
				return fail("text %q is not escaped", t)
			}
			at.said += t
			rest = rest[open:]
			continue
		}
		if end, ok := strings.CutPrefix(rest, "</"); ok {
			end, ok = strings.CutPrefix(end, at.tag+">")
			if !ok {
				return fail("another element is closed")
			}
			at, rest = at.parent, end
			continue
		}
		m := tagStart.FindStringSubmatch(rest)
		if m == nil {
			return fail("no tag")
		}
		e := &element{tag: m[1], attrs: map[string]string{}, parent: at}
		tail := rest[len(m[0]):]
		for m := attrQuote.FindStringSubmatch(tail); m != nil; m = attrQuote.FindStringSubmatch(tail) {
			if e.has(m[1]) {
				return fail("%s is there twice", m[1])
			}
			if ambiguous.MatchString(reference.ReplaceAllString(m[2], "")) {
				return fail("%s is not escaped", m[1])
			}
			e.attrs[m[1]] = m[2]
			tail = tail[len(m[0]):]
		}
		closed := strings.HasPrefix(tail, "/>") && e.within("svg")
		if closed {
			tail = tail[1:]
		}
		if !strings.HasPrefix(tail, ">") {
			return fail("the tag goes on with %.20q", tail)
		}
		at.kids = append(at.kids, e)
		rest = tail[1:]
		switch {
		case closed, slices.Contains(void, e.tag):
		case slices.Contains(rawText, e.tag):
			t, after, ok := strings.Cut(rest, "</"+e.tag+">")
			if !ok {
				return fail("<%s> is never closed", e.tag)
			}
			e.said, rest = t, after
		default:
			at = e
		}
	}
	if at != root {
		return nil, fmt.Errorf("%v is never closed", at)
	}
	return root, nil
}
