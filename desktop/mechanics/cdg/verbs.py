"""The verbs that both card-driven games have, and the kinds of things they name; each game says by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.engine.verb import Either, Kind, Shown, Words, verb

UNIT: Kind[UnitId] = Kind("unit", lambda state: state.world.units)
SPACE: Kind[SpaceId] = Kind("space", lambda state: state.world.spaces)
CARD: Kind[CardId] = Kind("card", lambda state: state.world.cards)
POOL: Kind[str] = Kind("pool", lambda state: state.rp)
BOX = Words("reserve", "replaceable", "eliminated", "removed", "pool", "africa", name="place")
PLACE: Kind[SpaceId] = Either(SPACE, BOX)
USE = Words("ops", "sr", "rp", "event")
STRENGTH = Words("full", "reduced")

PLAY = verb("play", CARD, USE)
CARD_PLAYED = verb("card", CARD)
"""A Combat Card."""
PICK = verb("pick", UNIT)
TO = verb("to", PLACE)
STOP = verb("stop", closes=True, passes=True)
TARGET = verb("target", SPACE)
WITH = verb("with", UNIT)
LOSE = verb("lose", UNIT)
RETREAT = verb("retreat", UNIT)
ADVANCE = verb("advance", UNIT)
HALT = verb("halt", passes=True)
REPLACE = verb("replace", UNIT, POOL)
REBUILD = verb("rebuild", UNIT, POOL, STRENGTH)
DONE = verb("done", ends="supply", passes=True)
BUILD = verb("build", UNIT, shown=Shown.BUTTON)
SPECIAL = verb("special", UNIT, shown=Shown.BUTTON)
MOVED = verb("moved", ends="operations", passes=True)
NO_MORE = verb("no-more", ends="attacks", passes=True)
MARKED = verb("marked", ends="markers", passes=True, closes=("operations.marked",))
WITHOUT = verb("without", UNIT, quiet=True, arranges=True)
NO_CARD = verb("no-card", shown=Shown.BUTTON, passes=True)
BRING = verb("bring", UNIT)
DISCARD = verb("discard", CARD)
KEEP = verb("keep", shown=Shown.BUTTON, passes=True)
EVENT_DONE = verb("event-done", shown=Shown.BUTTON)
"""What the card says was done by hand."""

if TYPE_CHECKING:

    def _swapped(unit: UnitId, space: SpaceId, card: CardId) -> list[Action]:
        """No actions: mypy refuses each, and complains of the comment when it no longer does."""
        return [
            TO(unit),  # type: ignore[arg-type]
            PICK(space),  # type: ignore[arg-type]
            PLAY(space, card),  # type: ignore[arg-type]
        ]
