// How a card is put together as an SVG: the sheet, the few CSS classes, and the
// small pieces that faces and courts share.
import { n } from './glyphs.mjs';

export const W = 250, H = 350, R = 15; // 5:7, radius 6 % of the width

// What the one-letter classes of the drawings stand for.
const CLASS = {
  f: { fill: 'suit' }, i: { fill: 'ink' }, p: { fill: 'paper' }, a: { fill: 'c1' }, b: { fill: 'c2' }, g: { fill: 'gold' },
  q: { fill: 'gold2' }, y: { fill: 'skin' }, z: { fill: 'skin2' }, r: { fill: 'hair' }, m: { fill: 'lip2' },
  o: { fill: 'none', stroke: 'suit' },
  w: { stroke: 'suit', 'stroke-width': 'bold' },
  n: { fill: 'none', stroke: 'ink', 'stroke-width': 'ow' },
  k: { stroke: 'ink', 'stroke-width': 'ow', 'stroke-linejoin': '=round' },
  l: { fill: 'none', stroke: 'gold', 'stroke-width': '=2.5' },
};
const value = v => v == 'none' ? v : v[0] == '=' ? v.slice(1) : `var(--${v})`;

// plain turns classes and style attributes into presentation attributes. A page
// with a strict policy for styles may apply it to the images in it as well, and
// an SVG without any CSS is also quicker to draw.
export const plain = svg => svg.replace(/<(\w+)([^>]*?)(\/?)>/g, (tag, name, rest, end) => {
  const own = {};
  rest = rest.replace(/ class="([^"]*)"/, (_, names) => { for (const c of names.split(' ').filter(Boolean)) Object.assign(own, CLASS[c]); return ''; });
  rest = rest.replace(/ style="([\w-]+):([\w.]+)"/, (_, k, v) => { own[k] = '=' + v; return ''; });
  for (const k in own) rest = rest.replace(new RegExp(` ${k}="[^"]*"`), ''); // a class wins over an attribute
  return `<${name}${Object.entries(own).map(([k, v]) => ` ${k}="${value(v)}"`).join('')}${rest}${end}>`;
});

// wrap is the sheet of a card with its drawing on it.
export const wrap = (body, defs = '') => plain(tidy(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}"><defs>${defs}</defs><rect width="250" height="350" rx="${R}" fill="var(--edge)"/><rect x="1.5" y="1.5" width="247" height="347" rx="${R - 1.5}" class="p"/><rect x="4" y="4" width="242" height="342" rx="${R - 4}" fill="none" stroke="var(--lip)" stroke-width="2.5"/>${body}</svg>`));
const tidy = s => s.replace(/ class=""/g, '').replace(/(\d)\.0(?=\D)/g, '$1').replace(/ d="[^"]*"/g, d => ' ' + d.trim().replace(/ -/g, '-')).replace(/\)\s+(?=[a-z])/g, ')').replace(/([a-z])-(?=\d)/g, (m, c) => c + '-').replace(/> +</g, '><');
export const pip = (x, y, size, flip) => `<use href="#s" transform="translate(${n(x)} ${n(y)})scale(${((flip ? -1 : 1) * size / 100).toFixed(3).replace('0.', '.')})"/>`;
// Ids of mirrored groups count from 1 in every file, so that each is the same whenever it is made.
let uid = 0;
export const restart = () => { uid = 0; };
export const mir = s => s.length < 90 ? s + `<g transform="scale(-1 1)">${s}</g>` : `<g id="m${++uid}">${s}</g><use href="#m${uid}" transform="scale(-1 1)"/>`;
export const P = (cls, d, x = '') => `<path class="${cls}" d="${d}"${x}/>`;
export const small = (suit, x, y, k, cls = 'k g') => `<use href="#s" class="${cls}" transform="translate(${x} ${y})scale(${k})"${cls[0] == 'k' ? ` style="stroke-width:${Math.round(2 / k)}"` : ''}/>`;
