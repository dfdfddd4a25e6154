// boot.js runs in the head, before anything is painted and long before Go, and within the
// documents that most begin with: it holds what cannot wait, and no more. It makes
// window.pazienza, settles language and theme, stands in for storage that the browser blocks,
// and has the wasm that is here already compiled.
//
// Names are the contract with app/ and the other scripts. Nothing here waits for the network.
(() => {
  'use strict';

  const root = document.documentElement;
  const base = root.dataset.base || '/';
  const languages = ['it', 'es', 'en'];
  const cloths = { bosco: '#1c4639', laguna: '#153f54', cotto: '#5a281d', notte: '#14171d' }; // their edges

  const pazienza = window.pazienza = {};

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

  // ---- the page's script ----------------------------------------------------
  // All other scripts come in one file, and with it the loader, which says what goes wrong: when
  // it does not come itself, is on its way for ever, or is something else, that is said here.
  const pause = tries => Math.min(30e3, 1000 * 4 ** tries); // ms before the next try
  function fetchAgain(tries) {
    const script = document.createElement('script');
    script.src = pazienza.asset('js/page.js');
    script.onerror = () => {
      script.remove();
      if (tries === 1) miss('network');
      setTimeout(fetchAgain, pause(tries + 1), tries + 1);
    };
    document.head.append(script);
  }
  function miss(why) {
    const { words } = pazienza.config;
    if (pazienza.ready || !words || document.getElementById('offline')) return;
    const box = document.createElement('div');
    box.id = 'offline';
    box.className = 'notice';
    box.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = words[why];
    const again = document.createElement('button');
    again.className = 'notice-action';
    again.type = 'button';
    again.textContent = words.again;
    again.onclick = async () => {
      again.disabled = true;
      try { // what the browser keeps of it may be what is wrong
        await (await fetch(pazienza.asset('js/page.js'), { cache: 'reload', signal: AbortSignal.timeout(5e3) })).text();
      } catch { // the browser's own try comes next
      }
      location.reload();
    };
    box.append(text);
    box.append(again);
    document.body.append(box);
  }
  setTimeout(miss, 20e3, 'stall'); // as long as the loader waits for a byte
  window.addEventListener('load', ({ target }) => {
    if (target?.src === pazienza.asset('js/page.js') && pazienza.ready) document.getElementById('offline')?.remove();
  }, { capture: true });
  window.addEventListener('error', ({ target }) => {
    if (target?.defer && target.src === pazienza.asset('js/page.js')) setTimeout(fetchAgain, pause(0), 0);
  }, { capture: true });

  // ---- storage ------------------------------------------------------------
  // With cookies blocked the mere mention of localStorage throws, inside Go where
  // nothing can catch it. A storage in memory takes its place. What a full one refuses
  // is a choice that holds for this visit only, and nobody needs to be told. Where games are
  // kept is database.js's matter.
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
  // It is on its way from here on, while the page is still being read; the loader takes it. On a
  // later visit the service worker has it, and there is no progress to show: it is compiled by
  // a thread of its own, since to take in ten megabytes keeps this one from painting. If that
  // fails, the loader downloads it.
  if (!pazienza.leaving && window.WebAssembly) {
    const wasm = pazienza.asset('app.wasm');
    if (navigator.serviceWorker?.controller && window.Worker && WebAssembly.compileStreaming) {
      pazienza.compiled = new Promise((resolve, reject) => {
        const compiler = new Worker(pazienza.asset('js/compile.js'));
        compiler.onmessage = ({ data: { module, message } }) => {
          compiler.terminate();
          if (module) resolve(module);
          else reject(new Error(message));
        };
        compiler.onerror = () => reject(new Error('no compile.js'));
        compiler.postMessage(wasm);
      });
      pazienza.compiled.catch(() => {});
    } else {
      const stop = new AbortController();
      pazienza.arriving = { stop, response: fetch(wasm, { signal: stop.signal }) };
      pazienza.arriving.response.catch(() => {});
    }
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
    if (themed !== (themed = JSON.stringify(now))) window.dispatchEvent(new CustomEvent('pazienza:theme'));
  };
  pazienza.theme();
  for (const query of [prefersDark, prefersMore]) query.addEventListener?.('change', pazienza.theme);
})();
