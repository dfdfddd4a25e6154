import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { dots } from './shape.mjs';
import { SUIT } from './suits.mjs';

const path = name => fileURLToPath(new URL(name, import.meta.url));

test('the art is what its generators make', () => {
  for (const script of ['make-deck.mjs', '../../icons/make-icons.mjs']) {
    const { status, stderr } = spawnSync(process.execPath, [path(script), '-check'], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  }
});

test('the deck is whole, and holds no style and no script', () => {
  const { art, palettes } = JSON.parse(readFileSync(path('../deck.json')));
  for (const set of ['classic', 'large']) {
    for (const suit of 'shcd') {
      for (let rank = 1; rank <= 13; rank++) assert.ok(art[`${set}-${suit}${String(rank).padStart(2, '0')}`]);
    }
  }
  assert.deepEqual(Object.keys(palettes), ['two', 'four', 'contrast', 'contrastFour']);
  for (const [name, svg] of Object.entries(art)) {
    assert.doesNotMatch(svg, /style|class=|script|undefined|NaN/, name);
    for (const [, color] of svg.matchAll(/var\(--(\w+)\)/g)) assert.ok(palettes.two.s[color] !== undefined, `${name}: ${color}`);
  }
});

// The suits must be told apart without their colours, at the size of the smallest index: of
// what two of them cover together a good part belongs to one alone. Hearts and spades are
// alike when one of them stands on its head, as pips do.
test('suits differ in shape', () => {
  const side = 24;
  for (const a of 'shcd') for (const b of 'shcd') {
    for (const turned of [false, true]) {
      const [p, q] = [dots(SUIT[a], side), dots(SUIT[b], side)];
      if (turned) q.reverse();
      const share = p.filter((on, i) => on && q[i]).length / p.filter((on, i) => on || q[i]).length;
      if (a === b && !turned) assert.equal(share, 1);
      if (a !== b) assert.ok(share < (turned ? .9 : .75), `${a} and ${b}${turned ? ' turned' : ''} share ${share.toFixed(2)}`);
    }
  }
});

// light is the relative luminance of a colour, and ratio the contrast of two, as WCAG has them.
const light = hex => {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [r, g, b] = [1, 3, 5].map(i => parseInt(long.slice(i, i + 2), 16) / 255).map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
  return .2126 * r + .7152 * g + .0722 * b;
};
const ratio = (a, b) => (Math.max(light(a), light(b)) + .05) / (Math.min(light(a), light(b)) + .05);

test('suits stand out from the paper, and red from black', () => {
  const { palettes } = JSON.parse(readFileSync(path('../deck.json')));
  for (const [name, suits] of Object.entries(palettes)) {
    const least = name.startsWith('contrast') ? 7 : 4.5;
    for (const [suit, { suit: color, paper }] of Object.entries(suits)) {
      assert.ok(ratio(color, paper) >= least, `${name} ${suit}: ${ratio(color, paper).toFixed(1)}`);
    }
    const colors = new Set(Object.values(suits).map(s => s.suit));
    assert.equal(colors.size, /four/i.test(name) ? 4 : 2, name);
  }
  for (const name of ['two', 'contrast']) assert.ok(ratio(palettes[name].s.suit, palettes[name].h.suit) > 2, name);
});

// What is left of a covered card: rank and suit must be in it. The numbers are units of the
// drawing, 250 by 350.
test('an index fits the strip of a squeezed column and of a fanned waste', () => {
  const { art } = JSON.parse(readFileSync(path('../deck.json')));
  const uses = svg => [...svg.matchAll(/<use href="#s" transform="translate\((\S+) (\S+)\)scale\((\S+)\)"/g)].map(([, x, y, k]) => ({ x: +x, y: +y, half: 50 * k }));
  for (const [name, svg] of Object.entries(art)) {
    if (!/^(classic|large)-[shcd]/.test(name)) continue;
    const pips = uses(svg);
    assert.ok(pips.some(p => p.y <= 70), `${name}: no suit in a fifth of its height`);
    assert.ok(pips.some(p => p.half > 0 && p.y < 175 && p.x + p.half <= 65), `${name}: no suit in a quarter of its width`);
  }
});
