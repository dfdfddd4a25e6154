import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CustomEvent, Element, run, until } from './sandbox.mjs';

// The smallest module there is, padded by a custom section to a size worth a progress bar.
const wasm = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, 0xe3, 0x07, 0, ...new Array(994).fill(7)]);

// words are what the document gives the loader to say.
const words = {
  loading: 'Setting the table', starting: 'Shuffling', again: 'Try again', restart: 'Restart',
  network: 'The download broke off.', stall: 'The network does not answer.', damaged: 'What arrived is not the game.',
  status: 'The server did not give the game.', wasm: 'This browser has no WebAssembly.',
  exit: 'The game has stopped.', saved: 'Your game is saved up to the last move.',
};

// page runs loader.js with answers to its fetches, one after the other.
function page(answers, { missing = '', size = wasm.length, run: goRun = () => new Promise(() => {}), storage = true, compiled, arriving = null } = {}) {
  const target = new EventTarget();
  const body = new Element('body');
  const events = [];
  const fetches = [];
  const timers = new Set();
  const world = {
    document: { body, documentElement: new Element('html'), createElement: tag => new Element(tag) },
    addEventListener: target.addEventListener.bind(target),
    dispatchEvent(e) { events.push(e); return target.dispatchEvent(e); },
    location: { reload() { world.reloads = (world.reloads ?? 0) + 1; } },
    pazienza: { storage, compiled, arriving, config: { words, sizes: { 'app.wasm': size } }, asset: name => 'https://x.test/' + name, wake() {}, atlas() {} },
    fetch: async (url, options) => {
      fetches.push(options);
      const answer = answers[Math.min(fetches.length, answers.length) - 1];
      return answer(options);
    },
    Go: class { importObject = {}; run = goRun; },
    goappGetenv() {},
    // The pauses between tries are cut short, the wait for a dead network is not.
    setTimeout: (f, ms) => { const t = setTimeout(f, ms > 10e3 ? ms : 1); timers.add(t); return t; },
    clearTimeout, WebAssembly, Response, ReadableStream, AbortController, Blob, CustomEvent, console: { error() {}, warn() {} },
  };
  world.window = world;
  delete world[missing];
  delete world.pazienza[missing];
  run('loader.js', world);
  const names = () => events.map(e => e.type.slice('pazienza:'.length));
  return { world, body, fetches, events, names, panel: () => body.children[0], done: () => timers.forEach(clearTimeout) };
}

const whole = () => new Response(wasm, { headers: { 'Content-Type': 'application/octet-stream' } });
const cut = at => () => {
  let sent = false;
  return new Response(new ReadableStream({
    pull(c) {
      if (sent) return c.error(new TypeError('network error'));
      sent = true;
      c.enqueue(wasm.slice(0, at));
    },
  }));
};

test('a download of any type runs, with progress up to all of it', async () => {
  const p = page([whole]);
  await until(() => p.names().includes('loaded'));
  const progress = p.events.filter(e => e.type === 'pazienza:progress').map(e => e.detail.received);
  assert.equal(progress.at(-1), wasm.length);
  assert.equal(p.panel().find('progress').value, undefined); // starting has no measure
  p.world.pazienza.ready();
  assert.equal(p.panel(), undefined);
  assert.ok(p.names().includes('ready'));
  assert.ok(p.world.document.documentElement.classes.has('lit'));
  p.done();
});

test('what boot.js has asked for is taken, and asked for again when it breaks off', async () => {
  const stop = new AbortController();
  const p = page([whole], { arriving: { stop, response: Promise.resolve(whole()) } });
  await until(() => p.names().includes('loaded'));
  assert.equal(p.fetches.length, 0);
  p.done();
  const lost = Promise.reject(new TypeError('network error'));
  lost.catch(() => {});
  const broken = page([whole], { arriving: { stop, response: lost } });
  await until(() => broken.names().includes('loaded'));
  assert.equal(broken.fetches.length, 1);
  broken.done();
});

