import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CustomEvent, Element, run } from './sandbox.mjs';

function storage(content = {}) {
  const map = new Map(Object.entries(content));
  return {
    getItem: k => map.get(k) ?? null,
    setItem: (k, v) => { map.set(k, String(v)); },
    removeItem: k => { map.delete(k); },
  };
}

// boot runs first.js, boot.js and the scripts that go on with their work on a page, and returns its window.
function boot({ path = '/', base = '/', search = '', hash = '', languages = ['en'], stored = {}, dark = false, blocked = false, indexedDB, media = [], trustedTypes, worker = null, compilers = [], fetches = [], hidden = false, styled = true, observers = true } = {}) {
  const target = new EventTarget();
  const root = new Element('html');
  root.dataset.base = base;
  root.lang = 'en';
  const document = Object.assign(new EventTarget(), {
    documentElement: root,
    head: new Element('head'),
    hidden,
    body: new Element('body'),
    getElementById: id => id !== 'config' ? document.body.children.find(c => c.id === id) ?? null : { textContent: JSON.stringify({ base, version: '1', assets: { 'app.wasm': 'a/app.1.wasm', 'js/compile.js': 'a/js/compile.1.js', 'js/page.js': 'a/js/page.1.js', 'js/qr.js': 'a/js/qr.1.js' }, sizes: {}, sw: 'sw.js', words: { network: 'broke off', stall: 'stalled', again: 'again' } }) },
    querySelector: what => what.startsWith('link') ? styled || null : world.canvas,
    querySelectorAll: () => world.metas,
    createElement: tag => Object.assign(new Element(tag), { getContext: () => null }),
  });
  const queue = [];
  const world = {
    document, queue, metas: [], canvas: null, replaced: null, left: null, reloads: 0, now: 0,
    addEventListener: target.addEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
    location: { origin: 'https://x.test', pathname: path, search, hash, href: 'https://x.test' + path, reload() { world.reloads++; }, replace(url) { world.left = url; } },
    history: { state: null, replaceState(state, title, url) { world.replaced = url; } },
    navigator: { languages, maxTouchPoints: 0, serviceWorker: { controller: worker } },
    fetch: async url => { fetches.push(url); return url; },
    AbortController, AbortSignal, WebAssembly: { compileStreaming() {} },
    Worker: class { constructor(url) { compilers.push(this); this.url = url; } postMessage(data) { this.sent = data; } terminate() { this.ended = true; } },
    performance: { now: () => world.now },
    matchMedia: q => ({ get matches() { return q.includes('dark') ? dark : media.some(m => q.includes(m)); }, addEventListener: (_, f) => { world.prefer = f; } }),
    requestAnimationFrame: cb => queue.push(cb),
    PerformanceObserver: observers && class { constructor(cb) { world.paint = name => cb({ getEntriesByName: n => n === name ? [{}] : [] }, this); } observe() {} disconnect() {} },
    cancelAnimationFrame() {},
    MutationObserver: class { constructor(cb) { world.mutate = cb; } observe() {} disconnect() { world.mutate = () => {}; } },
    CustomEvent, URL, setTimeout: (f, ms, ...args) => { world[ms === 20e3 ? 'missed' : ms === 600 ? 'unpainted' : 'later'] = { f: () => f(...args), ms }; },
    indexedDB,
    console, trustedTypes,
  };
  world.window = world;
  for (const name of ['localStorage', 'sessionStorage', ...blocked ? ['indexedDB'] : []]) {
    if (blocked) Object.defineProperty(world, name, { get() { throw new Error('SecurityError'); }, configurable: true });
    else world[name] = storage(name === 'localStorage' ? stored : {});
  }
  for (const script of ['first', 'boot', 'canvas', 'frames', 'install', 'late']) run(script + '.js', world);
  return world;
}

