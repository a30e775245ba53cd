# `make play`, `make quick` while you work, `make test` before you push. All set up everything they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
GAME ?= altar
comma := ,
ARGS ?=

# Without cached bytecode every process compiles all it imports: a server then takes three seconds to start, not one.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal quick test test-all check format coverage bench load attack soak faults start screenshots browser
.PHONY: audit clean

# Starts a server on this machine and opens the browser.
play: $(READY)
	@$(BIN)/banjar serve --open $(ARGS)

terminal: $(READY)
	@$(BIN)/banjar play $(GAME) $(ARGS)

# Output of parallel targets is printed target by target, with make 4.0 or newer.
TOGETHER = $(MAKE) --no-print-directory --keep-going $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
PYTEST = $(BIN)/pytest -n 2 --dist worksteal -rs
PLAIN = BANJAR_KERNEL=plain $(PYTEST)
CHECKS := python-style types layers rule-coverage generated-protocol client-types eslint prettier
NOT_SLOW := -m "not slow"

# The inner loop: seconds, not minutes. Tests marked `long` wait for `make test`.
QUICK := tests/kernel tests/core tests/games tests/i18n tests/bots tests/table tests/terminal tests/records tests/golden
quick: $(READY)
	@$(TOGETHER) -j 2 python-style types quick-tests

quick-tests:
	$(PLAIN) -m "not slow and not long" $(QUICK)

