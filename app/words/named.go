package words

// Table is what a language says of things that have a name elsewhere: a reason, a game, a field.
// It is a list and no map, so that the program need not build it when it starts.
type Table[T any] []struct {
	Name string
	Says T
}

// Find returns what is said of a name, and whether anything is.
func (t Table[T]) Find(name string) (says T, ok bool) {
	for i := range t {
		if t[i].Name == name {
			return t[i].Says, true
		}
	}
	return says, false
}

// Of returns what is said of a name, nothing for one that is unknown.
func (t Table[T]) Of(name string) T {
	says, _ := t.Find(name)
	return says
}
