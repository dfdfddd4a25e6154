// qr.js draws a link as a QR code (ISO/IEC 18004): a page asks for it when the link is
// shown. Only what links need is here: bytes, and the two lower levels of correction.
(() => {
  'use strict';

  // The largest version. On a phone's screen the squares of larger ones are too small for
  // another phone's camera.
  const newest = 25;

  // The standard's table of blocks, by version from 1 on: check bytes of a block, blocks.
  const levels = [
    { // M: restores 15 %
      bits: 0,
      check: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28],
      blocks: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21],
    },
    { // L: restores 7 %
      bits: 1,
      check: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26],
      blocks: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12],
    },
  ];

  // ---- bytes ------------------------------------------------------------------

  // The field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1.
  const power = [];
  const log = [];
  for (let i = 0, x = 1; i < 255; i++) {
    power[i] = x;
    log[x] = i;
    x = x << 1 ^ (x & 128 ? 0x11d : 0);
  }
  const times = (a, b) => a && b ? power[(log[a] + log[b]) % 255] : 0;

  // checks gives the remainder of data, as a polynomial, by the one of that degree whose
  // roots are the first powers.
  function checks(data, degree) {
    let divisor = [1];
    for (let i = 0; i < degree; i++) {
      divisor = [...divisor, 0].map((c, k) => c ^ times(k ? divisor[k - 1] : 0, power[i]));
    }
    const rest = new Array(degree).fill(0);
    for (const byte of data) {
      const lead = byte ^ rest.shift();
      rest.push(0);
      divisor.slice(1).forEach((c, k) => { rest[k] ^= times(c, lead); });
    }
    return rest;
  }

  const squares = version => 4 * version + 17;

  // room is how many bytes a version holds, its check bytes among them.
  function room(version) {
    const marks = centres(version).length;
    let taken = 3 * 64 + 15 + 15 + 1 + 2 * (squares(version) - 16); // finders, format, timing
    if (marks) taken += 25 * (marks * marks - 3) - 2 * 5 * (marks - 2);
    if (version >= 7) taken += 36;
    return (squares(version) ** 2 - taken) >> 3;
  }

  // centres lists where the small marks lie, in each direction.
  function centres(version) {
    if (version === 1) return [];
    const marks = Math.floor(version / 7) + 2;
    const last = squares(version) - 7;
    const step = 2 * Math.ceil((last - 6) / (2 * (marks - 1)));
    return [6, ...Array.from({ length: marks - 1 }, (_, i) => last - (marks - 2 - i) * step)];
  }

  // encode gives the bytes of the smallest version that holds the text, with as much
  // correction as fits; null when none does.
  function encode(text) {
    const bytes = new TextEncoder().encode(text);
    for (let version = 1; version <= newest; version++) {
      for (const level of levels) {
        const held = room(version) - level.check[version - 1] * level.blocks[version - 1];
        const head = version < 10 ? 12 : 20; // bits before the text
        if (8 * held >= head + 8 * bytes.length) {
          return { version, level, bytes: interleave(pack(bytes, held, head), version, level) };
        }
      }
    }
    return null;
  }

  // pack puts the kind of text and its length before it, and fills up what is left.
  function pack(bytes, held, head) {
    let bits = '0100' + bytes.length.toString(2).padStart(head - 4, '0');
    for (const b of bytes) bits += b.toString(2).padStart(8, '0');
    bits = bits.padEnd(Math.min(8 * held, bits.length + 4), '0');
    bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
    const packed = bits.match(/.{8}/g).map(b => parseInt(b, 2));
    for (let fill = 0xec; packed.length < held; fill ^= 0xec ^ 0x11) packed.push(fill);
    return packed;
  }

  // interleave cuts the bytes into blocks, the shorter first, adds to each its check bytes
  // and takes them by turns.
  function interleave(data, version, level) {
    const n = level.blocks[version - 1];
    const short = Math.floor(data.length / n);
    const blocks = [];
    for (let i = 0, at = 0; i < n; i++) {
      const end = at + short + (i >= n - data.length % n ? 1 : 0);
      blocks.push(data.slice(at, end));
      at = end;
    }
    const byTurns = lists => Array.from({ length: Math.max(...lists.map(l => l.length)) },
      (_, i) => lists.filter(l => i < l.length).map(l => l[i])).flat();
    return [...byTurns(blocks), ...byTurns(blocks.map(b => checks(b, level.check[version - 1])))];
  }

  // ---- squares ----------------------------------------------------------------

  // A grid holds true for dark, and undefined where nothing is drawn yet.
  function grid(size) {
    const rows = Array.from({ length: size }, () => new Array(size));
    return { size, rows, get: (x, y) => rows[y]?.[x], set: (x, y, dark) => { rows[y][x] = Boolean(dark); } };
  }

  // frame draws what does not depend on the text.
  function frame(version) {
    const g = grid(squares(version));
    const end = g.size - 7;
    const rings = (cx, cy, reach, light) => {
      for (let y = cy - reach; y <= cy + reach; y++) {
        for (let x = cx - reach; x <= cx + reach; x++) {
          const ring = Math.max(Math.abs(x - cx), Math.abs(y - cy));
          if (x >= 0 && y >= 0 && x < g.size && y < g.size) g.set(x, y, !light.includes(ring));
        }
      }
    };
    const at = centres(version);
    for (const x of at) {
      for (const y of at) {
        const corner = (x === 6 && y === 6) || (x === 6 && y === end) || (x === end && y === 6);
        if (!corner) rings(x, y, 2, [1]);
      }
    }
    for (const [x, y] of [[3, 3], [g.size - 4, 3], [3, g.size - 4]]) rings(x, y, 4, [2, 4]);
    for (let i = 8; i < g.size - 8; i++) {
      g.set(i, 6, i % 2 === 0);
      g.set(6, i, i % 2 === 0);
    }
    if (version >= 7) versionBits(g, version);
    formatBits(g, 0, 0); // keeps its place
    return g;
  }

  // remainder of bits by a polynomial, as those of the format and version are checked.
  function remainder(bits, by, degree) {
    let rest = bits << degree;
    for (let i = 31 - Math.clz32(rest); rest && i >= degree; i = 31 - Math.clz32(rest)) rest ^= by << (i - degree);
    return rest;
  }

  function versionBits(g, version) {
    const bits = version << 12 | remainder(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const long = g.size - 11 + i % 3;
      const across = Math.floor(i / 3);
      g.set(long, across, bits >> i & 1);
      g.set(across, long, bits >> i & 1);
    }
  }

  function formatBits(g, level, mask) {
    const data = level << 3 | mask;
    const bits = (data << 10 | remainder(data, 0x537, 10)) ^ 0x5412;
    for (let i = 0; i < 15; i++) {
      const dark = bits >> i & 1;
      if (i < 8) g.set(g.size - 1 - i, 8, dark);
      else g.set(8, g.size - 15 + i, dark);
      if (i < 6) g.set(8, i, dark);
      else if (i < 8) g.set(8, i + 1, dark);
      else if (i === 8) g.set(7, 8, dark);
      else g.set(14 - i, 8, dark);
    }
    g.set(8, g.size - 8, true);
  }

  const masks = [
    (x, y) => (x + y) % 2 === 0,
    (_, y) => y % 2 === 0,
    x => x % 3 === 0,
    (x, y) => (x + y) % 3 === 0,
    (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
    (x, y) => x * y % 2 + x * y % 3 === 0,
    (x, y) => (x * y % 2 + x * y % 3) % 2 === 0,
    (x, y) => ((x + y) % 2 + x * y % 3) % 2 === 0,
  ];

  // fill lays the bits into the free squares: in pairs of columns from the right, up and
  // down by turns.
  function fill(g, bytes, mask) {
    let i = 0;
    for (let right = g.size - 1, up = true; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5; // the timing column
      for (let k = 0; k < g.size; k++) {
        const y = up ? g.size - 1 - k : k;
        for (const x of [right, right - 1]) {
          if (g.get(x, y) !== undefined) continue;
          g.set(x, y, (bytes[i >> 3] >> (7 - i % 8) & 1) ^ mask(x, y));
          i++;
        }
      }
    }
  }

  // penalty is how hard a grid is to read, as the standard counts.
  function penalty(g) {
    let points = 0;
    let dark = 0;
    const columns = g.rows.map((_, x) => g.rows.map(row => row[x]));
    for (const lines of [g.rows, columns]) {
      for (const line of lines) {
        const text = line.map(Number).join('');
        for (const run of text.match(/0{5,}|1{5,}/g) || []) points += run.length - 2;
        points += 40 * (`0000${text}0000`.match(/(?=00001011101|10111010000)/g) || []).length;
      }
    }
    for (let y = 0; y < g.size; y++) {
      for (let x = 0; x < g.size; x++) {
        const c = g.get(x, y);
        dark += c;
        if (x && y && c === g.get(x - 1, y) && c === g.get(x, y - 1) && c === g.get(x - 1, y - 1)) points += 3;
      }
    }
    return points + 10 * Math.floor(Math.abs(20 * dark / g.size ** 2 - 10));
  }

  // qr gives a text's code as the path of an SVG of size × size squares without a margin,
  // which has to be four squares; null for a text that is too long.
  pazienza.qr = text => {
    const code = encode(text);
    if (!code) return null;
    let best;
    masks.forEach((mask, i) => {
      const g = frame(code.version);
      fill(g, code.bytes, mask);
      formatBits(g, code.level.bits, i);
      const points = penalty(g);
      if (!best || points < best.points) best = { g, points };
    });
    const { size, rows } = best.g;
    let path = '';
    rows.forEach((row, y) => row.forEach((dark, x) => {
      if (dark && !row[x - 1]) {
        let end = x;
        while (row[end]) end++;
        path += `M${x} ${y}h${end - x}v1h${x - end}z`;
      }
    }));
    return { size, path };
  };
})();
