# Sandtable: every target makes and updates .venv by itself; Python 3.11 or later and make are all it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python
STAMP := $(VENV)/.installed
PACKAGED := $(VENV)/.installed-package
PIP := $(RUN) -m pip --disable-pip-version-check --quiet
OFFSCREEN := QT_QPA_PLATFORM=offscreen
# The tests are compiled once, beside the tree, also where bytecode is otherwise not written: that is two thirds of the
# time it takes to collect them.
COMPILED := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX=$(CURDIR)/build/bytecode

.PHONY: play test bench lint coverage validate reference soak package packages package-test pictures clean
.DEFAULT_GOAL := play

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Sandtable needs Python 3.11 or later; '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo missing). Try: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "Python's venv module is missing; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@test -x $(RUN) || $(PYTHON) -m venv $(VENV)
	$(PIP) install --editable '.[test]'
	@touch $@

$(PACKAGED): $(STAMP)
	$(PIP) install --editable '.[test,package]'
	@touch $@

play: $(STAMP)
	@$(RUN) -m desktop

test: $(STAMP)
	$(OFFSCREEN) $(COMPILED) $(RUN) -m pytest -n 2 -q

lint: $(STAMP)
	$(BIN)/ruff check desktop tests packaging
	$(BIN)/ruff format --check desktop tests packaging
	$(BIN)/mypy
	$(BIN)/lint-imports

# How much of the kernel, the controller and the data layer their own tests reach, branch by branch. Long tests that reach
# nothing new are left out.
COVERED := tests/engine tests/controller tests/data tests/data_loader tests/saves tests/copy tests/ui/copy tests/ui/examples \
	tests/pictures tests/ui/own_pictures tests/scenarios tests/ui/editor tests/cli/test_own_copy.py tests/ui/start \
	tests/ui/window/test_program_seats.py tests/ui/window/test_slips.py tests/ui/window/test_open_table.py \
	tests/ui/window/test_ending.py tests/ui/window/test_drags.py tests/ui/window/test_replay.py tests/ui/window/test_battle_desk.py
LONG := tests/saves/test_forged.py tests/saves/test_corrupted.py tests/saves/test_kill.py \
	tests/data/test_broken_scenarios.py tests/controller/test_answering.py \
	tests/controller/test_open_table.py::test_what_is_seen_with_all_hands_down_is_the_same_wherever_the_hidden_cards_lie \
	tests/saves/test_old_games.py::test_a_game_saved_in_the_middle_of_its_procedures_goes_on \
	tests/saves/test_hostile_documents.py::test_hostile_documents_of_every_title_are_refused_or_lawful
coverage: $(STAMP)
	$(OFFSCREEN) $(COMPILED) $(RUN) -m pytest -n 2 -q --cov --cov-report=term --cov-fail-under=95 \
		$(LONG:%=--deselect=%) $(COVERED)
	@$(BIN)/coverage report --fail-under=95 --format=total  # with several processes the line above only says so

# What is written by the code itself: the reference of fields and verbs in desktop/docs, and the sentences to translate.
reference: $(STAMP)
	$(RUN) packaging/reference.py
	$(RUN) packaging/translations.py

# Every file of data is sound, and nothing is said of it on standard error.
validate: $(STAMP)
	@mkdir -p build
	$(RUN) -m desktop validate 2>build/validate.err || { cat build/validate.err >&2; exit 1; }
	@test ! -s build/validate.err || { cat build/validate.err >&2; exit 1; }

bench: $(STAMP)
	$(OFFSCREEN) $(RUN) -m desktop bench

# SOAK=N plays N random games of every scenario, SHOWN=N plays N and shows every action to every seat.
SOAK ?= 1000
SHOWN ?= 100
soak: $(STAMP)
	$(OFFSCREEN) $(RUN) -m desktop soak --games $(SOAK)
	$(OFFSCREEN) $(RUN) -m desktop soak --views --games $(SHOWN)
	$(OFFSCREEN) $(COMPILED) $(RUN) -m pytest -n 2 -q -m soak

package: $(PACKAGED)
	$(RUN) packaging/icons.py
	$(BIN)/pyinstaller --noconfirm --log-level WARN packaging/sandtable.spec
	$(RUN) packaging/check_frozen.py

# What players install, in dist/: source distribution, wheel, and on Linux the Debian package and the archive.
packages: package
	$(RUN) -m build --outdir dist .
	@if [ "$$(uname -s)" = Linux ]; then $(RUN) packaging/make_linux.py; fi

# Makes all that and tries it where no source tree is near; nothing of it runs in `make test`. On Linux the minimal system
# needs root and the tools that check_linux.py names.
package-test: package
	$(RUN) packaging/check_wheel.py
	@if [ "$$(uname -s)" = Linux ]; then $(RUN) packaging/make_linux.py && $(RUN) packaging/check_linux.py; fi

# The pictures of the README, drawn anew.
pictures: $(STAMP)
	$(RUN) packaging/pictures.py

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
