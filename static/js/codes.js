// codes.js writes what two browsers must know of each other to connect as a code that
// people hand on, as a link or a QR code, and reads it. A browser describes a connection
// in SDP, a page of text of which little differs: the names and passwords of one
// connection, the hash of its certificate, and the addresses where it can be reached.
//
// A code comes from anywhere. What read lets through is of known lengths and letters and
// at addresses that a browser may be at, so the SDP that sdp makes of it has no line that
// is not made here. No other place reads codes.
//
// The bytes of a code, written in the letters of base64url:
//
//   1    the version in the upper half; bit 0: an answer; bit 1: names in hexadecimal digits
//   6/3  an invitation: the id of the match; an answer: the check sum of the invitation
//   1+n  the name (ICE's ufrag): its length, then 6 bits a letter, or 4 a digit
//   1+n  the password
//   32   the certificate's SHA-256
//   ...  1 to 6 addresses: 1 kind (0 mDNS name, 1 IPv4, 2 IPv6; +4 seen from outside),
//        16, 4 or 16 for the address, 2 for the port
//   3    check sum, in every version
(() => {
  'use strict';

  const version = 1;
  const most = 6; // addresses: with all of them a browser's code has 239 letters
  const longest = 400; // letters of a code of any version
  const kinds = [16, 4, 16]; // bytes of an address
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const digits = '0123456789abcdef';

  // ---- bytes ------------------------------------------------------------------

  const toText = bytes => btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  const toBytes = text => Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0));
  const hex = bytes => bytes.map(b => b.toString(16).padStart(2, '0')).join('');
  const fromHex = text => text.match(/../g).map(h => parseInt(h, 16));

  // check is the CRC of 24 bits that OpenPGP uses.
  function check(bytes) {
    let sum = 0xb704ce;
    for (const b of bytes) {
      sum ^= b << 16;
      for (let i = 0; i < 8; i++) sum = sum << 1 ^ (sum & 0x800000 ? 0x1864cfb : 0);
    }
    return [sum >> 16 & 255, sum >> 8 & 255, sum & 255];
  }

  // A name is written with its length and as few bits a letter as do.
  function packName(name, alphabet) {
    const width = alphabet.length === 16 ? 4 : 6;
    let bits = '';
    for (const c of name) bits += alphabet.indexOf(c).toString(2).padStart(width, '0');
    const bytes = (bits + '0000000').slice(0, Math.ceil(bits.length / 8) * 8).match(/.{8}/g).map(b => parseInt(b, 2));
    return [name.length, ...bytes];
  }

  function unpackName(take, alphabet, least, longest) {
    const width = alphabet.length === 16 ? 4 : 6;
    const [length] = take(1);
    if (length < least || length > longest) return '';
    const bits = take(Math.ceil(length * width / 8)).map(b => b.toString(2).padStart(8, '0')).join('');
    if (/1/.test(bits.slice(length * width))) return '';
    return Array.from({ length }, (_, i) => alphabet[parseInt(bits.slice(i * width, (i + 1) * width), 2)]).join('');
  }

  // ---- addresses --------------------------------------------------------------

  const mdns = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;

  // packAddress gives the kind and bytes of an address, null for one of no use.
  function packAddress(address) {
    const name = address.match(mdns);
    if (name) return { kind: 0, bytes: fromHex(name.slice(1).join('')) };
    let kind = 1;
    let bytes = address.split('.').map(Number);
    if (address.includes(':')) {
      kind = 2;
      const [head, tail] = address.split('::').map(half => half.split(':').filter(Boolean));
      if (tail) head.push(...new Array(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail);
      if (!head.every(group => /^[0-9a-f]{1,4}$/i.test(group))) return null;
      bytes = head.flatMap(group => fromHex(group.padStart(4, '0')));
    } else if (!/^\d+\.\d+\.\d+\.\d+$/.test(address)) return null;
    return bytes.length === kinds[kind] && bytes.every(b => b < 256) && reachable(kind, bytes) ? { kind, bytes } : null;
  }

  function unpackAddress(kind, bytes) {
    if (kind === 0) return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') + '.local';
    if (kind === 1) return bytes.join('.');
    return hex(bytes).match(/.{4}/g).map(g => g.replace(/^0{1,3}/, '')).join(':');
  }

  // reachable says whether another device can be there: not this one, not many at once. The
  // other's browser would knock at whatever a code names.
  function reachable(kind, bytes) {
    if (kind === 0) return true;
    if (kind === 1) return bytes[0] !== 0 && bytes[0] !== 127 && bytes[0] < 224;
    return bytes[0] !== 0 && bytes[0] !== 255;
  }

  const free = port => port >= 1024 && port < 65536; // no browser listens below

  // ---- codes ------------------------------------------------------------------

  const attribute = (sdp, name) => sdp.match(new RegExp(`^a=${name}:(.*?)\\s*$`, 'm'))?.[1] ?? '';

  // addresses lists those in a description, the best first. Browsers also offer TCP, which two
  // of them never connect by.
  function addresses(sdp) {
    const all = [...sdp.matchAll(/^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ (host|srflx)\b/gim)]
      .map(([, priority, address, port, type]) => ({ priority: +priority, port: +port, outside: type === 'srflx', ...packAddress(address) }))
      .filter(a => a.bytes && free(a.port))
      .sort((a, b) => b.priority - a.priority)
      .map(a => [a.kind | (a.outside ? 4 : 0), ...a.bytes, a.port >> 8, a.port & 255]);
    return all.filter((a, i) => all.findIndex(b => b.join() === a.join()) === i).slice(0, most);
  }

  // pack writes a browser's description of itself: an invitation to a match, or the answer
  // to the invitation with that check sum. What it gives has a reason for having no code:
  // "no-network" where the device is in no network, "unsupported" for what no browser says.
  function pack(sdp, { match, answers }) {
    const [ufrag, pwd] = [attribute(sdp, 'ice-ufrag'), attribute(sdp, 'ice-pwd')];
    const print = attribute(sdp, 'fingerprint').match(/^sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})$/i);
    if (!print || !/^[\w+/]{4,32}$/.test(ufrag) || !/^[\w+/]{22,64}$/.test(pwd) || /_/.test(ufrag + pwd)) return { reason: 'unsupported' };
    const found = addresses(sdp);
    if (!found.length) return { reason: 'no-network' };
    const short = /^[0-9a-f]+$/.test(ufrag + pwd);
    const alphabet = short ? digits : letters;
    return {
      reason: '',
      code: seal([
        version << 4 | (answers ? 1 : 0) | (short ? 2 : 0),
        ...toBytes(answers || match),
        ...packName(ufrag, alphabet), ...packName(pwd, alphabet),
        ...fromHex(print[1].replace(/:/g, '')),
        ...found.flat(),
      ]),
    };
  }

  // seal adds the check sum.
  const seal = bytes => toText([...bytes, ...check(bytes)]);

  // read takes a code apart. Its reason is "" or why it is none: "code-foreign" for a text that
  // is no code, "code-damaged" for one that was cut or altered, "code-newer" for one that a
  // later version has written.
  function read(text) {
    const code = String(text).slice(0, 4 * longest).replace(/\s+/g, ''); // programs break long lines
    if (!/^[\w-]{20,}$/.test(code) || code.length > longest) return { reason: 'code-foreign' };
    if (code.length % 4 === 1) return { reason: 'code-damaged' };
    const bytes = toBytes(code);
    const body = bytes.slice(0, -3);
    const tag = toText(bytes.slice(-3));
    if (toText(bytes) !== code || tag !== toText(check(body))) return { reason: 'code-damaged' };
    if (body[0] >> 4 > version) return { reason: 'code-newer' };
    return take(body, tag) ?? { reason: 'code-foreign' };
  }

  // take reads the bytes before the check sum; null where they say what none of ours would.
  function take(body, tag) {
    let at = 0;
    const next = n => body.slice(at, at += n);
    const [head] = next(1);
    if (head >> 4 !== version || head & 12) return null;
    const answer = Boolean(head & 1);
    const alphabet = head & 2 ? digits : letters;
    const id = toText(next(answer ? 3 : 6));
    const ufrag = unpackName(next, alphabet, 4, 32);
    const pwd = unpackName(next, alphabet, 22, 64);
    const print = next(32);
    const found = [];
    while (at < body.length && found.length < most) {
      const [flags] = next(1);
      const kind = flags & 3;
      if (flags > 6 || kind > 2) return null;
      const address = next(kinds[kind]);
      const [high, low] = next(2);
      if (at > body.length || !reachable(kind, address) || !free(high << 8 | low)) return null;
      found.push({ address: unpackAddress(kind, address), port: high << 8 | low, outside: Boolean(flags & 4) });
    }
    if (!ufrag || !pwd || !found.length || at !== body.length) return null;
    return {
      reason: '', tag, kind: answer ? 'answer' : 'invite', match: answer ? '' : id, answers: answer ? id : '',
      ufrag, pwd, print: hex(print).toUpperCase().match(/../g).join(':'), addresses: found,
    };
  }

  // sdp writes a description again, as every browser reads it. setup says which of the two
  // begins the handshake, mid is the name that the reader's own description gives its channel.
  function sdp({ ufrag, pwd, print, addresses }, setup, mid) {
    return [
      'v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0', `a=group:BUNDLE ${mid}`,
      'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0',
      ...addresses.map(({ address, port, outside }, i) => {
        const priority = (outside ? 100 : 126) * 2 ** 24 + (65535 - i) * 256 + 255;
        return `a=candidate:${i + 1} 1 udp ${priority} ${address} ${port} typ ${outside ? 'srflx raddr 0.0.0.0 rport 0' : 'host'}`;
      }),
      `a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`, 'a=ice-options:trickle', `a=fingerprint:sha-256 ${print}`,
      `a=setup:${setup}`, `a=mid:${mid}`, 'a=sctp-port:5000', 'a=max-message-size:16384', '',
    ].join('\r\n');
  }

  // newMatch makes the id of a match.
  const newMatch = () => toText([...crypto.getRandomValues(new Uint8Array(6))]);
  const isMatch = text => /^[\w-]{8}$/.test(text);

  pazienza.codes = { pack, read, sdp, seal, newMatch, isMatch };
})();
