package main

import (
	"net/http"
	"strings"
	"testing"
)

func TestEntityTags(t *testing.T) {
	s := fakeSite(t, "/")
	target := assetPath("/", "app.wasm")
	tags := map[string]bool{}
	for _, encoding := range []string{"br", "gzip", "identity"} {
		answer, _ := ask(t, s, "GET", target, "Accept-Encoding", encoding)
		tag := answer.Header.Get("ETag")
		if tags[tag] || strings.HasPrefix(tag, "W/") {
			t.Errorf("%s: tag %s is weak or another coding's", encoding, tag)
		}
		tags[tag] = true
		for _, condition := range []string{tag, "W/" + tag, `"x", ` + tag, "*"} {
			again, body := ask(t, s, "GET", target, "Accept-Encoding", encoding, "If-None-Match", condition)
			if again.StatusCode != http.StatusNotModified || body != "" {
				t.Errorf("%s, If-None-Match %s: %s", encoding, condition, again.Status)
			}
			for _, name := range []string{"ETag", "Cache-Control", "Vary"} {
				if again.Header.Get(name) != answer.Header.Get(name) {
					t.Errorf("304 has %s %q, want %q", name, again.Header.Get(name), answer.Header.Get(name))
				}
			}
			if again.Header.Get("Content-Length") != "" || again.Header.Get("Content-Encoding") != "" {
				t.Errorf("304 describes a body: %s", again.Header)
			}
		}
		// A copy in another coding is not this one.
		other, _ := ask(t, s, "GET", target, "Accept-Encoding", encoding, "If-None-Match", `"0123456789ab-zz"`)
		if other.StatusCode != 200 {
			t.Errorf("another tag: %s", other.Status)
		}
	}
}

// TestConditions: what is asked for by tags and dates, alone and together.
func TestConditions(t *testing.T) {
	s := fakeSite(t, "/")
	target := assetPath("/", "app.wasm")
	answer, _ := ask(t, s, "GET", target)
	tag := answer.Header.Get("ETag")
	const now = "Thu, 01 Jan 2099 00:00:00 GMT"
	for _, test := range []struct {
		headers []string
		want    int
	}{
		{[]string{"If-Match", tag}, 200},
		{[]string{"If-Match", `"x", ` + tag}, 200},
		{[]string{"If-Match", "*"}, 200},
		{[]string{"If-Match", `"x"`}, 412},
		{[]string{"If-Match", "W/" + tag}, 412}, // the same meaning is not the same bytes
		{[]string{"If-Match", `"x"`, "If-None-Match", tag}, 412},
		{[]string{"If-Match", tag, "If-None-Match", tag}, 304},
		{[]string{"If-None-Match", `"x"`, "If-Modified-Since", now}, 200},
		{[]string{"If-Modified-Since", now}, 200}, // nothing here has a date
		{[]string{"If-Unmodified-Since", "Thu, 01 Jan 1970 00:00:00 GMT"}, 200},
		{[]string{"If-None-Match", "W/"}, 200},
		{[]string{"If-None-Match", ""}, 200},
		{[]string{"If-None-Match", strings.Trim(tag, `"`)}, 200}, // no tag without its quotes
	} {
		for _, method := range []string{"GET", "HEAD"} {
			answer, body := ask(t, s, method, target, test.headers...)
			if answer.StatusCode != test.want || test.want == 200 && method == "GET" && body != fakeAssets["app.wasm"] {
				t.Errorf("%s %q: %s, want %d", method, test.headers, answer.Status, test.want)
			}
		}
	}
}

// TestRangeGetsTheWhole: whatever part is asked for, and however oddly.
func TestRangeGetsTheWhole(t *testing.T) {
	s := fakeSite(t, "/")
	for _, part := range []string{"bytes=5-9", "bytes=0-0", "bytes=-5", "bytes=5-", "bytes=0-1,3-4", "bytes=9-5", "bytes=999999-", "lines=1-2", "bytes=", "x", strings.Repeat("bytes=0-0,", 999)} {
		for _, condition := range []string{"", `"x"`, "*"} {
			answer, body := ask(t, s, "GET", assetPath("/", "app.wasm"), "Range", part, "If-Range", condition)
			if answer.StatusCode != 200 || body != fakeAssets["app.wasm"] || answer.Header.Get("Accept-Ranges") != "none" || answer.Header.Get("Content-Range") != "" {
				t.Errorf("%.20s: %s, %d bytes, %s", part, answer.Status, len(body), answer.Header)
			}
		}
	}
}
