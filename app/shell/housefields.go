package shell

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
	"pazienza/engine"
)

// group is fields of house rules that belong together.
type group struct {
	head   func(*words.Words) string
	fields string
}

// groups are all of them, in the order of the page.
func groups() []group {
	return []group{
		{func(w *words.Words) string { return w.FieldsDealt }, "draw passes waste-dealt home-stays"},
		{func(w *words.Words) string { return w.FieldsPoints }, "score floor start move waste-column column-home waste-home from-home turn-up run win recycle-1 recycle-3 free-recycles"},
		{func(w *words.Words) string { return w.FieldsTime }, "ten-seconds time-bonus time-bonus-from"},
		{func(w *words.Words) string { return w.FieldsUndo }, "undo undo-cost undo-depth auto"},
	}
}

// of lists a group's fields that mean something in a variant.
func (g group) of(v engine.Variant) (list []engine.Field) {
	for _, name := range strings.Fields(g.fields) {
		for _, f := range engine.Fields() {
			if f.Name == name && f.For(v) {
				list = append(list, f)
			}
		}
	}
	return list
}

// fields renders a group, folded away but for the first.
func (a *App) fields(w *words.Words, g group, open bool, why error) app.UI {
	d := a.draft
	list := g.of(d.base.Variant)
	if len(list) == 0 {
		return box("div")
	}
	head := []app.UI{text(g.head(w))}
	if n := d.changes(list); n > 0 {
		head = append(head, said("span.muted", w.Changes(w.Num(n))))
	}
	body := []app.UI{box("summary", head...)}
	for _, f := range list {
		body = append(body, a.field(w, f, d.blamed(a.Desk, f, why)))
	}
	about := at{"open", ""}
	if open {
		about[1] = "true"
	}
	return el("details.panel fields", about, body...)
}

// few is how many values are shown side by side, most how many a list has. Numbers with more
// are typed.
const (
	few  = 4
	most = 12
)

// field renders one field: a box to tick, a few values side by side, a list, or a number with
// buttons that step.
func (a *App) field(w *words.Words, f engine.Field, bad bool) app.UI {
	d, id := a.draft, "house-"+f.Name
	label := w.Field(f)
	set := func(n int) {
		a.draft.set(f, n)
		a.Update()
	}
	var control app.UI
	is := "div.set"
	if bad {
		is += ".blamed"
	}
	values := fieldValues(f, d)
	switch {
	case len(f.Names) == 2:
		control = input(at{"type", "checkbox", "id", id, "checked", truth(d.value(f) == 1), "aria-describedby", id + "-help", "aria-invalid", wrong(bad)}).
			On("change", func(_ app.Context, e app.Event) {
				n := 0
				if e.Get("target").Get("checked").Bool() {
					n = 1
				}
				set(n)
			}, app.EventScope(id))
	case len(values) <= few:
		var list []choice
		for _, n := range values {
			list = append(list, choice{strconv.Itoa(n), w.Value(f, n)})
		}
		return box(is, segments(id, label.Name, list, strconv.Itoa(d.value(f)), func(v string) {
			if n, err := strconv.Atoi(v); err == nil {
				set(n)
			}
		}), el("p#"+id+"-help.muted", nil, text(label.Help)))
	case len(values) <= most:
		control = dropdown(w, id, f, values, d.value(f), set)
	default:
		control = a.stepper(w, id, f, bad)
	}
	name := []app.UI{said("b", label.Name), el("span#"+id+"-help.muted", nil, text(label.Help))}
	if len(f.Names) == 2 { // the whole line ticks the box
		return box(is, el("label.tick", at{"for", id}, box("span", name...), control))
	}
	return box(is, el("label", at{"for", id}, name...), control)
}

// wrong is the value of aria-invalid.
func wrong(bad bool) string {
	if bad {
		return "true"
	}
	return ""
}

// fieldValues lists the values of a field; where the rule set leaves it to the player, that is
// the first.
func fieldValues(f engine.Field, d *draft) (list []int) {
	if f.Of(d.base.RuleSet) == engine.Unchosen && f.Min >= 0 {
		list = append(list, engine.Unchosen)
	}
	for n := f.Min; n <= f.Max && len(list) <= most; n++ {
		list = append(list, n)
	}
	return list
}

// dropdown is a list of values.
func dropdown(w *words.Words, id string, f engine.Field, values []int, now int, set func(int)) app.UI {
	var list []app.UI
	for _, n := range values {
		list = append(list, option(strconv.Itoa(n), w.Value(f, n), n == now))
	}
	return selector(id, list, func(v string) {
		if n, err := strconv.Atoi(v); err == nil {
			set(n)
		}
	})
}

// option is a value of a list.
func option(value, label string, on bool) app.UI {
	return el("option", at{"value", value}, text(label)).Attr("selected", truth(on))
}

// selector is a list to choose from.
func selector(id string, list []app.UI, do func(value string)) app.UI {
	return el("select#"+id+".pick", nil, list...).On("change", func(_ app.Context, e app.Event) {
		do(e.Get("target").Get("value").String())
	}, app.EventScope(id))
}

// stepper is a number between two buttons.
func (a *App) stepper(w *words.Words, id string, f engine.Field, bad bool) app.UI {
	name := w.Field(f).Name
	step := func(is, label, sign string, by int) app.UI {
		return button("button#"+id+is+".step", at{"aria-label", label}, id, func() {
			d := a.draft
			d.set(f, min(max(d.value(f)+by, f.Min), f.Max))
			a.Update()
		}, text(sign))
	}
	by := 1
	for by*1000 < f.Max {
		by *= 10
	}
	return box("div.stepper",
		step("-less", w.Less(name), "−", -by),
		input(at{"type", "number", "id", id, "min", strconv.Itoa(f.Min), "max", strconv.Itoa(f.Max), "step", "1",
			"aria-describedby", id + "-help", "aria-invalid", wrong(bad)}).On("input", func(_ app.Context, e app.Event) {
			a.draft.enter(f, e.Get("target").Get("value").String())
			a.Update()
		}, app.EventScope(id)),
		step("-more", w.Greater(name), "+", by))
}
