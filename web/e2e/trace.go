//go:build e2e

package e2e

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// Trace is what the page's main thread did while a test watched. The times are
// processor time of that thread, so a loaded machine changes them little.
type Trace struct {
	Frames   int             // frames the main thread was asked for
	Scripts  []time.Duration // script per frame, those without any left out, ascending
	LongTask time.Duration   // the longest task of any kind
}

// MaxScript is the most script any frame took.
func (t Trace) MaxScript() time.Duration { return t.percentile(1) }

// Script is all of the script.
func (t Trace) Script() (sum time.Duration) {
	for _, d := range t.Scripts {
		sum += d
	}
	return sum
}

func (t Trace) percentile(p float64) time.Duration {
	if len(t.Scripts) == 0 {
		return 0
	}
	return t.Scripts[int(p*float64(len(t.Scripts)-1))]
}

func (t Trace) String() string {
	return fmt.Sprintf("%d frames, script per frame p50 %v, p95 %v, max %v, longest task %v",
		t.Frames, t.percentile(.5), t.percentile(.95), t.MaxScript(), t.LongTask)
}

// Trace records while f runs.
func (c *Chromium) Trace(ctx context.Context, f func() error) (Trace, error) {
	x, cancel := c.with(ctx)
	defer cancel()
	var mu sync.Mutex
	var events []event
	done := make(chan struct{})
	err := chromedp.Listen(x, func(ev any) {
		switch ev := ev.(type) {
		case *tracing.EventDataCollected:
			mu.Lock()
			defer mu.Unlock()
			for _, raw := range ev.Value {
				var e event
				if json.Unmarshal(raw, &e) == nil {
					events = append(events, e)
				}
			}
		case *tracing.EventTracingComplete:
			close(done)
		}
	})
	if err != nil {
		return Trace{}, err
	}
	// a mark in the page's own thread tells that thread from all others
	mark := fmt.Sprintf("pazienza-%d", time.Now().UnixNano())
	err = call(ctx, c, tracing.Start, tracing.StartParams{
		TransferMode: tracing.StartTransferModeReportEvents,
		TraceConfig: &tracing.TraceConfig{IncludedCategories: []string{
			"toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline.frame", "blink.user_timing",
		}},
	}, nil)
	if err != nil {
		return Trace{}, err
	}
	if err := c.Eval(ctx, "performance.mark('"+mark+"') && null", nil); err != nil {
		return Trace{}, err
	}
	failed := f()
	if err := call(ctx, c, tracing.End, cdp.Empty{}, nil); err != nil {
		return Trace{}, err
	}
	select {
	case <-done:
	case <-ctx.Done():
		return Trace{}, ctx.Err()
	}
	mu.Lock()
	defer mu.Unlock()
	t, err := analyse(events, mark)
	if failed != nil {
		err = failed
	}
	return t, err
}

// event is one line of a trace; times are microseconds.
type event struct {
	Name, Ph string
	Pid, Tid int
	Ts, Dur  float64
	Tdur     float64 // processor time of the thread
}

// scripts are the events in which the page's own code runs.
var scripts = map[string]bool{
	"EvaluateScript": true, "v8.run": true, "FunctionCall": true, "EventDispatch": true,
	"FireAnimationFrame": true, "TimerFire": true, "RunMicrotasks": true, "FireIdleCallback": true,
}

// analyse sums the outermost script events between the begins of two frames.
func analyse(events []event, mark string) (t Trace, err error) {
	i := slices.IndexFunc(events, func(e event) bool { return e.Name == mark })
	if i < 0 {
		return t, fmt.Errorf("the trace of %d events has no mark of the page", len(events))
	}
	pid, tid := events[i].Pid, events[i].Tid
	events = slices.DeleteFunc(slices.Clone(events), func(e event) bool { return e.Pid != pid || e.Tid != tid })
	slices.SortStableFunc(events, func(a, b event) int { return cmp.Compare(a.Ts, b.Ts) })
	us := func(f float64) time.Duration { return time.Duration(f * float64(time.Microsecond)) }
	var frame time.Duration
	flush := func() {
		if frame > 0 {
			t.Scripts = append(t.Scripts, frame)
		}
		frame = 0
	}
	var end float64 // of the outermost script now running
	for _, e := range events {
		switch {
		case e.Name == "BeginMainThreadFrame":
			t.Frames++
			flush()
		case e.Ph != "X":
		case scripts[e.Name]:
			if e.Ts >= end {
				end = e.Ts + e.Dur
				frame += us(e.Tdur)
			}
		case e.Name == "RunTask" || e.Name == "ThreadControllerImpl::RunTask":
			t.LongTask = max(t.LongTask, us(e.Tdur))
		}
	}
	flush()
	slices.Sort(t.Scripts)
	return t, nil
}
