import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run, until } from './sandbox.mjs';

// world is the inside of a worker: a Go that a test plays, and what the page would be told.
function world({ status = 200, streaming = true, runner = true } = {}) {
  const said = [];
  const failures = [];
  const calls = [];
  let end; // ends Go
  const self = {
    postMessage: text => said.push(text),
    importScripts(address) {
      calls.push(address);
      if (!runner) throw new Error('no runner');
      self.Go = class {
        constructor() { this.importObject = { go: 1 }; this.env = {}; }
        run(instance) {
          calls.push(['run', instance, this.env.GOMEMLIMIT]);
          return new Promise(resolve => { end = resolve; });
        }
      };
    },
  };
  const made = async (source, imports) => ({ instance: [await source, imports.go] });
  const globals = {
    self,
    Error,
    MessageChannel: class {
      constructor() {
        this.port1 = {};
        this.port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage({})) };
      }
    },
    fetch: async address => ({ ok: status === 200, status, address, arrayBuffer: async () => 'bytes of ' + address }),
    WebAssembly: {
      instantiate: made,
      ...(streaming ? { instantiateStreaming: async (r, i) => made(r.address, i) } : {}),
    },
    setTimeout(f) {
      try { f(); } catch (err) { failures.push(err.message); }
    },
  };
  run('solver.js', globals);
  const start = () => self.onmessage({ data: { runner: '/a/exec.js', wasm: '/a/solver.wasm' } });
  return { self, said, failures, calls, start, end: () => end() };
}

const running = w => until(() => w.calls.length === 2);

test('texts wait for Go and then go to it', async () => {
  const w = world();
  w.start();
  w.self.onmessage({ data: '1 verdict' });
  await running(w);
  assert.deepEqual(JSON.parse(JSON.stringify(w.calls[1])), ['run', ['/a/solver.wasm', 1], '288MiB']);
  const told = [];
  w.self.pazienza.tell = text => told.push(text);
  w.self.pazienza.ready();
  w.self.onmessage({ data: '2 cancel' });
  assert.deepEqual(told, ['1 verdict', '2 cancel']);
  w.self.pazienza.answer('1 verdict 3 winnable');
  assert.deepEqual(w.said, ['0 ready', '1 verdict 3 winnable']);
});

test('Go works a slice each turn that it asks for', async () => {
  const w = world();
  let slices = 0;
  w.self.pazienza.work = () => { if (++slices < 3) w.self.pazienza.again(); };
  w.self.pazienza.again();
  assert.equal(slices, 0);
  await until(() => slices === 3);
});

test('a browser that does not stream compiles it in one piece', async () => {
  const w = world({ streaming: false });
  w.start();
  await running(w);
  assert.equal(w.calls[1][1][0], 'bytes of /a/solver.wasm');
});

for (const [what, options, message] of [
  ['a wasm that is not there', { status: 404 }, /status 404/],
  ['a runner that is not there', { runner: false }, /no runner/],
]) {
  test(what + ' is the page\'s error', async () => {
    const w = world(options);
    w.start();
    await until(() => w.failures.length);
    assert.match(w.failures[0], message);
  });
}

test('Go that ends is the page\'s error', async () => {
  const w = world();
  w.start();
  await running(w);
  w.end();
  await until(() => w.failures.length);
  assert.match(w.failures[0], /ended/);
});
