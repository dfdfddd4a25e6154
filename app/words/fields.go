package words

import "pazienza/engine"

// Editor is what is said of the fields that house rules can change.
type Editor struct {
	Fields   Table[FieldWords] // by the field's name; tables of points use the names too
	Unchosen string            // the value of a field that is left to the player
}

// FieldWords is a field's name, a line that explains it, and what its values are called.
type FieldWords struct {
	Name, Help string
	Values     []string // what the values from 0 on are called that are no numbers; yes and no have theirs
}

// Field returns what is said of a field of house rules.
func (w *Words) Field(f engine.Field) FieldWords {
	if c, ok := w.Fields.Find(f.Name); ok {
		return c
	}
	return FieldWords{Name: f.Name}
}

// Value writes a value of a field of house rules.
func (w *Words) Value(f engine.Field, n int) string {
	said := w.Field(f)
	switch {
	case n == engine.Unchosen && f.Min >= 0:
		return w.Unchosen
	case n >= 0 && n < len(said.Values):
		return said.Values[n]
	case len(f.Names) == 2:
		return [...]string{w.No, w.Yes}[min(max(n, 0), 1)]
	case f.Min < 0 && n != 0:
		return w.Signed(n)
	}
	return w.Number(n)
}
