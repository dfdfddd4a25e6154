// opening.js opens the database on a later visit, while the wasm is compiled: Go would ask for
// it only when it runs, and wait. It opens what is there and makes nothing: which version, and
// what is in it, is Go's (app/storage), which takes the request over from pazienza.opening.
(() => {
  'use strict';

  if (!navigator.serviceWorker?.controller || !window.indexedDB) return;
  try {
    const request = pazienza.opening = indexedDB.open('pazienza');
    request.addEventListener('upgradeneeded', () => { request.transaction.abort(); }); // there is none
    request.addEventListener('error', e => { e.preventDefault(); });
    request.addEventListener('success', () => {
      const { result } = request;
      result.addEventListener('versionchange', () => { result.close(); }); // a newer version waits for it
    });
  } catch { // where it is blocked Go says so
  }
})();
