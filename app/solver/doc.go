//go:build !js

// Package main answers questions about games in a worker of the browser: see main_js.go. On
// the host there is nothing of it, so that go build ./... passes.
package main

func main() {}
