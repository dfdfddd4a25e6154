//go:build e2e

package e2e

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/color"
	"image/png"
	"testing"
)

// catches has what the page would save or share kept for the test instead.
const catches = `{
	window.caught = null;
	const make = URL.createObjectURL, click = HTMLAnchorElement.prototype.click;
	URL.createObjectURL = b => { window.made = b; return make.call(URL, b); };
	HTMLAnchorElement.prototype.click = function() { this.download ? window.caught = this.download : click.call(this); };
	window.bytes = async file => new Promise(ok => { const r = new FileReader(); r.onload = () => ok(r.result.split(',')[1]); r.readAsDataURL(file); });
}`

// postcard opens the picture of a result, has it saved, and reads the file.
func (p *player) postcard(name string) image.Image {
	p.T.Helper()
	p.Run(catches)
	p.tap("#as-postcard")
	p.Until("document.querySelector('img.postcard')?.naturalWidth === 1080")
	p.tap("#postcard-save")
	p.Until("window.caught === '" + name + "'")
	return p.picture("window.made")
}

// picture reads a file of the page that must be a picture of the right size.
func (p *player) picture(file string) image.Image {
	p.T.Helper()
	p.Until("window.read = await window.bytes(" + file + ")")
	b, err := base64.StdEncoding.DecodeString(Get[string](p.Page, "window.read"))
	if err != nil {
		p.T.Fatal(err)
	}
	if !bytes.HasPrefix(b, []byte("\x89PNG\r\n\x1a\n")) {
		p.T.Fatalf("the file is no PNG: %q", b[:min(8, len(b))])
	}
	m, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		p.T.Fatal(err)
	}
	if m.Bounds() != image.Rect(0, 0, 1080, 1080) {
		p.T.Errorf("the picture measures %v", m.Bounds())
	}
	return m
}

// near reports whether a pixel has a colour, give or take what gradients and browsers round.
func near(m image.Image, x, y int, want color.RGBA) bool {
	got := color.RGBAModel.Convert(m.At(x, y)).(color.RGBA)
	off := func(a, b uint8) bool { return max(a, b)-min(a, b) > 6 }
	return !off(got.R, want.R) && !off(got.G, want.G) && !off(got.B, want.B)
}

// TestPostcard shares a win as a picture, on the cloth of the day and of the night: as a file,
// and through what the browser shares files with; the script comes when it is asked for.
func TestPostcard(t *testing.T) {
	p := sit(t, "/it/", Options{Viewport: Phone, Lang: "it"})
	won, line := p.left("klondike-draw3", 1)
	p.solve(line, won, p.drags, nil)
	scripts := "performance.getEntriesByType('resource').filter(e => e.name.includes('postcard')).length"
	if Get[int](p.Page, scripts) != 0 && !Get[bool](p.Page, "!!navigator.serviceWorker.controller") {
		t.Error("a page without a picture loads its script")
	}
	paper := color.RGBA{0xff, 0xfd, 0xf7, 0xff}
	for _, cloth := range []struct {
		theme string
		edge  color.RGBA
	}{{"light", color.RGBA{0x1c, 0x46, 0x39, 0xff}}, {"dark", color.RGBA{0x14, 0x17, 0x1d, 0xff}}} {
		p.Run("localStorage.setItem('pazienza.theme', '" + cloth.theme + "'); pazienza.theme()")
		m := p.postcard("pazienza-" + js(won.Deal()) + ".png")
		if !near(m, 2, 1077, cloth.edge) || !near(m, 1077, 1077, cloth.edge) {
			t.Errorf("%s: the corners are %v and %v", cloth.theme, m.At(2, 1077), m.At(1077, 1077))
		}
		if !near(m, 826, 260, paper) {
			t.Errorf("%s: where a card lies it is %v", cloth.theme, m.At(826, 260))
		}
		p.Until("document.querySelector('img.postcard').alt.startsWith('Riuscito! · Klondike · 3 carte · n. " + js(won.Deal()) + " · ')")
		p.tap("#page-close")
		p.Until("document.activeElement.id === 'as-postcard'")
	}
	p.Run(`navigator.canShare = d => d.files?.length === 1 && d.files[0].type === 'image/png';
		navigator.share = async d => { window.shared = d.files[0]; };`)
	p.tap("#as-postcard")
	p.tap("#postcard-out")
	p.Until("window.shared")
	p.picture("window.shared")
}
