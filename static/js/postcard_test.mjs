import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './sandbox.mjs';

const { pazienza } = run('postcard.js', { pazienza: {} });

// Letters as wide as most: what fits by this measure fits about as well on a canvas.
const width = (text, size, weight) => text.length * size * (weight > 500 ? 0.6 : 0.53);

const solo = {
  cloth: ['#2a6350', '#1c4639'], cards: ['classic-s13', 'classic-h13', 'classic-c13', 'classic-d13'],
  headline: 'Riuscito!', title: 'Klondike · pesca 3', deal: 'n. 20417', note: 'Senza annullare e senza consigli.', site: 'example.org',
  figures: [{ value: '4:12', label: 'tempo' }, { value: '118', label: 'mosse' }, { value: '3.482', label: 'punti' }],
};
const match = {
  ...solo, headline: 'Ho vinto!', title: 'Gara · Klondike · pesca 1',
  figures: [{ name: 'Io', value: '52', label: 'carte a casa' }, { name: 'Fantasma', value: '34', label: 'carte a casa' }, { value: '4:12', label: 'tempo' }],
};
const plan = of => pazienza.postcard.plan(of, width);
const texts = of => plan(of).filter(i => i.kind === 'text');

test('everything that was played stands on it', () => {
  for (const of of [solo, match]) {
    const said = texts(of).map(i => i.text);
    const wanted = [of.headline, of.title, of.deal, ...of.figures.flatMap(f => [f.name, f.value, f.label]), of.note, of.site].filter(Boolean);
    assert.deepEqual([...said].sort(), [...wanted].sort());
    assert.deepEqual([...plan(of).filter(i => i.kind === 'card').map(i => i.art)], of.cards);
    assert.equal(plan(of)[0].kind, 'felt'); // under all else
    assert.deepEqual([...plan(of)[0].colors], of.cloth);
  }
});

test('nothing leaves the picture, and no text lies on another', () => {
  const long = { ...match, title: 'Double Klondike · pesca 3 · passaggi 3 · le regole che piacevano tanto alla nonna di Pietro', note: 'x'.repeat(300), headline: 'Vince ' + 'Bartolomeo '.repeat(9) };
  long.figures = match.figures.map(f => ({ ...f, name: f.name && f.name.repeat(12), value: '-1.234.567,89 €' }));
  for (const of of [solo, match, long, { ...solo, figures: [], note: 'Tutte le carte sono a casa.' }]) {
    const boxes = texts(of).map(i => ({ ...i, w: width(i.text, i.size, i.weight), top: i.y - 0.75 * i.size, bottom: i.y + 0.2 * i.size }));
    for (const b of boxes) {
      assert.ok(b.x - b.w / 2 >= 40 && b.x + b.w / 2 <= 1040 && b.top >= 0 && b.bottom <= 1080, JSON.stringify(b));
      assert.ok(b.size >= 24, b.text + ' is too small to read');
      for (const other of boxes) {
        const apart = b === other || b.bottom <= other.top || other.bottom <= b.top || Math.abs(b.x - other.x) >= (b.w + other.w) / 2;
        assert.ok(apart, `${b.text} lies on ${other.text}`);
      }
    }
    for (const { x, y, w, h, turn } of plan(of).filter(i => i.kind === 'card')) {
      const t = Math.abs(turn) * Math.PI / 180, high = (h * Math.cos(t) + w * Math.sin(t)) / 2, wide = (w * Math.cos(t) + h * Math.sin(t)) / 2;
      assert.ok(x - wide >= 40 && x + wide <= 1040 && y - high >= 110, 'a card reaches the edge or the name');
      assert.ok(y + high <= Math.min(...boxes.map(b => b.top)), 'a card lies on a text');
    }
  }
});

test('a text that is too long ends in dots, by letters and not by halves of them', () => {
  const title = texts({ ...solo, title: '🂡'.repeat(200) }).find(i => i.text.includes('🂡')).text;
  assert.match(title, /^(🂡)+…$/u);
});

test('a hand is as broad to the left as to the right', () => {
  for (const n of [1, 2, 3, 4]) {
    const cards = plan({ ...solo, cards: solo.cards.slice(0, n) }).filter(i => i.kind === 'card');
    assert.equal(cards.length, n);
    assert.equal(cards.reduce((sum, c) => sum + c.x - 540, 0), 0);
    assert.equal(cards.reduce((sum, c) => sum + c.turn, 0), 0);
  }
});

// draw, on a canvas that only remembers.
function world({ honest = true, blob = true } = {}) {
  const did = [];
  const ctx = new Proxy({}, {
    get: (of, name) => name === 'getImageData' ? () => ({ data: honest ? [0x2a, 0x63, 0x50, 255] : [255, 255, 255, 255] })
      : name === 'measureText' ? text => ({ width: text.length * 20 })
      : name === 'createRadialGradient' ? () => ({ addColorStop: (at, color) => did.push(['stop', color]) })
      : of[name] ?? ((...args) => did.push([name, ...args])),
    set: (of, name, value) => { of[name] = value; return true; },
  });
  const canvas = { getContext: () => ctx, toBlob: (f, type) => f(blob ? { type } : null) };
  const w = run('postcard.js', {
    pazienza: { art: async name => 'blob:' + name, round() {} },
    document: { documentElement: {}, createElement: () => canvas },
    getComputedStyle: () => ({ getPropertyValue: name => ({ '--table': ' #84402f', '--table2': ' #5a281d' })[name] ?? 'serif' }),
    Image: class { async decode() {} },
    File: class { constructor(parts, name, options) { Object.assign(this, { parts, name, ...options }); } },
  });
  return { draw: w.pazienza.postcard.draw, did, canvas };
}

test('the picture has the colours of the cloth on the table, and is a PNG file', async () => {
  const { draw, did, canvas } = world();
  const { cloth, ...of } = solo;
  const file = await draw({ ...of, file: 'pazienza-20417.png' });
  assert.equal(file.name, 'pazienza-20417.png');
  assert.equal(file.type, 'image/png');
  assert.deepEqual(did.filter(d => d[0] === 'stop').map(d => d[1]), ['#84402f', '#5a281d']);
  assert.deepEqual(did.filter(d => d[0] === 'drawImage').map(d => d[1].src), ['wordmark', ...solo.cards].map(n => 'blob:' + n));
  assert.equal(canvas.width, 0);
});

test('a browser that gives back something else than was drawn makes no picture', async () => {
  const { cloth, ...of } = solo;
  await assert.rejects(world({ honest: false }).draw(of), /readback/);
  await assert.rejects(world({ blob: false }).draw(of), /readback/);
});
