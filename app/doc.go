//go:build !js

// Package main is what runs in the player's browser, built to static/app.wasm: see
// main_js.go. On the host there is nothing of it, so that go build ./... passes.
package main

func main() {}
