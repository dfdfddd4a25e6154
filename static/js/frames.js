// frames.js lets frames through only while something is going on. Ebitengine asks for a frame
// after every frame, for ever; what is parked here is issued by pazienza.wake. Go's start takes
// window.requestAnimationFrame as it finds it, so this is there before.
(() => {
  'use strict';

  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const parked = new Map(); // our handle -> callback
  const issued = new Map(); // our handle -> the browser's
  let handles = 0;
  let awakeUntil = performance.now() + 3000; // the start
  let owed = 3; // frames that must still run, however slow they are
  pazienza.frames = 0; // callbacks run so far
  function issue(handle, callback) {
    issued.set(handle, request(now => {
      issued.delete(handle);
      pazienza.frames++;
      owed--;
      callback(now);
    }));
  }
  window.requestAnimationFrame = callback => {
    const handle = ++handles;
    if (owed > 0 || performance.now() < awakeUntil) issue(handle, callback);
    else parked.set(handle, callback);
    return handle;
  };
  window.cancelAnimationFrame = handle => {
    parked.delete(handle);
    if (issued.has(handle)) cancel(issued.get(handle));
    issued.delete(handle);
  };
  // wake lets frames through for the next ms milliseconds, and three at least: on a slow
  // screen the time is over before the frame that shows what has changed.
  pazienza.wake = (ms = 100) => {
    owed = 3;
    awakeUntil = Math.max(awakeUntil, performance.now() + ms);
    for (const [handle, callback] of parked) {
      parked.delete(handle);
      issue(handle, callback);
    }
  };
  const wakeOn = (target, name, ms) => target.addEventListener(name, () => pazienza.wake(ms), { capture: true, passive: true });
  wakeOn(window, 'resize', 500);
  wakeOn(window, 'pageshow', 300);
  wakeOn(document, 'visibilitychange', 300);
  for (const name of ['pointerdown', 'pointerup', 'pointercancel', 'keydown']) wakeOn(window, name, 100);
  // A mouse that only passes over changes nothing; what does change on hover wakes by itself.
  window.addEventListener('pointermove', e => { if (e.buttons) pazienza.wake(100); }, { capture: true, passive: true });
})();
