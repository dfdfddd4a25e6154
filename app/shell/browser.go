package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// browser is window.pazienza, which first.js makes and the other scripts fill; without value on
// the host.
func browser() app.Value { return app.Window().Get("pazienza") }

func document() app.Value { return app.Window().Get("document") }

// element returns an element by its id. present is false when it is not on the page.
func element(id string) (e app.Value, present bool) {
	e = app.Window().GetElementByID(id)
	return e, e.Truthy()
}

// write puts a text into an element that holds one text node, unless it is there already.
// The node stays the one that go-app knows.
func write(id, text string) {
	if e, ok := element(id); ok {
		if n := e.Get("firstChild"); n.Truthy() && n.Get("nodeValue").String() != text {
			n.Set("nodeValue", text)
		}
	}
}

// focus moves the focus to an element, without scrolling to it.
func focus(id string) bool {
	e, ok := element(id)
	if ok {
		e.Call("focus", map[string]any{"preventScroll": true})
	}
	return ok
}

// focused returns the id of the element that has the focus.
func focused() string {
	if e := document().Get("activeElement"); e.Truthy() {
		return e.Get("id").String()
	}
	return ""
}

// active returns the element that has the focus. some is false when that is the page as such.
func active() (e app.Value, some bool) {
	e = document().Get("activeElement")
	return e, e.Truthy() && e.Get("tagName").String() != "BODY"
}

// ringed reports whether an element has the focus and shows it: after keys it does, after a
// press with mouse or finger not. Where the browser cannot tell it counts as shown.
func ringed(id string) (yes bool) {
	defer func() {
		if recover() != nil {
			yes = true
		}
	}()
	e, ok := element(id)
	return ok && e.Call("matches", ":focus-visible").Bool()
}

// within reports whether a node lies in the element with an id.
func within(node app.Value, id string) bool {
	e, ok := element(id)
	return ok && node != nil && node.Truthy() && e.Call("contains", node).Bool()
}

// listen calls f for every event of a name, until the page ends.
func listen(target app.Value, name string, f func(e app.Value)) { hear(target, name, false, f) }

// hear is listen, first for an event before what it is meant for takes it.
func hear(target app.Value, name string, first bool, f func(e app.Value)) {
	target.Call("addEventListener", name, app.FuncOf(func(_ app.Value, args []app.Value) any {
		if len(args) > 0 {
			f(args[0])
		}
		return nil
	}), first)
}

// resolve calls one of two functions when a promise is settled.
func resolve(promise app.Value, good func(app.Value), bad func()) {
	settled(promise, good, func(app.Value) { bad() })
}

// settled calls one of two functions with what a promise is settled with.
func settled(promise app.Value, good, bad func(app.Value)) {
	var ok, fail app.Func
	then := func(f func(app.Value)) app.Func {
		return app.FuncOf(func(_ app.Value, args []app.Value) any {
			f(args[0])
			ok.Release()
			fail.Release()
			return nil
		})
	}
	ok, fail = then(good), then(bad)
	promise.Call("then", ok, fail)
}

// caught calls a function with the name of what a promise fails with.
func caught(promise app.Value, f func(name string)) {
	settled(promise, func(app.Value) {}, func(why app.Value) { f(why.Get("name").String()) })
}

// closest is the element that an event is about and that a selector fits; without value
// where the event is about none, such as the document.
func closest(target app.Value, selector string) app.Value {
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return app.Undefined()
	}
	return target.Call("closest", selector)
}
