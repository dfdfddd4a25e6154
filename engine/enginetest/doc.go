// Package enginetest is help for tests of the engine and of whatever stands on it.
//
//   - [Game], [Table] and [Move] read text or fail the test, so that a test shows a
//     picture of a table rather than the building of one; [Same] compares a table
//     with such a picture.
//   - [Walk] plays at random, from a seed: the same moves every time.
//   - [Perft] counts the ways to play so many moves.
//   - [BruteForce] plays every game a second time, slowly and without the
//     engine's rules, to hold the engine against.
//   - [Search] looks for a won game with every card known.
//
// Nothing here is linked into the program.
package enginetest
