package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"time"
)

// limits are what a connection may take of the server.
type limits struct {
	header time.Duration // until the request's header is there
	read   time.Duration // until all of the request is
	write  time.Duration // until the answer is taken
	idle   time.Duration // until the next request
	stop   time.Duration // answers under way, when the server stops
	bytes  int           // of a header
}

// usual are the limits of a server at work. Only the times in which the client has to speak
// are short: at 32 kbit/s the wasm is eleven minutes on its way, and a reader that slow costs
// no more than a socket, since all answers are the same bytes. The time to stop is less than
// the ten seconds after which container engines kill.
var usual = limits{
	header: 5 * time.Second,
	read:   10 * time.Second,
	write:  15 * time.Minute,
	idle:   2 * time.Minute,
	stop:   8 * time.Second,
	bytes:  16 << 10,
}

// serve answers on addr until ctx is done, then lets the answers under way end, for a while.
func serve(ctx context.Context, addr string, s *site, l limits, out io.Writer, log *slog.Logger) error {
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return fmt.Errorf("cannot listen on %s: %w", addr, reason(err))
	}
	server := &http.Server{
		Handler:                      handler{s, log},
		ReadHeaderTimeout:            l.header,
		ReadTimeout:                  l.read,
		WriteTimeout:                 l.write,
		IdleTimeout:                  l.idle,
		MaxHeaderBytes:               l.bytes,
		DisableGeneralOptionsHandler: true, // OPTIONS * is a method like any other: refused
		ErrorLog:                     slog.NewLogLogger(log.Handler(), slog.LevelWarn),
	}
	fmt.Fprintf(out, "%s is at http://%s%s\n", siteName, display(addr, listener.Addr()), s.base)
	log.Info("started", "addr", listener.Addr().String(), "base", s.base, "version", s.version)

	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	log.Info("stopping")
	grace, cancel := context.WithTimeout(context.Background(), l.stop)
	defer cancel()
	if err := server.Shutdown(grace); err != nil {
		server.Close()
		log.Warn("stopped with answers under way") // a slow reader's, who will ask again
		return nil
	}
	log.Info("stopped")
	return nil
}

// reason cuts what net says about an address down to what is wrong with it.
func reason(err error) error {
	var op *net.OpError
	if errors.As(err, &op) {
		err = op.Err
	}
	for inner := errors.Unwrap(err); inner != nil; inner = errors.Unwrap(err) {
		err = inner
	}
	return err
}

// display is an address that a browser on this machine can open: the host as it
// was asked for, the port as it was given.
func display(asked string, got net.Addr) string {
	_, port, err := net.SplitHostPort(got.String())
	if err != nil {
		return got.String()
	}
	host, everywhere := hostOf(asked)
	if everywhere {
		host = "localhost"
	}
	return net.JoinHostPort(host, port)
}

// hostOf is the host of a listening address, and whether that is every
// interface, which is no place to connect to.
func hostOf(addr string) (host string, everywhere bool) {
	host, _, err := net.SplitHostPort(addr)
	return host, err != nil || host == "" || net.ParseIP(host).IsUnspecified()
}
