//go:build e2e

package e2e

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// Page is a browser in the hands of one test: every failure ends the test, every
// step is in its log with the time, and problems of the page fail it.
type Page struct {
	Browser
	T testing.TB

	start   time.Time
	allowed []Kind
	seen    int      // problems already judged
	origins []string // where the test has been
	left    []string // where tests before it were, in the same browser
}

// spare is a browser that a test has left as it found it, and what it was started for. The
// next test that wants no other goes on with it, at an origin of its own: a start takes a
// second, and the game, which a process compiles only once, takes three more.
var spare struct {
	Browser
	opts Options
	left []string // the origins of those tests
}

// origin finds the first one in a text. Ports are handed out anew for each test.
var origin = regexp.MustCompile(`http://localhost:\d+`)

// fits tells whether a browser started for these options does for others.
func (o Options) fits(wanted Options) bool {
	o.Viewport.Width, o.Viewport.Height = wanted.Viewport.Width, wanted.Viewport.Height
	if Under() == "chromium" { // has any screen
		o.Viewport = wanted.Viewport
	}
	return o == wanted && !o.Alone
}

// stepTime limits one step. It is a guard against hanging, not a measure: a
// loaded machine makes a step a hundred times slower.
const stepTime = 3 * time.Minute

// Start gives the test a browser: the spare one if it fits.
func Start(t testing.TB, o Options) *Page {
	t.Helper()
	o = o.withDefaults()
	p := &Page{T: t, start: time.Now()}
	p.Step("start "+Under()+" "+o.Viewport.String(), func(ctx context.Context) (err error) {
		old := spare
		spare.Browser = nil
		if old.Browser != nil && old.opts.fits(o) {
			p.Browser, p.seen, p.left = old.Browser, len(old.Problems()), old.left
			return p.Browser.Resize(ctx, o.Viewport)
		}
		if old.Browser != nil {
			old.Close()
		}
		p.Browser, err = Launch(ctx, o)
		return err
	})
	before, _ := p.CPUTime() // a figure to compare tests by: no check
	t.Cleanup(func() {
		if after, err := p.CPUTime(); err == nil {
			t.Logf("the browser has used %.1f s of processor time", (after - before).Seconds())
		}
		p.Judge()
		if t.Failed() {
			p.Keep("failed")
			if log := p.Log(); len(log) > 0 {
				t.Log("the console said:\n" + strings.Join(log, "\n"))
			}
		}
		if o.Alone || t.Failed() || worn(p.Browser) || p.leave() != nil {
			p.Browser.Close()
			return
		}
		p.Judge()
		if spare.Browser != nil { // of a test with two
			spare.Close()
		}
		spare.Browser, spare.opts, spare.left = p.Browser, o, append(p.left, p.origins...)
	})
	return p
}

// worn tells that a browser would not serve another test as a fresh one does.
func worn(b Browser) bool {
	c, ok := b.(*Chromium)
	return ok && c.hands.several
}

// leave takes the browser from the page, once its worker is installed: what they complain
// about later would be held against the next test. The page leaves by itself, since a
// browser that is told where to go may take another process.
func (p *Page) leave() error {
	ctx, cancel := context.WithTimeout(context.Background(), stepTime)
	defer cancel()
	const whole = `await (async () => {
		try {
			for (let i = 0; i < 20; i++) { // it may be about to be registered
				const r = await navigator.serviceWorker.getRegistration();
				if (r) return !r.installing;
				await new Promise(ok => setTimeout(ok, 100));
			}
			return true;
		} catch { // site data is blocked
			return true;
		}
	})()`
	if err := Until(ctx, p.Browser, whole); err != nil {
		return err
	}
	if err := p.Eval(ctx, "void (location.href = 'about:blank')", nil); err != nil {
		return err
	}
	return Until(ctx, p.Browser, "location.href === 'about:blank'")
}

// Step runs one part of the test under a time limit and logs it.
func (p *Page) Step(what string, f func(ctx context.Context) error) {
	p.T.Helper()
	ctx, cancel := context.WithTimeout(p.T.Context(), stepTime)
	defer cancel()
	err := f(ctx)
	if err != nil {
		p.T.Fatalf("%6.2fs %s: %v", time.Since(p.start).Seconds(), what, err)
	}
	p.T.Logf("%6.2fs %s", time.Since(p.start).Seconds(), what)
}

