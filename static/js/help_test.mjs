import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run, until } from './sandbox.mjs';

// page runs help.js in a page at an address, over a site of documents.
function page({ at = '/it/', first = null, site = {} } = {}) {
  const listeners = {};
  const world = {
    pazienza: {}, site, fetched: [], hash: '',
    location: { pathname: at, get hash() { return world.hash; } },
    history: { state: 'was', replaceState: (state, _, hash) => { world.replaced = [state, hash]; } },
    document: {
      ids: {},
      getElementById: id => (id === 'help' ? first : world.document.ids[id] || null),
      addEventListener: (name, f) => { listeners[name] = f; },
      createElement: tag => Object.assign(new EventTarget(), { tag }),
    },
    DOMParser: class {
      parseFromString(text) { return { getElementById: () => (text.startsWith('<div') ? { outerHTML: text } : null) }; }
    },
    fetch: async href => {
      world.fetched.push(href);
      if (!(href in world.site)) throw new TypeError('offline');
      return { status: 200, text: async () => world.site[href] };
    },
    URL, console: { warn() {} }, decodeURIComponent,
  };
  run('help.js', world);
  return { world, listeners };
}

// place is the element that an article goes into.
const place = href => ({
  dataset: { href, failed: 'broken off', again: 'again' }, children: [], parentElement: { scrollTop: 0 }, innerHTML: '',
  replaceChildren(...list) { this.children = list; this.innerHTML = ''; },
});

test('the article that came with the page is taken from it', () => {
  const { world } = page({ at: '/it/glossary/', first: { outerHTML: '<div>parole' } });
  const p = place('/it/glossary/');
  world.pazienza.manual(p);
  assert.equal(p.innerHTML, '<div>parole'); // at once: nothing is seen to change
  assert.deepEqual(world.fetched, []);
});

test('another is fetched, once', async () => {
  const { world } = page({ site: { '/it/questions/': '<div>domande' } });
  const p = place('/it/questions/');
  await world.pazienza.manual(p);
  await world.pazienza.manual(p);
  await world.pazienza.manual(place('/it/questions/'));
  assert.equal(p.innerHTML, '<div>domande');
  assert.deepEqual(world.fetched, ['/it/questions/']);
});

test('what does not come says so, and is asked for again', async () => {
  const { world } = page({ site: { '/it/questions/': 'a page without an article' } });
  const p = place('/it/questions/');
  await world.pazienza.manual(p);
  assert.deepEqual(p.children.map(c => c.textContent), ['broken off', 'again']);
  world.site['/it/questions/'] = '<div>domande';
  p.children[1].dispatchEvent(new Event('click'));
  await until(() => p.innerHTML === '<div>domande');
});

test('an article that comes too late is not shown', async () => {
  const { world } = page({ site: { '/it/a/': '<div>a', '/it/b/': '<div>b' } });
  const p = place('/it/a/');
  const late = world.pazienza.manual(p);
  p.dataset.href = '/it/b/';
  await world.pazienza.manual(p);
  await late;
  assert.equal(p.innerHTML, '<div>b');
});

test('a heading is gone to without a step in the history', () => {
  const { world, listeners } = page();
  const done = [];
  world.document.ids.odds = { closest: () => null, scrollIntoView: () => done.push('scrolled'), focus: () => done.push('focused') };
  const click = href => {
    const e = { target: { closest: () => ({ href: 'https://x.test/it/' + href }) }, preventDefault: () => done.push('kept'), stopPropagation: () => {} };
    listeners.click(e);
  };
  click('#odds');
  assert.deepEqual(done, ['kept', 'scrolled', 'focused']);
  assert.deepEqual(Array.from(world.replaced), ['was', '#odds']);
  world.replaced = null;
  click('#nowhere');
  assert.equal(world.replaced, null);
});
