// Package player plays from what a person sees.
//
// # Hints
//
// [Hints] looks for lines of play among the cards that lie face up. A line ends where it
// turns up a card, since nobody knows what comes then; face-down cards and the order of the
// stock are never looked at, nor is what an earlier pass through the stock has shown. Where
// the faces of face-down cards can be made out, lines go on, with all but the stock known.
// Lines are compared by what is on the table at their ends (see [Weights]), so a move is
// good for what it leads to, and one that leads to nothing new is never a hint: cards do not
// go back and forth.
//
// # Players
//
// A [Player] thinks longer, and has a [Memory]: all it has seen in a game, so also the order
// of the stock after one look through it. What it was never shown it cannot use, since it
// thinks about a table on which such cards lie in the order of a new deck (see Memory.Hide).
// Where package solve can walk through a game it deals them anew hundreds of times, and
// makes the step that wins most (see tree). Where rows are dealt it makes the line to the best
// table on which a card is turned up, of thousands of tables (see solve.Glance), and asks for
// a row when there is none. Once it knows every card it looks for a win as package solve
// does. Elsewhere it follows the hints.
//
// What that wins of deals on which nothing was tuned, as Skilled and with nothing taken back, is
// in odds.txt. Of 2,000 deals of Spider and more it is 86 % in one suit, 58 % in two and 15 %
// in four, at half a millisecond a move; of 2,000 of Klondike and more it is 40 % of draw 3 and
// 62 % of draw 1, at a millisecond.
//
// # Opponents
//
// An [Opponent] plays against somebody, at the table of two players or in a race, in one of four
// strengths, and at a pace that eyes can follow. It remembers nothing but where it has been. How
// often each wins against the next is in duels.txt.
//
// Which game it is does not matter here; the engine's rules say what is legal, and the
// variant's data says which things are worth having.
package player
