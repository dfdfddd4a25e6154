import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './sandbox.mjs';

// page is one on which sound.js arrives when load is called, or fails to.
function page({ stored = {}, still = false, coarse = true } = {}) {
  const w = {
    played: [], volumes: [], shaken: [], asked: [],
    localStorage: { getItem: key => stored[key] ?? null },
    matchMedia: query => ({ matches: query.includes('reduce') ? still : coarse }),
    navigator: { vibrate: ms => w.shaken.push(ms) },
    window: new EventTarget(),
    document: { body: { style: { cursor: '' } } },
    pazienza: { late: name => new Promise((ok, fail) => w.asked.push({ name, ok, fail })) },
    setTimeout: f => f(),
  };
  run('senses.js', w);
  return Object.assign(w, {
    async load() {
      w.pazienza.sound = { volume: v => w.volumes.push(v), play: (...a) => w.played.push(a.join(' ')) };
      for (const { ok } of w.asked.splice(0)) ok();
      await null;
    },
    tell: name => w.window.dispatchEvent(new Event(name)),
  });
}

test('sounds are loaded by those alone who want them, once the game runs', async () => {
  const silent = page();
  silent.tell('pazienza:ready');
  silent.tell('pointerdown');
  silent.pazienza.senses.play('place', 0, 0);
  assert.equal(silent.asked.length, 0);

  const w = page({ stored: { 'pazienza.sound': 'quiet' } });
  assert.equal(w.asked.length, 0);
  w.tell('pazienza:ready');
  assert.deepEqual(w.asked.map(a => a.name), ['js/sound.js']);
  w.pazienza.senses.play('place', 0, 0); // it is not there yet
  await w.load();
  assert.deepEqual([w.volumes, w.played], [['quiet'], []]);
});

test('a volume is heard as soon as it is chosen', async () => {
  const w = page();
  const { senses } = w.pazienza;
  senses.choose('full');
  senses.choose('quiet'); // before it has arrived
  await w.load();
  assert.deepEqual([w.volumes.at(-1), w.played[0]], ['quiet', 'place 0 0']);
  w.volumes.length = 0;
  senses.choose('full');
  senses.choose('full');
  senses.choose('');
  assert.deepEqual(w.volumes, ['full', '']);
});

test('a script that does not arrive is asked for again', async () => {
  const w = page();
  w.pazienza.senses.choose('full');
  w.asked[0].fail();
  await null;
  w.pazienza.senses.choose('quiet');
  assert.equal(w.asked.length, 2);
});

test('what is lifted is heard, and sounds come when cards lie', async () => {
  for (const [options, want] of [
    [{}, 'place 0 120'], [{ speed: 'slow' }, 'place 0 180'], [{ speed: 'off' }, 'place 0 0'], [{ still: true }, 'place 0 0'],
  ]) {
    const w = page({ stored: { 'pazienza.sound': 'full', 'pazienza.speed': options.speed }, still: options.still });
    w.tell('pazienza:ready');
    await w.load();
    w.tell('pointerdown');
    w.pazienza.senses.play('place', 0, 120);
    w.document.body.style.cursor = 'grabbing';
    w.tell('pointerdown');
    assert.deepEqual(w.played, [want, 'lift 0 0']);
  }
});

test('a phone shakes for those who want it, also with less motion, and a desk does not', async () => {
  const w = page({ stored: { 'pazienza.vibration': 'yes' }, still: true });
  const { senses } = w.pazienza;
  senses.shake(12);
  senses.choose('', false);
  senses.shake(13);
  senses.choose('', true);
  senses.shake(14);
  assert.deepEqual([w.shaken, senses.shakes], [[12, 14], true]);
  assert.equal(page({ coarse: false }).pazienza.senses.shakes, false);
});
