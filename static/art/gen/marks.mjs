// The small marks of the table (suits, King, arrows, digits), the wordmark and
// the star: one colour each, var(--suit), drawn with the deck's own glyphs.
import { glyph, n, text } from './glyphs.mjs';
import { SUIT } from './suits.mjs';
import { plain } from './svg.mjs';

const svg = (box, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;

// A letter or digit fills its box from top to bottom; the box is as wide as the glyph.
const letter = (c, weight) => {
  const g = glyph(c, weight);
  const turn = g.turn ? ` transform="rotate(180 ${n(g.w / 2)} 50)"` : '';
  return svg(`0 0 ${n(g.w)} 100`, `<g${turn}>${g.d && `<path d="${g.d}" fill="var(--suit)"/>`}${g.s && `<path d="${g.s}" fill="none" stroke="var(--suit)" stroke-width="${weight}"/>`}</g>`);
};

// Lines on the 24 px grid of the icons.
const line = (d, width = 1.8) => svg('0 0 24 24', `<path d="${d}" fill="none" stroke="var(--suit)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`);

// wordmark is the name of the game in capitals.
export const wordmark = (h = 40, weight = 13) => {
  const t = text('PAZIENZA', 0, 0, h, weight, { track: 20 });
  return plain(svg(`0 0 ${n(t.w)} ${h}`, `<g fill="var(--suit)">${t.svg}</g>`));
};

// run is a whole run, from king to ace.
const run = (weight = 15) => {
  const [k, a] = [glyph('K', weight), glyph('A', weight)];
  return svg(`0 0 ${n(k.w + a.w + 70)} 100`, `<g fill="var(--suit)"><path d="${k.d}"/><path d="M${n(k.w + 18)} 44h34v12h-34z"/><path transform="translate(${n(k.w + 70)} 0)" d="${a.d}"/></g>`);
};

// star is the eight-point star of the jokers and the backs, around 0,0 with radius 50.
export const star = () => glyph('*', 15).d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${n(x - 46)} ${n(y - 50)}`);

export function marks() {
  const out = { wordmark: wordmark() };
  for (const s of 'shcd') out[`glyph-${s}`] = svg('-50 -50 100 100', `<path d="${SUIT[s]}" fill="var(--suit)"/>`);
  out['glyph-K'] = letter('K', 16);
  out['glyph-run'] = run();
  for (const d of '0123456789AJQ') out[`glyph-${d}`] = letter(d, 17);
  const turn = 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.5 2.5v4.2h-4.2';
  out['glyph-recycle'] = line(turn);
  out['glyph-turn'] = line(turn, 3.2); // the same, to be read when small
  out['glyph-cross'] = line('M6 6l12 12M18 6L6 18');
  out['glyph-tick'] = line('M5 12.5l4.5 4.5L19 7.5');
  out['glyph-star'] = svg('-50 -50 100 100', `<path d="${star()}" fill="var(--suit)"/>`);
  return out;
}
