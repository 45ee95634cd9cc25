"""The war room: duties of the turn, curves, and the state of every nation with how far it is from entry or collapse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.illusions import supply, victory
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.present.tracks import Tracks
from desktop.games.illusions.sides import ALLIED, CENTRAL, SIDES
from desktop.views.situation import CurveView, SituationRow, SituationSection, SituationView
from desktop.views.wording import signed

if TYPE_CHECKING:
    from desktop.games.illusions.state import IllusionsState
    from desktop.games.illusions.world import World


NEAR = 2
"""VP from automatic victory at which the war room warns."""


class WarRoom:
    """Makes the war room of a state."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names, self.tracks = world, names, Tracks(world, names)

    def view(self, state: IllusionsState, seat: str) -> SituationView:
        say = self.names.say
        sections = [
            SituationSection(say("room.todo"), tuple(self._duties(state)) or (SituationRow(say("room.nothing")),)),
            SituationSection(say("room.victory"), tuple(self._victory(state))),
            SituationSection(say("room.nations"), tuple(self._nations(state))),
            SituationSection(say("room.sieges"), tuple(self._sieges(state)) or (SituationRow(say("room.no_sieges")),)),
            SituationSection(say("room.why"), tuple(self._account(state))),
        ]
        return SituationView(tuple(sections), (self._curve(state, "vp", ""), *self._status_curves(state)))

    # -- curves ------------------------------------------------------------------------------------
    def _curve(self, state: IllusionsState, figure: str, side: str) -> CurveView:
        turns = range(self.world.first_turn, self.world.last_turn + 1)
        past = tuple(getattr(mark, figure) for mark in state.history if mark.turn in turns)
        now = state.vp if figure == "vp" else state.war_status[figure]
        values = past if state.over else (*past, now)
        title = self.names.say("room.vp") if figure == "vp" else self.names.say("track.status", whose=figure)
        return CurveView(figure, title, tuple(map(str, turns)), values, side, rule="5.1" if figure == "vp" else "17.1")

    def _status_curves(self, state: IllusionsState) -> tuple[CurveView, ...]:
        return tuple(self._curve(state, side, side) for side in SIDES)

    # -- duties ------------------------------------------------------------------------------------
    def _duties(self, state: IllusionsState) -> Iterator[SituationRow]:
        """Offensives not made, units that attrition will reach."""
        say = self.names.say
        for side in SIDES:
            if pending := state.mo[side]:
                offensive = self.world.offensives[side, pending]
                yield SituationRow(say("room.offensive", text=offensive.name), "", "todo", "7.1", side)
        for side in SIDES:
            if cut := supply.cut_off_units(state, side):
                places = tuple(dict.fromkeys(state.place_of(unit) for unit in cut))
                text = say("room.cut_off", whose=side, n=len(cut), units=tuple(cut))
                yield SituationRow(text, str(len(cut)), "warning", "14.3", side, places, tuple(cut))

    def _victory(self, state: IllusionsState) -> Iterator[SituationRow]:
        say, level = self.names.say, victory.level_of(state, state.vp)
        yield SituationRow(say("room.if_now", level=level.id), str(state.vp), "", "5.2", level.winner or "")
        bounds = self.world.limits.auto_victory
        for side, away in ((CENTRAL, bounds["central"] - state.vp), (ALLIED, state.vp - bounds["allied"])):
            text = say("room.automatic", whose=side, n=bounds[side], m=max(0, away))  # type: ignore[index]
            yield SituationRow(text, str(max(0, away)), "warning" if away <= NEAR else "far", "5.1.2", side)
        yield SituationRow(say("room.armistice", n=state.armistice), str(state.combined), "", "17.3")

    # -- nations -----------------------------------------------------------------------------------
    def _nations(self, state: IllusionsState) -> Iterator[SituationRow]:
        """Side, will, quality, and VP spaces still held of those whose loss means collapse."""
        for nation in self.world.nations:
            side = state.side_of_nation(nation)
            parts = [self.names.keyed("status", state.nations.get(nation, "neutral"))]
            if nation in state.national_will:
                parts.append(self.names.say("room.will", n=state.national_will[nation]))
            if nation in state.troop_quality:
                parts.append(self.names.say("room.quality", n=state.troop_quality[nation]))
            spaces: tuple[str, ...] = ()
            if (collapse := self.world.collapses.get(nation)) and side:
                spaces = tuple(space for space in collapse.vp_spaces if state.controls(side, space))
                parts.append(self.names.say("room.collapse", n=len(spaces)))
            text = self.names.say("room.nation", nation=nation, text=", ".join(parts))
            yield SituationRow(text, "", "", "26.0", side, spaces)

    def _sieges(self, state: IllusionsState) -> Iterator[SituationRow]:
        for space, side in state.sieges.items():
            text = self.names.say("room.siege", space=space, side=side)
            yield SituationRow(text, str(self.world.forts[space]), "", "20.3", side, (space,))

    def _account(self, state: IllusionsState) -> Iterator[SituationRow]:
        """The newest changes of the tracks, with their causes."""
        for entry in [each for each in reversed(state.account) if each.change][:16]:
            spaces = tuple(value for value in entry.args.values() if value in self.world.spaces)
            track = self.names.keyed("track_name", entry.track.partition("-")[0])
            yield SituationRow(self.tracks.entry(entry), f"{signed(entry.change)} {track}", "", "", "", spaces)
