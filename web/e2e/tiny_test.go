//go:build e2e

package e2e

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"testing"
	"time"
)

// tinyPage has a little of everything the game has: a canvas that draws where
// it is pressed, a button, storage, a worker, and a count of its frames.
const tinyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>tiny</title>
<link rel="manifest" href="/tiny.webmanifest"><link rel="stylesheet" href="/tiny.css">
<script src="/tiny.js" defer></script></head>
<body><h1>Tiny</h1><button id="b">Deal again</button><button id="c">Undo</button><canvas></canvas></body></html>`

const tinyCSS = `html,body{margin:0;height:100%} h1,button{position:relative;z-index:1}
canvas{position:fixed;inset:0;width:100%;height:100%;touch-action:none;background:#175b3a}`

const tinyScript = `'use strict';
const c = document.querySelector('canvas'), g = c.getContext('2d');
window.seen = []; window.frames_ = 0;
const size = () => { c.width = innerWidth*devicePixelRatio; c.height = innerHeight*devicePixelRatio; };
addEventListener('resize', size); size();
let last = null;
const draw = () => { frames_++; g.fillStyle = '#ffcc00'; g.fillRect((last.x-10)*devicePixelRatio, (last.y-10)*devicePixelRatio, 20*devicePixelRatio, 20*devicePixelRatio); };
for (const type of ['pointerdown','pointermove','pointerup','pointercancel','dblclick'])
	c.addEventListener(type, e => {
		seen.push([type, e.pointerType || '-', Math.round(e.clientX), Math.round(e.clientY), e.pointerId, e.isTrusted].join(' '));
		if (type === 'pointerdown') c.setPointerCapture(e.pointerId);
		last = {x: e.clientX, y: e.clientY};
		requestAnimationFrame(draw);
	});
window.keysSeen = [];
addEventListener('keydown', e => keysSeen.push((e.ctrlKey?'C-':'')+(e.shiftKey?'S-':'')+e.key+'/'+e.code));
document.querySelector('#b').addEventListener('click', () => { window.clicked = (window.clicked||0)+1; });
const db = () => new Promise((ok, no) => { const r = indexedDB.open('tiny', 1);
	r.onupgradeneeded = () => r.result.createObjectStore('s'); r.onsuccess = () => ok(r.result); r.onerror = () => no(r.error); });
window.save = async v => { const d = await db(); await new Promise((ok, no) => {
	const t = d.transaction('s', 'readwrite', {durability: 'strict'}); t.objectStore('s').put(v, 'k'); t.oncomplete = ok; t.onerror = () => no(t.error); }); d.close(); };
window.load = async () => { const d = await db(); const v = await new Promise(ok => {
	const r = d.transaction('s').objectStore('s').get('k'); r.onsuccess = () => ok(r.result); }); d.close(); return v ?? null; };
window.work = millions => { let x = 0; for (let i = 0; i < millions * 1e6; i++) x = (x * 31 + i) | 0; return x; };
if (navigator.serviceWorker) navigator.serviceWorker.register('/tiny-sw.js').catch(e => { window.swError = String(e); });
window.up = true;
`

const tinyWorker = `const all = ['/', '/tiny.css', '/tiny.js', '/tiny.webmanifest', '/icon.svg'];
addEventListener('install', e => e.waitUntil(caches.open('v').then(c => c.addAll(all)).then(() => skipWaiting())));
addEventListener('activate', e => e.waitUntil(clients.claim()));
addEventListener('fetch', e => e.respondWith(caches.match(e.request, {ignoreSearch: true}).then(r => r || fetch(e.request))));
addEventListener('message', e => { if (e.data === 'fail') throw new Error('the worker fails on demand'); });
`

const tinyManifest = `{"id":"/","name":"Tiny","short_name":"Tiny","start_url":"/","display":"standalone",
"background_color":"#175b3a","theme_color":"#175b3a","icons":[{"src":"/icon.svg","sizes":"any","type":"image/svg+xml","purpose":"any"}]}`

const tinyIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#175b3a"/></svg>`

// tinyServer serves the page on one port, and can be killed and started again.
type tinyServer struct {
	url, addr string
	t         *testing.T
	srv       *http.Server
}

func serveTiny(t *testing.T) *tinyServer {
	t.Helper()
	port, err := freePort()
	if err != nil {
		t.Fatal(err)
	}
	addr := fmt.Sprintf("localhost:%d", port)
	s := &tinyServer{url: "http://" + addr + "/", addr: addr, t: t}
	s.start()
	t.Cleanup(s.kill)
	return s
}

func (s *tinyServer) start() {
	files := map[string][2]string{
		"/":                 {"text/html; charset=utf-8", tinyPage},
		"/tiny.css":         {"text/css", tinyCSS},
		"/tiny.js":          {"text/javascript", tinyScript},
		"/tiny-sw.js":       {"text/javascript", tinyWorker},
		"/tiny.webmanifest": {"application/manifest+json", tinyManifest},
		"/icon.svg":         {"image/svg+xml", tinyIcon},
		"/favicon.ico":      {"image/svg+xml", tinyIcon},
	}
	h := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		f, ok := files[r.URL.Path]
		if !ok {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", f[0])
		w.Header().Set("Content-Security-Policy", "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'")
		fmt.Fprint(w, f[1])
	})
	var l net.Listener
	var err error
	for range 50 { // the old socket may need a moment
		if l, err = net.Listen("tcp", s.addr); err == nil {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	if err != nil {
		s.t.Fatal(err)
	}
	s.srv = &http.Server{Handler: h}
	go s.srv.Serve(l)
}

func (s *tinyServer) kill() {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	s.srv.Shutdown(ctx) // closes the listener at once
	s.srv.Close()
}
