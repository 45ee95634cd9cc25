"""The reference of fields and verbs says what the code says."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from desktop.engine.definition import game_ids, is_shipped

ROOT = Path(__file__).resolve().parents[2]


def writer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("reference", ROOT / "packaging" / "reference.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", sorted(filter(is_shipped, game_ids())))
def test_the_reference_is_what_would_be_written_now(game: str) -> None:
    written = (ROOT / "desktop" / "docs" / f"{game}.md").read_text(encoding="utf-8")
    assert written == writer().reference(game), "python packaging/reference.py writes it anew"


def test_the_page_of_keys_is_what_would_be_written_now() -> None:
    tool = writer()
    assert tool.KEYS.read_text(encoding="utf-8") == tool.keys(), "python packaging/reference.py writes it anew"