test('language: address, then choice, then browser, then English', () => {
  assert.equal(boot({ path: '/es/games/', languages: ['it'], stored: { 'pazienza.lang': 'en' } }).pazienza.lang, 'es');
  assert.equal(boot({ languages: ['es'], stored: { 'pazienza.lang': 'it' } }).pazienza.lang, 'it');
  assert.equal(boot({ languages: ['fr-FR', 'IT-it', 'en'] }).pazienza.lang, 'it');
  assert.equal(boot({ languages: ['fr', 'de'] }).pazienza.lang, 'en');
  assert.equal(boot({ languages: ['fr'], stored: { 'pazienza.lang': '../..' } }).pazienza.lang, 'en');
});

test('the root becomes the table of the language, query and base kept', () => {
  const here = boot({ path: '/sub/', base: '/sub/', search: '?utm=1' });
  assert.deepEqual([here.replaced, here.left, here.pazienza.leaving], ['/sub/en/?utm=1', null, false]);
  const there = boot({ path: '/sub/', base: '/sub/', search: '?utm=1', languages: ['it'] });
  assert.deepEqual([there.replaced, there.left, there.pazienza.leaving], [null, '/sub/it/?utm=1', true]);
  for (const path of ['/it/rules/spider/', '/it/', '/it', '/nowhere']) {
    const w = boot({ path, languages: ['it'] });
    assert.deepEqual([w.replaced, w.left, w.pazienza.leaving], [null, null, false], path);
  }
});

test('a link that was cut off within an escape is one that Go can read', () => {
  const path = '/it/', search = '?a=%';
  const w = boot({ path, search, hash: '#game=a&title=After%20s%2' });
  assert.equal(w.replaced, '/it/?a=%#game=a&title=After%20s%252');
  w.replaced = null;
  w.location.hash = '#%zz%';
  w.dispatchEvent(new CustomEvent('popstate'));
  assert.equal(w.replaced, '/it/?a=%#%25zz%25');
  assert.equal(boot({ path, search, hash: '#title=%F0%9f%2C' }).replaced, null);
});

test('theme and cloth are classes on html', () => {
  const classes = options => [...boot(options).document.documentElement.classes].sort();
  assert.deepEqual(classes({}), ['bosco']);
  assert.deepEqual(classes({ dark: true }), ['dark', 'notte']);
  assert.deepEqual(classes({ dark: true, stored: { 'pazienza.theme': 'light' } }), ['bosco']);
  assert.deepEqual(classes({ stored: { 'pazienza.theme': 'dark', 'pazienza.table': 'cotto' } }), ['cotto', 'dark']);
});

test('colours of suits and contrast are classes on html', () => {
  const classes = options => [...boot(options).document.documentElement.classes].sort();
  assert.deepEqual(classes({ stored: { 'pazienza.four': 'yes' } }), ['bosco', 'four']);
  assert.deepEqual(classes({ stored: { 'pazienza.contrast': 'more' } }), ['bosco', 'contrast']);
  assert.deepEqual(classes({ media: ['contrast: more'] }), ['bosco', 'contrast']);
  assert.deepEqual(classes({ media: ['contrast: more'], stored: { 'pazienza.contrast': 'normal' } }), ['bosco']);
});

test('a change of what the system prefers is followed, and told once', () => {
  const media = [], w = boot({ media });
  let told = 0;
  w.addEventListener('pazienza:theme', () => told++);
  w.prefer();
  assert.equal(told, 0);
  media.push('contrast: more');
  w.prefer();
  w.prefer();
  assert.equal(told, 1);
  assert.ok(w.document.documentElement.classes.has('contrast'));
  w.localStorage.setItem('pazienza.contrast', 'normal');
  w.pazienza.theme();
  assert.equal(told, 2);
});

test('blocked storage is replaced', () => {
  const w = boot({ blocked: true });
  w.localStorage.setItem('a', 1);
  assert.equal(w.localStorage.getItem('a'), '1');
  assert.equal(w.localStorage.length, 1);
  assert.equal(w.localStorage.key(0), 'a');
});

test('a database whose very name is forbidden is none to Go', () => {
  assert.equal(boot({ blocked: true }).indexedDB, undefined);
  const indexedDB = {};
  assert.equal(boot({ indexedDB }).indexedDB, indexedDB);
});

