// turn.js holds the screen upright or on its side, where the player wants that and the browser
// can: those of phones and tablets can in the installed app and in full screen, and refuse
// elsewhere; Safari cannot at all.
(() => {
  'use strict';

  const turns = window.screen?.orientation;
  // Desks have the function too, and nothing that turns.
  const can = typeof turns?.lock === 'function' && matchMedia('(pointer: coarse)').matches;
  let wanted = '';
  let held = false; // the browser was asked to hold it, and has not been let go since

  function apply() {
    if (!can || document.hidden) return;
    try {
      if (wanted) {
        held = true;
        turns.lock(wanted)?.catch?.(() => {}); // refused: the app is not installed
      } else if (held) {
        held = false;
        turns.unlock();
      }
    } catch {} // older browsers throw what newer ones reject
  }

  pazienza.turn = {
    can, // whether there is anything to choose
    // hold takes the player's choice: "portrait", "landscape", or "" for as the system has it.
    hold(which) {
      if (which === wanted) return;
      wanted = which;
      apply();
    },
  };
  pazienza.turn.hold(localStorage.getItem('pazienza.turn') || '');

  // What was refused may be granted now, and what was held is let go by the browser itself.
  document.addEventListener('fullscreenchange', apply);
  document.addEventListener('visibilitychange', apply);
  for (const mode of ['standalone', 'fullscreen']) {
    matchMedia(`(display-mode: ${mode})`).addEventListener?.('change', apply);
  }
})();
