package paint

import (
	"syscall/js"
	"time"

	"pazienza/app/table"
)

// pointers reads finger, mouse and pen on the table for as long as the page lives. The
// table is the canvas and the accessible twin over it: the twin's buttons must be there
// for the hit test by which a screen reader explores by touch, so presses on them are
// presses on the picture below.
type pointers struct {
	canvas js.Value
	now    func() time.Duration
	touch  func(table.Touch)
	over   bool // the mouse is over the table
}

// listen begins to read. A pressed pointer is captured by the canvas, so that it is let go
// there even over a bar or outside the window.
func (p *pointers) listen() {
	p.on("pointerdown", table.Press)
	p.on("pointermove", table.Drag)
	p.on("pointerup", table.Release)
	p.on("pointercancel", table.Cancel)
	options := js.ValueOf(map[string]any{"passive": false})
	// A press must neither take the focus from where the keyboard is, nor be turned into a
	// click or a selection by the browser.
	still := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if p.onTable(args[0]) {
			args[0].Call("preventDefault")
		}
		return nil
	})
	js.Global().Get("document").Get("documentElement").Call("addEventListener", "pointerleave", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if e := args[0]; e.Get("buttons").Int() == 0 { // the mouse left the window, with nothing held
			p.touch(table.Touch{Pointer: e.Get("pointerId").Int(), Phase: table.Cancel, Time: p.now()})
		}
		return nil
	}))
	for _, name := range []string{"mousedown", "touchstart", "contextmenu", "dragstart"} {
		js.Global().Call("addEventListener", name, still, options)
	}
}

func (p *pointers) on(name string, phase table.Phase) {
	js.Global().Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		here := p.onTable(e)
		phase := phase
		switch {
		case here && phase == table.Press:
			p.capture(e)
		case !here && phase == table.Press, !here && !p.over:
			return nil
		case !here && phase == table.Drag:
			phase = table.Cancel // the mouse went over to something else
		}
		p.over = here
		p.touch(table.Touch{
			Pointer: e.Get("pointerId").Int(),
			Phase:   phase,
			Device:  deviceOf(e.Get("pointerType").String()),
			Button:  e.Get("button").Int(),
			First:   e.Get("isPrimary").Bool(),
			Size:    max(e.Get("width").Float(), e.Get("height").Float()),
			X:       e.Get("clientX").Float(),
			Y:       e.Get("clientY").Float(),
			Time:    p.now(),
		})
		return nil
	}))
}

// capture has the rest of a press told to the canvas. The browser refuses where the pointer
// is gone already; then there is nothing to capture.
func (p *pointers) capture(e js.Value) {
	defer func() { _ = recover() }()
	p.canvas.Call("setPointerCapture", e.Get("pointerId"))
}

// onTable reports whether an event is meant for the picture. A twin that shows the cards
// itself takes its own presses.
func (p *pointers) onTable(e js.Value) bool {
	target := e.Get("target")
	return target.Equal(p.canvas) || target.Get("closest").Truthy() && target.Call("closest", ".twin:not(.shown)").Truthy()
}

func deviceOf(name string) table.Device {
	switch name {
	case "touch":
		return table.Finger
	case "pen":
		return table.Pen
	}
	return table.Mouse
}
