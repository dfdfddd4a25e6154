import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, codes } from './codes_ask.mjs';

// What browsers say of themselves, but for the lines that are the same in all.
const print = 'AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99';
const sdp = (ufrag, pwd, ...candidates) => [
  'v=0', 'o=- 5178201900448983705 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0', 'a=msid-semantic: WMS',
  'm=application 37208 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0', ...candidates.map(c => 'a=candidate:' + c),
  'a=ice-ufrag:' + ufrag, 'a=ice-pwd:' + pwd, 'a=ice-options:trickle', 'a=fingerprint:sha-256 ' + print,
  'a=setup:actpass', 'a=mid:0', 'a=sctp-port:5000', 'a=max-message-size:262144', '',
].join('\r\n');
const name = '3f6c9a12-0b4e-4d7a-9c55-0123456789ab.local';
const browsers = {
  chromium: sdp('dl4N', '6HqnfXKUTZ9lt1GVleiU+ed/',
    `3077952869 1 udp 2113937151 ${name} 38679 typ host generation 0 network-cost 999`,
    '4193659285 1 tcp 1518285567 fd00::2 9 typ host tcptype active generation 0 network-id 2'),
  firefox: sdp('1f9c22ab', '00112233445566778899aabbccddeeff',
    `0 1 UDP 2122252543 ${name} 56789 typ host`,
    `0 2 UDP 2122252542 ${name} 56790 typ host`,
    `1 1 TCP 2105524479 ${name} 9 typ host tcptype active`),
  webkit: sdp('Xy+/', 'abcdefghijklmnopqrstuv12',
    '842163049 1 udp 1677729535 203.0.113.7 46154 typ srflx raddr 0.0.0.0 rport 0 generation 0',
    '1 1 udp 2113937151 192.168.1.20 50000 typ host',
    '2 1 udp 2113939711 2001:db8::7:0:9 50001 typ host'),
};
const match = 'abcd_-12';

test('a code says what a browser has said, and is short', () => {
  const seen = {};
  for (const [browser, text] of Object.entries(browsers)) {
    const { code, reason } = codes.pack(text, { match });
    const { ufrag, pwd, print, addresses, kind, match: back } = codes.read(code);
    assert.equal(reason, '');
    assert.ok(text.includes('ice-ufrag:' + ufrag + '\r') && text.includes('ice-pwd:' + pwd + '\r') && text.includes(print));
    assert.deepEqual([kind, back], ['invite', match]);
    seen[browser] = `${code.length} ${addresses.map(a => a.address + ' ' + a.port + (a.outside ? ' outside' : '')).join(', ')}`;
  }
  assert.deepEqual(seen, {
    chromium: `112 ${name} 38679`,
    firefox: `111 ${name} 56789`,
    webkit: '131 2001:db8:0:0:0:7:0:9 50001, 192.168.1.20 50000, 203.0.113.7 46154 outside',
  });
});

test('the longest code fits a QR code with the address of the page', () => {
  const many = Array.from({ length: 20 }, (_, i) => `${i} 1 udp ${1e9 - i} 2001:db8::${i} ${50000 + i} typ host`);
  const { code } = codes.pack(sdp('dl4N', '6HqnfXKUTZ9lt1GVleiUIedR', ...many), { match });
  assert.equal(codes.read(code).addresses.length, 6);
  assert.equal(code.length, 239);
});

test('an answer names the invitation', () => {
  const invite = codes.read(codes.pack(browsers.chromium, { match }).code);
  const answer = codes.read(codes.pack(browsers.firefox, { answers: invite.tag }).code);
  assert.deepEqual([answer.kind, answer.answers, answer.match], ['answer', invite.tag, '']);
});

test('the description is the same for every browser', () => {
  const read = codes.read(codes.pack(browsers.webkit, { match }).code);
  assert.equal(codes.sdp(read, 'active', 'data'), [
    'v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE data',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0',
    'a=candidate:1 1 udp 2130706431 2001:db8:0:0:0:7:0:9 50001 typ host',
    'a=candidate:2 1 udp 2130706175 192.168.1.20 50000 typ host',
    'a=candidate:3 1 udp 1694498303 203.0.113.7 46154 typ srflx raddr 0.0.0.0 rport 0',
    'a=ice-ufrag:Xy+/', 'a=ice-pwd:abcdefghijklmnopqrstuv12', 'a=ice-options:trickle', 'a=fingerprint:sha-256 ' + print,
    'a=setup:active', 'a=mid:data', 'a=sctp-port:5000', 'a=max-message-size:16384', '',
  ].join('\r\n'));
});

test('a code is frozen: later versions read it', () => {
  const { code } = codes.pack(browsers.chromium, { match });
  assert.equal(code, 'EGm3Hf_tdgR2Xg0Y6HqnfXKUTZ9lt1GVleiU-ed_qrvM3e7_ABEiM0RVZneImaq7zN3u_wARIjNEVWZ3iJkAP2yaEgtOTXqcVQEjRWeJq5cXJbFg');
});

