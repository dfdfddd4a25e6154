package words

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"pazienza/engine"
)

// same are the fields that may be equal in two languages, because the words are.
var same = map[string]bool{
	"No": true, "Normal": true, "Laguna": true, "Sole": true, "Theme": true,
	"Onde": true, "Losanga": true, "Paglia": true, "Cotto": true, "Score": true, "Off": true, "Stock": true, "Reach": true,
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
	switch v.Kind() {
	case reflect.Pointer:
		walk(t, v.Elem(), name, f)
	case reflect.String:
		f(name, v.String())
	case reflect.Struct:
		for i := range v.NumField() {
			field := v.Type().Field(i).Name
			if strings.Contains(name, "/") {
				field = name + "/" + field
			}
			walk(t, v.Field(i), field, f)
		}
	case reflect.Map:
		for _, k := range v.MapKeys() {
			walk(t, v.MapIndex(k), name+"/"+k.String(), f)
		}
	case reflect.Slice, reflect.Array:
		if v.Kind() == reflect.Slice && v.Len() == 0 && !strings.HasSuffix(name, "/Values") {
			t.Errorf("%s is empty", name)
		}
		for i := range v.Len() {
			if i == 0 && unused[name] {
				continue
			}
			walk(t, v.Index(i), name, f)
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
				case reflect.Int:
					in = append(in, reflect.ValueOf(n))
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
	for n, want := range map[int]string{0: "0", 7: "7", 999: "999", 1000: "1\u202f000", 1234567: "1\u202f234\u202f567", -1234: "\u22121\u202f234"} {
		if got := Figure(n); got != want {
			t.Errorf("Figure(%d) = %q", n, got)
		}
	}
	for d, want := range map[time.Duration]string{
		0: "0:00", 59 * time.Second: "0:59", 252 * time.Second: "4:12", time.Hour: "1:00:00", time.Hour + 64*time.Second: "1:01:04", -time.Second: "0:00",
	} {
		if got := Clock(d); got != want {
			t.Errorf("Clock(%v) = %q, want %q", d, got, want)
		}
	}
	if Signed(5)+Signed(-15) != "+5\u221215" {
		t.Errorf("signs are %q and %q", Signed(5), Signed(-15))
	}
}
