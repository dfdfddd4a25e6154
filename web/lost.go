package main

import "strings"

// lostDocument writes the document for an unknown address, in each of langs: one
// when the server knows the reader's language, all of them for a static host,
// which has a single one. It needs no script: there is nothing to play here.
func (d *documents) lostDocument(langs ...string) string {
	var b strings.Builder
	first := d.lost(langs[0])
	d.open(&b, langs[0], first.Title)
	line(&b, `<meta name="description" content="`, first.Description, `">`)
	line(&b, `<meta name="robots" content="noindex">`)
	line(&b, `<meta name="theme-color" content="`, feltEdge, `">`)
	d.icons(&b)
	d.style(&b)
	b.WriteString("</head>\n<body class=\"lost\">\n<main>\n<h1>" + siteName + "</h1>\n")
	for _, lang := range langs {
		b.WriteString(d.markup(d.lost(lang)) + "\n")
	}
	b.WriteString("</main>\n</body>\n</html>\n")
	return b.String()
}
