import test from 'node:test';
import assert from 'node:assert/strict';
import { run, until } from './sandbox.mjs';

// shelf is a cache of the browser, in memory.
class Shelf {
  entries = new Map();
  async match(url) { return this.entries.get(url)?.clone(); }
  async put(url, response) { this.entries.delete(url); this.entries.set(url, response); }
  async delete({ url }) { return this.entries.delete(url); }
  async keys() { return [...this.entries.keys()].map(url => ({ url })); }
}

function visit(shelf, { version = 'v1', caches = { open: async () => shelf }, setTimeout = globalThis.setTimeout } = {}) {
  const pazienza = { config: { base: '/', version } };
  run('kept.js', {
    setTimeout, clearTimeout, pazienza, caches, console: { warn() {} }, location: { href: 'https://x.test/it/' },
    crypto: globalThis.crypto ?? { subtle: null }, TextEncoder, Uint8Array, URL, Response, Blob, CompressionStream, DecompressionStream,
  });
  return pazienza.kept;
}

const able = { skip: typeof CompressionStream !== 'function' || !globalThis.crypto };
const bytes = n => Uint8Array.from({ length: 1000 }, (_, i) => (i * n) % 256);

test('what was kept is there at the next visit, byte for byte', able, async () => {
  const shelf = new Shelf();
  await visit(shelf).put('a', bytes(3));
  assert.deepEqual(await visit(shelf).get('a', 1000), bytes(3));
});

test('what is not there, of another version, of another size or damaged is made anew', able, async () => {
  const shelf = new Shelf();
  const kept = visit(shelf);
  assert.equal(await kept.get('a', 1000), null);
  await kept.put('a', bytes(3));
  assert.equal(await kept.get('b', 1000), null);
  assert.equal(await kept.get('a', 999), null);
  assert.equal(await visit(shelf, { version: 'v2' }).get('a', 1000), null);
  for (const url of shelf.entries.keys()) shelf.entries.set(url, new Response(new Uint8Array(20)));
  assert.equal(await kept.get('a', 1000), null);
});

test('what never ends is made anew, and is not waited for at the next visit', able, async () => {
  const shelf = new Shelf();
  await visit(shelf).put('a', bytes(3));
  const gone = [];
  shelf.delete = async url => { gone.push(url); };
  shelf.match = async () => new Response(new ReadableStream({}));
  const kept = visit(shelf, { setTimeout: (f, ms, ...a) => setTimeout(f, ms / 100, ...a) });
  assert.equal(await kept.get('a', 1000), null);
  await until(() => gone.length > 0);
  assert.match(gone[0], /kept\/[0-9a-f]{64}$/);
  const closed = visit(shelf, { caches: { open: () => new Promise(() => {}) }, setTimeout: (f, ms, ...a) => setTimeout(f, ms / 100, ...a) });
  assert.equal(await closed.get('a', 1000), null);
});

test('the oldest give way', able, async () => {
  const shelf = new Shelf();
  const kept = visit(shelf);
  for (let i = 0; i < 6; i++) await kept.put('size ' + i, bytes(i));
  assert.equal(shelf.entries.size, 4);
  assert.equal(await kept.get('size 1', 1000), null);
  assert.deepEqual(await kept.get('size 5', 1000), bytes(5));
});

test('a browser that keeps nothing is played in all the same', able, async () => {
  const refuse = { open: async () => { throw new Error('SecurityError'); } };
  for (const caches of [refuse, null]) {
    const kept = visit(new Shelf(), { caches });
    await kept.put('a', bytes(1));
    assert.equal(await kept.get('a', 1000), null);
  }
});
