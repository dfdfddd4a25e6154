package fmt_test

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	lean "pazienza/web/lean/fmt"
)

// What the engine hands to fmt besides strings and numbers: errors that are numbers, and what
// has a String method.
type (
	reason uint8
	card   uint16
)

func (r reason) Error() string { return "no \"place\"" }
func (c card) String() string  { return "TS'1" }

// TestSame writes every format of what solver.wasm links with both packages, over arguments of
// every type that is handed to one.
func TestSame(t *testing.T) {
	plain, _ := filepath.Glob("../../../engine/*.go")
	more, _ := filepath.Glob("../../../engine/*/*.go")
	formats := map[string]bool{"100%% of %s": true}
	for _, file := range append(plain, more...) {
		if !strings.HasSuffix(file, "_test.go") && !strings.Contains(file, "enginetest") {
			collect(t, file, formats)
		}
	}
	if len(formats) < 20 {
		t.Fatalf("found only %d formats", len(formats))
	}
	args := []any{"a \"b\"", reason(3), errors.New("no"), card(5), 42, uint8(7)}
	for f := range formats {
		n := strings.Count(strings.ReplaceAll(f, "%%", ""), "%")
		for at, a := range args {
			list := make([]any, n)
			rest, fits := strings.ReplaceAll(f, "%%", ""), true
			for i := range list {
				_, rest, _ = strings.Cut(rest, "%")
				list[i] = args[(at+i)%len(args)]
				for j := 0; !fitting(rest[0], list[i]) && j < len(args); j++ {
					list[i] = args[j]
				}
				fits = fits && fitting(rest[0], list[i])
			}
			if !fits {
				t.Errorf("%q has a verb that the lean package does not know", f)
				break
			}
			want := fmt.Errorf(f, list...)
			got := lean.Errorf(f, list...)
			if got.Error() != want.Error() {
				t.Errorf("%q of %v: %q, want %q", f, a, got, want)
			}
			if strings.Contains(f, "%w") {
				for _, inside := range list {
					if err, ok := inside.(error); ok && errors.Is(want, err) && !errors.Is(got, err) {
						t.Errorf("%q: %v is not inside", f, err)
					}
				}
			}
		}
	}
}

// fitting says whether a verb is one for an argument, as the lean package knows them.
func fitting(verb byte, a any) bool {
	_, isInt := a.(int)
	_, isByte := a.(uint8)
	_, isError := a.(error)
	switch verb {
	case 'd':
		return isInt || isByte
	case 'w':
		return isError
	case 's', 'q':
		return !isInt && !isByte
	}
	return verb == 'v'
}

// collect takes down the formats that a file hands to fmt.
func collect(t *testing.T, file string, formats map[string]bool) {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := parser.ParseFile(token.NewFileSet(), file, src, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		sel, ok := call.Fun.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		if x, ok := sel.X.(*ast.Ident); !ok || x.Name != "fmt" {
			return true
		}
		for _, a := range call.Args {
			if lit, ok := a.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if s, err := strconv.Unquote(lit.Value); err == nil {
					formats[s] = true
				}
				break
			}
		}
		return true
	})
}
