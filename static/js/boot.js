// boot.js runs in the head, before anything is painted and long before Go. It
// makes window.pazienza, settles language and theme, stands in for storage that
// the browser blocks, and repairs what Ebitengine does to a page on start.
//
// Names are the contract with app/ and loader.js; the reasons behind each
// repair are in the comments. Nothing here waits for the network.
(() => {
  'use strict';

  const root = document.documentElement;
  const base = root.dataset.base || '/';
  const languages = ['it', 'es', 'en'];
  const cloths = { bosco: '#1c4639', laguna: '#153f54', cotto: '#5a281d', notte: '#14171d' }; // their edges

  const pazienza = window.pazienza = {};
  const tell = (name, detail) => window.dispatchEvent(new CustomEvent('pazienza:' + name, { detail }));

  // ---- trust ----------------------------------------------------------------
  // The page's policy has browsers that know Trusted Types ask this for every text that is to
  // become markup or the address of a script: pictures and the manual's pages, our own scripts,
  // the workers. Whatever else comes, by a link, a file or a fault, stays a text; what runs or
  // loads something is never among ours.
  const active = /<[\s/]*(?:script|style|link|meta|base|template|iframe|frame|object|embed|form|foreignobject|animate|set|math)\b|<[^>]*[\s"'/]on[a-z]+\s*=|javascript:/i;
  window.trustedTypes?.createPolicy('default', {
    createHTML(markup, type, sink) {
      if (!active.test(markup) || sink.startsWith('DOMParser')) return markup; // what is only parsed never runs
      console.error('refused as markup: ' + markup.slice(0, 80));
      return '';
    },
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      const ours = origin === location.origin && (pathname.startsWith(base + 'a/') || pathname === base + pazienza.config.sw);
      return ours ? address : null; // which throws where it was to be used
    },
  });

  // ---- config -------------------------------------------------------------
  // Read when first asked for: the block stands in the head, maybe below this script.
  let config;
  Object.defineProperty(pazienza, 'config', {
    get() {
      if (!config) {
        const block = document.getElementById('config');
        if (!block) return { base, version: '', assets: {}, sizes: {}, sw: 'sw.js' };
        config = JSON.parse(block.textContent);
      }
      return config;
    },
  });
  // asset gives the address of an asset by its name in the sources, "art/deck.json".
  pazienza.asset = name => {
    const path = pazienza.config.assets[name];
    if (path === undefined) throw new Error('no asset ' + name);
    return new URL(base + path, location.href).href;
  };
  // late loads a script that no page begins with, once, when something needs it.
  const loading = new Map();
  pazienza.late = name => {
    if (!loading.has(name)) {
      loading.set(name, new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = pazienza.asset(name);
        script.onload = resolve;
        script.onerror = () => {
          loading.delete(name); // the next time may be a better one
          script.remove();
          reject(new Error('no ' + name));
        };
        document.head.append(script);
      }));
    }
    return loading.get(name);
  };

  // ---- the page's script ----------------------------------------------------
  // All other scripts come in one file, and with it the loader, which says what goes wrong: when
  // it does not come itself that is said here, and it is asked for again.
  const pause = tries => Math.min(30e3, 1000 * 4 ** tries); // ms before the next try
  function fetchAgain(tries) {
    const script = document.createElement('script');
    script.src = pazienza.asset('js/page.js');
    script.onload = () => document.getElementById('offline')?.remove();
    script.onerror = () => {
      script.remove();
      const { words } = pazienza.config;
      if (tries === 1 && words) {
        const p = document.createElement('p');
        p.id = 'offline';
        p.className = 'notice';
        p.setAttribute('role', 'alert');
        p.textContent = words.network;
        document.body.append(p);
      }
      setTimeout(fetchAgain, pause(tries + 1), tries + 1);
    };
    document.head.append(script);
  }
  window.addEventListener('error', ({ target }) => {
    if (target?.defer && target.src === pazienza.asset('js/page.js')) setTimeout(fetchAgain, pause(0), 0);
  }, { capture: true });

  // ---- storage ------------------------------------------------------------
  // With cookies blocked the mere mention of localStorage throws, inside Go where
  // nothing can catch it. A storage in memory takes its place. What a full one refuses
  // is a choice that holds for this visit only, and nobody needs to be told.
  function memoryStorage() {
    const map = new Map();
    return {
      get length() { return map.size; },
      key: i => [...map.keys()][i] ?? null,
      getItem: k => map.get(String(k)) ?? null,
      setItem: (k, v) => { map.set(String(k), String(v)); },
      removeItem: k => { map.delete(String(k)); },
      clear: () => { map.clear(); },
    };
  }
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      window[name].getItem('pazienza.probe');
    } catch {
      Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
    }
  }
  // Games are another matter: they are kept in IndexedDB, and pazienza.storage says
  // whether there is one. Some browsers have one that fails only when a database is
  // opened; storageChecked resolves to what pazienza.storage is after trying that.
  try {
    void window.indexedDB;
  } catch { // naming it throws, which Go cannot catch
    Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
  }
  pazienza.storage = true;
  pazienza.storageChecked = new Promise(resolve => {
    const done = good => { pazienza.storage = good; resolve(good); };
    try {
      const open = window.indexedDB.open('pazienza.probe', 1); // throws where there is none
      open.onerror = () => done(false);
      open.onblocked = () => done(true);
      open.onsuccess = () => {
        open.result.close();
        window.indexedDB.deleteDatabase('pazienza.probe');
        done(true);
      };
    } catch {
      done(false);
    }
  });
  const stored = key => localStorage.getItem(key);

  // ---- address ------------------------------------------------------------
  // A % that begins no escape, as in a link that was cut off, is no address to Go: the whole
  // program would end. Here it comes to stand for itself, before Go looks: its listeners are
  // later ones.
  const mend = () => {
    const hash = location.hash.replace(/%(?![0-9a-f]{2})/gi, '%25');
    if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
  };
  mend();
  window.addEventListener('popstate', mend);

  // ---- language -----------------------------------------------------------
  const under = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '';
  const inPath = languages.find(l => under === l || under.startsWith(l + '/'));
  const wished = [stored('pazienza.lang'), ...(navigator.languages || [navigator.language])]
    .map(l => String(l || '').slice(0, 2).toLowerCase())
    .find(l => languages.includes(l));
  const written = root.lang;
  pazienza.lang = inPath || wished || written || 'en';
  root.lang = pazienza.lang;
  // Go's router knows the table by its language, so "/" becomes "/it/". The document that is
  // here speaks the language it was written in; for another one its own is asked for, which
  // the worker has offline too.
  pazienza.leaving = false;
  if (under === '' || under === 'index.html') {
    const table = base + pazienza.lang + '/' + location.search + location.hash;
    if (pazienza.lang === written) history.replaceState(history.state, '', table);
    else {
      pazienza.leaving = true; // the loader starts nothing
      location.replace(table);
    }
  }

  // ---- the wasm -------------------------------------------------------------
  // On a later visit the worker has it, and there is no progress to show: it is compiled from
  // now on, while the page is still being read. The loader takes it, or downloads it if it fails.
  if (!pazienza.leaving && navigator.serviceWorker?.controller && window.WebAssembly?.compileStreaming) {
    pazienza.compiled = WebAssembly.compileStreaming(fetch(pazienza.asset('app.wasm')));
    pazienza.compiled.catch(() => {});
  }

  // ---- theme --------------------------------------------------------------
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const prefersMore = matchMedia('(prefers-contrast: more)');
  let themed = '';
  // theme puts the stored choices on html as classes: "pazienza.theme" (light, dark),
  // "pazienza.table" (one of the cloths), "pazienza.four" (yes) and "pazienza.contrast" (more,
  // normal). Call it after storing a new one; "pazienza:theme" tells that it changed something.
  pazienza.theme = () => {
    const wants = (key, on, off, system) => stored(key) === on || stored(key) !== off && system.matches;
    const dark = wants('pazienza.theme', 'dark', 'light', prefersDark);
    const contrast = wants('pazienza.contrast', 'more', 'normal', prefersMore);
    const four = stored('pazienza.four') === 'yes';
    const cloth = Object.hasOwn(cloths, stored('pazienza.table')) ? stored('pazienza.table') : dark ? 'notte' : 'bosco';
    const now = { dark, contrast, four };
    for (const name in cloths) now[name] = name === cloth;
    for (const name in now) root.classList.toggle(name, now[name]);
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', cloths[cloth]);
    if (themed !== (themed = JSON.stringify(now))) tell('theme');
  };
  pazienza.theme();
  for (const query of [prefersDark, prefersMore]) query.addEventListener?.('change', pazienza.theme);

  // ---- frames -------------------------------------------------------------
  // Ebitengine asks for a frame after every frame, for ever. The gate forwards
  // these only while something is going on: parked callbacks are issued by wake.
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const parked = new Map(); // our handle -> callback
  const issued = new Map(); // our handle -> the browser's
  let handles = 0;
  let awakeUntil = performance.now() + 3000; // the start
  let owed = 3; // frames that must still run, however slow they are
  pazienza.frames = 0; // callbacks run so far
  function issue(handle, callback) {
    issued.set(handle, request(now => {
      issued.delete(handle);
      pazienza.frames++;
      owed--;
      callback(now);
    }));
  }
  window.requestAnimationFrame = callback => {
    const handle = ++handles;
    if (owed > 0 || performance.now() < awakeUntil) issue(handle, callback);
    else parked.set(handle, callback);
    return handle;
  };
  window.cancelAnimationFrame = handle => {
    parked.delete(handle);
    if (issued.has(handle)) cancel(issued.get(handle));
    issued.delete(handle);
  };
  // wake lets frames through for the next ms milliseconds, and three at least: on a slow
  // screen the time is over before the frame that shows what has changed.
  pazienza.wake = (ms = 100) => {
    owed = 3;
    awakeUntil = Math.max(awakeUntil, performance.now() + ms);
    for (const [handle, callback] of parked) {
      parked.delete(handle);
      issue(handle, callback);
    }
  };
  const wakeOn = (target, name, ms) => target.addEventListener(name, () => pazienza.wake(ms), { capture: true, passive: true });
  wakeOn(window, 'resize', 500);
  wakeOn(window, 'pageshow', 300);
  wakeOn(document, 'visibilitychange', 300);
  for (const name of ['pointerdown', 'pointerup', 'pointercancel', 'keydown']) wakeOn(window, name, 100);
  // A mouse that only passes over changes nothing; what does change on hover wakes by itself.
  window.addEventListener('pointermove', e => { if (e.buttons) pazienza.wake(100); }, { capture: true, passive: true });

  // ---- WebGL --------------------------------------------------------------
  // webgl2 tells whether a canvas can be drawn on. The context made here is the one that
  // Ebitengine, asking in the same words, gets afterwards: to make another for trying takes
  // as long again.
  pazienza.webgl2 = canvas => {
    try {
      return !!canvas.getContext('webgl2', { alpha: true, premultipliedAlpha: true, stencil: true });
    } catch {
      return false;
    }
  };

  // ---- Ebitengine's canvas and viewport -------------------------------------
  // Ebitengine appends a second viewport tag, which wins and takes the safe areas
  // away, and a canvas in the tab order. Both are seen here before the next paint.
  //
  // Its input handlers take the focus and swallow every key. Pointers are read by
  // app/paint from pointer events and keys by the twin, so none of the events below
  // may reach them: captured at the canvas itself, they leave scrolling elsewhere
  // alone. Preventing the default of a press keeps the focus where it is and stops
  // iOS from starting a selection; keys keep what the browser does with them.
  const swallowed = { keydown: false, keyup: false, wheel: false, mouseup: false, mousemove: false, mousedown: true, touchstart: true, touchmove: true, touchend: true, contextmenu: true, dragover: true, drop: true };
  const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover';
  let canvas = null;
  function repair() {
    for (const meta of document.querySelectorAll('meta[name=viewport]')) {
      if (meta.content !== viewport) meta.content = viewport;
    }
    const found = document.querySelector('body > canvas');
    if (!found) return;
    canvas = found;
    canvas.classList.add('felt');
    canvas.setAttribute('aria-hidden', 'true'); // the twin in the DOM is what readers read
    canvas.tabIndex = -1;
    canvas.addEventListener('focus', () => canvas.blur());
    for (const [name, prevent] of Object.entries(swallowed)) {
      canvas.addEventListener(name, e => {
        e.stopImmediatePropagation();
        if (prevent && e.cancelable) e.preventDefault();
      }, { capture: true, passive: false });
    }
    watcher.disconnect();
    pazienza.wake(1000); // it starts now, however long the download took
  }
  const watcher = new MutationObserver(repair);
  watcher.observe(root, { childList: true, subtree: true });

  // fitCanvas keeps the picture sharp when the pixel ratio changes, by the browser's zoom or on
  // another monitor. Ebitengine makes its buffer as many pixels as the body is wide times
  // a ratio that it reads once, at the start; so the body it asks is as wide as makes the
  // product right. Nothing else asks it.
  pazienza.fitCanvas = ratio => {
    const side = name => ({ configurable: true, get: () => (Math.round(window[name] * devicePixelRatio) + 0.01) / ratio });
    Object.defineProperty(document.body, 'clientWidth', side('innerWidth'));
    Object.defineProperty(document.body, 'clientHeight', side('innerHeight'));
  };

  // A lost GPU context: Ebitengine would reload at once, over and over on a GPU
  // that is dying. The game is saved after every move, so a reload loses nothing,
  // but it comes later each time, when the page is seen, and three times at most in a
  // row; after that "pazienza:gpu" has Go show the table without pictures. Some are lost
  // whenever the machine sleeps: after five good minutes a loss is a first one again.
  const most = 3;
  const row = 5 * 60e3;
  window.addEventListener('webglcontextlost', e => {
    if (e.target !== canvas) return; // the probe's, or somebody else's
    e.stopImmediatePropagation();
    e.preventDefault();
    const [before, at] = (sessionStorage.getItem('pazienza.losses') || '0 0').split(' ').map(Number);
    const losses = Math.abs(Date.now() - at) < row ? before + 1 : 1; // the clock may have been set back
    if (losses > most) return tell('gpu', { losses });
    sessionStorage.setItem('pazienza.losses', `${losses} ${Date.now()}`);
    const reload = () => {
      if (document.hidden) return document.addEventListener('visibilitychange', reload, { once: true });
      location.reload();
    };
    setTimeout(reload, 500 * 4 ** (losses - 1));
  }, { capture: true });

  // ---- installing -----------------------------------------------------------
  let prompt = null;
  let installed = false;
  const standalone = () => navigator.standalone === true || ['standalone', 'minimal-ui', 'fullscreen'].some(m => matchMedia(`(display-mode: ${m})`).matches);
  window.addEventListener('beforeinstallprompt', e => {
    e.preventDefault();
    prompt = e;
    tell('install');
  });
  window.addEventListener('appinstalled', () => {
    prompt = null;
    installed = true;
    tell('install');
  });
  pazienza.install = {
    // state: "installed"; "installable" (prompt works); how the player can do it where no
    // page may ask: "ios" and "mac" (Safari), "android" (Firefox and others), "menu" (Chromium,
    // which has not offered it yet); "none".
    state() {
      if (installed || standalone()) return 'installed';
      if (prompt) return 'installable';
      const { userAgent, maxTouchPoints } = navigator;
      const touch = maxTouchPoints > 1;
      if ('standalone' in navigator) return touch ? 'ios' : 'mac'; // only Safari has it
      if (/Android/.test(userAgent)) return 'android';
      return window.BeforeInstallPromptEvent ? 'menu' : 'none';
    },
    // prompt resolves to whether the player agreed. The browser's prompt works once.
    async prompt() {
      if (!prompt) return false;
      const p = prompt;
      prompt = null;
      await p.prompt();
      const { outcome } = await p.userChoice;
      tell('install');
      return outcome === 'accepted';
    },
  };
})();
