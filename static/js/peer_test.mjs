import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './sandbox.mjs';

const settle = async () => { for (let i = 0; i < 5; i++) await new Promise(resolve => setImmediate(resolve)); };

// Net is a network with a clock of its own. Two connections that have been given each other's
// description open; what is sent arrives at once, unless the network stands still.
class Net {
  constructor() {
    this.now = 0;
    this.timers = new Map();
    this.all = [];
    this.stands = false; // true, or the end from which nothing comes
    this.held = [];
    this.made = 0;
  }

  timer = (f, ms, every) => {
    this.timers.set(++this.made, { f, at: this.now + (ms || 0), every });
    return this.made;
  };

  // pass lets time pass, and whatever is due happen.
  async pass(ms) {
    const end = this.now + ms;
    for (;;) {
      await settle();
      const [id, next] = [...this.timers].reduce((a, b) => (b[1].at < (a[1]?.at ?? Infinity) ? b : a), []);
      if (!next || next.at > end) break;
      this.now = next.at;
      if (next.every) next.at += next.every;
      else this.timers.delete(id);
      next.f();
    }
    this.now = end;
  }

  // meet opens those that know each other, and are not open yet.
  meet() {
    for (const a of this.all) {
      for (const b of this.all) {
        if (a !== b && !a.closed && !b.closed && a.knows === b.ufrag && b.knows === a.ufrag && !a.other) {
          [a.other, b.other] = [b, a];
          for (const pc of [a, b]) setImmediate(() => pc.channel.become('open'));
        }
      }
    }
  }

  carry(from, text) {
    const to = from.other;
    if (this.stands === true || this.stands && this.stands === from) this.held.push([from, text]);
    else setImmediate(() => to.closed || to.channel.readyState !== 'open' || to.channel.hear(text));
  }

  move() {
    this.stands = false;
    for (const [from, text] of this.held.splice(0)) this.carry(from, text);
  }
}

// world is a browser on a network; its connections can be made to misbehave.
function world(net, { userAgent = 'Chrome', ...wants } = {}) {
  class Channel extends EventTarget {
    readyState = 'connecting';
    bufferedAmount = 0;
    constructor(pc) { super(); this.pc = pc; }
    send(text) {
      if (this.readyState !== 'open') throw new Error('InvalidStateError');
      w.sent.push(text);
      net.carry(this.pc, text);
    }
    become(state) {
      if (this.readyState === state || this.readyState === 'closed') return;
      this.readyState = state;
      this.dispatchEvent(new Event(state === 'open' ? 'open' : 'close'));
    }
    hear(data) { this.dispatchEvent(Object.assign(new Event('message'), { data })); }
    close() {
      setImmediate(() => this.become('closed'));
      const { other } = this.pc;
      if (other) setImmediate(() => setImmediate(() => other.channel.become('closed')));
    }
  }
  class PC extends EventTarget {
    connectionState = 'new';
    iceGatheringState = 'new';
    constructor(options) {
      super();
      if (wants.blocked) throw new Error('blocked');
      w.options = options;
      this.print = `${(10 + net.all.length)}:`.repeat(32).slice(0, -1);
      net.all.push(this);
      w.pcs.push(this);
    }
    createDataChannel(label, options) {
      w.label = { label, ...options };
      return this.channel = new Channel(this);
    }
    description(type) {
      this.ufrag = `uf${100 + ++net.made}`;
      return { type, sdp: `v=0\r\na=ice-ufrag:${this.ufrag}\r\na=ice-pwd:${'p'.repeat(24)}\r\na=fingerprint:sha-256 ${this.print}\r\na=mid:0\r\n` };
    }
    async createOffer() { return this.description('offer'); }
    async createAnswer() { return this.description('answer'); }
    // Browsers never keep the promises of a connection that was closed.
    async setLocalDescription(d) {
      if (this.closed) return new Promise(() => {});
      this.localDescription = d;
      if (wants.offline) return;
      setImmediate(() => {
        d.sdp += `a=candidate:1 1 udp 5 10.0.0.${net.all.indexOf(this) + 1} ${5000 + net.made} typ host\r\n`;
        const found = () => this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate: { candidate: '1 1 udp' } }));
        if (wants.slow) net.timer(found, wants.slow);
        else found();
        if (!wants.slow) this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate: null }));
      });
    }
    async setRemoteDescription({ type, sdp }) {
      if (this.closed) return new Promise(() => {});
      if (wants.refuses) throw new Error('OperationError');
      this.remote = { type, sdp };
      this.knows = sdp.match(/a=ice-ufrag:(.*)\r/)[1];
      net.meet();
    }
    close() {
      this.closed = true;
      this.channel.close();
    }
    fail(state) {
      this.connectionState = state;
      this.dispatchEvent(new Event('connectionstatechange'));
    }
  }
  const w = {
    pcs: [], sent: [], pazienza: {}, atob, btoa, TextEncoder, crypto: globalThis.crypto, navigator: { userAgent },
    performance: { now: () => net.now }, document: new EventTarget(), window: new EventTarget(),
    setTimeout: (f, ms) => net.timer(f, ms), clearTimeout: id => net.timers.delete(id),
    setInterval: (f, ms) => net.timer(f, ms, ms), clearInterval: id => net.timers.delete(id),
    RTCPeerConnection: PC,
  };
  if (wants.none) delete w.RTCPeerConnection;
  run('codes.js', w);
  run('peer.js', w);
  return w;
}

