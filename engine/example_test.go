package engine_test

import (
	"fmt"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// A game is named, dealt and played; a line remembers every table, so undo is exact.
func Example() {
	g, err := variants.Catalogue().Game("klondike/classico@1/draw3")
	if err != nil {
		fmt.Println(err)
		return
	}
	l := engine.NewLine(g, 20417)
	fmt.Print(g.Text(l.State()))
	for i, m := range g.Legal(l.State(), nil) {
		if i > 0 {
			fmt.Print(" ")
		}
		fmt.Print(g.MoveText(m))
	}
	fmt.Println()

	move, _ := g.ParseMove("c1-c2")
	fmt.Println("c1-c2:", g.Check(l.State(), move))
	_, err = l.Do(engine.Step{Move: engine.Move{Kind: engine.Draw}})
	w, _ := g.Waste()
	fmt.Println("drawn:", l.State().Top(w), err)
	_, err = l.Do(engine.Step{Op: engine.OpUndo})
	fmt.Println("taken back:", *l.State() == g.Deal(20417), err)
	// Output:
	// c1: TC
	// c2: [AH] 7S
	// c3: [5S KH] 6D
	// c4: [3H 4D 7C] 6C
	// c5: [9D 5H KS 8C] 8H
	// c6: [QD AD 3C 2H TS] 9S
	// c7: [QH AS 5C 2S 9H 2D] 8D
	// s: [7D JC 3D 4S 9C QS 3S 7H 6H AC 2C QC TH 5D KD TD 6S 8S JH 4C 4H JD KC JS]
	// c2-c5 c2-c7 c3-c2 c5-c6 c7-c6 draw
	// c1-c2: one-rank-lower
	// drawn: JD <nil>
	// taken back: true <nil>
}
