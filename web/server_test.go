package main

import (
	"net"
	"testing"
)

func TestDisplay(t *testing.T) {
	got := &net.TCPAddr{IP: net.IPv6zero, Port: 8081}
	for asked, want := range map[string]string{
		":0":             "localhost:8081",
		"0.0.0.0:80":     "localhost:8081",
		"[::]:http":      "localhost:8081",
		"localhost:8080": "localhost:8081",
		"127.0.0.1:0":    "127.0.0.1:8081",
		"[::1]:0":        "[::1]:8081",
		"cards.lan:0":    "cards.lan:8081",
	} {
		if have := display(asked, got); have != want {
			t.Errorf("asked for %s: %s, want %s", asked, have, want)
		}
	}
}
