import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { run } from './sandbox.mjs';

const origin = 'https://x.test';

// Caches is the browser's store of caches, in memory.
class Caches {
  all = new Map();
  async open(name) {
    if (!this.all.has(name)) this.all.set(name, new Cache());
    return this.all.get(name);
  }
  async keys() { return [...this.all.keys()]; }
  async delete(name) { return this.all.delete(name); }
}
class Cache {
  map = new Map();
  async match(request, { ignoreSearch } = {}) {
    const url = new URL(request.url ?? request);
    if (ignoreSearch) url.search = '';
    return this.map.get(url.href)?.clone();
  }
  async put(request, response) { this.map.set(request.url ?? String(request), response); }
  async keys() { return [...this.map.keys()].map(url => ({ url })); }
}

// site is a server: path to body, or to a Response.
const v1 = { '/': 'root 1', '/it/': 'table 1', '/it/games/': 'games 1', '/a/app.1.wasm': 'wasm 1', '/a/art.7.json': 'art' };
const v2 = { '/': 'root 2', '/it/': 'table 2', '/it/games/': 'games 2', '/a/app.2.wasm': 'wasm 2', '/a/art.7.json': 'art' };

// stamp is what a page says of its version; the tests' own pages are without.
const stamp = version => `<!--{"base":"/","version":"${version}"}-->`;
const unstamped = text => text.replace(/<!--.*-->$/, '');

// worker starts a version of sw.js over a browser's caches.
function worker(site, version, { caches = new Caches(), base = '/', registration = {}, pages = [], help = {} } = {}) {
  const handlers = {};
  const world = {
    site, caches, registration, offline: false, fetched: [], skipped: 0, claimed: 0,
    addEventListener: (name, f) => { handlers[name] = f; },
    location: new URL(origin + base + 'sw.js'),
    skipWaiting: async () => { world.skipped++; },
    clients: { matchAll: async () => pages.map(url => ({ url: origin + url })), claim: async () => { world.claimed++; } },
    fetch: async (request, options) => {
      const url = new URL(request.url ?? request);
      world.fetched.push([url.pathname, options?.cache]);
      if (world.offline) throw new TypeError('offline');
      const answer = world.site[url.pathname];
      if (answer instanceof Response) return answer.clone();
      if (answer === undefined) return new Response('no', { status: 404 });
      return new Response(url.pathname.endsWith('/') && !answer.includes('"version"') ? answer + stamp(version) : answer);
    },
    URL, Response, console,
    __PRECACHE__: {
      version, base,
      help,
      pages: Object.keys(site).filter(p => p.endsWith('/')).map(p => p.slice(base.length)).filter(p => !Object.values(help).flat().includes(p)),
      assets: Object.keys(site).filter(p => p.includes('/a/')).map(p => p.slice(base.length)),
    },
  };
  world.self = world;
  run('sw.js', world);
  const fire = async (name, fields) => {
    let wait;
    handlers[name]({ ...fields, waitUntil: p => { wait = p; } });
    await wait;
  };
  return {
    world, caches, pages,
    install: () => fire('install', {}),
    activate: () => fire('activate', {}),
    message: data => fire('message', { data }),
    // get answers a request as the page would see it; undefined when it is left to the browser.
    async get(path, { mode = 'navigate', method = 'GET' } = {}) {
      let answer;
      handlers.fetch({ request: { url: origin + path, method, mode, headers: new Headers() }, respondWith: p => { answer = p; } });
      return answer;
    },
    async text(path, options) { return unstamped(await (await this.get(path, options)).text()); },
  };
}

test('the token stands in the template once', () => {
  assert.equal(readFileSync(new URL('sw.js', import.meta.url), 'utf8').split('self.__PRECACHE__').length, 2);
});

test('installed: every page and asset offline, with any query', async () => {
  const w = worker(v1, '1');
  await w.install();
  await w.activate();
  assert.equal(w.world.claimed, 1);
  assert.equal(w.world.skipped, 0);
  w.world.offline = true;
  assert.equal(await w.text('/?utm=1'), 'root 1');
  assert.equal(await w.text('/it/games/?a=b&c'), 'games 1');
  assert.equal((await w.get('/it/index.html?q')).headers.get('Location'), origin + '/it/?q');
  assert.equal(await w.text('/a/app.1.wasm?x', { mode: 'cors' }), 'wasm 1');
  const slash = await w.get('/it/games?q');
  assert.equal(slash.headers.get('Location'), origin + '/it/games/?q');
});

test('pages come from the server, assets from the browser where it has them', async () => {
  const w = worker(v1, '1');
  await w.install();
  assert.deepEqual(w.world.fetched.find(([p]) => p === '/it/'), ['/it/', 'reload']);
  assert.deepEqual(w.world.fetched.find(([p]) => p === '/a/app.1.wasm'), ['/a/app.1.wasm', 'default']);
});