// end opens one end in a browser of its own, and takes down what it is told.
function end(net, wants = {}) {
  const w = world(net, wants);
  const e = { w, told: [], lines: [] };
  e.link = w.pazienza.peer.open({
    match: wants.match, told: (s, r) => e.told.push(r ? `${s} ${r}` : s), heard: text => e.lines.push(text),
  });
  e.pc = () => w.pcs.at(-1);
  e.take = () => e.told.splice(0).join(', ');
  return e;
}

// exchange has two ends exchange their codes.
async function exchange(a, b) {
  const invite = await a.link.invite();
  const answer = await b.link.accept(invite.code);
  const finished = await a.link.finish(answer.code);
  await settle();
  return [invite, answer, finished].map(r => r.reason).join(' ').trim();
}

async function joined() {
  const net = new Net();
  const [a, b] = [end(net), end(net)];
  assert.equal(await exchange(a, b), '');
  return { net, a, b };
}

test('two ends open, and lines go both ways in order', async () => {
  const { net, a, b } = await joined();
  assert.equal(a.take(), 'inviting, connecting, open');
  assert.equal(b.take(), 'answering, open');
  assert.equal(a.w.options.iceServers.length, 0);
  assert.deepEqual(a.w.label, { label: 'pazienza', negotiated: true, id: 0, ordered: true });
  assert.equal(a.link.match, b.link.match);
  assert.match(a.pc().remote.sdp, /setup:active/);
  assert.match(b.pc().remote.sdp, /setup:passive/);
  assert.deepEqual([a.link.send('one'), a.link.send(''), b.link.send('è ♠')], ['', '', '']);
  await settle();
  assert.deepEqual([a.lines, b.lines], [['è ♠'], ['one', '']]);
  await net.pass(60000);
  assert.deepEqual([a.take(), b.take()], ['', '']);
});

test('what cannot be sent says why', async () => {
  const { net, a, b } = await joined();
  assert.equal(a.link.send('è'.repeat(2048)), '');
  assert.equal(a.link.send('è'.repeat(2048) + '.'), 'long');
  assert.equal(a.link.send('two\nlines'), 'garbled');
  assert.equal(end(net).link.send('x'), 'not-open');
  await settle();
  b.link.close();
  assert.equal(b.link.send('x'), 'not-open');
});

test('more than the other stands waits, and arrives', async () => {
  const { net, a, b } = await joined();
  for (let i = 0; i < 1200; i++) assert.equal(a.link.send(String(i)), '');
  for (let i = 0; i < 24; i++) a.link.send('x');
  assert.equal(a.link.send('one too many'), 'full');
  await settle();
  assert.equal(b.lines.length, 200);
  await net.pass(11000);
  assert.deepEqual(b.lines.slice(0, 1200), Array.from({ length: 1200 }, (_, i) => String(i)));
  assert.equal(b.take(), 'answering, open');
});

