import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CustomEvent, run, until } from './sandbox.mjs';

// page runs update.js with a registration that a test can change.
function page({ controlled = true, waiting = null } = {}) {
  const target = new EventTarget();
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, active: controlled ? {} : null, updates: 0, async update() { this.updates++; } });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: controlled ? { sent: [], postMessage(m) { this.sent.push(m); } } : null,
    registered: [],
    async register(...args) { this.registered.push(args); return registration; },
  });
  const events = [];
  const world = {
    document: Object.assign(new EventTarget(), { hidden: false }),
    navigator: { serviceWorker },
    location: { reloads: 0, reload() { this.reloads++; } },
    pazienza: { config: { base: '/sub/', sw: 'sw.js', version: '1' } },
    addEventListener: target.addEventListener.bind(target),
    dispatchEvent(e) { events.push(e.type); return target.dispatchEvent(e); },
    setInterval() {}, setTimeout, CustomEvent, Date, console,
  };
  world.window = world;
  run('update.js', world);
  return { world, registration, serviceWorker, events };
}
const ready = p => p.world.dispatchEvent(new CustomEvent('pazienza:ready'));
const fresh = () => Object.assign(new EventTarget(), { state: 'installed', sent: [], postMessage(m) { this.sent.push(m); } });

test('a first visit registers when the table lies there, and offers nothing', async () => {
  const p = page({ controlled: false, waiting: null });
  assert.equal(p.serviceWorker.registered.length, 0);
  p.world.dispatchEvent(new CustomEvent('pazienza:loaded'));
  await new Promise(resolve => setTimeout(resolve, 10));
  assert.equal(p.serviceWorker.registered.length, 0);
  ready(p);
  await until(() => p.serviceWorker.registered.length === 1);
  assert.equal(p.serviceWorker.registered[0][0], '/sub/sw.js');
  assert.equal(p.serviceWorker.registered[0][1].scope, '/sub/');
  assert.ok(!p.events.includes('pazienza:update'));
});

test('the first version is no news, not even once it has claimed the page; the next one is', async () => {
  const p = page({ controlled: false });
  const first = fresh();
  p.registration.installing = first;
  ready(p);
  await until(() => p.serviceWorker.registered.length === 1);
  await new Promise(resolve => setTimeout(resolve, 10));
  p.serviceWorker.controller = first;
  p.registration.installing = null;
  p.registration.waiting = first;
  first.dispatchEvent(new Event('statechange'));
  assert.ok(!p.events.includes('pazienza:update'));

  const next = fresh();
  p.registration.installing = next;
  p.registration.dispatchEvent(new Event('updatefound'));
  p.registration.waiting = next;
  next.dispatchEvent(new Event('statechange'));
  assert.ok(p.events.includes('pazienza:update'));
});

test('a waiting version is offered once, and taken only when asked for', async () => {
  const waiting = fresh();
  const p = page({ waiting });
  ready(p);
  await until(() => p.events.includes('pazienza:update'));
  assert.equal(await p.world.pazienza.checkUpdate(), 'ready');
  assert.equal(p.events.filter(e => e === 'pazienza:update').length, 1);
  p.serviceWorker.dispatchEvent(new Event('controllerchange')); // another tab took it
  assert.equal(p.world.location.reloads, 0);
  assert.equal(p.world.pazienza.applyUpdate(), true);
  assert.equal(waiting.sent[0].type, 'activate');
  p.serviceWorker.dispatchEvent(new Event('controllerchange'));
  waiting.state = 'activated';
  waiting.dispatchEvent(new Event('statechange'));
  assert.equal(p.world.location.reloads, 1);
});

test('a version that waited before the page was opened is offered when the game can hear it', async () => {
  const p = page({ waiting: fresh() });
  assert.equal(await p.world.pazienza.checkUpdate(), 'none'); // still registering
  await until(async () => await p.world.pazienza.checkUpdate() === 'ready');
  assert.ok(!p.events.includes('pazienza:update'));
  ready(p);
  ready(p); // a table that was drawn again
  await until(() => p.events.includes('pazienza:update'));
  await new Promise(resolve => setTimeout(resolve, 10));
  assert.equal(p.events.filter(e => e === 'pazienza:update').length, 1);
});

test('a version found later is offered when it is whole', async () => {
  const p = page();
  ready(p);
  await until(() => p.serviceWorker.registered.length === 1);
  await until(async () => await p.world.pazienza.checkUpdate() === 'none');
  assert.equal(p.world.pazienza.applyUpdate(), false);
  const next = fresh();
  p.registration.installing = next;
  p.registration.dispatchEvent(new Event('updatefound'));
  next.dispatchEvent(new Event('statechange'));
  assert.ok(!p.events.includes('pazienza:update'));
  p.registration.waiting = next;
  next.dispatchEvent(new Event('statechange'));
  assert.ok(p.events.includes('pazienza:update'));
});

test('offline, looking for a version says so', async () => {
  const p = page();
  await until(() => p.serviceWorker.registered.length === 1);
  await until(async () => await p.world.pazienza.checkUpdate() === 'none');
  p.registration.update = async () => { throw new TypeError('offline'); };
  assert.equal(await p.world.pazienza.checkUpdate(), 'offline');
});

test('the worker is greeted when the game is up', () => {
  const p = page();
  ready(p);
  assert.deepEqual({ ...p.serviceWorker.controller.sent[0] }, { type: 'hello', version: '1' });
});
