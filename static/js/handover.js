// handover.js hands a link that was opened in a tab of its own to the tab that waits for it:
// what answers an invitation is of use only where that was made. Tabs of one site hear each
// other on a channel; where the browser has none nobody is ever found.
(() => {
  'use strict';

  const name = 'pazienza.handover';
  const patience = 1500; // ms in which another tab says that it takes a text
  const longest = 1200; // letters: match.MaxInvite

  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;
  let taker = null;
  const asked = new Map(); // by number: what is done when somebody takes it
  const me = Math.random().toString(36).slice(2);

  channel?.addEventListener('message', ({ data }) => {
    if (typeof data !== 'object' || data === null) return;
    const { offer, taken, text } = data;
    if (typeof taken === 'string') asked.get(taken)?.();
    if (typeof offer === 'string' && typeof text === 'string' && text.length <= longest) {
      taker?.(text, () => channel.postMessage({ taken: offer }));
    }
  });

  pazienza.handover = {
    // offer asks the other tabs for one that takes a text. The promise is kept with whether one has,
    // in some milliseconds at most. A tab that sleeps may take it later all the same.
    offer: (text, ms = patience) => new Promise(done => {
      if (!channel) return done(false);
      const id = me + asked.size;
      const end = found => () => { asked.set(id, null); done(found); };
      asked.set(id, end(true));
      setTimeout(end(false), ms);
      channel.postMessage({ offer: id, text });
    }),
    // wait has take called with what other tabs offer, and with what to call if it is taken.
    wait(take) { taker = take; },
  };
})();
