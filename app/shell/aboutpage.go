package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
)

// part is something of others that the game is made with.
type part struct{ name, licence, by string }

// parts are the libraries in the program, with what their licences ask to be said.
var parts = []part{
	{"Go", "BSD-3-Clause", "The Go Authors"},
	{"Ebitengine", "Apache-2.0", "Hajime Hoshi"},
	{"go-app", "MIT", "Maxence Charrière"},
	{"uuid", "BSD-3-Clause", "Google"},
	{"x/sync", "BSD-3-Clause", "The Go Authors"},
}

// aboutPage says what this is and what it is made of.
func (a *App) aboutPage(w *words.Words) app.UI {
	body := []app.UI{box("p.brand", wordmark())}
	for _, s := range w.AboutSections {
		body = append(body, said("h2#"+s.ID, s.Head))
		for _, line := range s.Lines {
			body = append(body, said("p", line))
		}
	}
	var news []app.UI
	for _, s := range w.Latest {
		news = append(news, said("li", s))
	}
	body = append(body, said("h2#news", w.News), box("ul", news...))
	var list []app.UI
	list = append(list, said("li", w.PartArt), said("li", w.PartIcons))
	for _, x := range parts {
		list = append(list, said("li", w.PartCode(x.name)+" © "+x.by+", "+x.licence))
	}
	body = append(body, said("h2#licences", w.Licences), box("ul", list...))
	if v := version(); v != "" {
		body = append(body, said("p.muted", w.Version(v)))
	}
	return a.frame(w, leaf{name: "about", title: w.About, back: true, body: []app.UI{box("article.text", body...)}})
}

// version is the version of what runs, "" on the server.
func version() string {
	if c := browser().Get("config"); c.Truthy() {
		if v := c.Get("version"); v.Truthy() {
			return v.String()
		}
	}
	return ""
}

// lostPage is shown at an address that is not there.
func (a *App) lostPage(w *words.Words) app.UI {
	return a.frame(w, leaf{name: "lost", title: w.LostTitle, body: []app.UI{
		said("p", w.Lost),
		box("p", link("a.cta", a.href(Where{Lang: w.Lang}), text(w.Home))),
	}})
}
