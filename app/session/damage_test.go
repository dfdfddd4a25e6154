package session

import (
	"errors"
	"strings"
	"testing"

	"pazienza/engine/variants"
)

func TestDamagedSaveIsSetAside(t *testing.T) {
	store := &Memory{}
	b := sit(t, store, draw3)
	b.do(Intent{Kind: Stock})
	kept, _ := store.All(Games)
	for name, broken := range map[string]string{
		"cut off":      kept[draw3][:len(kept[draw3])/2],
		"blank":        " ",
		"altered":      strings.Replace(kept[draw3], "log draw", "log draw draw", 1),
		"another game": strings.Replace(kept[draw3], "draw3", "draw1", 1),
		"a newer form": strings.Replace(kept[draw3], "pazienza 1", "pazienza 2", 1),
	} {
		t.Run(name, func(t *testing.T) {
			store := &Memory{}
			store.Write(Edit{Games, draw3, broken})
			store.Write(Edit{Last, "game", draw3})
			b := sit(t, store, "")
			if b.told[0].Cause != SetAside || b.told[0].Why == nil || b.told[len(b.told)-1].Cause != Dealt {
				t.Fatalf("told %+v", b.told)
			}
			aside, _ := store.All(Damaged)
			for _, text := range aside {
				if text == broken {
					return
				}
			}
			t.Fatalf("the damaged text is not kept: %q", aside)
		})
	}
}

func TestDamagedSaveIsSetAsideFromTheMenuToo(t *testing.T) {
	for name, ask := range map[string]Intent{
		"by name":   {Kind: New, Game: one},
		"by number": {Kind: New, Game: one, Deal: 5},
	} {
		t.Run(name, func(t *testing.T) {
			store := &Memory{}
			store.Write(Edit{Games, one, "pazienza 2\nfrom the future\n"})
			b := sit(t, store, draw3)
			b.do(ask)
			aside, _ := store.All(Damaged)
			if len(aside) != 1 || b.Game().Name() != one {
				t.Fatalf("set aside %q", aside)
			}
		})
	}
}

func TestStoreFailureIsTold(t *testing.T) {
	f := &failing{}
	d := NewDesk(variants.Catalogue(), f, counter())
	var told []Change
	d.Watch(func(c Change) { told = append(told, c) })
	d.Open("", 0)
	f.fail(errors.New("quota"))
	if last := told[len(told)-1]; last.Cause != Unsaved || last.Why.Error() != "quota" {
		t.Fatalf("told %+v", last)
	}
	if d.Do(Intent{Kind: Stock}, 0); d.Status(0).Moves != 1 {
		t.Error("the game does not go on without a store")
	}
	f.fail(nil)
	if last := told[len(told)-1]; last.Cause != KeptAgain || last.Why != nil {
		t.Errorf("when everything is kept again: told %+v", last)
	}
}

type failing struct {
	Memory
	fail func(error)
}

func (f *failing) OnFail(g func(error)) { f.fail = g }
