"""Tracks: turn, political levels with their bands, powers on their attitude tracks, the EP ledger, the pools."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.engine.ids import FactionId
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.rules.map.control import city_controller
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.state.forces import assets_left, counters_left
from desktop.games.arriba.state.sides import GERMAN, REBEL, SIDES
from desktop.views.ours import reason_of
from desktop.views.table import TrackView
from desktop.views.wording import signed

if TYPE_CHECKING:
    from desktop.games.arriba.data.schema_rules import Power
    from desktop.games.arriba.data.world import World
    from desktop.games.arriba.state.state import ArribaState


AFTERWARDS = ("organization", "movement", "combat", "counterattack", "recovery", "inter")
"""Phases after the one in which factions are funded."""


class Tracks:
    """Makes the tracks of a state."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def all(self, state: ArribaState) -> tuple[TrackView, ...]:
        return (
            self._turn(state), *(self._level(state, side) for side in SIDES),
            *(self._power(state, power) for power in self.world.powers.values()),
            *(self._ledger(state, side) for side in SIDES), *(self._pool(state, side) for side in SIDES),
            *self._factions(state), *self._doctrine(state),
        )  # fmt: skip

    def _turn(self, state: ArribaState) -> TrackView:
        turns = [turn for turn in self.world.turns if turn <= self.world.last_turn]
        cells = tuple(f"{turn}{'❄' if self.world.turns[turn].winter else ''}" for turn in turns)
        value = self.world.turns[state.turn].name if state.turn in self.world.turns else ""
        detail = tuple(self._production(state)) if state.turn in self.world.turns else ()
        title = self.names.say("track.turn")
        ours = reason_of(self.world.tables.turns[0])
        return TrackView("turn", title, value, cells, state.turn - turns[0], detail=detail, rule="3", ours=ours)

    def _production(self, state: ArribaState) -> Iterator[tuple[str, str]]:
        """6.1 What each side's cities bring in the Strategic Phase of this turn, and every city by itself."""
        say = self.names.say
        for side in SIDES:
            total = sum(ep for _, ep in economy.domestic(state, side))
            yield say("track.domestic", whose=side), say("track.ep_of", n=total)
        for city, ep in self.world.turns[state.turn].production.items():
            holder = city_controller(state, city)
            yield self.names.city(city), say("track.ep_of_side", n=ep, side=holder)

    # -- politics ----------------------------------------------------------------------------------
    def _level(self, state: ArribaState, side: str) -> TrackView:
        """5 The level, and what its band does."""
        say, levels, level = self.names.say, self.world.tables.levels, state.level[side]
        bands = (f"0–{levels.low}", f"{levels.low + 1}–{levels.high - 1}", f"{levels.high}–{levels.most}")
        at = 0 if level <= levels.low else 2 if level >= levels.high else 1
        detail = (
            (say("track.shift"), signed((levels.low_shift, 0, levels.high_shift)[at])),
            (say("track.rate"), f"{(levels.low_replacement, levels.replacement, levels.high_replacement)[at]} %"),
        )
        title = say("track.level", whose=side)
        return TrackView(f"level-{side}", title, str(level), bands, at, side, detail, "5", reason_of(levels), level)

    def _power(self, state: ArribaState, power: Power) -> TrackView:
        """5.3 A power between the two sides; S and I boxes are lettered."""
        low, high = self.world.tables.track
        cells = tuple(self._box(power, box) for box in range(low, high + 1))
        box = state.attitude[power.id]
        side = next((each for each in SIDES if politics.stance(state, power.id, each)), "")
        found = politics.stance(state, power.id, side) if side else "neutral"
        value = self.names.say("track.stance", stance=found, side=side) if side else self.names.say("stance.neutral")
        return TrackView(f"power-{power.id}", power.name, value, cells, box - low, side, (), "5.3", reason_of(power))

    def _box(self, power: Power, box: int) -> str:
        if box <= power.government.support:
            return "G·I" if box <= power.government.intervention else "G·S"
        if box >= power.rebel.support:
            return "R·I" if box >= power.rebel.intervention else "R·S"
        return signed(box)

    def _factions(self, state: ArribaState) -> Iterator[TrackView]:
        """5.2 Who has been funded this turn, and who was purged."""
        say = self.names.say
        detail = []
        owed = economy.owed(state)
        for faction in self.world.subsidised:
            purged = faction in state.purged
            due = "track.unfunded" if state.phase in AFTERWARDS else "track.owed"
            key = "track.purged" if purged else due if faction in owed else "track.nothing_owed"
            detail.append((self.names.faction(faction), say(key)))
        yield TrackView("factions", say("track.factions"), "", side="government", detail=tuple(detail), rule="5.2")

    # -- equipment ---------------------------------------------------------------------------------
    def _ledger(self, state: ArribaState, side: str) -> TrackView:
        """6.1 Where each EP came from and went to."""
        say, purse = self.names.say, state.purse[side]
        detail = [(say(f"purse.{kind}"), str(getattr(purse, kind))) for kind in ("foreign", "domestic", "replacement")]
        own = [entry for entry in state.ledger if entry.side == side]
        detail += [(self.names.source(entry.source), signed(entry.amount)) for entry in own]
        title = say("track.ep", whose=side)
        return TrackView(f"ep-{side}", title, str(purse.total), side=side, detail=tuple(detail), rule="6.1")

    def _pool(self, state: ArribaState, side: str) -> TrackView:
        """6.2 Counters left, and 6.1.1 the strength lost that will bring replacement EP."""
        say = self.names.say
        detail = [(say("track.lost"), str(state.lost[side]))]
        for faction in self.world.faction_ids[side]:
            left = [
                f"{counters_left(state, faction, kind)} {self.names.kind(kind)}"
                for kind in ("brigade", "division_1", "division_2")
                if counters_left(state, faction, kind) > 0
            ]
            detail.append((self.names.faction(faction), ", ".join(left) or "–"))
        owners = (FactionId(side), *((GERMAN,) if side == REBEL else ()))
        for owner in owners:
            left = [f"{assets_left(state, owner, kind)} {self.names.kind(kind)}" for kind in self.world.assets]
            detail.append((self.names.faction(owner), ", ".join(left)))
        title, ours = say("track.pool", whose=side), reason_of(self.world.mix)
        return TrackView(f"pool-{side}", title, "", side=side, detail=tuple(detail), rule="6.2", ours=ours)

    def _doctrine(self, state: ArribaState) -> Iterator[TrackView]:
        """15.5 What each side's doctrine says."""
        table = self.world.tables.doctrine
        for side, own in state.doctrine.items():
            detail = []
            for role, rolls in (("attack", own.attack), ("defence", own.defence)):
                columns = table.attack if role == "attack" else table.defence
                for kind, roll in rolls.items():
                    title = self.names.say(f"track.doctrine_{role}", kind=kind)
                    detail.append((title, columns[kind][roll - 1].text))  # type: ignore[index]
            detail.append((self.names.say("track.doctrine_break"), table.breakthrough[own.breakthrough - 1].text))
            title = self.names.say("track.doctrine", whose=side)
            value = self.names.say("track.until", turn=min(own.until, self.world.last_turn))
            yield TrackView(f"doctrine-{side}", title, value, side=side, detail=tuple(detail), rule="15.5")
