package main

import (
	"runtime"
	"syscall/js"

	"pazienza/app/table"
	"pazienza/engine"
)

// expose gives tests and bug reports a view of the game in progress, as pazienza.test. It
// can be looked at only: what a player may do goes through the page.
func expose(p *player) {
	text := func(f func() string) js.Func {
		return js.FuncOf(func(js.Value, []js.Value) any { return f() })
	}
	js.Global().Get("pazienza").Set("test", js.ValueOf(map[string]any{
		"table": text(func() string { s := p.desk.State(); return p.desk.Game().Text(&s) }),
		"game":  text(func() string { return p.desk.Game().Name() }),
		"record": text(func() string {
			return engine.Record{ID: "shown", Line: p.desk.Line()}.String()
		}),
		"atlas": js.FuncOf(func(js.Value, []js.Value) any { // what the canvas draws from
			spec := p.canvas.Atlas()
			if spec == nil {
				return nil
			}
			card := spec.Cells[table.BackSprite]
			return map[string]any{
				"palette": spec.Needs.Palette, "back": spec.Needs.Back, "card": card.W - 2*card.Pad,
				"width": spec.Width, "height": spec.Height,
			}
		}),
		"memory": js.FuncOf(func(js.Value, []js.Value) any { // what the program has asked for since its start
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			return map[string]any{"objects": m.Mallocs, "bytes": m.TotalAlloc, "collections": m.NumGC, "heap": m.HeapAlloc}
		}),
		"duel": text(func() string { // of two players: the table, or both of a race
			if !p.page.Dueling() {
				return ""
			}
			s := p.duel.State(0)
			tables := p.duel.Game().Text(&s)
			if p.duel.Race() {
				s = p.duel.State(1)
				tables += "\n" + p.duel.Game().Text(&s)
			}
			return tables
		}),
		"moves":   js.FuncOf(func(js.Value, []js.Value) any { return p.desk.Line().Moves() }),
		"won":     js.FuncOf(func(js.Value, []js.Value) any { return p.desk.Line().Won() }),
		"deal":    js.FuncOf(func(js.Value, []js.Value) any { return p.desk.Line().Deal() }),
		"proved":  js.FuncOf(func(js.Value, []js.Value) any { return len(p.desk.Proved(p.desk.Game().Name())) }),
		"settled": js.FuncOf(func(js.Value, []js.Value) any { return p.page.Settled() }),
		"busy": js.FuncOf(func(js.Value, []js.Value) any {
			return !p.drawn || p.desk.Status(p.now()).Finishing || p.canvas.Busy()
		}),
	}))
}
