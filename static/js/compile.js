// compile.js is a worker that compiles the wasm whose address it is sent, and sends back
// {module}, or {message} of what went wrong.
//
// It looks into what the service worker keeps by itself, which hands ten megabytes on later and
// in smaller pieces: what has a file's name there is that file, see sw.js. What is not there is
// fetched.
'use strict';

self.onmessage = async ({ data: address }) => {
  try {
    const kept = await caches.match(address, { ignoreVary: true });
    self.postMessage({ module: await WebAssembly.compileStreaming(kept ?? fetch(address)) });
  } catch (err) {
    self.postMessage({ message: String(err.message) });
  }
};
