package paint

import (
	"fmt"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// game is the canvas as Ebitengine wants it.
type game Canvas

// Update implements ebiten.Game. It is called once a frame.
func (g *game) Update() error {
	if window := js.Global(); window.Get("devicePixelRatio").Float() != g.screen.DPR {
		window.Call("setTimeout", g.resize, 0) // not in the middle of a frame
	}
	return nil
}

// Draw implements ebiten.Game.
func (g *game) Draw(target *ebiten.Image) {
	if g.panes[0].atlas.image == nil || g.broken {
		return
	}
	defer func() {
		if r := recover(); r != nil {
			(*Canvas)(g).fail(fmt.Errorf("%w: %v", ErrBroken, r))
		}
	}()
	now, busy := g.host.Now(), false
	c := (*Canvas)(g)
	for i := range c.shown() {
		busy = c.draw(i, target, now) || busy
	}
	if g.busy = busy; busy {
		c.wake(100)
	}
	c.look()
	if !g.drawn {
		g.drawn = true
		NextFrame(g.host.Ready) // when this one is on the screen
	}
}

// NextFrame calls f, once, when the browser is about to paint anew: never while nobody sees
// the page.
func NextFrame(f func()) {
	var once js.Func
	once = js.FuncOf(func(js.Value, []js.Value) any {
		once.Release()
		f()
		return nil
	})
	js.Global().Get("pazienza").Call("wake", 60)
	js.Global().Call("requestAnimationFrame", once)
}

// Layout implements ebiten.Game; LayoutF is asked instead.
func (g *game) Layout(int, int) (int, int) { panic("paint: LayoutF is there") }

// LayoutF implements ebiten.LayoutFer: the picture has the device's own pixels, so that
// nothing is scaled. The size Ebitengine passes is of the body, which says nothing here.
func (g *game) LayoutF(float64, float64) (w, h float64) {
	return g.screen.W * g.screen.DPR, g.screen.H * g.screen.DPR
}
