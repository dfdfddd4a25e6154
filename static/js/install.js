// install.js tells how the game can be installed here, and does it.
(() => {
  'use strict';

  const tell = (name, detail) => window.dispatchEvent(new CustomEvent('pazienza:' + name, { detail }));

  let prompt = null;
  let installed = false;
  const standalone = () => navigator.standalone === true || ['standalone', 'minimal-ui', 'fullscreen'].some(m => matchMedia(`(display-mode: ${m})`).matches);
  window.addEventListener('beforeinstallprompt', e => {
    e.preventDefault();
    prompt = e;
    tell('install');
  });
  window.addEventListener('appinstalled', () => {
    prompt = null;
    installed = true;
    tell('install');
  });
  pazienza.install = {
    // state: "installed"; "installable" (prompt works); how the player can do it where no
    // page may ask: "ios" and "mac" (Safari), "android" (Firefox and others), "menu" (Chromium,
    // which has not offered it yet); "none".
    state() {
      if (installed || standalone()) return 'installed';
      if (prompt) return 'installable';
      const { userAgent, maxTouchPoints } = navigator;
      const touch = maxTouchPoints > 1;
      if ('standalone' in navigator) return touch ? 'ios' : 'mac'; // only Safari has it
      if (/Android/.test(userAgent)) return 'android';
      return window.BeforeInstallPromptEvent ? 'menu' : 'none';
    },
    // prompt resolves to whether the player agreed. The browser's prompt works once.
    async prompt() {
      if (!prompt) return false;
      const p = prompt;
      prompt = null;
      await p.prompt();
      const { outcome } = await p.userChoice;
      tell('install');
      return outcome === 'accepted';
    },
  };
})();
