import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Element, run } from './sandbox.mjs';

// alone runs alone.js on a page, and returns its window.
function alone(pazienza) {
  const world = { fetched: [], reloads: 0, pazienza, AbortSignal };
  world.window = world;
  world.document = {
    body: new Element('body'),
    createElement: tag => new Element(tag),
    getElementById: () => ({ textContent: JSON.stringify({ words: { network: 'broke off', again: 'again' } }) }),
    querySelector: () => ({ src: '/a/js/boot.1.js' }),
  };
  world.fetch = async (url, { cache }) => {
    world.fetched.push([url, cache]);
    throw new TypeError('no network');
  };
  world.location = { reload() { world.reloads++; } };
  return run('alone.js', world);
}

test('without the first script the page says so, and loads again what it keeps of it', async () => {
  const w = alone();
  const [text, again] = w.document.body.children[0].children;
  assert.deepEqual([text.textContent, again.textContent], ['broke off', 'again']);
  await again.onclick();
  assert.deepEqual(w.fetched, [['/a/js/boot.1.js', 'reload']]);
  assert.equal(w.reloads, 1);
});

test('with it there is nothing to say', () => {
  assert.equal(alone({}).document.body.children.length, 0);
});
