// Letters and digits of our own: a condensed grotesque of strokes and flat-cut
// bars, cap height 100. glyph(c, weight) gives {w: advance, d: filled path,
// s: stroked path, turn}; text() sets a line of them. Path helpers live here too.
export const n = v => String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.');
export const rad = a => a * Math.PI / 180;

export const rect = (x, y, w, h) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
export const para = (x1, y1, x2, y2, hw) => {             // bar with horizontal cuts, always wound clockwise
  const p = `M${n(x1 - hw / 2)} ${n(y1)}h${n(hw)}L${n(x2 + hw / 2)} ${n(y2)}h${n(-hw)}z`;
  return p;
};
export const arc = (cx, cy, rx, ry, a0, a1, cont) => {    // screen angles, clockwise if a1>a0
  const p = a => `${n(cx + rx * Math.cos(rad(a)))} ${n(cy + ry * Math.sin(rad(a)))}`;
  const sw = a1 > a0 ? 1 : 0, mid = (a0 + a1) / 2;
  return `${cont ? 'L' : 'M'}${p(a0)}A${n(rx)} ${n(ry)} 0 0 ${sw} ${p(mid)}A${n(rx)} ${n(ry)} 0 0 ${sw} ${p(a1)}`;
};
export const ell = (cx, cy, rx, ry) => `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;

export function glyph(c, w) {
  const t = w / 2, T = t, B = 100 - t;
  let G = 58, d = '', s = '', turn = 0;
  const L = t, Rr = () => G - t, cx = () => G / 2, rx = () => (G - w) / 2;
  const six = () => {                              // circle + tangent straight stem, cut flat
    const r = rx(), ry = 25.5, cy = B - ry, k = r / ry, px = (cx() + 11) , py = 0;
    // tangent in the space scaled to a circle
    const dx = px - cx(), dy = (py - cy) * k, D = Math.hypot(dx, dy), a = Math.atan2(dy, dx), b = Math.acos(r / D);
    const th = a - b, tx = cx() + r * Math.cos(th), ty = cy + r * Math.sin(th) / k;
    const len = Math.hypot(px - tx, py - ty), hw = w * len / Math.abs(py - ty);
    return [para(px, py, tx, ty, hw), ell(cx(), cy, r, ry)];
  };
  switch (c) {
    case 'A': { G = 70; const hw = w * 1.06, f = hw / 2; d = para(G / 2, 0, f, 100, hw) + para(G / 2, 0, G - f, 100, hw) + rect(14, 64, G - 28, w * .86); break; }
    case '2': { G = 57; const r = rx(), ry = 25; s = arc(cx(), T + ry, r, ry, 192, 360) + `C${n(Rr())} ${n(T + ry + 17)} ${n(cx() + 9)} ${n(60)} ${n(L + w * .28)} ${n(100 - w * .7)}`; d = rect(1, 100 - w, G - 1, w); break; }
    case '3': { G = 56; const m = 47; s = arc(cx() - 1, (T + m) / 2, rx() - 2, (m - T) / 2, 198, 450) + `h${n(-7)}` + arc(cx(), (m + B) / 2, rx(), (B - m) / 2, 270, 522); break; }
    case '4': { G = 64; const sx = G * .72, hw = w * 1.2; d = rect(sx - t, 0, w, 100) + para(sx - t + hw * .2, 0, hw / 2, 72, hw) + rect(0, 66, G, w * .92); break; }
    case '5': { G = 57; const ry = 28; s = arc(cx() - .5, B - ry, rx() + .5, ry, 216, 518); d = rect(3.5, 0, w * .96, 53) + rect(3.5, 0, G - 8, w * .96); break; }
    case '6': { const [a, b] = six(); d = a; s = b; break; }
    case '9': { const [a, b] = six(); d = a; s = b; turn = 1; break; }
    case '7': { G = 54; const hw = w * 1.07; d = rect(0, 0, G, w * .98) + para(G - hw / 2, 0, 20, 100, hw); break; }
    case '8': { const m = 46.5; s = ell(cx(), (T + m) / 2, rx() - 2.5, (m - T) / 2) + ell(cx(), (m + B) / 2, rx(), (B - m) / 2); break; }
    case '0': { G = 50; const r = rx(); s = `M${n(L)} ${n(T + r)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0V${n(B - r)}a${n(r)} ${n(r)} 0 0 1 ${n(-2 * r)} 0z`; break; }
    case '1': { G = 26; d = rect(G - w, 0, w, 100) + `M0 16L${n(G - w * .6)} 0V${n(w * 1.08)}L0 ${n(16 + w)}z`; break; }
    case 'J': { G = 46; const r = rx(); s = `M${n(Rr())} 0V${n(B - r)}a${n(r)} ${n(r)} 0 0 1 ${n(-2 * r)} 0v-7`; break; }
    case 'Q': { G = 66; const r = rx(); s = `M${n(L)} ${n(T + r)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0V${n(B - r)}a${n(r)} ${n(r)} 0 0 1 ${n(-2 * r)} 0z`; d = para(G * .56, 70, G - w * .5 + 3, 103, w * 1.12); break; }
    case 'K': { G = 64; const hw = w * 1.22; d = rect(0, 0, w, 100) + para(G - hw / 2 - 2, 0, w * .9, 62, hw) + para(w * 1.9, 42, G - hw / 2, 100, hw); break; }
    case 'P': { G = 56; s = `M0 ${n(T)}H${n(G - t - 22)}a22 22.5 0 0 1 0 45H0`; d = rect(0, 0, w, 100); break; }
    case 'Z': { G = 60; d = rect(0, 0, G, w) + rect(0, 100 - w, G, w) + para(G - w * .62, 0, w * .62, 100, w * 1.22); break; }
    case 'I': { G = w; d = rect(0, 0, w, 100); break; }
    case 'E': { G = 48; d = rect(0, 0, w, 100) + rect(0, 0, G, w) + rect(0, 50 - t, G - 5, w) + rect(0, 100 - w, G, w); break; }
    case 'N': { G = 66; d = rect(0, 0, w, 100) + rect(G - w, 0, w, 100) + para(w * .55, 0, G - w * .55, 100, w * 1.1); break; }
    case '*': { G = 92; const p = []; for (let i = 0; i < 16; i++) { const r = i % 4 == 0 ? 50 : i % 2 ? 19 : 33, a = rad(i * 22.5 - 90); p.push(`${n(46 + r * Math.cos(a))} ${n(50 + r * Math.sin(a))}`); } d = 'M' + p.join('L') + 'z'; break; }
  }
  return { w: G, d, s, turn };
}
// text placed with cap height h, top-left (or centre) at x,y. An index names the colour
// variable that has its weight, which is more in high contrast.
export function text(str, x, y, h, w, o = {}) {
  const gs = [...str].map(c => glyph(c, w)), k = h / 100, gap = (o.track ?? 9);
  const tot = gs.reduce((a, g) => a + g.w, 0) + gap * (gs.length - 1);
  let kx = Math.min(o.sx ?? 1, (o.max ?? 1e9) / (tot * k)), px = o.mid ? x - tot * k * kx / 2 : x, out = '', cx = 0;
  for (const g of gs) {
    const tr = g.turn ? ` transform="rotate(180 ${n(cx + g.w / 2)} 50)translate(${n(cx)} 0)"` : cx ? ` transform="translate(${n(cx)} 0)"` : '';
    const bar = o.index ? ' class="w"' : '';
    if (g.d && g.s) out += `<g${tr}><path d="${g.d}"${bar}/><path d="${g.s}" class="o"/></g>`;
    else out += g.d ? `<path d="${g.d}"${bar}${tr}/>` : `<path d="${g.s}" class="o"${tr}/>`;
    cx += g.w + gap;
  }
  return { svg: `<g transform="translate(${n(px)} ${n(y)})scale(${(k * kx).toFixed(3)} ${k.toFixed(3)})" stroke-width="${o.index ? `var(--${o.index})` : w}">${out}</g>`, w: tot * k * kx };
}
