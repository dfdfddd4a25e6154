package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "jumps:", err)
		os.Exit(1)
	}
}

// run takes a folder and files, and writes each of them anew into the folder.
func run(args []string) error {
	if len(args) < 2 {
		return errUse
	}
	for _, file := range args[1:] {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		straightened, n, err := module(data)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if n == 0 {
			return fmt.Errorf("%s: %w", file, errDone)
		}
		if err := os.WriteFile(filepath.Join(args[0], filepath.Base(file)), straightened, 0o644); err != nil {
			return err
		}
		fmt.Printf("%s: %d functions written anew, %d bytes instead of %d\n", file, n, len(straightened), len(data))
	}
	return nil
}

var (
	magic   = []byte("\x00asm\x01\x00\x00\x00")
	errWasm = errors.New("not wasm as the Go linker makes it")
	errDone = errors.New("no function has such jumps: it was done before, or Go makes them in another way now")
	errUse  = errors.New("want a folder to write to, and files")
)

const codeSection = 10

// module rewrites the functions of a module, and returns how many.
func module(data []byte) (out []byte, n int, err error) {
	r := &reader{data: data}
	if !bytes.Equal(r.bytes(len(magic)), magic) {
		return nil, 0, errWasm
	}
	out = append(out, magic...)
	for r.left() {
		id := r.byte()
		section := r.bytes(r.uint())
		if id == codeSection {
			if section, n = functions(section); section == nil {
				return nil, 0, errWasm
			}
		}
		out = append(appendUint(append(out, id), len(section)), section...)
	}
	if r.bad {
		return nil, 0, errWasm
	}
	return out, n, nil
}

// functions rewrites a code section. It returns nil for one that ends too soon.
func functions(section []byte) (out []byte, n int) {
	r := &reader{data: section}
	count := r.uint()
	out = appendUint(out, count)
	for range count {
		code := r.bytes(r.uint())
		if r.bad {
			return nil, 0
		}
		anew := straight(code)
		if !bytes.Equal(anew, code) {
			n++
		}
		out = append(appendUint(out, len(anew)), anew...)
	}
	return out, n
}
