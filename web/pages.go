package main

import (
	"pazienza/app/shell"
	"pazienza/app/words"
	"pazienza/web/manual"
)

// Page is a page of the site before it is a document.
type Page = shell.Page

// content is what the site says, apart from how it is sent.
type content struct {
	pages []Page
	lost  func(lang string) Page // the page for an unknown address
	// origin is where the site is seen from outside, as in "https://example.org", "" where that
	// is not known: search engines want whole addresses, and no page says any that is not.
	origin string
	// contact is the address of whom to tell of a hole in it, "" where there is nobody.
	contact string
}

// game is the content of the real site.
func game() content { return content{pages: shell.Pages(written), lost: shell.Lost} }

// written is a page of the manual. Its texts are built in, and a test has read all of them.
func written(lang, path string) (article, data string) {
	article, err := manual.Article(lang, path)
	if err == nil {
		data, err = manual.Data(lang, path)
	}
	if err != nil {
		panic(err)
	}
	return article, data
}

// languages are the site's.
var languages = words.Languages

// fallback is the language of the page that has none of its own until the
// browser decides, and of whoever reads none of ours.
const fallback = "en"
