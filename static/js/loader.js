// loader.js downloads app.wasm, shows how far it is, runs it, and says so when
// something breaks. The page under it stays as it was prerendered: the panel is a
// strip at the bottom, and the felt is there from the first paint.
//
// Events on window: pazienza:progress {received, size}, pazienza:loaded,
// pazienza:ready, pazienza:failed {reason, message}, pazienza:exit {code, message}.
(() => {
  'use strict';

  const { words } = pazienza.config; // in the language of the page

  const tell = (name, detail) => window.dispatchEvent(new CustomEvent('pazienza:' + name, { detail }));

  // ---- the panel ------------------------------------------------------------
  // make adds an element to parent, and no inline style: the page's policy forbids it.
  function make(parent, tag, className) {
    const e = document.createElement(tag);
    e.className = className;
    parent.append(e);
    return e;
  }
  const panel = {
    show() {
      if (this.box) return;
      // Last in body: go-app takes over its first element.
      this.box = make(document.body, 'div', 'loading');
      this.box.id = 'loading';
      this.text = make(this.box, 'p', 'loading-text');
      this.text.setAttribute('role', 'status');
      this.bar = make(this.box, 'progress', 'loading-bar');
      this.bar.max = 100;
      this.bar.setAttribute('aria-label', words.loading);
      this.button = make(this.box, 'button', 'cta loading-button');
      this.button.type = 'button';
    },
    wait(text) {
      this.show();
      this.box.classList.remove('failed');
      this.text.textContent = text;
      this.bar.hidden = false;
      this.button.hidden = true;
    },
    percent(p) {
      if (p === null) this.bar.removeAttribute('value');
      else if (this.bar.value !== p || !this.bar.hasAttribute('value')) this.bar.value = p;
    },
    fail(text, label, action) {
      this.show();
      this.box.classList.add('failed');
      this.text.textContent = text;
      this.bar.hidden = true;
      this.button.hidden = !label;
      this.button.textContent = label || '';
      this.button.onclick = action || null;
    },
    hide() {
      this.box?.remove();
      this.box = null;
    },
  };

  // ---- the download -----------------------------------------------------------
  const quiet = 20e3; // ms without a byte before the network counts as dead

  // A Download keeps what has arrived, so that a second try may ask for the rest.
  class Download {
    constructor(url, size) {
      Object.assign(this, { url, size, chunks: [], received: 0, complete: false, failure: '', cache: 'default' });
    }

    // response opens a try: a response of our own around the bytes, because a host
    // may send any type for .wasm, and for counting them.
    async response() {
      this.failure = '';
      this.complete = false;
      const first = pazienza.arriving;
      pazienza.arriving = null;
      this.stop = first?.stop ?? new AbortController();
      const headers = {};
      // The rest of a file comes uncompressed, five times as large: worth asking for near the end only.
      if (this.size && this.received > this.size * .82) headers.Range = `bytes=${this.received}-`;
      this.watch();
      let response;
      try {
        response = await (first?.response ?? fetch(this.url, { headers, signal: this.stop.signal, cache: this.cache }));
      } catch (err) {
        clearTimeout(this.timer);
        throw this.fail(this.failure || 'network', err);
      }
      if (!(response.status === 206 && headers.Range && response.headers.get('Content-Range')?.startsWith(`bytes ${this.received}-`))) {
        this.chunks = [];
        this.received = 0;
        if (response.status !== 200) {
          clearTimeout(this.timer);
          throw this.fail('status', new Error('status ' + response.status));
        }
      }
      const reader = response.body.getReader();
      const kept = this.chunks.slice();
      return new Response(new ReadableStream({
        start: controller => kept.forEach(c => controller.enqueue(c)),
        pull: controller => this.pull(reader, controller),
      }), { headers: { 'Content-Type': 'application/wasm' } });
    }

    async pull(reader, controller) {
      let part;
      this.watch();
      try {
        part = await reader.read();
      } catch (err) {
        clearTimeout(this.timer);
        return controller.error(this.fail(this.failure || 'network', err));
      }
      clearTimeout(this.timer);
      if (part.done) {
        // An aborted transfer may end like a whole one.
        if (this.size && this.received < this.size) this.cache = 'reload'; // what the browser keeps is as short
        if (this.size && this.received < this.size) return controller.error(this.fail('network', new Error('cut short')));
        this.complete = true;
        return controller.close();
      }
      if (!this.received && !magic(part.value)) {
        this.stop.abort();
        return controller.error(this.fail('damaged', new Error('not a wasm file')));
      }
      this.chunks.push(part.value);
      this.received += part.value.length;
      tell('progress', { received: this.received, size: this.size });
      controller.enqueue(part.value);
    }

    watch() {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        this.failure = 'stall';
        this.stop.abort();
      }, quiet);
    }

    fail(reason, err) {
      this.failure = reason;
      return Object.assign(err, { reason });
    }

    bytes() {
      return new Blob(this.chunks).arrayBuffer();
    }

    // discard forgets what arrived when it was wrong, and passes by the browser's cache.
    discard() {
      this.chunks = [];
      this.received = 0;
      this.cache = 'reload';
    }
  }

  // magic: \0asm, as far as the first piece reaches.
  const magic = bytes => [0, 0x61, 0x73, 0x6d].every((b, i) => i >= bytes.length || bytes[i] === b);

  async function instantiate(download, imports) {
    const response = await download.response();
    if (WebAssembly.instantiateStreaming) {
      try {
        return await WebAssembly.instantiateStreaming(response, imports);
      } catch (err) {
        if (!download.complete) throw err;
        // It is all here: try once more in one piece, without the browser's streaming rules.
      }
    } else {
      await response.arrayBuffer();
    }
    return WebAssembly.instantiate(await download.bytes(), imports);
  }

  // ---- the run ----------------------------------------------------------------
  const pauses = [1000, 3000]; // ms before the tries that nobody has to ask for
  const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));

  // early takes what boot.js compiles, unless that fails or takes as long as a dead network.
  async function early(go) {
    if (!pazienza.compiled) return null;
    try {
      const late = sleep(quiet).then(() => { throw new Error('late'); });
      const module = await Promise.race([pazienza.compiled, late]);
      return { instance: await WebAssembly.instantiate(module, go.importObject) };
    } catch (err) {
      console.warn('app.wasm, from the worker:', err.message);
      return null;
    } finally {
      pazienza.compiled = null;
    }
  }

  async function load(download, go) {
    panel.wait(words.loading);
    panel.percent(null);
    const known = await early(go);
    if (known) return known;
    for (let tries = 0; ; tries++) {
      panel.wait(words.loading);
      panel.percent(download.size ? Math.floor(100 * download.received / download.size) : null);
      try {
        return await instantiate(download, go.importObject);
      } catch (err) {
        const reason = download.failure || 'damaged'; // what arrived does not compile
        console.error('app.wasm:', reason, err);
        if (reason === 'damaged' || reason === 'status') download.discard(); // hosts have errors kept like files
        if (tries < pauses.length && reason !== 'status') {
          await sleep(pauses[tries]);
          continue;
        }
        tell('failed', { reason, message: String(err.message) });
        await new Promise(resolve => {
          panel.fail(words[reason], words.again, resolve);
          window.addEventListener('online', resolve, { once: true });
        });
        tries = -1;
      }
    }
  }

  let stopped = false;
  function exit(code, message) {
    if (stopped) return;
    stopped = true;
    // go-app's handlers would now throw at every click; plain links still work.
    window.onclick = window.onpopstate = window.onresize = null;
    tell('exit', { code, message });
    panel.fail(pazienza.storage ? `${words.exit} ${words.saved}` : words.exit, words.restart, () => location.reload());
  }

  async function start() {
    if (typeof WebAssembly !== 'object') {
      tell('failed', { reason: 'wasm', message: 'no WebAssembly' });
      return panel.fail(words.wasm);
    }
    const missing = typeof Go !== 'function' ? 'wasm_exec.js' : !pazienza.atlas ? 'atlas.js' : !window.goappGetenv ? 'goapp.js' : '';
    if (missing) {
      tell('failed', { reason: 'network', message: 'no ' + missing });
      return panel.fail(words.network, words.again, () => location.reload());
    }
    const { config } = pazienza;
    const go = new Go();
    const download = new Download(pazienza.asset('app.wasm'), config.sizes['app.wasm'] || 0);
    window.addEventListener('pazienza:progress', () => {
      if (download.size) panel.percent(Math.min(100, Math.floor(100 * download.received / download.size)));
    });
    const { instance } = await load(download, go);
    download.chunks = [];
    pazienza.memory = () => instance.exports.mem.buffer.byteLength; // for tests and bug reports
    tell('loaded');
    panel.wait(words.starting);
    panel.percent(null);
    let code = 0;
    go.exit = c => { code = c; };
    // A trap, or an exception that has passed through Go's frames, inside an event
    // handler leaves a program that can go no further, without ending run.
    window.addEventListener('error', e => {
      const { error } = e;
      if (error instanceof WebAssembly.RuntimeError || /wasm-function\[/.test(error?.stack)) exit(2, error.message);
    });
    try {
      await go.run(instance);
      exit(code, 'exit');
    } catch (err) {
      console.error(err);
      exit(2, String(err.message));
    }
  }

  // ready is called by Go when the page answers.
  pazienza.ready = () => {
    panel.hide();
    document.documentElement.classList.add('lit');
    pazienza.wake(500);
    tell('ready');
  };

  start();
})();
