//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"strconv"
	"strings"
	"testing"
)

// attack is what runs wherever a page takes a text for more than a text.
const attack = `"'><img src=x onerror=pwned=1><script>pwned=1</script><svg/onload=pwned=1>`

// alive waits until the page answers, and fails the test when a text has become more. The one
// script that may stand in the body is boot.js, where the document has it.
func (p *player) alive(what string) {
	p.T.Helper()
	p.ready()
	if Get[bool](p.Page, `'pwned' in window || {}.pwned !== undefined || !!document.querySelector('#app img[src=x], body script:not([src]):not([type]):not(body > :first-child + #config + script)')`) {
		p.T.Fatal(what, " has become more than a text")
	}
}

// TestHostileLinks opens links made to break the page or to hang it: each is shown or refused
// as a text, and the table answers.
func TestHostileLinks(t *testing.T) {
	p := sit(t, "/en/", Options{Viewport: Phone})
	game := "game=klondike/classico@1/draw3&deal=5"
	escaped := Get[string](p.Page, "encodeURIComponent("+strconv.Quote(attack)+")")
	for _, fragment := range []string{
		game + "&title=" + escaped,
		game + "&title=%E2%80%AE%00%0A%F0%9F%82%A1",
		"game=" + escaped + "&deal=5",
		"game=__proto__/constructor@1&deal=1&__proto__[pwned]=1",
		"game=klondike/classico@1/draw3&deal=99999999999999999999999999",
		"game=klondike/classico@1/draw3&deal=-1",
		"game=klondike/classico@1/draw999999999/passes999999999&deal=1",
		"game=klondike/classico@1" + strings.Repeat("+undo=charged", 500) + "/draw3",
		"game=klondike/classico@1" + strings.Repeat("+undo-cost=999999999999999", 9) + "/draw3",
		game + "&moves=" + strings.Repeat("A", 7000),
		game + "&moves=" + escaped,
		strings.Repeat("%", 9000),
		strings.Repeat("game=&", 100_000),
		"javascript:pwned=1", "//evil.example/", "?" + escaped,
	} {
		quoted, _ := json.Marshal(fragment)
		p.Run("location.hash = " + string(quoted))
		p.alive("the fragment " + fragment[:min(len(fragment), 60)])
		p.Run("document.querySelectorAll('.notice .icb').forEach(b => b.click())")
	}
	for _, fragment := range []string{ // which open a sheet, once no other tab takes them
		"by=" + escaped + "&play=" + live + "&join=" + escaped, "answer=" + escaped, "again=" + strings.Repeat("A", 100_000),
	} {
		what := "the invitation " + fragment[:min(len(fragment), 60)]
		quoted, _ := json.Marshal(fragment)
		p.Run("location.hash = " + string(quoted))
		p.Until("document.querySelector('.sheet-meet')")
		p.alive(what)
		if strings.Contains(fragment, "join=") {
			p.tap("#meet-accept")
			p.says("#meet-error", "no code of this game")
			p.alive(what)
		}
		p.Keys("Escape")
		p.Until("!document.querySelector('#page')")
	}
	for _, address := range []string{
		"en/#" + game + "&title=" + escaped,
		"en/?" + escaped + "#" + game,
		"en/#" + strings.Repeat("game=%", 20_000),
	} {
		p.Open(p.server.URL + address)
		p.alive("the address " + address[:min(len(address), 60)])
	}
	p.Allow(Network) // not found
	p.Open(p.server.URL + "en/" + escaped)
	p.says("main", "")
	p.Allow()
	p.visit("/en/")
	line := p.played()
	p.make(line, line.Game().StockMove(line.State()), p.drags)

	// Should a text come that far all the same, the browser has it looked at (see boot.js).
	p.Allow(Console, Policy)
	for what, js := range map[string]string{
		"markup":   "(d => { d.innerHTML = " + strconv.Quote(attack) + "; return d.innerHTML === ''; })(document.createElement('div'))",
		"a script": "(() => { try { document.createElement('script').src = 'https://evil.example/x.js'; return false; } catch { return true; } })()",
		"a worker": "(() => { try { return !new Worker('data:text/javascript,1'); } catch { return true; } })()",
		"code":     "(() => { try { return !setTimeout('pwned=1'); } catch { return true; } })()",
	} {
		if !Get[bool](p.Page, "!window.trustedTypes || "+js) {
			t.Errorf("%s of anybody's is taken", what)
		}
	}
}

// TestHostileFiles loads files made to break the page or to hang it. Those that are signed as
// ours are read, and what they say is a text wherever it is shown.
func TestHostileFiles(t *testing.T) {
	p := sit(t, "/en/play/klondike-3/", Options{Viewport: Phone})
	line := p.played()
	p.make(line, line.Game().StockMove(line.State()), p.drags)
	p.open("stats")
	load := func(text string) {
		t.Helper()
		p.Run(`const d = new DataTransfer(), f = document.getElementById('import-file');
			d.items.add(new File([` + text + `], ` + strconv.Quote(attack) + `));
			f.files = d.files;
			f.dispatchEvent(new Event('change', {bubbles: true}));`)
	}
	for what, text := range map[string]string{
		"markup":         strconv.Quote(attack),
		"markup as ours": strconv.Quote("pazienza export 1\nhouse " + attack + " house 1 " + attack + "\nend 1 0\n"),
		"one line":       "'pazienza export 1 '.repeat(1e6)",
		"many lines":     "'results x y\\n'.repeat(1e6)",
		"escapes":        "'pazienza export 1\\nsettings a ' + '\\\\\\\\'.repeat(1e6) + '\\nend 1 0\\n'",
		"no text":        "new Uint8Array(1e6).map((_, i) => i * 7919)",
		"nulls":          "'\\0'.repeat(1e6)",
		"pollution":      strconv.Quote("pazienza export 1\nsettings __proto__ {\"pwned\":1}\nend 1 0\n"),
	} {
		load(text)
		p.says(".notices", "Nothing was changed.")
		p.tap(".notice .icb")
		p.alive("a file of " + what)
	}

	const game, short = "klondike/classico@1+undo=strict/draw3", "<svg/onload=pwned=1>"
	load(strconv.Quote(sealed(
		"settings pazienza.theme "+attack,
		"settings "+short+" "+attack,
		"house "+game+" house 1 "+short,
		"results 1 result 1 "+game+" lost deal 7 time 60000 moves 9 score 0 undos 0 hints 0 at 1700000000",
		"records 1 pazienza 1\\ngame "+game+"\\ndeal 7\\nid 1\\ntime 1\\nlog "+attack+"\\nkey 0\\n",
	)))
	p.says(".three", "0 of 1")
	p.alive("a signed file")
	p.tap("#page-back")
	p.tap(".wrap a[href$=\"/past/\"]")
	p.says("#page", short)
	p.tap(".past button")
	p.alive("a list of past games")
	p.Reload()
	p.alive("a name of rules")
	p.visit("/en/house/")
	p.says("#page", short)
	p.alive("a name of rules")
	p.visit("/en/")
	p.same(line)
}

// sealed is a file of lines as the game writes them, with the number of lines and their sum.
func sealed(lines ...string) string {
	body := "pazienza export 1\n" + strings.Join(lines, "\n") + fmt.Sprintf("\nend %d ", len(lines))
	sum := fnv.New64a()
	sum.Write([]byte(body))
	return fmt.Sprintf("%s%x\n", body, sum.Sum64())
}
