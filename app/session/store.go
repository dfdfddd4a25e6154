package session

import (
	"errors"
	"maps"
)

// Store keeps texts under keys, on shelves. Memory serves tests and prerendering;
// app/storage keeps them in the browser.
type Store interface {
	// Write makes edits, all of them or none. They must have been handed to the system when it
	// returns; failures that come later are told through OnFail.
	Write(edits ...Edit)
	// All returns every key and text of a shelf; of [Records] only what is at hand.
	All(shelf string) (map[string]string, error)
	// Get has got called with the text under a key, "" for none, perhaps after it returns: for
	// [Records], of which there may be too many to hold.
	Get(shelf, key string, got func(text string, err error))
	// Fetch has got called with every key and text of a shelf, perhaps after it returns: of
	// [Records] too.
	Fetch(shelf string, got func(texts map[string]string, err error))
	// OnFail sets who is told of a write that failed: once, until he is told nil, which is when
	// everything is kept after all.
	OnFail(func(error))
	// OnChange adds one who is told of every edit that another window has made; those of
	// [Records] are not told.
	OnChange(func(Edit))
}

// Edit is a text to be written, or deleted where it is empty.
type Edit struct{ Shelf, Key, Text string }

// The shelves.
const (
	Games   = "games"   // records of games in progress, by the game's name
	Results = "results" // results, by the game's id
	Records = "records" // records of games that have ended, by their id
	Damaged = "damaged" // texts that could not be read, as they were
	Last    = "last"    // the name of the game last played
	Reset   = "reset"   // results that were taken out of the statistics, by the game's id
	House   = "house"   // names of house rules, by the game's name
	Proved  = "proved"  // numbers of deals that can be won, to be dealt, by the game's name
	Match   = "match"   // the match of two players in progress, see package match
	Matches = "matches" // results of games of two players, by the game's id
)

// ErrNoStorage is what a store fails with where the browser keeps nothing.
var ErrNoStorage = errors.New("this browser keeps nothing")

// ErrNewer is what it fails with where a newer version of the program has kept something:
// that is left alone.
var ErrNewer = errors.New("kept by a newer version")

// Memory is a store that lasts as long as the program.
type Memory struct{ shelves map[string]map[string]string }

// Write implements [Store].
func (m *Memory) Write(edits ...Edit) {
	if m.shelves == nil {
		m.shelves = map[string]map[string]string{}
	}
	for _, e := range edits {
		switch {
		case e.Text == "":
			delete(m.shelves[e.Shelf], e.Key)
			continue
		case m.shelves[e.Shelf] == nil:
			m.shelves[e.Shelf] = map[string]string{}
		}
		m.shelves[e.Shelf][e.Key] = e.Text
	}
}

// All implements [Store].
func (m *Memory) All(shelf string) (map[string]string, error) {
	return maps.Clone(m.shelves[shelf]), nil
}

// Get implements [Store].
func (m *Memory) Get(shelf, key string, got func(text string, err error)) {
	got(m.shelves[shelf][key], nil)
}

// Fetch implements [Store].
func (m *Memory) Fetch(shelf string, got func(texts map[string]string, err error)) {
	got(m.All(shelf))
}

// OnFail implements [Store]; memory does not fail.
func (m *Memory) OnFail(func(error)) {}

// OnChange implements [Store]; nobody else writes to memory.
func (m *Memory) OnChange(func(Edit)) {}
