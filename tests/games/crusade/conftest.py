"""The game is made known for these tests only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop.engine import definition


@pytest.fixture(autouse=True)
def _known_game() -> Iterator[None]:
    """Register crusade and forget it again, so that tests over all games do not see it."""
    try:
        from desktop.games.crusade.definition import DEFINITION
    except ImportError:  # procedures still to come
        yield
        return
    known = DEFINITION.id in definition._LOADED
    definition.register(DEFINITION)
    yield
    if not known:
        definition._LOADED.pop(DEFINITION.id, None)
