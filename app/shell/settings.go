package shell

import (
	"slices"
	"strings"

	"pazienza/engine"
	"pazienza/engine/variants"
)

// Settings are what a player has chosen. The zero value is every default; a choice that
// the browser makes, such as the theme, is empty.
type Settings struct {
	Lang       string // "it", "es", "en"; "" as the browser has it
	Theme      string // "light", "dark"; "" as the system has it
	Cloth      string // colour of the table: "bosco", "laguna", "cotto", "notte"; "" goes with the theme
	Four       bool   // each suit has a colour of its own
	Contrast   string // "more", "normal"; "" as the system has it
	Face       string // faces: "classic", "large"; "" by the size of the cards
	Back       string // "sole", "onde", "losanga", "paglia"; "" is sole
	Speed      string // of cards: "slow", "fast", "off"; "" is normal
	Input      string // what a tap on a card does: "drag" nothing, "select" picks it up; "" moves it
	Prefer     string // where a tap moves a card first: "columns", "foundations"; "" where it is safe
	Sound      string // "quiet", "full"; "" is off
	Vibration  bool   // a phone shakes, shortly
	LeftHanded bool
	OneHand    bool
	Turn       string // the screen is held: "portrait", "landscape"; "" turns as the system has it
	NoLetters  bool   // letters by themselves are no keys of the table
	Finish     string // how games finish by themselves: "itself", "tap", "never"; "" as the rule set has it
	CarryBank  bool   // money is carried from game to game
	Verdict    bool   // it is told after every move whether the game can be won
	Winnable   string // ids of the variants of which only deals that can be won are wanted
	NoHints    bool
	Calm       bool // neither clock nor points nor moves, and no figures after a win
	HideClock  bool
	HideScore  bool
}

// Shelf is the browser's small storage.
type Shelf interface {
	Get(key string) string // "" for a key that is not there
	Set(key, value string) // "" removes the key
}

// setting is one of them, as it is stored and offered.
type setting struct {
	key    string
	values []string // what may be stored besides "", which is the default
	text   *string
	flag   *bool // stored as "yes"
}

// winnableKey is that of the one setting that holds several values.
const winnableKey = "pazienza.winnable"

func variantIDs() (ids []string) {
	for _, v := range variants.Catalogue().Solo().Variants {
		ids = append(ids, v.ID)
	}
	return ids
}

// yes is how a flag is stored.
const yes = "yes"

// all lists the settings with their keys. first.js reads lang, theme, table,
// four and contrast by itself, turn.js turn.
func (s *Settings) all() []setting {
	return []setting{
		{"pazienza.lang", []string{"it", "es", "en"}, &s.Lang, nil},
		{"pazienza.theme", []string{"light", "dark"}, &s.Theme, nil},
		{"pazienza.table", []string{"bosco", "laguna", "cotto", "notte"}, &s.Cloth, nil},
		{"pazienza.four", []string{yes}, nil, &s.Four},
		{"pazienza.contrast", []string{"more", "normal"}, &s.Contrast, nil},
		{"pazienza.face", []string{"classic", "large"}, &s.Face, nil},
		{"pazienza.back", []string{"onde", "losanga", "paglia"}, &s.Back, nil},
		{"pazienza.speed", []string{"slow", "fast", "off"}, &s.Speed, nil},
		{"pazienza.input", []string{"drag", "select"}, &s.Input, nil},
		{"pazienza.prefer", []string{"columns", "foundations"}, &s.Prefer, nil},
		{"pazienza.sound", []string{"quiet", "full"}, &s.Sound, nil},
		{"pazienza.vibration", []string{yes}, nil, &s.Vibration},
		{"pazienza.left", []string{yes}, nil, &s.LeftHanded},
		{"pazienza.onehand", []string{yes}, nil, &s.OneHand},
		{"pazienza.turn", []string{"portrait", "landscape"}, &s.Turn, nil},
		{"pazienza.finish", []string{"itself", "tap", "never"}, &s.Finish, nil},
		{"pazienza.bank", []string{yes}, nil, &s.CarryBank},
		{"pazienza.nokeys", []string{yes}, nil, &s.NoLetters},
		{"pazienza.verdict", []string{yes}, nil, &s.Verdict},
		{winnableKey, variantIDs(), &s.Winnable, nil},
		{"pazienza.nohints", []string{yes}, nil, &s.NoHints},
		{"pazienza.calm", []string{yes}, nil, &s.Calm},
		{"pazienza.noclock", []string{yes}, nil, &s.HideClock},
		{"pazienza.noscore", []string{yes}, nil, &s.HideScore},
	}
}

func (o setting) get() string {
	if o.flag == nil {
		return *o.text
	}
	if *o.flag {
		return yes
	}
	return ""
}

// set takes a value; one that is not offered counts as the default.
func (o setting) set(v string) {
	if o.text != nil && strings.Contains(v, " ") { // several, in the one that may have them
		var list []string
		for _, one := range strings.Fields(v) {
			if o.key == winnableKey && slices.Contains(o.values, one) {
				list = append(list, one)
			}
		}
		*o.text = strings.Join(list, " ")
		return
	}
	known := ""
	for _, k := range o.values {
		if v == k {
			known = v
		}
	}
	if o.flag != nil {
		*o.flag = known == yes
		return
	}
	*o.text = known
}

// ReadSettings reads what is stored. A damaged value counts as the default and is left
// as it is: it may be of a newer version.
func ReadSettings(shelf Shelf) Settings {
	var s Settings
	for _, o := range s.all() {
		o.set(shelf.Get(o.key))
	}
	return s
}

// Store writes what differs from what was read before.
func (s Settings) Store(shelf Shelf, before Settings) {
	old := before.all()
	for i, o := range s.all() {
		if o.get() != old[i].get() {
			shelf.Set(o.key, o.get())
		}
	}
}

// Manner returns how games are to finish by themselves, nil for as the rule set has it.
func (s Settings) Manner() *engine.AutoManner {
	m, ok := map[string]engine.AutoManner{"itself": engine.AutoByItself, "tap": engine.AutoOnTap, "never": engine.AutoNever}[s.Finish]
	if !ok {
		return nil
	}
	return &m
}

// WinnableOnly reports whether of a variant only deals that can be won are wanted.
func (s Settings) WinnableOnly(variant string) bool {
	return slices.Contains(strings.Fields(s.Winnable), variant)
}

// withWinnable returns the settings with that wish of a variant.
func (s Settings) withWinnable(variant string, want bool) Settings {
	list := slices.DeleteFunc(strings.Fields(s.Winnable), func(id string) bool { return id == variant })
	if want {
		list = append(list, variant)
	}
	s.Winnable = strings.Join(list, " ")
	return s
}

// BackArt names the back of the cards.
func (s Settings) BackArt() string {
	if s.Back == "" {
		return "sole"
	}
	return s.Back
}

// FarBackArt names the back of the other player's cards: one that looks like no other.
func (s Settings) FarBackArt() string {
	if s.BackArt() == "losanga" {
		return "onde"
	}
	return "losanga"
}

// with returns the settings with one of them changed.
func (s Settings) with(key, value string) Settings {
	for _, o := range s.all() {
		if o.key == key {
			o.set(value)
		}
	}
	return s
}

// value returns one of them as it is stored.
func (s Settings) value(key string) string {
	for _, o := range s.all() {
		if o.key == key {
			return o.get()
		}
	}
	return ""
}
