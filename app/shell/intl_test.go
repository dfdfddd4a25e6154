package shell

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"pazienza/app/words"
)

// formatter stands for one of the browser's, and counts what it is asked.
type formatter struct {
	app.Value
	asked int
	says  string
}

// answer is what the browser gives back.
type reply struct {
	app.Value
	text string
}

func (a reply) String() string { return a.text }

// Call implements [app.Value].
func (f *formatter) Call(string, ...any) app.Value {
	f.asked++
	return reply{text: f.says}
}

// The browser is asked once about a number: what is drawn at every move, or every second, would
// cross into it all the time.
func TestIntlIsAskedOnce(t *testing.T) {
	a, _ := sit(t, "it", "spider-1/spider-charged@1")
	w := a.in("it")
	number, form := &formatter{says: "-3.482"}, &formatter{says: "one"}
	a.formats.made["number"], a.formats.made["form"] = number, form
	for range 3 {
		if got := w.Cards(w.Num(-3482)); got != "−3.482 carta" {
			t.Errorf("%q", got)
		}
	}
	if number.asked != 1 || form.asked != 1 {
		t.Errorf("asked %d times for a number, %d for its plural", number.asked, form.asked)
	}
	for n := range 2 * mostWritten {
		w.Num(n)
	}
	if len(a.formats.wrote) > mostWritten {
		t.Errorf("%d texts are kept", len(a.formats.wrote))
	}
}

// Once the table has been shown, showing it again as it is asks the browser nothing.
func TestShowingTheTableAsksNothing(t *testing.T) {
	a, _ := sit(t, "es", "vegas/vegas@1/draw3/passes3")
	a.in("es")
	all := map[string]*formatter{}
	for _, name := range []string{"number", "digits1", "digits2", "signed", "money", "change", "form"} {
		all[name] = &formatter{says: "other"}
		a.formats.made[name] = all[name]
	}
	asked := func() (n int) {
		for _, f := range all {
			n += f.asked
		}
		return n
	}
	a.html(Where{Lang: "es"})
	first := asked()
	if first == 0 {
		t.Fatal("nothing on the table is a number of the browser’s")
	}
	a.html(Where{Lang: "es"})
	a.showClock()
	if n := asked(); n != first {
		t.Errorf("asked %d times, and then %d times more", first, n-first)
	}
}

// Another language has numbers of its own, and the one before is the same again.
func TestNumbersFollowTheLanguage(t *testing.T) {
	a := New()
	for _, tt := range []struct{ lang, want string }{{"it", "12.345"}, {"en", "12,345"}, {"es", "12.345"}, {"", "12,345"}} {
		if w := a.in(tt.lang); w.Number(12345) != tt.want || w.Lang != words.For(tt.lang).Lang {
			t.Errorf("%s: %s", tt.lang, w.Number(12345))
		}
	}
}
