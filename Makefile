# Two commands do everything on a fresh machine: `make play` installs what playing needs, `make test` the rest too.
# Presumed: Python 3.11 or newer with venv, Node 20 or newer with npm, and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
READY := $(VENV)/.ready
COMPLETE := $(VENV)/.complete
GAME ?=
GAMES ?= 1000
STORIES ?= 8
ROUNDS ?= 100
CAMPAIGNS ?= 20
SESSIONS ?= 40
PORT ?= 8000
BUILDER := web/node_modules/.package-lock.json
MODULES := web/node_modules/.complete
CLIENT := src/dreamtable/server/static/index.html

# Parts of the tests, beside each other; what may be late on a busy machine is tried once more (tests/suite).
SUITE := cd tests && ../$(BIN)/python -m suite

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test lint client web browser machine scale gauntlet campaigns chaos vocabulary layouts bench tour corpus lock clean

help: ## list the commands
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

play: $(READY) $(CLIENT) ## install what playing needs and open the table for the browser (PORT=8000)
	@$(BIN)/dreamtable serve --port $(PORT)

terminal: $(READY) ## install what the terminal needs (no Node) and play in it
	@$(BIN)/dreamtable play

test: $(COMPLETE) $(CLIENT) $(MODULES) machine ## install everything, run all checks and tests
	@$(SUITE)

setup: $(COMPLETE) ## install everything that the dreamtable command can use, without the client
	@echo "Ready: $(BIN)/dreamtable"

$(READY): requirements/play.txt pyproject.toml # what playing needs
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Dreamtable needs Python 3.11 or newer; '$(PYTHON)' is not. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; \
		exit 1; }
	@echo "Setting up $(VENV) (once) …"
	@$(PYTHON) -m venv $(VENV) || { \
		echo "Python's venv module is missing. On Debian or Ubuntu: apt-get install python3-venv"; exit 1; }
	@$(PIP) -r requirements/play.txt || { \
		echo "The packages in requirements/play.txt could not be installed: is the network there?"; exit 1; }
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(COMPLETE): $(READY) requirements/dev.txt # and all the rest, on top
	@echo "Installing what simulations, learning and tests need (once) …"
	@$(PIP) -r requirements/dev.txt || { \
		echo "The packages in requirements/dev.txt could not be installed: is the network there?"; exit 1; }
	@touch $@

web: $(CLIENT) ## build the browser client

$(BUILDER): web/package-lock.json # what builds the client
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || { \
		echo "The browser client needs Node 20 or newer with npm, which is not here."; exit 1; }
	@echo "Installing what builds the client (once) …"
	@cd web && npm ci --omit=dev --silent --no-audit --no-fund || { \
		echo "The packages in web/package-lock.json could not be installed: is the network there?"; exit 1; }
	@touch $@

$(MODULES): $(BUILDER) # and what checks and tests it, on top
	@echo "Installing what tests the client (once) …"
	@cd web && npm install --no-save --include=dev --silent --no-audit --no-fund || { \
		echo "The packages in web/package-lock.json could not be installed: is the network there?"; exit 1; }
	@touch $@

$(CLIENT): $(shell find web/src web/public web/*.* src/dreamtable/lang/locale \
		src/dreamtable/games/*/locale -type f 2>/dev/null) | $(BUILDER)
	@echo "Building the client …"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

lint: $(COMPLETE) $(MODULES) ## only style and types
	@echo "Checking style and types …"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@cd web && npm run --silent types:check && npm run --silent check

client: $(MODULES) ## only the client's own tests
	@cd web && npm run --silent test

browser: $(COMPLETE) $(CLIENT) machine ## only the tests in a real browser
	@$(SUITE) browser

machine: $(COMPLETE) # what is missing of Chromium, PostgreSQL and Redis is installed as Debian has it, or it says how
	@$(BIN)/python -m bench.machine

scale: $(COMPLETE) machine ## only several workers on real PostgreSQL and Redis servers
	@$(BIN)/python -m pytest -q tests/server/test_scale.py tests/server/test_workers.py

gauntlet: $(COMPLETE) ## many random matches; GAME=lucidity GAMES=1000 (per seat count)
	@GAUNTLET_GAMES=$(GAMES) GAUNTLET_GAME=$(GAME) $(BIN)/python -m pytest -q -n auto --timeout 0 tests/gauntlet

campaigns: $(COMPLETE) ## whole campaigns by bots; GAME=tamashii CAMPAIGNS=20 SESSIONS=40 (at most, each)
	@$(BIN)/dreamtable simulate $(or $(GAME),tamashii) --campaign $(SESSIONS) --games $(CAMPAIGNS) --out results/campaigns

chaos: $(COMPLETE) machine ## one outage after another while all games are played; ROUNDS=100
	@DREAMTABLE_CHAOS=$(ROUNDS) $(BIN)/python -m pytest -q --timeout 0 tests/server/test_chaos.py tests/server/test_workers.py

vocabulary: $(READY) ## write docs/vocabulary.md anew: what cards can say; raise its version if that has changed
	@$(BIN)/dreamtable vocabulary > docs/vocabulary.md
	@$(BIN)/dreamtable vocabulary --raise

stories: $(COMPLETE) ## write the texts of all Dreams and scenarios for readers into docs/stories, with branches and flags
	@$(BIN)/python -m bench.stories docs/stories --games $(STORIES)

layouts: $(COMPLETE) ## raise the versions of environments whose observations or actions have changed
	@$(BIN)/python -m dreamtable.envs.versions

bench: $(COMPLETE) $(CLIENT) ## measure speed, what answers cost the server, how soon play goes on after an outage, and how soon a phone shows a page
	@$(BIN)/dreamtable bench
	@$(BIN)/python -m bench.server_load --only full --game all --tables 20 --seconds 4
	@$(BIN)/python -m bench.healing
	@$(BIN)/python -m bench.painting

tour: $(COMPLETE) $(CLIENT) machine ## take the pictures of docs/tour.md anew
	@cd tests && PYTHONPATH=..:. ../$(BIN)/python -m browser.tour

corpus: $(COMPLETE) ## write the stored records anew, and running matches of new versions (after a change of rules_version)
	@cd tests && ../$(BIN)/python -m gauntlet.corpus && ../$(BIN)/python -m gauntlet.running

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-emit-index-url --no-header pyproject.toml

lock: $(READY) ## pin the newest versions of the dependencies
	@$(PIP) uv
	@$(LOCK) --upgrade --group dev --extra scale --extra arena --extra ray --extra rl -o requirements/dev.txt
	@cp requirements/dev.txt requirements/play.txt # so that playing has the same versions
	@$(LOCK) --group source -o requirements/play.txt

clean: ## remove everything that can be made again
	@rm -rf $(VENV) web/node_modules src/dreamtable/server/static build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
