package main

import (
	"fmt"
	"path"
	"regexp"
	"strings"
)

// reference is a url(...) of a style sheet, with or without quotes.
var reference = regexp.MustCompile(`url\(\s*(["']?)([^"')]+)(["']?)\s*\)`)

// rewriteStyles points the relative references of style sheets to the hashed
// names of what they mean, so that a sheet may be kept for ever by browsers and
// yet change with its pictures. An unknown target is an error here rather than
// a missing picture there.
func rewriteStyles(sources []source) error {
	paths := make(map[string]string, len(sources))
	for _, s := range sources {
		paths[s.name] = s.path()
	}
	for i, s := range sources {
		if path.Ext(s.name) != ".css" {
			continue
		}
		// A bundle keeps the folders of static/, so the way from a sheet to
		// its picture is the same in both; only the last element changes.
		var missing string
		text := reference.ReplaceAllStringFunc(string(s.content), func(match string) string {
			target := reference.FindStringSubmatch(match)[2]
			if strings.HasPrefix(target, "data:") || strings.HasPrefix(target, "#") {
				return match
			}
			hashed, ok := paths[path.Join(path.Dir(s.name), target)]
			if !ok || path.Ext(target) == ".css" { // an imported sheet would be hashed too early
				missing = target
				return match
			}
			return `url("` + path.Join(path.Dir(target), path.Base(hashed)) + `")`
		})
		if missing != "" {
			return fmt.Errorf("%s refers to %s, which is not a picture or font of static/", s.name, missing)
		}
		sources[i].content = []byte(text)
	}
	return nil
}
