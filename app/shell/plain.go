package shell

import (
	"errors"

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
