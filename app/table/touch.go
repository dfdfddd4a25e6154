package table

import "time"

// Phase is what a pointer does.
type Phase uint8

// The phases.
const (
	Press   Phase = iota // a button or finger goes down
	Drag                 // it moves, or a mouse moves without a button
	Release              // it goes up
	Cancel               // the browser takes the pointer away
)

// Device is the kind of pointer.
type Device uint8

// The devices.
const (
	Mouse Device = iota
	Finger
	Pen
)

// Touch is one event of one pointer.
type Touch struct {
	Pointer int // the pointer's number, stable from press to release
	Phase   Phase
	X, Y    float64 // CSS pixels in the window
	Device  Device
	Button  int     // of a press: 0 is the main one, others are ignored
	First   bool    // of a press: no other pointer of this device is down
	Size    float64 // how broad the contact is, where the device can tell
	Time    time.Duration
}
