"""The board of a scenario as it was built the last time.

It is kept under all that it is built of: the data of the game, its words as they are shown, the options, and the code.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import ClassVar

import msgspec

from desktop.data import cache
from desktop.data.paths import resources_dir
from desktop.mechanics.protocols import GameWorldLike
from desktop.views.board import BoardView, Point
from desktop.views.naming import Naming
from desktop.views.wording import Wording

PACKAGES = ("engine", "data", "views", "mechanics")


class KeptBoard:
    """The board of a world, and what else is asked about it. A game's class says how it is built.

    Attributes:
        GAME: the id of the game.
    """

    GAME: ClassVar[str]
    world: GameWorldLike
    names: Naming

    def __init__(self, world: GameWorldLike, names: Naming) -> None:
        self.world, self.names = world, names

    @cached_property
    def view(self) -> BoardView:
        return kept_board(self.GAME, self.world, self.names.words, self.build)

    def build(self) -> BoardView:
        raise NotImplementedError

    @cached_property
    def _centers(self) -> dict[str, Point]:
        return {space.id: space.center for space in self.view.spaces}

    def center(self, space: str) -> Point:
        """The middle of any space of the board, of one beside the map too."""
        return self._centers[space]


def kept_board(game: str, world: GameWorldLike, words: Wording, build: Callable[[], BoardView]) -> BoardView:
    """The board of a world; built only if it was not, or not of the same."""
    key = f"board-{game}-{cache.key_of(_built_of(game, world, words))}"
    body = cache.fetch_bytes(key)
    if body is not None:
        try:
            return msgspec.json.decode(body, type=BoardView)
        except msgspec.MsgspecError:
            pass  # kept by something else: it is built again
    body = msgspec.json.encode(build())
    cache.keep_bytes(key, body)
    return msgspec.json.decode(body, type=BoardView)  # as the next start finds it: pictures are kept under what it is


def _built_of(game: str, world: GameWorldLike, words: Wording) -> bytes:
    code = cache.code_of(*PACKAGES, f"games/{game}")
    beside = sorted(
        (path.name, path.stat().st_size, path.stat().st_mtime_ns) for path in (resources_dir() / game).iterdir()
    )
    shown = [Wording.translate(template) for template in words.texts.values()]
    return msgspec.msgpack.encode((code, beside, shown, world.options, world.files))
