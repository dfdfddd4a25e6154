// Package main answers questions about games in a worker of the browser, built to
// static/solver.wasm. Messages come from and go to static/js/solver.js, which started it; what
// is in them is package ask, what is done about them package jobs.
package main

import (
	"syscall/js"
	"time"

	"pazienza/app/solver/jobs"
	"pazienza/engine/variants"
)

func main() {
	start := time.Now()
	host := js.Global().Get("pazienza")
	bench := jobs.New(variants.Catalogue(), func() time.Duration { return time.Since(start) }, func(text string) {
		host.Call("answer", text)
	})
	busy := false
	// The host calls work until it returns false, and hears messages in between.
	host.Set("tell", js.FuncOf(func(_ js.Value, args []js.Value) any {
		bench.Tell(args[0].String())
		if !busy {
			busy = true
			host.Call("again")
		}
		return nil
	}))
	host.Set("work", js.FuncOf(func(js.Value, []js.Value) any {
		if busy = bench.Slice(); busy {
			host.Call("again")
		}
		return nil
	}))
	host.Call("ready")
	select {}
}
