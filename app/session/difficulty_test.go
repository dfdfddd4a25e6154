package session

import (
	"testing"

	"pazienza/app/ask"
)

func TestDifficulty(t *testing.T) {
	b, o := consult(t, draw1)
	if d := b.Status(0).Difficulty; d != NoDifficulty {
		t.Errorf("difficulty %d before anybody asked", d)
	}
	b.WantDifficulty()
	b.WantDifficulty()
	if d := b.Status(0).Difficulty; d != DifficultyAsked || o.count(ask.Grade) != 1 {
		t.Errorf("difficulty %d, %d questions", d, o.count(ask.Grade))
	}
	b.told = nil
	o.next(t, ask.Grade).answer(ask.Answer{Wins: 6, Played: 12})
	b.wantTold(Graded)
	if d := b.Status(0).Difficulty; d != Medium {
		t.Errorf("difficulty %d, want %d", d, Medium)
	}
	b.WantDifficulty()
	if o.count(ask.Grade) != 0 {
		t.Error("asked again")
	}
	b.Do(Intent{Kind: New}, 0)
	if d := b.Status(0).Difficulty; d != NoDifficulty {
		t.Errorf("difficulty %d of another deal", d)
	}
	b.WantDifficulty()
	b.Do(Intent{Kind: New}, 0)
	b.WantDifficulty()
	if o.count(ask.Grade) != 1 {
		t.Error("the deal before is still being graded")
	}
	for wins, want := range []Difficulty{VeryHard, Hard, Hard, Medium, Medium, Medium, Medium, Medium, Easy} {
		if got := difficultyOf(ask.Answer{Wins: wins, Played: 12}); got != want {
			t.Errorf("%d of 12 is difficulty %d, want %d", wins, got, want)
		}
	}
	m := sit(t, &Memory{}, draw1)
	m.Solver = missing{}
	m.WantDifficulty()
	if d := m.Status(0).Difficulty; d != DifficultyMissing {
		t.Errorf("difficulty %d without a solver", d)
	}
}
