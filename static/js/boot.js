// boot.js runs at the end of the body, below all that is painted first, and stands within the
// documents that most begin with: it holds what cannot wait for the page's script, and no more.
// It reads what the document says of its site, guards what becomes markup or a script, has the
// wasm that is here already compiled, and begins the page's script.
//
// Names are the contract with app/ and the other scripts. Nothing here waits for the network.
(() => {
  'use strict';

  if (pazienza.leaving) return;

  // ---- config -------------------------------------------------------------
  const config = pazienza.config = JSON.parse(document.getElementById('config').textContent);
  const { base } = config;
  // asset gives the address of an asset by its name in the sources, "art/deck.json".
  pazienza.asset = name => {
    const path = config.assets[name];
    if (path === undefined) throw new Error('no asset ' + name);
    return new URL(base + path, location.href).href;
  };

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
      const ours = origin === location.origin && (pathname.startsWith(base + 'a/') || pathname === base + config.sw);
      return ours ? address : null; // which throws where it was to be used
    },
  });

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

  // ---- the wasm -------------------------------------------------------------
  // It is on its way from here on; the loader takes it. On a later visit the service worker has
  // it, and there is no progress to show: it is compiled by a thread of its own, since to take in
  // ten megabytes keeps this one from painting. If that fails, the loader downloads it.
  if (window.WebAssembly) {
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

  // ---- the page's script ----------------------------------------------------
  // All other scripts come in one file, which the head has asked for already, and with it the
  // loader, which says what goes wrong: when it does not come itself, is on its way for ever, or
  // is something else, that is said here.
  const pause = tries => Math.min(30e3, 1000 * 4 ** tries); // ms before the next try
  function insert(tries) {
    const script = document.createElement('script');
    script.src = pazienza.asset('js/page.js');
    script.onload = () => { if (pazienza.ready) document.getElementById('offline')?.remove(); };
    script.onerror = () => {
      script.remove();
      if (tries === 2) miss('network');
      setTimeout(insert, pause(tries), tries + 1);
    };
    document.head.append(script);
  }
  function miss(why) {
    const { words } = config;
    if (pazienza.ready || document.getElementById('offline')) return;
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

  // It begins when the page's first picture is on the screen, which a frame that is drawn is not
  // yet, and when the style sheet is there or has failed, which may stand below this script. A tab
  // that nobody looks at has no picture, and some browsers do not tell or
  // have no observers.
  const painted = () => new Promise(resolve => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));
  const styled = document.querySelector('link[rel=stylesheet]') ? null : new Promise(resolve => {
    const hear = ({ target }) => { if (target.rel === 'stylesheet') resolve(); };
    for (const type of ['load', 'error']) document.addEventListener(type, hear, { capture: true });
  });
  (async () => {
    if (!document.hidden) await Promise.race([painted(), sleep(600)]).catch(() => {});
    await styled;
    insert(0);
  })();
})();
