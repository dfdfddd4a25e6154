package shell

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
	"pazienza/engine"
	"pazienza/engine/variants"
)

// choice is one value of a setting, as it is offered.
type choice struct{ value, label string }

// optionsPage is the settings. A choice takes effect at once.
func (a *App) optionsPage(w *words.Words) app.UI {
	langs := make([]choice, len(words.Languages))
	for i, l := range words.Languages {
		langs[i] = choice{l, words.For(l).Name}
	}
	flag := []choice{{yes, w.Yes}, {"", w.No}}
	shown := []choice{{"", w.Yes}, {yes, w.No}}
	shakes := text("")
	if browser().Get("senses").Get("shakes").Truthy() {
		shakes = a.choices(w, "pazienza.vibration", w.Vibration, flag)
	}
	turns, turnHelp := text(""), text("")
	if turn := browser().Get("turn"); turn.Truthy() && turn.Get("can").Truthy() {
		turns = a.choices(w, "pazienza.turn", w.Turn, []choice{{"", w.TurnAuto}, {"portrait", w.TurnUpright}, {"landscape", w.TurnSide}})
		turnHelp = said("p.muted", w.TurnHelp)
	}
	return a.frame(w, leaf{name: "settings", title: w.Settings, back: true, body: []app.UI{
		box("section.panel",
			said("h2.over", w.Looks),
			a.choices(w, "pazienza.lang", w.Language, langs),
			a.choices(w, "pazienza.theme", w.Theme, []choice{{"", w.Auto}, {"light", w.Light}, {"dark", w.Dark}}),
			a.choices(w, "pazienza.table", w.Cloth, []choice{{"", w.ClothAuto}, {"bosco", w.Bosco}, {"laguna", w.Laguna}, {"cotto", w.Cotto}, {"notte", w.Notte}},
				"bosco+notte", "bosco", "laguna", "cotto", "notte"),
			a.choices(w, "pazienza.face", w.Face, []choice{{"", w.FaceAuto}, {"classic", w.FaceClassic}, {"large", w.FaceLarge}},
				"classic-h12 large-h12", "classic-h12 classic-s07", "large-h12 large-s07"),
			a.choices(w, "pazienza.four", w.Colours, []choice{{"", w.ColoursTwo}, {yes, w.ColoursFour}}, "two/large-d01 two/large-c01", "four/large-d01 four/large-c01"),
			a.choices(w, "pazienza.contrast", w.Contrast, []choice{{"", w.Auto}, {"normal", w.Normal}, {"more", w.ContrastMore}}),
			a.choices(w, "pazienza.back", w.CardBack, []choice{{"", w.Sole}, {"onde", w.Onde}, {"losanga", w.Losanga}, {"paglia", w.Paglia}},
				"back-sole", "back-onde", "back-losanga", "back-paglia"),
		),
		box("section.panel",
			said("h2.over", w.Playing),
			a.choices(w, "pazienza.speed", w.Speed, []choice{{"slow", w.Slow}, {"", w.Normal}, {"fast", w.Fast}, {"off", w.Off}}),
			a.choices(w, "pazienza.input", w.Input, []choice{{"", w.InputTap}, {"select", w.InputSelect}, {"drag", w.InputDrag}}),
			said("p.muted", w.InputHelp),
			a.choices(w, "pazienza.prefer", w.Prefer, []choice{{"", w.PreferSafe}, {"columns", w.PreferColumns}, {"foundations", w.PreferFoundations}}),
			said("p.muted", w.PreferHelp),
			a.choices(w, "pazienza.sound", w.Sound, []choice{{"", w.SoundOff}, {"quiet", w.SoundQuiet}, {"full", w.SoundFull}}),
			shakes,
			a.choices(w, "pazienza.left", w.Hand, []choice{{yes, w.HandLeft}, {"", w.HandRight}}),
			a.choices(w, "pazienza.onehand", w.Reach, flag),
			said("p.muted", w.ReachHelp),
			turns,
			turnHelp,
			a.choices(w, "pazienza.finish", w.Finishes, []choice{{"", w.FinishesAsGame}, {"itself", manner(w, engine.AutoByItself)}, {"tap", manner(w, engine.AutoOnTap)}, {"never", manner(w, engine.AutoNever)}}),
			a.choices(w, "pazienza.nokeys", w.Letters, shown),
			said("p.muted", w.LettersHelp),
		),
		box("section.panel",
			said("h2.over", w.Helping),
			a.choices(w, "pazienza.nohints", w.Hints, shown),
			a.choices(w, "pazienza.verdict", w.VerdictSetting, flag),
			said("p.muted", w.VerdictHelp),
		),
		a.winnablePanel(w),
		box("section.panel",
			said("h2.over", w.Showing),
			a.choices(w, "pazienza.calm", w.Calm, flag),
			said("p.muted", w.CalmHelp),
			a.unlessCalm(func() app.UI { return a.choices(w, "pazienza.noclock", w.ShowClock, shown) }),
			a.unlessCalm(func() app.UI { return a.choices(w, "pazienza.noscore", w.ShowScore, shown) }),
			a.choices(w, "pazienza.bank", w.CarryBank, flag),
			said("p.muted", w.CarryBankHelp),
		),
		a.allData(w),
		box("p.links", a.pageLink("about", w.About, Where{w.Lang, About, ""})),
	}})
}

