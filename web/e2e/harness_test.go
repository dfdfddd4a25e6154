//go:build e2e

package e2e

import (
	"bytes"
	"context"
	"fmt"
	"image"
	_ "image/png"
	"strconv"
	"strings"
	"testing"
	"time"
)

// openTiny starts a browser on the tiny page.
func openTiny(t *testing.T, o Options) (*Page, *tinyServer) {
	t.Helper()
	s := serveTiny(t)
	p := Start(t, o)
	p.Open(s.url)
	p.Until("window.up")
	return p, s
}

// events returns what the canvas saw since the last call, without the moves.
func events(p *Page) string {
	all := Get[[]string](p, "seen.splice(0).map(s => s.split(' ')).filter(s => s[0] !== 'pointermove').map(s => s.slice(0, 4).join(' '))")
	return strings.Join(all, "; ")
}

func want(t *testing.T, what, got, wanted string) {
	t.Helper()
	if got != wanted {
		t.Errorf("%s: saw %q, want %q", what, got, wanted)
	}
}

func TestHarnessMouse(t *testing.T) {
	p, _ := openTiny(t, Options{Viewport: Desktop})
	p.Do("click", Mouse.Tap(Pt(300, 400))...)
	p.Until("seen.some(s => s.startsWith('pointerup'))")
	want(t, "click", events(p), "pointerdown mouse 300 400; pointerup mouse 300 400")

	// What takes too long between two clicks makes no double click of them: try again, elsewhere.
	at := Pt(500, 300)
	for range 10 {
		p.Do("double click", Mouse.DoubleTap(at)...)
		p.Until("seen.filter(s => s.startsWith('pointerup')).length === 2")
		if Get[bool](p, "seen.some(s => s.startsWith('dblclick'))") {
			break
		}
		events(p)
		at.Y += 30
	}
	place := fmt.Sprint(at.X, " ", at.Y)
	want(t, "double click", events(p), strings.ReplaceAll("pointerdown mouse P; pointerup mouse P; pointerdown mouse P; pointerup mouse P; dblclick - P", "P", place))

	p.Do("drag", Mouse.Drag(Pt(100, 200), Pt(700, 600), 8, 50*time.Millisecond)...)
	p.Until("seen.some(s => s.startsWith('pointerup'))")
	if n := Get[int](p, "seen.filter(s => s.startsWith('pointermove')).length"); n < 6 {
		t.Errorf("drag in 8 steps: %d moves", n)
	}
	if Get[bool](p, "seen.some(s => !s.endsWith('true'))") {
		t.Error("there are events that are not the browser's own")
	}
	want(t, "drag", events(p), "pointerdown mouse 100 200; pointerup mouse 700 600")

	p.Do("press", Mouse.Down(Pt(100, 100))...)
	p.Do("move", Mouse.Move(Pt(100, 100), Pt(200, 250), 3)...)
	p.Until("seen.some(s => s.startsWith('pointermove mouse 200 250'))")
	p.Reload() // in mid-drag
	p.Until("window.up")
	p.Do("let go", Mouse.Up()...)
	p.Do("click again", Mouse.Tap(Pt(50, 500))...)
	p.Until("seen.some(s => s.startsWith('pointerdown mouse 50 500'))")
	p.Do("click the button", Mouse.Tap(middle(p, "#b"))...)
	p.Until("window.clicked === 1")
}

func middle(p *Page, selector string) Point {
	xy := Get[[2]float64](p, "(r => [r.x + r.width/2, r.y + r.height/2])(document.querySelector('"+selector+"').getBoundingClientRect())")
	return Pt(xy[0], xy[1])
}

