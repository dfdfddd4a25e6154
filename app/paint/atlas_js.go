package paint

import (
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"pazienza/app/table"
)

// atlas is the image that every sprite is cut from. It is made by the browser for one
// layout; while another is being made, the old one serves, scaled.
type atlas struct {
	failed func(error) // there will be no first image; nil where nobody waits for it
	spec   *table.Spec
	image  *ebiten.Image
	layout *table.Layout // what the image, or the one being made, is for
	needs  table.Needs
	turn   int // which order is the newest: results of older ones are dropped
}

// rest is how long the window must keep its size before a new atlas is made.
const rest = 150 * time.Millisecond

// want asks for an atlas of a layout, unless there is one or it is being made.
func (a *atlas) want(l *table.Layout, n table.Needs) {
	if l == nil || l == a.layout && n == a.needs {
		return
	}
	turn, wait := a.turn+1, rest
	if a.image == nil || l == a.layout { // nothing, or other colours: a choice that is not repeated soon
		wait = 0
	}
	a.layout, a.needs, a.turn = l, n, turn
	go func() {
		time.Sleep(wait)
		if turn != a.turn {
			return
		}
		err := a.make(turn, l, n)
		switch {
		case err == nil || turn != a.turn:
		case a.image != nil: // the old one serves, scaled, until the next change
			js.Global().Get("console").Call("warn", err.Error())
		case a.failed != nil:
			a.failed(err)
		}
	}()
}

// make has the browser draw an atlas, and takes it over.
func (a *atlas) make(turn int, l *table.Layout, n table.Needs) error {
	spec := table.Atlas(l, n)
	text, err := json.Marshal(spec)
	if err != nil {
		return fmt.Errorf("atlas: %w", err)
	}
	data := js.Global().Get("JSON").Call("parse", string(text))
	pixels, err := await(js.Global().Get("pazienza").Call("atlas", data))
	if err != nil {
		if err.Error() == "readback" { // static/js/atlas.js found its test pattern falsified
			return ErrReadback
		}
		return fmt.Errorf("%w: %w", ErrArt, err)
	}
	if turn != a.turn {
		return nil
	}
	buf := make([]byte, 4*spec.Width*spec.Height)
	if n := js.CopyBytesToGo(buf, pixels); n != len(buf) {
		return fmt.Errorf("atlas: %d bytes, want %d", n, len(buf))
	}
	if a.image != nil && a.image.Bounds().Dx() == spec.Width && a.image.Bounds().Dy() == spec.Height {
		a.image.WritePixels(buf)
	} else {
		old := a.image
		// Unmanaged: it is large and never drawn to, so it must not share a texture.
		a.image = ebiten.NewImageWithOptions(image.Rect(0, 0, spec.Width, spec.Height), &ebiten.NewImageOptions{Unmanaged: true})
		a.image.WritePixels(buf)
		if old != nil {
			old.Deallocate()
		}
	}
	a.spec = spec
	js.Global().Get("pazienza").Call("wake", 60)
	return nil
}

// await waits for a promise. It must not be called from a callback of JavaScript.
func await(promise js.Value) (js.Value, error) {
	type result struct {
		value js.Value
		err   error
	}
	done := make(chan result, 1)
	kept := js.FuncOf(func(_ js.Value, args []js.Value) any { done <- result{value: args[0]}; return nil })
	broken := js.FuncOf(func(_ js.Value, args []js.Value) any {
		reason := "the promise was broken"
		if len(args) > 0 && args[0].Type() == js.TypeObject {
			reason = args[0].Get("message").String()
		}
		done <- result{err: errors.New(reason)}
		return nil
	})
	defer kept.Release()
	defer broken.Release()
	promise.Call("then", kept, broken)
	r := <-done
	return r.value, r.err
}
