// Package match is a game of two players in progress, and all that goes with it: who sits
// where, the clock, pausing, giving up, playing again and best of n, results, and what is saved.
//
// A [Match] is to a game of two what [session.Desk] is to a game of one: the one thing that
// shell and table talk to. They send a [session.Intent] with the player who wants it; the
// engine decides; every [session.Change] is told to those who watch. It is pure: time is
// passed in, computers and ghosts move when [Match.Tick] is called, and messages of another
// device come and go as texts.
//
// What is played is a [pair.Match]: one table of two ([engine.Game.Two]), or a race of two
// games of the same deal. Each of the two players is here, at this device; or a computer; or a
// peer, at another device; or, in a race, a ghost: somebody's recorded game, which plays by its
// times.
package match
