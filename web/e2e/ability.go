//go:build e2e

package e2e

import (
	"slices"
	"testing"
)

// Ability is something a scenario may need and a browser here may lack.
type Ability string

// The abilities that not every browser has.
const (
	RealTouch   Ability = "touch"        // Finger makes pointer events of type touch
	TouchCancel Ability = "touch-cancel" // Hand.Cancel: the system takes a touch away
	TwoFingers  Ability = "two-fingers"  // Finger and Finger2 at once
	Coarse      Ability = "coarse"       // a mobile viewport has (pointer: coarse)
	ChangeDPR   Ability = "change-dpr"   // Resize to another device pixel ratio
	KillResume  Ability = "kill"         // Kill, then Restart with what the disk has
	WorkerLog   Ability = "worker-log"   // Problems has the errors of service workers
	Requests    Ability = "requests"     // Problems has requests to other places than the server
	Peers       Ability = "peers"        // RTCPeerConnection: browsers connect to each other
	Inspect     Ability = "inspect"      // *Chromium: accessibility tree, installability, tracing
)

// lacks says what a browser cannot do here, and why. TestHarnessLacks tries each
// of them and fails when one has become possible.
var lacks = map[string]map[Ability]string{
	"chromium": {},
	"firefox": {
		TouchCancel: "BiDi knows no pointerCancel",
		WorkerLog:   "BiDi's log has only windows",
		Inspect:     "there is no DevTools protocol",
	},
	"webkit": {
		RealTouch:   "WebKitGTK's driver plays touch by the mouse: the page sees pointer type mouse",
		TouchCancel: "the driver ignores pointerCancel",
		TwoFingers:  "the driver has one mouse for all fingers",
		Coarse:      "GTK has no touch screen under Xvfb",
		ChangeDPR:   "the ratio is GDK_SCALE, read at the start",
		Peers:       "WebKitGTK has WebRTC as a feature that is switched off",
		KillResume:  "in automation the profile is in memory, and the session ends with the page's process",
		Requests:    "WebDriver tells of no requests",
		WorkerLog:   "a session without a profile writes no console",
		Inspect:     "there is no DevTools protocol",
	},
}

// Lacks returns why the browser under test lacks an ability, or "".
func Lacks(a Ability) string { return lacks[Under()][a] }

// Scenario is one test of the game for all browsers that can run it.
type Scenario struct {
	Name  string
	Needs []Ability
	Run   func(*testing.T)
}

// RunAll runs the scenarios as subtests, in order. One that needs what the
// browser under test lacks is left out with the reason in the log.
func RunAll(t *testing.T, scenarios []Scenario) {
	t.Helper()
	for _, s := range scenarios {
		i := slices.IndexFunc(s.Needs, func(a Ability) bool { return Lacks(a) != "" })
		if i >= 0 {
			t.Logf("left out in %s: %s: needs %s, but %s", Under(), s.Name, s.Needs[i], Lacks(s.Needs[i]))
			continue
		}
		t.Run(s.Name, s.Run)
	}
}
