# Two commands: `make play` and `make test`. Both set up everything they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
GAME ?= altar
comma := ,
ARGS ?=

# Without kept bytecode every process compiles all it imports: a server then takes three seconds to start, not one.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal test test-all check bench load soak start screenshots browser clean

# Opens the browser at a server on this machine.
play: $(READY)
	@$(BIN)/banjar serve --open $(ARGS)

terminal: $(READY)
	@$(BIN)/banjar play $(GAME) $(ARGS)

# The rules with both kernels; the server with the plain one, as it runs, and often waiting. Browsers apart: their
# driver keeps an event loop running in the thread of the tests.
SERVER := tests/server tests/table
# What one kernel samples the other does too; with the plain one it takes long, and make test-all has the time.
SAMPLING := tests/games/altar/information/test_sampling.py tests/games/dalang/information/test_sampling.py
# Files of few but long tests come first, so that no core is idle while another ends with one of them.
LONG := tests/laws tests/arena
COMPILED = $(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder --ignore tests/web $(SERVER:%=--ignore %) $(LONG) tests
PLAIN = BANJAR_KERNEL=plain $(BIN)/pytest --dist loadfile
BROWSER = $(BIN)/pytest -n 3 tests/web

test: prepared
	$(COMPILED) -m "not slow"
	$(PLAIN) -n 4 -m "not slow" $(SAMPLING:%=--ignore %) $(SERVER) tests/games tests/kernel
	$(BROWSER) -m "not slow"

# TORCH=1 also runs the example that trains a network; PyTorch is several gigabytes.
test-all: prepared
	$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[cluster$(if $(TORCH),$(comma)torch)]"
	$(COMPILED)
	$(PLAIN) -n 2 -m "not slow" tests/games tests/kernel
	$(PLAIN) -n 2 $(SERVER)
	$(BROWSER)

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/rule_coverage.py
	$(BIN)/python tools/generate_protocol.py --check
	@if command -v npm >/dev/null; then npm exec --yes --loglevel=error --package=typescript -- tsc -p src/banjar/web/jsconfig.json; \
	else echo "banjar: no npm here; the types of the browser client are not checked"; fi

# PEERS=1 installs OpenSpiel, RLCard and pgx first, about 1 GB.
bench: $(READY)
	$(if $(PEERS),$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[peers]")
	@$(BIN)/banjar bench $(ARGS)

# 500 tables with 1,500 sockets against one server of this machine, beside a bare echo. ARGS=--quick tries it out.
load: $(READY)
	@$(BIN)/python tools/load.py $(ARGS)

# Ten minutes of bots-only tables.
soak: $(READY)
	@$(BIN)/python tools/soak.py $(ARGS)

# How soon a server listens, and what it answers when.
start: $(READY)
	@$(BIN)/python tools/start.py $(ARGS)

# Every screen in both themes and sizes and all languages, into screenshots/.
screenshots: $(READY) browser
	@$(BIN)/python tools/screenshots.py $(ARGS)

# Tests of the browser client need Chromium; without it they are skipped, and say so. Its headless shell, where there is
# one, takes a quarter less time.
browser:
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do \
		if command -v $$name >/dev/null; then exit 0; fi; \
	done; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then apt-get update -qq && \
		{ apt-get install -y -qq chromium-headless-shell >/dev/null || apt-get install -y -qq chromium >/dev/null; }; \
	else echo "banjar: no Chromium here; the tests of the browser client will be skipped"; fi

# The checks look at the sources while the kernel is compiled.
.PHONY: prepared compiled
prepared: $(READY)
	@$(MAKE) --no-print-directory -j 2 check compiled browser

compiled: $(READY)
	$(BIN)/banjar compile

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Banjar needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt --editable ".[dev]"
	@touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
