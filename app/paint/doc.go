// Package paint puts the table on the screen: it is the only package that imports
// Ebitengine, and the one place that reads pointers. It decides nothing. A frame is the
// list of sprites of table.View's scene, drawn from one atlas in one call; pointers become
// table.Touch values; sizes of the window become a table.Screen.
//
// Why pointer events and not Ebitengine's own input: it samples once a frame, so that a
// press shorter than a frame is lost, it never hears of a cancelled touch, and it loses a
// button let go outside the window. Why the atlas comes from the browser: card art is SVG,
// and the browser rasterises it at the exact size in device pixels. Why frames stop: the
// gate of static/js/frames.js holds back animation frames until something asks to be woken.
package paint
