package storage

import (
	"slices"
	"strings"
	"syscall/js"
)

// texts returns kept values as strings. They come over all together, which takes a tenth of
// the time; one by one only where one of them is no string, or holds what parts them.
func texts(list js.Value) []string {
	const part = "\x00"
	n := list.Length()
	if n == 0 {
		return nil
	}
	all := strings.Split(list.Call("join", part).String(), part)
	if len(all) == n && !slices.ContainsFunc(all, func(s string) bool { return s == "" || strings.HasPrefix(s, "[object ") }) {
		return all
	}
	all = all[:0]
	for i := range n {
		all = append(all, text(list.Index(i)))
	}
	return all
}

// text returns a kept value as a string. What is none was not written by this program; in
// its JSON it is seen to be damaged, and set aside, by whoever reads it.
func text(v js.Value) string {
	if v.Type() == js.TypeString {
		return v.String()
	}
	if t := js.Global().Get("JSON").Call("stringify", v); t.Type() == js.TypeString {
		return t.String()
	}
	return "?"
}
