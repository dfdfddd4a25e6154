import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './sandbox.mjs';

const { pazienza } = run('qr.js', { pazienza: {}, TextEncoder });

// squares reads the path back into rows of bits.
function squares({ size, path }) {
  const rows = Array.from({ length: size }, () => new Array(size).fill(0));
  for (const [, x, y, n] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) rows[y].fill(1, +x, +x + +n);
  return rows;
}

// What a reader sees without correcting anything: the format's bits, and with its mask taken
// off the bytes of a code of the first version, which has no small mark and one block.
function read(rows) {
  const size = rows.length;
  let format = 0;
  for (let i = 0; i < 8; i++) format |= rows[8][size - 1 - i] << i;
  for (let i = 8; i < 15; i++) format |= rows[size - 15 + i][8] << i;
  const [level, mask] = [(format ^ 0x5412) >> 13, (format ^ 0x5412) >> 10 & 7];
  const turned = [
    (x, y) => (x + y) % 2, (x, y) => y % 2, x => x % 3, (x, y) => (x + y) % 3, (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2,
    (x, y) => x * y % 2 + x * y % 3, (x, y) => (x * y % 2 + x * y % 3) % 2, (x, y) => ((x + y) % 2 + x * y % 3) % 2,
  ][mask];
  const taken = (x, y) => x === 6 || y === 6 || (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
  let bits = '';
  for (let pair = 0, right = size - 1; right > 0; right -= 2, pair++) {
    if (right === 6) right--;
    for (let k = 0; k < size; k++) {
      const y = pair % 2 ? k : size - 1 - k;
      for (const x of [right, right - 1]) if (!taken(x, y)) bits += rows[y][x] ^ (turned(x, y) === 0);
    }
  }
  return { level, mask, bytes: bits.match(/.{8}/g).map(b => parseInt(b, 2)) };
}

test('a short text stands in the squares', () => {
  for (const text of ['', 'a', 'pazienza', 'perché 7 ♠']) {
    const code = pazienza.qr(text);
    assert.equal(code.size, 21);
    const { level, bytes } = read(squares(code));
    assert.equal(level, 0);
    const wide = new TextEncoder().encode(text);
    const half = bytes.flatMap(b => [b >> 4, b & 15]);
    assert.deepEqual(half.slice(0, 3), [4, wide.length >> 4, wide.length & 15]);
    const held = half.slice(3, 3 + 2 * wide.length);
    assert.deepEqual(Array.from(wide, (_, i) => held[2 * i] << 4 | held[2 * i + 1]), [...wide]);
  }
});

test('the check bytes are those of the standard', () => {
  // Data bytes as polynomials: a code word is a multiple of the divisor, so it is 0 at its roots.
  const times = (a, b) => { let p = 0; for (; b; b >>= 1, a = a << 1 ^ (a & 128 ? 0x11d : 0)) if (b & 1) p ^= a; return p; };
  const { bytes } = read(squares(pazienza.qr('tallone')));
  assert.equal(bytes.length, 26);
  for (let i = 0, root = 1; i < 10; i++, root = times(root, 2)) {
    assert.equal(bytes.reduce((sum, b) => times(sum, root) ^ b, 0), 0);
  }
});

test('three corners, the timing lines and both copies of the format', () => {
  for (const length of [10, 200, 700, 1270]) {
    const rows = squares(pazienza.qr('x'.repeat(length)));
    const end = rows.length - 7;
    for (const [x, y] of [[0, 0], [end, 0], [0, end]]) {
      const corner = rows.slice(y, y + 7).map(r => r.slice(x, x + 7).join('')).join(' ');
      assert.equal(corner, '1111111 1000001 1011101 1011101 1011101 1000001 1111111');
    }
    for (let i = 8; i < rows.length - 8; i++) assert.deepEqual([rows[6][i], rows[i][6]], [1 - i % 2, 1 - i % 2]);
    const one = [0, 1, 2, 3, 4, 5, 7, 8].map(y => rows[y][8]).concat([7, 5, 4, 3, 2, 1, 0].map(x => rows[8][x]));
    const two = [1, 2, 3, 4, 5, 6, 7, 8].map(i => rows[8][rows.length - i]).concat([7, 6, 5, 4, 3, 2, 1].map(i => rows[rows.length - i][8]));
    assert.deepEqual(one, two);
    assert.equal(rows[rows.length - 8][8], 1);
  }
});

test('as small as the text allows, and nothing for one that is too long', () => {
  // The standard's capacities in bytes: 1-L 17, 2-L 32, 9-L 230, 10-L 271, 25-L 1273.
  for (const [length, size] of [[17, 21], [18, 25], [32, 25], [33, 29], [230, 53], [231, 57], [271, 57], [1273, 117]]) {
    assert.equal(pazienza.qr('x'.repeat(length)).size, size, length + ' bytes');
  }
  assert.equal(pazienza.qr('x'.repeat(1274)), null);
});
