// Package manual is what the help pages say: how each game is played, what the words mean,
// and the questions that players ask. Only the server links it. The program in the browser
// takes an article out of the document that the server has made of it, so that a page may be
// as long as it has to be without anybody downloading it to play.
//
// Every language is a folder of text files with the same entries in it, see [book]; a fourth
// language is a fourth folder. An entry may stand on several pages, so that only what sets a
// game apart is written for it; outline.go says which entries make which page. Numbers are
// never written: a text says {stock} or {classico.turn-up}, and the game's own data puts the
// number there, see facts.go. Tables of points and of odds are made from the same data.
package manual
