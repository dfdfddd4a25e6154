//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"unicode"
)

// key is one key in the words of both protocols.
type key struct {
	name string // KeyboardEvent.key
	code string // KeyboardEvent.code on a US keyboard
	vk   int64  // Windows virtual key code: Chromium's default actions go by it
	wire string // WebDriver's character
	text string // what it types
}

var keys = func() map[string]key {
	m := map[string]key{}
	for _, k := range []key{
		{"Shift", "ShiftLeft", 16, "\ue008", ""},
		{"Control", "ControlLeft", 17, "\ue009", ""},
		{"Alt", "AltLeft", 18, "\ue00a", ""},
		{"Meta", "MetaLeft", 91, "\ue03d", ""},
		{"Backspace", "Backspace", 8, "\ue003", ""},
		{"Tab", "Tab", 9, "\ue004", ""},
		{"Enter", "Enter", 13, "\ue006", "\r"},
		{"Escape", "Escape", 27, "\ue00c", ""},
		{" ", "Space", 32, " ", " "},
		{"PageUp", "PageUp", 33, "\ue00e", ""},
		{"PageDown", "PageDown", 34, "\ue00f", ""},
		{"End", "End", 35, "\ue010", ""},
		{"Home", "Home", 36, "\ue011", ""},
		{"ArrowLeft", "ArrowLeft", 37, "\ue012", ""},
		{"ArrowUp", "ArrowUp", 38, "\ue013", ""},
		{"ArrowRight", "ArrowRight", 39, "\ue014", ""},
		{"ArrowDown", "ArrowDown", 40, "\ue015", ""},
		{"Delete", "Delete", 46, "\ue017", ""},
		{"/", "Slash", 191, "/", "/"},
		{"?", "Slash", 191, "?", "?"},
		{",", "Comma", 188, ",", ","},
		{".", "Period", 190, ".", "."},
		{"-", "Minus", 189, "-", "-"},
		{"+", "Equal", 187, "+", "+"},
	} {
		m[k.name] = k
	}
	for i := range int64(12) {
		n := fmt.Sprintf("F%d", i+1)
		m[n] = key{n, n, 112 + i, string(rune(0xe031 + i)), ""}
	}
	for c := '0'; c <= '9'; c++ {
		m[string(c)] = key{string(c), "Digit" + string(c), int64(c), string(c), string(c)}
	}
	for c := 'a'; c <= 'z'; c++ {
		up := unicode.ToUpper(c)
		m[string(c)] = key{string(c), "Key" + string(up), int64(up), string(c), string(c)}
		m[string(up)] = key{string(up), "Key" + string(up), int64(up), string(up), string(up)}
	}
	return m
}()

// parseChord splits "Control+Shift+z" into its modifiers and its key.
func parseChord(chord string) (mods []key, k key, err error) {
	rest := chord
	for {
		m, r, ok := strings.Cut(rest, "+")
		if !ok || m == "" || r == "" {
			break
		}
		switch m {
		case "Shift", "Control", "Alt", "Meta":
			mods = append(mods, keys[m])
		default:
			return nil, key{}, fmt.Errorf("key %q: %q is no modifier", chord, m)
		}
		rest = r
	}
	for _, m := range mods {
		if m.name == "Shift" && len(rest) == 1 {
			rest = strings.ToUpper(rest)
		}
	}
	k, ok := keys[rest]
	if !ok {
		return nil, key{}, fmt.Errorf("key %q: the harness does not know %q", chord, rest)
	}
	return mods, k, nil
}

// wireKeys is a chord as a WebDriver input source.
func wireKeys(chord string) (arr, error) {
	mods, k, err := parseChord(chord)
	if err != nil {
		return nil, err
	}
	var down, up arr
	for _, m := range append(mods, k) {
		down = append(down, obj{"type": "keyDown", "value": m.wire})
		up = append(arr{obj{"type": "keyUp", "value": m.wire}}, up...)
	}
	return arr{obj{"type": "key", "id": "keyboard", "actions": append(down, up...)}}, nil
}