test('a connection that is full is not filled further', async () => {
  const { net, a, b } = await joined();
  a.pc().channel.bufferedAmount = 1e6;
  a.link.send('x');
  await net.pass(1000);
  assert.deepEqual(b.lines, []);
  a.pc().channel.bufferedAmount = 0;
  await net.pass(100);
  assert.deepEqual(b.lines, ['x']);
});

test('a peer that misbehaves is left at once', async () => {
  for (const [what, why, misbehave] of [
    ['a line too long', 'long', hear => hear('=' + 'x'.repeat(4097))],
    ['one too long in bytes', 'long', hear => hear('=' + 'è'.repeat(2049))],
    ['two lines in one', 'garbled', hear => hear('=a\nb')],
    ['bytes', 'garbled', hear => hear(new ArrayBuffer(3))],
    ['nothing', 'garbled', hear => hear('')],
    ['a word of no meaning', 'garbled', hear => hear('?')],
    ['an offer by who may not', 'garbled', hear => hear('oEGm3')],
    ['a flood', 'flood', hear => { for (let i = 0; i < 2500; i++) hear('=x'); }],
    ['a flood of hearts', 'flood', hear => { for (let i = 0; i < 2500; i++) hear('h'); }],
  ]) {
    const { net, a } = await joined();
    a.take();
    misbehave(data => a.pc().channel.hear(data));
    assert.equal(a.take(), 'closed ' + why, what);
    const heard = a.lines.length;
    a.w.pcs[0].channel.hear('=more');
    assert.equal(a.lines.length, heard, what);
    assert.ok(a.w.pcs[0].closed, what);
    await net.pass(60000);
    assert.equal(a.take(), '', what);
  }
});

test('what the network has held back is no flood', async () => {
  const { net, a, b } = await joined();
  b.take();
  net.stands = true;
  for (let s = 0; s < 20; s++) {
    for (let i = 0; i < 100; i++) a.link.send('x');
    await net.pass(1000);
    if (a.link.state !== 'open') break; // it hears nothing either
  }
  net.move();
  await settle();
  assert.equal(b.take(), 'lost silent, open');
  assert.deepEqual(b.lines, []); // they belong to what was lost, and are told anew
  assert.ok(net.now > 7000 && a.w.sent.filter(t => t === '=x').length > 500);
  a.link.send('anew');
  await settle();
  assert.deepEqual(b.lines, ['anew']);
});

test('where one end alone was silent both begin anew', async () => {
  const { net, a, b } = await joined();
  a.take(); b.take();
  net.stands = b.pc(); // its device sleeps: it hears, and says nothing
  b.link.send('before');
  await net.pass(20000);
  assert.deepEqual([a.take(), b.take()], ['lost silent', '']);
  b.link.send('while the other has given it up');
  net.move();
  await settle();
  assert.deepEqual([a.take(), b.take()], ['open', 'lost silent, open']);
  a.link.send('from a');
  b.link.send('from b');
  await settle();
  assert.deepEqual([a.lines, b.lines], [['from b'], ['from a']]);
  // Again, the other way round, and both at once.
  for (const stands of [a.pc(), true]) {
    net.stands = stands;
    await net.pass(20000);
    net.move();
    await settle();
    assert.deepEqual([a.take().slice(-17), b.take().slice(-17)], ['lost silent, open', 'lost silent, open']);
  }
  b.link.send('once');
  await net.pass(60000);
  assert.deepEqual([a.lines, a.take(), b.take()], [['from b', 'once'], '', '']);
});

test('who says time and again to have lost the other is left', async () => {
  const { a } = await joined();
  a.take();
  for (let i = 0; i < 8; i++) a.pc().channel.hear('l');
  assert.equal(a.link.state, 'open');
  a.pc().channel.hear('l');
  assert.equal(a.link.state + ' ' + a.link.reason, 'closed flood');
});

test('who says nothing is lost, and back when heard again', async () => {
  const { net, a, b } = await joined();
  a.take(); b.take();
  net.stands = true;
  await net.pass(20000);
  assert.deepEqual([a.take(), b.take()], ['lost silent', 'lost silent']);
  assert.equal(a.link.send('x'), 'not-open');
  net.move();
  await settle();
  assert.deepEqual([a.take(), b.take()], ['open', 'open']);
  assert.equal(a.link.send('x'), '');
});

