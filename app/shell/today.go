package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/engine/daily"
)

// today is the date where the player is. The browser is asked: the program knows one offset
// from its start on, but clocks change and people travel.
func today() daily.Day {
	if date := app.Window().Get("Date"); date.Truthy() {
		now := date.New()
		return daily.On(now.Call("getFullYear").Int(), now.Call("getMonth").Int()+1, now.Call("getDate").Int())
	}
	y, m, d := time.Now().Date()
	return daily.On(y, int(m), d)
}
