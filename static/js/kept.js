// kept.js keeps what was long in the making, to have it at the next visit: the pixels that
// atlas.js makes of the drawings. They lie compressed in a cache of their own, under a hash of
// all that they depend on; what is not there, or not whole, is made anew.
(() => {
  'use strict';

  const { base, version } = pazienza.config;
  const name = `pazienza-kept ${base}`;
  const most = 4; // sizes of the window, palettes and backs; the oldest give way
  const patience = 5e3; // ms: the table waits no longer for what can be made anew
  const able = !!globalThis.caches && typeof CompressionStream === 'function' && !!globalThis.crypto?.subtle;

  const at = key => new URL(`${base}kept/${key}`, location.href).href;

  async function address(of) {
    const bytes = new TextEncoder().encode(version + of);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return at(Array.from(hash, b => b.toString(16).padStart(2, '0')).join(''));
  }

  async function unpack(cache, url) {
    const found = await cache.match(url);
    return found && new Uint8Array(await new Response(found.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
  }

  // soon is what a promise comes to, or a failure when that takes too long: after a browser was
  // killed its cache may answer and never end.
  function soon(promise) {
    let timer;
    const late = new Promise((_, no) => { timer = setTimeout(no, patience, new Error('late')); });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
  }

  pazienza.kept = {
    // get resolves to the bytes kept for of, or to null; size is how many they must be.
    async get(of, size) {
      if (!able) return null;
      let url;
      try {
        url = await address(of);
        const cache = await soon(caches.open(name));
        const bytes = await soon(unpack(cache, url));
        return bytes?.length === size ? bytes : null;
      } catch (err) {
        if (err.message === 'late') caches.open(name).then(cache => cache.delete(url)).catch(() => {}); // or the next visit waits as long
        return null; // blocked, or damaged
      }
    },
    // put keeps bytes for of, and resolves when that is done or cannot be.
    async put(of, bytes) {
      if (!able) return;
      try {
        const cache = await caches.open(name);
        const packed = new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip')));
        const url = await address(of);
        await cache.put(url, new Response(await packed.blob()));
        const all = await cache.keys(); // in the order in which they came
        for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old);
      } catch (err) {
        console.warn('the pictures of the cards are not kept:', err.message); // the disk may be full
      }
    },
  };
})();
