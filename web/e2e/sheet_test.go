//go:build e2e && shots

package e2e

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pazienza/engine"
)

// sizes are the windows that the table is judged in.
var sizes = []struct {
	name string
	Viewport
}{
	{"phone", Viewport{360, 740, 3, true}},
	{"small", Viewport{320, 568, 2, true}},
	{"side", Viewport{740, 360, 3, true}},
	{"tablet", Viewport{820, 1180, 2, true}},
	{"laptop", Viewport{1440, 900, 1, false}},
	{"4k", Viewport{3840, 2160, 1, false}},
}

// TestSheet takes pictures of the table in every size, light and dark, with games of 7, 9 and
// 10 columns, with the longest columns that play leads to, and nearly won; sees that nothing
// on them overlaps or is cut off; and puts them on one sheet: make shots.
func TestSheet(t *testing.T) {
	out := filepath.Join("..", "..", "bin", "shots")
	if err := os.MkdirAll(out, 0o755); err != nil {
		t.Fatal(err)
	}
	p := sit(t, "/en/play/klondike-1/", Options{Viewport: sizes[0].Viewport})
	klondike, spider := recorded(t, "klondike-draw3"), recorded(t, "spider-1")
	var rows [][]string
	for _, table := range []struct {
		name string
		line *engine.Line
	}{
		{"klondike", prefix(klondike, 33)},
		{"klondike-long", longest(t, "klondike/classico@1/draw3", 60)},
		{"klondike-nearly", prefix(klondike, klondike.Moves()-9)},
		{"double", longest(t, "double-klondike/classico@1/draw3", 4)},
		{"double-long", longest(t, "double-klondike/classico@1/draw3", 60)},
		{"spider", prefix(spider, 40)},
		{"spider-long", longest(t, "spider-4/spider-charged@1", 60)},
		{"spider-nearly", prefix(spider, spider.Moves()-6)},
	} {
		p.Resize(sizes[0].Viewport)
		p.lay(table.line)
		var row []string
		for _, size := range sizes {
			p.Resize(size.Viewport)
			p.Until("window.sized === " + js(size.Width) + " && pazienza.test.settled()")
			p.ready()
			p.inside()
			p.clear(table.name + " " + size.name)
			for _, theme := range []string{"light", "dark"} {
				p.Run("localStorage.setItem('pazienza.theme', '" + theme + "'); pazienza.theme()")
				p.ready()
				name := strings.Join([]string{table.name, size.name, theme}, "-") + ".png"
				if err := os.WriteFile(filepath.Join(out, name), p.Picture(), 0o644); err != nil {
					t.Fatal(err)
				}
				row = append(row, name)
			}
		}
		rows = append(rows, row)
	}
	sheet(t, out, rows)
}

// sheet puts small copies of the pictures side by side, and all of them on a page.
func sheet(t *testing.T, dir string, rows [][]string) {
	t.Helper()
	const high, gap = 360, 12
	var page strings.Builder
	page.WriteString("<!doctype html><meta charset=utf-8><title>Pazienza</title><style>body{background:#555;color:#fff;font:14px sans-serif}img{height:360px;margin:4px}</style>\n")
	var small [][]image.Image
	wide := 0
	for _, row := range rows {
		x := gap
		var list []image.Image
		for _, name := range row {
			fmt.Fprintf(&page, "<a href=%s title=%[1]s><img src=%[1]s loading=lazy></a>", name)
			b, err := os.ReadFile(filepath.Join(dir, name))
			if err != nil {
				t.Fatal(err)
			}
			m, err := png.Decode(bytes.NewReader(b))
			if err != nil {
				t.Fatal(err)
			}
			m = shrink(m, high)
			list = append(list, m)
			x += m.Bounds().Dx() + gap
		}
		page.WriteString("<br>\n")
		small = append(small, list)
		wide = max(wide, x)
	}
	all := image.NewRGBA(image.Rect(0, 0, wide, gap+len(rows)*(high+gap)))
	draw.Draw(all, all.Bounds(), image.NewUniform(color.Gray{0x55}), image.Point{}, draw.Src)
	for i, list := range small {
		x, y := gap, gap+i*(high+gap)
		for _, m := range list {
			draw.Draw(all, m.Bounds().Add(image.Pt(x, y)), m, image.Point{}, draw.Src)
			x += m.Bounds().Dx() + gap
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, all); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"index.html": []byte(page.String()), "sheet.png": b.Bytes()} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("bin/shots/sheet.png and bin/shots/index.html show %d pictures", len(rows)*len(rows[0]))
}

// shrink makes a picture so high, each pixel the mean of those it stands for.
func shrink(m image.Image, high int) image.Image {
	w, h := m.Bounds().Dx(), m.Bounds().Dy()
	wide := w * high / h
	out := image.NewRGBA(image.Rect(0, 0, wide, high))
	for y := range high {
		for x := range wide {
			var r, g, b, n uint32
			for v := y * h / high; v < max((y+1)*h/high, y*h/high+1); v++ {
				for u := x * w / wide; u < max((x+1)*w/wide, x*w/wide+1); u++ {
					cr, cg, cb, _ := m.At(u, v).RGBA()
					r, g, b, n = r+cr>>8, g+cg>>8, b+cb>>8, n+1
				}
			}
			out.SetRGBA(x, y, color.RGBA{uint8(r / n), uint8(g / n), uint8(b / n), 255})
		}
	}
	return out
}
