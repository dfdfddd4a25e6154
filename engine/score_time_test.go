package engine_test

import "testing"

// TestScoreTime plays against the clock: -2 every ten seconds, and 700000 / seconds for a win
// in no less than 30.
func TestScoreTime(t *testing.T) {
	const (
		timed  = "klondike/windows-timed@1/draw1"
		rich   = "klondike/windows-timed@1+start=50/draw1"
		strict = "klondike/windows-timed@1+start=50+undo=strict/draw1"
	)
	checkStories(t, []story{
		{"-2 every ten seconds", rich, oneDrawn, "wait@99=50 wait@100=48 wait@199=48 wait@200=46 wait@1000=30"},
		{"between steps charged once", rich, "s: [2C 3C 4C 5C]", "draw@150=48 draw@160=48 draw@199=48 draw@200=46 wait@299=46 wait@300=44"},
		{"the tens of the game, not of the step", rich, "s: [2C 3C]", "draw@95=50 draw@105=48"},
		{"undo, redo and hint let time pass", rich, "s: [2C]", "draw@50=50 hint@120=48 undo@230=44 redo@340=42 hint@349=42"},
		{"what is refused lets none pass", rich, "s: [2C]", "undo@900!nothing-to-undo c1-c2!empty-pile wait@100=48 draw@100=48"},
		{"a step of auto-complete lets time pass", rich, aceDrawn, "*w-f2@100=58"},
		{"time runs forward", rich, "s: [2C 3C]", "draw@200=46 wait@50=46 draw@50=46 wait@250=46 wait@300=44"},
		{"no further than the floor", rich, aceDrawn, "wait@9999=0 w-f2@9999=10 wait@10000=8"},
		{"strict undo and the clock", strict, aceDrawn, "w-f2@100=58 undo@200!undo-off wait@200=56"},
		{"windows has no clock", "klondike/windows@1+start=50/draw1", oneDrawn, "wait@9999=50 recycle@9999=0"},

		{"won in 29.9 s: no bonus", timed, allButKing, "c1-f1@299=10"},
		{"won in 30 s: +23333", timed, allButKing, "c1-f1@300=23343"},
		{"won in 30.9 s: +23333", timed, allButKing, "c1-f1@309=23343"},
		{"won in 100 s: +7000", timed, allButKing, "c1-f1@1000=7010"},
		{"won in 1234 s: +567", timed, allButKing, "c1-f1@12345=577"},
		{"won in eight days: +1", timed, allButKing, "c1-f1@6912000=11"},
		{"won after that: +0", timed, allButKing, "c1-f1@7000010=10"},
		{"time costs first, then the win pays", rich, allButKing, "c1-f1@300=23387"},
		{"the clock stands still in a game that is won", rich, allButKing, "c1-f1@300=23387 wait@9999=23387 hint@9999=23387"},
		{"undo of the win takes the bonus, and it goes on", rich, allButKing, "c1-f1@300=23387 undo@390=42 wait@400=40"},
		{"redo wins anew, later", rich, allButKing, "c1-f1@300=23387 undo@300=42 redo@600=11712"},
	})
}
