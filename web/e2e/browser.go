//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"os"
	"time"
)

// Browser is one running browser with one window on one page, in a profile of
// its own that lasts until Close. It is not safe for concurrent use.
type Browser interface {
	// Name is chromium, firefox or webkit.
	Name() string
	// Open loads the address and waits for its load event.
	Open(ctx context.Context, url string) error
	// Reload loads the page again, as the reload button does.
	Reload(ctx context.Context) error
	// Eval evaluates a JavaScript expression, awaits it if it is a promise, and
	// decodes its JSON into out, which may be nil.
	Eval(ctx context.Context, expr string, out any) error
	// Do performs the acts in order. What is down at the end stays down until a
	// later Do: a test can look at the page, or reload it, in mid-drag.
	Do(ctx context.Context, acts ...Act) error
	// Key presses and releases one key with its modifiers: "Tab", "Shift+Tab",
	// "Control+z", "Enter", "ArrowLeft", " ".
	Key(ctx context.Context, chord string) error
	// Screenshot returns the viewport as PNG, in device pixels.
	Screenshot(ctx context.Context) ([]byte, error)
	// Resize changes the viewport while the page lives: rotation, a dragged
	// window edge, zoom.
	Resize(ctx context.Context, v Viewport) error
	// Problems returns what went wrong on all pages since the start.
	Problems() []Problem
	// Log returns the last lines of the console, whatever their level.
	Log() []string
	// CPUTime returns the processor time used by all processes of the browser.
	CPUTime() (time.Duration, error)
	// Kill ends the browser by SIGKILL, as a phone ends an app in the
	// background: no page event, no flush. See KillResume.
	Kill(ctx context.Context) error
	// Restart starts it again after Kill, on the same profile, with a blank page.
	Restart(ctx context.Context) error
	// Close ends the browser and removes its profile.
	Close()
}

// Viewport is a size of the page.
type Viewport struct {
	Width, Height int     // CSS pixels
	DPR           float64 // device pixels per CSS pixel
	Mobile        bool    // a touch screen that can be turned
}

// The viewports of the scenarios. Logic is tried at one device pixel per CSS
// pixel: software GL draws a phone at three at a few frames a second.
var (
	Phone      = Viewport{360, 740, 1, true}
	PhoneSharp = Viewport{360, 740, 3, true}
	Desktop    = Viewport{1440, 900, 1, false}
)

// Rotated returns the viewport turned by 90 degrees.
func (v Viewport) Rotated() Viewport {
	v.Width, v.Height = v.Height, v.Width
	return v
}

// At returns the viewport with another device pixel ratio.
func (v Viewport) At(dpr float64) Viewport {
	v.DPR = dpr
	return v
}

func (v Viewport) String() string {
	return fmt.Sprintf("%dx%d@%g", v.Width, v.Height, v.DPR)
}

// Options say what kind of browser a test wants.
type Options struct {
	Viewport  Viewport // zero means Phone
	Lang      string   // preferred language of the person, "" means "en-US"
	NoStorage bool     // cookies and site data blocked: IndexedDB and localStorage refuse
	NoWebGL   bool     // no WebGL context of any version
	Motion    bool     // animations; otherwise the person has asked for reduced motion, which is quicker
	Alone     bool     // a browser for this test only: to kill it, install from it or measure it
}

func (o Options) withDefaults() Options {
	if o.Viewport == (Viewport{}) {
		o.Viewport = Phone
	}
	if o.Lang == "" {
		o.Lang = "en-US"
	}
	return o
}

// Under is the name of the browser under test: PAZIENZA_BROWSER, or chromium.
func Under() string {
	if n := os.Getenv("PAZIENZA_BROWSER"); n != "" {
		return n
	}
	return "chromium"
}

// Launch starts the browser under test in a fresh profile.
func Launch(ctx context.Context, o Options) (Browser, error) {
	o = o.withDefaults()
	switch n := Under(); n {
	case "chromium":
		return launchChromium(ctx, o)
	case "firefox":
		return launchFirefox(ctx, o)
	case "webkit":
		return launchWebKit(ctx, o)
	default:
		return nil, fmt.Errorf("PAZIENZA_BROWSER is %q, want chromium, firefox or webkit", n)
	}
}

// Until waits until a JavaScript condition holds. It polls by interval and not
// by animation frame, since an idle game has none; an error of the page counts
// as "not yet", since a page being loaded has no context to ask.
func Until(ctx context.Context, b Browser, cond string) error {
	var last error
	for {
		var ok bool
		if err := b.Eval(ctx, "!!("+cond+")", &ok); err == nil && ok {
			return nil
		} else if err != nil && ctx.Err() == nil {
			last = err
		}
		select {
		case <-ctx.Done():
			if last != nil {
				return fmt.Errorf("never true: %s (%w; last error: %v)", cond, context.Cause(ctx), last)
			}
			return fmt.Errorf("never true: %s (%w)", cond, context.Cause(ctx))
		case <-time.After(40 * time.Millisecond):
		}
	}
}
