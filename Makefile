# Two commands: `make play` and `make test`. Both set up everything they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
GAME ?= altar
comma := ,
ARGS ?=

.PHONY: play test test-all check bench clean

play: $(READY)
	@$(BIN)/banjar play $(GAME) $(ARGS)

test: check compiled
	$(BIN)/pytest -n 2 --dist loadfile -m "not slow"
	BANJAR_KERNEL=plain $(BIN)/pytest -n 2 --dist loadfile -m "not slow" tests/games tests/kernel

# TORCH=1 also runs the example that trains a network; PyTorch is several gigabytes.
test-all: check compiled
	$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[cluster$(if $(TORCH),$(comma)torch)]"
	$(BIN)/pytest -n 2 --dist loadfile
	BANJAR_KERNEL=plain $(BIN)/pytest -n 2 --dist loadfile -m "not slow" tests/games tests/kernel

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/rule_coverage.py

# PEERS=1 installs OpenSpiel, RLCard and pgx first, about 1 GB.
bench: $(READY)
	$(if $(PEERS),$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[peers]")
	@$(BIN)/banjar bench $(ARGS)

# ARGS=--quick tries it out; the figures need a quiet machine with two cores.
.PHONY: load
load: $(READY)
	@$(BIN)/python tools/load.py $(ARGS)

.PHONY: soak
soak: $(READY)
	@$(BIN)/python tools/soak.py $(ARGS)

.PHONY: compiled
compiled: $(READY)
	$(BIN)/banjar compile

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Banjar needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[dev]"
	@touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
