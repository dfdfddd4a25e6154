package shell

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
)

// solved takes in what somebody has found out who knows every card, or looks for.
func (a *App) solved(c session.Change) {
	switch c.Cause {
	case session.Judged:
		a.sayVerdict()
	case session.Thinking:
		a.show(toast{
			func(w *words.Words) string { return w.LookingForLine }, func(w *words.Words) string { return w.StopLooking },
			func() { a.Do(session.Intent{Kind: session.Stop}) },
		}, lookTime)
	case session.Stopped:
		a.toast = toast{}
	case session.Showing:
		a.show(toast{text: func(w *words.Words) string { return w.ShowingLine }}, askTime)
	case session.NoLine:
		a.show(toast{text: func(w *words.Words) string { return noLine(w, c.Verdict) }}, askTime)
	case session.Seeking:
		a.Toast(func(w *words.Words) string { return w.LookingForDeal })
	case session.Unproved:
		a.show(toast{text: func(w *words.Words) string { return w.DealAtRandom }}, askTime)
	case session.Stuck:
		a.tellStuck()
	}
	switch stuck := a.playing() && a.Desk.Status(a.Now()).Stuck; {
	case !stuck && c.Cause != session.Stuck:
		a.dropNotice(noticeStuck)
	case stuck && c.Cause == session.Undone: // not far enough: more is to be taken back
		a.tellStuck()
	}
}

// tellStuck says that no moves are left, with the ways out.
func (a *App) tellStuck() {
	do := func(k session.IntentKind) func() { return func() { a.Do(session.Intent{Kind: k}) } }
	a.Notice(noticeStuck, func(w *words.Words) string { return w.NoMovesLeft },
		answer{func(w *words.Words) string { return w.Undo }, do(session.Undo)},
		answer{func(w *words.Words) string { return w.Restart }, do(session.Restart)},
		answer{func(w *words.Words) string { return w.NewGame }, do(session.New)})
}

const noticeStuck = "stuck"

// lookTime is longer than anybody looks for a winning line.
const lookTime = 2 * time.Minute

func noLine(w *words.Words, v session.Verdict) string {
	switch v {
	case session.VerdictLost:
		return w.NoWayToWin
	case session.VerdictMissing:
		return w.NoSolver
	}
	return w.NoWayFound
}

// sayVerdict tells a reader of a verdict that is certain and not the one before.
func (a *App) sayVerdict() {
	v := a.Desk.Status(a.Now()).Verdict
	if v == a.verdict || v != session.VerdictWinnable && v != session.VerdictLost {
		return
	}
	a.verdict = v
	a.Say(func(w *words.Words) string {
		if v == session.VerdictLost {
			return w.CannotWin
		}
		return w.CanWin
	})
}

// verdict is a sign for the verdict, with the words beside it where there is room.
func verdict(w *words.Words, st session.Status) app.UI {
	label, sign, is := "", "", ""
	switch st.Verdict {
	case session.VerdictAsked:
		label, sign, is = w.VerdictAsked, "dots", "asked"
	case session.VerdictWinnable:
		label, sign, is = w.VerdictWinnable, "check", "good"
	case session.VerdictLost:
		label, sign, is = w.VerdictLost, "close", "bad"
		if st.Moves == 0 {
			label = w.VerdictNever
		}
	case session.VerdictUnknown:
		label, sign, is = w.VerdictUnknown, "help", "unknown"
	case session.VerdictMissing:
		label, sign, is = w.VerdictMissing, "help", "missing"
	default:
		return box("span#status-verdict.verdict")
	}
	return el("span#status-verdict.verdict is-"+is, at{"role", "img", "aria-label", label, "title", label}, icon(sign), said("span", label))
}

// dealSheet is about the deal on the table: how hard it is, whether it can be won, and how.
func (a *App) dealSheet(w *words.Words) app.UI {
	if !a.playing() {
		return nil
	}
	a.Desk.WantDifficulty()
	st := a.Desk.Status(a.Now())
	body := []app.UI{
		said("p.muted", a.dealt(w, st)),
		el("p#deal-difficulty", at{"aria-live", "polite"}, said("b", w.Difficulty+": "), text(difficulty(w, st.Difficulty))),
	}
	if st.Verdict != session.NoVerdict {
		body = append(body, box("p", verdict(w, st)))
	}
	if st.Verdict == session.VerdictMissing || st.Difficulty == session.DifficultyMissing {
		body = append(body, said("p.muted", w.NoSolver))
	}
	do := func(k session.IntentKind) func() {
		return func() {
			a.leaveSheet()
			a.Close()
			a.Do(session.Intent{Kind: k})
		}
	}
	if !st.Replay.On { // what is shown again has been played
		body = append(body,
			said("p", w.WinningLineHelp),
			button("button#deal-line.cta", nil, "line", do(session.Solve), icon("play"), text(w.WinningLine)),
			button("button#deal-again.cta alt", nil, "again", do(session.Restart), icon("again"), text(w.Restart)))
	}
	body = append(body,
		button("button#deal-share.cta alt", nil, "share", a.shareDeal, icon("share"), text(w.ShareDeal)))
	return a.sheetFrame(w, "deal", w.ThisDeal, body...)
}

// difficulty names one; the words are in its order, but for that nobody has asked.
func difficulty(w *words.Words, d session.Difficulty) string {
	return w.Difficulties[max(d, session.DifficultyAsked)-session.DifficultyAsked]
}

// pickDeals offers to deal nothing but what can be won.
func (a *App) pickDeals(w *words.Words, variant string) []app.UI {
	now := ""
	if a.Settings.WinnableOnly(variant) {
		now = yes
	}
	return []app.UI{
		segments("setup-deals", w.DealsToPlay, []choice{{"", w.AnyDeal}, {yes, w.WinnableDeals}}, now, func(v string) {
			a.Choose(a.Settings.withWinnable(a.pick.game.Variant.ID, v == yes))
		}),
		said("p.muted", w.WinnableDealsHelp),
	}
}
