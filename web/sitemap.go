package main

import "strings"

// The files for those who read a site without eyes. The map needs whole addresses: without an
// origin there is none.
const (
	sitemapPath = "sitemap.xml"
	robotsPath  = "robots.txt"
)

// robots lets everybody read everything, and says where the map is.
func (d *documents) robots() string {
	text := "User-agent: *\nAllow: /\n"
	if d.origin != "" {
		text += "Sitemap: " + d.origin + d.url(sitemapPath) + "\n"
	}
	return text
}

// sitemap lists every page with its languages.
func (d *documents) sitemap() string {
	var b strings.Builder
	line(&b, `<?xml version="1.0" encoding="UTF-8"?>`)
	line(&b, `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`)
	for _, p := range d.pages {
		line(&b, `<url><loc>`, d.origin+d.url(p.Path), `</loc>`)
		for _, a := range d.alternates(p) {
			line(&b, `<xhtml:link rel="alternate" hreflang="`, a.lang, `" href="`, a.href, `"/>`)
		}
		line(&b, `</url>`)
	}
	line(&b, `</urlset>`)
	return b.String()
}