test('after a sleep of its own an end gives the other time to be heard', async () => {
  const { net, a } = await joined();
  a.take();
  net.now += 3600e3; // nothing was due meanwhile: the device slept
  for (const t of net.timers.values()) t.at += 3600e3;
  await net.pass(4000);
  assert.equal(a.take(), '');
});

test('the page of the other is gone: lost, and together again by new codes', async () => {
  const { net, a, b } = await joined();
  a.take();
  b.w.pcs[0].close(); // as a reload does
  await settle();
  assert.equal(a.take(), 'lost broken');
  assert.ok(a.w.pcs[0].closed);
  const again = end(net, { match: a.link.match });
  assert.equal(await exchange(again, a), '');
  assert.deepEqual([a.take(), again.take()], ['answering, open', 'inviting, connecting, open']);
  assert.equal(again.link.match, a.link.match);
  a.link.send('hello again');
  await settle();
  assert.deepEqual(again.lines, ['hello again']);
  // And the other way round.
  a.w.pcs[1].close();
  const third = end(net, { match: a.link.match });
  assert.equal(await exchange(third, again), '');
  assert.equal(third.link.state, 'open');
});

test('a code that does not fit says why, and harms nothing', async () => {
  const net = new Net();
  const [a, b, c] = [end(net), end(net, { match: 'abcdefgh' }), end(net)];
  const { code } = await a.link.invite();
  const other = await c.link.invite();
  const answer = (await end(net).link.accept(other.code)).code;
  const reasons = [];
  for (const asked of [
    a.link.accept(code), a.link.finish(code), a.link.finish(other.code), a.link.finish(answer), a.link.finish('hello there'),
    b.link.accept(code), b.link.accept(answer), b.link.finish(answer), a.link.accept(code.slice(1)),
  ]) reasons.push((await asked).reason);
  assert.deepEqual(reasons, [
    'code-own', 'code-own', 'code-invite', 'code-stale', 'code-foreign', 'code-match', 'code-answer', 'code-stale', 'code-damaged',
  ]);
  assert.equal(b.take(), '');
  assert.equal(await a.link.finish((await end(net).link.accept(code)).code).then(r => r.reason), '');
});

test('browsers that cannot', async () => {
  for (const [wants, reason] of [[{ none: true }, 'unsupported'], [{ blocked: true }, 'unsupported'], [{ offline: true }, 'no-network']]) {
    const net = new Net();
    const a = end(net, wants);
    const invited = a.link.invite();
    await net.pass(31000);
    assert.deepEqual({ ...await invited }, { reason });
    assert.equal(a.take(), `inviting, lost ${reason}`);
  }
  const net = new Net();
  const [a, b] = [end(net), end(net, { refuses: true })];
  assert.equal((await b.link.accept((await a.link.invite()).code)).reason, 'code-refused');
  assert.equal(b.take(), 'answering, lost code-refused');
});

test('more addresses are waited for, but not long; the first one longer', async () => {
  for (const [slow, until] of [[1000, 3000], [9000, 9000]]) {
    const net = new Net();
    let code = '';
    end(net, { slow }).link.invite().then(r => { code = r.code; });
    await net.pass(until - 100);
    assert.equal(code, '');
    await net.pass(200);
    assert.notEqual(code, '');
  }
});

