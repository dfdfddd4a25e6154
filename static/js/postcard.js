// postcard.js draws how a game has ended as a picture to be sent: a page asks for it when
// somebody wants one. What is drawn where is a plan, apart from the canvas that it goes on.
(() => {
  'use strict';

  const side = 1080; // what chats show whole
  const edge = 72;
  const middle = side / 2;

  // plan lists what is drawn, back to front: the cloth with its two colours; the wordmark; the
  // cards as a hand; a headline; what was played; the figures, each with a label and perhaps the
  // name of whose it is; a note; and where it was played. width measures a text.
  function plan(of, width) {
    const items = [{ kind: 'felt', x: 0, y: 0, w: side, h: side, colors: of.cloth }];
    const put = (text, y, size, { x = middle, room = side - 2 * edge, weight = 400, faint = false, least = 24 } = {}) => {
      if (!text) return;
      while (size > least && width(text, size, weight) > room) size--;
      if (width(text, size, weight) > room) { // a name that somebody has made up
        const letters = [...text];
        while (letters.length > 1 && width(letters.join('').trimEnd() + '…', size, weight) > room) letters.pop();
        text = letters.join('').trimEnd() + '…';
      }
      items.push({ kind: 'text', text, x, y, size, weight, faint });
    };

    items.push({ kind: 'art', art: 'wordmark', x: middle - 165, y: 84 - 231, w: 330, h: 462 });
    const down = of.figures.length ? 0 : 90;
    of.cards.forEach((art, i) => {
      const t = i - (of.cards.length - 1) / 2;
      items.push({ kind: 'card', art, x: middle + 118 * t, y: 318 + down + 13 * t * t, w: 210, h: 294, turn: 10 * t });
    });
    put(of.headline, 610 + down, 88, { weight: 700, least: 48 });
    put(of.title, 668 + down, 40, { weight: 500 });
    put(of.deal, 715 + down, 34, { faint: true });

    if (of.figures.length) {
      const named = of.figures.some(f => f.name);
      const box = { x: edge, y: 748, w: side - 2 * edge, h: named ? 196 : 160 };
      items.push({ kind: 'panel', ...box });
      const wide = box.w / of.figures.length;
      of.figures.forEach((f, i) => {
        const there = { x: box.x + wide * (i + 0.5), room: wide - 24 };
        if (i) items.push({ kind: 'rule', x: box.x + wide * i, y: box.y + 28, w: 2, h: box.h - 56 });
        put(f.name, box.y + 46, 32, { ...there, weight: 500 });
        put(f.value, box.y + (named ? 122 : 86), 72, { ...there, weight: 700, least: 36 });
        put(f.label, box.y + box.h - 30, 30, { ...there, faint: true });
      });
    }
    put(of.note, 992 - (of.figures.length ? 0 : 100), 32);
    put(of.site, 1044, 28, { faint: true });
    return items;
  }

  // ---- on a canvas ----------------------------------------------------------------

  const light = '#fffaf0'; // of everything that is written on the cloth

  // panel fills a rectangle with round corners.
  function panel(ctx, { x, y, w, h }, r) {
    ctx.beginPath();
    pazienza.round(ctx, x, y, w, h, r);
    ctx.fill();
  }

  const draws = {
    felt(ctx, { w, h, colors }) {
      ctx.save();
      ctx.translate(w / 2, h * 0.18);
      ctx.scale(w * 1.2, h * 0.9);
      const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
      colors.forEach((color, i) => gradient.addColorStop(i, color));
      ctx.fillStyle = gradient;
      ctx.fillRect(-1, -1, 2, 2);
      ctx.restore();
    },
    art(ctx, { x, y, w, h }, image) { ctx.drawImage(image, x, y, w, h); },
    card(ctx, { x, y, w, h, turn }, image) {
      const at = { x: -w / 2, y: -h / 2, w, h };
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(turn * Math.PI / 180);
      ctx.shadowColor = 'rgba(0, 0, 0, .42)';
      ctx.shadowBlur = 22;
      ctx.shadowOffsetY = 8;
      ctx.fillStyle = '#fffdf7';
      panel(ctx, at, w * 0.06);
      ctx.shadowColor = 'transparent';
      ctx.drawImage(image, at.x, at.y, w, h);
      ctx.restore();
    },
    panel(ctx, at) {
      ctx.fillStyle = 'rgba(0, 0, 0, .26)';
      panel(ctx, at, 28);
    },
    rule(ctx, { x, y, w, h }) {
      ctx.fillStyle = 'rgba(255, 250, 240, .24)';
      ctx.fillRect(x - w / 2, y, w, h);
    },
    text(ctx, { text, x, y, faint }) {
      ctx.globalAlpha = faint ? 0.8 : 1;
      ctx.fillStyle = light;
      ctx.textAlign = 'center';
      ctx.fillText(text, x, y);
      ctx.globalAlpha = 1;
    },
  };

  async function picture(art) {
    const image = new Image(250, 350);
    image.src = await pazienza.art(art);
    await image.decode().catch(err => { // some engines refuse to decode an SVG ahead, and draw it all the same
      if (!image.complete || !image.naturalWidth) throw err;
    });
    return image;
  }

  // kept says whether a canvas gives back what is drawn on it: browsers that guard against
  // fingerprints may give something else.
  function kept(ctx) {
    ctx.fillStyle = '#2a6350';
    ctx.fillRect(0, 0, side, side);
    return [1, middle, side - 2].every(i => {
      const [r, g, b] = ctx.getImageData(i, i, 1, 1).data;
      return Math.max(Math.abs(r - 0x2a), Math.abs(g - 0x63), Math.abs(b - 0x50)) <= 3;
    });
  }

  async function draw(of) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    const ctx = canvas.getContext('2d');
    if (!ctx || !kept(ctx)) throw new Error('readback');
    try {
      const style = getComputedStyle(document.documentElement);
      const write = (size, weight) => { ctx.font = `${weight} ${size}px ${style.getPropertyValue('--font')}`; };
      const cloth = ['--table', '--table2'].map(name => style.getPropertyValue(name).trim());
      const items = plan({ ...of, cloth }, (text, size, weight) => {
        write(size, weight);
        return ctx.measureText(text).width;
      });
      const images = await Promise.all(items.map(item => item.art && picture(item.art)));
      items.forEach((item, i) => {
        if (item.size) write(item.size, item.weight);
        draws[item.kind](ctx, item, images[i]);
      });
      const blob = await new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
      if (!blob) throw new Error('readback');
      return new File([blob], of.file, { type: 'image/png' });
    } finally {
      canvas.width = canvas.height = 0; // Safari counts a canvas's memory until then
    }
  }

  pazienza.postcard = { plan, draw };
})();