test('frames pass while awake, and are parked and issued by wake otherwise', () => {
  const w = boot();
  let ran = 0;
  const loop = () => { ran++; w.requestAnimationFrame(loop); };
  const frame = ms => { w.now += ms; w.queue.splice(0).forEach(cb => cb(w.now)); };
  w.now = 10000; // the start is over
  w.requestAnimationFrame(loop);
  for (let i = 0; i < 5; i++) frame(16);
  assert.equal(ran, 3, 'the frames owed at the start');
  w.pazienza.wake(60);
  for (let i = 0; i < 20; i++) frame(16);
  assert.ok(ran >= 6 && ran <= 8, `${ran} frames`);
  w.pazienza.wake(40);
  const slow = ran;
  for (let i = 0; i < 5; i++) frame(500);
  assert.equal(ran, slow + 3, 'frames owed on a slow screen');
  assert.equal(w.pazienza.frames, ran);
  const before = ran;
  w.dispatchEvent(new Event('pointerdown'));
  frame(16);
  assert.equal(ran, before + 1);
  const handle = w.requestAnimationFrame(() => assert.fail('cancelled'));
  w.cancelAnimationFrame(handle);
  w.pazienza.wake(100);
});

test("Ebitengine's viewport and canvas are repaired", () => {
  const w = boot();
  w.metas = [{ content: 'width=device-width, initial-scale=1' }];
  const canvas = w.canvas = new Element('canvas');
  w.mutate();
  assert.match(w.metas[0].content, /viewport-fit=cover/);
  assert.equal(canvas.tabIndex, -1);
  assert.equal(canvas.attributes['aria-hidden'], 'true');
  canvas.addEventListener('keydown', () => assert.fail('a key reached Ebitengine'));
  const key = new Event('keydown', { cancelable: true });
  canvas.dispatchEvent(key);
  assert.equal(key.defaultPrevented, false);
  const press = new Event('mousedown', { cancelable: true });
  canvas.dispatchEvent(press);
  assert.equal(press.defaultPrevented, true);
});

test('a lost GPU: three reloads in a row, then word of it; good minutes are forgiven', () => {
  const w = boot();
  const canvas = w.canvas = new Element('canvas');
  w.mutate();
  let now = 1e12;
  w.Date = class extends Date { static now() { return now; } };
  let gone = 0;
  w.addEventListener('pazienza:gpu', () => gone++);
  const lose = after => {
    now += after;
    w.later = null;
    // Events do not pass from the canvas to the window here.
    const e = new Event('webglcontextlost', { cancelable: true });
    Object.defineProperty(e, 'target', { value: canvas });
    w.dispatchEvent(e);
    w.later?.f();
    return [w.later?.ms, w.reloads, gone];
  };
  assert.deepEqual(lose(0), [500, 1, 0]);
  assert.deepEqual(lose(60e3), [2000, 2, 0]);
  assert.deepEqual(lose(60e3), [8000, 3, 0]);
  assert.deepEqual(lose(60e3), [undefined, 3, 1]);
  assert.deepEqual(lose(301e3), [500, 4, 1]);
  assert.deepEqual(lose(60e3), [2000, 5, 1]);
  assert.deepEqual(lose(-864e5), [500, 6, 1]); // the clock was set back by a day, nobody knows after how long
  w.document.hidden = true;
  assert.deepEqual(lose(301e3), [500, 6, 1]);
  w.document.hidden = false;
  w.document.dispatchEvent(new Event('visibilitychange'));
  assert.equal(w.reloads, 7);
});

