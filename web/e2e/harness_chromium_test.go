//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// inspected is a Chromium on the tiny page.
func inspected(t *testing.T) (*Page, *Chromium) {
	t.Helper()
	if why := Lacks(Inspect); why != "" {
		t.Fatal("run by RunAll only: ", why)
	}
	p, _ := openTiny(t, Options{})
	return p, p.Browser.(*Chromium)
}

func TestHarnessInspect(t *testing.T) {
	RunAll(t, []Scenario{
		{"tree", []Ability{Inspect}, tryTree},
		{"install", []Ability{Inspect}, tryInstall},
		{"idle", []Ability{Inspect}, tryIdle},
		{"trace", []Ability{Inspect}, tryTrace},
	})
}

func tryTree(t *testing.T) {
	p, c := inspected(t)
	var tree []AXNode
	p.Step("accessibility tree", func(ctx context.Context) (err error) {
		tree, err = c.AXTree(ctx)
		return err
	})
	has := func(role, name string) bool {
		return slices.ContainsFunc(tree, func(n AXNode) bool { return n.Role == role && n.Name == name })
	}
	if !has("heading", "Tiny") || !has("button", "Deal again") {
		t.Error("the tree lacks the heading or the button:", tree)
	}
}

func tryInstall(t *testing.T) {
	p, c := inspected(t)
	p.Until("navigator.serviceWorker.controller")
	p.Step("installable", func(ctx context.Context) error {
		err := installable(ctx, c, true)
		url, text, err2 := c.Manifest(ctx)
		if !strings.HasSuffix(url, "/tiny.webmanifest") || text != tinyManifest {
			t.Error("manifest:", url, text, err2)
		}
		return err
	})
	p.Run("document.querySelector('link[rel=manifest]').remove()")
	p.Step("not installable without a manifest", func(ctx context.Context) error {
		return installable(ctx, c, false)
	})
}

// installable waits until the browser counts the page as installable, or no longer: it
// makes up its mind some time after the page has changed.
func installable(ctx context.Context, c *Chromium, want bool) error {
	for {
		why, err := c.Installability(ctx)
		if err != nil || (len(why) == 0) == want {
			return err
		}
		if err := sleep(ctx, 100*time.Millisecond); err != nil {
			return fmt.Errorf("%w: still %v", err, why)
		}
	}
}

func tryIdle(t *testing.T) {
	p, c := inspected(t)
	measure := func(what string) (u Usage) {
		p.Step("measure "+what, func(ctx context.Context) (err error) {
			u, err = c.Measure(ctx, time.Second)
			return err
		})
		t.Log(what, ": ", u)
		return u
	}
	idle := measure("idle")
	for i := 0; idle.Main > 0.02 && i < 20; i++ { // it comes to rest some time after the last frame
		idle = measure("idle")
	}
	p.Run("setInterval(() => work(100), 100)")
	busy := measure("at work")
	if idle.Main > 0.02 || busy.Main < idle.Main+0.03 || busy.All < busy.Main/2 {
		t.Error("the measure does not tell idle from busy")
	}
}

func tryTrace(t *testing.T) {
	p, c := inspected(t)
	drag := func(what string) (tr Trace) {
		p.Step("trace "+what, func(ctx context.Context) (err error) {
			tr, err = c.Trace(ctx, func() error {
				return c.Do(ctx, Finger.Drag(Pt(100, 300), Pt(300, 600), 8, 50*time.Millisecond)...)
			})
			return err
		})
		t.Log(what, ": ", tr)
		return tr
	}
	quick := drag("quick drag")
	p.Run("document.querySelector('canvas').addEventListener('pointermove', () => work(100))")
	slow := drag("drag with work in each move")
	if quick.Frames < 5 || quick.MaxScript() > 50*time.Millisecond {
		t.Error("the quick drag looks slow")
	}
	if slow.MaxScript() < 50*time.Millisecond || slow.LongTask < 50*time.Millisecond {
		t.Error("the slow drag looks quick")
	}
}
