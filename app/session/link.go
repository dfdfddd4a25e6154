package session

import (
	"net/url"
	"strconv"
	"strings"

	"pazienza/engine"
)

// Link is a deal under its rules, to be sent to somebody. Its text is the fragment of an
// address, which no server sees:
//
//	game=klondike/classico@1+undo=strict/draw3&deal=123&title=After%20supper&moves=BGAA
//
// Without a deal it is an invitation to play by these rules; with moves it shows how
// somebody has played.
type Link struct {
	Game  string // the game's name, see [engine.Game.Name]
	Deal  int    // 1 to engine.MaxDeal, or 0 for any
	Title string // what the sender calls the rules; it may be missing
	Moves string // what was played, see [engine.Line.Packed]; only with a deal, or ""
}

// maxLink is the longest fragment that is read and written, in bytes. Programs that pass
// links on cut longer ones off.
const maxLink = 8000

// Link returns a link to the deal of the game in progress.
func (d *Desk) Link() Link {
	name := d.line.Game().Name()
	return Link{Game: name, Deal: d.line.Deal(), Title: d.HouseName(name)}
}

// Played returns the link with the moves of a line of its deal. ok is false when none has
// been made, or more than a link holds.
func (l Link) Played(line *engine.Line) (with Link, ok bool) {
	l.Moves = line.Packed()
	return l, line.Begun() && len(l.String()) <= maxLink
}

// Line plays the moves of a link that has some.
func (l Link) Line(c engine.Catalogue) (*engine.Line, error) {
	g, err := c.Game(l.Game)
	if err != nil {
		return nil, err
	}
	return engine.ParsePacked(g, l.Deal, l.Moves)
}

// String returns the fragment, without its hash sign.
func (l Link) String() string {
	s := "game=" + escape(l.Game, "/@+=")
	if l.Deal > 0 {
		s += "&deal=" + strconv.Itoa(l.Deal)
	}
	if l.Title != "" {
		s += "&title=" + escape(l.Title, "")
	}
	if l.Moves != "" {
		s += "&moves=" + l.Moves
	}
	return s
}

// escape writes all but small and capital letters, digits, - _ ~ and what is in keep as
// percent signs and hexadecimal digits. The full stop is none of them: where it ends a
// link in a text, readers take it for the end of the sentence.
func escape(s, keep string) string {
	const digits = "0123456789ABCDEF"
	var b strings.Builder
	for i := range len(s) {
		c := s[i]
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', strings.IndexByte("-_~"+keep, c) >= 0:
			b.WriteByte(c)
		default:
			b.WriteString("%" + digits[c>>4:c>>4+1] + digits[c&15:c&15+1])
		}
	}
	return b.String()
}

// ParseLink reads the fragment of an address. It refuses with [LinkForeign] what is no link
// of ours, with [LinkNewer] what a later version of the program has written, and with an
// [engine.Reason] games, deals and house rules that cannot be played. A part that it does not
// know is passed over, and so is a title that could not be a name. Moves that cannot be read
// are left out, with [LinkDamaged] or [LinkNewer]: the deal can be played all the same.
func ParseLink(c engine.Catalogue, fragment string) (Link, error) {
	fragment = strings.TrimPrefix(fragment, "#")
	if len(fragment) > maxLink {
		return Link{}, LinkForeign
	}
	part := map[string]string{}
	for _, p := range strings.Split(fragment, "&") {
		name, value, ok := strings.Cut(p, "=")
		value, err := url.PathUnescape(value)
		if _, twice := part[name]; !ok || err != nil || twice {
			return Link{}, LinkForeign
		}
		part[name] = value
	}
	l := Link{Game: strings.ReplaceAll(part["game"], " ", "+")} // some programs read a plus sign as a space
	if l.Game == "" {
		return Link{}, LinkForeign
	}
	if _, err := c.Game(l.Game); err != nil {
		if later(c, l.Game) {
			return Link{}, LinkNewer
		}
		return Link{}, reason(err)
	}
	if deal, ok := part["deal"]; ok {
		n, err := strconv.ParseUint(deal, 10, 32)
		if err != nil || n < 1 || n > engine.MaxDeal {
			return Link{}, engine.NoSuchDeal
		}
		l.Deal = int(n)
	}
	if title, err := cleanName(part["title"]); err == nil {
		l.Title = title
	}
	if moves, ok := part["moves"]; ok {
		with := l
		with.Moves = moves
		switch _, err := with.Line(c); {
		case l.Deal == 0, err == engine.ErrPacked:
			return l, LinkDamaged
		case err != nil:
			return l, LinkNewer
		}
		l = with
	}
	return l, nil
}

// later reports whether a game's name has a rule set of the catalogue in a version that the
// catalogue does not have yet.
func later(c engine.Catalogue, game string) bool {
	_, rest, _ := strings.Cut(game, "/")
	id, rest, _ := strings.Cut(rest, "@")
	version := rest[:len(rest)-len(strings.TrimLeft(rest, "0123456789"))]
	n, err := strconv.Atoi(version)
	newest := 0
	for _, r := range c.RuleSets {
		if r.ID == id {
			newest = max(newest, r.Version)
		}
	}
	return err == nil && newest > 0 && n > newest
}
