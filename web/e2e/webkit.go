//go:build e2e

package e2e

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// webkit is WebKitGTK's MiniBrowser behind WebKitWebDriver. In automation it
// keeps its profile in memory.
type webkit struct {
	problems
	opts    Options
	profile string // settings only

	x, proc *process
	driver  webdriver
	frame   [2]int // what the window has around the page, once known
}

// narrowBar lets the window be as narrow as a phone: GTK's theme makes the
// toolbar of MiniBrowser 447 pixels wide.
const narrowBar = `
* { min-width: 0; min-height: 0; }
button, entry, toolbar, headerbar { padding: 0; margin: 0; border: 0; min-width: 0; }
toolbar, headerbar, button, button image, entry image { font-size: 1px; -gtk-icon-transform: scale(0); }
`

func launchWebKit(ctx context.Context, o Options) (Browser, error) {
	profile, err := os.MkdirTemp("", "pazienza-webkit-")
	if err != nil {
		return nil, err
	}
	w := &webkit{opts: o, profile: profile}
	if err := w.start(ctx); err != nil {
		w.Close()
		return nil, err
	}
	return w, nil
}

func (w *webkit) start(ctx context.Context) error {
	gtk := filepath.Join(w.profile, "gtk-3.0")
	if err := os.MkdirAll(gtk, 0o700); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(gtk, "gtk.css"), []byte(narrowBar), 0o600); err != nil {
		return err
	}
	motion := fmt.Sprintf("[Settings]\ngtk-enable-animations=%t\n", w.opts.Motion)
	if err := os.WriteFile(filepath.Join(gtk, "settings.ini"), []byte(motion), 0o600); err != nil {
		return err
	}
	v := w.opts.Viewport
	side := int(1800 * v.DPR) // room for every viewport, turned, and for the toolbar
	x, display, err := startX(side, side)
	if err != nil {
		return err
	}
	w.x = x
	port, err := freePort()
	if err != nil {
		return err
	}
	// WebKit's language is the locale's name; any locale can lend its contents
	locale := strings.ReplaceAll(w.opts.Lang, "-", "_")
	if err := os.Symlink("/usr/lib/locale/C.utf8", filepath.Join(w.profile, locale+".utf8")); err != nil {
		return err
	}
	env := []string{
		"DISPLAY=" + display, "GDK_BACKEND=x11", "LIBGL_ALWAYS_SOFTWARE=1",
		"GDK_SCALE=" + strconv.Itoa(int(v.DPR)),
		"XDG_CONFIG_HOME=" + w.profile, "XDG_DATA_HOME=" + w.profile, "XDG_CACHE_HOME=" + w.profile,
		"LOCPATH=" + w.profile, "LC_ALL=" + locale + ".UTF-8",
	}
	if w.proc, err = spawn(nil, env, "WebKitWebDriver", "--port="+strconv.Itoa(port)); err != nil {
		return err
	}
	browser, err := miniBrowser()
	if err != nil {
		return err
	}
	args := arr{"--automation"}
	if w.opts.NoWebGL {
		args = append(args, "--enable-webgl=false")
	}
	if w.opts.NoStorage {
		args = append(args, "--enable-html5-local-storage=false", "--enable-html5-database=false", "--cookies-policy=never")
	}
	w.driver.base = "http://127.0.0.1:" + strconv.Itoa(port)
	if err := w.driver.open(ctx, obj{
		"pageLoadStrategy":         "none", // to be on the page before its scripts; see load
		"webkitgtk:browserOptions": obj{"binary": browser, "args": args},
	}); err != nil {
		return errors.Join(err, errors.New(w.proc.output()))
	}
	return w.Resize(ctx, v)
}

// miniBrowser finds the browser that comes with the library, whatever the
// machine's architecture.
func miniBrowser() (string, error) {
	found, err := filepath.Glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
	if err == nil && len(found) == 0 {
		err = exec.ErrNotFound
	}
	if err != nil {
		return "", fmt.Errorf("MiniBrowser: %w (make setup-browsers installs it)", err)
	}
	return found[0], nil
}

func (w *webkit) Name() string { return "webkit" }

func (w *webkit) Eval(ctx context.Context, expr string, out any) error {
	var r struct {
		V json.RawMessage
		E string
	}
	err := w.driver.call(ctx, "POST", "/execute/async", obj{"args": arr{}, "script": `const done = arguments[arguments.length-1];
(async () => ({v: (await (` + expr + `)) ?? null}))().then(done, e => done({e: String(e)}))`}, &r)
	switch {
	case err != nil:
		return err
	case r.E != "":
		return errors.New("webkit: " + r.E)
	case out == nil:
		return nil
	}
	return json.Unmarshal(r.V, out)
}

func (w *webkit) Do(ctx context.Context, acts ...Act) error {
	return w.driver.call(ctx, "POST", "/actions", obj{"actions": wire(acts)}, nil)
}

func (w *webkit) Key(ctx context.Context, chord string) error {
	a, err := wireKeys(chord)
	if err != nil {
		return err
	}
	return w.driver.call(ctx, "POST", "/actions", obj{"actions": a}, nil)
}

func (w *webkit) Screenshot(ctx context.Context) ([]byte, error) {
	var s string
	if err := w.driver.call(ctx, "GET", "/screenshot", nil, &s); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(s)
}

// Resize sizes the window until the page inside it has the size asked for. The
// pixel ratio is GTK's, and fixed at the start.
func (w *webkit) Resize(ctx context.Context, v Viewport) error {
	var in struct{ W, H, DPR float64 }
	look := func() error { return w.Eval(ctx, "({W: innerWidth, H: innerHeight, DPR: devicePixelRatio})", &in) }
	if err := look(); err != nil {
		return err
	}
	if in.DPR != v.DPR {
		return fmt.Errorf("webkit: the pixel ratio is %g and cannot become %g", in.DPR, v.DPR)
	}
	for range 10 {
		rect := obj{"x": 0, "y": 0, "width": v.Width + w.frame[0], "height": v.Height + w.frame[1]}
		if err := w.driver.call(ctx, "POST", "/window/rect", rect, nil); err != nil {
			return err
		}
		for range 20 { // the page hears of it later
			if err := look(); err != nil {
				return err
			}
			if int(in.W) == v.Width && int(in.H) == v.Height {
				w.opts.Viewport = v
				return nil
			}
			if err := sleep(ctx, 50*time.Millisecond); err != nil {
				return err
			}
		}
		var out struct{ Width, Height float64 }
		if err := w.driver.call(ctx, "GET", "/window/rect", nil, &out); err != nil {
			return err
		}
		w.frame = [2]int{max(0, int(out.Width-in.W)), max(0, int(out.Height-in.H))}
	}
	return fmt.Errorf("webkit: the page is %gx%g and does not become %s", in.W, in.H, v)
}

func (w *webkit) CPUTime() (time.Duration, error) { return groupTime(w.proc.cmd.Process.Pid) }

// Kill cannot be had: see lacks.
func (w *webkit) Kill(context.Context) error {
	return errors.New("webkit: " + lacks["webkit"][KillResume])
}

// Restart cannot be had: see lacks.
func (w *webkit) Restart(ctx context.Context) error { return w.Kill(ctx) }

func (w *webkit) Close() {
	if w.driver.session != "" {
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		defer cancel()
		w.driver.call(ctx, "DELETE", "", nil, nil)
	}
	if w.proc != nil {
		w.proc.stop()
	}
	if w.x != nil {
		w.x.kill()
	}
	removeProfile(w.profile)
}
