//go:build e2e

package e2e

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"pazienza/app/shell"
	"pazienza/app/words"
	"pazienza/engine/variants"
)

// TestPages opens every page of the site: in one language wherever it is linked from, the
// first of its kind by its address; and by the links that there are in the others. That
// nothing appears on the console and no policy is violated is watched all the time.
func TestPages(t *testing.T) {
	p := sit(t, "/", Options{Viewport: Phone, Lang: "es-ES"})
	if l := Get[string](p.Page, "document.documentElement.lang + ' ' + location.pathname"); l != "es /es/" {
		t.Errorf("a Spanish browser is shown %q", l)
	}
	all := shell.Pages(func(lang, path string) (article, data string) { return "", "" })
	opened, kinds := map[string]bool{}, map[string]bool{}
	lang := ""
	for i, rest := range restsOf(all) {
		kind, _, _ := strings.Cut(rest, "/")
		if !kinds[kind] {
			lang = words.Languages[i%len(words.Languages)]
		}
		page := all[slices.IndexFunc(all, func(q shell.Page) bool { return q.Path == "/"+lang+"/"+rest })]
		if !kinds[kind] {
			kinds[kind] = true
			p.visit(page.Path)
		} else {
			p.follows(page.Path)
		}
		p.looks(page)
		opened[page.Path] = true
	}
	for _, lang := range words.Languages {
		p.choose("lang", lang)
		p.tap("#tool-games")
		for _, page := range all {
			if page.Lang != lang || opened[page.Path] || strings.Contains(page.Path, "/play/") {
				continue
			}
			switch rest := strings.TrimPrefix(page.Path, "/"+lang); {
			case rest == "/":
			case rest == "/games/":
				p.looks(page)
			case strings.HasPrefix(rest, "/rules/"), strings.HasPrefix(rest, "/games/"): // one of each below
			case rest == "/glossary/", rest == "/race/": // by links of the rules
			default:
				p.tap(".wrap a[href=\"" + page.Path + "\"]")
				p.looks(page)
				p.tap("#page-back") // to the games
				p.Until("location.pathname === '/" + lang + "/games/'")
			}
		}
		p.tap(".wrap a[href$=\"/games/vegas/\"]")
		p.Until("location.pathname === '/" + lang + "/games/vegas/' && document.querySelector('.page-setup')")
		p.tap(".links a[href$=\"/rules/vegas/\"]")
		p.Until("location.pathname === '/" + lang + "/rules/vegas/' && document.querySelector('.page-rules #help')")
		p.tap("#help .links a[href$=\"/glossary/\"]")
		p.Until("location.pathname === '/" + lang + "/glossary/' && document.querySelector('.page-glossary #help')")
		p.tap("#page-close")
		p.Until("!document.querySelector('#page') && location.pathname === '/" + lang + "/'")
	}
}

// restsOf lists the addresses below a language, of tables one for each variant.
func restsOf(pages []shell.Page) (rests []string) {
	dealt := map[string]bool{}
	for _, q := range pages {
		rest, ok := strings.CutPrefix(q.Path, "/"+words.Languages[0]+"/")
		if !ok {
			continue
		}
		if slug, ok := strings.CutPrefix(rest, "play/"); ok {
			i := slices.IndexFunc(variants.Offers(), func(o variants.Offer) bool { return o.Slug+"/" == slug })
			variant, _, _ := strings.Cut(variants.Offers()[i].Game, "/")
			if dealt[variant] {
				continue
			}
			dealt[variant] = true
		}
		rests = append(rests, rest)
	}
	return rests
}

// looks checks what every page must have.
func (p *player) looks(page shell.Page) {
	p.T.Helper()
	p.Until("document.documentElement.lang === '" + page.Lang + "'")
	if _, slug, ok := strings.Cut(page.Path, "/play/"); ok {
		i := slices.IndexFunc(variants.Offers(), func(o variants.Offer) bool { return o.Slug+"/" == slug })
		p.Until("pazienza.test.game() === '" + variants.Offers()[i].Game + "'")
		p.inside()
		return
	}
	p.Until("document.title === " + strconv.Quote(page.Title))
	if page.Path == "/"+page.Lang+"/" {
		p.inside()
		return
	}
	p.Until("document.querySelector('#page-title')?.textContent.trim() && document.activeElement.id === 'page-title'")
	p.Until("(e => e.scrollWidth <= e.clientWidth && e.getBoundingClientRect().right <= innerWidth)(document.querySelector('#page'))")
	p.Until("[...document.querySelectorAll('#page img')].every(i => i.complete && i.naturalWidth)")
}

// TestLanguage changes the language in mid-game: the game stays, and the choice too.
func TestLanguage(t *testing.T) {
	p, won, line := sitDown(t, "en", "klondike-draw3", Options{Viewport: Phone})
	p.begin(line, won, 4)
	p.choose("lang", "it")
	p.says("#tool-undo", "Annulla")
	p.Until("location.pathname === '/it/' && document.documentElement.lang === 'it'")
	p.same(line)
	p.begin(line, won, 5)
	p.visit("/") // an English browser, an Italian player
	p.Until("location.pathname === '/it/'")
	p.same(line)
	p.visit("/es/") // an address says which language it is in
	p.Until("document.documentElement.lang === 'es'")
	p.same(line)
	p.Run("history.back()")
	p.Until("document.documentElement.lang === 'it'")
	p.ready()
	p.same(line)
}

// TestLost asks for a page that does not exist, and goes on to the table from there.
func TestLost(t *testing.T) {
	p := sit(t, "/it/", Options{Viewport: Phone})
	p.controlled()
	p.Allow(Network) // the browser notes the status 404
	p.Open(p.server.URL + "it/regole/klondik/")
	p.says("main", "Pagina inesistente")
	p.Until("document.documentElement.lang === 'it'")
	p.Allow()
	p.tap("main a")
	p.Until("location.pathname === '/it/' && !document.querySelector('#page')")
	p.ready()
	p.played()
}
