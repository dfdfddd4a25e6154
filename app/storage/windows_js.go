package storage

import (
	"syscall/js"

	"pazienza/app/session"
)

// windows tells the other windows of this browser what this one writes, and hears what
// they write; an empty text tells of one that was deleted. Where the browser has no
// BroadcastChannel each window is alone.
type windows struct {
	channel js.Value
}

// join begins to listen.
func (w *windows) join(heard func(session.Edit)) {
	if !js.Global().Get("BroadcastChannel").Truthy() {
		return
	}
	w.channel = js.Global().Get("BroadcastChannel").New(database)
	w.channel.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		m := args[0].Get("data")
		if m.Type() == js.TypeObject && m.Get("shelf").Type() == js.TypeString &&
			m.Get("key").Type() == js.TypeString && m.Get("text").Type() == js.TypeString {
			heard(session.Edit{Shelf: m.Get("shelf").String(), Key: m.Get("key").String(), Text: m.Get("text").String()})
		}
		return nil
	}))
}

func (w *windows) tell(e session.Edit) {
	if w.channel.Truthy() {
		w.channel.Call("postMessage", map[string]any{"shelf": e.Shelf, "key": e.Key, "text": e.Text})
	}
}
