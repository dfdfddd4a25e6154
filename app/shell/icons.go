package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// icons are paths on a grid of 24, drawn with a stroke.
var icons = map[string]string{
	"menu":     "M4 7h16M4 12h16M4 17h10",
	"undo":     "M8 5L3.5 9.5L8 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9",
	"redo":     "M16 5l4.5 4.5L16 14M20 9.5H10a5.5 5.5 0 0 0 0 11h5",
	"hint":     "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.5 1.1 1.3 1.1 2.2h5c0-.9.4-1.7 1.1-2.2A6 6 0 0 0 12 3z",
	"new":      "M12 5v14M5 12h14",
	"check":    "M5 12.5l4.5 4.5L19 7",
	"dots":     "M6 12v.1M12 12v.1M18 12v.1",
	"close":    "M6 6l12 12M18 6L6 18",
	"back":     "M14 5l-7 7l7 7",
	"gear":     "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
	"help":     "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.1",
	"play":     "M8 5l11 7l-11 7z",
	"install":  "M12 4v11M7.5 10.5l4.5 4.5l4.5-4.5M5 20h14",
	"pen":      "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5",
	"keys":     "M3 7h18v10H3zM6.5 10.2v.1M10.2 10.2v.1M13.8 10.2v.1M17.5 10.2v.1M8 13.8h8",
	"copy":     "M9 8.5h11V20H9zM5.5 15.5H4V4h11v1.5",
	"share":    "M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1",
	"picture":  "M4 5h16v14H4zM4 16l5-5l4 4l2.5-2.5L20 17M15.5 9v.1",
	"again":    "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M17.5 3v4h-4",
	"number":   "M9.5 4l-2 16M16.5 4l-2 16M5 9.5h15M4 15h15",
	"stock":    "M4 7.5h9V20H4zM8 7.5V4h9v12.5h-4M20.5 6v8",
	"stats":    "M4 20h16M7 16v-5M12 16V5M17 16v-8",
	"calendar": "M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4M8 15h2.5",
	"next":     "M10 5l7 7l-7 7",
	"pause":    "M8 5v14M16 5v14",
	"speed":    "M4 6l7 6l-7 6zM12 6l7 6l-7 6z",
	"two":      "M8.5 11.5a3.2 3.2 0 1 0 0-6.4a3.2 3.2 0 0 0 0 6.4M2.8 19.5a5.7 5.7 0 0 1 11.4 0M16 11.5a2.7 2.7 0 1 0-.6-5.3M16.8 14.2a5 5 0 0 1 4.6 5.3",
	"about":    "M12 11v6M12 7v.1M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0",
}

// icon draws one of them. It says nothing to a screen reader: a word is always beside it.
func icon(name string) app.UI {
	return app.Raw(`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="` + icons[name] + `"></path></svg>`)
}
