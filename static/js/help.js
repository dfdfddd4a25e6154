// help.js shows the pages of the manual inside the running game. Their articles are in the
// documents of the site and nowhere else; the worker has them offline.
(() => {
  'use strict';

  // The articles that are here already, by their addresses: the first one came with the page.
  const kept = new Map();
  let scrolled = 0; // how far the first was read before the game took the page over
  let first = document.getElementById('help');
  if (first) kept.set(location.pathname, first.outerHTML);
  document.addEventListener('scroll', e => {
    if (first?.isConnected && e.target.contains?.(first)) scrolled = e.target.scrollTop;
  }, { capture: true, passive: true });

  async function fetched(href) {
    const response = await fetch(href);
    const article = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('help');
    if (!article) throw new Error(`${href}: no article, status ${response.status}`);
    return article.outerHTML;
  }

  // go scrolls to a heading, and has the keyboard go on from there.
  function go(hash) {
    const head = hash.length > 1 && document.getElementById(hash.slice(1)); // ids are plain letters
    if (!head) return false;
    head.closest('details')?.setAttribute('open', '');
    head.scrollIntoView();
    head.focus({ preventScroll: true });
    return true;
  }

  function fill(place, markup) {
    place.innerHTML = markup;
    if (go(location.hash)) scrolled = 0;
    else if (scrolled) place.parentElement.scrollTop = scrolled;
    scrolled = 0;
    first = null;
  }

  // manual has the element place show the article that its data name.
  pazienza.manual = async place => {
    const { href, failed, again } = place.dataset;
    if (place.dataset.shown === href) return;
    place.dataset.shown = href;
    if (kept.has(href)) return fill(place, kept.get(href));
    place.replaceChildren();
    try {
      kept.set(href, await fetched(href));
      if (place.dataset.href === href) fill(place, kept.get(href));
    } catch (err) {
      console.warn(err.message);
      if (place.dataset.href !== href) return;
      place.dataset.shown = '';
      const said = document.createElement('p');
      said.textContent = failed;
      const button = document.createElement('button');
      button.className = 'cta';
      button.textContent = again;
      button.addEventListener('click', () => pazienza.manual(place));
      place.replaceChildren(said, button);
    }
  };

  // Within a page the address changes without a step in the history: one for every heading
  // would be too many. Go's router, on the window, is not to see these links.
  document.addEventListener('click', e => {
    const link = e.target.closest?.('#help a[href^="#"]');
    if (!link || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    e.stopPropagation();
    const { hash } = new URL(link.href);
    if (go(hash)) history.replaceState(history.state, '', hash);
  });
})();
