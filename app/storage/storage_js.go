package storage

import (
	"errors"
	"fmt"
	"syscall/js"

	"pazienza/app/session"
)

const (
	database = "pazienza"
	version  = 6 // raise it when shelves change, and add them in upgrade
)

// shelves are the database's object stores. Each version adds some; none ever went, so that
// what an older one has kept is simply there.
func shelves() []string {
	return []string{session.Games, session.Results, session.Damaged, session.Last, session.House, session.Proved, session.Records, session.Reset, session.Match, session.Matches}
}

// store writes through to IndexedDB. Reads come from memory.
type store struct {
	session.Memory // of the records only those written since the start
	db             js.Value
	fail           func(error)
	change         []func(session.Edit)
	others         windows
	heard          []session.Edit         // from other windows, while reading
	made           int                    // transactions, ever
	flying         map[int][]session.Edit // what those that have not ended are to write, by their numbers
	owed           owed
	told           bool       // that not everything is kept
	ended          [2]js.Func // aborted, complete: for every transaction, so that none leaks
	giveWay        js.Func
	reopening      bool
}

// Open reads everything kept in this browser. It waits, so it must not be called from a
// callback of JavaScript. Where the browser keeps nothing it returns a store in memory and
// an error in which session.ErrNoStorage is wrapped, so that play goes on.
func Open() (session.Store, error) {
	s := &store{flying: map[int][]session.Edit{}}
	s.heedEnds()
	s.giveWay = js.FuncOf(func(this js.Value, _ []js.Value) any {
		this.Call("close") // a newer version in another window wants to change the database
		return nil
	})
	s.others.join(func(e session.Edit) { // before reading: nothing is missed between
		s.Memory.Write(e)
		if s.change == nil {
			s.heard = append(s.heard, e)
			return
		}
		for _, change := range s.change {
			change(e)
		}
	})
	err := s.load()
	if err != nil && !errors.Is(err, errSilent) && !errors.Is(err, errBlocked) && !errors.Is(err, session.ErrNewer) {
		err = s.load() // browsers lose a database now and then, and find it when asked once more
	}
	if err != nil {
		return &session.Memory{}, fmt.Errorf("%w: %w", session.ErrNoStorage, err)
	}
	s.Memory.Write(s.heard...) // while the shelves were read, which may be older
	s.heard = nil
	return s, nil
}

// load opens the database and reads all that is looked at while playing.
func (s *store) load() error {
	if err := s.open(); err != nil {
		return err
	}
	var names []string
	for _, name := range shelves() {
		if name != session.Records {
			names = append(names, name)
		}
	}
	return s.read(&s.Memory, names...)
}

// open opens the database, made anew where there is none.
func (s *store) open() (err error) {
	defer catch(&err)
	idb := js.Global().Get("indexedDB")
	if !idb.Truthy() {
		return errors.New("no IndexedDB")
	}
	if done, err := s.opened(); done || err != nil {
		return err
	}
	request := idb.Call("open", database, version)
	upgrade := js.FuncOf(func(js.Value, []js.Value) any {
		db := request.Get("result")
		for _, name := range shelves() {
			if !db.Get("objectStoreNames").Call("contains", name).Bool() {
				db.Call("createObjectStore", name)
			}
		}
		return nil
	})
	request.Set("onupgradeneeded", upgrade)
	db, err := await(request)
	if err != nil {
		return err
	}
	upgrade.Release()
	s.keep(db)
	return nil
}

// read brings shelves into memory, all of them asked for at once: each answer takes the browser
// a turn, and the table waits for them.
func (s *store) read(memory *session.Memory, shelves ...string) (err error) {
	defer catch(&err)
	var requests []js.Value
	for _, name := range shelves {
		source := s.shelf(name, "readonly") // one transaction: both requests see the same
		requests = append(requests, source.Call("getAllKeys"), source.Call("getAll"))
	}
	answers, err := awaitAll(requests...)
	if err != nil {
		return err
	}
	for i, name := range shelves {
		keys, values := texts(answers[2*i]), texts(answers[2*i+1])
		for j := range min(len(keys), len(values)) {
			memory.Write(session.Edit{Shelf: name, Key: keys[j], Text: values[j]})
		}
	}
	return nil
}

func (s *store) shelf(name, mode string) js.Value {
	return s.db.Call("transaction", name, mode).Call("objectStore", name)
}

// Get implements [session.Store].
func (s *store) Get(shelf, key string, got func(text string, err error)) {
	kept := ""
	s.Memory.Get(shelf, key, func(text string, _ error) { kept = text })
	if kept != "" || shelf != session.Records {
		got(kept, nil)
		return
	}
	go func() {
		err := s.again(func() error {
			v, err := s.fetch(shelf, key)
			if err == nil && !v.IsUndefined() {
				kept = text(v)
			}
			return err
		})
		got(kept, err)
	}()
}

// Fetch implements [session.Store].
func (s *store) Fetch(shelf string, got func(kept map[string]string, err error)) {
	if shelf != session.Records {
		got(s.All(shelf))
		return
	}
	go func() {
		var kept session.Memory
		err := s.again(func() error { return s.read(&kept, shelf) })
		mine, _ := s.All(shelf) // written since the start: newer, if not the same
		for key, text := range mine {
			kept.Write(session.Edit{Shelf: shelf, Key: key, Text: text})
		}
		all, _ := kept.All(shelf)
		got(all, err)
	}()
}

// again reads, and does so once more over a new connection where that fails: the old one may
// have been closed under us.
func (s *store) again(read func() error) error {
	err := read()
	if err == nil {
		return nil
	}
	if why := s.open(); why != nil {
		return fmt.Errorf("%w; reopened: %w", err, why)
	}
	return read()
}

// fetch asks for one text of a shelf, and waits.
func (s *store) fetch(shelf, key string) (v js.Value, err error) {
	defer catch(&err)
	return await(s.shelf(shelf, "readonly").Call("get", key))
}

// OnFail implements [session.Store].
func (s *store) OnFail(f func(error)) { s.fail = f }

// OnChange implements [session.Store].
func (s *store) OnChange(f func(session.Edit)) { s.change = append(s.change, f) }
