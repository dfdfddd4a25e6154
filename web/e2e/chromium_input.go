//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"time"

	"github.com/chromedp/cdproto/input"
)

// pointing is where Chromium's hands are: the protocol has no memory of it.
type pointing struct {
	mouse   Point
	pressed bool
	fingers map[Hand]Point
	several bool  // fingers were down at once: the next test in this tab would hear of no touches
	clicks  int64 // of the press now or last: two presses at one place make a double click
	pressAt Point
	when    time.Time
}

// Do performs the acts in order; each is answered when the page has seen it.
func (c *Chromium) Do(ctx context.Context, acts ...Act) error {
	for _, a := range acts {
		var err error
		switch {
		case a.Verb == Wait:
			err = sleep(ctx, a.For)
		case a.Hand == Mouse:
			err = c.mouse(ctx, a)
		default:
			err = c.touch(ctx, a)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func sleep(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}

func (c *Chromium) mouse(ctx context.Context, a Act) error {
	h := &c.hands
	p := input.DispatchMouseEventParams{Type: input.DispatchMouseEventTypeMouseMoved, Button: input.MouseButtonNone}
	switch a.Verb {
	case Down:
		const twice = 500 * time.Millisecond
		if h.clicks == 1 && a.At == h.pressAt && time.Since(h.when) < twice {
			h.clicks = 2
		} else {
			h.clicks = 1
		}
		h.mouse, h.pressAt, h.when, h.pressed = a.At, a.At, time.Now(), true
		p.Type, p.Button, p.Buttons, p.ClickCount = input.DispatchMouseEventTypeMousePressed, input.MouseButtonLeft, 1, h.clicks
	case Move:
		h.mouse = a.At
		if h.pressed {
			p.Button, p.Buttons = input.MouseButtonLeft, 1
		}
	case Up:
		h.pressed = false
		p.Type, p.Button, p.ClickCount = input.DispatchMouseEventTypeMouseReleased, input.MouseButtonLeft, h.clicks
	default:
		return fmt.Errorf("a mouse cannot do verb %d", a.Verb)
	}
	p.X, p.Y = h.mouse.X, h.mouse.Y
	return call(ctx, c, input.DispatchMouseEvent, p, nil)
}

func (c *Chromium) touch(ctx context.Context, a Act) error {
	h := &c.hands
	if h.fingers == nil {
		h.fingers = map[Hand]Point{}
	}
	p := input.DispatchTouchEventParams{TouchPoints: []*input.TouchPoint{}}
	switch a.Verb {
	case Down:
		p.Type = input.DispatchTouchEventTypeTouchStart
		h.fingers[a.Hand] = a.At
		h.several = h.several || len(h.fingers) > 1
	case Move:
		p.Type = input.DispatchTouchEventTypeTouchMove
		h.fingers[a.Hand] = a.At
	case Up:
		p.Type = input.DispatchTouchEventTypeTouchEnd
		delete(h.fingers, a.Hand)
	case Cancel: // the system cancels all fingers at once
		p.Type = input.DispatchTouchEventTypeTouchCancel
		clear(h.fingers)
	}
	for f, at := range h.fingers {
		id := float64(f)
		p.TouchPoints = append(p.TouchPoints, &input.TouchPoint{X: at.X, Y: at.Y, ID: &id})
	}
	return call(ctx, c, input.DispatchTouchEvent, p, nil)
}

// Key presses and releases one key with its modifiers.
func (c *Chromium) Key(ctx context.Context, chord string) error {
	mods, k, err := parseChord(chord)
	if err != nil {
		return err
	}
	bits := map[string]int64{"Alt": 1, "Control": 2, "Meta": 4, "Shift": 8}
	var held int64
	press := func(k key, down bool) error {
		p := input.DispatchKeyEventParams{
			Type: input.DispatchKeyEventTypeKeyUp, Key: k.name, Code: k.code,
			WindowsVirtualKeyCode: k.vk, NativeVirtualKeyCode: k.vk, Modifiers: held,
		}
		if down {
			p.Type = input.DispatchKeyEventTypeRawKeyDown
			if k.text != "" && held&^bits["Shift"] == 0 { // shortcuts type nothing
				p.Type, p.Text = input.DispatchKeyEventTypeKeyDown, k.text
			}
		}
		return call(ctx, c, input.DispatchKeyEvent, p, nil)
	}
	for _, m := range mods {
		held |= bits[m.name]
		if err := press(m, true); err != nil {
			return err
		}
	}
	if err := press(k, true); err != nil {
		return err
	}
	if err := press(k, false); err != nil {
		return err
	}
	for i := len(mods) - 1; i >= 0; i-- {
		held &^= bits[mods[i].name]
		if err := press(mods[i], false); err != nil {
			return err
		}
	}
	return nil
}
