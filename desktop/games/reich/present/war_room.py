"""The war room: duties of the turn, how each victory condition stands, and hand sizes through the war."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.games.reich.present.names import Names
from desktop.games.reich.rules.actions.actions import blitz_left, blitz_starts, blitz_targets
from desktop.games.reich.rules.turn import victory
from desktop.games.reich.state.sides import ALLIED_POWERS, ALLIES, AXIS, SIDES, enemy_of, side_of
from desktop.views.war_room import CurveView, WarRoomRow, WarRoomSection, WarRoomView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState

CLOSE = 2
"""A condition this near to be met is a warning."""


class WarRoom:
    """Makes the war room of a state. Nothing in it is secret."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def view(self, state: ReichState) -> WarRoomView:
        say = self.names.say
        duties = tuple(self._duties(state)) or (WarRoomRow(say("room.nothing")),)
        conditions = (*self.ends(state), *self._last_year(state))
        sections = tuple(
            WarRoomSection(title, tuple(replace(row, text=capital(row.text)) for row in rows))
            for title, rows in ((say("room.todo"), duties), (say("room.victory"), conditions))
        )
        return WarRoomView(sections, tuple(self._curve(state, side) for side in SIDES))

    def _curve(self, state: ReichState, side: str) -> CurveView:
        """4.1.4 The hand size as each turn began, and now."""
        limits, say = self.world.limits, self.names.say
        values = (*(sizes[SIDES.index(side)] for sizes in state.history), state.hand_size[side])
        ticks = tuple(str(self.world.game_turn(number)) for number in range(1, len(values) + 1))
        lines = (
            (say("room.low"), (limits.surrender_at,) * len(values)),
            (say("room.high"), (limits.surrender_enemy,) * len(values)),
        )
        return CurveView(f"hand-{side}", say("track.hand", whose=side), ticks, values, side, lines, "4.1.4")

    # -- duties ------------------------------------------------------------------------------------
    def _duties(self, state: ReichState) -> Iterator[WarRoomRow]:
        """What the turn under way still offers or demands."""
        turn, say = state.turn, self.names.say
        if turn.must_retake and not any(state.controls(turn.side, area) for area in turn.must_retake):
            areas = tuple(turn.must_retake)
            yield WarRoomRow(say("room.retake", areas=areas), "", "warning", "9.2", turn.side, areas)
        if turn.targets:
            areas = tuple(turn.targets)
            yield WarRoomRow(say("room.targets", areas=areas), str(len(areas)), "todo", "6.7.2", turn.side, areas)
        if turn.guaranteed:
            text = say("room.guaranteed", operation=turn.operation)
            yield WarRoomRow(text, str(turn.guaranteed), "todo", "6.6", turn.side)
        if turn.success == "ready":
            yield WarRoomRow(self.names.keyed("bonus", "success"), "1", "todo", "7.9", turn.side)
        if turn.production:
            yield WarRoomRow(self.names.keyed("bonus", "production"), str(turn.production), "todo", "7.9", turn.side)
        for start in (each for each in blitz_starts(state) if blitz_targets(state, each)):
            text = say("track.blitz", area=start)
            yield WarRoomRow(text, str(blitz_left(state)), "todo", "7.9.2", turn.side, (start,))

    def ends(self, state: ReichState) -> tuple[WarRoomRow, ...]:
        """9.1-9.4 What ends the war before its last year is over."""
        rows = (*self._sudden(state), *self._capitals(state), *self._homes(state))
        return tuple(replace(row, text=capital(row.text)) for row in rows)

    # -- conditions --------------------------------------------------------------------------------
    def _sudden(self, state: ReichState) -> Iterator[WarRoomRow]:
        """9.1, 9.4 Hand sizes that lose the war."""
        limits, say = self.world.limits, self.names.say
        for side in SIDES:
            size, other = state.hand_size[side], state.hand_size[enemy_of(side)]
            near = "warning" if size <= CLOSE else "far"
            yield WarRoomRow(say("room.sudden", sides=side), str(size), near, "9.1", enemy_of(side))
            low, high = size <= limits.surrender_at, other >= limits.surrender_enemy
            near = "warning" if low or high else "far"
            figures = f"{size} : {other}"
            text = say("room.surrender", sides=side, n=limits.surrender_at, m=limits.surrender_enemy)
            yield WarRoomRow(text, figures, near, "9.4", enemy_of(side))

    def _capitals(self, state: ReichState) -> Iterator[WarRoomRow]:
        """9.2 Capitals that must not be lost for a whole turn."""
        for retake in self.world.tables.retake:
            lost = [area for area in retake.capitals if state.controls(enemy_of(retake.side), area)]
            figures = f"{len(lost)} / {len(retake.capitals)}"
            text = self.names.say("room.capitals", sides=retake.side, areas=tuple(retake.capitals))
            near = "warning" if lost else "far"
            yield WarRoomRow(text, figures, near, "9.2", enemy_of(retake.side), tuple(retake.capitals))

    def _homes(self, state: ReichState) -> Iterator[WarRoomRow]:
        """9.3 All home centres of a power."""
        for power in (*ALLIED_POWERS, AXIS):
            enemy = ALLIES if power == AXIS else AXIS
            homes = self.world.home_centres[power]
            lost = tuple(area for area in homes if state.controls(enemy, area))
            near = "warning" if len(lost) >= len(homes) - CLOSE else "far"
            text = self.names.say("room.homes", power=power)
            yield WarRoomRow(text, f"{len(lost)} / {len(homes)}", near, "9.3", enemy, lost)

    def _last_year(self, state: ReichState) -> Iterator[WarRoomRow]:
        """9.5, 10.4 The level if the last year ended now."""
        level = victory.level_of(state)
        last = self.world.tables.years[self.world.end_year].name
        text = self.names.say("room.if_now", level=level.id, text=last)
        yield WarRoomRow(text, "", "", "9.5", level.winner)
        if self.world.verdict.kind == "difference":
            difference = state.hand_size[AXIS] - state.hand_size[ALLIES]
            yield WarRoomRow(self.names.say("room.difference"), str(difference), "", "10.4", level.winner)
            return
        needed = self.world.tables.decision
        for area in (needed.must_hold, *needed.of):
            held = side_of(state.control[area]) == AXIS
            yield WarRoomRow(self.names.area(area), "", "done" if held else "far", "9.5", AXIS, (area,))
