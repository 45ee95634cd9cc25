"""Examples of the tiny game, and variations of them with a fault."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from desktop.examples.loader import Loaded, load_example

TINY = Path(__file__).parent / "tiny"


@pytest.fixture
def tiny() -> Callable[[str], Loaded]:
    return lambda name: load_example(TINY / f"{name}.yaml", "tiny")


@pytest.fixture
def changed(tmp_path: Path) -> Callable[..., Loaded]:
    """The first fight with some words replaced."""

    def change(*pairs: tuple[str, str]) -> Loaded:
        text = (TINY / "first-fight.yaml").read_text(encoding="utf-8")
        for old, new in pairs:
            assert old in text
            text = text.replace(old, new, 1)
        path = tmp_path / "first-fight.yaml"
        path.write_text(text, encoding="utf-8")
        return load_example(path, "tiny")

    return change
