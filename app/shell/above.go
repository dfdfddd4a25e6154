package shell

import (
	"strconv"

	"pazienza/app/table"
)

// layout is the table's geometry, nil where nothing has a place.
func (a *App) layout() *table.Layout {
	if v, ok := a.View.(interface{ Layout() *table.Layout }); ok {
		return v.Layout()
	}
	return nil
}

// above keeps messages and offers off the cards: how far from the window's lower edge they
// may begin follows from how the table is laid.
func (a *App) above() {
	l := a.layout()
	if e, ok := element("shell"); ok && l != nil {
		e.Get("style").Call("setProperty", "--above", strconv.FormatFloat(l.ToastBottom, 'f', 0, 64)+"px")
	}
}
