package paint

import (
	"syscall/js"

	"pazienza/app/table"
)

// screen measures the window: its size in CSS pixels, device pixels to one of these, and
// what notch and home bar take away, which the style sheet has in custom properties.
func screen() table.Screen {
	window := js.Global()
	s := table.Screen{
		W:   window.Get("innerWidth").Float(),
		H:   window.Get("innerHeight").Float(),
		DPR: window.Get("devicePixelRatio").Float(),
	}
	root := window.Get("document").Get("documentElement")
	style := window.Call("getComputedStyle", root)
	inset := func(side string) float64 {
		v := window.Call("parseFloat", style.Call("getPropertyValue", "--safe-"+side)).Float()
		if !(v > 0) { // NaN before the style sheet is there
			return 0
		}
		return v
	}
	s.Text = window.Call("parseFloat", style.Get("fontSize")).Float() / 16 // the browser's usual size
	s.Safe = table.Insets{Top: inset("top"), Right: inset("right"), Bottom: inset("bottom"), Left: inset("left")}
	return s
}
