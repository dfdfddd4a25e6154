// Package ask is what the app asks of somebody who knows every card, and what it is told.
//
// A [Question] and its [Answer]s are values, and texts: the one who answers sits in a worker
// of the browser, beside the game, and texts are all that goes between them. A question has
// a number, by which its answers are known and it can be called off:
//
//	7 verdict klondike/classico@1/draw3 0 0 ask
//	c1: KH QS
//	...
//	7 progress unknown 120000 0 0 0
//	7 answer winnable 148211 0 0 0
//	7 cancel
//	7 cancelled
//
// Any number of progress comes before the one answer that is the last.
package ask
