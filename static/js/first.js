// first.js runs in the head and stands in every document: it settles what the first picture
// depends on, language and theme, and no more, since nothing is painted before it is done. It
// makes window.pazienza, and stands in for storage that the browser blocks.
//
// Names are the contract with app/ and the other scripts. What can wait is boot.js's.
(() => {
  'use strict';

  const root = document.documentElement;
  const base = root.dataset.base || '/';
  const languages = ['it', 'es', 'en'];
  const cloths = { bosco: '#1c4639', laguna: '#153f54', cotto: '#5a281d', notte: '#14171d' }; // their edges

  const pazienza = window.pazienza = {};

  // ---- storage ------------------------------------------------------------
  // With cookies blocked the mere mention of localStorage throws, inside Go where
  // nothing can catch it. A storage in memory takes its place. What a full one refuses
  // is a choice that holds for this visit only, and nobody needs to be told. The database, where
  // games are kept, is not replaced: Go knows what to do and to say without.
  function memoryStorage() {
    const map = new Map();
    return {
      get length() { return map.size; },
      key: i => [...map.keys()][i] ?? null,
      getItem: k => map.get(String(k)) ?? null,
      setItem: (k, v) => { map.set(String(k), String(v)); },
      removeItem: k => { map.delete(String(k)); },
      clear: () => { map.clear(); },
    };
  }
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      window[name].getItem('pazienza.probe');
    } catch {
      Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
    }
  }
  try {
    void window.indexedDB;
  } catch {
    Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
  }
  const stored = key => localStorage.getItem(key);

  // ---- language -----------------------------------------------------------
  const under = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '';
  const inPath = languages.find(l => under === l || under.startsWith(l + '/'));
  const wished = [stored('pazienza.lang'), ...(navigator.languages || [navigator.language])]
    .map(l => String(l || '').slice(0, 2).toLowerCase())
    .find(l => languages.includes(l));
  const written = root.lang;
  pazienza.lang = inPath || wished || written || 'en';
  root.lang = pazienza.lang;
  // Go's router knows the table by its language, so "/" becomes "/it/". The document that is
  // here speaks the language it was written in; for another one its own is asked for, which
  // the worker has offline too.
  pazienza.leaving = false;
  if (under === '' || under === 'index.html') {
    const table = base + pazienza.lang + '/' + location.search + location.hash;
    if (pazienza.lang === written) history.replaceState(history.state, '', table);
    else {
      pazienza.leaving = true; // boot.js begins nothing
      location.replace(table);
    }
  }

  // ---- theme --------------------------------------------------------------
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const prefersMore = matchMedia('(prefers-contrast: more)');
  let themed = '';
  // theme puts the stored choices on html as classes: "pazienza.theme" (light, dark),
  // "pazienza.table" (one of the cloths), "pazienza.four" (yes) and "pazienza.contrast" (more,
  // normal). Call it after storing a new one; "pazienza:theme" tells that it changed something.
  pazienza.theme = () => {
    const wants = (key, on, off, system) => stored(key) === on || stored(key) !== off && system.matches;
    const dark = wants('pazienza.theme', 'dark', 'light', prefersDark);
    const contrast = wants('pazienza.contrast', 'more', 'normal', prefersMore);
    const four = stored('pazienza.four') === 'yes';
    const cloth = Object.hasOwn(cloths, stored('pazienza.table')) ? stored('pazienza.table') : dark ? 'notte' : 'bosco';
    const now = { dark, contrast, four };
    for (const name in cloths) now[name] = name === cloth;
    for (const name in now) root.classList.toggle(name, now[name]);
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', cloths[cloth]);
    if (themed !== (themed = JSON.stringify(now))) window.dispatchEvent(new CustomEvent('pazienza:theme'));
  };
  pazienza.theme();
  for (const query of [prefersDark, prefersMore]) query.addEventListener?.('change', pazienza.theme);
})();
