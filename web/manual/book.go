package manual

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"pazienza/app/words"
)

//go:embed */*.txt
var files embed.FS

// book is all that is said in one language: the blocks of each entry, by its name.
//
//	// a remark
//	[name]                    an entry begins
//	text                      a paragraph
//	- text                    a point of a list
//	+ text                    a step of a numbered list
//	? text                    a question, which the paragraphs after it answer
//	= key | term: text        what a term means; key is its anchor, the same in all languages
//	@name: caption | caption  the diagrams of that name, each with its caption
//
// Within a text {9H} is a card, {stock} a fact, *text* is stressed, and [text](glossary/#run)
// is a link to a page of the manual.
type book map[string][]block

// block is a line of an entry.
type block struct {
	kind kind
	key  string // of a term or of diagrams
	term string
	text string
}

// kind is what a block is.
type kind byte

const (
	para     kind = ' '
	point    kind = '-'
	step     kind = '+'
	question kind = '?'
	meaning  kind = '='
	diagrams kind = '@'
)

// books holds every language. It never changes, and is read once.
var books = sync.OnceValues(func() (map[string]book, error) {
	all := map[string]book{}
	for _, lang := range words.Languages {
		all[lang] = book{}
		names, err := fs.Glob(files, lang+"/*.txt")
		if err != nil || len(names) == 0 {
			return nil, fmt.Errorf("manual: no texts in %s: %v", lang, err)
		}
		for _, name := range names {
			text, err := fs.ReadFile(files, name)
			if err != nil {
				return nil, err
			}
			if err := all[lang].read(string(text)); err != nil {
				return nil, fmt.Errorf("manual: %s/%s: %w", lang, path.Base(name), err)
			}
		}
	}
	return all, nil
})

// read takes the entries of a text in.
func (b book) read(text string) error {
	name := ""
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "//") {
			continue
		}
		if head, ok := strings.CutPrefix(line, "["); ok && strings.HasSuffix(head, "]") {
			if name = strings.TrimSuffix(head, "]"); b[name] != nil {
				return fmt.Errorf("line %d: %s is there twice", i+1, name)
			}
			continue
		}
		one, err := parseBlock(line)
		if err == nil && name == "" {
			err = fmt.Errorf("no entry has begun")
		}
		if err != nil {
			return fmt.Errorf("line %d: %w", i+1, err)
		}
		b[name] = append(b[name], one)
	}
	return nil
}

func parseBlock(line string) (block, error) {
	k := kind(line[0])
	rest, spaced := strings.CutPrefix(line[1:], " ")
	switch {
	case k == diagrams:
		name, captions, ok := strings.Cut(line[1:], ": ")
		if !ok {
			return block{}, fmt.Errorf("no captions in %q", line)
		}
		return block{kind: k, key: name, text: captions}, nil
	case !spaced || !slices.Contains([]kind{point, step, question, meaning}, k):
		return block{kind: para, text: line}, nil
	case k != meaning:
		return block{kind: k, text: rest}, nil
	}
	key, said, ok := strings.Cut(rest, " | ")
	term, text, also := strings.Cut(said, ": ")
	if !ok || !also {
		return block{}, fmt.Errorf("want a key, a term and its meaning in %q", line)
	}
	return block{k, key, term, text}, nil
}

// labels returns the meanings of an entry by their keys.
func (b book) labels(entry string) map[string]string {
	m := map[string]string{}
	for _, one := range b[entry] {
		m[one.key] = one.text
	}
	return m
}
