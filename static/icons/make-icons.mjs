#!/usr/bin/env node
// Makes the icons of the app from the deck's own spade and star.
//
//	node static/icons/make-icons.mjs            write the SVG files and their PNG pictures
//	node static/icons/make-icons.mjs -check     fail if an SVG differs from what would be written
//
// The PNG files are screenshots by Chromium (CHROMIUM names another one), whose
// bytes may change with its version: -check compares the SVG files only.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { star } from '../art/gen/marks.mjs';
import { SUIT } from '../art/gen/suits.mjs';

const INK = '#1b212b', PAPER = '#fffdf7', GOLD = '#dca63f';

// icon draws on a 512 px square. radius rounds the felt (a maskable icon is cut
// by the system, so it is square and keeps its drawing in the middle 80 %).
const icon = (radius, scale) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<defs><radialGradient id="felt" cx="50%" cy="22%" r="88%"><stop offset="0" stop-color="#2f6f5a"/><stop offset="1" stop-color="#183d32"/></radialGradient></defs>
<rect width="512" height="512" rx="${radius}" fill="url(#felt)"/>
<g transform="translate(256 256)scale(${scale})">
<g transform="rotate(-13)translate(-34 8)"><rect x="-107" y="-150" width="214" height="300" rx="22" fill="#0d221c" fill-opacity=".35" transform="translate(0 7)"/><rect x="-107" y="-150" width="214" height="300" rx="22" fill="${PAPER}"/><rect x="-92" y="-135" width="184" height="270" rx="11" fill="#1f5247"/><rect x="-84" y="-127" width="168" height="254" rx="6" fill="none" stroke="#ecd08b" stroke-width="4"/></g>
<g transform="rotate(8)translate(30 -2)"><rect x="-114" y="-160" width="228" height="320" rx="24" fill="#0d221c" fill-opacity=".4" transform="translate(0 9)"/><rect x="-114" y="-160" width="228" height="320" rx="24" fill="${PAPER}"/>
<path transform="translate(0 4)scale(1.98)" d="${SUIT.s}" fill="${INK}"/><path transform="translate(0 26)scale(.5)" d="${star()}" fill="${GOLD}"/></g>
</g>
</svg>
`;

// favicon has room for one thing only.
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" rx="14" fill="#235543"/><path transform="translate(32 31)scale(.52)" d="${SUIT.s}" fill="${PAPER}"/><path transform="translate(32 36.5)scale(.15)" d="${star()}" fill="#b97f12"/>
</svg>
`;

const drawings = {
  'icon.svg': icon(112, 1.12),
  'maskable.svg': icon(0, .92),
  'favicon.svg': favicon,
};
// iOS cuts less off than a maskable icon allows for, and wants no transparent corner.
const apple = icon(0, 1.08);

const pictures = [
  ['icon-192.png', drawings['icon.svg'], 192],
  ['icon-512.png', drawings['icon.svg'], 512],
  ['maskable-192.png', drawings['maskable.svg'], 192],
  ['maskable-512.png', drawings['maskable.svg'], 512],
  ['apple-touch-icon.png', apple, 180],
  ['favicon-32.png', favicon, 32],
];

const here = name => fileURLToPath(new URL(name, import.meta.url));

function picture(name, svg, size, dir) {
  const page = join(dir, 'page.html');
  const src = 'data:image/svg+xml;base64,' + Buffer.from(svg).toString('base64');
  writeFileSync(page, `<!doctype html><style>*{margin:0}img{display:block;width:${size}px;height:${size}px}</style><img src="${src}">`);
  execFileSync(process.env.CHROMIUM ?? 'chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--default-background-color=00000000',
    `--user-data-dir=${join(dir, 'profile')}`, `--window-size=${size},${size}`, `--screenshot=${here(name)}`, pathToFileURL(page).href], { stdio: 'ignore' });
}

let wrong = 0;
for (const [name, content] of Object.entries(drawings)) {
  if (process.argv[2] !== '-check') { writeFileSync(here(name), content); continue; }
  let now = '';
  try { now = readFileSync(here(name), 'utf8'); } catch { /* a missing file differs */ }
  if (now !== content) { console.error(`${name} is not what make-icons.mjs makes`); wrong++; }
}
if (process.argv[2] !== '-check') {
  const dir = mkdtempSync(join(tmpdir(), 'icons-'));
  for (const [name, svg, size] of pictures) picture(name, svg, size, dir);
  rmSync(dir, { recursive: true, force: true });
}
process.exitCode = wrong ? 1 : 0;
