//go:build e2e

package e2e

import (
	"os"
	"testing"
)

func TestMain(m *testing.M) {
	status := m.Run()
	if spare.Browser != nil {
		spare.Close()
	}
	os.Exit(status)
}
