package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"pazienza/web/bundle"
)

// workerPath is where the service worker lies under the base. Its address never
// changes: a browser finds a new version by asking for the same one again.
const workerPath = "sw.js"

// precacheToken is what the worker's source has in place of its list of files.
const precacheToken = "self.__PRECACHE__"

// precache is that list. Paths are under base, without a leading slash; the
// page at the base itself is "".
type precache struct {
	Version string              `json:"version"`
	Base    string              `json:"base"`
	Pages   []string            `json:"pages"`
	Help    map[string][]string `json:"help"` // pages of the manual, by language
	Assets  []string            `json:"assets"`
}

// worker fills the list into the worker's template.
func (d *documents) worker() ([]byte, error) {
	template, err := fs.ReadFile(d.assets.fsys, bundle.WorkerName)
	if err != nil {
		return nil, errors.New("js/sw.js is not built in: run \"make build\"")
	}
	if n := strings.Count(string(template), precacheToken); n != 1 {
		return nil, fmt.Errorf("js/sw.js has %s %d times, not once", precacheToken, n)
	}
	list := precache{Version: d.version, Base: d.base, Help: map[string][]string{}}
	for _, p := range d.pages {
		if path := strings.TrimPrefix(p.Path, "/"); p.Help {
			list.Help[p.Lang] = append(list.Help[p.Lang], path)
		} else {
			list.Pages = append(list.Pages, path)
		}
	}
	for _, a := range d.assets.index.Assets {
		if !forInstalling(a.Name) && a.Name != bundle.FirstScriptName && a.Name != bundle.FirstStyleName {
			list.Assets = append(list.Assets, a.Path)
		}
	}
	// A browser asks for the manifest on every visit, offline ones too.
	for _, lang := range languages {
		list.Assets = append(list.Assets, manifestPath(lang))
	}
	data, err := json.Marshal(list)
	if err != nil {
		return nil, err
	}
	return []byte(strings.Replace(string(template), precacheToken, string(data), 1)), nil
}

// forInstalling reports whether an asset is asked for only while the app is
// being installed, by a browser that is online: the manifest's large pictures.
// Its drawn icon is not one of them: Chromium asks for that with the manifest.
func forInstalling(name string) bool {
	if strings.HasPrefix(name, "screenshots/") {
		return true
	}
	linked := slices.ContainsFunc(pageIcons, func(i pageIcon) bool { return i.name == name })
	return strings.HasPrefix(name, "icons/") && strings.HasSuffix(name, ".png") && !linked
}
