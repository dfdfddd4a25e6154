package storage

import (
	"slices"
	"strings"
	"syscall/js"
)

// texts returns kept values as strings. They come over all together, which takes a tenth of
// the time; one by one only where one of them is no string, or holds what parts them.
func texts(list js.Value) []string {
	n := list.Length()
	if n == 0 {
		return nil
	}
	if all := together(list); len(all) == n && !slices.ContainsFunc(all, func(s string) bool { return s == "" || strings.HasPrefix(s, "[object ") }) {
		return all
	}
	var all []string
	for i := range n {
		all = append(all, text(list.Index(i)))
	}
	return all
}

// together is nothing where one of the values cannot be made a string.
func together(list js.Value) []string {
	const part = "\x00"
	var refused error
	defer catch(&refused)
	return strings.Split(list.Call("join", part).String(), part)
}

// text returns a kept value as a string. What is none was not written by this program; in
// its JSON it is seen to be damaged, and set aside, by whoever reads it. One that has no JSON
// takes nothing else with it.
func text(v js.Value) string {
	if v.Type() == js.TypeString {
		return v.String()
	}
	if t, ok := written(v); ok {
		return t
	}
	return "?"
}

// written returns a value as JSON.
func written(v js.Value) (t string, ok bool) {
	var refused error
	defer catch(&refused)
	json := js.Global().Get("JSON").Call("stringify", v)
	if json.Type() != js.TypeString {
		return "", false
	}
	return json.String(), true
}
