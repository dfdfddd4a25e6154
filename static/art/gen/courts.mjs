// The court figures and the jester. Local space: 0,0 is the card's centre, the
// top half has y < 0, the panel is ±72 × ±140. A figure is drawn once; faces.mjs
// turns it round for the other half.
import { arc, ell, n, rad } from './glyphs.mjs';
import { P, mir, small } from './svg.mjs';

const face = (wd, o) => {                           // face split in light and shade
  const { top = -106, chin = -54, jaw = .62 } = o, h = `M0 ${top}H${wd}V${chin - 26}C${wd} ${chin - 12} ${n(wd * jaw)} ${chin} 0 ${chin}`;
  return P('k y', `${h}C${n(-wd * jaw)} ${chin} ${-wd} ${chin - 12} ${-wd} ${chin - 26}V${top}z`) + P('z', h + 'z')
    + `<g class="n">` + mir(P('', 'M-15.5-89Q-9.5-94.5-4.5-89.5') + (o.brow ? P('', o.brow) : ''))
    + P('', 'M3.5-93L5-79.5Q1-76.5-3-78.5') + '</g>' + mir('<circle class="i" cx="-9.5" cy="-87.5" r="2.6"/>');
};
const crownTip = { s: (x, y) => `M${x} ${y}l5 10l-5 9l-5-9z`, h: (x, y) => ell(x, y + 8, 6, 6), d: (x, y) => `M${x} ${y}l6 8l-6 8l-6-8z`, c: (x, y) => ell(x, y + 5, 4.5, 4.5) + ell(x - 5, y + 11, 4.5, 4.5) + ell(x + 5, y + 11, 4.5, 4.5) };
const weave = (suit, cls) => {                      // cloth pattern, over x -72..0, y -56..30
  let d = '';
  if (suit == 's') for (let y = -50; y < 40; y += 15) d += `M-72 ${y + 12}L-42 ${y}L-12 ${y + 12}`;
  if (suit == 'h') for (let j = 0; j < 5; j++) d += `M${-80 + (j % 2) * 8} ${-48 + j * 14}` + 'a9 9 0 0 0 17 0'.repeat(5);
  if (suit == 'd') for (let i = -3; i < 5; i++) d += `M${-76 + i * 16}-60l75 96m0-96l-75 96`;
  if (suit == 'c') for (let x = -66; x < 0; x += 12) d += `M${x}-60V40`;
  return P(cls, d);
};
const king = suit => {
  const beard = {
    s: 'M-23-79Q-12-70 0-70Q12-70 23-79C25-58 12-42 0-22C-12-42-25-58-23-79z',
    h: 'M-23-79Q-12-70 0-70Q12-70 23-79C28-54 20-36 0-34C-20-36-28-54-23-79z',
    d: 'M-23-79Q-12-70 0-70Q12-70 23-79L22-38L11-30L0-38L-11-30L-22-38z',
    c: 'M-23-79Q-12-70 0-70Q12-70 23-79C25-60 24-44 14-26C8-34 3-40 0-46C-3-40-8-34-14-26C-24-44-25-60-23-79z',
  }[suit];
  const tool = {
    s: P('k p', 'M53 34V-104l5-12l5 12V34z') + P('n', 'M58-104V0') + P('k g', 'M44-44h28v7H44z') + P('k g', ell(58, -10, 6, 6)),
    h: P('k g', 'M55-96h6V34h-6z') + small('h', 58, -106, .24, 'k a') + P('k g', 'M51-92h14v6H51z'),
    d: P('k g', 'M53-120h6V34h-6z') + P('k b', 'M59-112C66-112 70-104 70-97C70-90 66-82 59-82zM53-106l-11-7v32l11-7z'),
    c: P('k g', 'M55-84h6V34h-6z') + P('k a', ell(58, -96, 13, 13)) + P('k g', 'M45-99h26v6H45zM55.5-109h5v-10h-5z'),
  }[suit];
  const crown = mir(P('k g', crownTip[suit](-26, -133))) + P('k g', crownTip[suit](0, -141)) + P('k g', 'M-27-104L-32-124L-15-113L0-132L15-113L32-124L27-104z') + P('k a', 'M-28-108Q0-116 28-108V-99Q0-107-28-99z') + mir(P('q', ell(-14, -106, 3, 3))) + P('q', ell(0, -107.5, 3.4, 3.4));
  return P('k a', 'M-72 34V-28C-72-44-52-54-30-58H30C52-54 72-44 72-28V34z') + P('b', 'M0-58H30C52-54 71-44 71-28V34H0z') + `<clipPath id="w"><path d="M-71 34V-28C-71-43-52-53-30-57H0V34z"/></clipPath><g clip-path="url(#w)">${weave(suit, 'l')}</g>`
    + P('k g', 'M-12-60h24V34h-24z') + [-16, 4].map(y => small(suit, 0, y, .14, 'a')).join('')
    + P('k p', 'M-24-70C-36-62-52-58-60-48C-52-22-24-8 0-8C24-8 52-22 60-48C52-58 36-62 24-70L0-40z') + mir(P('i', 'M-46-44l3 8l3-8zM-33-30l3 8l3-8zM-30-52l3 8l3-8zM-17-20l3 8l3-8z'))
    + mir(P('k r', 'M-22-104C-38-98-37-84-36-76C-35-68-40-63-46-63C-38-52-24-56-22-70z'))
    + face(23, { brow: 'M-17-95.5Q-10-99-4-95' }) + P('k r', beard) + P('k r', 'M0-73C-6-79-16-77-21-68C-13-65-5-65 0-69C5-65 13-65 21-68C16-77 6-79 0-73z') + P('m', 'M-5.5-63.5Q0-58.5 5.5-63.5z')
    + crown + tool + P('k y', 'M46-32q-4 0-4 5v10q0 6 6 6h20q4 0 4-4v-13q0-4-4-4z') + P('n', 'M46-24h12M46-18h12') + P('k q', 'M42-12h34v14H40z');
};
const queen = suit => {
  const flower = {
    s: P('k b', 'M38-104Q38-82 53-82Q68-82 68-104L60-96L53-112L46-96z') + P('k q', 'M53-112L60-96Q59-84 53-82Q47-84 46-96z'),
    h: P('k a', [0, 72, 144, 216, 288].map(a => ell(53 + 9 * Math.sin(rad(a)), -96 - 9 * Math.cos(rad(a)), 7, 7)).join('')) + P('k a', ell(53, -96, 9, 9)) + P('l', 'M47-97a6 6 0 0 1 12 0'),
    d: P('k a', [0, 72, 144, 216, 288].map(a => ell(53 + 10 * Math.sin(rad(a)), -96 - 10 * Math.cos(rad(a)), 7, 7)).join('')) + P('k g', ell(53, -96, 6, 6)),
    c: P('k b', [-60, 60, 180].map(a => ell(53 + 9.5 * Math.sin(rad(a)), -96 + 9.5 * Math.cos(rad(a)), 9, 9)).join('')) + P('k g', ell(53, -96, 4.5, 4.5)),
  }[suit];
  let fan = ''; for (let i = 0; i <= 6; i++) { const a = rad(188 + i * 11); const [c, d] = [Math.cos(a), Math.sin(a)]; fan += `M${Math.round(-14 + 18 * c)} ${Math.round(-38 + 18 * d)}l${Math.round(32 * c)} ${Math.round(32 * d)}`; }
  const crown = [-22, 22].map(x => P('k g', crownTip[suit](x, -124))).join('') + P('k g', crownTip[suit](0, -136)) + P('k g', 'M-26-106C-26-118-18-116-16-110C-14-120-6-124 0-124C6-124 14-120 16-110C18-116 26-118 26-106V-100Q0-110-26-100z') + P('q', ell(-13, -107, 2.6, 2.6) + ell(0, -111, 3.4, 3.4) + ell(13, -107, 2.6, 2.6));
  return mir(P('k p', arc(-14, -38, 50, 50, 182, 262) + 'L-14-38z') + P('n', fan))
    + P('k r', 'M0-114C-32-114-37-92-37-74C-37-58-44-50-50-46L-30-28H30L50-46C44-50 37-58 37-74C37-92 32-114 0-114z')
    + P('k y', 'M-9-62L-9-50L-34-38L0 4L34-38L9-50L9-62z') + P('z', 'M0-50L9-54L9-50L33-38L0 3z')
    + P('k a', 'M-72 34V-16C-68-32-50-40-34-43L0 0V34z') + `<clipPath id="w"><path d="M-72 34V-16C-68-32-50-40-34-43L0 0V34z"/></clipPath><g clip-path="url(#w)">${weave(suit, 'l')}</g>`
    + P('k b', 'M72 34V-16C68-32 50-40 34-43L0 0V34z') + mir(P('k g', 'M-40-46L-31-48L5-2L0 10z'))
    + P('g', [-18, -10, 0, 10, 18].map(x => ell(x, -36 + 8 - x * x / 40, 3, 3)).join('')) + small(suit, 0, -15, .13, 'f')
    + face(20, { chin: -55, jaw: .45, brow: 'M-16-96Q-9-100-4-96' }) + P('m', 'M-5.5-65Q-2.5-68 0-66.5Q2.5-68 5.5-65Q0-59.5-5.5-65z')
    + mir(P('k r', 'M0-114C-20-112-30-98-29-72L-20-70C-21-90-14-100 0-104z') + P('k g', ell(-24, -66, 3.5, 3.5)))
    + crown + P('n', 'M53-84C50-60 54-40 54-8', ' style="stroke-width:4"') + P('k b', 'M53-54c-6-10-14-12-20-10c2 8 10 14 20 14z') + flower
    + P('k y', 'M46-32q-4 0-4 5v8q0 6 6 6h14q4 0 4-4v-11q0-4-4-4z') + P('n', 'M45-25h10M45-19h10') + P('k q', 'M40-13l30-3v16H38z');
};
const jack = suit => {
  const tool = P('k g', 'M54-84h6V34h-6z') + small(suit, 57, -88, .28, 'k ' + (suit == 's' || suit == 'd' ? 'b' : 'b'));
  let ruff = ''; for (let i = 0; i <= 20; i++) { const a = rad(i * 18), k = i % 2 ? 1 : .72; ruff += `${i ? 'L' : 'M'}${n(38 * k * Math.cos(a))} ${n(-45 + 17 * k * Math.sin(a))}`; }
  return P('k a', 'M-72 34V-20C-68-36-50-42-30-46H0V34z') + P('k b', 'M72 34V-20C68-36 50-42 30-46H0V34z')
    + mir(P('k g', 'M-72 34V-20C-70-34-60-40-50-40C-40-30-38 0-44 34z'))
    + P('a', 'M-65-33C-56-24-56 10-60 34H-70V-24z') + P('a', 'M-52-38C-45-26-44 4-49 34H-54C-50 6-51-26-58-37z') + P('b', 'M65-33C56-24 56 10 60 34H70V-24zM52-38C45-26 44 4 49 34H54C50 6 51-26 58-37z')
    + `<clipPath id="w"><path d="M-42 34C-38 4-40-26-46-42H0V34z"/></clipPath><g clip-path="url(#w)">${weave(suit, 'l')}</g>` + P('n', 'M0-40V30') + P('k q', ell(0, -17, 4, 4) + ell(0, -3, 4, 4) + ell(0, 11, 4, 4))
    + P('k y', 'M-9-62h18v20h-18z') + P('k p', ruff + 'z') + P('n', [0, 36, 72, 108, 144, 180].map(a => `M${n(14 * Math.cos(rad(a)))} ${n(-45 + 6 * Math.sin(rad(a)))}L${n(36 * Math.cos(rad(a)))} ${n(-45 + 16 * Math.sin(rad(a)))}`).join(''))
    + P('k r', 'M-26-108H26C30-90 27-74 36-62C28-56 20-58 18-62H-18C-20-58-28-56-36-62C-27-74-30-90-26-108z')
    + face(20, { chin: -54, jaw: .6, brow: 'M-15-95Q-9.5-98-4-95' }) + P('m', 'M-4.5-64.5Q0-61 4.5-64.5Q0-59-4.5-64.5z')
    + P('k r', 'M-21-106H21V-95Q10-101 0-98Q-10-95-21-92z')
    + P('k q', 'M14-112C22-132 46-146 70-132C62-118 40-110 20-106z') + P('n', 'M18-108C30-122 46-130 64-131M36-120l12 3M30-117l0-13M44-126l14 2M40-124l2-11')
    + P('k a', 'M-34-104C-42-122-24-136 2-134C26-132 38-118 32-104Q0-113-34-104z') + P('l', 'M-26-110C-28-120-18-128-4-129') + P('k g', 'M-34-105Q0-114 33-105V-97Q0-106-34-97z') + small(suit, 15, -108, .2, 'k q')
    + tool + P('k y', 'M46-30q-4 0-4 5v8q0 6 6 6h16q4 0 4-4v-11q0-4-4-4z') + P('n', 'M45-23h11M45-17h11') + P('k q', 'M40-11l34-3v15H38z');
};
const jester = () => {
  let ruff = ''; for (let i = 0; i < 9; i++) { const a0 = rad(-8 + i * 24.5), a1 = rad(-8 + (i + 1) * 24.5), am = (a0 + a1) / 2; ruff += `${i ? 'L' : 'M'}${n(34 * Math.cos(a0))} ${n(-52 + 12 * Math.sin(a0))}L${n(52 * Math.cos(am))} ${n(-50 + 28 * Math.sin(am))}`; }
  const bell = (x, y) => P('k g', ell(x, y, 7, 7)) + P('n', `M${x - 4} ${y + 1}h8`);
  return P('k a', 'M-72 34V-18C-68-34-50-42-30-46H0V34z') + P('k q', 'M72 34V-18C68-34 50-42 30-46H0V34z')
    + P('q', 'M-54-40l18 30l-18 30l-18-30zM-18-46l18 36l-18 30l-18-30zM-36-10l18 30l-18 30l-18-30z') + P('a', 'M54-40l18 30l-18 30l-18-30zM18-46l-18 36l18 30l18-30z')
    + P('k p', ruff + 'L-34-54Q0-64 34-54z') + [0, 1, 2, 3, 4, 5, 6, 7, 8].map(i => { const a = rad(-8 + (i + .5) * 24.5); return P('k g', ell(52 * Math.cos(a), -50 + 28 * Math.sin(a), 4, 4)); }).join('')
    + face(21, { chin: -52, jaw: .5, brow: 'M-16-95Q-10-101-4-96' }) + P('k m', 'M-11-67Q0-63 11-67Q0-53-11-67z') + mir(P('f', 'M-13-82l3 6l-3 6l-3-6z'))
    + P('k a', 'M0-98C-14-98-22-94-25-80C-36-92-44-90-58-66C-60-98-44-116-24-116C-14-124-6-130 0-130z') + P('k q', 'M0-98C14-98 22-94 25-80C36-92 44-90 58-66C60-98 44-116 24-116C14-124 6-130 0-130z')
    + P('k g', 'M-27-78Q-24-100 0-100Q24-100 27-78Q20-92 0-92Q-20-92-27-78z') + bell(-58, -63) + bell(58, -63) + bell(0, -131);
};
const figures = { J: jack, Q: queen, K: king, '*': jester };
export const courtDefs = (rank, suit, st) => `${st == 'large' ? '' : '<clipPath id="h"><path d="M-72-150H72V-21L-72 21z"/></clipPath>'}<g id="f">${figures[rank](suit)}</g>`;
export const band = suit => { let s = ''; for (let i = -2; i <= 2; i++) s += small(suit, n(i * 29), n(-i * 29 * .292), i ? .12 : .15, 'p', 0); return P('k a', 'M-72 14L72-28V-14L-72 28z') + P('l', 'M-72 17.5L72-24.5M-72 24.5L72-17.5').replace('2.5', '1.5') + (suit ? s : ''); };