test('installing: what the browser allows, and its prompt once', async () => {
  assert.equal(boot().pazienza.install.state(), 'none');
  assert.equal(boot({ media: ['standalone'] }).pazienza.install.state(), 'installed');
  for (const [state, navigator, more] of [
    ['ios', { standalone: false, maxTouchPoints: 5 }],
    ['mac', { standalone: false }],
    ['android', { userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:153.0) Firefox/153.0' }],
    ['menu', {}, { BeforeInstallPromptEvent: class {} }],
  ]) {
    const w = boot();
    Object.assign(w.navigator, navigator);
    Object.assign(w, more);
    assert.equal(w.pazienza.install.state(), state);
  }
  const w = boot();
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {}, userChoice: Promise.resolve({ outcome: 'accepted' }) });
  w.dispatchEvent(offer);
  assert.equal(offer.defaultPrevented, true);
  assert.equal(w.pazienza.install.state(), 'installable');
  assert.equal(await w.pazienza.install.prompt(), true);
  assert.equal(await w.pazienza.install.prompt(), false);
});

test('a late script comes once, and is asked for again when it did not', async () => {
  const { pazienza, document } = boot();
  const failed = pazienza.late('js/qr.js');
  document.head.children[0].onerror();
  await assert.rejects(failed, /js\/qr\.js/);
  assert.equal(document.head.children.length, 0);
  const [one, two] = [pazienza.late('js/qr.js'), pazienza.late('js/qr.js')];
  assert.equal(one, two);
  assert.deepEqual(document.head.children.map(s => s.src), ['https://x.test/a/js/qr.1.js']);
  document.head.children[0].onload();
  await one;
});

test('markup and scripts are our own', () => {
  const refused = [];
  let policy;
  const trustedTypes = { createPolicy(name, rules) { assert.equal(name, 'default'); policy = rules; } };
  const world = boot({ base: '/play/', path: '/play/', trustedTypes });
  world.console = { error: text => refused.push(text) };
  const html = (text, sink = 'Element innerHTML') => policy.createHTML(text, 'TrustedHTML', sink);
  for (const ours of [
    '<svg class="ic" viewBox="0 0 24 24"><path d="M1 1h9"></path></svg>',
    '<article id="help"><h2 id="on">On = and on</h2><p>The link to a script: set, style &lt;script></p><a href="../x/">on</a></article>',
  ]) assert.equal(html(ours), ours);
  for (const theirs of [
    '<script>alert(1)</script>', '<SCRIPT src=//e.test>', '<svg><script/>', '< script>', '<img src=x onerror=alert(1)>', '<img src="x"onerror=alert(1)>', '<svg/onload=alert(1)>',
    '<a href="JavaScript:alert(1)">', '<iframe srcdoc="x">', '<base href="//e.test">', '<svg><animate attributeName=href>', '<meta http-equiv=refresh>', '<template><b>', '<math>', '<p\nonclick\n=x>',
  ]) {
    refused.length = 0;
    assert.equal(html(theirs), '', theirs);
    assert.equal(refused.length, 1);
    assert.equal(html(theirs, 'DOMParser parseFromString'), theirs);
  }
  for (const ours of ['/play/a/js/qr.1.js', 'https://x.test/play/a/js/solver.1.js', '/play/sw.js']) assert.equal(policy.createScriptURL(ours), ours);
  for (const theirs of ['//e.test/play/a/x.js', 'https://e.test/play/sw.js', '/a/x.js', '/play/sw.js/x', 'data:text/javascript,1', 'blob:https://x.test/1', 'javascript:1', '/play/a/../../x.js']) {
    assert.equal(policy.createScriptURL(theirs), null, theirs);
  }
});

const page = 'https://x.test/a/js/page.1.js';
const scripts = w => w.document.head.children.filter(c => c.src === page);

// painted has the page's first picture painted.
async function painted(w) {
  w.paint('first-contentful-paint');
  await new Promise(resolve => setTimeout(resolve));
}

test("the page's script comes after the first picture, unless nobody looks or none comes", async () => {
  const w = boot();
  w.paint('first-paint'); // of nothing but the cloth
  await new Promise(resolve => setTimeout(resolve));
  assert.equal(scripts(w).length, 0);
  await painted(w);
  assert.equal(scripts(w).length, 1);
  const unseen = boot({ hidden: true });
  await new Promise(resolve => setTimeout(resolve));
  assert.equal(scripts(unseen).length, 1);
  const unpainted = boot();
  unpainted.unpainted.f();
  await new Promise(resolve => setTimeout(resolve));
  assert.equal(scripts(unpainted).length, 1);
  const blind = boot({ observers: false });
  await new Promise(resolve => setTimeout(resolve));
  assert.equal(scripts(blind).length, 1);
});