# Each test runs once, in the kernel where it is most useful: the rules in the plain kernel, which compiles nothing and
# lets coverage see every line; laws, whole games and everything that needs many games in the compiled one, where
# tests/laws/test_kernels.py compares both kernels after every decision. The kernel's own tests run in both.
# Views, texts and messages are Python in both, and several times as fast over the plain kernel's records.
ONLY_PLAIN := tests/games tests/golden tests/i18n tests/protocol tests/server tests/table
ONLY_PLAIN_FILES := $(wildcard tests/core/test_lessons.py tests/core/test_reason.py tests/core/test_tips.py)
FOLDERS := $(filter-out tests/__pycache__,$(patsubst %/.,%,$(wildcard tests/*/.)))
# Sampling is the same in both kernels, and slow in the plain one.
SAMPLING := $(wildcard tests/games/*/information/test_sampling.py)
IN_COMPILED = $(PYTEST) $(filter-out tests/web $(ONLY_PLAIN),$(FOLDERS)) $(wildcard tests/test_*.py) \
	$(ONLY_PLAIN_FILES:%=--ignore %)
# Separate from the others: timing in a browser suffers from load, and its driver runs an event loop in the test's thread.
IN_BROWSER = $(PYTEST) -n 3 tests/web

test: $(READY) browser
	@$(TOGETHER) -j 2 compiled $(CHECKS) test-rules test-server test-compiled
	@$(TOGETHER) test-browser

test-rules: $(READY)
	$(PLAIN) $(NOT_SLOW) $(filter-out tests/server,$(ONLY_PLAIN)) $(ONLY_PLAIN_FILES) tests/kernel $(SAMPLING:%=--ignore %)

# Bot workers use the compiled kernel. Most of these tests wait for servers, databases and clocks.
test-server: compiled
	$(PLAIN) -n 4 $(NOT_SLOW) tests/server

test-compiled: compiled
	$(IN_COMPILED) $(NOT_SLOW) $(SAMPLING)

test-browser: $(READY)
	$(IN_BROWSER) $(NOT_SLOW)

# Everything, the rules in both kernels. TORCH=1 also trains networks; PyTorch is several
# gigabytes.
test-all: $(READY) browser
	$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[cluster$(if $(TORCH),$(comma)train)]"
	@$(TOGETHER) -j 2 compiled $(CHECKS)
	$(IN_COMPILED) tests/games tests/golden
	$(PLAIN) $(NOT_SLOW) tests/games tests/kernel
	$(PLAIN) $(filter-out tests/games,$(ONLY_PLAIN)) $(ONLY_PLAIN_FILES)
	$(IN_BROWSER)

# Line and branch coverage of src/banjar in the plain kernel, child processes included. The floor is in pyproject.toml.
# Measuring takes twice as long, so `make test` does not.
COVERING := $(QUICK) tests/server tests/arena tests/bench tests/envs tests/test_cli.py tests/test_docs.py
coverage: $(READY)
	@rm -f .coverage .coverage.*
	$(PLAIN) --cov --cov-report= $(NOT_SLOW) $(COVERING)
	$(BIN)/coverage report
	@$(BIN)/coverage html --quiet && echo "banjar: line by line in htmlcov/index.html"

check: $(READY)
	@$(TOGETHER) -j 2 $(CHECKS)

python-style: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

rule-coverage: $(READY)
	$(BIN)/python tools/rule_coverage.py

generated-protocol: $(READY)
	$(BIN)/python tools/generate_protocol.py --check

# The tools of the browser client, in the versions of package.json; skipped with a message if there is no npm.
NPM := $(shell command -v npm)
NODE_READY := node_modules/ready
CLIENT := "src/banjar/web/{app,style}/**/*.{js,ts,css}"
ifdef NPM
client-types: $(NODE_READY)
	node_modules/.bin/tsc -p src/banjar/web/jsconfig.json

eslint: $(NODE_READY)
	node_modules/.bin/eslint --max-warnings 0 src/banjar/web

prettier: $(NODE_READY)
	node_modules/.bin/prettier --log-level warn --check $(CLIENT)

$(NODE_READY): package.json
	npm install --no-package-lock --no-audit --no-fund --loglevel=error
	@touch $@
else
client-types eslint prettier:
	@echo "banjar: no npm here; skipped $@ of the browser client"
endif

# Format everything as `make check` requires.
format: $(READY) $(if $(NPM),$(NODE_READY))
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(if $(NPM),node_modules/.bin/prettier --log-level warn --write $(CLIENT),@echo "banjar: no npm here; skipped prettier")

.PHONY: quick-tests test-rules test-server test-compiled test-browser
.PHONY: python-style types layers rule-coverage generated-protocol client-types eslint prettier

# PEERS=1 installs OpenSpiel, RLCard and pgx first, about 1 GB.
bench: $(READY)
	$(if $(PEERS),$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[peers]")
	@$(BIN)/banjar bench $(ARGS)

# Load test: up to 500 tables with 1,500 sockets on one server, compared with a bare echo. ARGS=--quick for a short run.
load: $(READY)
	@$(BIN)/python tools/load.py $(ARGS)

# Load beside attack: 200 tables while one other address does the worst its limits allow. ARGS=--quick for a short run.
attack: $(READY)
	@$(BIN)/python tools/attack.py $(ARGS)

# Soak test: ten minutes of tables with bots only.
soak: $(READY)
	@$(BIN)/python tools/soak.py $(ARGS)

# Servers, databases and workers broken on purpose under play, 1,200 times in an hour; Linux only. ARGS=--quick
# for a short run.
faults: $(READY)
	@$(BIN)/python -m tools.faults $(ARGS)

# How soon a server listens and answers.
start: $(READY)
	@$(BIN)/python tools/start.py $(ARGS)

# Every page and state in both themes, four sizes and all languages, into screenshots/.
screenshots: $(READY) browser
	@$(BIN)/python tools/screenshots.py $(ARGS)

# Known vulnerabilities of all pinned packages, in indexes on the internet. Fails where these cannot be reached, because
# that says nothing about the packages; so it is no part of `make test`.
audit: $(READY)
	$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[audit]"
	@$(BIN)/python tools/audit.py

# Tests of the browser client need Chromium and are skipped without it. Its headless shell is a quarter faster.
browser:
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do \
		if command -v $$name >/dev/null; then exit 0; fi; \
	done; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then apt-get update -qq && \
		{ apt-get install -y -qq chromium-headless-shell >/dev/null || apt-get install -y -qq chromium >/dev/null; }; \
	else echo "banjar: no Chromium here; the tests of the browser client will be skipped"; fi

.PHONY: compiled
compiled: $(READY)
	$(BIN)/banjar compile

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Banjar needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt --editable ".[dev]"
	@touch $@

clean:
	rm -rf $(VENV) node_modules build dist .mypy_cache .ruff_cache .pytest_cache .coverage .coverage.* htmlcov
