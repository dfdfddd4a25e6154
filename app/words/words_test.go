package words

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"pazienza/engine"
)

// same are the fields that may be equal in two languages, because the words are.
var same = map[string]bool{
	"No": true, "Normal": true, "Laguna": true, "Sole": true, "Theme": true,
	"Ghost": true, "Onde": true, "Losanga": true, "Paglia": true, "Cotto": true, "Score": true, "Off": true, "Stock": true, "Reach": true,
}

// proper are names that players of all three languages use.
var proper = map[string]bool{
	"Variants/klondike/Name": true, "Variants/spider-klondike/Name": true,
}

// unused are the tables in which 0 stands for nothing that is said.
var unused = map[string]bool{"Ranks": true, "Reasons": true, "Did": true, "Try": true}

// walk calls f for every text of a language, with the place it stands at; functions are
// called with numbers and with words.
func walk(t *testing.T, v reflect.Value, name string, f func(name, text string)) {
	walkWith(t, v, name, english.Num, f)
}

// walkWith is walk with other numbers in place of 1 and 2.
func walkWith(t *testing.T, v reflect.Value, name string, num func(n int) Num, f func(name, text string)) {
	switch v.Kind() {
	case reflect.Pointer:
		walkWith(t, v.Elem(), name, num, f)
	case reflect.String:
		f(name, v.String())
	case reflect.Struct:
		for i := range v.NumField() {
			field := v.Type().Field(i).Name
			if strings.Contains(name, "/") {
				field = name + "/" + field
			}
			walkWith(t, v.Field(i), field, num, f)
		}
	case reflect.Slice, reflect.Array:
		if strings.HasPrefix(v.Type().Name(), "Table[") {
			walkTable(t, v, name, num, f)
			return
		}
		if v.Kind() == reflect.Slice && v.Len() == 0 && !strings.HasSuffix(name, "/Values") {
			t.Errorf("%s is empty", name)
		}
		for i := range v.Len() {
			if i == 0 && unused[name] {
				continue
			}
			walkWith(t, v.Index(i), name, num, f)
		}
	case reflect.Func:
		if v.IsNil() {
			t.Errorf("%s is missing", name)
			return
		}
		for n := 1; n <= 2; n++ {
			var in []reflect.Value
			for i := range v.Type().NumIn() {
				switch v.Type().In(i).Kind() {
				case reflect.Struct:
					in = append(in, reflect.ValueOf(num(n)))
				case reflect.Bool:
					in = append(in, reflect.ValueOf(n == 1))
				default:
					in = append(in, reflect.ValueOf([]string{"xx", "yy", "zz"}[i]))
				}
			}
			f(name, v.Call(in)[0].String())
		}
	}
}

// walkTable is walkWith for a [Table], in which no name may stand twice.
func walkTable(t *testing.T, v reflect.Value, name string, num func(n int) Num, f func(name, text string)) {
	seen := map[string]bool{}
	for i := range v.Len() {
		of := v.Index(i).FieldByName("Name").String()
		if of == "" || seen[of] {
			t.Errorf("%s has %q more than once, or nothing", name, of)
		}
		seen[of] = true
		walkWith(t, v.Index(i).FieldByName("Says"), name+"/"+of, num, f)
	}
}

func texts(t *testing.T, w *Words) map[string][]string {
	m := map[string][]string{}
	walk(t, reflect.ValueOf(*w), "Words", func(name, text string) { m[name] = append(m[name], text) })
	return m
}

func TestEveryLanguageSaysEverything(t *testing.T) {
	all := map[string]map[string][]string{}
	for _, lang := range Languages {
		w := For(lang)
		if w.Lang != lang {
			t.Fatalf("For(%q) is %q", lang, w.Lang)
		}
		all[lang] = texts(t, w)
		for name, list := range all[lang] {
			for _, text := range list {
				switch {
				case strings.TrimSpace(text) == "":
					t.Errorf("%s: %s is empty", lang, name)
				case text != strings.TrimSpace(text), strings.Contains(text, "  "):
					t.Errorf("%s: %s has stray space: %q", lang, name, text)
				}
			}
		}
	}
	for _, pair := range [][2]string{{"it", "es"}, {"it", "en"}, {"es", "en"}} {
		a, b := all[pair[0]], all[pair[1]]
		for name, list := range a {
			if len(list) != len(b[name]) {
				t.Errorf("%s: %d texts in %s, %d in %s", name, len(list), pair[0], len(b[name]), pair[1])
				continue
			}
			for i, text := range list {
				// Short words, and sentences of nothing but words put in, may be alike.
				alike := proper[name] || strings.Trim(text, "xyz 0123456789.,:·") == "" || len(text) < 8
				if text == b[name][i] && !same[name] && !alike && !technical(name) {
					t.Errorf("%s: %q in both %s and %s", name, text, pair[0], pair[1])
				}
			}
		}
	}
}

