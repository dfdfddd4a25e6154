package table

import (
	"math"
	"strings"

	"pazienza/engine"
)

// Spec describes an atlas: the image that pazienza.atlas makes, and where each picture is
// in it. Numbers are atlas pixels.
type Spec struct {
	Width  int    `json:"width"`
	Height int    `json:"height"`
	Items  []Item `json:"items"`

	Needs Needs            `json:"-"` // what it was made for
	Scale float64          `json:"-"` // atlas pixels per CSS pixel; the device's ratio unless that did not fit
	Cells [NumSprites]Cell `json:"-"` // by sprite; a picture the game does not need has no width
}

// Item is one thing to draw into the atlas.
type Item struct {
	Kind    string   `json:"kind"`            // "art" or "box"
	Art     string   `json:"art,omitempty"`   // the drawing's name
	Color   string   `json:"color,omitempty"` // tint of a glyph
	X       int      `json:"x"`
	Y       int      `json:"y"`
	W       int      `json:"w"`
	H       int      `json:"h"`
	R       float64  `json:"r"`    // corner radius
	Fill    string   `json:"fill"` // of a box; empty is none
	Strokes []Stroke `json:"strokes,omitempty"`
	Shadow  []Shadow `json:"shadow,omitempty"`
}

// Stroke is a line along the edge of a box: wholly inside it at offset 0, further out above.
type Stroke struct {
	Color  string  `json:"color"`
	Width  float64 `json:"width"`
	Offset float64 `json:"offset"`
}

// Shadow is a blurred shape of the box, drawn outside it only.
type Shadow struct {
	DX     float64 `json:"dx"`
	DY     float64 `json:"dy"`
	Blur   float64 `json:"blur"`
	Spread float64 `json:"spread"`
	Color  string  `json:"color"`
}

// Cell is where a picture is in the atlas.
type Cell struct {
	X, Y, W, H int // with what reaches beyond the picture's box
	Pad        int // by how much it does, on every side
	Cut        int // corners of this size are never stretched; 0 stretches all of it
}

// Needs is what an atlas depends on besides the layout.
type Needs struct {
	Back    string // the art of the back, such as "back-sole"
	Far     string // and of the pack of who sits at the upper edge, at a table of two
	Palette string // the colours of the deck, as pazienza.palette names them
}

// MaxTexture is the side that every device with WebGL2 can be trusted to have.
const MaxTexture = 4096

// Colours of the table's marks.
const (
	gold     = "#ffd970"
	sky      = "#8fd3ff"
	ink      = "rgba(12,24,20,.8)"
	darkInk  = "#10221c"
	paper    = "#fffaf0"
	badgeInk = "#0e1a16"
	veil     = "rgba(18,46,38,.42)"
)

// Atlas packs every picture that a scene of this layout may name, at the device's pixels,
// or as large as fits.
func Atlas(l *Layout, n Needs) *Spec {
	for scale := l.Screen.DPR; ; scale *= .93 {
		if s := pack(pictures(l, n, scale), scale); s != nil {
			s.Needs = n
			return s
		}
	}
}

// picture is one cell to be packed: the item at 0,0 and how far it reaches beyond itself.
type picture struct {
	id   SpriteID
	item Item
	pad  int
	cut  int
}

// pictures lists what a layout needs. Sizes within are CSS pixels until they are scaled.
func pictures(l *Layout, n Needs, scale float64) []picture {
	px := func(v float64) int { return max(1, int(math.Round(v*scale))) }
	up := func(v float64) int { return int(math.Ceil(v * scale)) }
	var all []picture
	add := func(id SpriteID, it Item, w, h, pad, cut float64) {
		it.W, it.H, it.R = px(w), px(h), it.R*scale
		for i := range it.Strokes {
			it.Strokes[i].Width *= scale
			it.Strokes[i].Offset *= scale
		}
		for i := range it.Shadow {
			s := &it.Shadow[i]
			s.DX, s.DY, s.Blur, s.Spread = s.DX*scale, s.DY*scale, s.Blur*scale, s.Spread*scale
		}
		p := picture{id: id, item: it, pad: up(pad)}
		if cut > 0 {
			p.cut = p.pad + up(cut)
		}
		all = append(all, p)
	}
	w, h, r := l.CardW, l.CardH, l.Radius()
	card := func(id SpriteID, art string) {
		rest := []Shadow{{Spread: .5, Color: "rgba(0,0,0,.28)"}, {DY: 1, Blur: 2, Color: "rgba(0,0,0,.28)"}}
		add(id, Item{Kind: "art", Art: art, R: r, Shadow: rest}, w, h, 3, 0)
	}
	face := "classic-"
	if l.Large {
		face = "large-"
	}
	for s := engine.Suit(0); s < engine.NumSuits; s++ {
		for rank := engine.Ace; rank <= engine.King; rank++ {
			name := face + string("shcd"[s]) + string([]byte{'0' + byte(rank)/10, '0' + byte(rank)%10})
			card(FaceSprite(engine.NewCard(rank, s, 0)), name)
		}
		for _, id := range []SpriteID{SuitSprite, SmallSuitSprite} {
			glyph(add, l, id+SpriteID(s), "glyph-"+string("shcd"[s]))
		}
	}
	for n := range jokerLooks {
		card(FaceSprite(engine.NewCard(engine.Joker, 0, n)), face+"joker"+string(rune('1'+n)))
	}
	card(BackSprite, n.Back)
	if l.Game.Two() {
		if n.Far == "" {
			n.Far = n.Back
		}
		card(FarBackSprite, n.Far)
		pairPictures(add, l, n)
	}
	glyph(add, l, KingSprite, "glyph-K")
	glyph(add, l, RecycleSprite, "glyph-recycle")
	glyph(add, l, CrossSprite, "glyph-cross")
	glyph(add, l, StarSprite, "glyph-star")
	glyph(add, l, SmallStarSprite, "glyph-star")
	glyph(add, l, TurnSprite, "glyph-turn")
	glyph(add, l, RunSprite, "glyph-run")
	glyph(add, l, TickSprite, "glyph-tick")
	for d := range 10 {
		glyph(add, l, DigitSprite+SpriteID(d), "glyph-"+string(rune('0'+d)))
	}
	for i, letter := range "AJQK" {
		glyph(add, l, LetterSprite+SpriteID(i), "glyph-"+string(letter))
	}
	glyph(add, l, WordmarkSprite, "wordmark")
	marksPictures(add, l, n)
	return all
}

