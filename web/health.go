package main

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"time"
)

// healthTimeout is how long a healthy server may take to say so.
const healthTimeout = 3 * time.Second

// healthcheck asks the server on addr how it is. It is for images made from
// scratch, which hold no program but this one.
func healthcheck(ctx context.Context, addr string) error {
	_, port, err := net.SplitHostPort(addr)
	if err != nil {
		return reason(err)
	}
	host, everywhere := hostOf(addr)
	if everywhere {
		host = "127.0.0.1" // not localhost: such an image has no file of names either
	}
	ctx, cancel := context.WithTimeout(ctx, healthTimeout)
	defer cancel()
	url := "http://" + net.JoinHostPort(host, port) + "/" + healthPath
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return err
	}
	// No proxy: the server is on this machine.
	client := http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	answer, err := client.Do(request)
	if err != nil {
		return fmt.Errorf("no answer from %s: %w", url, reason(err))
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("%s answered %s", url, answer.Status)
	}
	return nil
}
