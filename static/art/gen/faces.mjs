// The two sets of faces: classic (pips, indices in two corners) and large (all
// that matters in the top 28 % of the card, for cards under 56 px).
//
// Indices are where a covered card is read. In a squeezed column a fifth of its height is
// left, 70 units: the classic rank and most of its suit. Of a waste that is fanned sideways
// a quarter of its width is left: there rank and suit must stand below each other, so the
// large faces repeat the suit under the rank.
import { ell, glyph, n, text } from './glyphs.mjs';
import { SUIT } from './suits.mjs';
import { P, pip, restart, wrap } from './svg.mjs';
import { band, courtDefs } from './courts.mjs';

const COL = [82, 125, 168], row = t => 64 + t * 222; // pip grid
const PIPS = { 2: [[1, 0], [1, 1]], 3: [[1, 0], [1, .5], [1, 1]], 4: [[0, 0], [2, 0], [0, 1], [2, 1]], 5: [[0, 0], [2, 0], [1, .5], [0, 1], [2, 1]], 6: [[0, 0], [2, 0], [0, .5], [2, .5], [0, 1], [2, 1]], 7: [[0, 0], [2, 0], [1, .25], [0, .5], [2, .5], [0, 1], [2, 1]], 8: [[0, 0], [2, 0], [1, .25], [0, .5], [2, .5], [1, .75], [0, 1], [2, 1]], 9: [[0, 0], [2, 0], [0, 1 / 3], [2, 1 / 3], [1, .5], [0, 2 / 3], [2, 2 / 3], [0, 1], [2, 1]], 10: [[0, 0], [2, 0], [1, 1 / 6], [0, 1 / 3], [2, 1 / 3], [0, 2 / 3], [2, 2 / 3], [1, 5 / 6], [0, 1], [2, 1]] };
const corners = s => s + `<g transform="rotate(180 125 175)">${s}</g>`;

export function card(rank, suit, faceStyle = 'classic') {
  restart(); const joker = rank == '*';
  const court = 'JQK*'.includes(rank);
  let defs = `<path id="s" d="${joker ? glyph('*', 15).d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${n(x - 46)} ${n(y - 50)}`) : SUIT[suit]}"/>`, b = '';
  if (court) defs += courtDefs(rank, suit, faceStyle);
  if (faceStyle == 'classic') {
    const ix = 30, idx = joker ? pip(ix, 34, 40) : text(rank, ix, 13, 40, 15, { mid: 1, max: 36, track: 8, index: 'iw' }).svg + pip(ix, 68, 28);
    b += corners(`<g class="f">${idx}</g>`);
    if (court) {
      b += `<g transform="translate(125 175)"><path fill="var(--tint)" d="M-72-140H72V140H-72z"/><g id="t" clip-path="url(#h)"><use href="#f"/></g><use href="#t" transform="rotate(180)"/>${joker ? P('k g', 'M-72 14L72-28V-14L-72 28z') : band(suit)}<path fill="none" stroke="var(--suit)" stroke-width="2" d="M-72-140H72V140H-72z"/></g>`;
      if (!joker) b += corners(`<g class="f">${pip(71, 54, 26)}</g>`);
    } else if (rank == 'A') {
      b += `<g class="f">${pip(125, 175, suit == 's' ? 104 : 92)}</g><g transform="translate(125 175)" fill="none" stroke="var(--gold)" stroke-width="2.5"><path d="M0-118L74 0L0 118L-74 0z"/><path d="M0-105L66 0L0 105L-66 0z" stroke-width="1"/></g>` + `<g transform="translate(125 175)" fill="var(--gold)"><path d="${[[0, -118], [0, 118], [74, 0], [-74, 0]].map(([x, y]) => ell(x, y, 4, 4)).join('')}"/></g>`;
      if (suit == 's') b += `<path transform="translate(125 182)scale(.28)" fill="var(--paper)" d="${SUIT.s}"/>`;
    } else b += `<g class="f">${PIPS[rank].map(([c, t]) => pip(COL[c], row(t), 45, t > .5)).join('')}</g>`;
  } else {                                           // large: everything that matters is in the top 28 % (98 units)
    b += `<g class="f">` + (joker ? pip(54, 52, 78) : text(rank, 17, 12, 73, 18.5, { max: 92, track: 7, sx: 1.2, index: 'lw' }).svg + pip(199, 49, 67)) + '</g>';
    if (court) {
      defs += `<clipPath id="e"><path d="M5 104H245V331a14 14 0 0 1-14 14H19a14 14 0 0 1-14-14z"/></clipPath>`;
      b += `<g clip-path="url(#e)"><path d="M5 104H245V350H5z" fill="var(--tint)"/><g transform="translate(125 343)scale(1.66)"><use href="#f"/></g></g>` + `<path d="M5 104H245" class="o" stroke-width="3"/>`;
    } else b += `<g class="f">${pip(125, 248, 158)}</g>`;
    if (!joker) b += `<g class="f">${pip(37, court ? 141 : 128, 46)}</g>`;
  }
  return wrap(b, defs);
}
