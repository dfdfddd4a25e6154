package storage

import (
	"errors"
	"syscall/js"
)

// opened takes the database that the page's script asked for while this program was compiled, see
// opening.js, and false where there is none of this version: then it is opened, made or refused as
// if nobody had asked before. A browser that never answers is not asked a second time.
func (s *store) opened() (bool, error) {
	page := js.Global().Get("pazienza")
	request := page.Get("opening")
	if !request.Truthy() {
		return false, nil
	}
	page.Set("opening", js.Undefined()) // once: it may be closed, or lost, by the next time
	if request.Get("readyState").String() != "done" {
		if _, err := await(request); errors.Is(err, errSilent) {
			return false, err
		}
	}
	if request.Get("error").Truthy() {
		return false, nil
	}
	db := request.Get("result")
	if db.Get("version").Int() != version {
		db.Call("close")
		return false, nil
	}
	s.keep(db)
	return true, nil
}

// keep has a database be the one that is read and written, until a newer version needs it.
func (s *store) keep(db js.Value) {
	db.Set("onversionchange", s.giveWay)
	s.db = db
}
