//go:build e2e

package e2e

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"slices"
	"strconv"
	"sync"
	"time"
)

// load is many clients that ask a server for the same file again and again. They do as little
// as they can besides, since they share the machine with it.
type load struct {
	addr, path string
	clients    int
}

// loaded is what came of it.
type loaded struct {
	requests int
	size     int // bytes of an answer's body
	took     time.Duration
	times    []time.Duration // of each answer, in order
}

// rate is how many requests were answered in a second.
func (l loaded) rate() float64 { return float64(l.requests) / l.took.Seconds() }

// at is the time that a part of the answers took at most.
func (l loaded) at(part float64) time.Duration {
	return l.times[int(part*float64(len(l.times)-1))].Round(10 * time.Microsecond)
}

func (l loaded) String() string {
	return fmt.Sprintf("%.0f requests a second of %d bytes, p50 %v, p99 %v", l.rate(), l.size, l.at(.5), l.at(.99))
}

// client is one connection that stays.
type client struct {
	net.Conn
	in      *bufio.Reader
	request []byte
}

func (l load) connect() (*client, error) {
	c, err := net.Dial("tcp", l.addr)
	if err != nil {
		return nil, err
	}
	request := "GET " + l.path + " HTTP/1.1\r\nHost: " + l.addr + "\r\nAccept-Encoding: gzip\r\n\r\n"
	return &client{c, bufio.NewReaderSize(c, 4<<10), []byte(request)}, nil
}

// ask sends the request and reads the answer, and returns the size of its body.
func (c *client) ask() (size int, err error) {
	if _, err := c.Write(c.request); err != nil {
		return 0, err
	}
	for first, size := true, -1; ; first = false {
		line, err := c.in.ReadSlice('\n')
		if err != nil {
			return 0, err
		}
		if first && !bytes.HasPrefix(line, []byte("HTTP/1.1 200 ")) {
			return 0, fmt.Errorf("it answers %q", line)
		}
		if name, value, ok := bytes.Cut(line, []byte(":")); ok && bytes.EqualFold(name, []byte("content-length")) {
			if size, err = strconv.Atoi(string(bytes.TrimSpace(value))); err != nil {
				return 0, err
			}
		}
		if len(bytes.TrimSpace(line)) > 0 {
			continue
		}
		if size < 0 {
			return 0, fmt.Errorf("it does not say how much it sends")
		}
		n, err := io.CopyN(io.Discard, c.in, int64(size))
		return int(n), err
	}
}

// run asks for so long.
func (l load) run(long time.Duration) (loaded, error) {
	var (
		all   sync.WaitGroup
		mu    sync.Mutex
		sum   loaded
		wrong error
	)
	start := time.Now()
	for range l.clients {
		all.Go(func() {
			var mine loaded
			err := func() error {
				c, err := l.connect()
				if err != nil {
					return err
				}
				defer c.Close()
				for begun := time.Now(); begun.Sub(start) < long; {
					if mine.size, err = c.ask(); err != nil {
						return err
					}
					now := time.Now()
					mine.times = append(mine.times, now.Sub(begun))
					begun = now
				}
				return nil
			}()
			mu.Lock()
			defer mu.Unlock()
			if err != nil {
				wrong = err
			}
			sum.size = mine.size
			sum.times = append(sum.times, mine.times...)
		})
	}
	all.Wait()
	sum.took, sum.requests = time.Since(start), len(sum.times)
	slices.Sort(sum.times)
	if wrong == nil && sum.requests == 0 {
		wrong = fmt.Errorf("no answer in %v", long)
	}
	return sum, wrong
}