// Open loads an address.
func (p *Page) Open(url string) {
	p.T.Helper()
	if o := origin.FindString(url); !slices.Contains(p.origins, o) {
		p.origins = append(p.origins, o)
	}
	p.Step("open "+url, func(ctx context.Context) error { return p.Browser.Open(ctx, url) })
}

// Reload loads the page again.
func (p *Page) Reload() {
	p.T.Helper()
	p.Step("reload", p.Browser.Reload)
}

// Until waits for a JavaScript condition.
func (p *Page) Until(cond string) {
	p.T.Helper()
	p.Step("until "+short(cond), func(ctx context.Context) error { return Until(ctx, p.Browser, cond) })
}

// Do performs a gesture.
func (p *Page) Do(what string, acts ...Act) {
	p.T.Helper()
	p.Step(what, func(ctx context.Context) error { return p.Browser.Do(ctx, acts...) })
}

// Keys presses keys one after the other.
func (p *Page) Keys(chords ...string) {
	p.T.Helper()
	p.Step("keys "+strings.Join(chords, " "), func(ctx context.Context) error {
		for _, c := range chords {
			if err := p.Browser.Key(ctx, c); err != nil {
				return err
			}
		}
		return nil
	})
}

// Resize changes the viewport.
func (p *Page) Resize(v Viewport) {
	p.T.Helper()
	p.Step("resize to "+v.String(), func(ctx context.Context) error { return p.Browser.Resize(ctx, v) })
}

// KillAndRestart ends the browser by SIGKILL and starts it again on its profile.
func (p *Page) KillAndRestart() {
	p.T.Helper()
	p.Step("kill the browser", p.Browser.Kill)
	p.Step("start it again", p.Browser.Restart)
}

// Get evaluates a JavaScript expression as a T.
func Get[T any](p *Page, expr string) T {
	p.T.Helper()
	var v T
	ctx, cancel := context.WithTimeout(p.T.Context(), stepTime)
	defer cancel()
	if err := p.Eval(ctx, expr, &v); err != nil {
		p.T.Fatalf("%s: %v", short(expr), err)
	}
	return v
}

// Run evaluates JavaScript for its effect.
func (p *Page) Run(js string) {
	p.T.Helper()
	p.Step(short(js), func(ctx context.Context) error { return p.Eval(ctx, "(()=>{"+js+"})()", nil) })
}

// Picture takes a screenshot.
func (p *Page) Picture() []byte {
	p.T.Helper()
	var png []byte
	p.Step("picture", func(ctx context.Context) (err error) {
		png, err = p.Screenshot(ctx)
		return err
	})
	return png
}

// Allow tells that from now on problems of these kinds are expected: those of
// the network, when the server is dead.
func (p *Page) Allow(kinds ...Kind) {
	p.Judge()
	p.allowed = kinds
}

// Judge fails the test for each new problem of a kind that is not allowed.
func (p *Page) Judge() {
	p.T.Helper()
	list := p.Problems()
	for _, x := range list[p.seen:] {
		switch o := origin.FindString(x.URL + " " + x.Text); {
		case slices.Contains(p.allowed, x.Kind):
			p.T.Log("expected: ", x)
		case o != "" && slices.Contains(p.left, o) && !slices.Contains(p.origins, o):
			p.T.Log("of a test before, whose server is gone: ", x)
		default:
			p.T.Error("the page has a problem: ", x)
		}
	}
	p.seen = len(list)
}

// Keep saves the picture and the markup of the page under out/, named after the
// test, the browser and why.
func (p *Page) Keep(why string) {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	if err := os.MkdirAll("out", 0o755); err != nil {
		p.T.Log(err)
		return
	}
	name := strings.NewReplacer("/", "-", " ", "-").Replace(p.T.Name()) + "-" + p.Name() + "-" + why
	save := func(ext string, b []byte, err error) {
		file := filepath.Join("out", name+ext)
		if err == nil {
			err = os.WriteFile(file, b, 0o644)
		}
		if err != nil {
			p.T.Log("not kept: ", err)
			return
		}
		p.T.Log("kept web/e2e/" + file)
	}
	png, err := p.Screenshot(ctx)
	save(".png", png, err)
	var html string
	err = p.Eval(ctx, "location.href + '\\n' + document.documentElement.outerHTML", &html)
	save(".html", []byte(html), err)
}

func short(js string) string {
	js = strings.Join(strings.Fields(js), " ")
	if len(js) > 70 {
		js = js[:67] + "..."
	}
	return js
}
