package main

import (
	"encoding/json"
	"path"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
	"pazienza/web/bundle"
)

// The table's colours at its middle and its edge in the light theme.
const (
	feltCentre = "#2a6350"
	feltEdge   = "#1c4639"
)

// documents writes pages as HTML documents of a site with that base and version.
type documents struct {
	base    string
	version string
	policy  string
	assets  *assets
	content
	bodies map[string]string // what the pages say, by their paths
}

func newDocuments(base string, a *assets, c content) *documents {
	d := &documents{base: base, policy: contentPolicy([]string{a.firstScript, a.boot}, a.firstStyle), assets: a, content: c, bodies: make(map[string]string, len(c.pages))}
	for _, p := range c.pages {
		d.bodies[p.Path] = d.markup(p)
	}
	return d
}

// markup renders what a page says.
func (d *documents) markup(p Page) string { return tidyMarkup(app.HTMLString(p.Body), d.rewrite) }

// config is what boot.js, the loader and the game read from the document.
type config struct {
	Base    string            `json:"base"`
	Version string            `json:"version"`
	Assets  map[string]string `json:"assets"` // name to path under base
	Sizes   map[string]int    `json:"sizes"`  // uncompressed bytes of each wasm, for honest progress
	Worker  string            `json:"sw"`
	Words   words.Loader      `json:"words"` // what the loader says, in the page's language
}

func (d *documents) config(lang string) string {
	c := config{Base: d.base, Version: d.version, Assets: map[string]string{}, Sizes: map[string]int{}, Worker: workerPath, Words: words.For(lang).Loader}
	for _, a := range d.assets.index.Assets {
		c.Assets[a.Name] = a.Path
		if path.Ext(a.Name) == ".wasm" {
			c.Sizes[a.Name] = a.Size
		}
	}
	data, _ := json.Marshal(c) // maps and strings always marshal; "<" is escaped
	return string(data)
}

// page writes the document of p.
func (d *documents) page(p Page) string {
	lang := p.Lang
	if lang == "" {
		lang = fallback
	}
	var b strings.Builder
	d.open(&b, lang, p.Title)
	line(&b, `<meta name="description" content="`, p.Description, `">`)
	if d.origin != "" {
		line(&b, `<link rel="canonical" href="`, d.origin+d.url(p.Path), `">`)
		for _, a := range d.alternates(p) {
			line(&b, `<link rel="alternate" hreflang="`, a.lang, `" href="`, a.href, `">`)
		}
	}
	if p.Data != "" {
		b.WriteString(`<script type="application/ld+json">` + p.Data + "</script>\n") // "<" is escaped
	}
	line(&b, `<meta name="theme-color" content="`, feltEdge, `">`)
	line(&b, `<link rel="manifest" href="`, d.url(manifestPath(lang)), `">`)
	d.icons(&b)
	whole := p.Path == "/" || p.Path == "/"+p.Lang+"/" // what most begin with
	// Above the sheet, which it would wait for.
	b.WriteString("<script>" + d.assets.firstScript + "</script>\n")
	if whole {
		// The table comes in one picture: one of the cloth alone would only make it later.
		line(&b, `<link rel="expect" href="#app" blocking="render">`)
		b.WriteString("<style>" + d.assets.firstStyle + "</style>\n")
		line(&b, `<link rel="preload" as="style" href="`, d.asset(bundle.StyleName), `">`)
	} else {
		d.style(&b)
	}
	line(&b, `<link rel="preload" as="script" href="`, d.asset(bundle.ScriptName), `">`) // boot.js has it run
	// go-app takes over the body's first element and nothing else of it.
	b.WriteString("</head>\n<body>\n<div id=\"app\">" + d.bodies[p.Path] + "</div>\n")
	// What is not needed to paint comes below what is painted: a browser paints as far as it has come.
	b.WriteString(`<script type="application/json" id="config">` + d.config(lang) + "</script>\n")
	if whole {
		b.WriteString("<script>" + d.assets.boot + "</script>\n")
		d.style(&b) // all of it: nothing that is painted first waits for it here, nor does boot.js
	} else {
		line(&b, `<script src="`, d.asset(bundle.BootName), `"></script>`)
	}
	line(&b, `<noscript><p class="notice">`, words.For(lang).Loader.NoScript, `</p></noscript>`)
	b.WriteString("</body>\n</html>\n")
	return b.String()
}

// open writes the beginning that every document has.
func (d *documents) open(b *strings.Builder, lang, title string) {
	line(b, `<!doctype html>`)
	line(b, `<html lang="`, lang, `" data-base="`, d.base, `">`)
	line(b, `<head>`)
	line(b, `<meta charset="utf-8">`)
	// For hosts that do not send the header; see headers.go.
	line(b, `<meta http-equiv="Content-Security-Policy" content="`, d.policy, `">`)
	line(b, `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`)
	line(b, `<title>`, title, `</title>`)
}

func (d *documents) icons(b *strings.Builder) {
	for _, icon := range pageIcons {
		if d.assets.path(icon.name) != "" {
			line(b, `<link rel="`, icon.rel, `" type="`, mimeType(icon.name), `" sizes="`, icon.sizes, `" href="`, d.asset(icon.name), `">`)
		}
	}
}

func (d *documents) style(b *strings.Builder) {
	line(b, `<link rel="stylesheet" href="`, d.asset(bundle.StyleName), `">`)
}

// alternate is a page in one of its languages; "x-default" is for whoever reads none of them.
type alternate struct{ lang, href string }

// alternates lists the languages of a page, its own too, with whole addresses.
func (d *documents) alternates(p Page) (list []alternate) {
	rest := strings.TrimPrefix(p.Path, "/"+p.Lang+"/")
	if p.Lang == "" {
		rest = strings.TrimPrefix(p.Path, "/")
	}
	for _, lang := range languages {
		if other, ok := d.find("/" + lang + "/" + rest); ok {
			list = append(list, alternate{lang, d.origin + d.url(other.Path)})
		}
	}
	if rest == "" {
		list = append(list, alternate{"x-default", d.origin + d.url("/")})
	}
	return list
}

// find returns the page of that path.
func (d *documents) find(path string) (Page, bool) {
	for _, p := range d.pages {
		if p.Path == path {
			return p, true
		}
	}
	return Page{}, false
}

// url is the address of a path of the site, with or without its leading slash.
func (d *documents) url(p string) string { return d.base + strings.TrimPrefix(p, "/") }

// asset is the address of an asset.
func (d *documents) asset(name string) string { return d.url(d.assets.path(name)) }

// rewrite gives a prerendered address the site's base, and an asset's name the
// path that it was built to.
func (d *documents) rewrite(name, value string) string {
	switch name {
	case "href", "src", "action":
	default:
		return value
	}
	if !strings.HasPrefix(value, "/") || strings.HasPrefix(value, "//") {
		return value
	}
	if hashed := d.assets.path(value[1:]); hashed != "" {
		return d.url(hashed)
	}
	return d.url(value)
}

// escaper is for text and for attributes in double quotes, which are the only
// ones here: an apostrophe may stay, and the policy stays readable.
var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;")

// line writes a line of markup: the even parts as they are, the odd ones escaped.
func line(b *strings.Builder, parts ...string) {
	for i, part := range parts {
		if i%2 == 1 {
			part = escaper.Replace(part)
		}
		b.WriteString(part)
	}
	b.WriteByte('\n')
}
