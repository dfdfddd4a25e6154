#!/usr/bin/env node
// Has Lighthouse audit a page of every kind in every language, and fails when a score of
// accessibility, best practices or SEO is below 100. Speed is measured by make bench: what
// Lighthouse makes of it depends on the machine.
//
//   .ci/audits.mjs bin/web bin/audits [it/games/ ...]
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { accessSync, constants } from 'node:fs';

const [program, tools, ...chosen] = process.argv.slice(2);
const load = name => import(pathToFileURL(resolve(tools, 'node_modules', name)));
const { default: lighthouse } = await load('lighthouse/core/index.js');
const { launch } = await load('chrome-launcher/dist/index.js');

const kinds = ['', 'games/', 'games/klondike/', 'rules/klondike/', 'rules/spider/', 'glossary/', 'questions/', 'two/', 'race/', 'rules/double-solitaire/',
  'stats/', 'past/', 'daily/', 'settings/', 'house/', 'about/', 'play/spider-4/', 'nowhere/'];
const pages = chosen.length ? chosen : ['it', 'es', 'en'].flatMap(lang => kinds.map(kind => lang + '/' + kind));
const categories = ['accessibility', 'best-practices', 'seo'];

// What is meant to be so: a page that does not exist says so, and is not to be found.
const meant = page => page.endsWith('nowhere/') ? ['http-status-code', 'is-crawlable', 'errors-in-console'] : [];

const port = await new Promise((ok, no) => {
  const s = createServer().on('error', no).listen(0, 'localhost', () => { const { port } = s.address(); s.close(() => ok(port)); });
});
const origin = 'http://localhost:' + port;
const server = spawn(program, ['-addr', 'localhost:' + port, '-origin', origin, '-log', 'warn'], { stdio: ['ignore', 'ignore', 'inherit'] });
const chromePath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  .flatMap(name => process.env.PATH.split(':').map(dir => dir + '/' + name))
  .find(path => { try { accessSync(path, constants.X_OK); return true; } catch { return false; } });
let chrome, below = 0;
const audit = async page => {
  const result = await lighthouse(origin + '/' + page, { port: chrome.port, logLevel: 'error' }, {
    extends: 'lighthouse:default',
    settings: { onlyCategories: categories, skipAudits: meant(page), ignoreStatusCode: true, disableFullPageScreenshot: true },
  });
  if (result.lhr.runtimeError) throw new Error(page + ': ' + result.lhr.runtimeError.message);
  return result;
};
try {
  for (let i = 0; ; i++) {
    try { if ((await fetch(origin + '/healthz')).ok) break; } catch { /* not yet */ }
    if (i > 100) throw new Error('the server did not start');
    await new Promise(ok => setTimeout(ok, 100));
  }
  chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--disable-gpu-rasterization', '--disable-renderer-backgrounding', '--disable-backgrounding-occluded-windows', '--window-size=412,823'] });
  console.log('page'.padEnd(24), categories.join('  '), ' seconds');
  for (const page of pages) {
    const start = Date.now();
    // A browser under load loses a page now and then, which is no fault of the page.
    const { lhr } = await audit(page).catch(() => audit(page));
    const scores = categories.map(c => Math.round(100 * lhr.categories[c].score));
    console.log(page.padEnd(24), scores.map((s, i) => String(s).padStart(categories[i].length)).join('  '), ' ', ((Date.now() - start) / 1000).toFixed(0));
    for (const c of categories) {
      for (const { id, weight } of lhr.categories[c].auditRefs) {
        const a = lhr.audits[id];
        if (weight === 0 || a.score === null || a.score === 1) continue;
        below++;
        console.log('  ' + c + ': ' + id + ': ' + a.title);
        for (const item of (a.details?.items ?? []).slice(0, 4)) console.log('    ' + JSON.stringify(item.node?.snippet ?? item.description ?? item).slice(0, 200));
      }
    }
    if (scores.some(s => s < 100) && below === 0) below++;
  }
} finally {
  await chrome?.kill();
  server.kill();
}
if (below) {
  console.error('audits: ' + below + ' below 100');
  process.exit(1);
}
