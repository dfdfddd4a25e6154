package shell

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
)

// phrase is something to say. It is put into words when it is shown: the language may
// have been changed by then.
type phrase func(w *words.Words) string

// speech is what a screen reader is to say. What is said before the page has been rendered
// goes together: a region that changes twice at once is read once.
type speech struct {
	list   []phrase
	prompt bool // the last of them only says what can be done next
	open   bool // more may be added
	odd    bool // alternates, so that no text is the one before: that would not be read
}

func (s *speech) add(p phrase) {
	switch {
	case !s.open:
		s.list, s.open, s.odd = nil, true, !s.odd
	case s.prompt: // it has been done: nobody needs to hear how
		s.list = s.list[:len(s.list)-1]
	}
	s.list, s.prompt = append(s.list, p), false
}

// text joins what is to be said to sentences.
func (s *speech) text(w *words.Words) string {
	t := ""
	for _, p := range s.list {
		said := p(w)
		if said == "" {
			continue
		}
		switch {
		case t == "":
		case strings.HasSuffix(t, "."):
			t += " "
		default:
			t += ". "
		}
		t += said
	}
	if t != "" && s.odd {
		t += blank
	}
	return t
}

// blank makes a text another one without being read.
const blank = "\u00a0"

// toast is a line above the tools that goes by itself, perhaps with something to press.
type toast struct {
	text   phrase // nil for no toast
	label  phrase // of its button; nil has none
	action func()
}

// notice is a message that stays until it is answered.
type notice struct {
	id      string // a second one with the same id takes its place
	nth     int
	text    phrase
	answers []answer
}

type answer struct {
	label phrase
	do    func()
}

// How long a toast stays.
const (
	toastTime = 2500 * time.Millisecond
	askTime   = 8 * time.Second
)

// Say has a screen reader say something, without showing it.
func (a *App) Say(p phrase) {
	a.speech.add(p)
	a.Update()
}

// Prompt has a screen reader say what can be done next, unless that is done before it is said.
func (a *App) Prompt(p phrase) {
	a.Say(p)
	a.speech.prompt = true
}

// Toast shows a line for a moment; screen readers say it.
func (a *App) Toast(p phrase) { a.show(toast{text: p}, toastTime) }

func (a *App) ask(p, label phrase, action func()) {
	a.show(toast{p, label, action}, askTime)
}

func (a *App) show(t toast, d time.Duration) {
	a.toast = t
	a.told++
	mine := a.told
	if a.up {
		time.AfterFunc(d, func() {
			if a.told == mine {
				a.toast = toast{}
				a.Update()
			}
		})
	}
	a.Update()
}

// Notice shows a message that stays until it is closed, once under each id.
func (a *App) Notice(id string, p phrase, answers ...answer) {
	a.dropNotice(id)
	a.noted++
	a.notices = append(a.notices, notice{id, a.noted, p, answers})
	a.Update()
}

func (a *App) dropNotice(id string) {
	for i, n := range a.notices {
		if n.id == id {
			a.notices = append(a.notices[:i:i], a.notices[i+1:]...)
			a.Update()
			return
		}
	}
}

// unsaved tells that the store failed: for good, or this time.
func (a *App) unsaved(why error) {
	if errors.Is(why, session.ErrNewer) {
		a.Notice("storage", func(w *words.Words) string { return w.Newer })
		return
	}
	if errors.Is(why, session.ErrNoStorage) {
		a.Notice("storage", func(w *words.Words) string { return w.NoStorage })
		return
	}
	a.Notice("unsaved", func(w *words.Words) string { return w.Unsaved })
}

// keptAgain tells that what failed has been done since.
func (a *App) keptAgain() {
	a.dropNotice("unsaved")
	a.Toast(func(w *words.Words) string { return w.KeptAgain })
}

// offerUpdate tells of a new version. It never reloads by itself.
func (a *App) offerUpdate() {
	a.Notice("update", func(w *words.Words) string { return w.Update },
		answer{func(w *words.Words) string { return w.UpdateEnd }, func() { a.updating = true }},
		answer{func(w *words.Words) string { return w.UpdateNow }, func() { browser().Call("applyUpdate") }})
}

// Messages are the toast, the notices and what is only said.
type Messages struct {
	app.Compo
	App  *App
	Lang string
	Rev  int
}

// Render implements app.Composer.
func (m *Messages) Render() app.UI {
	a, w := m.App, m.App.in(m.Lang)
	var shown, list []app.UI
	if a.toast.text != nil {
		shown = []app.UI{a.toasted(w, a.toast)}
	}
	for _, n := range a.notices {
		list = append(list, a.notice(w, n))
	}
	return box("div.messages",
		live("div#notices.notices", list...),
		live("div#toast.toasts", shown...),
		live("div#say.hidden", text(a.speech.text(w))),
	)
}

// live is a region whose changes are read out.
func live(is string, body ...app.UI) app.UI {
	return el(is, at{"role", "status", "aria-live", "polite"}, body...)
}

func (a *App) toasted(w *words.Words, t toast) app.UI {
	line := t.text(w)
	if a.told%2 == 1 {
		line += blank // the same again is read again
	}
	body := []app.UI{said("span", line)}
	if t.label != nil {
		body = append(body, button("button.toast-action", nil, strconv.Itoa(a.told), func() {
			a.toast = toast{}
			t.action()
			a.Update()
		}, text(t.label(w))))
	}
	return box("div.toast", body...)
}

func (a *App) notice(w *words.Words, n notice) app.UI {
	body := []app.UI{said("p", n.text(w))}
	for i, an := range n.answers {
		body = append(body, button("button.notice-action", nil, strconv.Itoa(n.nth)+" "+strconv.Itoa(i), func() {
			a.dropNotice(n.id)
			an.do()
		}, text(an.label(w))))
	}
	body = append(body, button("button.icb", at{"aria-label", w.Close}, n.id, func() { a.dropNotice(n.id) }, icon("close")))
	return box("div.notice", body...)
}
