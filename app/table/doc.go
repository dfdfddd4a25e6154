// Package table is the table as geometry: where everything lies on a screen, what a
// finger touches, how cards travel, and which pictures that makes. It knows no graphics
// library and no browser; all numbers are CSS pixels, all times are since the page's start.
//
// # The story
//
// [Measure] fits the piles of any game to a [Screen] and gives a [Layout]; nothing in it
// asks which game it is, only how many columns, foundations and cells there are, what the
// stock does and what is shown. [Layout.Spots] says where every card of a state lies, and the same
// rectangles serve drawing, hit tests and the accessible twin.
//
// A [View] ties a layout to a game in progress. Touches go in and intents for the session
// come out ([View.Touch]); changes come back ([View.Change]), and the difference of the
// two states becomes flights, which start from wherever the cards are now. [View.Scene]
// lists sprites back to front and says whether another frame is needed.
//
// Every picture that a sprite may name is packed by [Atlas] into one image, made for the
// exact device pixels of the layout; [Spec.Quads] turns a sprite into rectangles of it.
//
// # Two players
//
// A game for two is one layout and one view, as its foundations are shared and cards fly
// between the halves: each player's half is laid alike, and the far one moved up, or, where
// its player sits across ([Options] Facing), turned by half about the middle of the board. A
// turned pile is laid as its reader sees it and then turned, so that nothing else knows of
// it. What is marked, held, read or picked up is kept for each player, and a pointer belongs
// to the half in which it was pressed. Cards lie as their owner reads them, also on a
// foundation, where a small back says whose they are.
//
// A race is two tables that have nothing to do with each other: two views, each with a part
// of the window for its screen ([Split]). A view measures, hits and draws as if its part were
// all; where that lies, and that it may be turned, is added to touches as they come in and to
// sprites as they go out. The two ways share the turned sprite and nothing else: two views
// cannot share a foundation, and one view with two games would hold everything twice.
//
// # Invariants
//
//   - No pile and no card at rest leaves the screen or lies under the bars.
//   - What is legal is asked of the game at the moment of the drop, never remembered.
//   - A scene shows every card that can be seen exactly once, whatever was interrupted.
//   - Of two players neither's pointers, nor what they do, disturb the other's.
//   - Scene allocates nothing when given room, and is not busy once everything rests.
package table
