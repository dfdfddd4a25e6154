package shell

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
)

// Loss is why nobody draws the table. It is an error, so that it can be wrapped in one that
// says more.
type Loss string

// The losses.
const (
	NoWebGL   Loss = "webgl"    // the browser has no WebGL 2
	NoReading Loss = "readback" // it does not let drawings be read
	NoArt     Loss = "art"      // the pictures of the cards did not arrive
	NoDrawing Loss = "stopped"  // drawing has broken off
)

// Error implements error.
func (l Loss) Error() string { return "no picture: " + string(l) }

// sentence tells the player.
func (l Loss) sentence(w *words.Words) string {
	switch l {
	case NoWebGL:
		return w.NoWebGL
	case NoReading:
		return w.NoReading
	case NoArt:
		return w.NoArt
	}
	return w.NoDrawing
}

// seen tells, once, that the table can be seen and played, or what lies above it be used. Who
// waits for pictures that do not come is told so elsewhere.
func (a *App) seen() {
	if a.OnSeen == nil || !a.playing() && a.at.OnTable() {
		return
	}
	tell := a.OnSeen
	a.OnSeen = nil
	if browser().Get("decoded").Truthy() {
		resolve(browser().Call("decoded"), func(app.Value) { tell() }, tell)
	} else {
		tell()
	}
}

// Pictured has the twin lie unseen over the picture from now on.
func (a *App) Pictured() {
	a.Plain = false
	a.slots = nil // buttons are laid anew: they hold no pictures now
	a.Update()
}

// NoPicture has the twin show the cards itself from now on, and says why: nobody draws the
// table here. An error without a [Loss] in it counts as [NoDrawing].
func (a *App) NoPicture(why error) {
	loss := NoDrawing
	errors.As(why, &loss)
	a.Plain = true
	a.slots = nil // buttons are laid anew: they hold pictures now
	id := "picture"
	if loss == NoArt {
		id = "art" // each picture that is missing would say so too
	}
	a.Notice(id, loss.sentence)
}
