import assert from 'node:assert/strict';
import test from 'node:test';
import { run, until } from './sandbox.mjs';

// worker runs compile.js with what compiling comes to, and returns what it sends back.
async function worker(compileStreaming) {
  const sent = [];
  const world = { fetch: async url => 'response of ' + url, WebAssembly: { compileStreaming }, postMessage: data => sent.push(data) };
  world.self = world;
  run('compile.js', world);
  world.onmessage({ data: 'https://x.test/a/app.1.wasm' });
  await until(() => sent.length);
  return { ...sent[0] };
}

test('the module is sent back, or what is wrong with it', async () => {
  assert.deepEqual(await worker(async response => 'module of ' + await response), { module: 'module of response of https://x.test/a/app.1.wasm' });
  assert.deepEqual(await worker(async () => { throw new Error('not wasm'); }), { message: 'not wasm' });
});
