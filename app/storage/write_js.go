package storage

import (
	"fmt"
	"syscall/js"

	"pazienza/app/session"
)

// number is the property of a transaction that holds its number.
const number = "pazienza"

// heedEnds makes the callbacks of transactions. One that is aborted, for want of room as a rule,
// leaves its edits owed; one that is complete is the time to try those again.
func (s *store) heedEnds() {
	end := func(then func(n int, edits []session.Edit, tx js.Value)) js.Func {
		return js.FuncOf(func(tx js.Value, _ []js.Value) any {
			n := tx.Get(number).Int()
			edits := s.flying[n]
			delete(s.flying, n)
			then(n, edits, tx)
			return nil
		})
	}
	s.ended[0] = end(func(n int, edits []session.Edit, tx js.Value) {
		s.owed.add(n, edits)
		s.report(describe(tx.Get("error")))
	})
	s.ended[1] = end(func(n int, edits []session.Edit, _ js.Value) {
		s.owed.pay(n, edits)
		s.catchUp()
	})
}

// Write implements [session.Store].
func (s *store) Write(edits ...session.Edit) {
	s.Memory.Write(edits...)
	if err := s.try(edits); err != nil {
		s.reopen(err)
	}
	for _, e := range edits {
		if e.Shelf != session.Records {
			s.others.tell(e)
		}
	}
}

// try asks for edits in a transaction of their own, in the order of the calls.
func (s *store) try(edits []session.Edit) (err error) {
	s.made++
	n := s.made
	defer func() {
		if err != nil {
			delete(s.flying, n)
			s.owed.add(n, edits)
		}
	}()
	defer catch(&err)
	var names []any
	for _, e := range edits {
		names = append(names, e.Shelf)
	}
	tx := s.db.Call("transaction", names, "readwrite")
	s.flying[n] = edits
	tx.Set(number, n)
	tx.Set("onabort", s.ended[0])
	tx.Set("oncomplete", s.ended[1])
	for _, e := range edits {
		if shelf := tx.Call("objectStore", e.Shelf); e.Text == "" {
			shelf.Call("delete", e.Key)
		} else {
			shelf.Call("put", e.Text, e.Key)
		}
	}
	if tx.Get("commit").Truthy() {
		tx.Call("commit") // do not wait for this task to end
	}
	return nil
}

// catchUp tries what is owed, once something else could be written: there may be room again.
func (s *store) catchUp() {
	switch edits := s.owed.edits(s.made, &s.Memory); {
	case len(edits) > 0:
		if err := s.try(edits); err != nil {
			s.reopen(err)
		}
	case s.told && s.owed.none():
		s.told = false
		if s.fail != nil {
			s.fail(nil)
		}
	}
}

// reopen makes a new connection when the old one was closed under us, as browsers do to
// pages in the background, and writes everything again: memory has it all.
func (s *store) reopen(why error) {
	if s.reopening {
		return // what is written meanwhile is in memory, and follows
	}
	s.reopening = true
	go func() {
		defer func() { s.reopening = false }()
		if err := s.open(); err != nil {
			s.report(fmt.Errorf("%w; reopened: %w", why, err))
			return
		}
		for _, shelf := range shelves() {
			texts, _ := s.Memory.All(shelf)
			var edits []session.Edit
			for key, text := range texts {
				edits = append(edits, session.Edit{Shelf: shelf, Key: key, Text: text})
			}
			if len(edits) == 0 {
				continue
			}
			if err := s.try(edits); err != nil {
				s.report(err)
				return
			}
		}
		s.catchUp() // for what was deleted
	}()
}

// report tells that something is not kept, once until everything is.
func (s *store) report(err error) {
	if s.told {
		return
	}
	s.told = true
	if s.fail != nil {
		s.fail(err)
	}
}
