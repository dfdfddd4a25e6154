// Package fmt is what solver.wasm is built with in place of the standard library's: it
// writes the few things that the engine writes and weighs a hundredth. The real one brings
// reflection and files with it, an eighth of what a player would download.
//
// It knows %s, %d, %v and %q of strings, errors, integers and what has a String method,
// %w of errors, and no width or flag. A build fails where more of the package is asked for.
package fmt

import (
	"io"
	"strconv"
)

// Stringer is what says itself what it is.
type Stringer interface{ String() string }

// wrapped is an error with others inside.
type wrapped struct {
	text   string
	inside []error
}

func (w *wrapped) Error() string   { return w.text }
func (w *wrapped) Unwrap() []error { return w.inside }

// Errorf returns an error that says so.
func Errorf(format string, args ...any) error {
	w := &wrapped{text: Sprintf(format, args...)}
	for _, a := range args {
		if err, ok := a.(error); ok {
			w.inside = append(w.inside, err)
		}
	}
	return w
}

// Fprintf writes to w.
func Fprintf(w io.Writer, format string, args ...any) (int, error) {
	return io.WriteString(w, Sprintf(format, args...))
}

// Sprintf returns the text.
func Sprintf(format string, args ...any) string {
	var b []byte
	for i := 0; i < len(format); i++ {
		switch {
		case format[i] != '%' || i+1 == len(format):
			b = append(b, format[i])
			continue
		case format[i+1] == '%':
			b = append(b, '%')
		case len(args) == 0:
			b = append(b, '?')
		case format[i+1] == 'q':
			b = strconv.AppendQuote(b, text(args[0]))
			args = args[1:]
		default:
			b = append(b, text(args[0])...)
			args = args[1:]
		}
		i++
	}
	return string(b)
}

func text(a any) string {
	switch v := a.(type) {
	case string:
		return v
	case error:
		return v.Error()
	case Stringer:
		return v.String()
	case int:
		return strconv.Itoa(v)
	case uint8:
		return strconv.Itoa(int(v))
	}
	return "?"
}
