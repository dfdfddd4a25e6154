// solver.js is the worker in which solver.wasm answers questions. The page's first message says
// where Go's runner and the wasm are; all others are texts, which go to Go unread, and
// what Go answers goes back. What goes wrong here ends up as the page's error event.
(() => {
  'use strict';

  // The worker's policy wants this as the page's does: see boot.js.
  self.trustedTypes?.createPolicy('default', {
    createScriptURL: address => (new URL(address, self.location.href).origin === self.location.origin ? address : null),
  });

  const early = []; // what was asked before Go was up
  const turns = new MessageChannel(); // a turn of its own for each slice, without the wait of a timer

  const pazienza = self.pazienza = {
    answer(text) { self.postMessage(text); },
    // again asks for a slice, after the messages that have come meanwhile.
    again() { turns.port2.postMessage(0); },
    ready() {
      self.postMessage('0 ready');
      for (const text of early.splice(0)) pazienza.tell(text);
    },
  };
  turns.port1.onmessage = () => pazienza.work();

  self.onmessage = ({ data }) => {
    if (typeof data === 'object') start(data).catch(fail);
    else if (pazienza.tell) pazienza.tell(data);
    else early.push(data);
  };

  function fail(err) {
    setTimeout(() => { throw err; });
  }

  async function start({ runner, wasm }) {
    const response = fetch(wasm);
    response.catch(() => {}); // heard of below
    self.importScripts(runner);
    const go = new self.Go();
    // Go collects in earnest from here on: a browser never gets back what it has once given.
    go.env.GOMEMLIMIT = '288MiB';
    const { instance } = await instantiate(await response, go.importObject);
    await go.run(instance);
    throw new Error('solver.wasm ended');
  }

  async function instantiate(response, imports) {
    if (!response.ok) throw new Error(`solver.wasm: status ${response.status}`);
    if (WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(response, imports);
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
  }
})();
