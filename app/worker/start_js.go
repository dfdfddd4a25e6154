package worker

import (
	"errors"
	"syscall/js"
	"time"
)

// New returns a client whose workers are those of the browser.
func New() *Client {
	return NewClient(start, func(d time.Duration, f func()) { time.AfterFunc(d, f) })
}

// browserWorker is one of the browser's workers.
type browserWorker struct {
	worker  js.Value
	message js.Func
	fail    js.Func
}

var errNoWorkers = errors.New("the browser has no workers")

// start starts static/js/solver.js. Where the page's policy or the browser blocks workers,
// making one throws, or it says at once that it has failed.
func start(heard func(text string), died func()) (p Port, err error) {
	defer func() {
		if recover() != nil {
			err = errNoWorkers
		}
	}()
	page := js.Global().Get("pazienza")
	class := js.Global().Get("Worker")
	if class.IsUndefined() {
		return nil, errNoWorkers
	}
	w := &browserWorker{worker: class.New(page.Call("asset", "js/solver.js"))}
	w.message = js.FuncOf(func(_ js.Value, args []js.Value) any {
		heard(args[0].Get("data").String())
		return nil
	})
	w.fail = js.FuncOf(func(_ js.Value, args []js.Value) any {
		args[0].Call("preventDefault") // it is told here; the page has not failed
		if message := args[0].Get("message"); message.Type() == js.TypeString {
			js.Global().Get("console").Call("warn", "solver: "+message.String())
		}
		died()
		return nil
	})
	w.worker.Set("onmessage", w.message)
	w.worker.Set("onerror", w.fail)
	w.worker.Set("onmessageerror", w.fail)
	w.worker.Call("postMessage", map[string]any{
		"runner": page.Call("asset", "wasm_exec.js"),
		"wasm":   page.Call("asset", "solver.wasm"),
	})
	return w, nil
}

// Post implements [Port].
func (w *browserWorker) Post(text string) { w.worker.Call("postMessage", text) }

// Close implements [Port].
func (w *browserWorker) Close() {
	w.worker.Set("onmessage", js.Null())
	w.worker.Set("onerror", js.Null())
	w.worker.Set("onmessageerror", js.Null())
	w.worker.Call("terminate")
	w.message.Release()
	w.fail.Release()
}
