package player

import (
	_ "embed" // for duels.txt
	"fmt"
	"strconv"
	"strings"
)

//go:embed duels.txt
var duelsText string

// Duels is what was measured of two levels against each other at the table of two, or in a
// race.
type Duels struct {
	Game             string // its name
	Strong, Weak     Level
	Won, Lost, Drawn int // by the stronger
}

// Played returns how many games were measured.
func (d Duels) Played() int { return d.Won + d.Lost + d.Drawn }

// AllDuels returns what was measured; make odds measures more.
func AllDuels() ([]Duels, error) { return ParseDuels(duelsText) }

// ParseDuels reads a text like that of duels.txt.
func ParseDuels(text string) ([]Duels, error) {
	var all []Duels
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Fields(line)
		if len(f) != 6 {
			return nil, fmt.Errorf("duels %q: want a name and five figures", line)
		}
		var n [5]int
		for i := range n {
			v, err := strconv.Atoi(f[1+i])
			if err != nil || v < 0 || i < 2 && v > int(Expert) {
				return nil, fmt.Errorf("duels %q: figure %q", line, f[1+i])
			}
			n[i] = v
		}
		all = append(all, Duels{f[0], Level(n[0]), Level(n[1]), n[2], n[3], n[4]})
	}
	return all, nil
}
