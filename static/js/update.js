// update.js registers the service worker and offers new versions. It never
// reloads by itself: a waiting worker becomes the event "pazienza:update", and
// only applyUpdate, which a player asks for, takes it.
(() => {
  'use strict';

  const { config } = pazienza;
  const workers = navigator.serviceWorker; // absent in private windows and on plain http
  const hour = 3600e3;
  let registration = null;
  let first = null; // the worker that this page is the first to have, which is no news to it
  let offered = null;
  let checked = 0; // when the browser was last asked to look
  let heard = false; // whether the game is there to hear an offer

  function offer() {
    const waiting = heard && registration?.waiting;
    if (!waiting || waiting === offered || waiting === first || !workers.controller) return;
    offered = waiting;
    window.dispatchEvent(new CustomEvent('pazienza:update'));
  }

  async function register() {
    if (!workers || registration) return;
    try {
      registration = await workers.register(config.base + config.sw, { scope: config.base, updateViaCache: 'none' });
    } catch (err) {
      console.warn('no service worker, the game will not open offline:', err.message);
      return;
    }
    checked = Date.now();
    // WebKit tells that it is installed only after it has claimed the page.
    if (!registration.active) first = registration.installing ?? registration.waiting;
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer);
    });
    registration.installing?.addEventListener('statechange', offer);
    offer();
  }

  // checkUpdate looks for a new version now. It resolves to "ready" (a version
  // waits), "none" or "offline"; the event comes as well when one is found later.
  pazienza.checkUpdate = async () => {
    if (!registration) return 'none';
    checked = Date.now();
    try {
      await registration.update();
    } catch {
      return 'offline';
    }
    offer();
    return registration.waiting ? 'ready' : 'none';
  };

  // applyUpdate changes to the waiting version and reloads this page, once. Other
  // open tabs go on with the version that they began with.
  pazienza.applyUpdate = () => {
    const waiting = registration?.waiting;
    if (!waiting) return false;
    let reloaded = false;
    const reload = () => {
      if (reloaded) return;
      reloaded = true;
      location.reload();
    };
    workers.addEventListener('controllerchange', reload);
    waiting.addEventListener('statechange', () => { if (waiting.state === 'activated') reload(); });
    waiting.postMessage({ type: 'activate' });
    return true;
  };

  // An installed app may stay open for weeks and some systems never look by themselves.
  const look = () => {
    if (!document.hidden && registration && Date.now() - checked > 60e3) pazienza.checkUpdate();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  setInterval(look, hour);

  // A first visit needs its bandwidth and its processor for the table; once that lies there,
  // the worker finds most of what it keeps in the browser's own cache.
  if (workers?.controller) register();
  else window.addEventListener('pazienza:ready', () => setTimeout(register, 300), { once: true });

  // speak has the manual kept in a language, for reading without a connection.
  pazienza.speak = async lang => (await workers?.ready)?.active?.postMessage({ type: 'speak', lang });

  window.addEventListener('pazienza:ready', () => {
    pazienza.speak(pazienza.lang);
    // The worker puts back what the browser has evicted, and clears old versions.
    workers?.controller?.postMessage({ type: 'hello', version: config.version });
    // A version that waited before this page was opened: offered when Go has done what it is at.
    heard = true;
    setTimeout(offer);
  });
})();
