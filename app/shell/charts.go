package shell

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/session"
	"pazienza/app/words"
)

// drawing collects the shapes of a chart. Colours are those of classes; nothing is told by
// colour alone. Screen readers pass a chart over: a table beside it says the same.
type drawing struct{ strings.Builder }

func (d *drawing) rect(class string, x, y, w, h, r float64) {
	d.WriteString(`<rect class="` + class + `" x="` + decimal(x) + `" y="` + decimal(y) + `" width="` + decimal(w) + `" height="` + decimal(h) + `" rx="` + decimal(r) + `"></rect>`)
}

func (d *drawing) text(class, anchor string, x, y float64, s string) {
	d.WriteString(`<text class="` + class + `" text-anchor="` + anchor + `" x="` + decimal(x) + `" y="` + decimal(y) + `">` + s + `</text>`)
}

func (d *drawing) line(y float64) {
	d.WriteString(`<path class="axis" d="M0 ` + decimal(y) + `H` + strconv.Itoa(chartWide) + `"></path>`)
}

// chartWide is how wide a chart is in its own measure; on the page it is as wide as its panel.
const chartWide = 308

func (d *drawing) svg(high int) app.UI {
	return app.Raw(`<svg class="chart" viewBox="0 0 ` + strconv.Itoa(chartWide) + ` ` + strconv.Itoa(high) + `" aria-hidden="true" focusable="false">` + d.String() + `</svg>`)
}

// lastGames is how many games the strip shows.
const lastGames = 28

// strip draws wins above a line, filled, and losses below it, outlined.
func strip(list []*session.Result) app.UI {
	var d drawing
	for i, r := range list {
		if x := float64(11 * i); r.Outcome == session.Won {
			d.rect("win", x, 3, 8, 17, 2)
		} else {
			d.rect("loss", x+.75, 24.75, 6.5, 14.5, 2)
		}
	}
	d.line(22)
	return d.svg(42)
}

// binLabels are what stands under the bins of a spread.
func binLabels(w *words.Words, s session.Spread) []string {
	labels := make([]string, len(s.Bins))
	from := func(i int) int { return s.From + (i-1)*s.Width }
	for i := range labels {
		switch {
		case i == 0:
			labels[i] = "<" + w.Number(s.From)
		case i == len(labels)-1:
			labels[i] = "≥" + w.Number(from(i))
		case s.Width == 1:
			labels[i] = w.Number(from(i))
		default:
			labels[i] = w.Number(from(i)) + "–" + w.Number(from(i+1)-1)
		}
	}
	return labels
}

// histogram draws how often wins took how long; the highest bar has its number on top.
func histogram(w *words.Words, s session.Spread) app.UI {
	var d drawing
	most := 0
	for i, n := range s.Bins {
		if n > s.Bins[most] {
			most = i
		}
	}
	const base, tall, each = 92., 72., float64(chartWide) / float64(len(s.Bins))
	for i, label := range binLabels(w, s) {
		n := s.Bins[i]
		label, _, _ := strings.Cut(label, "–") // there is no room for both ends
		h := tall * float64(n) / float64(max(1, s.Bins[most]))
		x := each*float64(i) + 5
		class := "bar"
		if i == most {
			class = "bar best"
			d.text("best", "middle", x+each/2-5, base-h-6, w.Number(n))
		}
		if n > 0 {
			d.rect(class, x, base-max(2, h), each-10, max(2, h), 4)
		}
		d.text("", "middle", x+each/2-5, 108, label)
	}
	d.line(base + .5)
	return d.svg(114)
}

// course draws the share of wins over time; the last point has its share beside it.
func course(trend []session.Share, last string) app.UI {
	var d drawing
	const top, base, right = 12., 84., float64(chartWide) - 44
	at := func(i int) (x, y float64) {
		s := trend[i]
		return 5 + (right-10)*float64(i)/float64(max(1, len(trend)-1)), base - (base-top)*float64(s.Won)/float64(s.Played)
	}
	d.line(base + .5)
	d.WriteString(`<path class="half" d="M0 ` + decimal((top+base)/2) + `H` + decimal(right) + `"></path><path class="course" d="`)
	for i := range trend {
		x, y := at(i)
		d.WriteString(string("ML"[min(i, 1)]) + decimal(x) + " " + decimal(y))
	}
	d.WriteString(`"></path>`)
	for i := range trend {
		x, y := at(i)
		d.WriteString(`<circle class="dot" cx="` + decimal(x) + `" cy="` + decimal(y) + `" r="3.5"></circle>`)
	}
	x, y := at(len(trend) - 1)
	d.text("best", "start", x+9, y+4, last)
	return d.svg(92)
}

// bar draws a share.
func bar(s session.Share) app.UI {
	return app.Raw(`<svg class="chart share" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="rest" width="100" height="12"></rect><rect class="win" width="` +
		decimal(100*float64(s.Won)/float64(max(1, s.Played))) + `" height="12"></rect></svg>`)
}

// twin is a chart as a table, for those who do not see it.
func twin(caption string, heads []string, rows [][]string) app.UI {
	row := func(cell string, texts []string) app.UI {
		var body []app.UI
		for _, t := range texts {
			body = append(body, said(cell, t))
		}
		return box("tr", body...)
	}
	var body []app.UI
	for _, r := range rows {
		body = append(body, row("td", r))
	}
	return box("div.hidden", box("table", said("caption", caption), box("thead", row("th", heads)), box("tbody", body...)))
}
