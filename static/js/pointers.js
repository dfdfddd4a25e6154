// pointers.js reads finger, mouse and pen on the table for as long as the page lives, and tells
// Go in numbers alone: of an event as such Go asks a dozen things, one call each, and every
// answer that is no number costs it memory, for every step of a drag.
//
// The table is the canvas and the accessible twin over it: the twin's buttons must be there for
// the hit test by which a screen reader explores by touch, so presses on them are presses on the
// picture below. A twin that shows the cards itself takes its own.
(() => {
  'use strict';

  // The order in which app/paint has them.
  const [press, drag, release, cancel] = [0, 1, 2, 3];
  const devices = { mouse: 0, touch: 1, pen: 2 };

  // pointers has take called for every event on the table.
  pazienza.pointers = (canvas, take) => {
    let over = false; // the mouse is over the table
    const onTable = e => e.target === canvas || !!e.target.closest?.('.twin:not(.shown)');
    const tell = (phase, e) => take(phase, e.pointerId, devices[e.pointerType] ?? 0, e.button, e.isPrimary, Math.max(e.width, e.height), e.clientX, e.clientY);

    for (const [name, phase] of [['pointerdown', press], ['pointermove', drag], ['pointerup', release], ['pointercancel', cancel]]) {
      window.addEventListener(name, e => {
        const here = onTable(e);
        if (!here && (phase === press || !over)) return;
        if (here && phase === press) {
          // The rest of it is told to the canvas, so that it is let go there even over a bar or
          // outside the window. The browser refuses where the pointer is gone already.
          try {
            canvas.setPointerCapture(e.pointerId);
          } catch {}
        }
        over = here;
        tell(!here && phase === drag ? cancel : phase, e); // the mouse went over to something else
      });
    }
    document.documentElement.addEventListener('pointerleave', e => {
      if (e.buttons === 0) tell(cancel, e); // the mouse left the window, with nothing held
    });
    // A press must neither take the focus from where the keyboard is, nor be turned into a
    // click or a selection by the browser.
    for (const name of ['mousedown', 'touchstart', 'contextmenu', 'dragstart']) {
      window.addEventListener(name, e => {
        if (onTable(e)) e.preventDefault();
      }, { passive: false });
    }
  };
})();
