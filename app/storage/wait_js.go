package storage

import (
	"errors"
	"fmt"
	"syscall/js"
	"time"

	"pazienza/app/session"
)

// patience is how long a request may take: a database that never answers must not keep the
// table from being shown.
const patience = 5 * time.Second

var (
	errBlocked = errors.New("another window holds an older database open")
	errSilent  = errors.New("the database does not answer")
)

// await waits for an IndexedDB request.
func await(request js.Value) (js.Value, error) {
	answers, err := awaitAll(request)
	if err != nil {
		return js.Undefined(), err
	}
	return answers[0], nil
}

// awaitAll waits for requests made in one task. The error of one may be looked at only once
// it is done.
func awaitAll(requests ...js.Value) ([]js.Value, error) {
	done := make(chan error, 3*len(requests))
	var callbacks []js.Func
	for _, r := range requests {
		tell := func(event string, outcome func() error) {
			f := js.FuncOf(func(js.Value, []js.Value) any { done <- outcome(); return nil })
			callbacks = append(callbacks, f)
			r.Set(event, f)
		}
		tell("onsuccess", func() error { return nil })
		tell("onerror", func() error { return describe(r.Get("error")) })
		tell("onblocked", func() error { return errBlocked })
	}
	silent := time.After(patience)
	for range requests {
		select {
		case err := <-done:
			if err != nil {
				return nil, err // the callbacks stay: others may still be called
			}
		case <-silent:
			return nil, errSilent // and here too
		}
	}
	var answers []js.Value
	for _, r := range requests {
		for _, event := range []string{"onsuccess", "onerror", "onblocked"} {
			r.Set(event, js.Null())
		}
		answers = append(answers, r.Get("result"))
	}
	for _, f := range callbacks {
		f.Release()
	}
	return answers, nil
}

// describe makes an error of a DOMException.
func describe(v js.Value) error {
	if v.Type() != js.TypeObject {
		return errors.New("the browser refused without a reason")
	}
	name, message := v.Get("name").String(), v.Get("message").String()
	if name == "VersionError" { // IndexedDB never opens a database of a higher version
		return fmt.Errorf("%w: %s", session.ErrNewer, message)
	}
	return errors.New(name + ": " + message)
}

// catch turns a JavaScript exception, which syscall/js raises as a panic, into an error.
func catch(err *error) {
	switch r := recover().(type) {
	case nil:
	case js.Error:
		*err = describe(r.Value)
	case *js.ValueError:
		*err = r
	default:
		panic(r)
	}
}
