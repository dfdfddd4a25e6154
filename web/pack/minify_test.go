package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestMinify(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"js/a.js", "// note\n(() => {\n  'use strict';\n  const long = window.a; /* why */\n  window.b = () => long + long;\n})();\n", `(()=>{"use strict";const n=window.a;window.b=()=>n+n})();`},
		{"js/a.js", "const long = 1; // another script's too\nfunction f() {}\n", "const long=1;function f(){}"},
		{"js/a.js", `self.a = '"version":"' + "perché";`, `self.a='"version":"perché';`},
		{"js/sw.js", "const { version, base } = self.__PRECACHE__;\nself.name = version + base;\n", "const{version,base}=self.__PRECACHE__;self.name=version+base;"},
		{"wasm_exec.js", "// Copyright 2018 The Go Authors.\n// BSD-style.\n\n// a note\nglobalThis.Go = 1;\n", "// Copyright 2018 The Go Authors.\n// BSD-style.\n\nglobalThis.Go=1;"},
		{"js/a.js", "// a note\nx;\n// Copyright of nobody\n", "x;"},
		{"css/a.css", "/* note */\n.long > b {\n  color: var(--text);\n  margin: 0 0 0 0;\n}\n", ".long>b{color:var(--text);margin:0}"},
		{"art/deck.json", "{ \"a\": 1 }\n", "{ \"a\": 1 }\n"},
	} {
		sources := []source{{c.name, []byte(c.in)}}
		if err := minify(sources); err != nil || string(sources[0].content) != c.want {
			t.Errorf("%s: %v, got %s\nwant %s", c.in, err, sources[0].content, c.want)
		}
	}
}

// A script or sheet that is none stops the build, which says where; nothing is written.
func TestMinifyWrong(t *testing.T) {
	for name, c := range map[string]struct{ content, want string }{
		"js/boot.js": {"x;\nconst = 1;\n", "js/boot.js:2:7: "},
		"js/sw.js":   {"self.a = b;\n}", "js/sw.js:2:1: "},
		"css/a.css":  {"a { color: red }\nb { color: red }}\n", "css/a.css:2:17: "},
	} {
		from := t.TempDir()
		tree(t, from, map[string]string{name: c.content})
		to := filepath.Join(from, "packed")
		err := run([]string{"-from", from, "-to", to, "-cache", filepath.Join(from, ".cache")}, io.Discard)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
		if _, err := os.Stat(to); err == nil {
			t.Errorf("%s: there is a bundle", name)
		}
	}
}

// What the page has is what pack makes smaller: no file of ours is refused, and the worker's
// template keeps its one token.
func TestMinifyOurs(t *testing.T) {
	sources, err := collect("../../static")
	if err != nil {
		t.Fatal(err)
	}
	if err := minify(sources); err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, s := range sources {
		if s.name == worker {
			n += strings.Count(string(s.content), "self.__PRECACHE__")
		}
	}
	if n != 1 {
		t.Errorf("the token is there %d times", n)
	}
}
