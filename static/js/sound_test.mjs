import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run, until } from './sandbox.mjs';

// world is a page with an audio device that a test plays: allowed says whether a context may
// run, and heard lists what was started.
function world({ allowed = true, active = true } = {}) {
  const w = {
    made: [], heard: [], later: null, allowed, setTimeout: f => { w.later = f; }, clearTimeout: () => { w.later = null; },
    performance, Float32Array,
    navigator: { userActivation: { hasBeenActive: active } },
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { hidden: false }),
    pazienza: {},
  };
  w.AudioContext = class {
    constructor() {
      Object.assign(this, { state: 'suspended', sampleRate: 8000, currentTime: 0, destination: {} });
      w.made.push(this);
    }
    async resume() {
      if (!w.allowed) return new Promise(() => {}); // as Safari leaves it after a call
      this.state = 'running';
    }
    async suspend() { this.state = 'suspended'; }
    async close() { this.state = 'closed'; }
    createGain() { return { gain: {}, connect() {} }; }
    createBuffer(channels, length) { return { length, copyToChannel(samples) { this.samples = samples; } }; }
    createBufferSource() {
      return { playbackRate: { value: 1 }, connect() {}, start(at) { w.heard.push({ at, rate: this.playbackRate.value, buffer: this.buffer }); } };
    }
  };
  run('sound.js', w);
  return Object.assign(w, { press: () => w.window.dispatchEvent(new Event('pointerdown')) });
}

// loudness is that of ITU-R BS.1770 over a whole sound at 48 kHz, in LUFS.
function loudness(samples) {
  const filter = (x, b, a) => {
    let x1 = 0, x2 = 0, y1 = 0, y2 = 0;
    return x.map(v => {
      const y = b[0] * v + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
      [x2, x1, y2, y1] = [x1, v, y1, y];
      return y;
    });
  };
  const head = filter(Float64Array.from(samples), [1.53512485958697, -2.69169619938640, 1.19839281085285], [-1.69065929318241, 0.73248077421585]);
  const ear = filter(head, [1, -2, 1], [-1.99004745483398, 0.99007225036621]);
  return -.691 + 10 * Math.log10(ear.reduce((s, v) => s + v * v, 0) / ear.length);
}

test('every sound is short, as loud as meant, and ends in silence', () => {
  const { make, names } = world().pazienza.sound;
  assert.deepEqual([...names].sort(), ['deal', 'draw', 'flip', 'lift', 'note', 'place', 'refuse', 'undo', 'win']);
  for (const name of names) {
    for (const note of name === 'note' ? [0, 4, 8, 12] : [0]) {
      const x = make(name, 48000, note);
      const what = name + note;
      assert.ok(x.length / 48000 <= (name === 'win' ? 1.2 : .18), what + ' is too long');
      assert.ok(x.every(Number.isFinite), what);
      const peak = x.reduce((m, v) => Math.max(m, Math.abs(v)), 0);
      assert.ok(peak > .1 && peak <= .7001, `${what} peaks at ${peak}`);
      assert.ok(Math.abs(x.at(-1)) < .001 && Math.abs(x[0]) < .1, what + ' clicks');
      const lufs = loudness(x);
      const [least, most] = { note: [-20, -16.5], win: [-20, -17], lift: [-28, -22] }[name] ?? [-24, -17];
      assert.ok(lufs > least && lufs < most, `${what}: ${lufs.toFixed(1)} LUFS`);
      assert.deepEqual(make(name, 48000, note), x, what + ' differs from time to time');
    }
  }
});

// The pitch of a note is how often it swings once the stroke has died away.
test('notes climb a pentatonic scale', () => {
  const { make } = world().pazienza.sound;
  const pitch = note => {
    const x = make('note', 48000, note).subarray(2880, 6720);
    const up = [...x.keys()].filter(i => i > 0 && x[i - 1] < 0 && x[i] >= 0);
    return 48000 * (up.length - 1) / (up.at(-1) - up[0]);
  };
  for (const [note, want] of [[0, 261.6], [3, 392], [5, 523.3], [9, 880], [12, 1318.5]]) {
    assert.ok(Math.abs(pitch(note) / want - 1) < .03, `note ${note} is ${pitch(note)} Hz`);
  }
});

test('there is no context before sound is wanted and somebody has pressed', async () => {
  const w = world({ active: false });
  const { sound } = w.pazienza;
  w.press();
  sound.play('place');
  assert.deepEqual([w.made.length, sound.state()], [0, 'none'], 'sound is off');
  sound.volume('quiet');
  sound.play('place');
  assert.equal(w.made.length, 0, 'nobody has pressed');
  w.press();
  await until(() => sound.state() === 'running');
  sound.play('place', 0, 50);
  assert.equal(w.heard.length, 1);
  assert.equal(w.heard[0].at, .05);
  assert.ok(Math.abs(w.heard[0].rate - 1) <= .03);
  sound.play('note', 3);
  assert.equal(w.heard[1].rate, 1, 'a note out of tune');
  sound.volume('');
  assert.deepEqual([sound.state(), w.made[0].state], ['none', 'closed']);
  sound.play('place');
  assert.equal(w.heard.length, 2, 'a sound after it was switched off');
});

test('silence costs nothing: after a while, and at once when the page is hidden', async () => {
  const w = world();
  const { sound } = w.pazienza;
  sound.volume('full');
  sound.play('lift'); // the choice of a volume was a press
  await until(() => w.heard.length === 1);
  w.later();
  await until(() => sound.state() === 'suspended');
  sound.play('flip');
  await until(() => w.heard.length === 2);
  w.document.hidden = true;
  w.document.dispatchEvent(new Event('visibilitychange'));
  await until(() => sound.state() === 'suspended');
  sound.play('flip');
  w.press();
  assert.deepEqual([w.heard.length, sound.state()], [2, 'suspended'], 'a hidden page is heard');
  assert.equal(w.made.length, 1);
});

test('after an interruption the next presses bring sound back, if need be in a new context', async () => {
  const w = world();
  const { sound } = w.pazienza;
  sound.volume('full');
  w.press();
  await until(() => sound.state() === 'running');
  w.made[0].state = 'interrupted';
  w.press();
  await until(() => sound.state() === 'running');
  assert.equal(w.made.length, 1);
  w.made[0].state = 'interrupted';
  w.allowed = false;
  for (let i = 0; i < 4; i++) w.press();
  w.allowed = true;
  w.press();
  await until(() => sound.state() === 'running');
  assert.deepEqual([w.made.length, w.made[0].state], [2, 'closed']);
});