func TestHarnessKeys(t *testing.T) {
	p, _ := openTiny(t, Options{Viewport: Desktop})
	p.Run("document.activeElement.blur()")
	p.Keys("Tab")
	p.Until("document.activeElement.id === 'b'")
	p.Keys("Enter", " ")
	p.Until("window.clicked === 2")
	p.Keys("Tab")
	p.Until("document.activeElement.id === 'c'")
	p.Keys("Shift+Tab")
	p.Until("document.activeElement.id === 'b'")
	p.Run("keysSeen.length = 0")
	p.Keys("a", "Shift+a", "Control+z", "Control+Shift+Z", "Escape", "ArrowLeft", "ArrowUp", "Home", "PageDown", "F2", "5", "?")
	p.Until("keysSeen.filter(k => !/Shift|Control/.test(k.split('/')[0])).length >= 12")
	got := Get[[]string](p, "keysSeen.filter(k => !/(Shift|Control)\\//.test(k))")
	want(t, "keys", strings.Join(got, " "), "a/KeyA S-A/KeyA C-z/KeyZ C-S-Z/KeyZ Escape/Escape ArrowLeft/ArrowLeft ArrowUp/ArrowUp Home/Home PageDown/PageDown F2/F2 5/Digit5 ?/Slash")
}

func TestHarnessTouch(t *testing.T) {
	kind := "touch"
	if Lacks(RealTouch) != "" {
		kind = "mouse"
	}
	p, _ := openTiny(t, Options{})
	p.Do("tap", Finger.Tap(Pt(100, 300))...)
	p.Until("seen.some(s => s.startsWith('pointerup'))")
	want(t, "tap", events(p), "pointerdown "+kind+" 100 300; pointerup "+kind+" 100 300")

	p.Do("drag", Finger.Drag(Pt(140, 350), Pt(300, 600), 8, 50*time.Millisecond)...) // elsewhere: WebKit ends a second press at one place with a dblclick, drag or not
	p.Until("seen.some(s => s.startsWith('pointerup'))")
	if n := Get[int](p, "seen.filter(s => s.startsWith('pointermove')).length"); n < 6 {
		t.Errorf("drag in 8 steps: %d moves", n)
	}
	want(t, "drag", events(p), "pointerdown "+kind+" 140 350; pointerup "+kind+" 300 600")

	p.Do("double tap", Finger.DoubleTap(Pt(200, 400))...)
	p.Until("seen.filter(s => s.startsWith('pointerup')).length === 2")
	p.Do("tap the button", Finger.Tap(middle(p, "#b"))...)
	p.Until("window.clicked === 1")
}

func TestHarnessViewport(t *testing.T) {
	p, _ := openTiny(t, Options{})
	size := func(v Viewport) {
		t.Helper()
		p.Until("innerWidth === " + js(v.Width) + " && innerHeight === " + js(v.Height))
		img, _, err := image.Decode(bytes.NewReader(p.Picture()))
		if err != nil {
			t.Fatal(err)
		}
		if b := img.Bounds(); b.Dx() != int(float64(v.Width)*v.DPR) || b.Dy() != int(float64(v.Height)*v.DPR) {
			t.Errorf("picture at %s: %v", v, b)
		}
	}
	size(Phone)
	p.Resize(Phone.Rotated())
	size(Phone.Rotated())
	p.Resize(Phone)
	size(Phone)
	p.Do("tap", Finger.Tap(Pt(180, 500))...)
	p.Until("frames_ > 0")
	img, _, err := image.Decode(bytes.NewReader(p.Picture()))
	if err != nil {
		t.Fatal(err)
	}
	if r, g, b, _ := img.At(180, 500).RGBA(); r>>8 < 240 || g>>8 < 190 || b>>8 > 30 {
		t.Error("the picture does not show what the canvas drew:", r>>8, g>>8, b>>8)
	}
	t.Log("coarse, touch points, language:", Get[string](p, "[matchMedia('(pointer: coarse)').matches, navigator.maxTouchPoints, navigator.language].join()"))
}

func TestHarnessSharp(t *testing.T) {
	p, _ := openTiny(t, Options{Viewport: PhoneSharp, Lang: "it"})
	want(t, "view", Get[string](p, "[innerWidth, innerHeight, devicePixelRatio].join()"), "360,740,3")
	want(t, "language", Get[string](p, "navigator.language"), "it")
	img, _, err := image.Decode(bytes.NewReader(p.Picture()))
	if err != nil {
		t.Fatal(err)
	}
	if b := img.Bounds(); b.Dx() != 1080 || b.Dy() != 2220 {
		t.Error("picture:", b)
	}
}

