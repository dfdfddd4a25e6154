# What can be done here: make help.
#
# Nothing is tracked by make that the go command tracks better: a build asks it
# every time and it does only what has changed. web/pack, which compresses, keeps
# a cache by content for the same reason.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL: # the targets share the machine's cores already

GO       ?= go
ADDR     ?= localhost:8080
BASE     ?= /
FUZZTIME ?= 30s

# Brotli's quality. 11 takes over a minute for the wasm, once for each change of
# it; 5 takes a second and is a sixth larger.
QUICK := 5
BEST  := 11

# The most that the wasm may weigh, in bytes: raw, brotli at BEST; and all else on a first visit.
BUDGET := -limit app.wasm=11000000,2100000 -limit solver.wasm=3400000,700000 -first 250000

GOVULNCHECK_VERSION := v1.9.0

STATICCHECK_VERSION := v0.8.2
STATICCHECK         := bin/staticcheck-$(STATICCHECK_VERSION)

# What finds faults of accessibility, for web/e2e: MPL-2.0, and no part of the app.
AXE_VERSION := 4.14.1
AXE         := bin/axe-core-$(AXE_VERSION)/axe.min.js

# The auditor of make audits, Apache-2.0, and no part of the app either.
LIGHTHOUSE_VERSION := 12.2.3
LIGHTHOUSE         := bin/lighthouse-$(LIGHTHOUSE_VERSION)

