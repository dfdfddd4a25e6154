//go:build e2e

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"sync"

	"github.com/coder/websocket"
	"github.com/coder/websocket/wsjson"
)

// bidi is a client of WebDriver BiDi: commands with answers, and events.
type bidi struct {
	ws    *websocket.Conn
	event func(method string, params json.RawMessage)

	mu   sync.Mutex
	id   int
	wait map[int]chan message // nil after the connection has ended
	err  error                // why it ended
}

type message struct {
	ID      int
	Type    string
	Method  string          // of an event
	Params  json.RawMessage // of an event
	Result  json.RawMessage
	Error   string
	Message string
}

func dialBidi(ctx context.Context, url string, event func(string, json.RawMessage)) (*bidi, error) {
	ws, _, err := websocket.Dial(ctx, url, nil)
	if err != nil {
		return nil, err
	}
	ws.SetReadLimit(64 << 20) // screenshots
	b := &bidi{ws: ws, event: event, wait: map[int]chan message{}}
	go b.read()
	return b, nil
}

func (b *bidi) read() {
	for {
		var m message
		err := wsjson.Read(context.Background(), b.ws, &m)
		if err != nil {
			b.mu.Lock()
			b.err = err
			for _, c := range b.wait {
				close(c)
			}
			b.wait = nil
			b.mu.Unlock()
			return
		}
		if m.Type == "event" {
			b.event(m.Method, m.Params)
			continue
		}
		b.mu.Lock()
		if c := b.wait[m.ID]; c != nil {
			c <- m
			delete(b.wait, m.ID)
		}
		b.mu.Unlock()
	}
}

// call sends a command and decodes its result into out, which may be nil.
func (b *bidi) call(ctx context.Context, method string, params, out any) error {
	c := make(chan message, 1)
	b.mu.Lock()
	if b.wait == nil {
		defer b.mu.Unlock()
		return fmt.Errorf("%s: the browser is gone: %w", method, b.err)
	}
	b.id++
	id := b.id
	b.wait[id] = c
	b.mu.Unlock()
	// a context that ends in a write closes the connection: the page is still wanted
	if err := wsjson.Write(context.WithoutCancel(ctx), b.ws, obj{"id": id, "method": method, "params": params}); err != nil {
		return err
	}
	select {
	case m, ok := <-c:
		switch {
		case !ok:
			return fmt.Errorf("%s: the browser is gone: %w", method, b.err)
		case m.Type == "error":
			return fmt.Errorf("%s: %s: %s", method, m.Error, m.Message)
		case out == nil:
			return nil
		}
		return json.Unmarshal(m.Result, out)
	case <-ctx.Done():
		return fmt.Errorf("%s: %w", method, context.Cause(ctx))
	}
}
