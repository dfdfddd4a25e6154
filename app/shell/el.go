package shell

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// The functions here are not inlined: elements are most of what the shell's code makes, and
// the program is downloaded. For the same reason there is no chain of calls for attributes.

// at are the attributes of an element: names and values, one after the other.
type at []string

// el makes an element, written as a style sheet would: "button#share.chip.quiet". go-app has
// a type for every tag, each with some hundred methods that all end up in the program; this
// is one type for all of them, which saves megabytes.
//
//go:noinline
func el(is string, a at, body ...app.UI) app.HTMLElem {
	is, class, _ := strings.Cut(is, ".")
	tag, id, _ := strings.Cut(is, "#")
	e := app.Elem(tag)
	if id != "" {
		e.Attr("id", id)
	}
	if class != "" {
		e.Attr("class", strings.ReplaceAll(class, ".", " "))
	}
	for i := 0; i < len(a); i += 2 {
		e.Attr(a[i], a[i+1])
	}
	return e.Body(body...)
}

// box makes an element without attributes around others.
//
//go:noinline
func box(is string, body ...app.UI) app.HTMLElem { return el(is, nil, body...) }

// said makes an element around a text.
//
//go:noinline
func said(is, s string) app.HTMLElem { return el(is, nil, text(s)) }

// text makes a text.
//
//go:noinline
func text(s string) app.UI { return app.Text(s) }

// link makes a link.
//
//go:noinline
func link(is, href string, body ...app.UI) app.HTMLElem { return el(is, at{"href", href}, body...) }

// button makes a button that submits nothing. What is done on a press is not replaced when the
// page is rendered again, unless scope is another: functions that elements call look at the
// app as it is then, and hold on to nothing that scope does not name.
//
//go:noinline
func button(is string, a at, scope string, do func(), body ...app.UI) app.HTMLElem {
	e := el(is, append(a, "type", "button"), body...)
	return pressed(e, scope, do)
}

// toggle is a button that stays pressed.
//
//go:noinline
func toggle(is string, on bool, label string, do func()) app.UI {
	if on {
		is += " on"
	}
	return button(is, at{"aria-pressed", truth(on)}, "", do, text(label))
}

// pressed has something done when an element is pressed.
//
//go:noinline
func pressed(e app.HTMLElem, scope string, do func()) app.HTMLElem {
	return e.On("click", func(app.Context, app.Event) { do() }, app.EventScope(scope))
}

// input makes a field to fill in, or a button of several of which one is chosen.
//
//go:noinline
func input(a at) app.HTMLElemSelfClosing {
	e := app.ElemSelfClosing("input")
	for i := 0; i < len(a); i += 2 {
		e.Attr(a[i], a[i+1])
	}
	return e
}

// image makes a picture that says nothing to a reader: words are beside it. An empty alt
// would say the same, but go-app leaves out what is empty.
//
//go:noinline
func image(a at) app.UI {
	e := app.ElemSelfClosing("img").Attr("aria-hidden", "true")
	for i := 0; i < len(a); i += 2 {
		e.Attr(a[i], a[i+1])
	}
	return e
}

// truth is the value of an attribute such as checked. A page holds the attribute or does
// not; in the browser it is a property, and false has to be said.
func truth(v bool) string {
	switch {
	case v:
		return "true"
	case app.IsServer:
		return ""
	}
	return "false"
}
