// The four backs. All of them read the same upside down.
import { glyph, n, rad } from './glyphs.mjs';
import { SUIT } from './suits.mjs';
import { R } from './svg.mjs';

export const BACKS = ['losanga', 'onde', 'sole', 'paglia'];
export function back(name, opt = {}) {
  const I = 'x="15" y="15" width="220" height="320" rx="7"';
  const frame = (bg, line, inner, defs) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350"><defs>${defs}<clipPath id="c"><rect ${I}/></clipPath></defs><rect width="250" height="350" rx="${R}" fill="#d9d0bd"/><rect x="1.5" y="1.5" width="247" height="347" rx="13.5" fill="#fffdf7"/><g clip-path="url(#c)"><rect ${I} fill="${bg}"/>${inner}</g><rect x="20" y="20" width="210" height="310" rx="4" fill="none" stroke="${line}" stroke-width="2"/></svg>`;
  const medal = (bg, fg, r = 40) => `<circle cx="125" cy="175" r="${r}" fill="${bg}" stroke="${fg}" stroke-width="2.5"/><circle cx="125" cy="175" r="${r - 6}" fill="none" stroke="${fg}"/><g fill="${fg}"><path transform="translate(125 175)scale(${n(r / 110)})translate(-46 -50)" d="${glyph('*', 9).d}"/>` + [45, 135, 225, 315].map(a => `<path transform="translate(125 175)rotate(${a})translate(0 ${n(-r * .56)})scale(.1)" d="${SUIT.d}"/>`).join('') + '</g>';
  if (name == 'losanga') return frame('#24426a', '#e9d9b0', `<rect ${I} fill="url(#p)"/>`, '<pattern id="p" width="36.667" height="53.333" x="15" y="15" patternUnits="userSpaceOnUse"><g fill="none" stroke="#86a6cd" stroke-width="1.6"><path d="M18.3 0L36.7 26.7L18.3 53.3L0 26.7z"/><path d="M18.3 9L30.5 26.7L18.3 44.3L6.2 26.7z" stroke="#5d82b3"/></g><path fill="#e9d9b0" d="M18.3 20l4.6 6.7l-4.6 6.6l-4.6-6.6z"/><path fill="#86a6cd" d="M0-4l3 4l-3 4zM36.7-4l-3 4l3 4zM0 49.3l3 4l-3 4zM36.7 49.3l-3 4l3 4z"/></pattern>');
  if (name == 'onde') { // scallops meet head to head in the middle
    let g = ''; for (let j = 0; j < 9; j++) for (let i = 0; i < 7; i++) { const x = 15 + i * 36.667 + (j % 2 ? 0 : 18.33) - 18.33, y = 7 + j * 21; g += `<use href="#w" x="${n(x)}" y="${n(y)}"/>`; }
    return frame('#a9442f', '#f6e3c5', `<g id="t"><clipPath id="u"><path d="M0 0H250V175H0z"/></clipPath><g clip-path="url(#u)">${g}</g></g><use href="#t" transform="rotate(180 125 175)"/><path d="M15 175H235" stroke="#f6e3c5" stroke-width="2"/>` + medal('#a9442f', '#f6e3c5', 34), '<g id="w"><circle r="18.3" cy="21" fill="#a9442f" stroke="#f6e3c5" stroke-width="1.6"/><circle r="12.5" cy="21" fill="none" stroke="#e0a98a" stroke-width="1.6"/><circle r="6.8" cy="21" fill="#e0a98a"/></g>');
  }
  if (name == 'sole') {
    let d = ''; const N = 48; for (let i = 0; i < N; i++) { const a = rad(i * 360 / N), b = rad((i + .5) * 360 / N); d += `M125 175L${n(125 + 260 * Math.cos(a))} ${n(175 + 260 * Math.sin(a))}L${n(125 + 260 * Math.cos(b))} ${n(175 + 260 * Math.sin(b))}z`; }
    return frame('#1f5247', '#ecd08b', `<path fill="#2c6a5c" d="${d}"/>` + [58, 84, 112, 142].map(r => `<circle cx="125" cy="175" r="${r}" fill="none" stroke="#ecd08b" stroke-width="${r % 4 ? 1.2 : 2.2}" opacity=".8"/>`).join('') + medal('#1f5247', '#ecd08b', 44), '');
  }
  return frame('#2b2a33', '#dcbd80', `<rect ${I} fill="url(#p)"/>` + medal('#2b2a33', '#dcbd80', 36), '<pattern id="p" width="36.67" height="40" x="15" y="15" patternUnits="userSpaceOnUse"><g fill="none"><path stroke="#8d7850" stroke-width="2.4" d="M0 0L36.67 40M36.67 0L0 40"/><path stroke="#dcbd80" stroke-width="2.4" d="M0 15H36.67M0 25H36.67M13.8 0V40M22.9 0V40"/></g></pattern>');
}
