// database.js finds out whether this browser lets games be kept.
(() => {
  'use strict';

  // They are kept in IndexedDB, and pazienza.storage says whether there is one. Some browsers
  // have one that fails only when a database is opened; storageChecked resolves to what
  // pazienza.storage is after trying that.
  try {
    void window.indexedDB;
  } catch { // naming it throws, which Go cannot catch
    Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
  }
  pazienza.storage = true;
  pazienza.storageChecked = new Promise(resolve => {
    const done = good => { pazienza.storage = good; resolve(good); };
    try {
      const open = window.indexedDB.open('pazienza.probe', 1); // throws where there is none
      open.onerror = () => done(false);
      open.onblocked = () => done(true);
      open.onsuccess = () => {
        open.result.close();
        window.indexedDB.deleteDatabase('pazienza.probe');
        done(true);
      };
    } catch {
      done(false);
    }
  });
})();
