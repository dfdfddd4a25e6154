// Package words holds every sentence that a player reads or hears, in Italian, Spanish
// and English: labels, names of cards and piles for a screen reader, why a move is
// refused, and what a move did. The help pages are apart from them, in web/manual.
//
// A language is one [Words] value; a test fails on a field that is empty, or the same in
// two languages where that is not meant. What grammar decides (plurals, word order,
// "of" and "to") is a function of the language, so no sentence is glued together in a
// way that only English allows. What the rules say in numbers is made from the game's own
// data, as [Words.ScoreTable] is.
package words
