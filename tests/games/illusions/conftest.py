"""The game is made known for these tests only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop.engine import definition
from desktop.games.illusions.definition import DEFINITION


@pytest.fixture(autouse=True)
def _known_game() -> Iterator[None]:
    """Register illusions and forget it again, so that tests over all games do not see it."""
    known = DEFINITION.id in definition._LOADED
    definition.register(DEFINITION)
    yield
    if not known:
        definition._LOADED.pop(DEFINITION.id, None)
