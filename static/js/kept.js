// kept.js keeps what was long in the making, to have it at the next visit: the pixels that
// atlas.js makes of the drawings. They lie compressed in a cache of their own, under a hash of
// all that they depend on; what is not there, or not whole, is made anew.
(() => {
  'use strict';

  const { base, version } = pazienza.config;
  const name = `pazienza-kept ${base}`;
  const most = 4; // sizes of the window, palettes and backs; the oldest give way
  const able = !!globalThis.caches && typeof CompressionStream === 'function' && !!globalThis.crypto?.subtle;

  async function address(of) {
    const bytes = new TextEncoder().encode(version + of);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return new URL(`${base}kept/${Array.from(hash, b => b.toString(16).padStart(2, '0')).join('')}`, location.href).href;
  }

  pazienza.kept = {
    // get resolves to the bytes kept for of, or to null; size is how many they must be.
    async get(of, size) {
      if (!able) return null;
      try {
        const found = await (await caches.open(name)).match(await address(of));
        if (!found) return null;
        const bytes = new Uint8Array(await new Response(found.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
        return bytes.length === size ? bytes : null;
      } catch {
        return null; // blocked, or damaged
      }
    },
    // put keeps bytes for of, and resolves when that is done or cannot be.
    async put(of, bytes) {
      if (!able) return;
      try {
        const cache = await caches.open(name);
        const packed = new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip')));
        await cache.put(await address(of), new Response(await packed.blob()));
        const all = await cache.keys(); // in the order in which they came
        for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old);
      } catch (err) {
        console.warn('the pictures of the cards are not kept:', err.message); // the disk may be full
      }
    },
  };
})();
