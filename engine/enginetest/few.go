package enginetest

import (
	"runtime"
	"testing"
)

// Few returns how much of n a test shall try: all of it, but an eighth with -short, and
// in the browser's runtime, where the same code is many times slower.
func Few(n int) int {
	if testing.Short() || runtime.GOOS == "js" {
		return (n + 7) / 8
	}
	return n
}
