package paint

import (
	"syscall/js"

	"pazienza/app/table"
)

// listen reads finger, mouse and pen on the table for as long as the page lives;
// static/js/pointers.js tells of them in numbers.
func (c *Canvas) listen() {
	phases := [...]table.Phase{table.Press, table.Drag, table.Release, table.Cancel}
	devices := [...]table.Device{table.Mouse, table.Finger, table.Pen}
	c.page.Call("pointers", c.element, js.FuncOf(func(_ js.Value, e []js.Value) any {
		c.touch(table.Touch{
			Phase:   phases[e[0].Int()],
			Pointer: e[1].Int(),
			Device:  devices[e[2].Int()],
			Button:  e[3].Int(),
			First:   e[4].Bool(),
			Size:    e[5].Float(),
			X:       e[6].Float(),
			Y:       e[7].Float(),
			Time:    c.host.Now(),
		})
		return nil
	}))
}
