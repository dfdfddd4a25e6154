// atlas.js turns the drawings of art/deck.json into pictures: one SVG for an
// element of the page (pazienza.art), or one bitmap of everything on the canvas,
// at exact device pixels (pazienza.atlas). It works when asked and never per frame.
(() => {
  'use strict';

  const urls = new Map(); // palette and art name -> promise of a blob: URL

  const quiet = 20e3; // ms without a byte before the network counts as dead

  // fetched gives the text of a file, and gives up when nothing more of it comes.
  async function fetched(url) {
    const stop = new AbortController();
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), quiet);
    };
    try {
      wait();
      const response = await fetch(url, { signal: stop.signal });
      if (!response.ok) throw new Error('status ' + response.status);
      const reader = response.body.getReader(), decoder = new TextDecoder();
      for (let text = ''; ;) {
        wait();
        const { done, value } = await reader.read();
        if (done) return text + decoder.decode();
        text += decoder.decode(value, { stream: true });
      }
    } finally {
      clearTimeout(timer);
    }
  }

  // The deck is asked for at once, and here before Go runs, which wants pictures of it first. It is
  // asked for again if that failed.
  let deck = null;
  const load = () => deck ??= fetched(pazienza.asset('art/deck.json'))
    .then(JSON.parse)
    .catch(err => {
      deck = null;
      console.error('deck.json:', err);
      throw new Error('art');
    });
  load().catch(() => {});

  // suit tells which suit's colours a drawing wears; jokers wear hearts' and spades'.
  const suit = name => /-([shcd])\d\d$/.exec(name)?.[1] ?? (name.endsWith('joker1') ? 'h' : 's');

  // palette names the colours of the deck that the player wants, or the system for him:
  // first.js has put that on html.
  const has = name => document.documentElement.classList.contains(name);
  pazienza.palette = (four = has('four')) => has('contrast') ? (four ? 'contrastFour' : 'contrast') : four ? 'four' : 'two';

  // draw gives the SVG text of a drawing in a palette. color, for marks and the wordmark,
  // stands for the suit's; they are white without it.
  async function draw(name, paint, color) {
    const { art, palettes } = await load();
    if (!Object.hasOwn(art, name)) throw new Error('no art ' + name);
    const colors = { ...palettes[paint][suit(name)] };
    if (name.startsWith('glyph-') || name === 'wordmark') colors.suit = '#fff';
    if (color && /^[#\w(),.% ]+$/.test(color)) colors.suit = color;
    return art[name].replace(/var\(--(\w+)\)/g, (_, key) => colors[key]);
  }

  // art gives the address of a drawing; "four/large-d01" and "two/large-d01" have as many
  // colours whatever is wanted elsewhere. Addresses given out stay good when the palette
  // changes: elements may still show them.
  pazienza.art = of => {
    const [, colors, name] = /^(?:(two|four)\/)?(.*)$/.exec(of);
    const paint = pazienza.palette(colors && colors === 'four'), key = paint + ' ' + name;
    if (!urls.has(key)) {
      const url = draw(name, paint).then(svg => URL.createObjectURL(new Blob([sized(svg, 250, 350)], { type: 'image/svg+xml' })));
      urls.set(key, url);
      url.catch(() => urls.delete(key));
    }
    return urls.get(key);
  };

  // decoded resolves when the cards that the twin shows are there to be painted.
  pazienza.decoded = () => Promise.all(Array.from(document.querySelectorAll('#twin img'), async img => {
    await pazienza.art(img.dataset.art);
    await img.decode?.().catch(() => {}); // some engines refuse to decode an SVG ahead
  }));

  // sized gives the drawing a size of its own. Without one Firefox draws it at some
  // other size and scales the pixels; "none" fills the rectangle to its last pixel.
  function sized(svg, w, h) {
    const box = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg);
    const card = box[1] === '250' && box[2] === '350';
    return svg.replace('<svg ', `<svg width="${w}" height="${h}" ${card ? 'preserveAspectRatio="none" ' : ''}`);
  }

  // sheet decodes many drawings in one picture, each where its item says, above top. A drawing
  // that is a picture of its own costs a browser a document of its own: half the work.
  async function sheet(items, paint, top, w, h) {
    const parts = await Promise.all(items.map(async (item, n) => {
      const svg = await draw(item.art, paint, item.color);
      return sized(svg, item.w, item.h)
        .replace('<svg ', `<svg x="${item.x}" y="${item.y - top}" `)
        .replace(/( id="|href="#|url\(#)(\w+)/g, `$1$2-${n}`); // each has names of its own
    }));
    const image = new Image(w, h);
    image.src = 'data:image/svg+xml,' + encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${parts.join('')}</svg>`);
    await image.decode().catch(err => { // some engines refuse to decode an SVG ahead, and draw it all the same
      if (!image.complete || !image.naturalWidth) throw err;
    });
    return image;
  }

  // ---- shapes -----------------------------------------------------------------

  // round traces a rectangle with round corners, for postcard.js too; roundRect is younger than WebGL2.
  pazienza.round = round;
  function round(ctx, x, y, w, h, r) {
    r = Math.max(0, Math.min(r, w / 2, h / 2));
    if (ctx.roundRect) return ctx.roundRect(x, y, w, h, r);
    ctx.moveTo(x + r, y);
    ctx.arcTo(x + w, y, x + w, y + h, r);
    ctx.arcTo(x + w, y + h, x, y + h, r);
    ctx.arcTo(x, y + h, x, y, r);
    ctx.arcTo(x, y, x + w, y, r);
    ctx.closePath();
  }

  // shadows draws only the shadows of a rectangle: the shape that casts them lies
  // far outside the canvas. hollow keeps them out of the rectangle itself.
  function shadows(ctx, { x, y, w, h, r = 0, shadow = [] }, hollow) {
    if (!shadow.length) return;
    const far = 1e4;
    ctx.save();
    if (hollow) {
      ctx.beginPath();
      ctx.rect(0, 0, ctx.canvas.width, ctx.canvas.height);
      round(ctx, x, y, w, h, r);
      ctx.clip('evenodd');
    }
    ctx.fillStyle = '#000';
    for (const { dx = 0, dy = 0, blur = 0, spread = 0, color } of shadow) {
      ctx.shadowColor = color;
      ctx.shadowBlur = blur;
      ctx.shadowOffsetX = dx + far;
      ctx.shadowOffsetY = dy;
      ctx.beginPath();
      round(ctx, x - far - spread, y - spread, w + 2 * spread, h + 2 * spread, r && r + spread);
      ctx.fill();
    }
    ctx.restore();
  }

  // stamp draws the shadows of a drawing from a picture of them. Blurring is half the
  // work of an atlas, and all cards cast the same shadow. Positions are whole pixels.
  function stamp(ctx, { x, y, w, h, r, shadow }, stamps) {
    const key = JSON.stringify([w, h, r, shadow]);
    if (!stamps.has(key)) {
      const canvas = document.createElement('canvas');
      const pad = Math.ceil(Math.max(...shadow.map(s => 1.5 * (s.blur || 0) + (s.spread || 0) + Math.max(Math.abs(s.dx || 0), Math.abs(s.dy || 0))))) + 1;
      canvas.width = w + 2 * pad;
      canvas.height = h + 2 * pad;
      shadows(context(canvas), { x: pad, y: pad, w, h, r, shadow }, false);
      stamps.set(key, { canvas, pad });
    }
    const { canvas, pad } = stamps.get(key);
    ctx.drawImage(canvas, x - pad, y - pad);
  }

  // strokes draws lines along the edge: offset 0 lies wholly inside it.
  function strokes(ctx, { x, y, w, h, r = 0, strokes: list = [] }) {
    for (const { color, width, offset = 0, dash } of list) {
      const inset = width / 2 - offset;
      ctx.strokeStyle = color;
      ctx.lineWidth = width;
      ctx.setLineDash(dash ? [].concat(dash) : []);
      ctx.beginPath();
      round(ctx, x + inset, y + inset, w - 2 * inset, h - 2 * inset, r - inset);
      ctx.stroke();
    }
    ctx.setLineDash([]);
  }

  function box(ctx, item) {
    shadows(ctx, item, !item.fill);
    if (item.fill) {
      ctx.fillStyle = item.fill;
      ctx.beginPath();
      round(ctx, item.x, item.y, item.w, item.h, item.r || 0);
      ctx.fill();
    }
    strokes(ctx, item);
  }

  // ---- reading back -----------------------------------------------------------

  const context = canvas => canvas.getContext('2d', { willReadFrequently: true });

  function release(canvas) {
    canvas.width = canvas.height = 0; // Safari counts a canvas's memory until then
  }

  // honest says whether what is read from a canvas is what was drawn. Browsers that
  // guard against fingerprints answer with noise or white. Noise in the last bits
  // cannot be seen and is let pass.
  function honest() {
    const canvas = document.createElement('canvas');
    const side = canvas.width = canvas.height = 16;
    const ctx = context(canvas);
    if (!ctx) return false;
    const value = i => [i * 7 % 256, i * 13 % 256, 255 - i % 256];
    for (let i = 0; i < side * side - side; i++) { // the last row stays empty
      ctx.fillStyle = `rgb(${value(i)})`;
      ctx.fillRect(i % side, Math.floor(i / side), 1, 1);
    }
    let off = 0;
    try {
      const { data } = ctx.getImageData(0, 0, side, side);
      for (let i = 0; i < side * side; i++) {
        const empty = i >= side * side - side;
        const [r, g, b, a] = empty ? [0, 0, 0, 0] : [...value(i), 255];
        if (!empty) off = Math.max(off, Math.abs(data[4 * i] - r), Math.abs(data[4 * i + 1] - g), Math.abs(data[4 * i + 2] - b));
        off = Math.max(off, Math.abs(data[4 * i + 3] - a));
      }
    } catch {
      return false;
    }
    release(canvas);
    return off <= 3;
  }

  // premultiply works in place. getImageData divides by alpha and rounds; multiplying
  // and rounding gives back exactly what the canvas held, as |error| <= alpha/510 < 1/2.
  function premultiply(bytes) {
    const words = new Uint32Array(bytes.buffer);
    for (let i = 0; i < words.length; i++) {
      const word = words[i];
      const a = word >>> 24; // every engine that runs WebAssembly is little-endian
      if (a === 255 || word === 0) continue;
      const r = Math.round((word & 255) * a / 255);
      const g = Math.round((word >>> 8 & 255) * a / 255);
      const b = Math.round((word >>> 16 & 255) * a / 255);
      words[i] = (a << 24 | b << 16 | g << 8 | r) >>> 0;
    }
    return bytes;
  }

  // ---- the atlas ----------------------------------------------------------------

  const several = 24; // drawings in one sheet: between two, the page may answer

  pazienza.atlas = async spec => {
    const { width, height } = spec;
    const of = `${pazienza.palette()} ${JSON.stringify(spec)}`;
    const known = await pazienza.kept.get(of, 4 * width * height);
    if (known) return known;
    const bytes = await make(spec);
    later(() => pazienza.kept.put(of, bytes));
    return bytes;
  };

  // later waits until the page has nothing better to do.
  const later = job => setTimeout(() => window.requestIdleCallback ? requestIdleCallback(job, { timeout: 5000 }) : job(), 2000);

  async function make({ width, height, items }) {
    if (!honest()) throw new Error('readback');
    const paint = pazienza.palette();
    await load();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const ctx = context(canvas);
    if (!ctx) throw new Error('readback');
    try {
      const art = items.filter(item => item.kind === 'art').sort((a, b) => a.y - b.y);
      const stamps = new Map();
      for (const item of items) {
        if (item.kind === 'box') box(ctx, item);
        else if (item.shadow?.length) stamp(ctx, item, stamps);
      }
      for (const { canvas } of stamps.values()) release(canvas);
      while (art.length) {
        const some = art.splice(0, several);
        const top = some[0].y, tall = Math.max(...some.map(item => item.y + item.h)) - top;
        ctx.drawImage(await sheet(some, paint, top, width, tall), 0, top, width, tall);
      }
      const { data } = ctx.getImageData(0, 0, width, height);
      return premultiply(new Uint8Array(data.buffer));
    } finally {
      release(canvas);
    }
  }
})();
