//go:build e2e

package e2e

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestHarnessLacks tries every ability of the browser under test, and holds what
// it finds against the table: a lack that is none any more is as wrong as one
// that the table does not know.
func TestHarnessLacks(t *testing.T) {
	p, _ := openTiny(t, Options{})
	p.Until("navigator.serviceWorker.controller")
	ctx, cancel := context.WithTimeout(t.Context(), stepTime)
	defer cancel()
	// An event may reach the page after the protocol has answered.
	soon := func(cond func() bool) bool {
		for range 40 {
			if cond() {
				return true
			}
			sleep(ctx, 50*time.Millisecond)
		}
		return cond()
	}
	saw := func(part string) bool {
		return soon(func() bool { return strings.Contains(strings.Join(Get[[]string](p, "seen"), "; "), part) })
	}
	judge := func(a Ability, can bool) {
		t.Helper()
		if why := Lacks(a); can == (why != "") {
			t.Errorf("%s: can it? %v; the table says %q", a, can, why)
		}
	}
	fresh := func() {
		p.Browser.Do(ctx, Finger.Up()...) // may be up already
		p.Run("seen.length = 0")
	}

	p.Do("tap", Finger.Tap(Pt(50, 300))...)
	judge(RealTouch, saw("pointerdown touch"))
	fresh()

	err := p.Browser.Do(ctx, join(Finger.Down(Pt(50, 300)), Finger.Move(Pt(50, 300), Pt(80, 330), 2), Finger.Cancel())...)
	judge(TouchCancel, err == nil && saw("pointercancel touch"))
	fresh()

	err = p.Browser.Do(ctx, Pinch(Pt(180, 400), 60, 160, 3)...)
	two := "new Set(seen.filter(s => s.startsWith('pointerdown')).map(s => s.split(' ')[4])).size == 2"
	judge(TwoFingers, err == nil && soon(func() bool { return Get[bool](p, two) }))
	fresh()

	judge(Coarse, Get[bool](p, "matchMedia('(pointer: coarse)').matches"))

	judge(Peers, Get[bool](p, "(() => { try { new RTCPeerConnection().close(); return true } catch { return false } })()"))

	err = p.Browser.Resize(ctx, Phone.At(2))
	judge(ChangeDPR, err == nil && Get[float64](p, "devicePixelRatio") == 2)

	p.Allow(Worker)
	p.Run("navigator.serviceWorker.ready.then(r => r.active.postMessage('fail'))")
	judge(WorkerLog, soon(func() bool {
		return slices.ContainsFunc(p.Problems(), func(x Problem) bool {
			return x.Kind == Worker && strings.Contains(x.Text, "on demand")
		})
	}))

	p.Allow(Worker, Foreign, Network)
	p.Run("setTimeout(() => { location.href = 'http://127.0.0.2:49151/' })") // where nobody listens
	judge(Requests, soon(func() bool {
		return slices.ContainsFunc(p.Problems(), func(x Problem) bool { return x.Kind == Foreign })
	}))

	_, inspects := p.Browser.(*Chromium)
	judge(Inspect, inspects)

	err = p.Browser.Kill(ctx) // TestHarnessKillAndResume tries the rest
	judge(KillResume, err == nil)
	if err == nil {
		p.Step("restart", p.Browser.Restart)
	}
}
