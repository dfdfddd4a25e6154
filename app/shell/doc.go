// Package shell is everything on the page that is not the table's picture: bars and
// buttons, the pages and sheets above the table, and the table's accessible twin.
//
// # The story
//
// An [App] joins a session desk, a table view and the player's [Settings]; main makes
// one. Every address of the site shows the same component, a table with perhaps a page
// above it ([Where] tells them apart), so opening the rules never touches the game. The
// server renders the same components without a desk ([Pages]).
//
// The twin is the table as buttons, lying exactly over their pictures: what a screen
// reader reads, what the keyboard moves on, and, where there is no WebGL2, the table
// itself. What a key does is decided by [Keyboard], which knows no browser.
//
// # Invariants
//
//   - No style attribute and no inline handler is ever written: positions are set through
//     the CSSOM, as the page's policy demands.
//   - The shell decides no rule: it sends session.Intent values and shows session.Change.
//   - A page above the table makes everything under it inert, and gives the focus back.
//   - Everything here builds and renders on the host; what needs a browser goes through
//     go-app's values, which are inert there.
package shell
