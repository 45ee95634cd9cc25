"""The tracks: hand sizes, years, status boxes, bonuses, centres and who holds them, who would win now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.reich.data.world import POWERS
from desktop.games.reich.present.names import Names
from desktop.games.reich.rules.actions.actions import blitz_left, blitz_starts, blitz_targets
from desktop.games.reich.rules.map.geography import markers_placed, production
from desktop.games.reich.rules.turn import victory
from desktop.games.reich.state.sides import SIDES, enemy_of, side_of
from desktop.views.table import TrackView
from desktop.views.wording import capital, signed

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState

BIG_PUSH = {"": 0, "down": 1, "up": 2}


class Tracks:
    """Makes the tracks of a state."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def all(self, state: ReichState) -> tuple[TrackView, ...]:
        tracks = [self._hand(state, side) for side in SIDES]
        tracks += [self._year(state, side) for side in SIDES]
        tracks.append(self._bonus(state))
        tracks += self._status(state)
        tracks += [self._centres(state, power) for power in POWERS]
        tracks += [*self._tournament(state), self._verdict(state), *self._markers(state)]
        return tuple(tracks)

    # -- hand size and years -----------------------------------------------------------------------
    def _hand(self, state: ReichState, side: str) -> TrackView:
        """2.6.1 The marker, and what would change it."""
        say, limits = self.names.say, self.world.limits
        size = state.hand_size[side]
        detail = [
            (say("track.cards_held"), str(len(state.hands[side]))),
            (say("track.deck"), str(len(state.decks[side]))),
        ]
        for area in self._lost_centres(state, side):
            detail.append((say("track.lost", area=area), f"−{production(state, area)}"))
        if size <= limits.hand_warning:
            detail.append((say("track.danger"), str(limits.surrender_enemy)))
        cells = tuple(str(n) for n in range(limits.hand_most + 1))
        return TrackView(
            f"hand-{side}", say("track.hand", whose=side), str(size), cells, size, side, tuple(detail), "4.1.4",
            figure=size,
        )  # fmt: skip

    def _lost_centres(self, state: ReichState, side: str) -> list[SpaceId]:
        return [
            area
            for area in self.world.centres
            if self.world.home_side[area] == side and side_of(state.control[area]) == enemy_of(side)
        ]

    def _year(self, state: ReichState, side: str) -> TrackView:
        say = self.names.say
        cells = tuple(year.name for year in self.world.tables.years)
        star = "track.star_down" if state.reorganised[side] else "track.star_up"
        last = self.world.tables.years[self.world.end_year].name
        detail = ((say("track.reorganise"), say(star)), (say("track.last_year"), last))
        at = state.year[side]
        return TrackView(f"year-{side}", say("track.year", whose=side), cells[at], cells, at, side, detail, "2.6.2")

    # -- status ------------------------------------------------------------------------------------
    def _bonus(self, state: ReichState) -> TrackView:
        """7.9 The bonus pool of the turn."""
        say, turn = self.names.say, state.turn
        parts = []
        if turn.success == "ready":
            parts.append((self.names.keyed("bonus", "success"), "1"))
        if turn.production:
            parts.append((self.names.keyed("bonus", "production"), str(turn.production)))
        for start in (each for each in blitz_starts(state) if blitz_targets(state, each)):
            parts.append((say("track.blitz", area=start), str(blitz_left(state))))
        if turn.guaranteed or turn.targets:
            parts.append((self.names.keyed("operation", turn.operation), str(turn.guaranteed or len(turn.targets))))
        value = say("track.bonuses", n=len(parts)) if parts else say("track.no_bonus")
        return TrackView("bonus", say("track.bonus"), value, side=turn.side, detail=tuple(parts), rule="7.9")

    def _status(self, state: ReichState) -> Iterator[TrackView]:
        say = self.names.say
        for side in SIDES:
            cells = tuple(say(f"track.push_{face}") for face in ("none", "down", "up"))
            at = BIG_PUSH[state.big_push[side]]
            yield TrackView(f"push-{side}", say("track.push", whose=side), cells[at], cells, at, side, rule="6.3.2")
        yield self._either("pact", state.pact, "8.6")
        yield self._either("italy", state.italy_surrendered, "8.2")
        yield TrackView("vichy", say("track.vichy"), capital(self.names.keyed("vichy", state.vichy)), rule="8.5")
        done = tuple((self.names.keyed("operation", name), say("track.made")) for name in state.launched)
        if done:
            yield TrackView("operations", say("track.operations"), str(len(done)), detail=done, rule="6.7")

    def _either(self, name: str, holds: bool, rule: str) -> TrackView:
        say = self.names.say
        cells = (say(f"track.{name}_no"), say(f"track.{name}_yes"))
        return TrackView(name, say(f"track.{name}"), cells[holds], cells, int(holds), rule=rule)

    # -- centres and victory -----------------------------------------------------------------------
    def _centres(self, state: ReichState, power: str) -> TrackView:
        """2.5, 9.3 The home centres of a power, each with its value and who holds it."""
        say, homes = self.names.say, self.world.home_centres[power]
        detail = []
        for area in homes:
            holder = state.control[area]
            text = self.names.power(holder) if holder else say("track.uncontrolled")
            detail.append((say("track.centre", area=area, n=self.world.production[area]), text))
        for area, worth in state.centres.items() if power == "axis" else ():
            detail.append((say("track.temporary", area=area, n=worth), self.names.power(state.control[area])))
        home = side_of(power)
        lost = sum(side_of(state.control[area]) == enemy_of(home) for area in homes)
        value = say("track.held", n=len(homes) - lost, m=len(homes))
        return TrackView(
            f"centres-{power}", say("track.centres", power=power), value, side=home, detail=tuple(detail), rule="9.3"
        )

    def _verdict(self, state: ReichState) -> TrackView:
        """9.5, 10.4 The level if the last year ended now."""
        say, verdict = self.names.say, self.world.verdict
        level = victory.level_of(state)
        cells = tuple(capital(self.names.keyed("level", found.id)) for found in verdict.levels)
        at = next(n for n, found in enumerate(verdict.levels) if found.id == level.id)
        detail = []
        if verdict.kind == "difference":
            detail.append((say("track.difference", whose=verdict.of), str(victory.margin(state))))
        else:
            needed = self.world.tables.decision
            for area in (needed.must_hold, *needed.of):
                detail.append((self.names.area(area), self.names.power(state.control[area])))
        value = say(f"verdict.{level.id}")  # in short: it stands above the map beside other figures
        return TrackView("verdict", say("track.verdict"), value, cells, at, level.winner, tuple(detail), "9.5")

    def _tournament(self, state: ReichState) -> Iterator[TrackView]:
        """10.4.3 The games of a tournament and how the Axis did in them."""
        if self.world.games == 1:
            return
        say = self.names.say
        detail = [
            (
                say("track.tournament_game", n=number, m=1 + (number - 1) % len(SIDES)),
                capital(say("track.tournament_record", level=record.level, figure=signed(record.difference))),
            )
            for number, record in enumerate(state.records, 1)
        ]
        number = min(len(detail) + 1, self.world.games)
        if len(detail) < number and not state.between_games:
            now = say("track.tournament_game", n=number, m=state.axis_player)
            detail.append((now, say("track.tournament_now")))
        cells = tuple(str(game) for game in range(1, self.world.games + 1))
        value = say("turn.game", n=number, m=self.world.games)
        yield TrackView("tournament", say("track.tournament"), value, cells, number - 1, "", tuple(detail), "10.4.3")

    def _markers(self, state: ReichState) -> Iterator[TrackView]:
        """3.1 Control markers left in the box."""
        say = self.names.say
        detail = []
        for power in POWERS:
            most = self.world.control_markers[power]
            detail.append((self.names.power(power), f"{most - markers_placed(state, power)} / {most}"))
        yield TrackView("markers", say("track.markers"), "", detail=tuple(detail), rule="3.1")
