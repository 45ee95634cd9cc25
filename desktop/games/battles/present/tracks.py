"""The tracks: turn, weather, initiative, victory points item by item, assault points, air, reserves, rebuilding."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.battles.present.names import Names, spelt
from desktop.games.battles.rules.air import air
from desktop.games.battles.rules.turn import victory
from desktop.games.battles.state.places import BOX, DUE
from desktop.views.table import TrackView
from desktop.views.wording import capital, signed

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World
    from desktop.games.battles.state.state import BattleState


class Tracks:
    """Makes the tracks of a state."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self._accounted: tuple[list[victory.VpItem], tuple[tuple[str, str], ...]] = ([], ())
        """The victory account told last, in words: few actions change it."""

    def all(self, state: BattleState) -> tuple[TrackView, ...]:
        tracks = [self._turn(state), self._weather(state), self._first(state), self._victory(state)]
        tracks += self._assault(state)
        tracks += self._air(state)
        tracks += self._reserves(state)
        tracks += self._objectives(state)
        tracks += self._rebuilding(state)
        return tuple(tracks)

    def _turn(self, state: BattleState) -> TrackView:
        names, turns = self.names, self.world.turns
        value = names.turn_title(state.turn) if state.turn else names.say("turn.setup")
        return TrackView("turn", names.say("track.turn"), value, turns, state.turn - 1, rule="5.0")

    def _weather(self, state: BattleState) -> TrackView:
        names = self.names
        cells = (names.weather("clear"), names.weather("mud"))
        at = ("clear", "mud").index(state.weather)
        return TrackView("weather", names.say("track.weather"), capital(cells[at]), cells, at, rule="17.0")

    def _first(self, state: BattleState) -> TrackView:
        names = self.names
        value = names.side(state.first_player) if state.first_player else names.say("track.undecided")
        return TrackView("first", names.say("track.first"), value, side=state.first_player, rule="5.0")

    def _victory(self, state: BattleState) -> TrackView:
        """J.victory, B.victory The account as it would be if the game ended now."""
        names, rules = self.names, self.world.scenario.victory
        items = victory.account(state)
        ending = victory.ending(state, items)
        value = names.say("track.margin", side=rules.margin_of, n=ending.margin, level=ending.level)
        cells = tuple(names.level(level.id) for level in rules.levels)
        at = next(n for n, level in enumerate(rules.levels) if level.id == ending.level)
        rule = victory.rule_of(self.world)
        return TrackView(
            "victory", names.say("track.victory"), value, cells, at, detail=self._account(state, items), rule=rule,
            short=f"{names.side(rules.margin_of)[0]} {signed(ending.margin)}", figure=ending.margin,
        )  # fmt: skip

    def _account(self, state: BattleState, items: list[victory.VpItem]) -> tuple[tuple[str, str], ...]:
        """The totals, and each item with why it counts."""
        if not items or items != self._accounted[0]:
            totals = victory.points(state, items)
            told = [(self.names.say("track.total", side=side), str(total)) for side, total in totals.items()]
            told += [(self._source(item), self._points(item)) for item in items]
            self._accounted = (items, tuple(told))
        return self._accounted[1]

    def _source(self, item: victory.VpItem) -> str:
        place = self.names.unit(item.unit) if item.unit else spelt(item.name)
        return self.names.say("track.vp", name=place, text=self.names.words.message(item.reason))

    def _points(self, item: victory.VpItem) -> str:
        return f"{self.names.side(item.side)} {signed(item.vp)}" if item.side else f"({item.vp})"

    def _assault(self, state: BattleState) -> Iterator[TrackView]:
        names = self.names
        for side in self.world.by_side:
            detail = tuple(
                (division.name, f"{state.assault_points.get(key, division.assault_points)} / {division.assault_points}")
                for key, division in self.world.divisions.items()
                if division.side == side and division.assault_points
            )
            if detail:
                left = sum(int(figure.partition(" ")[0]) for _, figure in detail)
                title = names.say("track.assault", side=side)
                yield TrackView(f"assault-{side}", title, str(left), side=side, detail=detail, rule="11.2")

    def _air(self, state: BattleState) -> Iterator[TrackView]:
        names = self.names
        for side, members in self.world.by_side.items():
            units = [unit for unit in members if self.world.units[unit].is_air]
            if units:
                ready = air.available(state, side)
                detail = tuple(
                    (names.unit(unit), names.say("track.ready" if unit in ready else "track.flown")) for unit in units
                )
                value, rule = f"{len(ready)} / {len(units)}", "13.1"
            elif any(points.side == side for points in self.world.scenario.air_points):
                value, rule = str(state.air_points.get(side, 0)), "13.2"
                detail = tuple(
                    (names.turn(self.world.turn_of(points.from_turn)), str(points.points))
                    for points in self.world.scenario.air_points
                    if points.side == side
                )
            else:
                continue
            title = names.say("track.air", side=side)
            yield TrackView(f"air-{side}", title, value, side=side, detail=detail, rule=rule)

    def _reserves(self, state: BattleState) -> Iterator[TrackView]:
        """J.reserves Who waits in the box, and until when."""
        reserves = self.world.special.reserves
        if reserves is None:
            return
        names = self.names
        detail = []
        for unit in reserves.units:
            if state.place(unit) == BOX:
                turn = self.world.turn_of(reserves.schedule[unit])
                free = unit in state.released
                text = names.say("track.released") if free else names.say("track.until", turn=turn)
                detail.append((names.unit(unit), text))
        waiting = sum(state.place(unit) == BOX for unit in reserves.units)
        value = names.say("track.choose", n=state.release_choices) if state.release_choices else str(waiting)
        yield TrackView(
            "reserves", names.say("track.reserves"), value, side=reserves.side, detail=tuple(detail), rule="J.reserves"
        )

    def _objectives(self, state: BattleState) -> Iterator[TrackView]:
        """B.objectives What each division has still to take."""
        if not self.world.objectives:
            return
        names = self.names
        detail, done = [], 0
        for division, hexes in self.world.objectives.items():
            left = [hex_id for hex_id in hexes if hex_id not in state.taken.get(division, ())]
            done += not left
            detail.append((names.division(division), names.hexes(left) if left else names.say("track.all_taken")))
        yield TrackView(
            "objectives", names.say("track.objectives"), f"{done} / {len(detail)}", side=self.world.objective_side,
            detail=tuple(detail), rule="B.objectives",
        )  # fmt: skip

    def _rebuilding(self, state: BattleState) -> Iterator[TrackView]:
        names = self.names
        for side, units in self.world.hqs.items():
            back = [u for u in units if state.units[u].place == DUE and state.units[u].entry.startswith("base-")]
            if back:
                detail = tuple((names.unit(unit), names.turn(state.units[unit].arrives)) for unit in back)
                title = names.say("track.rebuilding", side=side)
                yield TrackView(f"rebuilding-{side}", title, str(len(back)), side=side, detail=detail, rule="10.5")
