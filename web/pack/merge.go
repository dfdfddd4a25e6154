package main

import (
	"path"
	"slices"
	"strings"

	"pazienza/web/bundle"
)

// The first and the last of the scripts in one: Go's runner, and the loader, which starts
// everything.
const (
	runner = "wasm_exec.js"
	loader = "js/loader.js"
)

// merge makes one style sheet of all, one of what the table begins with, and one script of those
// that every page begins with: a browser on a slow line waits for each file, and so does one that
// asks the service worker. They follow each other by name. What a page loads before it is
// painted, later or in a worker stays as it is.
func merge(sources []source) []source {
	var styles, firstStyles, first, scripts, last, rest []source
	for _, s := range sources {
		switch {
		case path.Ext(s.name) == ".css":
			styles = append(styles, s)
			if slices.Contains(bundle.FirstSheets, s.name) {
				firstStyles = append(firstStyles, s)
			}
		case s.name == runner: // the worker loads it by itself
			first, rest = append(first, s), append(rest, s)
		case s.name == loader:
			last = append(last, s)
		case path.Ext(s.name) == ".js" && !slices.Contains(bundle.Apart, s.name):
			scripts = append(scripts, s)
		default:
			rest = append(rest, s)
		}
	}
	rest = append(rest, joined(bundle.StyleName, "\n", styles)...)
	rest = append(rest, joined(bundle.FirstStyleName, "\n", firstStyles)...)
	rest = append(rest, joined(bundle.ScriptName, "\n;\n", slices.Concat(first, scripts, last))...)
	slices.SortFunc(rest, func(a, b source) int { return strings.Compare(a.name, b.name) })
	return rest
}

// joined is all of the sources in one, none where there are none.
func joined(name, between string, sources []source) []source {
	if len(sources) == 0 {
		return nil
	}
	var b strings.Builder
	for i, s := range sources {
		if i > 0 {
			b.WriteString(between)
		}
		b.Write(s.content)
	}
	return []source{{name, []byte(b.String())}}
}