// unlessCalm is something that has no meaning where nothing is counted in sight.
func (a *App) unlessCalm(show func() app.UI) app.UI {
	if a.Settings.Calm {
		return text("")
	}
	return show()
}

// winnablePanel is a box to tick for each variant: whether new games of it are dealt from those
// that can be won. The page of each game has the same choice.
func (a *App) winnablePanel(w *words.Words) app.UI {
	body := []app.UI{el("h2#winnable.over", nil, text(w.WinnableIn)), said("p.muted", w.WinnableInHelp)}
	for _, t := range tiles() {
		for _, v := range t.variants {
			name := w.Game(v.ID).Name
			if len(t.variants) > 1 {
				name += " · " + w.Chip(gameOf(v))
			}
			id := "winnable-" + v.ID
			on := a.Settings.WinnableOnly(v.ID)
			body = append(body, box("div.set", el("label.tick", at{"for", id}, said("span", name),
				input(at{"type", "checkbox", "id", id, "checked", truth(on)}).
					On("change", func(app.Context, app.Event) {
						a.Choose(a.Settings.withWinnable(v.ID, !a.Settings.WinnableOnly(v.ID)))
					}, app.EventScope(v.ID)))))
		}
	}
	return el("section.panel ticks", at{"role", "group", "aria-labelledby", "winnable"}, body...)
}

// gameOf is a game of a variant, the one that is offered first.
func gameOf(v engine.Variant) *engine.Game {
	g, _ := variants.Usual(v.ID)
	return g
}

// allData is what can be done with all that is kept, once the program knows what that is.
func (a *App) allData(w *words.Words) app.UI {
	if !a.playing() {
		return text("")
	}
	return a.dataPanel(w, "", len(a.Desk.History().Games()) > 0)
}

// manner names a way to finish by itself, as house rules do.
func manner(w *words.Words, m engine.AutoManner) string {
	return w.Fields.Of("auto").Values[m]
}

// choices are the values of a setting, one of which is chosen.
func (a *App) choices(w *words.Words, key, label string, list []choice, pictures ...string) app.UI {
	now := a.Settings.value(key)
	if key == "pazienza.lang" {
		now = w.Lang
	}
	return segments(key[len("pazienza."):], label, list, now, func(value string) { a.choose(key, value) }, pictures...)
}

// look is a small picture of how things would be: cards, each partly over the one before, or
// a cloth, or half of one and half of another.
func look(of string) app.UI {
	var parts []app.UI
	if strings.Contains(of, "-") {
		for _, name := range strings.Fields(of) {
			parts = append(parts, art(name))
		}
		return box("span.sample", parts...)
	}
	one, other, both := strings.Cut(of, "+")
	if both {
		parts = append(parts, box("span."+other))
	}
	return box("span.cloth "+one, parts...)
}

// segments are a few values side by side, one of which is chosen: radio buttons, so that a
// keyboard and a reader know what to do with them. What changes how things look has a picture
// for each value.
func segments(name, label string, list []choice, now string, do func(value string), pictures ...string) app.UI {
	var body []app.UI
	is := "div.seg"
	for i, c := range list {
		value, says := c.value, said("span", c.label)
		if pictures != nil {
			is, says = "div.seg pictured", box("span", look(pictures[i]), says)
		}
		body = append(body, el("label.seg-item", at{"for", name + "-" + value},
			radio(name, value, value == now, func() { do(value) }), says))
	}
	return box("fieldset.choice", said("legend", label), box(is, body...))
}

// radio is a button of several of which one is chosen.
func radio(name, value string, on bool, do func()) app.UI {
	return input(at{"type", "radio", "id", name + "-" + value, "name", name, "value", value, "checked", truth(on)}).
		On("change", func(app.Context, app.Event) { do() }, app.EventScope(name, value))
}

// entered has something done when Enter is pressed in a field.
func entered(field app.HTMLElemSelfClosing, do func()) app.UI {
	return field.On("keydown", func(_ app.Context, e app.Event) {
		if e.Get("key").String() == "Enter" {
			e.PreventDefault()
			do()
		}
	})
}

// choose makes one choice. Only that of a language changes the language of the page, and
// does so even when it was stored before: the page may have been opened in another one.
func (a *App) choose(key, value string) {
	a.Choose(a.Settings.with(key, value))
	if key == "pazienza.lang" {
		a.speak(value)
		a.Update()
	}
}

// Choose changes the settings: they are stored, and take effect at once.
func (a *App) Choose(s Settings) {
	before := a.Settings
	a.Settings = s
	if a.Shelf != nil {
		s.Store(a.Shelf, before)
	}
	senses("choose", s.Sound, s.Vibration)
	if turn := browser().Get("turn"); turn.Truthy() {
		turn.Call("hold", s.Turn)
	}
	if b := browser(); b.Get("theme").Truthy() {
		b.Call("theme")
	}
	if a.OnSettings != nil {
		a.OnSettings(s)
	}
	a.Update()
}
