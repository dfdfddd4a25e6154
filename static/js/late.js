// late.js loads a script that no page begins with, once, when something needs it.
(() => {
  'use strict';

  const loading = new Map();
  pazienza.late = name => {
    if (!loading.has(name)) {
      loading.set(name, new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = pazienza.asset(name);
        script.onload = resolve;
        script.onerror = () => {
          loading.delete(name); // the next time may be a better one
          script.remove();
          reject(new Error('no ' + name));
        };
        document.head.append(script);
      }));
    }
    return loading.get(name);
  };
})();
