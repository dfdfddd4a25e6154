// The colours of the cards, and in ow, iw, lw and bold the weights of their outlines and
// indices. They take the places that a drawing names.
const base = { paper: '#fffdf7', edge: '#d9d0bd', lip: '#f7f1e4', ink: '#1d2430', tint: '#f5eddc', gold: '#dca63f', gold2: '#f0cf85', skin: '#fbe6cf', skin2: '#efc8a2', lip2: '#b6403a', ow: 2, iw: 15, lw: 18.5, bold: 0 };
const two = {
  s: { suit: '#1b212b', c1: '#27405f', c2: '#6f8fb0', hair: '#1d2430' },
  h: { suit: '#c5271f', c1: '#b8332b', c2: '#27405f', hair: '#8a4b22' },
  d: { suit: '#c5271f', c1: '#cf5a2e', c2: '#f0cf85', hair: '#5b3420' },
  c: { suit: '#1b212b', c1: '#2d5347', c2: '#9db79f', hair: '#2b2622' },
};
// Of four colours two are warm and two are cold: games that alternate red and black are played
// by that, and eyes that do not tell red from green see it too.
const four = {
  s: { suit: '#14181f', c1: '#2b3340', c2: '#8b97a6', hair: '#1d2430' },
  h: { suit: '#c5271f', c1: '#b8332b', c2: '#f0cf85', hair: '#8a4b22' },
  d: { suit: '#b45a00', c1: '#c4661a', c2: '#f0cf85', hair: '#5b3420' },
  c: { suit: '#0d6b70', c1: '#186a70', c2: '#9fc8c6', hair: '#2b2622' },
};
const loud = { paper: '#ffffff', edge: '#000000', lip: '#ffffff', ink: '#000000', tint: '#ffffff', gold: '#ffd23f', gold2: '#ffffff', skin: '#ffffff', skin2: '#e4e4e4', ow: 3.2, iw: 18, lw: 21.5, bold: 3 };
const contrast = {
  s: { suit: '#000000', c1: '#000000', c2: '#ffffff', hair: '#000000' },
  h: { suit: '#b00000', c1: '#b00000', c2: '#ffffff', hair: '#000000' },
  d: { suit: '#b00000', c1: '#b00000', c2: '#ffd23f', hair: '#000000' },
  c: { suit: '#000000', c1: '#000000', c2: '#ffd23f', hair: '#000000' },
};
const contrastFour = {
  s: contrast.s,
  h: { suit: '#b0003a', c1: '#b0003a', c2: '#ffffff', hair: '#000000' },
  d: { suit: '#8a4600', c1: '#8a4600', c2: '#ffd23f', hair: '#000000' },
  c: { suit: '#005a64', c1: '#005a64', c2: '#ffffff', hair: '#000000' },
};

// palette gives the colours of one suit: two or four colours, normal or high contrast.
export const palette = (suit, { four: f = false, contrast: c = false } = {}) =>
  ({ ...base, ...(c ? loud : {}), ...(c ? (f ? contrastFour : contrast) : (f ? four : two))[suit] });

// paint puts the colours into a drawing, which says var(--name) where one goes.
// static/js/atlas.js does the same in the browser.
export const paint = (svg, p) => svg.replace(/var\(--(\w+)\)/g, (_, name) => p[name]);
