// alone.js comes first of the page's scripts, which all stand on boot.js: when that file did not
// come, or is something else, nothing will work, and this says so, with a button.
(() => {
  'use strict';

  if (window.pazienza) return;
  const { words } = JSON.parse(document.getElementById('config').textContent);
  const box = document.createElement('div');
  box.id = 'offline';
  box.className = 'notice';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = words.network;
  const again = document.createElement('button');
  again.className = 'notice-action';
  again.type = 'button';
  again.textContent = words.again;
  again.onclick = async () => {
    again.disabled = true;
    try { // what the browser keeps of it may be what is wrong
      await (await fetch(document.querySelector('script[src*="/js/boot."]').src, { cache: 'reload', signal: AbortSignal.timeout(5e3) })).text();
    } catch { // the browser's own try comes next
    }
    location.reload();
  };
  box.append(text);
  box.append(again);
  document.body.append(box);
})();