test('browsers of no use to others', () => {
  for (const [text, reason] of [
    [sdp('dl4N', '6HqnfXKUTZ9lt1GVleiUIedR'), 'no-network'],
    [sdp('dl4N', '6HqnfXKUTZ9lt1GVleiUIedR', '1 1 udp 9 127.0.0.1 50000 typ host', '2 1 udp 9 ::1 50000 typ host', '3 1 udp 9 fe80::1%eth0 50000 typ host', '4 1 udp 9 printer.local 50000 typ host', '5 1 udp 9 1.2.3 50000 typ host', '6 1 udp 9 1:2:3:4:5:6:7:8:9 50000 typ host', '7 1 udp 9 10.0.0.1 80 typ host', '8 1 udp 9 ::ffff:10.0.0.1 50000 typ host'), 'no-network'],
    [browsers.chromium.replace('sha-256', 'sha-1'), 'unsupported'],
    [browsers.chromium.replace('dl4N', 'd_4N'), 'unsupported'],
    ['', 'unsupported'],
  ]) assert.equal(codes.pack(text, { match }).reason, reason);
});

test('one letter that is wrong, missing or twice is seen', () => {
  const { code } = codes.pack(browsers.chromium, { match });
  for (let i = 0; i < code.length; i++) {
    const next = code[i] === 'Q' ? 'R' : 'Q';
    for (const text of [code.slice(0, i) + next + code.slice(i + 1), code.slice(0, i) + code.slice(i + 1), code.slice(0, i) + code[i] + code.slice(i)]) {
      const { reason } = codes.read(text);
      assert.ok(reason === 'code-damaged' || text === code, `${text}: ${reason}`);
    }
  }
  assert.equal(codes.read(`  ${code.slice(0, 50)}\n ${code.slice(50)} \r\n`).reason, '');
});

test('what is no code of ours says why', () => {
  const { code } = codes.pack(browsers.chromium, { match });
  const body = Array.from(atob(code.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0)).slice(0, -3);
  const changed = (at, ...bytes) => codes.seal([...body.slice(0, at), ...bytes, ...body.slice(at + bytes.length)]);
  const end = body.length;
  for (const [what, text, reason] of [
    ['nothing', '', 'code-foreign'],
    ['an object', {}, 'code-foreign'],
    ['undefined', undefined, 'code-foreign'],
    ['letters', 'letters'.repeat(9), 'code-damaged'],
    ['a sentence', 'Do you want to play?', 'code-foreign'],
    ['a script', '<script>alert(1)</script>', 'code-foreign'],
    ['a novel', 'novel'.repeat(1e6), 'code-foreign'],
    ['a later version', changed(0, 0x20), 'code-newer'],
    ['a version before the first', changed(0, 0), 'code-foreign'],
    ['a bit that nobody sets', changed(0, 0x14), 'code-foreign'],
    ['nothing but a head', codes.seal([0x10, ...Array(20).fill(0)]), 'code-foreign'],
    ['no name', changed(7, 0), 'code-foreign'],
    ['a name longer than all', changed(7, 255), 'code-foreign'],
    ['a password that is short', changed(11, 4), 'code-foreign'],
    ['an address of no kind', changed(end - 19, 3), 'code-foreign'],
    ['a flag of none', changed(end - 19, 8), 'code-foreign'],
    ['half an address', codes.seal(body.slice(0, -1)), 'code-foreign'],
    ['an address too few', codes.seal(body.slice(0, -19)), 'code-foreign'],
    ['addresses too many', codes.seal([...body, ...Array(6).fill(body.slice(-19)).flat()]), 'code-foreign'],
    ['this very device', codes.seal([...body, 1, 127, 0, 0, 1, 200, 0]), 'code-foreign'],
    ['everybody', codes.seal([...body, 1, 255, 255, 255, 255, 200, 0]), 'code-foreign'],
    ['a group', codes.seal([...body, 2, 255, 2, ...Array(13).fill(0), 1, 200, 0]), 'code-foreign'],
    ['a port of a service', codes.seal([...body, 1, 10, 0, 0, 1, 0, 53]), 'code-foreign'],
  ]) assert.equal(codes.read(text).reason, reason, what);
});

// The Go package's fuzz target asks the same.
test('whatever a code holds, nothing else comes out', () => {
  let seed = 1;
  const random = n => (seed = seed * 48271 % 0x7fffffff) % n;
  const good = Object.values(browsers).map(text => codes.pack(text, { match }).code);
  let read = 0;
  for (let i = 0; i < 20000; i++) {
    const code = good[random(good.length)];
    const bytes = Array.from(atob(code.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0)).slice(0, -3);
    for (let n = random(4); n >= 0; n--) bytes[random(bytes.length)] = random(256);
    if (random(4) === 0) bytes.splice(random(bytes.length), random(20));
    const { reason, fault } = ask(codes.seal(bytes));
    assert.equal(fault, '', codes.seal(bytes));
    if (!reason) read++;
  }
  assert.ok(read > 1000, `only ${read} were codes`);
});
