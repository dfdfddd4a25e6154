package session

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"pazienza/engine"
)

// Backup is everything that a player would miss, as a file holds it: results, those that were
// taken out of the statistics too, and records, games in progress, house rules, and the
// settings, on a shelf of their own that the store does not have. Its text:
//
//	pazienza export 3
//	settings pazienza.theme dark
//	house klondike/classico@1+floor=no/draw3 house 1 After supper
//	games klondike/classico@1/draw1 pazienza 1\ngame klondike/...
//	results 6f1c09d2a4b87e35 result 1 klondike/classico@1/draw3 won deal 20417 ...
//	reset 0b7de2915c3fa846 result 1 klondike/classico@1/draw1 lost deal 77 ...
//	records 6f1c09d2a4b87e35 pazienza 1\ngame klondike/...
//	matches 41c2a90d7e8815bb match 1 double-solitaire/pair@1/draw1 deal 77 ...
//	end 7 af63bd4c8601b7df
//
// The last line has the number of those between and a sum over all before it, by which a file
// that was cut off or changed is known. The same things always make the same text. Files of
// version 1 have no line of a reset, and those of version 2 none of a match; they are read too.
type Backup struct{ shelves map[string]map[string]string }

// Settings is the shelf of the settings in a backup, by their keys.
const Settings = "settings"

// backupShelves are what a backup holds, in this order.
func backupShelves() []string {
	return []string{Settings, House, Games, Results, Reset, Records, Matches}
}

const (
	backupHead = "pazienza export "
	backupNow  = 3
	backupEnd  = "end "
)

// Shelf returns what a backup has of one shelf; not to be written to.
func (b Backup) Shelf(name string) map[string]string { return b.shelves[name] }

// escaped writes a text without line breaks.
var escaped = strings.NewReplacer(`\`, `\\`, "\n", `\n`)

// unescape reads it back; ok is false for what escaped does not write.
func unescape(s string) (text string, ok bool) {
	before, after, found := strings.Cut(s, `\`)
	if !found {
		return s, true
	}
	var b strings.Builder
	for found {
		b.WriteString(before)
		switch {
		case strings.HasPrefix(after, "n"):
			b.WriteByte('\n')
		case strings.HasPrefix(after, `\`):
			b.WriteByte('\\')
		default:
			return "", false
		}
		before, after, found = strings.Cut(after[1:], `\`)
	}
	b.WriteString(before)
	return b.String(), true
}

// checksum is FNV-1a with 64 bits, in hexadecimal digits.
func checksum(s string) string {
	x := uint64(14695981039346656037)
	for i := range len(s) {
		x = (x ^ uint64(s[i])) * 1099511628211
	}
	return strconv.FormatUint(x, 16)
}

// String writes the backup as a file.
func (b Backup) String() string {
	var s strings.Builder
	s.WriteString(backupHead + strconv.Itoa(backupNow) + "\n")
	lines := 0
	for _, shelf := range backupShelves() {
		for _, key := range slices.Sorted(maps.Keys(b.shelves[shelf])) {
			s.WriteString(shelf + " " + key + " ")
			escaped.WriteString(&s, b.shelves[shelf][key])
			s.WriteByte('\n')
			lines++
		}
	}
	end := backupEnd + strconv.Itoa(lines) + " "
	return s.String() + end + checksum(s.String()+end) + "\n"
}

// ParseBackup reads a file. It refuses with a [Reason] what String did not write; of that
// everything can be read, but records only when they are shown.
func ParseBackup(c engine.Catalogue, text string) (Backup, error) {
	if strings.Contains(text, "\r\n") { // some mail programs do that
		text = strings.ReplaceAll(text, "\r\n", "\n")
	}
	head, _, _ := strings.Cut(strings.TrimPrefix(text, "\ufeff"), "\n")
	text = strings.TrimPrefix(text, "\ufeff")
	version, ours := strings.CutPrefix(head, backupHead)
	switch n, err := strconv.Atoi(version); {
	case !ours || err != nil || version != strconv.Itoa(n) || n < 1:
		return Backup{}, FileForeign
	case n > backupNow:
		return Backup{}, FileNewer
	}
	body, last := cutLast(strings.TrimSuffix(text, "\n"))
	end, sum, ok := strings.Cut(strings.TrimPrefix(last, backupEnd), " ")
	lines := strings.Split(strings.TrimSuffix(body, "\n"), "\n")[1:]
	switch {
	case !strings.HasPrefix(last, backupEnd) || !ok || len(sum) == 0:
		return Backup{}, FileCut
	case end != strconv.Itoa(len(lines)), checksum(body+backupEnd+end+" ") != sum:
		return Backup{}, FileChanged
	}
	b := Backup{map[string]map[string]string{}}
	for _, line := range lines {
		if !b.take(line) {
			return Backup{}, FileUnread
		}
	}
	return b, b.check(c)
}

// cutLast parts a text before its last line.
func cutLast(text string) (before, last string) {
	i := strings.LastIndexByte(text, '\n') + 1
	return text[:i], text[i:]
}

// take takes one line in.
func (b Backup) take(line string) bool {
	shelf, rest, ok1 := strings.Cut(line, " ")
	key, rest, ok2 := strings.Cut(rest, " ")
	text, ok3 := unescape(rest)
	if !ok1 || !ok2 || !ok3 || key == "" || text == "" || !slices.Contains(backupShelves(), shelf) {
		return false
	}
	if b.shelves[shelf] == nil {
		b.shelves[shelf] = map[string]string{}
	}
	if _, twice := b.shelves[shelf][key]; twice {
		return false
	}
	b.shelves[shelf][key] = text
	return true
}

// check reads everything but the records, of which it looks whether they are of a game that
// has ended.
func (b Backup) check(c engine.Catalogue) error {
	d := Desk{cat: c}
	for game, text := range b.shelves[House] {
		if _, err := d.parseHouse(game, text); err != nil {
			return FileUnread
		}
	}
	for name, text := range b.shelves[Games] {
		if r, err := engine.ParseRecord(c, text); err != nil || r.Line.Game().Name() != name {
			return FileUnread
		}
	}
	for id, text := range b.shelves[Results] {
		if r, err := ParseResult(id, text); err != nil || r.Outcome == Unfinished && b.shelves[Records][id] != "" {
			return FileUnread
		}
	}
	for id, text := range b.shelves[Reset] {
		if r, err := ParseResult(id, text); err != nil || r.Outcome == Unfinished || b.shelves[Results][id] != "" {
			return FileUnread
		}
	}
	for id, text := range b.shelves[Records] {
		if b.shelves[Results][id]+b.shelves[Reset][id] == "" || !recordOf(id, text) {
			return FileUnread
		}
	}
	for _, text := range b.shelves[Matches] {
		if !strings.HasPrefix(text, matchHead) {
			return FileUnread
		}
	}
	return nil
}

// matchHead begins the results of games of two players, which package match reads.
const matchHead = "match "

// recordOf reports whether a text looks like the record of the game with an id: to read them all
// takes long.
func recordOf(id, text string) bool { return strings.Contains(text, "\nid "+id+"\n") }
