// compile.js is a worker that compiles the wasm whose address it is sent, and sends back
// {module}, or {message} of what went wrong.
'use strict';

self.onmessage = async ({ data: address }) => {
  try {
    self.postMessage({ module: await WebAssembly.compileStreaming(fetch(address)) });
  } catch (err) {
    self.postMessage({ message: String(err.message) });
  }
};
