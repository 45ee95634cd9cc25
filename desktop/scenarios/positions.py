"""Scenarios that begin in a position: made of a game under way, and arranged as a table is changed by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.data.arranging import ONE_MORE, Arranger, Data, Pairs, Spare
from desktop.engine.definition import GameDefinition
from desktop.engine.match import Match
from desktop.mechanics.taken_up import changed, position_of

POSITION = "position"
READINGS = "It is played by the readings of that game; nobody is asked for others unless you let him."
EVERYTHING = "It begins exactly here. All that is secret is part of it: hands, and which cards the draw piles hold."


def take_over(data: Data, match: Match) -> list[str]:
    """Have a scenario begin as a game stands; returns in sentences what is good to know of it."""
    definition = match.definition
    data[POSITION] = position_of(match.state, definition.new_state(match.world), data.get(POSITION, {}))
    info = definition.extra["scenario"](match.setup.scenario)
    chosen = {spec.id: spec.default for spec in info.options} | {key: str(value) for key, value in match.setup.options}
    fixed = [{"ruling": ruling, "default": reading, "fixed": True} for ruling, reading in chosen.items()]
    data["options"] = [*(each for each in data.get("options", ()) if each.get("fixed")), *fixed]
    secret = [EVERYTHING] if definition.unseen is not None else []
    return [*secret, *([READINGS] if chosen else [])]


class PositionArranger:
    """Moves pieces in the position as edit mode does; the set-up before it stays as it is."""

    def __init__(self, definition: GameDefinition, game: Arranger) -> None:
        self._definition, self._game = definition, game

    def where(self, data: Data, world: Any) -> Mapping[str, str]:
        return {}

    def spare(self, data: Data, world: Any) -> list[Spare]:
        """Only what every set-up of the game may have more of; other units are part of the position."""
        return [each for each in self._game.spare(data, world) if each.id.startswith(ONE_MORE)]

    def put(self, data: Data, world: Any, piece: str, start: str, end: str) -> None:
        self._change(data, world, self._game.moved(world, piece, start, end))

    def holders(self, sides: Pairs) -> Pairs:
        """Where a set-up says nothing of control, a position has it all the same."""
        return self._game.holders(sides) or sides

    def give(self, data: Data, world: Any, space: str, side: str) -> None:
        self._change(data, world, self._game.given(world, space, side))

    def clear(self, data: Data) -> None:
        """Nothing is left of the position, and no unit of the set-up."""
        del data[POSITION]
        self._game.clear(data)

    def moved(self, world: Any, piece: str, start: str, end: str) -> str:
        return self._game.moved(world, piece, start, end)

    def given(self, world: Any, space: str, side: str) -> str:
        return self._game.given(world, space, side)

    def by_hand(self, data: Data, world: Any, change: str) -> None:
        """Any change that edit mode knows, in its words."""
        self._change(data, world, change)

    def _change(self, data: Data, world: Any, change: str) -> None:
        edit = self._definition.edits
        assert edit is not None
        data[POSITION] |= changed(self._definition.new_state(world), edit, change)
