import assert from 'node:assert/strict';
import test from 'node:test';
import { run, until } from './sandbox.mjs';

const address = 'https://x.test/a/app.1.wasm';

// worker runs compile.js with what is kept and what compiling comes to, and returns what it sends back.
async function worker(kept, compileStreaming) {
  const sent = [];
  const world = {
    caches: { match: async url => kept[url] }, fetch: async url => 'fetched ' + url,
    WebAssembly: { compileStreaming }, postMessage: data => sent.push(data),
  };
  world.self = world;
  run('compile.js', world);
  world.onmessage({ data: address });
  await until(() => sent.length);
  return { ...sent[0] };
}

test('the module of what is kept is sent back, or of what is fetched, or what is wrong', async () => {
  const compile = async response => 'module of ' + await response;
  assert.deepEqual(await worker({ [address]: 'kept' }, compile), { module: 'module of kept' });
  assert.deepEqual(await worker({}, compile), { module: 'module of fetched ' + address });
  assert.deepEqual(await worker({ [address]: 'kept' }, async () => { throw new Error('not wasm'); }), { message: 'not wasm' });
});
