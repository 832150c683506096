# Two commands do everything on a fresh machine: `make play` and `make test`.
# Presumed: Python 3.11 or newer with venv, Node 20 or newer with npm, and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
GAME ?=
GAMES ?= 1000
PORT ?= 8000
MODULES := web/node_modules/.package-lock.json
CLIENT := src/dreamtable/server/static/index.html

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test lint web browser chromium scale gauntlet vocabulary bench corpus lock clean

help: ## list the commands
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

play: $(READY) $(CLIENT) ## set everything up and open the table in the browser (PORT=8000)
	@$(BIN)/dreamtable serve --port $(PORT)

terminal: $(READY) ## set everything up and play in the terminal
	@$(BIN)/dreamtable play

test: $(READY) $(CLIENT) chromium lint ## set everything up and run all tests
	@echo "Testing the client …"
	@cd web && npm run --silent test
	@echo "Running the tests …"
	@$(BIN)/python -m pytest -q -n auto
	@$(MAKE) --no-print-directory browser

setup: $(READY) ## make .venv with the dreamtable command
	@echo "Ready: $(BIN)/dreamtable"

$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Dreamtable needs Python 3.11 or newer; '$(PYTHON)' is not. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; \
		exit 1; }
	@echo "Setting up $(VENV) (once) …"
	@$(PYTHON) -m venv $(VENV) || { \
		echo "Python's venv module is missing. On Debian or Ubuntu: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/dev.txt || { \
		echo "The packages in requirements/dev.txt could not be installed: is the network there?"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

web: $(CLIENT) ## build the browser client

$(MODULES): web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || { \
		echo "The browser client needs Node 20 or newer with npm, which is not here."; exit 1; }
	@echo "Installing the packages of the client (once) …"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(MODULES) $(shell find web/src web/public web/*.* src/dreamtable/lang/locale \
		src/dreamtable/games/*/locale -type f 2>/dev/null)
	@echo "Building the client …"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

lint: $(READY) $(MODULES) ## style, types and layers
	@echo "Checking style and types …"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@cd tests && MYPYPATH=.. ../$(BIN)/mypy --config-file ../pyproject.toml .
	@cd web && npm run --silent types:check && npm run --silent check

browser: $(READY) $(CLIENT) chromium ## only the tests in a real browser
	@echo "Running the tests in a browser …"
	@$(BIN)/python -m pytest -q -n 2 tests/browser

chromium: $(READY) # where it is missing, Debian's is installed; CHROMIUM=/path names another
	@$(BIN)/python tests/browser/chromium.py

scale: $(READY) ## several workers on real PostgreSQL and Redis servers (Debian: postgresql, redis-server)
	@$(BIN)/python -m pytest -q tests/server/scale.py

gauntlet: $(READY) ## many random matches; GAME=lucidity GAMES=1000 (per seat count)
	@GAUNTLET_GAMES=$(GAMES) GAUNTLET_GAME=$(GAME) $(BIN)/python -m pytest -q -n auto tests/gauntlet

vocabulary: $(READY) ## write docs/vocabulary.md anew: what cards can say
	@$(BIN)/dreamtable vocabulary > docs/vocabulary.md

bench: $(READY) ## measure speed
	@$(BIN)/dreamtable bench

corpus: $(READY) ## write the stored records anew (after a change of rules_version)
	@cd tests && ../$(BIN)/python -m gauntlet.corpus

lock: $(READY) ## pin the newest versions of the dependencies
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-emit-index-url --no-header \
		--group dev --extra scale --extra arena --extra ray --extra rl pyproject.toml -o requirements/dev.txt

clean: ## remove everything that can be made again
	@rm -rf $(VENV) web/node_modules src/dreamtable/server/static build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
