// senses.js lets the player hear and feel the game, if that is wanted. It stands between Go,
// which decides what is heard of a move, and sound.js, which is loaded only once somebody wants
// to hear something.
(() => {
  'use strict';

  const speed = { slow: 1.5, fast: .6, off: 0 };
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let shakes = !!localStorage.getItem('pazienza.vibration');
  let wanted = localStorage.getItem('pazienza.sound') || '';

  // load brings sound.js, and has then done when it is there. Where it does not arrive the
  // next choice tries again.
  const load = then => pazienza.late('js/sound.js').then(() => {
    pazienza.sound.volume(wanted);
    then?.();
  }, () => {});
  if (wanted) window.addEventListener('pazienza:ready', () => load(), { once: true });

  // What is lifted is heard. The table says by the pointer's shape that something is held, in
  // a listener that comes after this one.
  window.addEventListener('pointerdown', () => {
    if (wanted) setTimeout(() => document.body.style.cursor === 'grabbing' && pazienza.senses.play('lift', 0, 0));
  }, { passive: true });

  pazienza.senses = {
    // shakes says whether the device can: browsers on desks have the function too.
    shakes: 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches,
    // Whoever wants less motion still has the vibration that was asked for: that wish is about
    // pictures.
    shake: ms => void (shakes && navigator.vibrate?.(ms)),
    // choose takes the player's choice. A volume is heard as soon as it is chosen.
    choose(volume, vibration) {
      shakes = vibration;
      if (volume === wanted) return;
      wanted = volume;
      const heard = () => pazienza.sound.play('place', 0, 0);
      if (pazienza.sound) {
        pazienza.sound.volume(wanted);
        heard();
      } else if (wanted) load(heard);
    },
    // play plays a sound after some ms, which are meant for cards at their normal speed.
    play(sound, note, after) {
      const travel = still.matches ? 0 : speed[localStorage.getItem('pazienza.speed')] ?? 1;
      pazienza.sound?.play(sound, note, after * travel);
    },
  };
})();
