package peer

import (
	"slices"
	"syscall/js"
)

// browserLink is an end of static/js/peer.js.
type browserLink struct {
	link         js.Value
	heard        func(string)
	told         func(State, Reason)
	state        State
	reason       Reason
	onTold, onIn js.Func
}

// OpenLink loads the scripts and opens an end: of the match with that id, or of a new one. It
// fails with Missing where the scripts do not arrive.
func OpenLink(match string, ready func(Link, error)) {
	page := js.Global().Get("pazienza")
	missing := func() { ready(nil, Missing) }
	then(page.Call("late", "js/codes.js"), func(js.Value) {
		then(page.Call("late", "js/peer.js"), func(js.Value) {
			l := &browserLink{heard: func(string) {}, told: func(State, Reason) {}}
			l.onTold = js.FuncOf(func(_ js.Value, args []js.Value) any {
				l.change(stateOf(args[0].String()), reasonOf(args[1].String()))
				return nil
			})
			l.onIn = js.FuncOf(func(_ js.Value, args []js.Value) any {
				l.heard(args[0].String())
				return nil
			})
			l.link = page.Get("peer").Call("open", map[string]any{"match": match, "told": l.onTold, "heard": l.onIn})
			ready(l, nil)
		}, missing)
	}, missing)
}

// change takes down a state and tells of it. Nothing comes after Closed.
func (l *browserLink) change(s State, r Reason) {
	l.state, l.reason = s, r
	if s == Closed {
		l.onTold.Release()
		l.onIn.Release()
	}
	l.told(s, r)
}

// State implements [Conn].
func (l *browserLink) State() (State, Reason) { return l.state, l.reason }

// Watch implements [Conn].
func (l *browserLink) Watch(heard func(string), told func(State, Reason)) {
	l.heard, l.told = heard, told
}

// Send implements [Conn].
func (l *browserLink) Send(line string) error {
	return errorOf(reasonOf(l.link.Call("send", line).String()))
}

// Close implements [Conn].
func (l *browserLink) Close() { l.link.Call("close") }

// Match implements [Link].
func (l *browserLink) Match() string { return l.link.Get("match").String() }

// Invite implements [Link].
func (l *browserLink) Invite(got func(string, error)) { l.ask(got, "invite") }

// Accept implements [Link].
func (l *browserLink) Accept(code string, got func(string, error)) { l.ask(got, "accept", code) }

// Finish implements [Link].
func (l *browserLink) Finish(answer string, done func(error)) {
	l.ask(func(_ string, err error) { done(err) }, "finish", answer)
}

// Waits implements [Link].
func (l *browserLink) Waits() bool { return l.link.Get("waits").Bool() }

// Begin implements [Link].
func (l *browserLink) Begin(done func(error)) {
	l.ask(func(_ string, err error) { done(err) }, "begin")
}

// ask calls a method that answers later, with a code or with a reason for none.
func (l *browserLink) ask(got func(string, error), method string, args ...any) {
	then(l.link.Call(method, args...), func(v js.Value) {
		code := ""
		if c := v.Get("code"); c.Type() == js.TypeString {
			code = c.String()
		}
		if err := errorOf(reasonOf(v.Get("reason").String())); err != nil {
			got("", err)
			return
		}
		got(code, nil)
	}, func() { got("", Unsupported) })
}

// then waits for a promise.
func then(promise js.Value, kept func(js.Value), broken func()) {
	var yes, no js.Func
	release := func() {
		yes.Release()
		no.Release()
	}
	yes = js.FuncOf(func(_ js.Value, args []js.Value) any {
		release()
		var v js.Value
		if len(args) > 0 {
			v = args[0]
		}
		kept(v)
		return nil
	})
	no = js.FuncOf(func(js.Value, []js.Value) any {
		release()
		broken()
		return nil
	})
	promise.Call("then", yes, no)
}

// stateOf and reasonOf find what a script names. One that is not known stands for the worst.
func stateOf(name string) State {
	if i := slices.Index(stateNames[:], name); i >= 0 {
		return State(i)
	}
	return Closed
}

func reasonOf(name string) Reason {
	if i := slices.Index(reasonNames[:], name); i >= 0 {
		return Reason(i)
	}
	return Unsupported
}

// errorOf is nil for None.
func errorOf(r Reason) error {
	if r == None {
		return nil
	}
	return r
}
