//go:build e2e

package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"
)

// Chromium is Debian's Chromium, headless, spoken to by the DevTools protocol
// over a pipe. What only it can do (inspect.go, trace.go) hangs on this type.
type Chromium struct {
	problems
	opts    Options
	profile string

	ctx   context.Context // of the page; a new one after each Restart
	stop  func()
	group int // process group of the browser
	hands pointing
}

func launchChromium(ctx context.Context, o Options) (*Chromium, error) {
	profile, err := os.MkdirTemp("", "pazienza-chromium-")
	if err != nil {
		return nil, err
	}
	c := &Chromium{opts: o, profile: profile}
	if err := c.prefer(); err != nil {
		return nil, err
	}
	if err := c.Restart(ctx); err != nil {
		c.Close()
		return nil, err
	}
	return c, nil
}

// prefer writes the profile's first preferences: content settings have no flag.
func (c *Chromium) prefer() error {
	if !c.opts.NoStorage {
		return nil
	}
	const block = 2 // CONTENT_SETTING_BLOCK; "cookies" covers all site data
	b, err := json.Marshal(obj{"profile": obj{"default_content_setting_values": obj{"cookies": block}}})
	if err != nil {
		return err
	}
	dir := filepath.Join(c.profile, "Default")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "Preferences"), b, 0o600)
}

func (c *Chromium) flags() []chromedp.ExecAllocatorOption {
	f := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.NoSandbox, // the tests run as root in containers
		chromedp.UserDataDir(c.profile),
		chromedp.ModifyCmdFunc(func(cmd *exec.Cmd) { own(cmd) }),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("lang", c.opts.Lang),
		chromedp.Flag("accept-lang", c.opts.Lang),
		chromedp.Flag("use-gl", "angle"),
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("ignore-gpu-blocklist", true),
		chromedp.Flag("disable-gpu-rasterization", true), // pages painted by software GL take twice the time
	)
	if p, err := exec.LookPath("chromium"); err == nil {
		f = append(f, chromedp.ExecPath(p))
	}
	if c.opts.NoWebGL {
		f = append(f, chromedp.Flag("disable-3d-apis", true))
	}
	if !c.opts.Motion {
		f = append(f, chromedp.Flag("force-prefers-reduced-motion", true))
	}
	return f
}

// Restart starts the browser on its profile.
func (c *Chromium) Restart(ctx context.Context) error {
	actx, stop1 := chromedp.NewExecAllocator(context.Background(), c.flags()...)
	bctx, stop2 := chromedp.NewContext(actx)
	c.ctx, c.stop, c.hands = bctx, func() { stop2(); stop1() }, pointing{}
	started := make(chan error, 1)
	go func() { started <- chromedp.Do(bctx) }() // binds the browser's life to bctx, so not under a deadline
	select {
	case err := <-started:
		if err != nil {
			return fmt.Errorf("chromium: %w (make setup installs it)", err)
		}
	case <-ctx.Done():
		return fmt.Errorf("chromium did not start: %w", ctx.Err())
	}
	c.group = chromedp.FromContext(bctx).Browser.Process().Pid
	if err := chromedp.Listen(bctx, c.event); err != nil {
		return err
	}
	if err := call(ctx, c, serviceworker.Enable, cdp.Empty{}, nil); err != nil {
		return err
	}
	none := int64(0)
	if err := call(ctx, c, network.Enable, network.EnableParams{MaxTotalBufferSize: &none}, nil); err != nil {
		return err
	}
	return c.Resize(ctx, c.opts.Viewport)
}

// event collects problems. It runs in chromedp's reading loop.
func (c *Chromium) event(ev any) {
	switch ev := ev.(type) {
	case *runtime.EventConsoleAPICalled:
		c.note(describe(ev.Args))
		if ev.Type == runtime.ConsoleAPICalledTypeError || ev.Type == runtime.ConsoleAPICalledTypeAssert {
			c.add(Problem{Kind: Console, Text: describe(ev.Args)})
		}
	case *runtime.EventExceptionThrown:
		d := ev.ExceptionDetails
		text := d.Text
		if d.Exception != nil {
			text += " " + d.Exception.Description
		}
		c.add(Problem{Exception, text, d.URL})
	case *log.EventEntryAdded:
		if ev.Entry.Level == log.EntryLevelError {
			kind := Console
			if ev.Entry.Source == log.EntrySourceNetwork {
				kind = Network
			}
			c.add(Problem{kind, ev.Entry.Text, ev.Entry.URL})
		}
	case *network.EventRequestWillBeSent:
		c.requested(ev.Request.URL)
	case *serviceworker.EventWorkerErrorReported:
		c.add(Problem{Worker, ev.ErrorMessage.ErrorMessage, ev.ErrorMessage.SourceURL})
	}
}

