import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './sandbox.mjs';

// page runs turn.js on a device; lock stands for the browser's function, null for none.
function page({ stored = '', coarse = true, lock = async () => {}, unlock = () => {}, orientation } = {}) {
  const w = {
    asked: [], modes: {},
    localStorage: { getItem: key => key === 'pazienza.turn' && stored || null },
    matchMedia: query => ({ matches: coarse, addEventListener: (_, f) => { w.modes[query] = f; } }),
    document: Object.assign(new EventTarget(), { hidden: false }),
    pazienza: {},
    tell: name => w.document.dispatchEvent(new Event(name)),
  };
  const note = (what, f) => f && (which => { w.asked.push([what, which].filter(Boolean).join(' ')); return f(which); });
  w.screen = { orientation: orientation === undefined ? { lock: note('lock', lock), unlock: note('unlock', unlock) } : orientation };
  w.window = w;
  return run('turn.js', w);
}

test('the screen is held as it was chosen before, and let go', () => {
  const w = page({ stored: 'portrait' });
  assert.deepEqual(w.asked, ['lock portrait']);
  w.pazienza.turn.hold('landscape');
  w.pazienza.turn.hold('landscape');
  w.pazienza.turn.hold('');
  w.pazienza.turn.hold('');
  assert.deepEqual(w.asked.slice(1), ['lock landscape', 'unlock']);
});

test('who chose nothing has the screen left alone', () => {
  const w = page();
  w.pazienza.turn.hold('');
  w.tell('fullscreenchange');
  w.tell('visibilitychange');
  assert.deepEqual(w.asked, []);
});

test('it is asked for again when it may be granted: installed, in full screen, seen again', () => {
  const w = page({ stored: 'landscape' });
  w.tell('fullscreenchange');
  w.modes['(display-mode: standalone)']();
  w.document.hidden = true;
  w.tell('visibilitychange');
  assert.equal(w.asked.length, 3); // hidden pages are refused
  w.document.hidden = false;
  w.tell('visibilitychange');
  assert.deepEqual(w.asked, Array(4).fill('lock landscape'));
});

test('a browser that refuses, throws or lacks it is no fault', async () => {
  for (const options of [
    { lock: async () => { throw new Error('SecurityError'); } },
    { lock() { throw new Error('NotSupportedError'); }, unlock() { throw new Error('SecurityError'); } },
    { lock: () => undefined },
  ]) {
    const w = page(options);
    w.pazienza.turn.hold('portrait');
    w.pazienza.turn.hold('');
    assert.deepEqual([w.pazienza.turn.can, w.asked], [true, ['lock portrait', 'unlock']]);
  }
  for (const options of [{ coarse: false }, { lock: null }, { orientation: null }]) {
    const w = page({ stored: 'portrait', ...options });
    w.pazienza.turn.hold('landscape');
    assert.deepEqual([w.pazienza.turn.can, w.asked], [false, []]);
  }
  await new Promise(resolve => setTimeout(resolve)); // a rejection nobody took would fail the test
});
