// peer.js joins two browsers directly, without a server, by a WebRTC data channel. Two
// people hand each other a code (codes.js): one invites, the other accepts and answers, the
// first finishes with the answer. After that lines of text go both ways, in order.
//
// Both browsers describe themselves as if each were the one to begin, and each takes the
// other's code for the answer; who is who is settled by the codes' kinds. So none of them
// has to connect before people are ready, which matters: Firefox gives up for good when it
// has not reached the other in five seconds, while people need minutes to hand on a code.
//
// Whatever the other browser sends is bounded here in length and number. What lines mean is
// not known here. A new "open" may come after lines were lost: who sends them tells the
// other then what has been received. It comes to both, also where only one has found the other
// silent, as a page does whose reader looks at another app: that end says so when it hears of
// the other again, and takes no line before the other's word, after which all is new.
(() => {
  'use strict';

  const longest = 4096; // bytes of a line
  const queued = 1024; // lines that wait to be sent
  // Lines a second, and how many at once. Received may be more at once: what was sent while
  // the network stood still comes in one heap.
  const sending = { rate: 100, burst: 200 };
  const hearing = { rate: 125, burst: 2400 };
  const turning = { rate: .1, burst: 3 }; // looking for another way
  const losing = { rate: .125, burst: 8 }; // beginning anew: after each all is told again
  const beat = 2000; // ms between signs of life
  const silence = 8000; // ms without one until the other is held to be lost
  const gathering = 3000; // ms in which a browser finds its addresses, if it has found one
  const patience = 30000; // ms until what does not come about is called lost

  // The first letter of what is sent.
  const line = '=', alive = 'h', bye = 'b', lost = 'l', ask = 'r', offer = 'o', answer = 'a';

  // Firefox fails for good where others go on trying, and leaves an old way before the other
  // end can know the new one.
  const hasty = /\bFirefox\//.test(navigator.userAgent);

  const now = () => performance.now();
  const bytes = text => new TextEncoder().encode(text).length;
  const broken = text => /[\n\r\0]/.test(text); // it is no line

  // bucket counts what goes through: spend says whether one more may.
  function bucket({ rate, burst }) {
    let left = burst;
    let at = now();
    return { spend() {
      left = Math.min(burst, left + (now() - at) * rate / 1000);
      at = now();
      if (left < 1) return false;
      left--;
      return true;
    } };
  }

  // gathered waits until a connection knows its addresses, or has had time enough for those
  // it has found; to be called before it looks.
  const gathered = pc => new Promise(done => {
    let found = false;
    let late = false;
    setTimeout(() => { late = true; if (found) done(); }, gathering);
    setTimeout(done, patience);
    pc.addEventListener('icecandidate', ({ candidate }) => {
      found ||= Boolean(candidate?.candidate);
      if (!candidate || late) done();
    });
    pc.addEventListener('icegatheringstatechange', () => pc.iceGatheringState === 'complete' && done());
  });

  // open makes one end. match is the id of a match that goes on, "" for a new one. told is
  // called with a state and a reason, heard with a line.
  //
  //   new         nothing was tried yet
  //   inviting    there is, or soon will be, a code to hand on; an answer must come
  //   answering   there is an answer to hand on; the other must finish with it
  //   connecting  both codes are known
  //   open        lines go both ways
  //   lost        nothing comes: it may open by itself, or with new codes
  //   closed      it is over
  function open({ match = '', iceServers = [], told = () => {}, heard = () => {} } = {}) {
    const { codes } = pazienza;
    let state = 'new';
    let reason = '';
    let round = 0; // how often codes were begun to be exchanged
    let pc = null;
    let channel = null;
    let inviter = false;
    let mine = null; // what our code of this round says
    let theirs = null; // what the other's says
    let joined = false; // the other's code was given to the browser
    let owned = false; // that this end has lost the other is said, and not answered yet
    let restarting = null; // the check sum of our offer of another way, until it is answered
    let forsake = () => {}; // has within fail
    let gone = null;
    let waiting = []; // lines to be sent
    let pumping = 0;
    let clock = 0;
    let heardAt = 0;
    let tickedAt = 0;
    let out, into, turns, losses;

    const link = {
      get match() { return match; },
      get state() { return state; },
      get reason() { return reason; },
      // waits says that begin has to be called, once the other has the answer.
      get waits() { return state === 'answering' && mine !== null && !joined; },
      invite, accept, finish, begin, send, restart, close: () => end('done'),
    };
    if (match && !codes.isMatch(match)) match = '';

    function to(next, why = '') {
      if (state === 'closed' || state === next && reason === why) return;
      [state, reason] = [next, why];
      told(state, reason);
    }

    // ---- codes ----------------------------------------------------------------

    // within waits for a promise of a connection as long as that is the one that counts: those
    // of a connection that is closed are never kept.
    const within = promise => Promise.race([promise, gone]);

    // prepare begins a round, and gives its code or a reason.
    async function prepare(as) {
      drop();
      const n = ++round;
      inviter = !as.answers;
      [mine, theirs, joined, restarting, owned] = [null, null, false, null, false];
      gone = new Promise((_, no) => { forsake = no; });
      gone.catch(() => {});
      to(inviter ? 'inviting' : 'answering');
      if (n !== round) return { reason: 'overtaken' };
      let packed = { reason: 'unsupported' };
      try {
        const own = pc = new RTCPeerConnection({ iceServers });
        channel = pc.createDataChannel('pazienza', { negotiated: true, id: 0, ordered: true });
        listen();
        const found = gathered(own);
        await within(own.createOffer().then(o => own.setLocalDescription(o)));
        await within(found);
        packed = codes.pack(own.localDescription.sdp, as);
      } catch { /* there is none here, or it is blocked */ }
      if (n !== round) return { reason: 'overtaken' };
      if (packed.reason) lose(packed.reason);
      else mine = codes.read(packed.code);
      return packed;
    }

    async function invite() {
      if (state === 'closed') return { reason: 'closed' };
      match ||= codes.newMatch();
      return prepare({ match });
    }

    async function accept(code) {
      if (state === 'closed') return { reason: 'closed' };
      const read = codes.read(code);
      if (read.reason) return { reason: read.reason };
      if (read.kind !== 'invite') return { reason: 'code-answer' };
      if (read.tag === mine?.tag) return { reason: 'code-own' };
      if (match && read.match !== match) return { reason: 'code-match' };
      match = read.match;
      const packed = await prepare({ answers: read.tag });
      if (packed.reason) return packed;
      theirs = read;
      if (!hasty) { // it may try from now on
        const refused = await join();
        if (refused) return { reason: refused };
      }
      return packed;
    }

    async function finish(code) {
      if (state === 'closed') return { reason: 'closed' };
      const read = codes.read(code);
      if (read.reason) return { reason: read.reason };
      if (read.kind !== 'answer') return { reason: read.tag === mine?.tag ? 'code-own' : 'code-invite' };
      if (state !== 'inviting' || read.answers !== mine?.tag) return { reason: 'code-stale' };
      theirs = read;
      to('connecting');
      return { reason: await join() };
    }

    // begin has an end that answers connect.
    async function begin() {
      if (state !== 'answering' || !theirs) return { reason: state === 'closed' ? 'closed' : '' };
      to('connecting');
      return { reason: joined ? '' : await join() };
    }

    // join gives the browser the other's code.
    async function join() {
      const n = round;
      joined = true;
      if (state === 'connecting') setTimeout(() => n === round && state === 'connecting' && lose('unreachable'), patience);
      try {
        await within(pc.setRemoteDescription({ type: 'answer', sdp: codes.sdp(theirs, inviter ? 'active' : 'passive', mid()) }));
      } catch {
        if (n !== round) return 'overtaken';
        lose('code-refused');
        return 'code-refused';
      }
      return '';
    }

    const mid = () => /^a=mid:(\w+)/m.exec(pc.localDescription.sdp)?.[1] ?? '0';

    // ---- the connection -------------------------------------------------------

    function listen() {
      const own = pc; // one that was dropped has nothing more to say
      const mineStill = f => e => { if (own === pc) f(e); };
      channel.binaryType = 'arraybuffer';
      [out, into, turns, losses] = [bucket(sending), bucket(hearing), bucket(turning), bucket(losing)];
      channel.addEventListener('open', mineStill(opened));
      channel.addEventListener('close', mineStill(() => lose('broken')));
      channel.addEventListener('message', mineStill(e => hear(e.data)));
      pc.addEventListener('connectionstatechange', mineStill(() => {
        if (pc.connectionState === 'disconnected') restart();
        if (pc.connectionState !== 'failed') return;
        if (state === 'open') lose('silent');
        if (state === 'connecting') lose('unreachable');
      }));
    }

    function opened() {
      heardAt = tickedAt = now();
      clock ||= setInterval(tick, beat);
      document.addEventListener('visibilitychange', tick);
      window.addEventListener('online', restart);
      to('open');
    }

    // tick shows that this end lives, and sees that the other does. After a pause of this
    // device's own the other has some time to be heard.
    function tick() {
      if (now() - tickedAt > 2 * beat) heardAt = now();
      tickedAt = now();
      raw(alive);
      if (state === 'open' && now() - heardAt > silence) lose('silent');
    }

    // drop leaves the connection without a word: the other finds it broken.
    function drop() {
      forsake();
      clearInterval(clock);
      clearTimeout(pumping);
      [clock, pumping, waiting] = [0, 0, []];
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('online', restart);
      pc?.close();
      [pc, channel] = [null, null];
    }

    // lose waits with what may come back, and drops what cannot.
    function lose(why) {
      waiting = [];
      if (why !== 'silent' && why !== 'unreachable') drop();
      to('lost', why);
    }

    // end closes this end. One that closes on purpose sends what waits and says so; the other's
    // browser is gone at the latest when it has had time to hear that.
    function end(why) {
      if (state === 'closed') return;
      const [leaving, last] = [pc, channel];
      if (why === 'done' && channel?.readyState === 'open') {
        for (const text of waiting.splice(0)) raw(line + text);
        raw(bye);
        last.close();
        last.addEventListener('close', () => leaving.close());
        setTimeout(() => leaving.close(), beat);
        pc = null;
      }
      round++;
      drop();
      to('closed', why);
    }

    // ---- lines ----------------------------------------------------------------

    // send gives "", or why a line is not sent.
    function send(text) {
      if (state !== 'open') return 'not-open';
      if (broken(text)) return 'garbled';
      if (bytes(text) > longest) return 'long';
      if (waiting.length >= queued) return 'full';
      waiting.push(text);
      pump();
      return '';
    }

    // pump sends what waits, not faster than the other stands.
    function pump() {
      if (pumping) return;
      while (waiting.length && channel.bufferedAmount < 16 * longest && out.spend()) raw(line + waiting.shift());
      if (waiting.length) pumping = setTimeout(() => { pumping = 0; pump(); }, 1000 / sending.rate);
    }

    function raw(text) {
      try {
        if (channel?.readyState === 'open') channel.send(text);
      } catch { /* it is closing, and says so by itself */ }
    }

    function hear(data) {
      if (typeof data !== 'string') return end('garbled');
      if (data.length > longest + 1 || bytes(data) > longest + 1) return end('long');
      if (!into.spend()) return end('flood');
      heardAt = now();
      if (state === 'lost' && !owned) {
        owned = true;
        raw(lost);
      }
      const text = data.slice(1);
      switch (data[0]) {
        case line: return broken(text) ? end('garbled') : state === 'open' && heard(text);
        case lost: return losses.spend() ? again() : end('flood');
        case alive: return;
        case bye: return end('left');
        case ask: return inviter ? restart() : end('garbled');
        case offer: return inviter ? end('garbled') : follow(text);
        case answer: return inviter ? followed(text) : end('garbled');
        default: end('garbled');
      }
    }

    // again has both begin anew, once one of them has lost the other.
    function again() {
      if (state === 'open') lose('silent');
      if (!owned) raw(lost);
      owned = false;
      to('open');
    }

    // ---- another way ----------------------------------------------------------

    // restart has both browsers find their addresses anew, when the network has changed and the
    // old way still bears: the channel stays. The end that has invited leads, and where one of
    // them is hasty nothing comes of it.
    async function restart() {
      if (hasty || channel?.readyState !== 'open' || restarting !== null) return;
      if (!inviter) return raw(ask);
      if (!turns.spend()) return;
      const n = round;
      restarting = '';
      const code = await describe({ match }, () => pc.createOffer({ iceRestart: true }));
      if (n !== round) return;
      restarting = code ? codes.read(code).tag : null;
      if (code) raw(offer + code);
      setTimeout(() => { if (n === round) restarting = null; }, patience);
    }

    // follow answers the other's offer.
    async function follow(text) {
      const n = round;
      const read = codes.read(text);
      if (read.kind !== 'invite' || read.match !== match || read.print !== theirs.print) return end('garbled');
      if (!turns.spend()) return end('flood');
      if (hasty) return;
      const code = await describe({ answers: read.tag }, async () => {
        await pc.setRemoteDescription({ type: 'offer', sdp: codes.sdp(read, 'actpass', mid()) });
        return pc.createAnswer();
      });
      if (code && n === round) raw(answer + code);
    }

    async function followed(text) {
      const read = codes.read(text);
      if (read.kind !== 'answer' || read.print !== theirs.print) return end('garbled');
      if (read.answers !== restarting) return; // too late
      restarting = null;
      try {
        await pc.setRemoteDescription({ type: 'answer', sdp: codes.sdp(read, 'active', mid()) });
      } catch { /* the old way stays */ }
    }

    // describe sets a new description of this end and gives its code, "" where that fails: the
    // old way stays, or is lost.
    async function describe(as, make) {
      const own = pc;
      try {
        const description = await within(make());
        const found = gathered(own);
        await within(own.setLocalDescription(description));
        await within(found);
        return codes.pack(own.localDescription.sdp, as).code ?? '';
      } catch {
        return '';
      }
    }

    return link;
  }

  pazienza.peer = { open };
})();
