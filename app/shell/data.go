package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
	"pazienza/engine/variants"
)

// dataPanel is what can be done with all that is kept: a file of it, and what was taken out of
// the statistics of a game, or of all.
func (a *App) dataPanel(w *words.Words, of string, any bool) app.UI {
	chips := []app.UI{
		button("button#export.chip", nil, "", a.export, icon("install"), text(w.Export)),
		box("label#import.chip", icon("share"), text(w.Import), input(at{"type", "file", "id", "import-file", "class", "hidden", "accept", ".txt,text/plain"}).
			On("change", func(_ app.Context, e app.Event) { a.importFile(e.Get("target")) })),
	}
	if any {
		label := w.ResetAll
		if of != "" {
			label = w.ResetOf(a.called(w, of))
		}
		chips = append(chips, button("button#reset.chip quiet", nil, of, func() { a.Desk.ResetFigures(of) }, text(label)))
	}
	body := []app.UI{said("h2", w.YourData), said("p.muted", w.DataHelp), box("div.chips", chips...)}
	if n := a.Desk.ResetCount(of); n > 0 {
		body = append(body, el("p#reset-aside", at{"role", "status"}, text(w.ResetAside(w.Num(n)))), box("div.chips",
			button("button#bring-back.chip", nil, of, func() { a.Desk.BringBack(of) }, icon("undo"), text(w.BringBack)),
			button("button#delete-reset.chip quiet", nil, of, func() { a.Desk.DeleteReset(of) }, text(w.DeleteReset))))
	}
	return box("section.panel data", body...)
}

// export has the browser save everything as a file.
func (a *App) export() {
	settings := map[string]string{}
	for _, o := range a.Settings.all() {
		if v := o.get(); v != "" {
			settings[o.key] = v
		}
	}
	a.Desk.Backup(settings, func(b session.Backup, err error) {
		if err != nil {
			a.Toast(func(w *words.Words) string { return w.ExportFailed })
			return
		}
		blob := app.Window().Get("Blob").New([]any{b.String()}, map[string]any{"type": "text/plain"})
		save(blob, "pazienza-"+today().String()+".txt")
		a.Toast(func(w *words.Words) string { return w.Exported })
	})
}

// save has the browser save something as a file.
func save(blob app.Value, name string) {
	url := app.Window().Get("URL")
	address := url.Call("createObjectURL", blob)
	link := document().Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	time.AfterFunc(time.Minute, func() { url.Call("revokeObjectURL", address) }) // it may be asked where to
}

// longestFile is more bytes than the games of a life make: what is longer is no file of ours, and
// is not read.
const longestFile = 64 << 20

// importFile takes a file in that was chosen.
func (a *App) importFile(field app.Value) {
	files := field.Get("files")
	if files.Length() == 0 {
		return
	}
	file := files.Index(0)
	field.Set("value", "") // the same file may be chosen again
	if file.Get("size").Int() > longestFile {
		a.refuse(session.FileLong)
		return
	}
	resolve(file.Call("text"), func(text app.Value) { a.load(text.String()) }, func() { a.refuse(session.FileUnread) })
}

// load takes in the text of a file.
func (a *App) load(text string) {
	b, err := session.ParseBackup(variants.Catalogue().Solo(), text)
	if err != nil {
		a.refuse(err)
		return
	}
	a.dropNotice("import") // of a file before
	s, lang := a.Settings, a.Settings.Lang
	for key, value := range b.Shelf(session.Settings) { // what is chosen here stays
		if s.value(key) == "" {
			s = s.with(key, value)
		}
	}
	if s != a.Settings {
		a.Choose(s)
	}
	if s.Lang != lang {
		a.speak(s.Lang)
	}
	n := a.Desk.Merge(b, a.Now())
	a.Toast(func(w *words.Words) string {
		if n == 0 {
			return w.ImportedNone
		}
		return w.Imported(w.Num(n))
	})
}

// refuse says why a file is not taken in.
func (a *App) refuse(why error) {
	a.Notice("import", func(w *words.Words) string { return w.NotImported(a.reason(w, why)) })
}
