// sw.js is the template of the service worker: web/precache.go writes the list of
// this version's files in place of the token below.
//
// A version lives in one cache and is installed whole or not at all. It waits
// until no page of an older one is open, or until a page asks for it (see
// update.js); nothing here ever reloads a page.
'use strict';

const { version, base, pages, help, assets } = self.__PRECACHE__;

// The pages of the manual are many, and a player reads one language: no version waits for
// them. They come afterwards, those in that language first.
const manual = Object.values(help).flat();

// The space ends the base, so that a site under "/a/" never touches one under "/a/b/".
const family = `pazienza ${base} `;
const mine = family + version;
const hashed = path => path.startsWith('a/'); // named by its content: right whenever it is there
const at = path => new URL(base + path, self.location.origin).href;
// Files are kept, and looked up, by addresses without a query: to have the browser ignore one
// is to have it go through all that is kept, every time.
const lookup = { ignoreVary: true };

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(activate()));

self.addEventListener('message', event => {
  if (event.data?.type === 'activate') event.waitUntil(self.skipWaiting());
  if (event.data?.type === 'hello') event.waitUntil(settle(event.data.version));
  if (event.data?.type === 'speak') event.waitUntil(learn(event.data.lang));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || request.headers.has('Range')) return;
  if (url.origin !== self.location.origin || !url.pathname.startsWith(base)) return;
  const path = url.pathname.slice(base.length);
  if (request.mode === 'navigate') event.respondWith(page(request, path, url.search));
  else if (manual.includes(path)) event.respondWith(page(request, path, url.search));
  else if (hashed(path)) event.respondWith(asset(request, path));
  else if (path.endsWith('.webmanifest')) event.respondWith(fresh(request));
});

// ---- installing -------------------------------------------------------------

async function install() {
  const cache = await caches.open(mine);
  await each([...pages, ...await spoken(), ...assets], path => keep(cache, path));
}

// spoken lists the manual's pages in the languages that an older version has them in.
async function spoken() {
  const list = [];
  for (const paths of Object.values(help)) {
    for (const path of paths) {
      if (!await anywhere(at(path))) continue;
      list.push(...paths);
      break;
    }
  }
  return list;
}

