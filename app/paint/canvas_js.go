package paint

import (
	"errors"
	"fmt"
	"strconv"
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"pazienza/app/session"
	"pazienza/app/table"
)

// Host is what the canvas works for. Its functions are called from several goroutines but
// never at once: the browser runs Go on one thread, and nothing in a desk or a view blocks.
type Host struct {
	Views   [2]*table.View // the table, and the second one of a race
	Divide  func(table.Screen) (first, second table.Screen, two bool)
	Now     func() time.Duration
	Do      func(view int, in session.Intent) // what a pointer asked for
	Needs   func() table.Needs                // what the atlas depends on besides the layout
	Ready   func()                            // the first picture is on the screen
	Resized func()                            // the window has another size or pixel ratio
	Failed  func(error)                       // the table cannot be drawn here, now or any more
}

// Why there is no picture.
var (
	ErrNoWebGL  = errors.New("the browser has no WebGL 2")
	ErrArt      = errors.New("the cards could not be drawn")
	ErrReadback = errors.New("the browser does not let drawings be read")
	ErrBroken   = errors.New("drawing broke off")
)

// Canvas is the picture of the table.
type Canvas struct {
	host    Host
	panes   [2]pane
	two     bool     // the second is shown
	page    js.Value // what the page's scripts put on the window
	element js.Value
	screen  table.Screen
	intents []session.Intent
	shape   table.Pointing
	timer   js.Value
	alarm   js.Func
	resize  js.Func
	busy    bool // the last frame was not yet the final one
	drawn   bool // the first picture has been
	broken  bool // drawing has failed and is not tried again
}

// New measures the window, so that everything on the tables has its place. Nothing is drawn
// before [Canvas.Begin].
func New(h Host) *Canvas {
	c := &Canvas{host: h, screen: screen(), page: js.Global().Get("pazienza")}
	for i := range c.panes {
		c.panes[i].view = h.Views[i]
	}
	c.panes[0].atlas.failed = h.Failed
	c.divide()
	c.follow()
	return c
}

// Begin draws until the page ends. It returns at once; Host.Ready is called when the first
// picture is on the screen, or Host.Failed.
func (c *Canvas) Begin() {
	element := js.Global().Get("document").Call("querySelector", "body > canvas")
	if !c.page.Call("webgl2", element).Bool() {
		c.host.Failed(ErrNoWebGL)
		return
	}
	c.element = element
	c.alarm = js.FuncOf(func(js.Value, []js.Value) any { c.wake(60); return nil })
	c.listen()
	c.page.Call("fitCanvas", ebiten.Monitor().DeviceScaleFactor())
	ebiten.SetTPS(ebiten.SyncWithFPS)
	go func() {
		err := ebiten.RunGameWithOptions((*game)(c), &ebiten.RunGameOptions{
			InitUnfocused: true, ScreenTransparent: true, DisableHiDPI: false,
		})
		if err != nil {
			c.fail(fmt.Errorf("%w: %w", ErrBroken, err))
		}
	}()
	c.Changed()
}

// fail draws nothing any more: the page and the game in progress outlive that.
func (c *Canvas) fail(err error) {
	c.broken, c.busy = true, false
	c.element.Set("hidden", true)
	c.host.Failed(err)
}

// Changed asks for frames because the table or how it is to look has changed.
func (c *Canvas) Changed() {
	c.divide()
	if !c.element.Truthy() || c.broken {
		return
	}
	c.wantAtlases()
	c.look()
	c.busy = true // until a frame has shown the change
	c.wake(60)
}

// Atlas returns what is drawn from now; nil before there is one.
func (c *Canvas) Atlas() *table.Spec { return c.panes[0].atlas.spec }

// Busy reports whether something is still on its way.
func (c *Canvas) Busy() bool { return c.busy }

// follow watches the window: its size, and its pixel ratio, which changes with the
// browser's zoom or on another monitor and is told by a media query only, if at all: every
// frame looks as well.
func (c *Canvas) follow() {
	window := js.Global()
	resized := js.FuncOf(func(js.Value, []js.Value) any {
		if s := screen(); s != c.screen {
			c.screen = s
			c.divide()
			c.host.Resized()
			c.Changed()
		}
		return nil
	})
	for _, name := range []string{"resize", "orientationchange", "pageshow"} {
		window.Call("addEventListener", name, resized)
	}
	c.resize = js.FuncOf(func(js.Value, []js.Value) any {
		window.Call("dispatchEvent", window.Get("Event").New("resize")) // Ebitengine listens to this alone
		return nil
	})
	var again js.Func
	watch := func() {
		ratio := strconv.FormatFloat(window.Get("devicePixelRatio").Float(), 'f', -1, 64)
		options := js.ValueOf(map[string]any{"once": true})
		window.Call("matchMedia", "(resolution: "+ratio+"dppx)").Call("addEventListener", "change", again, options)
	}
	again = js.FuncOf(func(this js.Value, args []js.Value) any {
		watch()
		return c.resize.Invoke()
	})
	watch()
}

// touch hands a pointer event to the view, and what comes of it to the host.
func (c *Canvas) touch(t table.Touch) {
	for i := range c.shown() {
		if c.panes[i].screen.Bare { // only to be looked at
			continue
		}
		c.intents = c.panes[i].view.Touch(t, c.intents[:0])
		for _, in := range c.intents {
			c.host.Do(i, in)
		}
	}
	if t.Phase != table.Drag {
		c.wake(100)
	}
	c.look()
}

// look sets the mouse pointer's shape, and the alarm for what changes by waiting alone.
func (c *Canvas) look() {
	if !c.element.Truthy() {
		return
	}
	if p := c.pointing(); p != c.shape {
		c.shape = p
		js.Global().Get("document").Get("body").Get("style").Set("cursor", [...]string{
			table.PointNothing: "", table.PointPress: "pointer", table.PointGrab: "grab", table.PointGrabbing: "grabbing",
		}[p])
	}
	if c.timer.Truthy() {
		js.Global().Call("clearTimeout", c.timer)
		c.timer = js.Undefined()
	}
	at, ok := c.next()
	if !ok {
		return
	}
	if ms := (at - c.host.Now()).Milliseconds(); ms > 0 {
		c.timer = js.Global().Call("setTimeout", c.alarm, ms)
	} else { // a drag does this for every step: no timer, which would call back for nothing
		c.wake(60)
	}
}

// wake lets frames through for a while; see static/js/frames.js.
func (c *Canvas) wake(ms int) { c.page.Call("wake", ms) }
