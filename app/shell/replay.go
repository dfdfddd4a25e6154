package shell

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
)

// replayPaces are the speeds of a replay, by how many times faster than the first they are.
var replayPaces = [...]int{1, 2, 4}

// slowReplay is the time between two steps at the first of them.
const slowReplay = 800 * time.Millisecond

// replaying reports whether a past game lies on the table.
func (a *App) replaying() bool { return a.playing() && a.Desk.Status(a.Now()).Replay.On }

// replay leaves the page and shows a past game.
func (a *App) replay(id string) {
	a.Close()
	a.Desk.ReplayPace = slowReplay / time.Duration(replayPaces[a.pace])
	a.Desk.Replay(id, func(error) { a.Toast(func(w *words.Words) string { return w.NoRecord }) })
}

// replayTools take the place of the table's tools while a past game is shown.
func (a *App) replayTools(w *words.Words, r session.Replay) []app.UI {
	tool := func(name, ic, label string, off bool, do func()) app.UI {
		is, about := "button#tool-"+name+".tool tool-"+name, at{}
		if name == "play" {
			is += " main"
		}
		if off {
			is += " off"
			about = at{"aria-disabled", "true"}
		}
		return button(is, about, name, do, icon(ic), said("span", label))
	}
	play, ic := w.ReplayPlay, "play"
	if r.Playing {
		play, ic = w.ReplayPause, "pause"
	}
	return []app.UI{
		tool("leave", "close", w.ReplayLeave, false, func() { a.Do(session.Intent{Kind: session.ReplayLeave}) }),
		tool("speed", "speed", w.Number(replayPaces[a.pace])+"×", false, a.replayFaster),
		tool("back", "back", w.ReplayBack, r.At == 0, func() { a.replayStep(-1) }),
		tool("on", "next", w.ReplayOn, r.At == r.Of, func() { a.replayStep(1) }),
		tool("play", ic, play, r.At == r.Of, func() { a.Do(session.Intent{Kind: session.ReplayPlay}) }),
	}
}

func (a *App) replayStep(by int) {
	a.Do(session.Intent{Kind: session.ReplayTo, Step: a.Desk.Status(a.Now()).Replay.At + by})
}

// replayFaster takes the next speed, the first after the last.
func (a *App) replayFaster() {
	a.pace = (a.pace + 1) % len(replayPaces)
	a.Desk.ReplayPace = slowReplay / time.Duration(replayPaces[a.pace])
	a.Say(func(w *words.Words) string { return w.Number(replayPaces[a.pace]) + "×" })
}

// replayBar lies above the tools: how far the replay is, and the offer to play on from there.
func (a *App) replayBar(w *words.Words, r session.Replay, won bool) app.UI {
	slider := input(at{"type", "range", "id", "replay-at", "min", "0", "max", strconv.Itoa(r.Of), "value", strconv.Itoa(r.At), "aria-label", w.ReplayAt}).
		On("input", func(_ app.Context, e app.Event) {
			if n, err := strconv.Atoi(e.Get("target").Get("value").String()); err == nil {
				a.Do(session.Intent{Kind: session.ReplayTo, Step: n})
			}
		})
	body := []app.UI{slider, said("span#replay-count", w.StepOf(w.Num(r.At), w.Num(r.Of)))}
	if line := a.Desk.Shown(); a.Match != nil && a.canRace(line) {
		body = append(body, button("button#replay-race.pill", nil, "race", func() { a.raceLine(line) }, text(w.RaceIt)))
	}
	if !won {
		body = append(body, button("button#replay-branch.pill", nil, "", func() {
			a.Do(session.Intent{Kind: session.ReplayBranch})
			a.show(toast{text: func(w *words.Words) string { return w.BranchSaid }}, askTime)
		}, text(w.ReplayBranch)))
	}
	return box("div.replay", body...)
}

// replayKey is what a key does to a replay.
func (a *App) replayKey(key Key, on Focus) (used bool) {
	if key.Ctrl || key.Alt || on == OnControl {
		return false
	}
	do := func(in session.Intent) bool { a.Do(in); return true }
	switch key.Name {
	case "ArrowLeft":
		a.replayStep(-1)
		return true
	case "ArrowRight":
		a.replayStep(1)
		return true
	case "Home":
		return do(session.Intent{Kind: session.ReplayTo})
	case "End":
		return do(session.Intent{Kind: session.ReplayTo, Step: a.Desk.Status(a.Now()).Replay.Of})
	case " ":
		return do(session.Intent{Kind: session.ReplayPlay})
	case "Escape":
		return do(session.Intent{Kind: session.ReplayLeave})
	}
	return false
}
