package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// kin says where elements may be, and what may be in them. What is not named here is none of
// ours: a new element has to be thought of.
var (
	phrasing = strings.Fields("a b br button em i img input kbd label small span strong svg")
	flow     = append(strings.Fields("article aside details div dl fieldset figure footer h1 h2 h3 header main nav noscript ol p section table ul"), phrasing...)

	children = map[string][]string{
		"#document": {"html"}, "html": {"head", "body"}, "head": {"meta", "title", "link", "script", "style"}, "body": append([]string{"link", "script"}, flow...),
		"ul": {"li"}, "ol": {"li"}, "dl": {"dt", "dd", "div"}, "table": {"caption", "thead", "tbody"}, "thead": {"tr"}, "tbody": {"tr"}, "tr": {"th", "td"},
		"details": append([]string{"summary"}, flow...), "fieldset": append([]string{"legend"}, flow...), "figure": append([]string{"figcaption"}, flow...),
		"summary": append([]string{"h2", "h3"}, phrasing...), "legend": append([]string{"h2", "h3"}, phrasing...), "dt": phrasing,
	}
	holders = map[string][]string{ // where alone an element may be
		"li": {"ul", "ol"}, "dt": {"dl", "div"}, "dd": {"dl", "div"}, "tr": {"thead", "tbody"}, "th": {"tr"}, "td": {"tr"},
		"summary": {"details"}, "legend": {"fieldset"}, "figcaption": {"figure"}, "caption": {"table"}, "thead": {"table"}, "tbody": {"table"},
		"main": {"body", "div"}, "title": {"head"}, "meta": {"head"}, "link": {"head", "body"}, "script": {"head", "body"}, "style": {"head"},
	}
	first = strings.Fields("summary legend caption") // of their parent's children
	empty = strings.Fields("#document html head ul ol dl table thead tbody tr fieldset details")

	roles = strings.Fields("alert application dialog group img status timer")
	// refers names the attributes that say which element of the page they are about.
	refers = strings.Fields("for list form aria-labelledby aria-describedby aria-controls aria-owns aria-activedescendant aria-details")
	needs  = map[string][]string{"img": {"src", "alt"}, "button": {"type"}, "a": {"href"}, "input": {"type"}, "html": {"lang"}, "link": {"rel", "href"}, "th": {"scope"}}
)

// allowed is what may be in an element, nil where nothing is said of that.
func allowed(e *element) []string {
	switch {
	case children[e.tag] != nil:
		return children[e.tag]
	case e.tag == "div" && e.parent.tag == "dl":
		return children["dl"]
	case e.tag == "a", e.tag == "noscript": // as what they are in
		return allowed(e.parent)
	case slices.Contains(phrasing, e.tag), e.tag == "p", strings.HasPrefix(e.tag, "h") && len(e.tag) == 2:
		return phrasing
	}
	return flow
}

// pressed tells whether an element is one to be pressed, or filled in.
func pressed(e *element) bool {
	switch e.tag {
	case "button", "input", "label", "summary":
		return true
	case "a":
		return e.has("href")
	}
	return false
}

