package enginetest

// standIns is what a joker may stand for: every rank in both colours. One suit of each
// colour is enough where columns do not ask for more.
func standIns() []string {
	var all []string
	for _, r := range ranks {
		all = append(all, string(r)+"S", string(r)+"H")
	}
	return all
}

// readings returns what a card may stand for: itself, unless it is a joker.
func readings(card string) []string {
	if isJoker(card) {
		return standIns()
	}
	return []string{card}
}

// lasts returns what the last card of a column may stand for. A joker continues what lies
// below it; on a bare column it is a king, and on a face-down card anything.
func lasts(column []string) []string {
	n := len(column)
	last, under := column[n-1], column[:n-1]
	switch {
	case !isJoker(last):
		return []string{last}
	case len(under) == 0:
		return []string{"KS", "KH"}
	case isDown(under[len(under)-1]):
		return standIns()
	}
	var all []string
	for _, below := range lasts(under) {
		for _, r := range standIns() {
			if alternates(below, r) {
				all = append(all, r)
			}
		}
	}
	return all
}