func TestHarnessOffline(t *testing.T) {
	p, s := openTiny(t, Options{})
	p.Until("navigator.serviceWorker.controller")
	s.kill()
	p.Allow(Network, Worker) // the tiny worker lets failed requests fail
	p.Reload()
	p.Until("window.up")
	p.Open(s.url + "?from=shortcut")
	p.Until("window.up")
	want(t, "uncached", Get[string](p, "fetch('/nothing').then(r => String(r.status), () => 'failed')"), "failed")
	s.start()
	want(t, "uncached", Get[string](p, "fetch('/nothing').then(r => String(r.status), () => 'failed')"), "404")
}

func TestHarnessKillAndResume(t *testing.T) {
	RunAll(t, []Scenario{{"indexeddb", []Ability{KillResume}, tryKill}})
}

func tryKill(t *testing.T) {
	p, s := openTiny(t, Options{})
	p.Run("window.marker = 1; return save('a game')")
	p.KillAndRestart()
	p.Open(s.url)
	p.Until("window.up")
	if Get[bool](p, "!!window.marker") {
		t.Error("the page has survived the kill")
	}
	want(t, "stored", Get[string](p, "load()"), "a game")
	p.Do("tap", Finger.Tap(Pt(100, 300))...)
	p.Until("seen.length > 1")
}

func TestHarnessProblems(t *testing.T) {
	for _, c := range []struct {
		kind     Kind
		js, text string
	}{
		{Console, "console.error('a complaint')", "a complaint"},
		{Exception, "setTimeout(() => { throw new Error('thrown') })", "thrown"},
		{Exception, "console.log('panic: no card there')", "no card there"},
		{Exception, "Promise.reject(new Error('rejected'))", "rejected"},
		{Policy, "document.body.appendChild(document.createElement('script')).text = '1'; const i = document.createElement('img'); i.src = 'http://127.0.0.2:1/x.png'; document.body.append(i)", ""},
		{Network, "fetch('/nothing')", "404"},
	} {
		t.Run(string(c.kind), func(t *testing.T) {
			p, _ := openTiny(t, Options{})
			p.Until("navigator.serviceWorker.controller")
			p.Judge()
			p.Allow(c.kind)
			if c.kind == Policy {
				p.Allow(Policy, Network, Foreign) // WebKit calls a refused picture a failed one too
			}
			p.Run(c.js + ";")
			p.Step("reported", func(ctx context.Context) error {
				for {
					for _, x := range p.Problems() {
						if x.Kind == c.kind && strings.Contains(x.Text, c.text) {
							return nil
						}
					}
					if err := sleep(ctx, 50*time.Millisecond); err != nil {
						return err
					}
				}
			})
		})
	}
}

func TestHarnessNoStorage(t *testing.T) {
	s := serveTiny(t)
	p := Start(t, Options{NoStorage: true})
	p.Allow(Exception, Console) // the tiny page tries all the same
	p.Open(s.url)
	p.Until("window.up")
	for what, expr := range map[string]string{
		"localStorage": "(() => { try { localStorage.x = 1; return 'works' } catch (e) { return String(e) } })()",
		"IndexedDB":    "save('x').then(() => 'works', String)",
		"worker":       "navigator.serviceWorker.register('/tiny-sw.js').then(() => 'works', String)",
	} {
		got := Get[string](p, expr)
		t.Log(what, ": ", got)
		if got == "works" && (what != "worker" || p.Name() != "webkit") { // WebKit's switches leave workers on
			t.Errorf("%s works though storage is blocked", what)
		}
	}
}

func TestHarnessNoWebGL(t *testing.T) {
	const gl = "(n => !!document.createElement('canvas').getContext(n))"
	p, _ := openTiny(t, Options{NoWebGL: true})
	if Get[bool](p, gl+"('webgl2') || "+gl+"('webgl')") {
		t.Error("there is WebGL")
	}
	p, _ = openTiny(t, Options{})
	if !Get[bool](p, gl+"('webgl2')") {
		t.Error("there is no WebGL2")
	}
}

func js(n int) string { return strconv.Itoa(n) }
