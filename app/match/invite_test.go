package match

import (
	"strings"
	"testing"
	"time"

	"pazienza/app/session"
	"pazienza/engine/variants"
)

const someCode = "EGm3Hf_tdgR2Xg0Y6HqnfXKUTZ9lt1GVleiU-ed_qrvM3e7_ABEiM0RVZneImaq7zN3u_wARIjNEVWZ3iJkAP2yaEgtOTXqcVQEjRWeJq5cXJbFg"

func TestInvitation(t *testing.T) {
	sides := seats(Peer, Here)
	for _, v := range []Invitation{
		{Kind: Join, Code: someCode, Terms: Terms{Game: live, Best: 3, Seats: sides}, Name: "Anna"},
		{Kind: Join, Code: someCode, Terms: Terms{Game: race, Deal: 77, Best: 1, Limit: 5 * time.Minute, Seats: sides}, Name: "Ñandú & Søn = 100%"},
		{Kind: Again, Code: someCode, Name: "Bea"},
		{Kind: Answer, Code: someCode},
		{Kind: Bare, Code: someCode},
	} {
		for _, text := range []string{v.String(), "#" + v.String(), "https://example.org/it/#" + v.String(), "  Play with me:\nhttps://example.org/#" + v.String() + "\nsee you"} {
			if v.Kind == Bare && text != v.String() {
				continue
			}
			got, err := ParseInvitation(variants.Catalogue(), text)
			if err != nil || got != v {
				t.Errorf("%q is read as %+v, %v", text, got, err)
			}
		}
		if v.Kind != Bare && !IsInvitation("#"+v.String()) {
			t.Errorf("%q is taken for no invitation", v)
		}
	}
	if got, err := ParseInvitation(variants.Catalogue(), someCode[:40]+"\n"+someCode[40:]); err != nil || got.Code != someCode {
		t.Errorf("a code that was broken: %+v, %v", got, err)
	}
	for _, text := range []string{
		"", "  \n", strings.Repeat("x", MaxInvite+1), "join=a&answer=b", "play=" + live + "&join=a&join=b", "play=" + live + "&best=2&join=a", "play=" + live + "&best=99&join=a",
		"play=" + live + "&limit=60&join=a", "play=nothing&join=a", "join=a", "answer=", "by=Bea&again=", "play=" + live + "&join=", "play=" + race + "&deal=0&join=a", "play=" + race + "&limit=-1&join=a", "by=%zz&answer=a",
	} {
		if got, err := ParseInvitation(variants.Catalogue(), text); err != session.LinkForeign && err != session.LinkNewer {
			t.Errorf("%.40q is read as %+v, %v", text, got, err)
		}
	}
	if IsInvitation("#game=" + race + "&title=rejoin=1") {
		t.Error("a deal is taken for an invitation")
	}
}

func TestPlayerName(t *testing.T) {
	for text, want := range map[string]string{
		"  Anna  Maria ": "Anna Maria", "": "", "a\x00b\u202ec": "abc", strings.Repeat("é", 50): strings.Repeat("é", MaxPlayerName), "\u200b": "",
	} {
		if got := PlayerName(text); got != want {
			t.Errorf("%q is shown as %q, want %q", text, got, want)
		}
	}
}

// FuzzInvitation reads whatever text as an invitation: what is read is written, and read the same.
func FuzzInvitation(f *testing.F) {
	f.Add("play=" + live + "&best=3&by=Anna&join=" + someCode)
	f.Add("https://example.org/#by=%C3%A9&again=x")
	f.Add("answer=")  // no code
	f.Add(someCode)   // a code alone
	f.Add("join=a#b") // a hash sign twice
	f.Fuzz(func(t *testing.T, text string) {
		v, err := ParseInvitation(variants.Catalogue(), text)
		if err != nil || strings.ContainsAny(v.Code, "#&%= \t\r\n\v\f") {
			return
		}
		again, err := ParseInvitation(variants.Catalogue(), v.String())
		if v.Kind != Bare && (err != nil || again != v) {
			t.Errorf("%q is read as %+v, and that as %+v, %v", text, v, again, err)
		}
	})
}
