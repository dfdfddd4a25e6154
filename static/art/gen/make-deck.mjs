#!/usr/bin/env node
// Makes the art of the game: deck.json, which holds every drawing and the
// palettes, and the few cards that prerendered pages show as files.
//
//	node static/art/gen/make-deck.mjs           write them
//	node static/art/gen/make-deck.mjs -check    fail if a file differs from what would be written
//
// Everything is original vector work of this project: see the modules beside
// this one, and ../LICENSE. No font is used.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BACKS, back } from './backs.mjs';
import { card } from './faces.mjs';
import { marks } from './marks.mjs';
import { paint, palette } from './palettes.mjs';
import { RANKS } from './suits.mjs';

// Cards shown on pages that must read well before any script has run.
const FILES = ['classic-s12', 'classic-h13', 'classic-c11', 'classic-d12', 'classic-s01'];

function drawings() {
  const out = {};
  for (const set of ['classic', 'large']) {
    for (const s of 'shcd') RANKS.forEach((r, i) => { out[`${set}-${s}${String(i + 1).padStart(2, '0')}`] = card(r, s, set); });
    out[`${set}-joker1`] = card('*', 'h', set);
    out[`${set}-joker2`] = card('*', 's', set);
  }
  for (const name of BACKS) out[`back-${name}`] = back(name);
  return { ...out, ...marks() };
}

function palettes() {
  const of = options => Object.fromEntries([...'shcd'].map(s => [s, palette(s, options)]));
  return { two: of({}), four: of({ four: true }), contrast: of({ contrast: true }), contrastFour: of({ contrast: true, four: true }) };
}

const art = drawings();
const files = { 'deck.json': JSON.stringify({ palettes: palettes(), art }, null, 1) + '\n' };
for (const name of FILES) files[`${name}.svg`] = paint(art[name], palette(name.at(-3))) + '\n';

let wrong = 0;
for (const [name, content] of Object.entries(files)) {
  const path = fileURLToPath(new URL(`../${name}`, import.meta.url));
  if (process.argv[2] !== '-check') { writeFileSync(path, content); continue; }
  let now = '';
  try { now = readFileSync(path, 'utf8'); } catch { /* a missing file differs */ }
  if (now !== content) { console.error(`${name} is not what make-deck.mjs makes`); wrong++; }
}
process.exitCode = wrong ? 1 : 0;
