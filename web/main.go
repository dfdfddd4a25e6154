package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net/url"
	"os"
	"os/signal"
	"runtime"
	"strings"
	"syscall"

	"pazienza/static"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal ends the program at once
	p := program{bundle: static.Packed(), content: game, addr: os.Getenv(addrVariable), origin: os.Getenv(originVariable), contact: os.Getenv(contactVariable), out: os.Stdout, err: os.Stderr}
	os.Exit(p.run(ctx, os.Args[1:]))
}

// addrVariable is the environment's say in the address, which -addr overrules. A container's
// server and its health check have the environment in common, and nothing else.
const addrVariable = "PAZIENZA_ADDR"

// originVariable is the environment's say in the origin.
const originVariable = "PAZIENZA_ORIGIN"

// contactVariable is the environment's say in the contact.
const contactVariable = "PAZIENZA_CONTACT"

// program is the command with everything from outside it as a value.
type program struct {
	bundle   fs.FS
	content  func() content
	addr     string // "" for localhost:8080
	origin   string // "" where it is not known
	contact  string // "" where there is none
	out, err io.Writer
}

// Exit statuses, as is the custom: 1 for what went wrong, 2 for a wrong command.
const (
	exitOK      = 0
	exitFailure = 1
	exitUsage   = 2
)

// usageError is a command line that says nothing sensible.
type usageError struct{ error }

// run carries out a command line and returns the exit status. Whatever goes
// wrong is one line on the error stream.
func (p program) run(ctx context.Context, args []string) int {
	err := p.command(ctx, args)
	if err == nil {
		return exitOK
	}
	fmt.Fprintln(p.err, "web:", strings.ReplaceAll(err.Error(), "\n", " "))
	if errors.As(err, &usageError{}) {
		return exitUsage
	}
	return exitFailure
}

// options is a parsed command line.
type options struct {
	addr, base, origin   string
	contact              string
	export, precompress  string
	healthcheck, version bool
	level                slog.Level
}

func (p program) command(ctx context.Context, args []string) error {
	o, err := p.parse(args)
	if errors.Is(err, flag.ErrHelp) {
		return nil
	}
	if err != nil {
		return usageError{err}
	}
	if o.healthcheck {
		return healthcheck(ctx, o.addr)
	}
	c := p.content()
	c.origin, c.contact = o.origin, o.contact
	s, err := newSite(p.bundle, o.base, c)
	switch {
	case o.version && errors.Is(err, errNotBuilt):
		fmt.Fprintf(p.out, "%s (not built) %s\n", siteName, runtime.Version())
		return nil
	case err != nil:
		return err
	case o.version:
		fmt.Fprintf(p.out, "%s %s %s\n", siteName, s.version, runtime.Version())
		return nil
	case o.export != "":
		if err := s.export(o.export); err != nil {
			return err
		}
		fmt.Fprintf(p.out, "%s %s is in %s, for a host that shows it at %s\n", siteName, s.version, o.export, s.base)
		return nil
	}
	if o.precompress != "" {
		return s.precompress(o.precompress)
	}
	log := slog.New(slog.NewTextHandler(p.err, &slog.HandlerOptions{Level: o.level}))
	return serve(ctx, o.addr, s, usual, p.out, log)
}

func (p program) parse(args []string) (options, error) {
	var o options
	flags := flag.NewFlagSet("web", flag.ContinueOnError)
	flags.SetOutput(io.Discard) // its errors come with a page of usage
	flags.StringVar(&o.addr, "addr", cmp.Or(p.addr, "localhost:8080"), "`host:port` to serve on, or else "+addrVariable+"; no host means every interface")
	flags.StringVar(&o.base, "base", "/", "sub-`path` of the site, as in /play/")
	flags.StringVar(&o.origin, "origin", p.origin, "`scheme://host` that the site is seen at, for search engines, or else "+originVariable)
	flags.StringVar(&o.contact, "contact", p.contact, "`address` for whoever finds a hole, as in mailto:security@example.org, for security.txt, or else "+contactVariable)
	flags.StringVar(&o.export, "export", "", "write the site into this new or empty `folder` instead of serving it")
	flags.StringVar(&o.precompress, "precompress", "", "for builds: compress the pages at -base into the bundle in this `folder`")
	flags.BoolVar(&o.healthcheck, "healthcheck", false, "ask the server at -addr whether it is well")
	flags.BoolVar(&o.version, "version", false, "print the version of what is built in")
	flags.TextVar(&o.level, "log", slog.LevelInfo, "least `level` to log: debug, info, warn or error")
	err := flags.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(p.out, "usage: web [flags]")
		flags.SetOutput(p.out)
		flags.PrintDefaults()
	}
	if err != nil {
		return o, err
	}
	if flags.NArg() > 0 {
		return o, fmt.Errorf("stray argument %q: see web -help", flags.Arg(0))
	}
	if o.export == "" && given(flags, "export") {
		return o, errors.New("-export needs a folder")
	}
	if err := checkOrigin(o.origin); err != nil {
		return o, err
	}
	if err := checkContact(o.contact); err != nil {
		return o, err
	}
	return o, checkBase(o.base)
}

func given(flags *flag.FlagSet, name string) bool {
	found := false
	flags.Visit(func(f *flag.Flag) { found = found || f.Name == name })
	return found
}

// checkOrigin sees that an origin is one, or none.
func checkOrigin(origin string) error {
	u, err := url.Parse(origin)
	if origin != "" && (err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.Scheme+"://"+u.Host != origin) {
		return fmt.Errorf("-origin %q is not as in https://example.org", origin)
	}
	return nil
}

// checkBase sees that a base is what every path of a site can begin with.
func checkBase(base string) error {
	if !strings.HasPrefix(base, "/") || !strings.HasSuffix(base, "/") {
		return fmt.Errorf("-base %q does not begin and end with a slash", base)
	}
	for element := range strings.SplitSeq(strings.Trim(base, "/"), "/") {
		if element == "" && base != "/" || element == "." || element == ".." {
			return fmt.Errorf("-base %q is not a plain path", base)
		}
	}
	const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~/"
	if bad := strings.Trim(base, plain); bad != "" {
		return fmt.Errorf("-base %q has characters that need quoting in an address", base)
	}
	return nil
}