test('one file missing: the install fails and the old version goes on', async () => {
  const old = worker(v1, '1');
  await old.install();
  await old.activate();
  for (const bad of [new Response('no', { status: 404 }), new Response('sign in', { headers: { 'Content-Type': 'text/html' } })]) {
    const next = worker({ ...v2, '/a/app.2.wasm': bad }, '2', { caches: old.caches });
    await assert.rejects(next.install());
  }
  old.world.offline = true;
  assert.equal(await old.text('/it/'), 'table 1');
  assert.equal(await old.text('/a/app.1.wasm', { mode: 'cors' }), 'wasm 1');
});

test('a page that is none of this version: the install fails', async () => {
  const old = worker(v1, '1');
  await old.install();
  await old.activate();
  const html = { headers: { 'Content-Type': 'text/html' } };
  for (const bad of [new Response('sign in', html), new Response('table 3' + stamp(3), html)]) {
    const next = worker({ ...v2, '/it/': bad }, '2', { caches: old.caches });
    await assert.rejects(next.install(), /it\/: not of this version/);
  }
  old.world.offline = true;
  assert.equal(await old.text('/it/'), 'table 1');
});

test('an install that broke off goes on where it was', async () => {
  const first = worker({ ...v1, '/a/art.7.json': new Response('', { status: 503 }) }, '1');
  await assert.rejects(first.install());
  const second = worker(v1, '1', { caches: first.caches });
  await second.install();
  assert.ok(!second.world.fetched.some(([p]) => p === '/a/app.1.wasm'));
});

test('an update takes over what has not changed, and waits to be asked', async () => {
  const old = worker(v1, '1');
  await old.install();
  const next = worker(v2, '2', { caches: old.caches });
  await next.install();
  assert.ok(!next.world.fetched.some(([p]) => p === '/a/art.7.json'));
  assert.equal(next.world.skipped, 0);
  await next.message({ type: 'activate' });
  assert.equal(next.world.skipped, 1);
});

test('the version before stays while a page may need it, then goes', async () => {
  const caches = new Caches();
  for (const [site, version] of [[v1, '0'], [v1, '1']]) {
    const w = worker(site, version, { caches, pages: ['/it/'] });
    await w.install();
    await w.activate();
  }
  await caches.open('pazienza /other/ 1');
  await caches.open('somebody else');
  const pages = ['/it/', '/it/games/'];
  const next = worker(v2, '2', { caches, pages });
  await next.install();
  await next.activate();
  assert.deepEqual(await caches.keys(), ['pazienza / 1', 'pazienza /other/ 1', 'somebody else', 'pazienza / 2']); // 0 went before
  next.world.offline = true;
  assert.equal(await next.text('/a/app.1.wasm', { mode: 'cors' }), 'wasm 1'); // of the page that is still open
  assert.equal(await next.text('/it/'), 'table 2');
  await next.message({ type: 'hello', version: '2' });
  assert.ok((await caches.keys()).includes('pazienza / 1'));
  pages.pop();
  await next.message({ type: 'hello', version: '1' });
  assert.ok((await caches.keys()).includes('pazienza / 1'));
  await next.message({ type: 'hello', version: '2' });
  assert.deepEqual(await caches.keys(), ['pazienza /other/ 1', 'somebody else', 'pazienza / 2']);
});

// The version in use is 1; on the way to 3 the one between breaks off, or waits in vain.
for (const [why, between] of [['that broke off', { ...v2, '/a/app.2.wasm': new Response('', { status: 503 }) }], ['that was overtaken', v2]]) {
  test(`a version ${why} does not cost the one in use its place`, async () => {
    const caches = new Caches();
    const pages = ['/it/'];
    const old = worker(v1, '1', { caches, pages });
    await old.install();
    await old.activate();
    await worker(between, '2', { caches }).install().catch(() => {});
    const v3 = { ...v1, '/it/': 'table 3', '/a/app.3.wasm': 'wasm 3' };
    delete v3['/a/app.1.wasm'];
    const next = worker(v3, '3', { caches, pages });
    await next.install();
    await next.activate();
    assert.deepEqual(await caches.keys(), ['pazienza / 1', 'pazienza / 3']);
    next.world.offline = true;
    assert.equal(await next.text('/a/app.1.wasm', { mode: 'cors' }), 'wasm 1');
  });
}

test('what a broken install has fetched is there for the next try', async () => {
  const caches = new Caches();
  const pages = ['/it/'];
  const old = worker(v1, '1', { caches, pages });
  await old.install();
  await old.activate();
  await assert.rejects(worker({ ...v2, '/a/art.7.json': 'art', '/a/late.js': new Response('', { status: 503 }) }, '2', { caches }).install());
  await old.message({ type: 'hello', version: '1' });
  const again = worker(v2, '2', { caches });
  await again.install();
  assert.ok(!again.world.fetched.some(([p]) => p === '/a/app.2.wasm'));
});

test('with no page open only the new version stays', async () => {
  const caches = new Caches();
  await worker(v1, '1', { caches }).install();
  const next = worker(v2, '2', { caches });
  await next.install();
  await next.activate();
  assert.deepEqual(await caches.keys(), ['pazienza / 2']);
});

