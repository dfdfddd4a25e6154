//go:build e2e

package e2e

import (
	"context"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"
)

// stopWorker ends the service worker, which runs, as browsers do with one that has nothing to do.
// It waits until the browser says so.
func (p *player) stopWorker() {
	p.T.Helper()
	c := p.Browser.(*Chromium)
	p.Step("stop the worker", func(ctx context.Context) error {
		stopped := make(chan struct{}, 100)
		x, cancel := c.with(ctx)
		defer cancel()
		err := chromedp.Listen(x, func(ev any) {
			if ev, ok := ev.(*serviceworker.EventWorkerVersionUpdated); ok {
				for _, v := range ev.Versions {
					if v.RunningStatus == serviceworker.VersionRunningStatusStopped {
						stopped <- struct{}{}
					}
				}
			}
		})
		if err != nil {
			return err
		}
		for { // one that has just been asked something is not stopped at once
			if err := call(ctx, c, serviceworker.StopAllWorkers, cdp.Empty{}, nil); err != nil {
				return err
			}
			select {
			case <-stopped:
				return nil
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(2 * time.Second):
			}
		}
	})
}

// TestWorkerKilled ends the worker in the middle of play, before the page is loaded again without
// a network, and again while it is offline: the game is the same each time, and nothing fails.
func TestWorkerKilled(t *testing.T) {
	RunAll(t, []Scenario{{"killed", []Ability{Inspect}, func(t *testing.T) {
		p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone, Alone: true})
		p.controlled()
		p.begin(line, won, 2)
		p.stopWorker()
		p.begin(line, won, 4)
		p.server.Kill()
		p.Judge()                // until here nothing has failed, of the network either
		p.Allow(Network, Worker) // from here on looking for a new version fails, as it must
		for moves := 5; moves <= 6; moves++ {
			p.stored()
			p.Reload()
			p.ready()
			p.same(line)
			p.stopWorker()
			p.begin(line, won, moves)
		}
		p.stored()
		p.visit("/it/?utm=1")
		p.same(line)
		if n := p.notices(); n != 0 {
			t.Errorf("%d messages about it", n)
		}

		p.stopWorker()
		p.server.Restart()
		p.visit("/en/")
		p.same(line)
		p.begin(line, won, 7)
	}}})
}
