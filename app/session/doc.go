// Package session is a game in progress, and all that goes with it: the record, undo
// and redo, the clock, tapping, hints, finishing by itself, results, house rules, links and
// what is saved.
//
// A [Desk] is the one thing that shell and table talk to. They send an [Intent]; the
// engine decides; every [Change] is told to those who watch, with the table before and
// after, so that a picture of it is only the difference of two states. The desk is pure:
// time is a number that is passed in, and what it keeps goes through a [Store].
package session
