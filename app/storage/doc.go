// Package storage keeps a session's texts in the browser's IndexedDB. Everything but the
// records of past games is read once at the start into memory and written through from then
// on, so that reading never waits and a write is handed to the browser before the call
// returns: a page killed after a move has it. Off the browser there is nothing here: session.Memory serves.
package storage
