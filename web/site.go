package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"time"
)

// site is every answer there is, made before the first question.
type site struct {
	base    string // "/" or "/sub/": what every path begins with
	version string // hash over all content
	policy  string // its Content-Security-Policy
	files   map[string]*file
	// lost holds the documents for unknown addresses by language, and under ""
	// the one in all languages that an export has.
	lost map[string]*file
}

// newSite makes a site of a bundle and what there is to say.
func newSite(fsys fs.FS, base string, c content) (*site, error) {
	if err := checkPages(c.pages); err != nil {
		return nil, err
	}
	a, err := readAssets(fsys)
	if err != nil {
		return nil, err
	}
	s := &site{base: base, files: map[string]*file{}, lost: map[string]*file{}}
	d := newDocuments(base, a, c)
	// The version is a hash over everything, and nearly everything contains the
	// version: write it all once without, then again with it.
	draft, err := d.write()
	if err != nil {
		return nil, err
	}
	d.version = contentVersion(draft)
	s.version, s.policy = d.version, d.policy
	final, err := d.write()
	if err != nil {
		return nil, err
	}
	for name, content := range final {
		s.files[d.url(name)] = newFile(fsys, name, content)
	}
	for _, asset := range a.index.Assets {
		f, err := a.open(asset)
		if err != nil {
			return nil, err
		}
		s.files[d.url(asset.Path)] = f
	}
	if c.contact != "" {
		s.files[securityPath] = newFile(fsys, securityPath, []byte(securityText(c.contact, c.origin, time.Now())))
	}
	for _, lang := range languages {
		s.lost[lang] = newFile(fsys, "404.html", []byte(d.lostDocument(lang)))
	}
	s.lost[""] = newFile(fsys, "404.html", []byte(d.lostDocument(languages...)))
	return s, nil
}

// write makes every file that is not an asset, by its path under the base. Pages
// end in a slash, but for the one at the base itself.
func (d *documents) write() (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, p := range d.pages {
		files[strings.TrimPrefix(p.Path, "/")] = []byte(d.page(p))
	}
	for _, lang := range languages {
		data, err := d.manifest(lang)
		if err != nil {
			return nil, err
		}
		files[manifestPath(lang)] = data
	}
	worker, err := d.worker()
	if err != nil {
		return nil, err
	}
	files[workerPath] = worker
	files[robotsPath] = []byte(d.robots())
	if files[iconPath], err = d.icon(); err != nil {
		return nil, err
	}
	if d.origin != "" {
		files[sitemapPath] = []byte(d.sitemap())
	}
	return files, nil
}

// contentVersion hashes files in the order of their names. Assets count through
// their hashed names, which the documents contain.
func contentVersion(files map[string][]byte) string {
	h := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(h, "%s\x00%d\x00", name, len(files[name]))
		h.Write(files[name])
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
}

// checkPages sees that the pages have the addresses that everything relies on.
func checkPages(list []Page) error {
	seen := map[string]bool{}
	for _, p := range list {
		switch {
		case !strings.HasPrefix(p.Path, "/") || !strings.HasSuffix(p.Path, "/"):
			return fmt.Errorf("page %q does not begin and end with a slash", p.Path)
		case p.Lang != "" && !slices.Contains(languages, p.Lang):
			return fmt.Errorf("page %s is in the unknown language %q", p.Path, p.Lang)
		case seen[p.Path]:
			return fmt.Errorf("page %s is there twice", p.Path)
		}
		seen[p.Path] = true
	}
	if !seen["/"] {
		return fmt.Errorf("there is no page /")
	}
	return nil
}
