package match

import (
	"net/url"
	"strconv"
	"strings"
	"time"
	"unicode"

	"pazienza/app/session"
	"pazienza/engine"
)

// Invitation is what one device hands to another so that they play: an invitation, or the
// answer to one. Its text is the fragment of an address, which no server sees:
//
//	play=double-solitaire/pair@1/draw1&best=3&by=Anna&join=EGm3Hf...
//	by=Anna&again=EGm3Hf...
//	by=Bea&answer=EWm3Hf...
type Invitation struct {
	Kind  InviteKind
	Code  string // of package peer, unread
	Terms Terms  // of a Join: what is played; seats are not said
	Name  string // of who has written it; it may be missing
}

// InviteKind is what an [Invitation] is for.
type InviteKind uint8

// The kinds.
const (
	Bare   InviteKind = iota // a code alone, as people type or paste it
	Join                     // to a new match
	Again                    // to a match of both that goes on
	Answer                   // to either
)

var inviteNames = [...]string{Join: "join", Again: "again", Answer: "answer"}

// What an invitation may be: more letters are none of ours, and no name has more.
const (
	MaxInvite     = 1200
	MaxPlayerName = 20
)

// PlayerName returns a name as it may be shown: printed letters, not too many of them.
func PlayerName(s string) string {
	var name []rune
	for _, r := range strings.Join(strings.Fields(s), " ") {
		if unicode.IsPrint(r) && len(name) < MaxPlayerName {
			name = append(name, r)
		}
	}
	return strings.TrimSpace(string(name))
}

// String returns the fragment, without its hash sign. The code is its end, so that a link that
// was cut off is known for one.
func (v Invitation) String() string {
	var list []string
	add := func(on bool, name, value string) {
		if on {
			list = append(list, name+"="+value)
		}
	}
	if v.Kind == Join {
		add(true, "play", v.Terms.Game)
		add(v.Terms.Deal > 0, "deal", strconv.Itoa(v.Terms.Deal))
		add(v.Terms.Best > 1, "best", strconv.Itoa(v.Terms.Best))
		add(v.Terms.Limit > 0, "limit", strconv.Itoa(int(v.Terms.Limit/time.Second)))
	}
	add(v.Name != "", "by", strings.ReplaceAll(url.QueryEscape(v.Name), "+", "%20"))
	if v.Kind == Bare {
		return v.Code
	}
	add(true, inviteNames[v.Kind], v.Code)
	return strings.Join(list, "&")
}

// IsInvitation reports whether the fragment of an address is for [ParseInvitation].
func IsInvitation(fragment string) bool {
	for _, name := range inviteNames[1:] {
		if strings.Contains("&"+strings.TrimPrefix(fragment, "#"), "&"+name+"=") {
			return true
		}
	}
	return false
}

// ParseInvitation reads an invitation out of a fragment, a whole address, or a message with one
// in it; or takes the text for a code. What it refuses is [session.LinkForeign], or
// [session.LinkNewer] where a later version plays by such terms. Whether the code is one is for
// package peer to say.
func ParseInvitation(c engine.Catalogue, text string) (Invitation, error) {
	if len(text) > MaxInvite {
		return Invitation{}, session.LinkForeign
	}
	for _, word := range strings.Fields(text) {
		if _, fragment, ok := strings.Cut(word, "#"); ok {
			word = fragment
		}
		if IsInvitation(word) {
			return parseInvitation(c, word)
		}
	}
	if text = strings.Join(strings.Fields(text), ""); text == "" {
		return Invitation{}, session.LinkForeign
	}
	return Invitation{Code: text}, nil
}

func parseInvitation(c engine.Catalogue, fragment string) (v Invitation, err error) {
	part := map[string]string{}
	for _, p := range strings.Split(fragment, "&") {
		name, value, ok := strings.Cut(p, "=")
		value, err := url.PathUnescape(value)
		if _, twice := part[name]; !ok || err != nil || twice {
			return v, session.LinkForeign
		}
		part[name] = value
	}
	for kind, name := range inviteNames {
		if code, ok := part[name]; ok && name != "" {
			if v.Kind != Bare || code == "" {
				return v, session.LinkForeign
			}
			v.Kind, v.Code = InviteKind(kind), code
		}
	}
	v.Name = PlayerName(part["by"])
	if v.Kind != Join {
		return v, nil
	}
	bad := false
	number := func(name string, most int) int {
		text, ok := part[name]
		n, err := strconv.Atoi(text)
		bad = bad || ok && (err != nil || n < 1 || n > most)
		return n
	}
	v.Terms = Terms{
		Game:  strings.ReplaceAll(part["play"], " ", "+"), // some programs read a plus sign as a space
		Deal:  number("deal", engine.MaxDeal),
		Best:  max(1, number("best", MaxBest)),
		Limit: time.Duration(number("limit", int(MaxLimit/time.Second))) * time.Second,
		Seats: [2]Seat{{Who: Peer}, {Who: Here}},
	}
	if bad {
		return Invitation{}, session.LinkForeign
	}
	if _, _, err := v.Terms.check(c); err != nil {
		return Invitation{}, session.LinkNewer
	}
	return v, nil
}
