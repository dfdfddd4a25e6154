// Package e2e plays the real game in real browsers: the built server, the built
// wasm, and pointer and key events made by the browser itself.
//
// The harness drives Chromium (DevTools protocol), Firefox (WebDriver BiDi) and
// WebKitGTK (classic WebDriver) behind one interface, Browser, so that one
// scenario runs in all three. What an engine cannot do here is data with a
// reason (lacks in ability.go), and the harness proves that data against the
// browser, so a scenario is left out in the open or not at all.
//
// Everything but this comment is built only with the tag e2e:
//
//	go test -tags e2e ./web/e2e                              # Chromium
//	PAZIENZA_BROWSER=firefox go test -tags e2e ./web/e2e     # or webkit
//	go test -tags e2e ./web/e2e -run Harness                 # no game needed
//
// A test starts with Start, which gives it a browser at an origin that nobody has
// been at, and fails it on any console error, uncaught exception or violation of
// the content policy that the test has not allowed. Pictures and pages of failed
// tests are left in out/; the log of each says what the browser used.
//
// # How to write a scenario
//
// Quick. Two cores draw every frame in software, so time is loads, pages and
// frames:
//   - Start at the deal: sitDown, or player.link on the way. Only what is about
//     menus goes through the menus.
//   - Ask for nothing special in Options, and the browser of the test before is
//     used again. Motion, Alone, NoStorage, NoWebGL and Lang cost a start.
//     Without Motion nothing travels; what is about movement wants it.
//   - The viewport Phone, or one hardly larger.
//   - One visit; a second test of the same start is better a few more lines in the
//     first.
//
// Robust. Any step may take a hundred times longer than here:
//   - Wait for what comes next by Until, ready, says, controlled or stored, which
//     have three minutes; never for a time, and never with a limit of one's own.
//   - Wait for the last thing that follows from a step. Moves count before they are
//     drawn, pages close before the table is ready, and a toast that is looked for
//     may have been and gone.
//   - Look at nothing that was not waited for, but for what cannot change any more.
//     A picture is looked at until it shows what it should (player.readCode).
//   - Before a server or a browser is killed, wait until what must survive is there.
//   - Times are figures and go into the log. Checks count frames, or processor time
//     with room for a busy machine.
package e2e