test("the page's script comes after a style sheet below, or its failure", async () => {
  for (const type of ['load', 'error']) {
    const w = boot({ styled: false });
    const tell = rel => w.document.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: { rel } }));
    await painted(w);
    tell('preload');
    await new Promise(resolve => setTimeout(resolve));
    assert.equal(scripts(w).length, 0);
    tell('stylesheet');
    await new Promise(resolve => setTimeout(resolve));
    assert.equal(scripts(w).length, 1);
  }
});

test('a page that is being left begins nothing', async () => {
  const fetches = [];
  const w = boot({ languages: ['it'], fetches });
  assert.ok(w.pazienza.leaving);
  assert.deepEqual([w.paint, w.missed, w.unpainted, fetches], [undefined, undefined, undefined, []]);
});

test('the script that has the loader is asked for until it comes, and missed aloud', async () => {
  const w = boot();
  await painted(w);
  const waits = [];
  for (let i = 0; i < 5; i++) {
    assert.equal(scripts(w).length, 1);
    if (i === 4) break;
    scripts(w)[0].onerror();
    assert.equal(w.document.body.children.length, i < 2 ? 0 : 1);
    waits.push(w.later.ms);
    w.later.f();
  }
  assert.deepEqual(waits, [1000, 4000, 16000, 30000]);
  const said = () => w.document.body.children.map(box => box.children.map(c => c.textContent));
  assert.deepEqual(said(), [['broke off', 'again']]);
  w.missed.f();
  assert.equal(said().length, 1);
  scripts(w)[0].onload(); // as something else
  assert.equal(said().length, 1);
  w.pazienza.ready = () => {};
  scripts(w)[0].onload();
  assert.deepEqual(said(), []);
});

test('the script that has the loader may be on its way for ever: that is said, and all is loaded again', async () => {
  const fetches = [];
  const w = boot({ fetches });
  w.missed.f();
  const [text, again] = w.document.body.children[0].children;
  assert.deepEqual([text.textContent, again.textContent], ['stalled', 'again']);
  await again.onclick();
  assert.equal(fetches.at(-1), page);
  assert.equal(w.reloads, 1);

  const quick = boot();
  quick.pazienza.ready = () => {};
  quick.missed.f();
  assert.equal(quick.document.body.children.length, 0);
});

test('the wasm is asked for at once, and compiled elsewhere where the service worker has it', async () => {
  const compilers = [], fetches = [];
  const first = boot({ compilers, fetches }).pazienza;
  assert.equal(first.compiled, undefined);
  assert.equal(await first.arriving.response, 'https://x.test/a/app.1.wasm');
  const left = boot({ compilers, fetches, worker: {}, languages: ['it'] }).pazienza;
  assert.deepEqual([left.compiled, left.arriving], [undefined, undefined]);
  assert.deepEqual([compilers, fetches], [[], ['https://x.test/a/app.1.wasm']]);
  const good = boot({ compilers, worker: {} }).pazienza;
  assert.deepEqual([compilers[0].url, compilers[0].sent], ['https://x.test/a/js/compile.1.js', 'https://x.test/a/app.1.wasm']);
  compilers[0].onmessage({ data: { module: 'compiled' } });
  assert.equal(await good.compiled, 'compiled');
  assert.ok(compilers[0].ended);
  const bad = boot({ compilers, worker: {} }).pazienza;
  compilers[1].onmessage({ data: { message: 'not wasm' } });
  await assert.rejects(bad.compiled, /not wasm/);
  const none = boot({ compilers, worker: {} }).pazienza;
  compilers[2].onerror();
  await assert.rejects(none.compiled, /compile/);
});
