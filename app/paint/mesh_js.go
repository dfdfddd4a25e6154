package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	"pazienza/app/table"
)

// mesh is the triangles of a frame. Its slices are kept, so that a frame allocates nothing.
type mesh struct {
	vertices []ebiten.Vertex
	indices  []uint32
	options  ebiten.DrawTrianglesOptions
}

// draw draws every quad from one image in one call.
func (m *mesh) draw(target, image *ebiten.Image, quads []table.Quad) {
	m.vertices = m.vertices[:0]
	for _, q := range quads {
		at, from := q.Corners(), [4][2]float32{{q.SX0, q.SY0}, {q.SX1, q.SY0}, {q.SX0, q.SY1}, {q.SX1, q.SY1}}
		for i := range at {
			m.vertices = append(m.vertices, ebiten.Vertex{
				DstX: at[i][0], DstY: at[i][1], SrcX: from[i][0], SrcY: from[i][1],
				ColorR: q.Alpha, ColorG: q.Alpha, ColorB: q.Alpha, ColorA: q.Alpha,
			})
		}
	}
	for n := uint32(len(m.indices) / 6 * 4); int(n) < len(m.vertices); n += 4 {
		m.indices = append(m.indices, n, n+1, n+2, n+1, n+2, n+3)
	}
	if len(quads) == 0 {
		return
	}
	m.options.Filter = ebiten.FilterLinear // cards in flight lie between pixels; cards at rest lie on them
	m.options.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	target.DrawTriangles32(m.vertices, m.indices[:len(quads)*6], image, &m.options)
}
