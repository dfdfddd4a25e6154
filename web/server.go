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

// Limits of a connection. Only the times in which the client has to speak are
// short: at 32 kbit/s the wasm is eleven minutes on its way, and a reader that
// slow costs no more than a socket, since all answers are the same bytes.
const (
	readHeaderTimeout = 5 * time.Second
	readTimeout       = 10 * time.Second
	writeTimeout      = 15 * time.Minute
	idleTimeout       = 2 * time.Minute
	maxHeaderBytes    = 16 << 10
)

// stopTimeout is how long answers under way may take when the server stops: less
// than the ten seconds after which container engines kill. Tests wait less.
var stopTimeout = 8 * time.Second

// serve answers on addr until ctx is done, then lets the answers under way end, for a while.
func serve(ctx context.Context, addr string, s *site, out io.Writer, log *slog.Logger) error {
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return fmt.Errorf("cannot listen on %s: %w", addr, reason(err))
	}
	server := &http.Server{
		Handler:                      handler{s, log},
		ReadHeaderTimeout:            readHeaderTimeout,
		ReadTimeout:                  readTimeout,
		WriteTimeout:                 writeTimeout,
		IdleTimeout:                  idleTimeout,
		MaxHeaderBytes:               maxHeaderBytes,
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
	grace, cancel := context.WithTimeout(context.Background(), stopTimeout)
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
