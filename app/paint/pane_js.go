package paint

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"pazienza/app/table"
)

// pane is one table of the window: there is one, or in a race there are two.
type pane struct {
	view    *table.View
	screen  table.Screen
	atlas   atlas
	sprites []table.Sprite
	quads   []table.Quad
	mesh    mesh
}

// shown are the panes that there are.
func (c *Canvas) shown() []pane {
	if c.two {
		return c.panes[:]
	}
	return c.panes[:1]
}

// divide gives every table its part of the window.
func (c *Canvas) divide() {
	c.panes[0].screen, c.panes[1].screen, c.two = c.host.Divide(c.screen)
	for i := range c.shown() {
		c.panes[i].view.Resize(c.panes[i].screen)
	}
}

// wantAtlases asks for the pictures of every table. Two tables of one size share theirs.
func (c *Canvas) wantAtlases() {
	needs := c.host.Needs()
	c.panes[0].atlas.want(c.panes[0].view.Layout(), needs)
	if c.two && c.panes[1].screen.Bare {
		c.panes[1].atlas.want(c.panes[1].view.Layout(), needs)
	}
}

// pictures is the atlas that a table is drawn from.
func (c *Canvas) pictures(i int) *atlas {
	if !c.panes[i].screen.Bare {
		i = 0
	}
	return &c.panes[i].atlas
}

// draw draws one table, and reports whether the next frame will differ.
func (c *Canvas) draw(i int, target *ebiten.Image, now time.Duration) (busy bool) {
	p, a := &c.panes[i], c.pictures(i)
	if a.image == nil { // frames are asked for when it is there
		return false
	}
	p.sprites, busy = p.view.Scene(now, p.sprites[:0])
	p.sprites = p.view.Rose(now, p.sprites)
	p.quads = p.quads[:0]
	for k := range p.sprites {
		p.quads = a.spec.Quads(p.sprites[k], c.screen.DPR, p.quads)
	}
	p.mesh.draw(target, a.image, p.quads)
	return busy
}

// pointing is what the mouse is on, on whichever table.
func (c *Canvas) pointing() (most table.Pointing) {
	for i := range c.shown() {
		if !c.panes[i].screen.Bare {
			most = max(most, c.panes[i].view.Pointing())
		}
	}
	return most
}

// next returns when a table needs a frame though nothing happens before.
func (c *Canvas) next() (at time.Duration, ok bool) {
	for i := range c.shown() {
		if t, needed := c.panes[i].view.Wake(); needed && (!ok || t < at) {
			at, ok = t, true
		}
	}
	return at, ok
}
