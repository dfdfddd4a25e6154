import assert from 'node:assert/strict';
import test from 'node:test';
import { run } from './sandbox.mjs';

// visit runs opening.js with a browser's database, and returns the request that Go finds.
function visit(indexedDB, controller = {}) {
  const world = { pazienza: {}, navigator: { serviceWorker: { controller } }, indexedDB };
  world.window = world;
  run('opening.js', world);
  return world.pazienza.opening;
}

const database = request => ({ open: (...all) => Object.assign(request, { asked: all }) });

test('the database is opened as it is on a later visit, and on no other', () => {
  const request = visit(database(new EventTarget()));
  assert.deepEqual(request.asked, ['pazienza']); // a version would change it
  assert.equal(visit(database(new EventTarget()), null), undefined);
});

test('none is made', () => {
  let aborted = 0;
  const request = visit(database(new EventTarget()));
  request.transaction = { abort: () => { aborted++; } };
  request.dispatchEvent(new Event('upgradeneeded'));
  assert.equal(aborted, 1);
  const failed = new Event('error', { cancelable: true });
  request.dispatchEvent(failed);
  assert.ok(failed.defaultPrevented);
});

test('it makes way for a newer version', () => {
  let closed = 0;
  const request = visit(database(new EventTarget()));
  request.result = Object.assign(new EventTarget(), { close: () => { closed++; } });
  request.dispatchEvent(new Event('success'));
  request.result.dispatchEvent(new Event('versionchange'));
  assert.equal(closed, 1);
});

test('where the browser has no database, or blocks it, nothing happens', () => {
  assert.equal(visit(undefined), undefined);
  assert.equal(visit({ open() { throw new Error('SecurityError'); } }), undefined);
});
