package main

import (
	"bytes"
	"errors"
	"fmt"
	"path"
	"regexp"

	"github.com/evanw/esbuild/pkg/api"
)

// notice is what a script of somebody else's begins with: whose it is, and under which licence.
var notice = regexp.MustCompile(`\A(?://.*\n)*//.*Copyright.*\n(?://.*\n)*`)

// minify takes out of scripts and style sheets what only their readers need: a browser reads
// them before it paints. Global names stay, since scripts know each other by them, and so does
// whose a script is. What is no script or sheet at all is an error here rather than there.
func minify(sources []source) error {
	var errs []error
	for i, s := range sources {
		options := api.TransformOptions{
			Sourcefile:        s.name,
			Target:            api.ES2022,
			Charset:           api.CharsetUTF8,
			LegalComments:     api.LegalCommentsInline,
			Banner:            string(notice.Find(s.content)),
			MinifyWhitespace:  true,
			MinifySyntax:      true,
			MinifyIdentifiers: true,
		}
		switch path.Ext(s.name) {
		case ".css":
			options.Loader = api.LoaderCSS
		case ".js":
			options.Loader = api.LoaderJS
		default:
			continue
		}
		result := api.Transform(string(s.content), options)
		// A sheet with a slip is repaired with a warning, and means something else.
		for _, m := range append(result.Errors, result.Warnings...) {
			errs = append(errs, wrong(s.name, m))
		}
		sources[i].content = bytes.TrimSuffix(result.Code, []byte("\n"))
	}
	return errors.Join(errs...)
}

// wrong is what a message says, with where.
func wrong(name string, m api.Message) error {
	if m.Location == nil {
		return fmt.Errorf("%s: %s", name, m.Text)
	}
	return fmt.Errorf("%s:%d:%d: %s", name, m.Location.Line, m.Location.Column+1, m.Text)
}