test('a version that waits is not swept away by the one that runs', async () => {
  const caches = new Caches();
  const registration = {};
  const pages = ['/it/'];
  const old = worker(v1, '1', { caches, registration, pages });
  await old.install();
  await worker(v2, '2', { caches }).install();
  registration.waiting = {};
  await old.message({ type: 'hello', version: '1' });
  assert.ok((await caches.keys()).includes('pazienza / 2'));
});

test('what the browser evicted is fetched again', async () => {
  const w = worker(v1, '1', { pages: ['/it/'] });
  await w.install();
  const cache = await w.caches.open('pazienza / 1');
  cache.map.delete(origin + '/it/');
  cache.map.delete(origin + '/a/app.1.wasm');
  await w.message({ type: 'hello', version: '1' });
  w.world.offline = true;
  assert.equal(await w.text('/it/'), 'table 1');
  assert.equal(await w.text('/a/app.1.wasm', { mode: 'cors' }), 'wasm 1');
});

test('unknown addresses: the server online, the table of the language offline', async () => {
  const w = worker(v1, '1');
  await w.install();
  assert.equal((await w.get('/it/nowhere/')).status, 404);
  w.world.offline = true;
  assert.equal((await w.get('/it/nowhere/')).headers.get('Location'), origin + '/it/');
  assert.equal((await w.get('/fr/')).headers.get('Location'), origin + '/');
  w.caches.all.clear();
  assert.equal((await w.get('/it/')).status, 503); // and no loop of redirects
});

test('everything else is left alone', async () => {
  const w = worker(v1, '1');
  await w.install();
  assert.equal(await w.get('/healthz', { mode: 'cors' }), undefined);
  assert.equal(await w.get('/it/', { method: 'POST' }), undefined);
  assert.equal(await w.get('/sw.js', { mode: 'same-origin' }), undefined);
});

test('a site under a path keeps to its path', async () => {
  const site = { '/sub/': 'root', '/sub/it/': 'table', '/sub/a/app.1.wasm': 'wasm' };
  const w = worker(site, '1', { base: '/sub/' });
  await w.install();
  w.world.offline = true;
  assert.equal(await w.text('/sub/it/?x'), 'table');
  assert.equal(await w.get('/it/'), undefined);
  assert.deepEqual(await w.caches.keys(), ['pazienza /sub/ 1']);
});

// config is what of a page's settings tells its version.
const manual = { '/': 'root', '/it/': 'table', '/it/glossary/': 'parole', '/it/rules/vegas/': 'regole', '/es/glossary/': 'palabras' };
const help = { it: ['it/glossary/', 'it/rules/vegas/'], es: ['es/glossary/'] };

test('the manual comes after all else, first in the language that is spoken', async () => {
  const w = worker(manual, '1', { help });
  await w.install();
  assert.ok(!w.world.fetched.some(([p]) => p.includes('glossary')));
  await w.message({ type: 'speak', lang: 'es' });
  assert.deepEqual(w.world.fetched.map(([p]) => p).filter(p => p.includes('glossary')), ['/es/glossary/', '/it/glossary/']);
  w.world.offline = true;
  assert.equal(await w.text('/it/rules/vegas/'), 'regole');
});

test('where data are dear, the manual is kept in one language, and where it was asked for', async () => {
  const w = worker(manual, '1', { help });
  w.world.navigator = { connection: { saveData: true } };
  await w.install();
  assert.ok(!w.world.fetched.some(([p]) => p.includes('glossary')));
  await w.message({ type: 'speak', lang: 'it' });
  await w.message({ type: 'speak', lang: 'xx' });
  w.world.offline = true;
  assert.equal(await w.text('/it/rules/vegas/', { mode: 'cors' }), 'regole');
  assert.equal(await w.text('/it/glossary/'), 'parole');
  await assert.rejects(w.get('/es/glossary/', { mode: 'cors' })); // the game says so
  w.world.offline = false;
  assert.equal(await w.text('/es/glossary/', { mode: 'cors' }), manual['/es/glossary/']);
  w.world.offline = true;
  assert.equal(await w.text('/es/glossary/'), manual['/es/glossary/']);
});

test('a page of a newer version is shown and not kept', async () => {
  const w = worker({ ...manual, '/es/glossary/': 'palabras' + stamp(2) }, '1', { help });
  w.world.navigator = { connection: { saveData: true } };
  await w.install();
  await w.message({ type: 'speak', lang: 'it' });
  assert.match(await w.text('/es/glossary/', { mode: 'cors' }), /^palabras/);
  w.world.offline = true;
  await assert.rejects(w.get('/es/glossary/', { mode: 'cors' }));
});

test('an update takes the manual along in the languages that were kept', async () => {
  const old = worker(manual, '1', { help });
  old.world.navigator = { connection: { saveData: true } };
  await old.install();
  await old.message({ type: 'speak', lang: 'it' });
  const next = worker(manual, '2', { help, caches: old.caches });
  await next.install();
  next.world.offline = true;
  assert.equal(await next.text('/it/glossary/'), 'parole');
  assert.ok(!next.world.fetched.some(([p]) => p.startsWith('/es/')));
});
