// Command pack turns the files of static/ into the bundle that web embeds: style sheets and
// scripts made small (minify.go) and joined (merge.go), every asset named by its content, with
// brotli and gzip copies beside it.
//
//	pack -from static -to static/packed -cache .cache/pack -quality 11
//
// Compressing the wasm well takes most of a minute, so results are kept in the
// cache under the hash of what was compressed; a build that changes only a
// style sheet compresses only that. With -limit name=raw,brotli the command
// fails when an asset has outgrown its budget in bytes.
package main

import (
	"cmp"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"

	"pazienza/web/bundle"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("pack", flag.ContinueOnError)
	from := flags.String("from", "static", "`folder` of the sources")
	to := flags.String("to", "static/packed", "`folder` of the bundle")
	cacheDir := flags.String("cache", ".cache/pack", "`folder` of compressed copies to use again")
	quality := flags.Int("quality", 5, "brotli `quality`, 0 to 11")
	visit := flags.Int("first", 0, "budget in `bytes` of all that a first visit fetches besides the wasm")
	var limits limits
	flags.Var(&limits, "limit", "budget `name=raw,brotli` in bytes; may be repeated")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return fmt.Errorf("stray argument %q", flags.Arg(0))
	}
	if *quality < 0 || *quality > 11 {
		return fmt.Errorf("quality %d is not between 0 and 11", *quality)
	}

	sources, err := collect(*from)
	if err != nil {
		return err
	}
	if err := minify(sources); err != nil {
		return err
	}
	if err := rewriteStyles(sources); err != nil {
		return err
	}
	sources = merge(sources)
	index, err := write(*to, sources, &cache{dir: *cacheDir}, *quality)
	if err != nil {
		return err
	}
	report(out, index)
	if *visit > 0 {
		sum, err := firstVisit(index)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%-28s %38d\n", "a first visit but the wasm", sum)
		if sum > *visit {
			return fmt.Errorf("a first visit fetches %d bytes besides the wasm, over its budget of %d", sum, *visit)
		}
	}
	return limits.check(index)
}

// report prints the totals and the largest assets.
func report(out io.Writer, index bundle.Index) {
	const shown = 6
	var total bundle.Asset
	for _, a := range index.Assets {
		total.Size += a.Size
		total.Brotli += cmp.Or(a.Brotli, a.Size)
		total.Gzip += cmp.Or(a.Gzip, a.Size)
	}
	total.Name = fmt.Sprintf("all %d assets", len(index.Assets))
	largest := slices.SortedFunc(slices.Values(index.Assets), func(a, b bundle.Asset) int { return b.Size - a.Size })
	fmt.Fprintf(out, "%-28s %12s %12s %12s\n", "bytes", "raw", "gzip", "brotli")
	for _, a := range append(largest[:min(shown, len(largest))], total) {
		fmt.Fprintf(out, "%-28s %12d %12d %12d\n", a.Name, a.Size, cmp.Or(a.Gzip, a.Size), cmp.Or(a.Brotli, a.Size))
	}
}
