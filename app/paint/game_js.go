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
	if g.atlas.image == nil || g.broken {
		return
	}
	defer func() {
		if r := recover(); r != nil {
			(*Canvas)(g).fail(fmt.Errorf("%w: %v", ErrBroken, r))
		}
	}()
	now := g.host.Now()
	var busy bool
	g.sprites, busy = g.host.View.Scene(now, g.sprites[:0])
	g.sprites = g.host.View.Rose(now, g.sprites)
	g.quads = g.quads[:0]
	for i := range g.sprites {
		g.quads = g.atlas.spec.Quads(g.sprites[i], g.screen.DPR, g.quads)
	}
	g.mesh.draw(target, g.atlas.image, g.quads)
	c := (*Canvas)(g)
	if g.busy = busy; busy {
		c.wake(100)
	}
	c.look()
}

// Layout implements ebiten.Game; LayoutF is asked instead.
func (g *game) Layout(int, int) (int, int) { panic("paint: LayoutF is there") }

// LayoutF implements ebiten.LayoutFer: the picture has the device's own pixels, so that
// nothing is scaled. The size Ebitengine passes is of the body, which says nothing here.
func (g *game) LayoutF(float64, float64) (w, h float64) {
	return g.screen.W * g.screen.DPR, g.screen.H * g.screen.DPR
}