test('what is overtaken ends, and only the last counts', async () => {
  const net = new Net();
  const [a, b] = [end(net, { slow: 1000 }), end(net)];
  const first = a.link.invite();
  await settle();
  const second = a.link.invite();
  const third = end(net, { slow: 1000 });
  const closed = third.link.invite();
  third.link.close();
  await net.pass(4000);
  assert.deepEqual([(await first).reason, (await second).reason, (await closed).reason], ['overtaken', '', 'overtaken']);
  assert.ok(a.w.pcs[0].closed && third.w.pcs[0].closed);
  assert.equal((await third.link.invite()).reason, 'closed');
  const answer = await b.link.accept((await second).code);
  await a.link.finish(answer.code);
  await settle();
  assert.equal(a.link.state, 'open');
  // Closed from within what it tells: no connection is made any more.
  const d = world(net).pazienza.peer;
  const quick = d.open({ told: s => s === 'inviting' && quick.close() });
  assert.equal((await quick.invite()).reason, 'overtaken');
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('where failing is for good an end waits until the other is ready', async () => {
  const net = new Net();
  const [a, b] = [end(net), end(net, { userAgent: firefox })];
  const answer = await b.link.accept((await a.link.invite()).code);
  assert.ok(b.link.waits && !b.pc().remote);
  await a.link.finish(answer.code);
  await net.pass(31000);
  assert.equal(a.take(), 'inviting, connecting, lost unreachable');
  await b.link.begin();
  await settle();
  assert.ok(!b.link.waits);
  assert.deepEqual([a.take(), b.take()], ['open', 'answering, connecting, open']);
});

test('no way to the other: lost after a while, or when the browser gives up', async () => {
  const net = new Net();
  net.meet = () => {};
  const [a, b] = [end(net), end(net)];
  await exchange(a, b);
  a.pc().fail('failed');
  b.pc().fail('failed'); // it goes on waiting
  assert.deepEqual([a.take(), b.take()], ['inviting, connecting, lost unreachable', 'answering']);
});

test('leaving is told apart from being lost', async () => {
  const { net, a, b } = await joined();
  a.take(); b.take();
  for (let i = 0; i < 500; i++) a.link.send(String(i));
  a.link.close();
  a.link.close();
  await net.pass(100);
  assert.deepEqual([a.take(), b.take(), b.lines.length], ['closed done', 'closed left', 500]);
  await net.pass(31000);
  assert.ok(a.w.pcs[0].closed && b.w.pcs[0].closed);
  assert.equal(net.timers.size, 0);
});

test('when the network changes another way is sought, by the one who invited', async () => {
  const { net, a, b } = await joined();
  a.take(); b.take();
  const [before, was] = [a.pc().ufrag, b.pc().ufrag];
  b.pc().fail('disconnected'); // it asks
  await net.pass(100);
  assert.notEqual(a.pc().ufrag, before);
  assert.notEqual(b.pc().ufrag, was);
  assert.deepEqual([a.pc().knows, b.pc().knows], [b.pc().ufrag, a.pc().ufrag]);
  assert.deepEqual([a.pc().remote.type, b.pc().remote.type, a.w.pcs.length], ['answer', 'offer', 1]);
  for (let i = 0; i < 20; i++) a.w.window.dispatchEvent(new Event('online'));
  await net.pass(100);
  a.link.send('still here');
  await settle();
  assert.deepEqual([a.take(), b.take(), b.lines], ['', '', ['still here']]);
});

test('a browser that would leave the old way too early keeps to it', async () => {
  for (const [one, other] of [[{ userAgent: firefox }, {}], [{}, { userAgent: firefox }]]) {
    const net = new Net();
    const [a, b] = [end(net, one), end(net, other)];
    await exchange(a, b);
    if (b.link.waits) await b.link.begin();
    await settle();
    const knew = b.pc().knows;
    a.pc().fail('disconnected');
    b.pc().fail('disconnected');
    await net.pass(1000);
    a.link.send('still here');
    await settle();
    assert.deepEqual([a.link.state, b.link.state, b.pc().knows, b.lines], ['open', 'open', knew, ['still here']]);
  }
});

test('another way to somebody else is refused, and so are too many', async () => {
  for (const [why, letter, hostile] of [['garbled', 'a', end(new Net())], ['garbled', 'o', end(new Net())]]) {
    const { a, b } = await joined();
    const [at, of] = letter === 'o' ? [b, a] : [a, b];
    at.take();
    const { code } = await hostile.link.invite();
    at.pc().channel.hear(letter + code);
    at.pc().channel.hear(letter + 'nonsense');
    assert.equal(at.take(), 'closed ' + why);
    assert.ok(of);
  }
  const { net, a, b } = await joined();
  b.take();
  for (let i = 0; i < 5; i++) {
    const { codes } = a.w.pazienza;
    const { code } = codes.pack((await a.pc().createOffer()).sdp + 'a=candidate:1 1 udp 5 10.0.0.9 5000 typ host\r\n', { match: a.link.match });
    b.pc().channel?.hear('o' + code);
    if (b.link.state === 'closed') break;
    await net.pass(10);
  }
  assert.equal(b.take(), 'closed flood');
});
