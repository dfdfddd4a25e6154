// Package daily gives every day its deals: one for Klondike drawing one card, one for
// drawing three, and one for Spider with each number of suits. The date is the whole key, so
// everybody has the same deals, on every device, in every version, without a server.
//
// How a date leads to a deal is frozen for ever. A SplitMix64 sequence is started from
// 256 × the [Day] + the place of the game in [Games], counted from 1. Each of its numbers,
// multiplied by [engine.MaxDeal] and divided by 2⁶⁴, plus 1, is a candidate; the first one
// that package solve has proved winnable is the day's deal. Nothing is solved here: how many
// candidates are passed over is written down, day by day, in skips.txt, so that a better
// solver changes no deal. Days beyond that table have their first candidate, unproved.
package daily
