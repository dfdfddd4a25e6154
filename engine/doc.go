// Package engine plays patience without a screen: cards, tables, moves and
// the rules of every game, as values and data.
//
// # The story
//
// A [Card] is a small number that knows its rank, suit, copy and whether it
// lies face up. A [State] is every card of a game in its pile: flat, so ==
// compares two tables and assignment takes a snapshot. A [Move] is a small
// value with a text form ("c3-c5x2", "draw"). A [Variant] is data: how many
// cards, how they are dealt, and a handful of enums for how columns build, what
// lifts, what fills a hole, what the stock does and how cards go home. A
// [RuleSet] adds limits, scoring and the undo rule, named and versioned. A
// variant under a rule set with its choices made is a [Game], which has the
// three questions everything else asks:
//
//   - [Game.Legal] lists the moves of a state;
//   - [Game.Check] says nil, or the typed [Reason] why a move is refused;
//   - [Game.Apply] makes a legal move and tells what happened as [Event] values.
//
// A [Line] is a game as it was played: the deal, the moves, undo and redo, and
// the score as a fold over the events. A [Record] is a line as text; replaying it
// gives the same line again, on every version of the program.
//
// # Two players
//
// Double Solitaire is a Variant whose Players is 2: its table is a State like any other, with
// the columns, stocks and wastes of both around shared foundations. A Move says who makes it,
// Check refuses what is the other's, and a Line takes back the last move of either. There are
// no other rules than these: see [Game.Two].
//
// A race is no variant. Who races plays a game for one, and the other plays the same deal of
// it, on a table of their own where neither can be in the other's way: so it is two Lines,
// with the scores, undo and records that every game has, and package pair sees who is first.
// One State with foundations for each would have needed a second meaning of nearly every
// pile, and left nothing out.
//
// # Invariants
//
//   - A state holds each card of its deal exactly once, whatever is applied.
//   - Legal lists exactly the moves that Check accepts, in a fixed order.
//   - What a player of two may do depends on the foundations and on what is the player's, and
//     with turns on whose it is; what is the other's is never touched, by undo neither.
//   - Apply and Legal allocate nothing when given room to append to.
//   - Equal states have equal texts and equal keys; text parses back to an equal state.
//   - A deal number means the same cards for ever ([Game.Deal]).
//   - Nothing here reads a clock, a file or a random source, starts a goroutine, or
//     holds a sentence for a reader: reasons are names, which other packages put
//     into words.
package engine
