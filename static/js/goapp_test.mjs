import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CustomEvent, run } from './sandbox.mjs';

// page runs goapp.js; went lists where it navigates by Go, and by the browser.
function page(path = '/sub/it/') {
  const target = new EventTarget();
  const world = {
    went: [],
    pazienza: { config: { base: '/sub/', version: '1' }, install: { state: () => 'none' } },
    location: { pathname: path, assign(url) { world.went.push('browser ' + url); } },
    launchQueue: { setConsumer(f) { world.launch = path => f({ targetURL: 'https://x.test' + path }); } },
    addEventListener: target.addEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
    URL,
  };
  world.window = world;
  return run('goapp.js', world);
}

test('go-app finds the site under its base', () => {
  const w = page();
  assert.equal(w.goappGetenv('GOAPP_ROOT_PREFIX'), '/sub');
  assert.equal(w.goappGetenv('GOAPP_VERSION'), '1');
  assert.equal(w.goappGetenv('ELSE'), '');
});

test('a launch goes to its game in the window that is open, and the start nowhere', () => {
  const w = page();
  w.launch('/sub/it/play/spider-1/');
  assert.deepEqual(w.went, ['browser https://x.test/sub/it/play/spider-1/']);
  w.went.length = 0;
  w.goappNav = path => w.went.push('go ' + path); // as Go sets it
  w.dispatchEvent(new CustomEvent('pazienza:ready'));
  w.launch('/sub/');
  w.launch('/sub/it/');
  assert.deepEqual(w.went, []);
  w.launch('/sub/it/play/spider-1/');
  assert.deepEqual(w.went, ['go /sub/it/play/spider-1/']);
  assert.equal(w.location.hash, undefined);
  w.launch('/sub/#game=vegas/vegas@1/draw1/passes1&deal=5');
  assert.equal(w.location.hash, '#game=vegas/vegas@1/draw1/passes1&deal=5');
});
