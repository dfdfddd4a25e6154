package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"strings"
	"sync"
	"testing"
	"time"
)

// bigSize is more than the sockets' buffers hold.
const bigSize = 8 << 20

// served has a server of its own answer, also with a big file. stop tells the server to stop
// and returns what serve does.
func served(t *testing.T, l limits, log *slog.Logger) (host string, stop func() <-chan error) {
	t.Helper()
	s := fakeSite(t, "/")
	s.files["/big"] = &file{mime: "text/plain", cache: cacheAsk, hash: "h", body: [codings][]byte{identity: make([]byte, bigSize)}}
	ctx, cancel := context.WithCancel(t.Context())
	out := &lines{got: make(chan string, 1)}
	ended := make(chan error, 1)
	go func() { ended <- serve(ctx, "127.0.0.1:0", s, l, out, log) }()
	_, host, _ = strings.Cut(strings.TrimSpace(<-out.got), " is at http://")
	return strings.TrimSuffix(host, "/"), func() <-chan error { cancel(); return ended }
}

// download begins to read the big file.
func download(t *testing.T, l limits, log *slog.Logger) (answer *http.Response, stop func() <-chan error) {
	t.Helper()
	host, stop := served(t, l, log)
	answer, err := http.Get("http://" + host + "/big")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { answer.Body.Close() })
	return answer, stop
}

