//go:build e2e

package e2e

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/runtime"
)

// ScriptHeap is what the page's scripts keep in memory, in bytes, once what they do not is
// collected. A wasm program's memory is not in it.
func (c *Chromium) ScriptHeap(ctx context.Context) (float64, error) {
	for range 2 { // what the first lets go of is found by the second
		if err := call(ctx, c, heapprofiler.CollectGarbage, cdp.Empty{}, nil); err != nil {
			return 0, err
		}
	}
	var r runtime.GetHeapUsageResult
	err := call(ctx, c, runtime.GetHeapUsage, cdp.Empty{}, &r)
	return r.UsedSize + r.EmbedderHeapUsedSize, err
}

// RendererMB is the memory of the browser's renderers, shared pages counted in part, in MB.
func (c *Chromium) RendererMB() (float64, error) {
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		return 0, err
	}
	kb := 0
	for _, f := range stats {
		if s, ok := readStat(f); !ok || s.group != c.group {
			continue
		}
		dir := filepath.Dir(f)
		if line, err := os.ReadFile(filepath.Join(dir, "cmdline")); err != nil || !bytes.Contains(line, []byte("--type=renderer")) {
			continue
		}
		b, err := os.ReadFile(filepath.Join(dir, "smaps_rollup"))
		if err != nil {
			continue // it has ended
		}
		_, rest, _ := strings.Cut(string(b), "\nPss:")
		n, err := strconv.Atoi(strings.Fields(rest)[0])
		if err != nil {
			return 0, fmt.Errorf("%s: %w", dir, err)
		}
		kb += n
	}
	return float64(kb) / 1000, nil
}
