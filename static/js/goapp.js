// goapp.js gives go-app's Go side the JavaScript it looks for on window. go-app's
// own app.js is not used: it brings its own worker, manifest and loader.
(() => {
  'use strict';

  const { config, install } = pazienza;
  const env = {
    // go-app cuts this off a path before it looks for a route.
    GOAPP_ROOT_PREFIX: config.base.replace(/\/$/, ''),
    GOAPP_VERSION: config.version,
    GOAPP_STATIC_RESOURCES_URL: config.base.replace(/\/$/, ''),
    GOAPP_INTERNAL_URLS: '[]',
  };

  // Go replaces goappNav, goappOnUpdate and goappOnAppInstallChange when it runs;
  // what happens before that is left in the two flags.
  Object.assign(window, {
    goappNav() {},
    goappOnUpdate() { window.goappUpdatedBeforeWasmLoaded = true; },
    goappOnAppInstallChange() { window.goappAppInstallChangedBeforeWasmLoaded = true; },
    goappUpdatedBeforeWasmLoaded: false,
    goappAppInstallChangedBeforeWasmLoaded: false,
    goappGetenv: name => env[name] ?? '',
    goappTryUpdate() { pazienza.checkUpdate(); },
    goappIsAppInstallable: () => ['installable', 'ios'].includes(install.state()),
    goappIsAppInstalled: () => install.state() === 'installed',
    goappIsAppleBrowser: () => install.state() === 'ios',
    goappShowInstallPrompt: () => install.prompt(),
    goappSubscribePushNotifications: async () => '',
    goappNewNotification() {},
    // It would remove Ebitengine's canvas.
    goappKeepBodyClean: () => () => {},
  });

  // The manifest has the system focus an open window instead of loading another page over
  // a game. What was asked for comes here: the address of a shortcut, the start, or, in a
  // window just opened, where it already is.
  let up = false;
  window.addEventListener('pazienza:ready', () => { up = true; });
  window.launchQueue?.setConsumer(({ targetURL }) => {
    if (!targetURL) return;
    const { pathname, search, hash } = new URL(targetURL);
    const elsewhere = pathname !== config.base && pathname !== location.pathname;
    if (elsewhere && up) window.goappNav(pathname + search + hash);
    else if (elsewhere) location.assign(targetURL);
    else if (up && hash) location.hash = hash; // a link to a deal: the table opens it
  });

  window.addEventListener('pazienza:update', () => window.goappOnUpdate());
  window.addEventListener('pazienza:install', () => window.goappOnAppInstallChange());
})();
