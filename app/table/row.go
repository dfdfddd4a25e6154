package table

import "pazienza/engine"

// dealStep is how far row deals lie apart beside each other, as a part of a card's width.
const dealStep = .204

// lineGap is how far lines of foundations lie apart, as a part of a card's height.
const lineGap = .1

// fold settles in how many lines foundations and cells lie and returns how wide cards can
// be. Side by side with stock and waste many of them make the cards small; four suits above the
// next they cost height. What gives the larger cards is taken. width says how wide cards are
// with so many side by side and so many lines.
func (p *plan) fold(width func(units, lines float64) float64) float64 {
	set := func(across int) float64 {
		all := p.homes + p.cells
		p.across, p.lines = across, (all+across-1)/across
		switch {
		case p.runs:
			p.lines, p.units = 1, p.columns
		case p.rows: // the stock, and the row deals that are left beside it
			p.units = max(p.columns, across+2)
		default: // stock, waste, and the fan of the waste
			p.units = max(p.columns, across+3)
		}
		return width(float64(p.units), float64(p.lines))
	}
	flat := set(p.homes + p.cells)
	if folded := set(engine.NumSuits); folded > flat {
		return folded
	}
	return set(p.homes + p.cells)
}

// block is the height of the lines of foundations and cells.
func (p *plan) block() float64 {
	return p.CardH + float64(p.lines-1)*p.pitch()
}

// under is the room below the row of the stock that its badge or pips need.
func (p *plan) under() float64 {
	if p.rows && !p.runs {
		return 18
	}
	return 10
}

// pitch is how far one such line lies below the one before.
func (p *plan) pitch() float64 { return p.CardH + max(6, lineGap*p.CardH) }

// home lays the foundations and, after them, the cells. Where whole runs go home, only the
// first free slot is drawn.
func (p *plan) home(at func(i int) (x, y float64)) {
	first, n := p.Game.Foundations()
	cells, m := p.Game.Cells()
	for i := range n + m {
		id, shown := first+engine.PileID(i), !p.runs
		if i >= n {
			id, shown = cells+engine.PileID(i-n), true
		}
		x, y := at(i)
		p.Seats[id] = Seat{Base: p.at(x, y), Shown: shown}
	}
}

// stock lays the stock, with a step for each row deal.
func (p *plan) stock(x, y, dx, dy float64) {
	seat := Seat{Base: p.at(x, y), Fan: FanLayers, Shown: true}
	if p.rows {
		seat.Fan, seat.StepX, seat.StepY = FanDeals, dx, dy
	}
	p.Seats[p.Game.Stock()] = seat
}

// row lays foundations and cells, waste and stock side by side on the grid of the table's
// units. The stock lies right, or left on a desktop, and the other way round for the left
// hand; in several lines, on the one further from the columns. The waste's last card keeps
// its place at the stock's left, or its first at the stock's right: an index is always at a
// card's left.
func (p *plan) row(x0, y float64, left bool, step float64) {
	left = left != p.Options.LeftHanded
	n, all, dx := p.units, p.homes+p.cells, p.CardW+p.Gap
	x := func(i int) float64 { return x0 + float64(i)*dx }
	outer := y
	if p.Options.OneHand && p.lines > 1 && p.Shape != Desktop {
		outer += float64(p.lines-1) * p.pitch()
	}
	p.home(func(i int) (float64, float64) {
		line, nth := i/p.across, i%p.across
		switch {
		case p.runs && left:
			return x(n-1) - .5*p.CardW*float64(p.homes-1-i), y
		case p.runs:
			return x(0) + .5*p.CardW*float64(i), y
		case left:
			nth += n - min(p.across, all-line*p.across)
		}
		return x(nth), y + float64(line)*p.pitch()
	})
	stock, waste, deal, fan := n-1, n-2, -dealStep*p.CardW, -step*p.CardW
	if left {
		stock, waste, deal, fan = 0, 1, -deal, -fan
	}
	p.stock(x(stock), outer, deal, 0)
	if w, ok := p.Game.Waste(); ok {
		p.Seats[w] = Seat{Base: p.at(x(waste), outer), Fan: FanLast3, StepX: fan}
	}
}