# The scenarios of make e2e: all but the harness's own tests, which make test-browsers runs, in
# Chromium too. The other browsers play the main path: deal, drag, tap, key, open a link, win, be
# counted, resume, offline reload, and go through settings and help. Firefox also plays a game of
# two, at one device and at two that a link joins, races a ghost that a link brought, opens broken
# links, makes house rules and goes through past games, statistics and files: WebKit's driver
# reports the test's stand-in for the saving of a file as a failed request, and does not come back
# from opening an address that ends within an escape; WebKitGTK joins no two devices.
SCENARIOS := ^Test
WITHOUT   := ^TestHarness
HARNESS   := ^TestHarness
MAIN_PATH := ^Test(Harness|Server|MainPath|WinAtLast|Settings|Manual

# One set of flags for builds, vet, staticcheck and tests, so that all of them
# share what the go command has compiled: on a fresh machine that is minutes.
export CGO_ENABLED := 0
export GOFLAGS     := $(shell $(GO) env GOFLAGS) -trimpath -buildvcs=false

# What failed is said once more at the end: the logs of tests are long.
TELL := 2>&1 | tee bin/test.log || { echo "failed:" >&2; grep -E '^ *--- FAIL|^(FAIL[[:space:]]|panic:)' bin/test.log >&2; exit 1; }

WASM := GOOS=js GOARCH=wasm

# What web/lean keeps out of app.wasm.
UNLINKED := text/template|html/template|regexp|go/.*|math/big|net/http|crypto/.*|archive/zip|log/slog

LEAN := -ldflags="-s -w"

# Packages that also run in the browser, and those whose tests do so under Node.
WASM_PACKAGES := ./app/... ./engine/...
WASM_TESTED    = $(addsuffix /...,$(wildcard ./engine ./app/session ./app/match ./app/table))

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "%-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: run
run: build ## build and serve, on ADDR (default localhost:8080)
	exec bin/web -addr $(ADDR)

.PHONY: build
build: wasm ## build bin/web with everything in it, compressed quickly
	$(GO) run ./web/pack -quality $(QUICK)
	$(GO) run ./web -precompress static/packed -base $(BASE)
	$(GO) build $(LEAN) -o bin/web ./web

.PHONY: release
release: wasm ## the same, compressed as well as can be, and its size checked
	$(GO) run ./web/pack -quality $(BEST) $(BUDGET)
	$(GO) run ./web -precompress static/packed -base $(BASE)
	$(GO) build $(LEAN) -o bin/web ./web

.PHONY: wasm
wasm: ## build what runs in the browser
	$(GO) run ./web/lean -o bin/lean
	@if $(WASM) $(GO) list -deps -modfile=bin/lean/go.mod ./app | grep -xE '$(UNLINKED)'; then echo "linked into app.wasm again: see web/lean" >&2; exit 1; fi
	$(WASM) $(GO) build -modfile=bin/lean/go.mod $(LEAN) -o bin/app.wasm ./app
	$(WASM) $(GO) build -overlay=bin/lean/overlay.json $(LEAN) -o bin/solver.wasm ./app/solver
	$(GO) run ./web/jumps static bin/app.wasm bin/solver.wasm
	install -m 644 "$$($(GO) env GOROOT)/lib/wasm/wasm_exec.js" static/wasm_exec.js

STOCK ?= static

.PHONY: wasm-stock
wasm-stock: ## the same from unchanged modules, and unchanged: larger and slower; should web/lean or web/jumps not fit a new version
	@mkdir -p $(STOCK)
	$(WASM) $(GO) build $(LEAN) -o $(STOCK)/app.wasm ./app
	$(WASM) $(GO) build $(LEAN) -o $(STOCK)/solver.wasm ./app/solver
	install -m 644 "$$($(GO) env GOROOT)/lib/wasm/wasm_exec.js" $(STOCK)/wasm_exec.js

# A program that may call a method by a name known only at run time keeps every exported
# method; the linker marks what may as ReflectMethod. And the way back stays open: the stock
# build is made, and is larger, which says that the other one is what it is meant to be.
.PHONY: guard
guard: ## nothing keeps every method in app.wasm alive, and the stock build builds
	$(GO) run ./web/lean -o bin/lean
	@mkdir -p bin/stock
	$(WASM) $(GO) build -modfile=bin/lean/go.mod -ldflags=-dumpdep -o bin/stock/lean.wasm ./app 2>bin/stock/links.txt || { tail bin/stock/links.txt >&2; exit 1; }
	@[ "$$(wc -l <bin/stock/links.txt)" -gt 10000 ] || { echo "the linker has dumped no links" >&2; exit 1; }
	@if grep -m 3 ReflectMethod bin/stock/links.txt; then echo "keeps every method in app.wasm: see web/lean" >&2; exit 1; fi
	$(MAKE) wasm-stock STOCK=bin/stock
	@[ "$$(wc -c <bin/stock/app.wasm)" -gt "$$(wc -c <bin/stock/lean.wasm)" ]

.PHONY: test-stock
test-stock: release guard ## play the main path with the stock build
	@trap '$(GO) run ./web/jumps static bin/app.wasm bin/solver.wasm && $(GO) run ./web/pack -quality $(BEST)' EXIT; set -ex; \
	cp bin/stock/app.wasm bin/stock/solver.wasm static; \
	$(GO) run ./web/pack -quality $(QUICK); \
	$(GO) build $(LEAN) -o bin/stock/web ./web
	PAZIENZA_WEB=$(CURDIR)/bin/stock/web $(MAKE) e2e SCENARIOS='^TestMainPath$$$$'

.PHONY: export
export: release ## write the site for a static host into bin/site, for a sub-path with BASE=/play/
	rm -rf bin/site
	bin/web -export bin/site -base $(BASE)

.PHONY: check
check: tools ## gofmt, vet, staticcheck and a tidy go.mod, for the host and for the browser
	$(GO) mod tidy -diff
	@unformatted=$$(gofmt -s -l app engine static web); \
	if [ -n "$$unformatted" ]; then echo "not as gofmt -s has it: $$unformatted" >&2; exit 1; fi
	$(GO) vet ./...
	$(GO) vet -tags e2e,shots ./web/e2e/...
	$(WASM) $(GO) vet $(WASM_PACKAGES)
	$(STATICCHECK) ./...
	$(STATICCHECK) -tags e2e,shots ./web/e2e/...
	$(WASM) $(STATICCHECK) $(WASM_PACKAGES)

.PHONY: test
test: setup check unit test-js test-wasm release test-stock image-test e2e ## every test but the other browsers'; installs what it needs

.PHONY: unit
unit: ## tests that need no browser
	@mkdir -p bin
	$(GO) test ./... $(TELL)

.PHONY: test-js
test-js: ## the page's scripts and the art's generator, under Node
	@command -v node >/dev/null || { echo "node is missing: make setup, or install Node 18 or later" >&2; exit 1; }
	node --test static/js/*_test.mjs static/art/gen/*_test.mjs

.PHONY: test-wasm
test-wasm: ## the engine's, session's, match's and table's tests as WebAssembly under Node
	@mkdir -p bin
	@command -v node >/dev/null || { echo "node is missing: make setup, or install Node 18 or later" >&2; exit 1; }
	$(WASM) $(GO) test -exec="$$($(GO) env GOROOT)/lib/wasm/go_js_wasm_exec" $(WASM_TESTED) $(TELL)

.PHONY: e2e
e2e: $(AXE) ## play in a real browser: PAZIENZA_BROWSER=chromium (default), firefox or webkit
	@[ -x bin/web ] || { echo "bin/web is missing: make build" >&2; exit 1; }
	.ci/scenarios bin/test.log '$(SCENARIOS)' $(GO) test -tags e2e -count=1 -p 1 -timeout 80m -skip '$(WITHOUT)' ./web/e2e/...

.PHONY: test-browsers
test-browsers: setup-browsers release ## the main path in Firefox and WebKit, and what each browser can do
	$(MAKE) e2e WITHOUT=none SCENARIOS='$(HARNESS)'
	PAZIENZA_BROWSER=firefox $(MAKE) e2e WITHOUT=none SCENARIOS='$(MAIN_PATH)|Past|BrokenLink|Duel|TwoDevices|GhostRace|HouseRules)'
	PAZIENZA_BROWSER=webkit $(MAKE) e2e WITHOUT=none SCENARIOS='$(MAIN_PATH))'

.PHONY: audits
audits: setup build $(LIGHTHOUSE) ## have Lighthouse audit a page of every kind in every language: a quarter of an hour; PAGES="it/games/ en/" for some
	.ci/audits.mjs bin/web $(LIGHTHOUSE) $(PAGES)

$(LIGHTHOUSE):
	@command -v npm >/dev/null || { echo "npm is missing: make setup, or install Node 18 or later with npm" >&2; exit 1; }
	rm -rf bin/lighthouse-*
	npm install --silent --no-save --no-audit --no-fund --ignore-scripts --prefix $@ lighthouse@$(LIGHTHOUSE_VERSION)

.PHONY: shots
shots: build ## pictures of the table in all sizes and themes on one sheet, in bin/shots
	$(GO) test -tags e2e,shots -count=1 -timeout 30m -run '^TestSheet$$' ./web/e2e

.PHONY: screenshots
screenshots: build ## play until the table is a good picture, and write static/screenshots anew
	mkdir -p static/screenshots
	$(GO) test -tags e2e,shots -count=1 -run '^TestScreenshots$$' ./web/e2e

# An input that reaches something new is made smaller for a minute unless told otherwise, and
# records are long: without the limit nothing else is tried in the time there is.
.PHONY: fuzz
fuzz: ## every fuzz target for FUZZTIME (default 30s) each
	@for package in $$($(GO) list ./...); do \
	  for target in $$($(GO) test -list '^Fuzz' $$package | grep '^Fuzz' || true); do \
	    echo "$$package $$target"; \
	    $(GO) test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 20x $$package; \
	  done; \
	done

.PHONY: walk
walk: ## a million random moves in every variant, every count of moves confirmed, 100,000 matches of two: half an hour
	$(GO) test -v -run '^Test(Walk|Perft|BruteForce|Simulate)' -timeout 3h ./engine ./engine/pair -long | grep -v '^=== '

.PHONY: bench
bench: ## benchmarks, the size of everything that is downloaded, what idling and dragging cost in Chromium, the server beside nginx, fifty kills, and the worker: on the deals in DEALS
	$(GO) test -run '^$$' -bench . -benchmem ./...
	$(MAKE) release
	$(GO) test -tags e2e -count=1 -timeout 2h -v -run '^Test(Start|Soak|IdlePage|Idle|Drag|DealTime|ManyPastGames|Solver(Speed|Memory)|ServerLoad|ManyConnections|KillAnytime)$$' ./web/e2e -args -figures $(if $(DEALS),-deals $(abspath $(DEALS))) | grep -E 'figure|^(ok|FAIL|---)'

# measure.mjs measures any game in the browser, and is no part of this repository.
PLAYS := !!window.pazienza?.test && !document.getElementById('loading')

.PHONY: measure
measure: release ## the start and a still table beside a page that is nothing but a card, by the measure.mjs in the folder MEASURE
	@[ -f "$(MEASURE)/measure.mjs" ] || { echo "measure.mjs is missing: MEASURE=the folder it is in" >&2; exit 1; }
	rm -rf bin/measure
	cp -r $(MEASURE) bin/measure
	cd bin/measure && npm install --silent --no-audit --no-fund
	cd bin/measure && node measure.mjs --only load,idle --name baseline --out all.json --dir baseline >/dev/null
	cd bin/measure && node measure.mjs --only load,idle --name Pazienza --out all.json --url http://127.0.0.1:8095/it/ --cmd '../web -addr 127.0.0.1:8095' --ready "$(PLAYS)" >/dev/null
	cd bin/measure && node measure.mjs --table all.json

.PHONY: vuln
vuln: ## ask Go's database whether anything that is linked has a known hole; it needs vuln.go.dev
	$(GO) run golang.org/x/vuln/cmd/govulncheck@$(GOVULNCHECK_VERSION) ./...

.PHONY: verdicts
verdicts: ## solve every deal of the .jsonl files in DEALS, against what they say of it
	$(GO) test -count=1 -timeout 0 -v -run '^TestVerdicts$$' ./engine/solve -args $(if $(DEALS),-deals $(abspath $(DEALS))) $(VERDICTS)

# Each run adds deals to those that were measured, and may be stopped: ODDS="-solve 100 -play 100
# -game spider-?/*". After a change of the player remove engine/player/odds.txt's lines first, and
# those of duels.txt, in which each strength has played the next so often as -duel says.
ODDS ?= -solve 100 -play 100 -duel 1000

.PHONY: odds
odds: ## measure how likely games are won, over more deals, and each strength against the next, into engine/player
	$(GO) test -count=1 -v -timeout 0 -run '^TestOdds$$' ./engine/player -args $(ODDS)

.PHONY: signature
signature: ## count the positions of a search over fixed deals, for the commits that change it
	@$(GO) test -count=1 -v -run '^TestSignature$$' ./engine/solve | grep -o 'Nodes: .*'

.PHONY: golden
golden: ## write the golden files of tests anew; read the difference before committing it
	@for folder in $$(grep -rl --include='*_test.go' '"update"' app engine web | xargs -r -n1 dirname | sort -u); do \
	  $(GO) test ./$$folder -update; \
	done

.PHONY: image-root
image-root: release ## what goes into the image, in bin/image; all that the Dockerfile does
	rm -rf bin/image
	install -D bin/web bin/image/web

.PHONY: image-test
image-test: image-root ## run that as the image would: nothing else there, no rights
	.ci/image-test bin/image

.PHONY: image
image: ## build the container image with docker or podman
	@engine=$$(command -v docker || command -v podman) || { echo "no docker or podman here; make image-test tries what goes into the image" >&2; exit 1; }; \
	"$$engine" build -t pazienza .

.PHONY: tools
tools: $(STATICCHECK) ## build the checking tools into bin

$(STATICCHECK):
	@mkdir -p bin
	GOBIN="$(CURDIR)/bin" $(GO) install honnef.co/go/tools/cmd/staticcheck@$(STATICCHECK_VERSION)
	mv bin/staticcheck $@

.PHONY: axe
axe: $(AXE) ## fetch axe-core into bin

$(AXE):
	@command -v npm >/dev/null || { echo "npm is missing: make setup, or install Node 18 or later with npm" >&2; exit 1; }
	rm -rf bin/axe-core-*
	mkdir -p $(@D)
	cd $(@D) && tar -xzf "$$(npm pack --silent axe-core@$(AXE_VERSION))" --strip-components=1 package/axe.min.js package/LICENSE

.PHONY: setup
setup: ## install what make test needs: Chromium and Node
	.ci/setup chromium node

.PHONY: setup-browsers
setup-browsers: ## install what make test-browsers needs: Chromium, Firefox and WebKit
	.ci/setup chromium firefox webkit

.PHONY: clean
clean: ## remove everything that was built
	rm -rf bin .cache web/e2e/out static/*.wasm static/wasm_exec.js
	find static/packed -mindepth 1 ! -name .keep -delete
