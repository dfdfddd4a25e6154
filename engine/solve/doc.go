// Package solve knows every card, and says whether a game can still be won, and how.
//
// # The story
//
// [New] looks at a game's data and picks a [Search] for a table of it, at any point of a
// game. [Search.Step] goes on for so many positions and says [Winnable], [Unwinnable] or
// still [Unknown]; [Search.Line] is then the winning line, in ordinary moves of the engine
// from that table on. A search is a value like any other: it starts no goroutine, reads no
// clock, gives the same answer for the same budget on every machine, and holds no more
// memory than [Options] allow.
//
// # Klondike
//
// One pack, one card of each face, alternating colours, kings to holes, cards that come
// back from the foundations: such games have a search of their own. What makes it quick is
// what it leaves out of a position:
//
//   - Which column a face-up card lies in. Of two cards that could carry it, either can be
//     had free when one of them can ([board] has the arithmetic).
//   - How high the foundations are. A loose card that goes home can come back to where it
//     lay, so all tables joined by such moves are one position ([reach]).
//   - How the stock was drawn to get at a card ([talon]). Where passes are limited what that
//     takes is counted, and the waste is part of the position.
//
// What remains are two moves that cannot be taken back: uncovering the next card of a
// column, and taking a card out of the stock. So a line of play has at most as many steps as
// there are buried cards and cards in the stock, the positions form no cycles, and a position
// that was left without a win cannot be won, however it is reached again. A position
// is one 64-bit number, and the set of those that were met ([seen]) is all the memory
// that grows.
//
// # Games that deal rows
//
// Spider, and what is dealt like it, has far too many positions for proofs, but a win can be
// found quickly by somebody who knows the next rows: see [staged].
//
// # All others
//
// Two packs, jokers, foundations that keep their cards: such games are searched by the engine's
// own moves, in several orders by turns ([general], [several]).
//
// # What is refused
//
// [NewShortest] proves the fewest moves and draws in Klondike alone: not where rows are dealt, with
// two packs or jokers, where cards stay on the foundations, nor with limited passes, where
// what draws cost depends on the pass they are made in. [Shorten] serves all games, and
// proves nothing.
//
// # Players who do not know every card
//
// [Walk] and [Glance] lend them the two searches: they see no card that the player does not.
package solve
