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
	"strings"
	"time"
)

// firefox is Firefox, headless, spoken to by WebDriver BiDi; no geckodriver is
// needed for that.
type firefox struct {
	problems
	opts    Options
	profile string

	x, proc *process
	bidi    *bidi
	tab     string
	display string
}

// firefoxPrefs make touch events, WebGL in software and silence on the network,
// no questions after a crash, and addresses in place of names that are found by multicast,
// which containers lack.
const firefoxPrefs = `
user_pref("webgl.force-enabled", true);
user_pref("dom.w3c_touch_events.enabled", 1);
user_pref("remote.active-protocols", 1);
user_pref("remote.prefs.recommended", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.sessionstore.resume_from_crash", false);
user_pref("toolkit.startup.max_resumed_crashes", -1);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
user_pref("app.update.enabled", false);
user_pref("app.normandy.enabled", false);
user_pref("browser.startup.page", 0);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("extensions.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "");
user_pref("browser.safebrowsing.update.enabled", false);
user_pref("media.peerconnection.ice.obfuscate_host_addresses", false);
`

func launchFirefox(ctx context.Context, o Options) (Browser, error) {
	profile, err := os.MkdirTemp("", "pazienza-firefox-")
	if err != nil {
		return nil, err
	}
	f := &firefox{opts: o, profile: profile}
	prefs := firefoxPrefs + fmt.Sprintf("user_pref(\"intl.accept_languages\", %q);\n", o.Lang)
	if o.Viewport.Mobile { // a coarse pointer that cannot hover
		prefs += "user_pref(\"ui.primaryPointerCapabilities\", 1);\nuser_pref(\"ui.allPointerCapabilities\", 1);\n"
	}
	if !o.Motion {
		prefs += "user_pref(\"ui.prefersReducedMotion\", 1);\n"
	}
	if o.NoStorage {
		prefs += "user_pref(\"network.cookie.cookieBehavior\", 2);\n" // refuse all
	}
	if o.NoWebGL {
		prefs += "user_pref(\"webgl.disabled\", true);\n"
	}
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(prefs), 0o600); err != nil {
		return nil, err
	}
	if f.x, f.display, err = startX(640, 480); err != nil { // only for GL: the window is headless
		return nil, err
	}
	if err := f.Restart(ctx); err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// Restart starts the browser on its profile.
func (f *firefox) Restart(ctx context.Context) error {
	url := make(chan string, 1)
	program, err := exec.LookPath("firefox-esr")
	if err != nil {
		program = "firefox" // as Mozilla's own package calls it
	}
	f.proc, err = spawn(func(s string) {
		if _, u, ok := strings.Cut(s, "WebDriver BiDi listening on "); ok {
			url <- strings.TrimSpace(u)
		}
	}, []string{"DISPLAY=" + f.display, "LIBGL_ALWAYS_SOFTWARE=1", "MOZ_CRASHREPORTER_DISABLE=1", "MOZ_DISABLE_AUTO_SAFE_MODE=1"},
		program, "--headless", "--no-remote", "--profile", f.profile, "--remote-debugging-port=0", "about:blank")
	if err != nil {
		return err
	}
	select {
	case u := <-url:
		if f.bidi, err = dialBidi(ctx, u+"/session", f.event); err != nil {
			return err
		}
	case <-f.proc.done:
		return errors.New("firefox ended: " + f.proc.output())
	case <-ctx.Done():
		return errors.New("firefox did not start: " + f.proc.output())
	}
	if err := f.bidi.call(ctx, "session.new", obj{"capabilities": obj{}}, nil); err != nil {
		return err
	}
	// The window's first tab never gets the focus: keys reach its page, but no
	// focus events, and Enter clicks nothing.
	var tab struct{ Context string }
	if err := f.bidi.call(ctx, "browsingContext.create", obj{"type": "tab"}, &tab); err != nil {
		return err
	}
	f.tab = tab.Context
	if err := f.watch(ctx); err != nil {
		return err
	}
	return f.Resize(ctx, f.opts.Viewport)
}

// watch subscribes to the console, and has each page report what breaks its
// policy: that is no log entry in BiDi.
func (f *firefox) watch(ctx context.Context) error {
	if err := f.bidi.call(ctx, "session.subscribe", obj{"events": arr{"log.entryAdded", "script.message", "network.beforeRequestSent", "network.responseCompleted", "network.fetchError"}}, nil); err != nil {
		return err
	}
	return f.bidi.call(ctx, "script.addPreloadScript", obj{
		"functionDeclaration": `send => addEventListener('securitypolicyviolation',
			e => send(e.effectiveDirective + ' refused ' + (e.blockedURI || 'inline') + ' at ' + e.sourceFile + ':' + e.lineNumber))`,
		"arguments": arr{obj{"type": "channel", "value": obj{"channel": "policy"}}},
	}, nil)
}

