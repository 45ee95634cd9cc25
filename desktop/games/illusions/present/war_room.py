"""The war room: duties of the turn, curves, and the state of every nation with how far it is from entry or collapse."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from desktop.games.illusions.present import account
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.present.tracks import Tracks
from desktop.games.illusions.rules.cards.przemysl import siege_drm
from desktop.games.illusions.rules.nations import collapse
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.rules.turn import victory
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, SIDES
from desktop.views.war_room import CurveView, WarRoomRow, WarRoomSection, WarRoomView
from desktop.views.wording import signed

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World
    from desktop.games.illusions.state.state import IllusionsState


NEAR = 2
"""VP from automatic victory at which the war room warns."""


class WarRoom:
    """Makes the war room of a state."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names, self.tracks = world, names, Tracks(world, names)

    def view(self, state: IllusionsState, seat: str) -> WarRoomView:
        say = self.names.say
        sections = [
            WarRoomSection(say("room.todo"), tuple(self._duties(state)) or (WarRoomRow(say("room.nothing")),)),
            WarRoomSection(say("room.victory"), tuple(self.victory(state))),
            WarRoomSection(say("room.nations"), tuple(self._nations(state))),
            WarRoomSection(say("room.sieges"), tuple(self._sieges(state)) or (WarRoomRow(say("room.no_sieges")),)),
            WarRoomSection(say("room.why"), tuple(self._account(state))),
        ]
        return WarRoomView(tuple(sections), (self._vp_curve(state), self._status_curve(state)))

    # -- curves ------------------------------------------------------------------------------------
    def _vp_curve(self, state: IllusionsState) -> CurveView:
        return self._curve("vp", self.names.say("room.vp"), self._figures(state, "vp", state.vp), rule="5.1")

    def _status_curve(self, state: IllusionsState) -> CurveView:
        """17.3 The combined war status, and the figure at which it ends the war."""
        sums = self._figures(state, "combined", state.combined)
        ends = self._figures(state, "armistice", state.armistice)
        turns = self.world.last_turn - self.world.first_turn + 1
        limit = *ends, *(ends[-1:] * (turns - len(ends)))
        return self._curve(
            "status", self.names.say("room.combined"), sums, ((self.names.say("room.ends"), limit),), "17.3"
        )

    def _figures(self, state: IllusionsState, figure: str, now: int) -> list[int]:
        """What stood on a track when each turn ended, and what stands there now."""
        turns = range(self.world.first_turn, self.world.last_turn + 1)
        past = [getattr(mark, figure) for mark in state.history if mark.turn in turns]
        return past if state.over else [*past, now]

    def _curve(
        self,
        name: str,
        title: str,
        values: Sequence[int],
        limits: Sequence[tuple[str, Sequence[int]]] = (),
        rule: str = "",
    ) -> CurveView:
        ticks = tuple(map(str, range(self.world.first_turn, self.world.last_turn + 1)))
        lines = tuple((meaning, tuple(line)) for meaning, line in limits)
        return CurveView(name, title, ticks, tuple(values), limits=lines, rule=rule)

    # -- duties ------------------------------------------------------------------------------------
    def _duties(self, state: IllusionsState) -> Iterator[WarRoomRow]:
        """Offensives not made, units that attrition will reach."""
        say = self.names.say
        for side in SIDES:
            if pending := state.mo[side]:
                offensive = self.world.offensives[side, pending]
                key = "room.forbidden" if offensive.forbids else "room.offensive"
                text = say(key, whose=side, text=offensive.name)
                yield WarRoomRow(text, "", "" if offensive.forbids else "todo", "7.1", side)
        for side in SIDES:
            if cut := supply.cut_off_units(state, side):
                places = tuple(dict.fromkeys(state.place_of(unit) for unit in cut))
                text = say("room.cut_off", whose=side, n=len(cut), units=tuple(cut))
                yield WarRoomRow(text, str(len(cut)), "warning", "14.3", side, places, tuple(cut))

    def victory(self, state: IllusionsState) -> Iterator[WarRoomRow]:
        """What the game would end as now, then what else ends it and how near that is."""
        say, level = self.names.say, victory.level_of(state, state.vp)
        yield WarRoomRow(say("room.if_now", level=level.id), str(state.vp), "", "5.2", level.winner or "")
        bounds = self.world.limits.auto_victory
        for side, away in ((CENTRAL, bounds["central"] - state.vp), (ALLIED, state.vp - bounds["allied"])):
            text = say("room.automatic", whose=side, n=bounds[side], m=max(0, away))  # type: ignore[index]
            yield WarRoomRow(text, str(max(0, away)), "warning" if away <= NEAR else "far", "5.1.2", side)
        yield WarRoomRow(say("room.armistice", n=state.armistice), str(state.combined), "", "17.3")

    # -- nations -----------------------------------------------------------------------------------
    def _nations(self, state: IllusionsState) -> Iterator[WarRoomRow]:
        """Side, will, quality, and VP spaces still held of those whose loss means collapse."""
        for nation in self.world.nations:
            side = state.side_of_nation(nation)
            parts = [self.names.keyed("status", state.nations.get(nation, "neutral"))]
            if nation in state.national_will:
                key = "room.demoralized" if state.is_demoralized(nation) else "room.will"
                parts.append(self.names.say(key, n=state.national_will[nation]))
            if nation in state.troop_quality:
                key = "room.poor" if state.is_poor(nation) else "room.quality"
                parts.append(self.names.say(key, n=state.troop_quality[nation]))
            if (entry := self.world.entries.get(nation)) and not side:
                deck = self.world.cards[entry.card].deck
                parts.append(self.names.say("room.entry", sides=entry.side, card=entry.card, commitment=deck))
            spaces = tuple(collapse.spaces_left(state, nation)) if collapse.may_collapse(state, nation) else ()
            if spaces:
                parts.append(self.names.say("room.collapse", n=len(spaces)))
            text = self.names.say("room.nation", nation=nation, text=", ".join(parts))
            yield WarRoomRow(text, "", "warning" if len(spaces) == 1 else "", "26.0", side, spaces)

    def _sieges(self, state: IllusionsState) -> Iterator[WarRoomRow]:
        for space, side in state.sieges.items():
            text = self.names.say(
                "room.siege", space=space, side=side, n=self.world.forts[space] - siege_drm(state, space)
            )
            yield WarRoomRow(text, "", "", "20.3", side, (space,), state.units_of(side, space))
        for side in SIDES:
            for space in sieges.short_places(state, side):
                text = self.names.say("room.siege_short", space=space, side=side)
                yield WarRoomRow(text, "", "warning", "20.3.5", side, (space,), state.units_of(side, space))

    def _account(self, state: IllusionsState) -> Iterator[WarRoomRow]:
        """The newest changes of the tracks, with their causes."""
        for entry in [each for each in reversed(state.account) if each.change][:16]:
            spaces = tuple(value for value in entry.args.values() if value in self.world.spaces)
            figure = account.figure(self.names, entry.track)
            text = self.names.say("room.change", text=self.tracks.entry(entry), text2=figure)
            yield WarRoomRow(text, signed(entry.change), "", "", "", spaces)
