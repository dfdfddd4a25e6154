// codes_ask.mjs holds codes.js to what it promises of any text, for the tests beside it and
// for the fuzz target of app/peer, which asks it line by line.
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { run } from './sandbox.mjs';

export const { codes } = run('codes.js', { pazienza: {}, atob, btoa, crypto: globalThis.crypto }).pazienza;

// A description has these lines alone, whoever has written the code.
const lines = new RegExp('^(' + [
  'v=0', 'o=- 1 1 IN IP4 127\\.0\\.0\\.1', 's=-', 't=0 0', 'a=group:BUNDLE 0',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0\\.0\\.0\\.0',
  'a=candidate:[1-6] 1 udp \\d+ [0-9a-f.:-]+(\\.local)? \\d{4,5} typ (host|srflx raddr 0\\.0\\.0\\.0 rport 0)',
  'a=ice-ufrag:[A-Za-z0-9+/]{4,32}', 'a=ice-pwd:[A-Za-z0-9+/]{22,64}', 'a=ice-options:trickle',
  'a=fingerprint:sha-256 ([0-9A-F]{2}:){31}[0-9A-F]{2}', 'a=setup:passive', 'a=mid:0', 'a=sctp-port:5000', 'a=max-message-size:16384', '',
].join('|') + ')$');

// ask reads a text: the reason for which it is no code, and what is wrong with the answer.
export function ask(text) {
  const read = codes.read(text);
  if (read.reason) return { reason: read.reason, fault: Object.keys(read).length > 1 ? 'it is read all the same' : '' };
  const sdp = codes.sdp(read, 'passive', '0');
  const odd = sdp.split('\r\n').find(l => !lines.test(l));
  if (odd !== undefined) return { reason: '', fault: 'a line ' + odd };
  const again = codes.read(codes.pack(sdp, read.kind === 'invite' ? { match: read.match } : { answers: read.answers }).code);
  const same = ['kind', 'match', 'answers', 'ufrag', 'pwd', 'print'].every(k => again[k] === read[k]);
  const places = r => [...new Set(r.addresses.map(a => `${a.address} ${a.port} ${a.outside}`))].sort().join();
  return { reason: '', fault: same && places(again) === places(read) ? '' : 'it is another when written again' };
}

// As a program it answers each line, a text in JSON and whether to give it a check sum first.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  createInterface({ input: process.stdin }).on('line', line => {
    const { text, seal } = JSON.parse(line);
    const code = seal ? codes.seal(Array.from(text.slice(0, 300), c => c.charCodeAt(0) & 255)) : text;
    console.log(JSON.stringify(ask(code)));
  });
}
