// Package worker asks questions of a worker of the browser, in which static/solver.wasm runs.
//
// The worker is started with the first question. One that dies is started again, and what it
// had not answered is asked again, once: a question over which it dies twice is answered with
// an error. So is every question where there can be no worker, in a browser that is too old or
// blocks it; the game goes on without.
package worker