func describe(args []*runtime.RemoteObject) string {
	var s string
	for _, a := range args {
		var text string
		if json.Unmarshal(a.Value, &text) != nil {
			if text = a.Description; text == "" {
				text = string(a.Value)
			}
		}
		s += " " + text
	}
	return s[min(1, len(s)):]
}

// with is the page's context under the caller's deadline and cancellation.
func (c *Chromium) with(ctx context.Context) (context.Context, context.CancelFunc) {
	x, cancel := context.WithCancelCause(c.ctx)
	stop := context.AfterFunc(ctx, func() { cancel(context.Cause(ctx)) })
	return x, func() { stop(); cancel(nil) }
}

// call sends one command and stores its result in out, which may be nil.
func call[P, R any](ctx context.Context, c *Chromium, cmd cdp.Command[P, R], p P, out *R) error {
	x, cancel := c.with(ctx)
	defer cancel()
	r, err := chromedp.Call(x, cmd, p)
	if err != nil {
		return fmt.Errorf("chromium %s: %w", cmd.Method, errors.Join(err, ctx.Err()))
	}
	if out != nil {
		*out = r
	}
	return nil
}

// Name is chromium.
func (c *Chromium) Name() string { return "chromium" }

// Open loads the address and waits for its load event.
func (c *Chromium) Open(ctx context.Context, url string) error {
	x, cancel := c.with(ctx)
	defer cancel()
	return chromedp.Do(x, chromedp.Navigate(url))
}

// Reload loads the page again.
func (c *Chromium) Reload(ctx context.Context) error {
	x, cancel := c.with(ctx)
	defer cancel()
	return chromedp.Do(x, chromedp.Reload())
}

// Eval evaluates in the page.
func (c *Chromium) Eval(ctx context.Context, expr string, out any) error {
	var r runtime.EvaluateResult
	wait := true
	err := call(ctx, c, runtime.Evaluate, runtime.EvaluateParams{
		Expression:   "(async()=>JSON.stringify((await(" + expr + "))??null))()",
		AwaitPromise: &wait,
	}, &r)
	if err != nil {
		return err
	}
	if d := r.ExceptionDetails; d != nil {
		text := d.Text
		if d.Exception != nil {
			text = d.Exception.Description
		}
		return fmt.Errorf("chromium: %s", text)
	}
	var s string
	if err := json.Unmarshal(r.Result.Value, &s); err != nil || out == nil {
		return err
	}
	return json.Unmarshal([]byte(s), out)
}

// Screenshot returns the viewport as PNG.
func (c *Chromium) Screenshot(ctx context.Context) ([]byte, error) {
	x, cancel := c.with(ctx)
	defer cancel()
	return chromedp.Run(x, chromedp.CaptureScreenshot())
}

// Resize changes the viewport.
func (c *Chromium) Resize(ctx context.Context, v Viewport) error {
	turn := emulation.ScreenOrientation{Type: emulation.ScreenOrientationTypePortraitPrimary}
	if v.Width > v.Height {
		turn = emulation.ScreenOrientation{Type: emulation.ScreenOrientationTypeLandscapePrimary, Angle: 90}
	}
	m := emulation.SetDeviceMetricsOverrideParams{Width: int64(v.Width), Height: int64(v.Height), DeviceScaleFactor: v.DPR, Mobile: v.Mobile}
	if v.Mobile {
		m.ScreenOrientation = &turn
	}
	if err := call(ctx, c, emulation.SetDeviceMetricsOverride, m, nil); err != nil {
		return err
	}
	c.opts.Viewport = v
	fingers := int64(5)
	t := emulation.SetTouchEmulationEnabledParams{Enabled: v.Mobile}
	if v.Mobile {
		t.MaxTouchPoints = fingers
	}
	return call(ctx, c, emulation.SetTouchEmulationEnabled, t, nil)
}

// CPUTime is that of all the browser's processes.
func (c *Chromium) CPUTime() (time.Duration, error) { return groupTime(c.group) }

// Kill ends all the browser's processes at once.
func (c *Chromium) Kill(context.Context) error {
	err := syscall.Kill(-c.group, syscall.SIGKILL)
	c.stop() // reaps
	return err
}

// Close ends the browser and removes its profile.
func (c *Chromium) Close() {
	if c.stop != nil {
		c.stop()
		if c.group != 0 {
			syscall.Kill(-c.group, syscall.SIGKILL)
		}
	}
	removeProfile(c.profile)
}

// removeProfile tries for a while: children of a killed browser still write.
func removeProfile(dir string) {
	for range 20 {
		if os.RemoveAll(dir) == nil {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// OnNewDocument runs a script in every later page before its own scripts.
func (c *Chromium) OnNewDocument(ctx context.Context, js string) error {
	return call(ctx, c, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: js}, nil)
}