test('what the worker had is run as boot.js compiled it, and downloaded if it could not', async () => {
  let p = page([whole], { compiled: WebAssembly.compile(wasm) });
  await until(() => p.names().includes('loaded'));
  assert.equal(p.fetches.length, 0);
  p.done();
  p = page([whole], { compiled: Promise.reject(new TypeError('not of that type')) });
  await until(() => p.names().includes('loaded'));
  assert.equal(p.fetches.length, 1);
  p.done();
});

test('a break near the end asks for the rest only', async () => {
  const rest = options => new Response(wasm.slice(900), { status: 206, headers: { 'Content-Range': `bytes 900-${wasm.length - 1}/${wasm.length}` } });
  const p = page([cut(900), rest]);
  await until(() => p.names().includes('loaded'));
  assert.equal(p.fetches[1].headers.Range, 'bytes=900-');
  p.done();
});

test('a break in the middle, or a server without ranges, starts again', async () => {
  let p = page([cut(300), whole]);
  await until(() => p.names().includes('loaded'));
  assert.equal(p.fetches[1].headers.Range, undefined);
  p.done();
  p = page([cut(900), whole]);
  await until(() => p.names().includes('loaded'));
  p.done();
});

test('a transfer that ends early is not taken for a whole one', async () => {
  const short = () => new Response(wasm.slice(0, 500));
  const p = page([short, whole]);
  await until(() => p.names().includes('loaded'));
  assert.equal(p.fetches.length, 2);
  p.done();
});

test('after three breaks there is a button, and it works', async () => {
  const p = page([cut(10), cut(10), cut(10), whole]);
  await until(() => p.names().includes('failed'));
  assert.equal(p.panel().find('p').textContent, words.network);
  const button = p.panel().find('button');
  assert.equal(button.textContent, words.again);
  button.onclick();
  await until(() => p.names().includes('loaded'));
  p.done();
});

test('an error page is told from the game, and never compiled', async () => {
  let p = page([() => new Response('gone', { status: 404 }), whole]);
  await until(() => p.names().includes('failed'));
  assert.equal(p.events.find(e => e.type === 'pazienza:failed').detail.reason, 'status');
  assert.equal(p.fetches.length, 1); // nobody retries a 404 unasked
  p.panel().find('button').onclick();
  await until(() => p.names().includes('loaded'));
  assert.equal(p.fetches[1].cache, 'reload'); // nor takes it from what the browser keeps
  p.done();
  p = page([() => new Response('<!doctype html>'), whole]);
  await until(() => p.names().includes('loaded'));
  assert.equal(p.fetches[1].cache, 'reload');
  p.done();
});

test('the end of the program shows a way on', async () => {
  const p = page([whole], { run: async () => {} });
  await until(() => p.names().includes('exit'));
  assert.equal(p.panel().find('p').textContent, 'The game has stopped. Your game is saved up to the last move.');
  p.panel().find('button').onclick();
  assert.equal(p.world.reloads, 1);
  p.done();
});

test('nothing is promised where nothing is saved', async () => {
  const p = page([whole], { storage: false, run: async () => { throw new Error('trap'); } });
  await until(() => p.names().includes('exit'));
  assert.equal(p.panel().find('p').textContent, 'The game has stopped.');
  p.done();
});

test('an exception inside Go counts as its end, one of a script does not', async () => {
  const p = page([whole]);
  await until(() => p.names().includes('loaded'));
  const thrown = stack => Object.assign(new Event('error'), { error: Object.assign(new Error('no'), { stack }) });
  p.world.dispatchEvent(thrown('at some.js:1'));
  assert.ok(!p.names().includes('exit'));
  p.world.dispatchEvent(thrown('at wasm://wasm/04fb3516:wasm-function[2272]:0x19368d'));
  assert.ok(p.names().includes('exit'));
  p.done();
});

test('a script that did not come is told, with a way to try again', async () => {
  for (const missing of ['Go', 'atlas', 'goappGetenv']) {
    const p = page([whole], { missing });
    await until(() => p.names().includes('failed'));
    assert.equal(p.fetches.length, 0, missing);
    p.done();
  }
});

test('what was cut short is not asked of the cache again', async () => {
  const short = () => new Response(wasm.slice(0, 400));
  const p = page([short, whole]);
  await until(() => p.names().includes('loaded'));
  assert.equal(p.fetches[1].cache, 'reload');
  p.done();
});