// faults lists what is wrong with a document, as the standard has it.
func faults(doc string) (list []string) {
	root, err := parseStrictly(doc)
	if err != nil {
		return []string{err.Error()}
	}
	ids := map[string]bool{}
	heads, h1 := 0, 0
	root.each(func(e *element) {
		wrong := func(format string, args ...any) {
			list = append(list, fmt.Sprintf("%v in %v: ", e, e.parent)+fmt.Sprintf(format, args...))
		}
		if id := e.attr("id"); e.has("id") {
			if id == "" || strings.ContainsAny(id, " \n\t") {
				wrong("the id %q cannot be referred to", id)
			}
			if ids[id] {
				wrong("the id is there twice")
			}
			ids[id] = true
		}
		for name, v := range e.attrs {
			switch {
			case strings.HasPrefix(name, "on"), name == "style", name == "accesskey":
				wrong("has %s", name)
			case strings.HasPrefix(name, "aria-") && v == "":
				wrong("%s says nothing", name)
			}
		}
		if e.within("svg") || e == root {
			return
		}
		if !slices.Contains(allowed(e.parent), e.tag) {
			wrong("may not be there")
		}
		if in := holders[e.tag]; in != nil && !slices.Contains(in, e.parent.tag) {
			wrong("may be in %v only", in)
		}
		if slices.Contains(first, e.tag) && e.parent.kids[0] != e {
			wrong("does not come first")
		}
		if slices.Contains(empty, e.tag) && strings.TrimSpace(e.said) != "" {
			wrong("has text %q", e.said)
		}
		for _, name := range needs[e.tag] {
			if !e.has(name) {
				wrong("has no %s", name)
			}
		}
		if r := e.attr("role"); e.has("role") && !slices.Contains(roles, r) {
			wrong("the role %q is none of ours", r)
		}
		if pressed(e) || e.has("tabindex") {
			for p := e.parent; p != nil; p = p.parent {
				if pressed(p) && !(p.tag == "label" && e.tag == "input") {
					wrong("is to be pressed within %v", p)
				}
			}
		}
		if len(e.tag) == 2 && e.tag[0] == 'h' && e.tag[1] <= '6' {
			n := int(e.tag[1] - '0')
			if n == 1 {
				h1++
			}
			if n > heads+1 {
				wrong("comes after a heading of level %d", heads)
			}
			if strings.TrimSpace(e.text()) == "" && !e.within("button") {
				wrong("says nothing")
			}
			heads = n
		}
	})
	if h1 != 1 {
		list = append(list, fmt.Sprintf("it has %d headings h1", h1))
	}
	root.each(func(e *element) {
		for _, name := range refers {
			for id := range strings.FieldsSeq(e.attr(name)) {
				if !ids[id] {
					list = append(list, fmt.Sprintf("%v: %s is about %q, which is not there", e, name, id))
				}
			}
		}
	})
	return list
}

// TestFaults has a fault of each kind found.
func TestFaults(t *testing.T) {
	const before, after = "<!doctype html>\n<html lang=\"it\"><head><title>x</title></head><body><h1>x</h1>", "</body></html>\n"
	if list := faults(before + `<p>a &amp; b &lt; <a href="/?a&amp;b">c</a></p><label>x<input type="text"></label><svg><path d="M0"/></svg>` + after); len(list) > 0 {
		t.Errorf("found in what is right: %q", list)
	}
	for body, want := range map[string]string{
		`<p>x`:                           "another element is closed",
		`<p><b>x</p></b>`:                "another element is closed",
		`<p>a > b</p>`:                   "not escaped",
		`<p>&eacute;</p>`:                "not escaped",
		`<p class=x>x</p>`:               "goes on with",
		`<p class='x'>x</p>`:             "goes on with",
		`<p id="a" id="b">x</p>`:         "id is there twice",
		`<p id="a">x</p><p id="a">y</p>`: "the id is there twice",
		`<p id="a b">x</p>`:              "cannot be referred to",
		`<br/>`:                          "goes on with",
		`<p><p>x</p></p>`:                "<p> in <p>: may not be there",
		`<p><div>x</div></p>`:            "<div> in <p>: may not be there",
		`<span><div>x</div></span>`:      "<div> in <span>: may not be there",
		`<li>x</li>`:                     "<li> in <body>: may be",
		`<ul><p>x</p></ul>`:              "<p> in <ul>: may not be there",
		`<ul>x<li>y</li></ul>`:           `has text "x"`,
		`<dl><div><p>x</p></div></dl>`:   "<p> in <div>: may not be there",
		`<details><p>x</p><summary>y</summary></details>`:  "does not come first",
		`<button type="button"><a href="/">x</a></button>`: "is to be pressed within <button>",
		`<a href="/"><span tabindex="0">x</span></a>`:      "is to be pressed within <a>",
		`<img src="/x">`:                     "has no alt",
		`<button>x</button>`:                 "has no type",
		`<p role="clown">x</p>`:              "none of ours",
		`<p aria-label="">x</p>`:             "says nothing",
		`<p style="color:red">x</p>`:         "has style",
		`<h3>x</h3>`:                         "after a heading of level 1",
		`<h2> </h2>`:                         "says nothing",
		`<h1>y</h1>`:                         "2 headings",
		`<p aria-labelledby="x">x</p>`:       `about "x", which is not there`,
		`<marquee>x</marquee>`:               "may not be there",
		`<table><tr><td>x</td></tr></table>`: "<tr> in <table>: may not be there",
	} {
		if list := faults(before + body + after); !strings.Contains(strings.Join(list, "\n"), want) {
			t.Errorf("%s: found %q, not %q", body, list, want)
		}
	}
	if list := faults("<html>" + after); len(list) != 1 || !strings.Contains(list[0], "type") {
		t.Errorf("without its type: %q", list)
	}
}
