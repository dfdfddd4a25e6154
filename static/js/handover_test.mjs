import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './sandbox.mjs';

// site is some tabs that hear each other, and their timers.
function site(n, channels = true) {
  const all = [];
  const timers = [];
  class BroadcastChannel extends EventTarget {
    constructor(name) { super(); this.name = name; all.push(this); }
    postMessage(data) {
      for (const c of all) if (c !== this && c.name === this.name) c.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(data) }));
    }
  }
  const tabs = Array.from({ length: n }, () => run('handover.js', {
    pazienza: {}, setTimeout: f => timers.push(f), ...(channels ? { BroadcastChannel } : {}),
  }).pazienza.handover);
  return { tabs, all, late: () => timers.splice(0).forEach(f => f()) };
}

test('a text goes to the tab that takes it', async () => {
  const { tabs: [a, b, c], late } = site(3);
  const got = [];
  b.wait((text, taken) => { got.push('b ' + text); taken(); });
  c.wait(text => { got.push('c ' + text); });
  const offered = a.offer('answer=x');
  assert.equal(await offered, true);
  late();
  assert.deepEqual(got, ['b answer=x', 'c answer=x']);
  assert.equal(await a.offer('answer=y'), true);
});

test('nobody takes it', async () => {
  for (const channels of [true, false]) {
    const { tabs: [a, b], late } = site(2, channels);
    b.wait(() => {});
    const offered = a.offer('answer=x');
    late();
    assert.equal(await offered, false);
  }
});

test('one who takes it later answers nobody', async () => {
  const { tabs: [a, b], late } = site(2);
  let taken;
  b.wait((_, t) => { taken = t; });
  const offered = a.offer('x');
  late();
  assert.equal(await offered, false);
  taken();
});

test('whatever else is said on the channel is passed over', () => {
  const { tabs: [a], all } = site(2);
  a.wait(() => assert.fail('taken'));
  for (const data of [null, 'x', 3, [], {}, { offer: 1, text: 'x' }, { offer: 'a' }, { offer: 'a', text: 'x'.repeat(1201) }, { taken: 'none' }]) {
    all[1].postMessage(data);
  }
});
