# Everything that is run here. `make help` lists it; each target says how in one line.

.DEFAULT_GOAL := serve
.PHONY: serve build zip check test bench strength docs lock semantic clean help

VENV := .venv
BIN := $(VENV)/bin
KB := $(BIN)/python -m kb
PIP := $(BIN)/python -m pip install -qq
UV := uv==0.13.9

export PIP_DISABLE_PIP_VERSION_CHECK := 1

serve: $(VENV)/site.done node_modules/pyodide.done  ## build the site, serve it and rebuild on changes (`PORT=8001 make`)
	@$(KB) serve

build: $(VENV)/site.done node_modules/pyodide.done  ## build the site into build/site
	@$(KB) build

zip: build  ## pack the site into build/regelfest.zip, to serve it from anywhere
	@$(KB) zip

check: $(VENV)/site.done  ## check the records in content/
	@$(KB) check

test: $(VENV)/test.done node_modules/done  ## the one gate: format, lint, types and all tests
	$(BIN)/ruff format --check --quiet kb tests docs
	$(BIN)/ruff check --quiet kb tests docs
	$(BIN)/mypy
	$(BIN)/node node_modules/typescript/bin/tsc
	$(BIN)/node node_modules/typescript/bin/tsc -p kb/site/offline
	$(BIN)/python -m pytest --numprocesses=auto --dist=loadfile --ignore=tests/bench
	$(BIN)/python -m pytest tests/bench

bench: $(VENV)/bench.done node_modules/pyodide.done  ## measure building, checking, solving and searching, some minutes (`GAMES="50" make bench`)
	@$(BIN)/python -m tests.bench.check
	@$(BIN)/python -m tests.bench.solver
	@$(BIN)/python -m tests.bench.checker
	@$(BIN)/python -m tests.bench.scale
	@$(BIN)/python -m tests.bench.build $(GAMES)
	@$(BIN)/python -m tests.bench.search

strength: $(VENV)/strength.done  ## try mutants of the rules, and play ten times as many games; half an hour
	@PYTHONHASHSEED=0 nice $(BIN)/python -W ignore -m tests.strength
	@REGELFEST_TIMES=10 nice $(BIN)/python -m pytest -q tests/engines

docs: $(VENV)/site.done  ## write docs/architecture.md anew from the modules
	@$(BIN)/python docs/architecture.py

semantic: $(VENV)/semantic.done  ## add the model that `kb distil` and `--model` need

clean:  ## remove all that make has made, .venv and node_modules too
	rm -rf build node_modules $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find kb tests -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## list these targets
	@sed -n 's/^\([a-z]*\):.*  ## /\1 - /p' Makefile | \
	  while IFS= read -r line; do printf '  make %-8s %s\n' "$${line%% - *}" "$${line#* - }"; done

# The environment. A stamp is written last, so that an interrupted step runs again.

$(VENV)/made.done:
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || sh requirements/venv.sh $(VENV)
	@touch $@

$(VENV)/site.done: requirements/site.txt pyproject.toml | $(VENV)/made.done
	@echo "Installing what builds the site; this takes a minute, once."
	@$(PIP) -r requirements/site.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/test.done: requirements/test.txt $(VENV)/site.done
	@echo "Installing what the tests need; this takes a minute, once."
	@$(PIP) -r requirements/test.txt
	@touch $@

$(VENV)/semantic.done: pyproject.toml $(VENV)/site.done
	@echo "Installing the model and what runs it: up to 1 GB, once."
	@$(PIP) --no-build-isolation -e '.[semantic]'
	@touch $@

$(VENV)/bench.done: requirements/bench.txt $(VENV)/test.done
	@echo "Installing a peer of the search; this takes a minute, once."
	@$(PIP) -r requirements/bench.txt
	@touch $@

$(VENV)/strength.done: requirements/strength.txt $(VENV)/test.done
	@echo "Installing what makes mutants; this takes a minute, once."
	@$(PIP) -r requirements/strength.txt
	@touch $@

# Of node_modules, the site needs Pyodide alone, and tests need tools as well.

NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --loglevel=error
NODE_LOCK := package.json package-lock.json .npmrc

node_modules/pyodide.done: $(NODE_LOCK) | $(VENV)/site.done
	@echo "Fetching Pyodide, the Python that runs in browsers: 7 MB, once."
	@$(NPM) --omit=dev >/dev/null
	@touch $@

node_modules/done: $(NODE_LOCK) | $(VENV)/test.done
	@$(NPM) >/dev/null
	@touch node_modules/pyodide.done $@

# With hashes, pip takes the very files that were locked and refuses any other.

LOCK = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
  --generate-hashes --custom-compile-command 'make lock' pyproject.toml requirements/site.in

lock: $(VENV)/made.done  ## lock the newest versions that pyproject.toml and requirements/*.in allow
	@$(PIP) $(UV)
	@$(LOCK) -o requirements/site.txt
	@$(LOCK) requirements/test.in -c requirements/site.txt -o requirements/test.txt
	@$(LOCK) requirements/bench.in -c requirements/test.txt -o requirements/bench.txt
	@$(LOCK) requirements/strength.in -c requirements/test.txt -o requirements/strength.txt
