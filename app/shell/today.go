package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/engine/daily"
)

func today() daily.Day { return Date(0) }

// Date is the date where the player is, so long ago. The browser is asked: the program knows one
// offset from its start on, but clocks change and people travel.
func Date(ago time.Duration) daily.Day {
	then := time.Now().Add(-ago)
	if date := app.Window().Get("Date"); date.Truthy() {
		at := date.New(float64(then.UnixMilli()))
		return daily.On(at.Call("getFullYear").Int(), at.Call("getMonth").Int()+1, at.Call("getDate").Int())
	}
	y, m, d := then.Date()
	return daily.On(y, int(m), d)
}
