// Package pair is the game of two players: at one table, or in a race over two, and kept equal
// on two devices.
//
// # Matches
//
// A [Match] is the game and the one order in which both have played. At a table for two
// (Double Solitaire) it stands on one [engine.Line]; in a race on two of the same deal, which
// never meet. Who is first, and who is ahead when time is up, is for [Match.Result] to say.
//
// # Two devices
//
// One of them is the [Host], whose order counts; its player is 0. The other is the [Guest],
// player 1. A guest's step is done at once on the table that the guest sees, sent, and waits
// until the host has given it a place in the order:
//
//	sure    the match in the host's order, as far as it is known here
//	pending own steps that the host has not answered yet
//	shown   sure with the pending steps done after it
//
// The players share nothing but the foundations, so a step of the host can nearly always be
// done under the pending ones. Where both have sent a card to one place the host's order
// decides; the guest's step comes back as [Lost], with the reason, and what was built upon it
// with it. A step is kept only if it still does what it was meant to: carry the same card,
// take the same move back.
//
// A refusal begins a new epoch. Steps that the guest had sent before it knew are of an old
// one: the host passes over them, and the guest sends those anew that still hold. So nothing
// is ever done on a table that its player has not seen.
//
// # The channel
//
// Messages are lines of text of at most [MaxMessage] bytes; they arrive in order and once, or
// the connection is lost with whatever was under way. On every connection the guest begins with
// how far it has come and the key of the match there; the host goes on from that place, or from
// the deal if the two have lost each other.
//
//	guest  hello 1 HAVE KEY           version, steps known, key of the match there
//	host   deal 1 FROM DEAL LIMIT GAME
//	host   log N EPOCH SEQ KEY STEP   the N-th step; EPOCH and SEQ of the guest's own, else 0 0
//	host   live N KEY                 this is all so far: the guest's steps are awaited
//	guest  do EPOCH SEQ STEP
//	host   no EPOCH SEQ REASON        and a new epoch begins
//
// Whatever else arrives is a [Fault]: nothing has changed, and the connection had better be
// closed. A message takes little time, whatever it says, and a guest cannot send more steps
// than a person makes.
//
// Nothing here knows of networks, clocks or screens: texts go in and out, and the time is
// passed in.
package pair
