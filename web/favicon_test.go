package main

import (
	"bytes"
	"encoding/binary"
	"testing"
)

// TestFavicon asks as browsers do that no document has told of an icon, at the root of the
// host whatever the base, and reads the answer as they do.
func TestFavicon(t *testing.T) {
	for base, targets := range map[string][]string{"/": {"/favicon.ico"}, "/sub/": {"/favicon.ico", "/sub/favicon.ico"}} {
		for _, target := range targets {
			answer, body := ask(t, fakeSite(t, base), "GET", target)
			if answer.StatusCode != 200 || answer.Header.Get("Content-Type") != "image/vnd.microsoft.icon" {
				t.Fatalf("%s: %s, %s", target, answer.Status, answer.Header)
			}
			icon := []byte(body)
			if !bytes.HasPrefix(icon, []byte{0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0}) || len(icon) < 22 {
				t.Fatalf("%s: not an icon of one picture of 32 by 32: % x", target, icon[:min(len(icon), 22)])
			}
			length, offset := binary.LittleEndian.Uint32(icon[14:]), binary.LittleEndian.Uint32(icon[18:])
			if int(offset+length) != len(icon) || !bytes.HasPrefix(icon[offset:], []byte("\x89PNG\r\n\x1a\n")) {
				t.Errorf("%s: a picture of %d bytes at %d of %d", target, length, offset, len(icon))
			}
		}
	}
}