// each runs job for all of list, four at a time; it fails with the first that fails.
async function each(list, job) {
  const queue = list.slice();
  const lane = async () => {
    while (queue.length) await job(queue.shift());
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

// keep puts a file into cache. What is named by its content may come from an
// interrupted install, an older version or the browser's cache, which has the
// wasm that the page has just loaded; a page must come from the server.
async function keep(cache, path) {
  const url = at(path);
  if (hashed(path)) {
    if (await cache.match(url, lookup)) return;
    const known = await anywhere(url);
    if (known) return cache.put(url, known);
  }
  let response = await fetch(url, { cache: hashed(path) ? 'default' : 'reload' });
  if (!good(response, path) && hashed(path)) response = await fetch(url, { cache: 'reload' });
  if (!good(response, path)) throw new Error(`${path}: status ${response.status}`);
  if (paged(path) && !await ours(response)) throw new Error(`${path}: not of this version`);
  await cache.put(url, response);
}

const paged = path => path === '' || path.endsWith('/');

// ours reports whether a page is of this version: one of a newer names files that this version
// does not keep, and what a gateway sends in its stead names none.
async function ours(response) {
  return (await response.clone().text()).includes(`"version":${JSON.stringify(version)}`);
}

// good refuses errors, and the pages that gateways and hosts send in a file's stead.
function good(response, path) {
  if (response.status !== 200 || response.redirected) return false;
  return paged(path) || !/^text\/html/.test(response.headers.get('Content-Type') || '');
}

// anywhere finds a file in this version or in any other that is still here.
async function anywhere(url) {
  const here = await (await caches.open(mine)).match(url, lookup);
  if (here) return here;
  for (const name of await caches.keys()) {
    if (!name.startsWith(family) || name === mine) continue;
    const found = await (await caches.open(name)).match(url, lookup);
    if (found) return found;
  }
  return undefined;
}

// ---- changing versions --------------------------------------------------------

// used is an entry that a version's cache has once it has answered pages, which one that
// failed to install never did, nor one that another overtook while it waited.
const used = at('used');

async function activate() {
  const cache = await caches.open(mine);
  await cache.put(used, new Response()).catch(() => {}); // the disk may be full
  await tidy((await windows()).length ? 1 : 0);
  await self.clients.claim();
}

// tidy deletes our other versions but the newest few that were used, and what a newer one
// has fetched before it broke off. It does nothing while a newer one is being installed or
// waits: that is one of the others.
async function tidy(few) {
  if (self.registration.installing || self.registration.waiting) return;
  const ours = (await caches.keys()).filter(name => name.startsWith(family)); // as they were made
  const old = [];
  for (const name of ours) {
    if (name !== mine && await (await caches.open(name)).match(used)) old.push(name);
  }
  const kept = [mine, ...old.slice(old.length - few)];
  const last = ours.at(-1);
  if (!old.includes(last)) kept.push(last);
  await Promise.all(ours.filter(name => !kept.includes(name)).map(name => caches.delete(name)));
}

const windows = async () => (await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
  .filter(client => client.url.startsWith(self.location.origin + base));

let settled = false;

// settle runs when a page has started: it fetches what the browser has evicted,
// and drops the previous version once the only page open is of this one.
async function settle(pageVersion) {
  if (pageVersion === version && (await windows()).length === 1) await tidy(0);
  if (settled) return;
  settled = true;
  settled = await fill([...pages, ...assets]);
}

// learn fetches the manual in a language, then in the others, unless data are dear.
async function learn(lang) {
  await fill(help[lang] || []);
  if (!self.navigator?.connection?.saveData) await fill(manual);
}

// fill fetches what of a list is not here, and tells whether all of it came.
async function fill(list) {
  let all = true;
  const cache = await caches.open(mine);
  const present = new Set((await cache.keys()).map(request => request.url));
  const missing = list.filter(path => !present.has(at(path)));
  await each(missing, path => keep(cache, path).catch(() => { all = false; }));
  return all;
}

// ---- answering ----------------------------------------------------------------

// page answers a navigation with the cached page, whatever its query says, and the game with
// a page of the manual.
async function page(request, path, search) {
  const known = path => pages.includes(path) || manual.includes(path);
  // As the server does: the game knows a page by one address.
  const proper = path.replace(/(^|\/)index\.html$/, '$1');
  const found = [proper, proper + '/'].find(known);
  if (found !== undefined && found !== path) return Response.redirect(at(found) + search, 302);
  const cache = await caches.open(mine);
  if (known(path)) {
    const cached = await cache.match(at(path), lookup);
    if (cached) return cached;
  }
  try {
    const response = await fetch(request);
    if (manual.includes(path) && good(response, path) && await ours(response)) await cache.put(at(path), response.clone()).catch(() => {});
    return response;
  } catch (err) {
    const old = known(path) && await anywhere(at(path));
    if (!old && request.mode !== 'navigate') throw err;
    return old || lost(path);
  }
}

// lost answers an address that is unknown here and cannot be asked for: with the
// table in the address's language, and in the root's words when that is gone too.
async function lost(path) {
  for (const home of [path.split('/')[0] + '/', '']) {
    if (home !== path && pages.includes(home) && await anywhere(at(home))) return Response.redirect(at(home), 302);
  }
  return new Response('offline', { status: 503, headers: { 'Content-Type': 'text/plain' } });
}

async function asset(request, path) {
  const cached = await anywhere(at(path));
  if (cached) return cached;
  const response = await fetch(request);
  if (assets.includes(path) && good(response, path)) {
    await (await caches.open(mine)).put(at(path), response.clone()).catch(() => {}); // the disk may be full
  }
  return response;
}

// fresh prefers the network and remembers what it said.
async function fresh(request) {
  const cache = await caches.open(mine);
  try {
    const response = await fetch(request);
    if (response.status === 200) await cache.put(request.url, response.clone()).catch(() => {});
    return response;
  } catch (err) {
    const cached = await cache.match(request.url, lookup);
    if (cached) return cached;
    throw err;
  }
}
