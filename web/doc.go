// Command web serves the game: static files and prerendered pages, nothing that
// remembers anything. Everything is in the one binary, and everything is made
// once at the start, so a request costs a look in a map and a copy of bytes.
//
//	web                         serve on localhost:8080
//	web -addr :80 -base /play/  serve on every interface, under a sub-path
//	web -origin URL             tell search engines whole addresses, as https://example.org
//	web -export DIR             write the same site for any static host
//	web -healthcheck            ask a running server how it is, then exit 0 or 1
//	web -version                print what is built in
//	web -precompress DIR        a step of the build: see precompress.go
//
// The way through the code: pages.go says which pages there are, markup.go and
// document.go make documents of them, manifest.go and precache.go make the
// files of an installable app, site.go collects all that and the assets of
// web/bundle into a map from URL to bytes, and then either handler.go answers
// from it or export.go writes it out. Neither knows more than the map, which is
// why a served site and an exported one cannot differ.
//
// Why no http.FileServer: the assets lie compressed beside themselves, which it
// does not negotiate, and a map cannot list folders or climb out of them.
package main
