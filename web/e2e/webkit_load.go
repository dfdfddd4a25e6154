//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"time"
)

// listen makes a page remember its problems. Classic WebDriver has no events and
// no scripts for new documents, and WebKit writes no console in a session without
// a profile, so listen is evaluated from outside as soon as there is a document:
// what goes wrong in the first milliseconds is missed.
const listen = `if (!window.__problems) {
	const list = window.__problems = [];
	const add = (kind, text, url) => list.push({kind, text: String(text), url: url || ''});
	for (const level of ['error', 'warn', 'info', 'log', 'debug']) {
		const old = console[level];
		console[level] = (...a) => { add(level === 'error' ? 'console' : '', a.map(String).join(' ')); old.apply(console, a); };
	}
	const get = window.fetch, url = a => a[0].url || a[0];
	window.fetch = (...a) => get(...a).then(
		r => { if (r.status >= 400) add('network', r.status, url(a)); return r; },
		e => { add('network', e, url(a)); throw e; });
	addEventListener('error', e => e.target === window
		? add('exception', e.message, e.filename)
		: add('network', 'cannot load', e.target.src || e.target.href), true);
	addEventListener('unhandledrejection', e => add('exception', 'Uncaught (in promise) ' + e.reason));
	addEventListener('securitypolicyviolation', e =>
		add('policy', e.effectiveDirective + ' refused ' + (e.blockedURI || 'inline'), e.sourceFile));
}`

// collect takes what a page has remembered.
const collect = `(window.__problems || []).splice(0)`

// Problems asks the page first, if there is one that answers.
func (w *webkit) Problems() []Problem {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	w.pull(ctx)
	return w.problems.Problems()
}

func (w *webkit) pull(ctx context.Context) {
	var list []Problem
	if w.Eval(ctx, collect, &list) != nil {
		return // between two pages
	}
	for _, p := range list {
		if p.Kind == "" || p.Kind == Console {
			w.note(p.Text)
		}
		if p.Kind != "" {
			w.add(p)
		}
	}
}

func (w *webkit) Open(ctx context.Context, url string) error {
	return w.load(ctx, func() error { return w.driver.call(ctx, "POST", "/url", obj{"url": url}, nil) })
}

func (w *webkit) Reload(ctx context.Context) error {
	return w.load(ctx, func() error { return w.driver.call(ctx, "POST", "/refresh", obj{}, nil) })
}

// load starts a navigation, is on the new document as early as it can, and waits
// for its load event.
func (w *webkit) load(ctx context.Context, navigate func() error) error {
	w.pull(ctx)
	if err := w.Eval(ctx, "window.__old = true", nil); err != nil {
		return err
	}
	if err := navigate(); err != nil {
		return err
	}
	var last error
	for {
		var done bool
		last = w.Eval(ctx, "(() => { if (window.__old) return false; "+listen+" return document.readyState === 'complete' })()", &done)
		if last == nil && done {
			return nil
		}
		if err := sleep(ctx, 2*time.Millisecond); err != nil {
			return fmt.Errorf("not loaded: %w (last error: %v)", err, last)
		}
	}
}
