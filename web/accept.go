package main

import (
	"strconv"
	"strings"
)

// preferences is a parsed Accept-Encoding or Accept-Language: a weight from 0 to
// 1 for each name in it, in lower case. Unreadable members are left out, as if
// the client had not sent them.
type preferences map[string]float64

func parsePreferences(headers []string) preferences {
	p := preferences{}
	for _, header := range headers {
		for member := range strings.SplitSeq(header, ",") {
			name, params, _ := strings.Cut(member, ";")
			name = strings.ToLower(strings.TrimSpace(name))
			weight, ok := parseWeight(params)
			if name == "" || !ok {
				continue
			}
			p[name] = weight
		}
	}
	return p
}

// parseWeight reads ";q=0.5", the only parameter these two headers have.
func parseWeight(params string) (float64, bool) {
	params = strings.TrimSpace(params)
	if params == "" {
		return 1, true
	}
	name, value, _ := strings.Cut(params, "=")
	if !strings.EqualFold(strings.TrimSpace(name), "q") {
		return 0, false
	}
	q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
	if err != nil || !(q >= 0 && q <= 1) { // also catches NaN
		return 0, false
	}
	return q, true
}

// chooseCoding picks the coding of f that an Accept-Encoding likes best, the
// server's own order deciding between equals. ok is false when the client
// refuses every one that there is.
func chooseCoding(f *file, accept []string) (best coding, ok bool) {
	p := parsePreferences(accept)
	var weight float64
	for c := brotliCoding; c <= identity; c++ {
		if f.body[c] == nil {
			continue
		}
		if q := p.coding(c); q > weight {
			best, weight = c, q
		}
	}
	return best, weight > 0
}

// unlisted is the weight of sending plain bytes to a client that does not speak
// of them: always right, never rather than what it asked for.
const unlisted = 0.0001

func (p preferences) coding(c coding) float64 {
	names := []string{c.token()}
	if c == gzipCoding {
		names = append(names, "x-gzip") // an alias since HTTP/1.0
	}
	for _, name := range names {
		if q, ok := p[name]; ok {
			return q
		}
	}
	if q, ok := p["*"]; ok {
		return q
	}
	if c == identity {
		return unlisted
	}
	return 0
}

// chooseLanguage picks the language of the site that an Accept-Language likes
// best, or the fallback. "it-CH" counts for "it".
func chooseLanguage(accept []string) string {
	p := parsePreferences(accept)
	best, weight := fallback, 0.0
	for _, lang := range languages {
		for name, q := range p {
			primary, _, _ := strings.Cut(name, "-")
			if primary == lang && q > weight {
				best, weight = lang, q
			}
		}
	}
	return best
}
