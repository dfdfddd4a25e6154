// canvas.js tells whether there is WebGL, repairs what Ebitengine does to a page on its start,
// and looks after a GPU that is lost.
(() => {
  'use strict';

  const tell = (name, detail) => window.dispatchEvent(new CustomEvent('pazienza:' + name, { detail }));

  // ---- WebGL --------------------------------------------------------------
  // webgl2 tells whether a canvas can be drawn on. The context made here is the one that
  // Ebitengine, asking in the same words, gets afterwards: to make another for trying takes
  // as long again.
  pazienza.webgl2 = canvas => {
    try {
      return !!canvas.getContext('webgl2', { alpha: true, premultipliedAlpha: true, stencil: true });
    } catch {
      return false;
    }
  };

  // ---- Ebitengine's canvas and viewport -------------------------------------
  // Ebitengine appends a second viewport tag, which wins and takes the safe areas
  // away, and a canvas in the tab order. Both are seen here before the next paint.
  //
  // Its input handlers take the focus and swallow every key. Pointers are read by
  // app/paint from pointer events and keys by the twin, so none of the events below
  // may reach them: captured at the canvas itself, they leave scrolling elsewhere
  // alone. Preventing the default of a press keeps the focus where it is and stops
  // iOS from starting a selection; keys keep what the browser does with them.
  const swallowed = { keydown: false, keyup: false, wheel: false, mouseup: false, mousemove: false, mousedown: true, touchstart: true, touchmove: true, touchend: true, contextmenu: true, dragover: true, drop: true };
  const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover';
  let canvas = null;
  function repair() {
    for (const meta of document.querySelectorAll('meta[name=viewport]')) {
      if (meta.content !== viewport) meta.content = viewport;
    }
    const found = document.querySelector('body > canvas');
    if (!found) return;
    canvas = found;
    canvas.setAttribute('aria-hidden', 'true'); // the twin in the DOM is what readers read
    canvas.tabIndex = -1;
    canvas.addEventListener('focus', () => canvas.blur());
    for (const [name, prevent] of Object.entries(swallowed)) {
      canvas.addEventListener(name, e => {
        e.stopImmediatePropagation();
        if (prevent && e.cancelable) e.preventDefault();
      }, { capture: true, passive: false });
    }
    watcher.disconnect();
    pazienza.wake(1000); // it starts now, however long the download took
  }
  const watcher = new MutationObserver(repair);
  watcher.observe(document.documentElement, { childList: true, subtree: true });

  // fitCanvas keeps the picture sharp when the pixel ratio changes, by the browser's zoom or on
  // another monitor. Ebitengine makes its buffer as many pixels as the body is wide times
  // a ratio that it reads once, at the start; so the body it asks is as wide as makes the
  // product right. Nothing else asks it.
  pazienza.fitCanvas = ratio => {
    const side = name => ({ configurable: true, get: () => (Math.round(window[name] * devicePixelRatio) + 0.01) / ratio });
    Object.defineProperty(document.body, 'clientWidth', side('innerWidth'));
    Object.defineProperty(document.body, 'clientHeight', side('innerHeight'));
  };

  // A lost GPU context: Ebitengine would reload at once, over and over on a GPU
  // that is dying. The game is saved after every move, so a reload loses nothing,
  // but it comes later each time, when the page is seen, and three times at most in a
  // row; after that "pazienza:gpu" has Go show the table without pictures. Some are lost
  // whenever the machine sleeps: after five good minutes a loss is a first one again.
  const most = 3;
  const row = 5 * 60e3;
  window.addEventListener('webglcontextlost', e => {
    if (e.target !== canvas) return; // somebody else's
    e.stopImmediatePropagation();
    e.preventDefault();
    const [before, at] = (sessionStorage.getItem('pazienza.losses') || '0 0').split(' ').map(Number);
    const losses = Math.abs(Date.now() - at) < row ? before + 1 : 1; // the clock may have been set back
    if (losses > most) return tell('gpu', { losses });
    sessionStorage.setItem('pazienza.losses', `${losses} ${Date.now()}`);
    const reload = () => {
      if (document.hidden) return document.addEventListener('visibilitychange', reload, { once: true });
      location.reload();
    };
    setTimeout(reload, 500 * 4 ** (losses - 1));
  }, { capture: true });
})();
