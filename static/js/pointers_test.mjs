import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './sandbox.mjs';

const [press, drag, release, cancel] = [0, 1, 2, 3];

// page is one with a canvas, a button of the twin, one of the bars, and a note of what is told.
function page() {
  const target = new EventTarget();
  const w = {
    told: [], captured: [],
    addEventListener: target.addEventListener.bind(target),
    document: { documentElement: new EventTarget() },
    pazienza: {},
  };
  w.window = w;
  run('pointers.js', w);
  w.canvas = { setPointerCapture(id) { if (id > 90) throw new Error('NotFoundError'); w.captured.push(id); } };
  w.spot = { closest: () => w.spot };
  w.bar = { closest: () => null };
  const event = (name, on, more) => {
    const e = new Event(name, { cancelable: true });
    Object.defineProperty(e, 'target', { value: on });
    return Object.assign(e, { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, isPrimary: true, width: 1, height: 1, clientX: 5, clientY: 6 }, more);
  };
  w.tell = (name, on, more) => { const e = event(name, on, more); target.dispatchEvent(e); return e; };
  w.leave = more => w.document.documentElement.dispatchEvent(event('pointerleave', w.bar, more));
  w.pazienza.pointers(w.canvas, (...a) => w.told.push(a));
  return w;
}

test('an event on the table is told in numbers', () => {
  const w = page();
  w.tell('pointerdown', w.canvas, { pointerId: 7, pointerType: 'touch', width: 20, height: 30, clientX: 1.5, clientY: 2.5 });
  w.tell('pointermove', w.spot, { pointerType: 'pen', isPrimary: false });
  w.tell('pointerup', w.canvas, { pointerType: 'something', button: 2 });
  assert.deepEqual(w.told, [
    [press, 7, 1, 0, true, 30, 1.5, 2.5],
    [drag, 1, 2, 0, false, 1, 5, 6],
    [release, 1, 0, 2, true, 1, 5, 6],
  ]);
});

test('a press is captured by the canvas, if the browser lets it', () => {
  const w = page();
  w.tell('pointerdown', w.spot);
  w.tell('pointerdown', w.spot, { pointerId: 99 });
  assert.deepEqual([w.captured, w.told.length], [[1], 2]);
});

test('what is beside the table is none of its business', () => {
  const w = page();
  w.tell('pointermove', w.bar);
  w.tell('pointerdown', w.bar);
  w.tell('pointerup', w.bar);
  assert.equal(w.told.length, 0);
  w.tell('pointermove', w.canvas);
  w.tell('pointermove', w.bar); // the mouse went there from the table
  w.tell('pointermove', w.bar);
  assert.deepEqual(w.told.map(a => a[0]), [drag, cancel]);
});

test('a mouse that leaves the window holding nothing is told of', () => {
  const w = page();
  w.leave({ buttons: 1 });
  w.leave({ buttons: 0 });
  assert.deepEqual(w.told.map(a => a[0]), [cancel]);
});

test('the browser makes nothing of a press on the table', () => {
  const w = page();
  for (const name of ['mousedown', 'touchstart', 'contextmenu', 'dragstart']) {
    assert.ok(w.tell(name, w.spot).defaultPrevented, name);
    assert.ok(!w.tell(name, w.bar).defaultPrevented, name);
  }
});
