package words

import (
	"testing"

	"pazienza/engine"
)

// Every field of house rules has its label and its line, every value that has a name has
// one here, and nothing is said of fields that are not there.
func TestFieldsAreNamed(t *testing.T) {
	fields := engine.Fields()
	for _, lang := range Languages {
		w := For(lang)
		if len(w.Fields) != len(fields) {
			t.Errorf("%s: %d fields are named, of %d", lang, len(w.Fields), len(fields))
		}
		names := map[string]string{}
		for _, f := range fields {
			said := w.Fields.Of(f.Name)
			if said.Name == "" || said.Help == "" || names[said.Name] != "" {
				t.Errorf("%s: %s is called %q, like %q: %q", lang, f.Name, said.Name, names[said.Name], said.Help)
			}
			names[said.Name] = f.Name
			values := map[string]bool{}
			for n := range f.Names {
				v := w.Value(f, n)
				if v == "" || v == w.Number(n) || values[v] {
					t.Errorf("%s: %s: value %s is %q", lang, f.Name, f.Names[n], v)
				}
				values[v] = true
			}
			if len(said.Values) > 0 && f.Names != nil && len(said.Values) != len(f.Names) {
				t.Errorf("%s: %s has %d names for %d values", lang, f.Name, len(said.Values), len(f.Names))
			}
		}
	}
}

func TestValue(t *testing.T) {
	for _, tt := range []struct {
		field string
		n     int
		want  string
	}{
		{"draw", 3, "3"},
		{"draw", engine.Unchosen, "A scelta"},
		{"passes", 0, "Senza limite"},
		{"passes", 2, "2"},
		{"waste-dealt", 0, "No"},
		{"home-stays", 1, "Sì"},
		{"move", -1, "\u22121"},
		{"move", 0, "0"},
		{"turn-up", 5, "+5"},
		{"start", -52, "\u221252"},
		{"time-bonus", 700_000, "700.000"},
		{"time-bonus", 0, "Nessuno"},
		{"free-recycles", 0, "0"},
		{"undo", int(engine.UndoBarriers), "A tappe"},
		{"undo-depth", 0, "Senza limite"},
		{"auto", int(engine.AutoNever), "Mai"},
	} {
		found := false
		for _, f := range engine.Fields() {
			if f.Name != tt.field {
				continue
			}
			found = true
			if got := italian.Value(f, tt.n); got != tt.want {
				t.Errorf("%s %d: %q, want %q", tt.field, tt.n, got, tt.want)
			}
		}
		if !found {
			t.Errorf("no field %q", tt.field)
		}
	}
	if got := italian.Field(engine.Field{Name: "tomorrow"}).Name; got != "tomorrow" {
		t.Errorf("a field without words is called %q", got)
	}
}