// technical names fields that hold no words.
func technical(name string) bool { return name == "ID" }

func TestReasons(t *testing.T) {
	for _, lang := range Languages {
		w := For(lang)
		for r := engine.Reason(1); int(r) < engine.NumReasons; r++ {
			said := w.Reason(r)
			if said == w.Unknown || !strings.HasSuffix(said, ".") {
				t.Errorf("%s: %v says %q", lang, r, said)
			}
		}
		if w.Reason(engine.Reason(200)) != w.Unknown {
			t.Errorf("%s: an unknown reason is not said to be", lang)
		}
	}
}

func TestNumbers(t *testing.T) {
	inAll(t, "a large number", func(w *Words) string { return w.Number(1234567) }, "1.234.567", "1.234.567", "1,234,567")
	inAll(t, "four digits", func(w *Words) string { return w.Number(-1234) }, "−1.234", "−1234", "−1,234")
	inAll(t, "a small number", func(w *Words) string { return w.Number(0) + w.Number(999) }, "0999", "0999", "0999")
	inAll(t, "the number of a deal", func(w *Words) string { return w.ID(20417).Text }, "20417", "20417", "20417")
	inAll(t, "points", func(w *Words) string { return w.Signed(5) + w.Signed(0) + w.Signed(-15) }, "+50−15", "+50−15", "+50−15")
	inAll(t, "money", func(w *Words) string { return w.Amount(-52, true) + w.Amount(0, true) + w.change(5, true) },
		"−52\u00a0$0\u00a0$+5\u00a0$", "−52\u00a0$0\u00a0$+5\u00a0$", "−$52$0+$5")
	for d, want := range map[time.Duration]string{
		0: "0:00", 59 * time.Second: "0:59", 252 * time.Second: "4:12", time.Hour: "1:00:00", time.Hour + 64*time.Second: "1:01:04", -time.Second: "0:00",
	} {
		if got := english.Clock(d); got != want {
			t.Errorf("Clock(%v) = %q, want %q", d, got, want)
		}
	}
}

// arabic is a format that shares nothing with the languages here.
type arabic struct{ Plain }

func (arabic) Number(n int) string          { return "«" + strings.Repeat("i", max(n, -n)) + "»" }
func (a arabic) Digits(n, _ int) string     { return a.Number(n) }
func (a arabic) Signed(n int) string        { return "±" + a.Number(n) }
func (a arabic) Money(n int, _ bool) string { return "¤" + a.Number(n) }
func (arabic) Form(n int) string            { return [...]string{"zero", "one", "two", "few"}[min(n, 3)] }

// There is one way for a number into words: the format. No text writes one by itself, and which
// plural goes with it is the format's to say.
func TestNumbersGoByTheFormat(t *testing.T) {
	for _, lang := range Languages {
		w := For(lang).With(arabic{})
		walkWith(t, reflect.ValueOf(*w), "Words", func(int) Num { return w.Num(7) }, func(name, text string) {
			if strings.Contains(text, "7") && name != "Ranks" {
				t.Errorf("%s: %s writes a number by itself: %q", lang, name, text)
			}
		})
		if got := w.Clock(65 * time.Second); got != "«i»:«iiiii»" {
			t.Errorf("%s: a clock shows %q", lang, got)
		}
		if one, two := w.Cards(Num{1, "x", "one"}), w.Cards(Num{1, "x", "other"}); one == two {
			t.Errorf("%s: one card or more is %q", lang, one)
		}
		for _, n := range []int{-7, 7} {
			if w.Amount(n, true) != "¤«iiiiiii»" || w.Amount(n, false) != "«iiiiiii»" || w.change(n, false) != "±«iiiiiii»" {
				t.Errorf("%s: an amount of %d is %q", lang, n, w.Amount(n, true))
			}
		}
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, way := range []string{`"strconv"`, `"fmt"`} {
			if name != "number.go" && !strings.HasSuffix(name, "_test.go") && strings.Contains(string(text), way) {
				t.Errorf("%s imports %s: numbers are written by a Format", name, way)
			}
		}
	}
}
