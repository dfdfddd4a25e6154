//go:build e2e

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/cdproto/runtime"
)

// AXNode is one element as a screen reader is told of it.
type AXNode struct {
	Depth                          int
	Role, Name, Value, Description string
	Props                          map[string]string // focused, disabled, pressed, live, ...
	id                             cdp.BackendNodeID // of its element
}

func (n AXNode) String() string {
	return strings.Repeat("  ", n.Depth) + n.Role + " " + fmt.Sprintf("%q", n.Name)
}

// AXTree returns the accessibility tree in reading order, without the nodes the
// browser ignores and without the pieces of text runs.
func (c *Chromium) AXTree(ctx context.Context) ([]AXNode, error) {
	var r accessibility.GetFullAXTreeResult
	if err := call(ctx, c, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{}, &r); err != nil {
		return nil, err
	}
	byID := map[accessibility.NodeID]*accessibility.Node{}
	for _, n := range r.Nodes {
		byID[n.NodeID] = n
	}
	var list []AXNode
	var walk func(n *accessibility.Node, depth int)
	walk = func(n *accessibility.Node, depth int) {
		x := AXNode{depth, axText(n.Role), axText(n.Name), axText(n.Value), axText(n.Description), map[string]string{}, n.BackendDOMNodeID}
		if !n.Ignored && x.Role != "InlineTextBox" {
			for _, p := range n.Properties {
				x.Props[string(p.Name)] = axText(p.Value)
			}
			list = append(list, x)
			depth++
		}
		for _, id := range n.ChildIDs {
			if k := byID[id]; k != nil {
				walk(k, depth)
			}
		}
	}
	if len(r.Nodes) > 0 {
		walk(r.Nodes[0], 0)
	}
	return list, nil
}

// Activate presses what a node of the tree stands for, as a screen reader does: without a
// pointer.
func (c *Chromium) Activate(ctx context.Context, n AXNode) error {
	var r dom.ResolveNodeResult
	if err := call(ctx, c, dom.ResolveNode, dom.ResolveNodeParams{BackendNodeID: n.id}, &r); err != nil {
		return err
	}
	p := runtime.CallFunctionOnParams{FunctionDeclaration: "function() { this.click() }", ObjectID: r.Object.ObjectID}
	return call(ctx, c, runtime.CallFunctionOn, p, nil)
}

// Focus puts the focus on what a node of the tree stands for.
func (c *Chromium) Focus(ctx context.Context, n AXNode) error {
	return call(ctx, c, dom.Focus, dom.FocusParams{BackendNodeID: n.id}, nil)
}

func axText(v *accessibility.Value) string {
	if v == nil || len(v.Value) == 0 {
		return ""
	}
	var s string
	if json.Unmarshal(v.Value, &s) == nil {
		return s
	}
	return string(v.Value)
}

// Installability returns why the browser would not install the page, and the
// errors of its manifest: nothing when all is well.
func (c *Chromium) Installability(ctx context.Context) ([]string, error) {
	var why []string
	var i page.GetInstallabilityErrorsResult
	if err := call(ctx, c, page.GetInstallabilityErrors, cdp.Empty{}, &i); err != nil {
		return nil, err
	}
	for _, e := range i.InstallabilityErrors {
		s := e.ErrorID
		for _, a := range e.ErrorArguments {
			s += " " + a.Name + "=" + a.Value
		}
		why = append(why, s)
	}
	var m page.GetAppManifestResult
	if err := call(ctx, c, page.GetAppManifest, page.GetAppManifestParams{}, &m); err != nil {
		return nil, err
	}
	for _, e := range m.Errors {
		why = append(why, "manifest: "+e.Message)
	}
	return why, nil
}

// Manifest returns the address and the text of the page's manifest.
func (c *Chromium) Manifest(ctx context.Context) (url, text string, err error) {
	var m page.GetAppManifestResult
	err = call(ctx, c, page.GetAppManifest, page.GetAppManifestParams{}, &m)
	return m.URL, m.Data, err
}

// Usage is what a stretch of time cost, as shares of one processor.
type Usage struct {
	Main float64 // the page's main thread: scripts, style, layout, painting
	All  float64 // all processes of the browser
}

func (u Usage) String() string {
	return fmt.Sprintf("main thread %.2f %%, all processes %.2f %%", u.Main*100, u.All*100)
}

// Measure measures what the page uses for a while. It counts processor time, so
// other work on the machine matters little.
func (c *Chromium) Measure(ctx context.Context, d time.Duration) (u Usage, err error) {
	p := performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks}
	if err = call(ctx, c, performance.Enable, p, nil); err != nil {
		return u, err
	}
	main0, err := c.taskTime(ctx)
	if err != nil {
		return u, err
	}
	all0, err := c.CPUTime()
	if err != nil {
		return u, err
	}
	start := time.Now()
	if err = sleep(ctx, d); err != nil {
		return u, err
	}
	all1, err := c.CPUTime()
	if err != nil {
		return u, err
	}
	took := time.Since(start).Seconds()
	main1, err := c.taskTime(ctx)
	return Usage{(main1 - main0) / took, (all1 - all0).Seconds() / took}, err
}

// taskTime is the processor time of the main thread in seconds.
func (c *Chromium) taskTime(ctx context.Context) (float64, error) {
	var r performance.GetMetricsResult
	if err := call(ctx, c, performance.GetMetrics, cdp.Empty{}, &r); err != nil {
		return 0, err
	}
	for _, m := range r.Metrics {
		if m.Name == "TaskDuration" {
			return m.Value, nil
		}
	}
	return 0, fmt.Errorf("chromium gives no TaskDuration")
}
