// Command jumps rewrites wasm that the Go linker has made, so that browsers see its loops and
// branches as such: quicker by a third to a half, and smaller.
//
//	jumps static bin/app.wasm bin/solver.wasm
//
// # Why
//
// Wasm has no goto. Go writes every jump inside a function as: put the number of the block to
// go on with into a variable, go to the top of a loop around the whole function, and let a
// table of branches there look the number up. That loop is needed where a goroutine that was
// put to sleep in a call takes the function up again, in its middle. But every if and every for
// takes that way too, and a browser's compiler makes of it what it says: an indirect jump, and
// all variables of the function at hand at every one.
//
// # How
//
// The blocks of a function and their jumps are a graph ([graph]). Where a block can be told to
// be reached in ordinary ways alone, branches to it are written as wasm's own: a branch out of a
// block that ends where it starts, or to the top of a loop of its own. The way is the one that
// follows the tree of dominators, of Ramsey's "Beyond Relooper" (ICFP 2022). Blocks where
// a sleeping call may go on, and the few that a structured program cannot reach, are still
// reached through the table. Everything else, and every instruction between the
// jumps, stays as it was.
//
// A number that cannot come up any more traps rather than going anywhere.
package main
