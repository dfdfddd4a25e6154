// sound.js makes the game's sounds and plays them. It is loaded only once sound is wanted, has
// no recordings to fetch, and makes an audio context only after a press or a key, as browsers
// demand. Between sounds the context is suspended: silence costs nothing.
(() => {
  'use strict';

  const { PI, abs, exp, floor, imul, max, min, random, round, sin, sqrt } = Math;

  // ---- making sounds ------------------------------------------------------------
  // Each is a list of layers over each other: noise through a filter for paper and felt,
  // tones for wood and strings. Times are in seconds, pitches in Hz, levels in decibels.

  // hiss is noise around a pitch that may glide, louder for attack seconds and then fading.
  function hiss(out, rate, { at = 0, from, to = from, wide = .8, attack = .001, fall, gain = 1 }) {
    let low = 0, band = 0, dull = 0;
    let seed = round(from * 7 + at * 1e6) | 1; // the same noise on every visit
    const start = round(at * rate);
    for (let i = start; i < out.length; i++) {
      const t = (i - start) / rate;
      const pitch = min(from + (to - from) * min(1, t / (attack + 2 * fall)), rate / 7);
      const f = 2 * sin(PI * pitch / rate);
      seed = imul(seed, 1664525) + 1013904223 | 0;
      band += f * (seed / 2 ** 31 - low - wide * band);
      low += f * band;
      dull += min(1, 1.4 * f) * (band - dull); // paper has no sharp edge
      out[i] += gain * dull * (t < attack ? t / attack : exp((attack - t) / fall));
    }
  }

  // tone is a sine. What is struck begins higher, drop times its pitch, and falls at once.
  function tone(out, rate, { pitch, drop = 1, fall, gain = 1 }) {
    let phase = 0;
    for (let i = 0; i < out.length; i++) {
      const t = i / rate;
      phase += 2 * PI * pitch * (1 + (drop - 1) * exp(-t / .012)) / rate;
      out[i] += gain * sin(phase) * min(1, t / .0012) * exp(-t / fall);
    }
  }

  // string is a plucked one: a burst of noise that runs round and round, duller each time.
  function string(out, rate, { at, pitch, fall, gain }) {
    const length = rate / pitch - .5; // the mean of two samples is half a sample late
    const size = floor(length) + 1;
    const part = size - length;
    const burst = new Float32Array(size);
    hiss(burst, rate, { from: 2400, fall: 1 });
    const ring = burst.map((x, i) => x - burst[(i + round(size * .2)) % size]); // where it is plucked
    const loss = exp(-1 / (pitch * fall)) / 2;
    let before = 0;
    for (let i = round(at * rate), k = 0; i < out.length; i++) {
      const next = k + 1 < size ? k + 1 : 0;
      const now = ring[k] + (ring[next] - ring[k]) * part;
      out[i] += gain * now;
      ring[k] = loss * (now + before);
      before = now;
      k = next;
    }
  }

  const steps = [0, 2, 4, 7, 9];
  // scale is a step of the pentatonic scale on middle C.
  const scale = n => 261.63 * 2 ** (floor(n / 5) + steps[n % 5] / 12);

  // How long each is, how loud, and what it is made of.
  const sounds = {
    // a card is pressed: felt
    lift: [.09, -25, (o, r) => {
      hiss(o, r, { from: 700, attack: .004, fall: .012 });
      hiss(o, r, { at: .006, from: 2400, attack: .02, fall: .012, gain: .25 });
    }],
    // it lies where it may: a soft snap
    place: [.12, -19, (o, r) => {
      hiss(o, r, { from: 3200, attack: .0006, fall: .006 });
      hiss(o, r, { from: 950, fall: .014, gain: .9 });
      tone(o, r, { pitch: 230, drop: 1.5, fall: .02, gain: .16 });
    }],
    // it may not: duller
    refuse: [.15, -20, (o, r) => {
      hiss(o, r, { from: 420, attack: .002, fall: .02, gain: 1.2 });
      tone(o, r, { pitch: 215, drop: 1.4, fall: .026, gain: .18 });
    }],
    // it turns over: a flick
    flip: [.09, -21, (o, r) => {
      hiss(o, r, { from: 1700, to: 4200, attack: .022, fall: .008 });
      hiss(o, r, { at: .034, from: 2600, attack: .0006, fall: .007, gain: .9 });
    }],
    // it is drawn
    draw: [.1, -20, (o, r) => {
      hiss(o, r, { from: 1300, to: 3200, attack: .028, fall: .01 });
      hiss(o, r, { at: .042, from: 1500, attack: .0008, fall: .011 });
    }],
    // many are dealt, or turned over: a riffle
    deal: [.18, -20, (o, r) => {
      for (let k = 0; k < 9; k++) {
        hiss(o, r, { at: .16 * (k / 9) ** .85, from: 1700 + 150 * (k * 5 % 7), fall: .006, gain: .55 + .05 * k });
      }
    }],
    // a card goes back: paper slides
    undo: [.16, -23, (o, r) => {
      hiss(o, r, { from: 2900, to: 1300, attack: .012, fall: .045 });
      o.reverse();
    }],
    // a card goes home: the tap, and wood that sounds higher with every rank
    note: [.18, -18, (o, r, n) => {
      tone(o, r, { pitch: scale(n), fall: .085 - .0035 * n });
      tone(o, r, { pitch: 3.94 * scale(n), fall: .016, gain: .25 });
      hiss(o, r, { from: 1100, fall: .01, gain: .6 });
    }],
    // the game is won: a chord on pairs of strings
    win: [1.2, -18, (o, r) => {
      [scale(3) / 2, scale(0), scale(2), scale(3), scale(5), scale(7), scale(10)].forEach((pitch, i) => {
        string(o, r, { at: .04 * i, pitch: .9985 * pitch, fall: .5, gain: 1 - .08 * i });
        string(o, r, { at: .04 * i + .008, pitch: 1.0015 * pitch, fall: .5, gain: 1 - .08 * i });
      });
    }],
  };

  // make works out one sound. note is how high it is, where it is one of several.
  function make(name, rate, note = 0) {
    const [seconds, level, layers] = sounds[name];
    const out = new Float32Array(round(seconds * rate));
    layers(out, rate, note);
    const fade = round(min(.2 * seconds, .15) * rate); // it ends in silence, not in a click
    for (let i = 0; i < fade; i++) out[out.length - 1 - i] *= i / fade;
    // As loud as its level, over the time in which it is heard, and never near the limit.
    const peak = out.reduce((m, x) => max(m, abs(x)), 0);
    const block = round(rate / 200);
    let sum = 0, heard = 0;
    for (let i = 0; i < out.length; i += block) {
      const part = out.subarray(i, i + block);
      const power = part.reduce((s, x) => s + x * x, 0);
      if (power < part.length * (peak / 100) ** 2) continue;
      sum += power;
      heard += part.length;
    }
    const gain = min(10 ** (level / 20) * sqrt(heard / sum), .7 / peak);
    return out.map(x => x * gain);
  }

  // ---- playing them ----------------------------------------------------------------

  const quiet = 4000; // ms without a sound until the context rests
  const volumes = { quiet: .3, full: 1 };
  const buffers = new Map();
  let volume = 0;
  let context = null;
  let out = null;
  let asked = 0; // how often it was resumed in vain
  let timer = 0;

  // open has the context run: called in a press or key, and for every sound. One that will not
  // run any more, as after a call on some phones, is replaced.
  function open() {
    if (!volume || document.hidden) return;
    if (context && asked > 3) close();
    if (!context) {
      context = new AudioContext({ latencyHint: 'interactive' });
      out = context.createGain();
      out.connect(context.destination);
      out.gain.value = volume;
    }
    if (context.state === 'running') asked = 0;
    else {
      asked++;
      context.resume().then(() => { asked = 0; }, () => {});
    }
    clearTimeout(timer);
    timer = setTimeout(rest, quiet);
  }

  function rest() {
    clearTimeout(timer);
    if (context?.state === 'running') context.suspend().catch(() => {});
  }

  function close() {
    clearTimeout(timer);
    context?.close().catch(() => {});
    context = out = null;
    asked = 0;
  }

  function buffer(name, note) {
    const key = name + note;
    if (!buffers.has(key)) {
      const samples = make(name, context.sampleRate, note);
      const made = context.createBuffer(1, samples.length, context.sampleRate);
      made.copyToChannel(samples, 0);
      buffers.set(key, made);
    }
    return buffers.get(key);
  }

  function start(name, note, after) {
    const source = context.createBufferSource();
    source.buffer = buffer(name, note);
    // No card falls like another; a note that is out of tune would only be wrong.
    if (name !== 'note' && name !== 'win') source.playbackRate.value = .97 + .06 * random();
    source.connect(out);
    source.start(context.currentTime + after / 1000);
  }

  // play plays a sound after some ms. What cannot be heard at once is not heard later: a sound
  // belongs to what is seen. A context that rests takes a moment to wake.
  function play(name, note = 0, after = 0) {
    if (!volume || document.hidden || !context && !navigator.userActivation?.hasBeenActive) return;
    open();
    if (context.state === 'running') return start(name, note, after);
    const mine = context;
    const then = performance.now();
    mine.resume().then(() => {
      const late = performance.now() - then;
      if (mine === context && late < 250) start(name, note, max(0, after - late));
    }, () => {});
  }

  for (const event of ['pointerdown', 'pointerup', 'keydown']) {
    window.addEventListener(event, open, { capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', () => { if (document.hidden) rest(); });
  window.addEventListener('pagehide', rest);

  pazienza.sound = {
    play,
    make,
    names: Object.keys(sounds),
    state: () => context ? context.state : 'none',
    // volume takes "quiet" or "full"; anything else is silence, and lets the context go.
    volume(name) {
      volume = volumes[name] ?? 0;
      if (!volume) return close();
      if (out) out.gain.value = volume;
    },
  };
})();