func (f *firefox) event(method string, params json.RawMessage) {
	var e struct {
		Level, Text, Type string
		Channel           string
		Data              struct{ Value string }
		StackTrace        struct{ CallFrames []struct{ URL string } }
		Request           struct{ URL string }
		Response          struct {
			Status     int
			StatusText string
		}
		ErrorText string
	}
	if json.Unmarshal(params, &e) != nil {
		return
	}
	if method == "log.entryAdded" {
		f.note(e.Text)
	}
	switch {
	case method == "script.message" && e.Channel == "policy":
		f.add(Problem{Kind: Policy, Text: e.Data.Value})
	case method == "network.beforeRequestSent":
		f.requested(e.Request.URL)
	case method == "network.responseCompleted" && e.Response.Status >= 400:
		f.add(Problem{Network, fmt.Sprint(e.Response.Status, " ", e.Response.StatusText), e.Request.URL})
	case method == "network.fetchError" && e.ErrorText != "NS_BINDING_ABORTED": // a page left while loading
		f.add(Problem{Network, e.ErrorText, e.Request.URL})
	case method == "log.entryAdded" && e.Level == "error":
		p := Problem{Kind: Console, Text: e.Text}
		if strings.HasPrefix(e.Text, "Failed to load ") {
			p.Kind = Network
		} else if e.Type == "javascript" {
			p.Kind = Exception
		}
		if len(e.StackTrace.CallFrames) > 0 {
			p.URL = e.StackTrace.CallFrames[0].URL
		}
		f.add(p)
	}
}

func (f *firefox) Name() string { return "firefox" }

func (f *firefox) Open(ctx context.Context, url string) error {
	return f.bidi.call(ctx, "browsingContext.navigate", obj{"context": f.tab, "url": url, "wait": "complete"}, nil)
}

func (f *firefox) Reload(ctx context.Context) error {
	return f.bidi.call(ctx, "browsingContext.reload", obj{"context": f.tab, "wait": "complete"}, nil)
}

func (f *firefox) Eval(ctx context.Context, expr string, out any) error {
	var r struct {
		Type             string
		Result           struct{ Value string }
		ExceptionDetails struct{ Text string }
	}
	// BiDi has its own encoding of values: let the page make JSON.
	err := f.bidi.call(ctx, "script.evaluate", obj{
		"expression": "(async()=>JSON.stringify((await(" + expr + "))??null))()",
		"target":     obj{"context": f.tab}, "awaitPromise": true,
	}, &r)
	if err != nil {
		return err
	}
	if r.Type == "exception" {
		return fmt.Errorf("firefox: %s", r.ExceptionDetails.Text)
	}
	if out == nil {
		return nil
	}
	return json.Unmarshal([]byte(r.Result.Value), out)
}

func (f *firefox) Do(ctx context.Context, acts ...Act) error {
	return f.bidi.call(ctx, "input.performActions", obj{"context": f.tab, "actions": wire(acts)}, nil)
}

func (f *firefox) Key(ctx context.Context, chord string) error {
	a, err := wireKeys(chord)
	if err != nil {
		return err
	}
	return f.bidi.call(ctx, "input.performActions", obj{"context": f.tab, "actions": a}, nil)
}

func (f *firefox) Screenshot(ctx context.Context) ([]byte, error) {
	var r struct{ Data string }
	if err := f.bidi.call(ctx, "browsingContext.captureScreenshot", obj{"context": f.tab}, &r); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(r.Data)
}

func (f *firefox) Resize(ctx context.Context, v Viewport) error {
	f.opts.Viewport = v
	return f.bidi.call(ctx, "browsingContext.setViewport", obj{
		"context": f.tab, "viewport": obj{"width": v.Width, "height": v.Height}, "devicePixelRatio": v.DPR,
	}, nil)
}

func (f *firefox) CPUTime() (time.Duration, error) { return groupTime(f.proc.cmd.Process.Pid) }

func (f *firefox) Kill(context.Context) error {
	f.proc.kill()
	f.bidi.ws.CloseNow()
	return nil
}

func (f *firefox) Close() {
	if f.bidi != nil {
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		defer cancel()
		f.bidi.call(ctx, "browser.close", obj{}, nil)
		f.bidi.ws.CloseNow()
	}
	if f.proc != nil {
		f.proc.stop()
	}
	f.x.kill()
	removeProfile(f.profile)
}
