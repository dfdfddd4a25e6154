//go:build e2e

package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"strings"
	"time"
)

// webdriver is a client of classic WebDriver: JSON over HTTP.
type webdriver struct {
	base    string
	session string // "/session/ID"
}

// freePort returns a port nothing listens on at this moment.
func freePort() (int, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port, nil
}

// open waits for the driver and starts a session.
func (d *webdriver) open(ctx context.Context, capabilities obj) error {
	for {
		err := d.do(ctx, "GET", "/status", nil, nil)
		if err == nil {
			break
		}
		if err := sleep(ctx, 40*time.Millisecond); err != nil {
			return fmt.Errorf("the driver did not start: %w", err)
		}
	}
	var s struct{ SessionID string }
	if err := d.do(ctx, "POST", "/session", obj{"capabilities": obj{"alwaysMatch": capabilities}}, &s); err != nil {
		return err
	}
	d.session = "/session/" + s.SessionID
	return d.call(ctx, "POST", "/timeouts", obj{"script": 120000, "pageLoad": 120000}, nil)
}

// call sends one command of the session.
func (d *webdriver) call(ctx context.Context, method, path string, body, out any) error {
	return d.do(ctx, method, d.session+path, body, out)
}

func (d *webdriver) do(ctx context.Context, method, path string, body, out any) error {
	var b bytes.Buffer
	if body != nil {
		if err := json.NewEncoder(&b).Encode(body); err != nil {
			return err
		}
	}
	req, err := http.NewRequestWithContext(ctx, method, d.base+path, &b)
	if err != nil {
		return err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	var v struct{ Value json.RawMessage }
	if err := json.NewDecoder(res.Body).Decode(&v); err != nil {
		return err
	}
	if res.StatusCode != http.StatusOK {
		var e struct{ Error, Message string }
		json.Unmarshal(v.Value, &e) // an answer of another form leaves the words empty
		_, what, _ := strings.Cut(strings.TrimPrefix(path, "/session/"), "/")
		return fmt.Errorf("webdriver %s %s: %s: %s", method, what, e.Error, e.Message)
	}
	if out == nil {
		return nil
	}
	return json.Unmarshal(v.Value, out)
}