// TestStopLetsAnswersEnd: a download under way when the server is told to stop
// arrives whole.
func TestStopLetsAnswersEnd(t *testing.T) {
	answer, stop := download(t, usual, discardLog)
	ended := stop()
	if n, err := io.Copy(io.Discard, answer.Body); err != nil || n != bigSize {
		t.Errorf("%d of %d bytes, %v", n, bigSize, err)
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

// TestStopDoesNotWaitForEver: one that takes too long is cut off, which is no
// failure of the server.
func TestStopDoesNotWaitForEver(t *testing.T) {
	l := usual
	l.stop = 50 * time.Millisecond
	var log bytes.Buffer
	answer, stop := download(t, l, slog.New(slog.NewTextHandler(&log, nil)))
	if err := <-stop(); err != nil {
		t.Error(err)
	}
	if n, err := io.Copy(io.Discard, answer.Body); err == nil {
		t.Errorf("it sent %d of %d bytes", n, bigSize)
	}
	if !strings.Contains(log.String(), "answers under way") {
		t.Errorf("it said %q", &log)
	}
}

// TestUsualLimits: each way to hold a connection has its limit.
func TestUsualLimits(t *testing.T) {
	for name, ok := range map[string]bool{
		"header":  usual.header > 0 && usual.header <= usual.read,
		"request": usual.read > 0,
		"answer":  usual.write >= 11*time.Minute, // see there
		"idle":    usual.idle > 0,
		"bytes":   usual.bytes >= 8<<10, // what browsers may send
	} {
		if !ok {
			t.Errorf("%s: %+v", name, usual)
		}
	}
}

// dial connects to a server of its own with those limits, for bytes that no client sends.
func dial(t *testing.T, l limits) (connect func() net.Conn) {
	t.Helper()
	l.stop = time.Millisecond
	host, stop := served(t, l, discardLog)
	t.Cleanup(func() { <-stop() })
	return func() net.Conn {
		c, err := net.Dial("tcp", host)
		if err != nil {
			t.Error(err)
			return &net.TCPConn{} // whose methods fail
		}
		return c
	}
}

// TestSlowClients: whoever holds a connection by saying little, or nothing, or by taking its
// answer in sips, loses it; meanwhile the others are answered.
func TestSlowClients(t *testing.T) {
	const begin = "GET / HTTP/1.1\r\nHost: x\r\n"
	const soon, never = 200 * time.Millisecond, time.Hour
	for _, test := range []struct {
		name   string
		limits limits
		says   string
		then   string // again and again, until the connection is gone
		status int    // what it is answered before, if anything
	}{
		{"silent", limits{soon, never, never, never, 0, 1 << 14}, "", "", 0},
		{"a header a byte at a time", limits{soon, never, never, never, 0, 1 << 14}, begin + "X: ", "x", 0},
		{"headers without end", limits{soon, never, never, never, 0, 1 << 14}, begin, "X: x\r\n", 0},
		{"a method a byte at a time", limits{soon, never, never, never, 0, 1 << 14}, "G", "G", 0},
		{"the same by the limit of all the request", limits{0, soon, never, never, 0, 1 << 14}, begin, "X: x\r\n", 0},
		{"a body a byte at a time", limits{never, soon, never, never, 0, 1 << 14}, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n", "x", 405},
		{"a body in chunks", limits{never, soon, never, never, 0, 1 << 14}, "GET /it/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\nx\r\n", 200},
		{"answered and silent", limits{never, never, never, soon, 0, 1 << 14}, begin + "\r\n", "", 200},
	} {
		t.Run(test.name, func(t *testing.T) {
			connect := dial(t, test.limits)
			var all sync.WaitGroup
			for range 40 {
				all.Go(func() {
					c := connect()
					defer c.Close()
					io.WriteString(c, test.says)
					go func() { // as slowly as it can
						for {
							time.Sleep(20 * time.Millisecond)
							if _, err := io.WriteString(c, test.then); err != nil {
								return
							}
						}
					}()
					status, left := 0, bufio.NewReader(c)
					if answer, err := http.ReadResponse(left, nil); err == nil {
						status = answer.StatusCode
						io.Copy(io.Discard, answer.Body)
					}
					if status != test.status && !(test.status == 0 && (status == http.StatusRequestTimeout || status == http.StatusBadRequest)) {
						t.Errorf("status %d, want %d", status, test.status)
					}
					io.Copy(io.Discard, left) // returns when the connection is gone, or the test hangs here
				})
			}
			answered := false
			for range 100 { // one whole request may be late on a busy machine
				c := connect()
				io.WriteString(c, begin+"Connection: close\r\n\r\n")
				answer, err := http.ReadResponse(bufio.NewReader(c), nil)
				answered = err == nil && answer.StatusCode == 200
				c.Close()
				if answered {
					break
				}
			}
			if !answered {
				t.Error("nobody else is answered")
			}
			all.Wait()
		})
	}
}

// TestSlowReader: an answer that is not taken ends.
func TestSlowReader(t *testing.T) {
	c := dial(t, limits{time.Hour, time.Hour, 200 * time.Millisecond, time.Hour, 0, 1 << 14})()
	defer c.Close()
	io.WriteString(c, "GET /big HTTP/1.1\r\nHost: x\r\n\r\n")
	for { // until the connection is gone, or the test hangs here
		if _, err := io.WriteString(c, "x"); err != nil {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	if n, _ := io.Copy(io.Discard, c); n >= bigSize {
		t.Errorf("it has sent all %d bytes", n)
	}
}

// TestLargeRequests: no request is larger than the limit, whatever of it is large. Go adds
// four kilobytes to the limit.
func TestLargeRequests(t *testing.T) {
	connect := dial(t, usual)
	large := strings.Repeat("x", 4*usual.bytes)
	for name, request := range map[string]string{
		"a value":         "GET / HTTP/1.1\r\nHost: x\r\nX: " + large + "\r\n\r\n",
		"a name":          "GET / HTTP/1.1\r\nHost: x\r\n" + large + ": x\r\n\r\n",
		"an address":      "GET /" + large + " HTTP/1.1\r\nHost: x\r\n\r\n",
		"a query":         "GET /?" + large + " HTTP/1.1\r\nHost: x\r\n\r\n",
		"a method":        large + " / HTTP/1.1\r\nHost: x\r\n\r\n",
		"a line":          large + large,
		"many headers":    "GET / HTTP/1.1\r\nHost: x\r\n" + strings.Repeat("X: x\r\n", usual.bytes) + "\r\n",
		"one header long": "GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: " + strings.Repeat("gzip,", usual.bytes) + "br\r\n\r\n",
	} {
		c := connect()
		go io.WriteString(c, request)
		answer, err := http.ReadResponse(bufio.NewReader(c), nil)
		var cut net.Error
		switch {
		case err == nil && answer.StatusCode != http.StatusRequestHeaderFieldsTooLarge && answer.StatusCode != http.StatusBadRequest:
			t.Errorf("%s: %s", name, answer.Status)
		case err != nil && (errors.As(err, &cut) && cut.Timeout() || errors.Is(err, os.ErrDeadlineExceeded)):
			t.Errorf("%s: %v", name, err)
		}
		c.Close()
	}
	c := connect() // and what browsers send at most is taken
	defer c.Close()
	fmt.Fprintf(c, "GET /it/ HTTP/1.1\r\nHost: x\r\nCookie: %s\r\n\r\n", large[:8<<10])
	if answer, err := http.ReadResponse(bufio.NewReader(c), nil); err != nil || answer.StatusCode != 200 {
		t.Errorf("8 kB of cookies: %v, %v", answer, err)
	}
}
