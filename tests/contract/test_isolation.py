"""Determinism under any hash seed, no Qt below the controller, and the import contracts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.games import sampled

ROOT = Path(__file__).resolve().parents[2]

PLAY = """
import json, sys
import tests.tiny.game
from tests.contract.test_games import moments
print(json.dumps([
    [match.digest(), [str(action) for action in match.decision.actions] if match.decision else []]
    for match in moments(sys.argv[1], 21, 70)
]))
"""


def run(code: str, *args: str, hash_seed: str = "0") -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *args],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        timeout=120,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("scenario", sampled()[::4])
def test_the_hash_seed_changes_nothing(scenario: str) -> None:
    one, two = (json.loads(run(PLAY, scenario, hash_seed=seed)) for seed in ("1", "4242"))
    assert len(one) > 10
    assert one == two


IMPORTS = """
import pkgutil, importlib, sys
import desktop
for layer in ("engine", "data", "views", "mechanics", "games", "players"):
    package = importlib.import_module(f"desktop.{layer}")
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
print([name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6")])
"""


def test_no_qt_is_imported_below_the_controller() -> None:
    assert run(IMPORTS).strip() == "[]"


def test_the_import_contracts_hold() -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
