package main

import (
	"slices"
	"strconv"
	"strings"
)

// attribute is one attribute of a tag, its value as text, not as HTML.
type attribute struct{ name, value string }

// tidyMarkup repairs what go-app's HTMLString writes. Its attributes come in the
// random order of a Go map, their values are quoted as Go strings rather than as
// HTML, a value of "true" is left out, which aria attributes do not survive, and so is
// an empty one, which pictures need that say nothing to a reader.
// Here they are sorted, so that the same page has the same bytes (and version)
// at every start; quoted for HTML; and passed through rewrite, which points
// addresses to where they are. A picture that the game fills in has an empty one
// for so long, since without any it would be none.
func tidyMarkup(markup string, rewrite func(name, value string) string) string {
	var out strings.Builder
	for {
		// Text is escaped, so every "<" opens a tag.
		start := strings.IndexByte(markup, '<')
		if start < 0 {
			out.WriteString(markup)
			return out.String()
		}
		out.WriteString(markup[:start])
		markup = markup[start:]
		tag, attributes, length := readTag(markup)
		if length == 0 { // not go-app's writing: a closing tag, or raw markup
			end := strings.IndexByte(markup, '>') + 1
			if end == 0 {
				end = len(markup)
			}
			out.WriteString(markup[:end])
			markup = markup[end:]
			continue
		}
		writeTag(&out, tag, attributes, rewrite)
		markup = markup[length:]
	}
}

// readTag reads an opening tag as go-app writes it. length is 0 when s does not
// begin with one.
func readTag(s string) (tag string, attributes []attribute, length int) {
	rest := s[1:]
	end := strings.IndexAny(rest, " >/!?")
	if end <= 0 {
		return "", nil, 0
	}
	tag, rest = rest[:end], rest[end:]
	for strings.HasPrefix(rest, " ") {
		rest = rest[1:]
		end := strings.IndexAny(rest, "= >/\"'<")
		if end <= 0 {
			return "", nil, 0
		}
		a := attribute{name: rest[:end]}
		rest = rest[end:]
		if strings.HasPrefix(rest, "=") {
			quoted, err := strconv.QuotedPrefix(rest[1:])
			if err != nil {
				return "", nil, 0
			}
			a.value, _ = strconv.Unquote(quoted) // QuotedPrefix has checked it
			rest = rest[1+len(quoted):]
		} else if strings.HasPrefix(a.name, "aria-") {
			a.value = "true"
		}
		attributes = append(attributes, a)
	}
	if !strings.HasPrefix(rest, ">") {
		return "", nil, 0
	}
	return tag, attributes, len(s) - len(rest) + 1
}

// attributeEscaper leaves "&" alone: raw markup is escaped already, and a bare
// ampersand is legal in an attribute.
var attributeEscaper = strings.NewReplacer(`"`, "&quot;", "<", "&lt;", ">", "&gt;")

// blankPicture is a picture of one pixel that can be seen through.
const blankPicture = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="

func writeTag(out *strings.Builder, tag string, attributes []attribute, rewrite func(name, value string) string) {
	if tag == "img" {
		for _, a := range []attribute{{"alt", ""}, {"src", blankPicture}} {
			if !slices.ContainsFunc(attributes, func(b attribute) bool { return b.name == a.name }) {
				attributes = append(attributes, a)
			}
		}
	}
	slices.SortFunc(attributes, func(a, b attribute) int { return strings.Compare(a.name, b.name) })
	out.WriteString("<" + tag)
	for _, a := range attributes {
		out.WriteString(" " + a.name)
		if a.value != "" || a.name == "alt" {
			out.WriteString(`="` + attributeEscaper.Replace(rewrite(a.name, a.value)) + `"`)
		}
	}
	out.WriteString(">")
}