// adder takes a picture of a size, with how far it reaches beyond its box and how large
// the corners are that must not be stretched.
type adder func(id SpriteID, it Item, w, h, pad, cut float64)

func glyph(add adder, l *Layout, id SpriteID, art string) {
	w, h := l.glyphBox(id)
	add(id, Item{Kind: "art", Art: art, Color: "#fff"}, w, h, 0, 0)
}

// pairPictures lists what only a table of two has.
func pairPictures(add adder, l *Layout, n Needs) {
	own := l.own(Rect{})
	for i, art := range []string{n.Back, n.Far} {
		it := Item{Kind: "art", Art: art, R: 2, Shadow: []Shadow{{Spread: 1, Color: ink}}}
		add(OwnSprite+SpriteID(i), it, own.W, own.H, 2, 0)
	}
	add(GroundSprite, Item{Kind: "box", Fill: "rgba(0,0,0,.2)"}, 4, 4, 0, 0)
}

// marksPictures lists the boxes: outlines, lights, pills.
func marksPictures(add adder, l *Layout, n Needs) {
	w, r := l.CardW, l.Radius()
	slot := "rgba(255,255,255,.5)"
	if strings.HasPrefix(n.Palette, "contrast") {
		slot = "#fff"
	}
	box := func(id SpriteID, it Item, pad, cut float64) {
		it.Kind = "box"
		side := 2*cut + 4
		add(id, it, side, side, pad, cut)
	}
	slotR := max(4, .06*w)
	box(SlotSprite, Item{R: slotR, Fill: "rgba(255,255,255,.07)", Strokes: []Stroke{{slot, 1.5, 0}}}, 0, slotR+2)
	box(FillSprite, Item{R: r, Fill: "rgba(255,217,112,.18)"}, 0, r+1)
	box(RingSprite, Item{R: r, Strokes: []Stroke{{gold, 3, 1.5}, {ink, 1, 2.5}}}, 4, r+3)
	box(HintSprite, Item{R: r, Strokes: []Stroke{{gold, 2.5, 2}, {ink, 1, 3}}}, 5, r+3)
	box(GlowSprite, Item{R: r, Shadow: []Shadow{{Blur: 16, Spread: 6, Color: "rgba(255,217,112,.75)"}}}, 26, r+16)
	box(CursorSprite, Item{R: r, Strokes: []Stroke{{"#fff", 3, 4}, {darkInk, 2, 6}}}, ringReach, r+3)
	box(PickedSprite, Item{R: r, Strokes: []Stroke{{gold, 3, 4}, {darkInk, 2, 6}}}, ringReach, r+3)
	lifted := []Shadow{{DY: 10, Blur: 22, Color: "rgba(0,0,0,.42)"}, {DY: 3, Blur: 6, Color: "rgba(0,0,0,.3)"}}
	add(VeilSprite, Item{Kind: "box", R: r, Fill: veil}, w, l.CardH, 0, 0)
	box(ShadowSprite, Item{R: r, Shadow: lifted}, 36, r+22)
	high, pip := l.sign(badgeH), l.sign(pipSize)
	pill := Item{Kind: "box", R: high / 2, Fill: badgeInk, Strokes: []Stroke{{"rgba(255,250,240,.5)", 1.5, 1.5}}}
	add(BadgeSprite, pill, l.sign(badgeMinW), high, 2, high/2)
	add(PipSprite, Item{Kind: "box", R: pip / 2, Fill: paper}, pip, pip, 1, 0)
	add(HollowSprite, Item{Kind: "box", R: pip / 2, Strokes: []Stroke{{paper, 1.5, 0}}}, pip, pip, 1, 0)
	add(MarkSprite, Item{Kind: "box", R: 2, Fill: sky, Strokes: []Stroke{{ink, 1, 1}}}, l.snap(.44*w), 4, 2, 0)
	add(DashSprite, Item{Kind: "box", Fill: "#fff"}, 4, 4, 0, 0)
}
