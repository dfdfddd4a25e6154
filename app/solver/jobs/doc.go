// Package jobs answers questions about games, a slice at a time, so that whoever asks can
// always be heard in between.
//
// A [Bench] takes messages ([Bench.Tell]) and works on the most urgent question for a few
// milliseconds ([Bench.Slice]). What a question needs is not begun before its turn comes. Of
// searches that may grow large there is one at a time: the last, which is kept, for the next
// question is often about the same table or about one further on its winning line.
//
// No message and no table brings the bench down: what goes wrong is the answer to the
// question over which it did.
package jobs
