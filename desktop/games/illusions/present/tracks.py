"""Tracks: turn, VP, war status, armistice, will and quality of nations, offensives, replacement points, actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.illusions.present import account
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.rules.turn import victory
from desktop.games.illusions.state.sides import POOLS_OF, SIDES
from desktop.views.table import TrackView
from desktop.views.wording import half_points, signed

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World
    from desktop.games.illusions.state.state import AccountEntry, IllusionsState

LATEST = 10
"""So many entries of the account are shown under a track."""


class Tracks:
    """Makes the tracks of a state."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def all(self, state: IllusionsState) -> tuple[TrackView, ...]:
        return (
            self._turn(state), self._vp(state), *(self._status(state, side) for side in SIDES),
            self._armistice(state), *self._nations(state), *(self._offensive(state, side) for side in SIDES),
            *(self._rp(state, side) for side in SIDES), *(self._actions(state, side) for side in SIDES),
            *self._markers(state),
        )  # fmt: skip

    def _turn(self, state: IllusionsState) -> TrackView:
        turns = range(self.world.first_turn, self.world.last_turn + 1)
        cells = tuple(f"{turn}{'❄' if turn in self.world.winters else ''}" for turn in turns)
        value = self.names.turn(state.turn) if state.turn in self.world.turns else ""
        return TrackView("turn", self.names.say("track.turn"), value, cells, state.turn - turns[0], rule="6.0")

    # -- the account -------------------------------------------------------------------------------
    def _vp(self, state: IllusionsState) -> TrackView:
        level = victory.level_of(state, state.vp)
        value = self.names.say("track.vp_value", n=state.vp, level=level.id)
        return TrackView(
            "vp", self.names.say("track.vp"), value, side=level.winner or "", detail=self._why(state, "vp"), rule="5.1",
            short=str(state.vp), figure=state.vp,
        )  # fmt: skip

    def _status(self, state: IllusionsState, side: str) -> TrackView:
        value = self.names.say("track.status_value", n=state.war_status[side], commitment=state.commitment[side])
        title = self.names.say("track.status", whose=side)
        return TrackView(
            f"war-status-{side}", title, value, side=side, detail=self._why(state, f"war_status-{side}"), rule="17.1",
            short=str(state.war_status[side]), figure=state.war_status[side],
        )  # fmt: skip

    def _armistice(self, state: IllusionsState) -> TrackView:
        value = self.names.say("track.armistice_value", n=state.armistice, m=state.combined)
        title = self.names.say("track.armistice")
        return TrackView("armistice", title, value, detail=self._why(state, "armistice"), rule="17.3")

    def _nations(self, state: IllusionsState) -> Iterator[TrackView]:
        """23.2, 24.1 Will and quality, with their floors."""
        for kind, figures, table, rule in (
            ("will", state.national_will, self.world.tables.national_will, "23.2"),
            ("quality", state.troop_quality, self.world.tables.troop_quality, "24.1"),
        ):
            for nation, figure in figures.items():
                cells = tuple(str(n) for n in range(table.floor, table.cap + 1))
                title = self.names.say(f"track.{kind}", nation=nation)
                yield TrackView(
                    f"{kind}-{nation}", title, str(figure), cells, figure - table.floor, "",
                    self._why(state, f"{kind}-{nation}"), rule,
                )  # fmt: skip

    def _why(self, state: IllusionsState, track: str) -> tuple[tuple[str, str], ...]:
        found = [entry for entry in reversed(state.account) if entry.track == track and entry.change]
        return tuple((self.entry(entry), signed(entry.change)) for entry in found[:LATEST])

    def entry(self, entry: AccountEntry) -> str:
        """Why a marker moved, in words."""
        text = account.why(self.names, entry.cause, entry.args, entry.change)
        return self.names.say("account.when", n=entry.turn, text=text)

    # -- the rest ----------------------------------------------------------------------------------
    def _offensive(self, state: IllusionsState, side: str) -> TrackView:
        """7.1 What must still be attacked this turn."""
        offensive = self.world.offensives.get((side, state.mo_rolled[side]))
        pending = "track.mo_forbids" if offensive and offensive.forbids else "track.mo_pending"
        key = pending if state.mo[side] else "track.mo_made" if state.mo_made[side] else "track.mo_none"
        value = self.names.say(key, text=offensive.name if offensive else "")
        detail = ((self.names.say("track.mo_modifier"), signed(state.mo_modifier[side])),)
        return TrackView(f"mo-{side}", self.names.say("track.mo", whose=side), value, (), -1, side, detail, "7.1")

    def _rp(self, state: IllusionsState, side: str) -> TrackView:
        detail = tuple((self.names.keyed("pool", pool), half_points(state.rp[pool])) for pool in POOLS_OF[side])
        value = half_points(sum(state.rp[pool] for pool in POOLS_OF[side]))
        return TrackView(
            f"rp-{side}", self.names.say("track.rp", whose=side), value, side=side, detail=detail, rule="16.0",
            figure=sum(state.rp[pool] for pool in POOLS_OF[side]), halves=True,
        )  # fmt: skip

    def _actions(self, state: IllusionsState, side: str) -> TrackView:
        """8.3 The boxes used so far."""
        done = tuple(self.names.keyed("action", action) for action in state.actions[side])
        cells = done + ("·",) * (self.world.limits.rounds - len(done))
        at = len(done) if side == state.active else -1
        return TrackView(f"actions-{side}", self.names.say("track.actions", whose=side), "", cells, at, side, (), "8.3")

    def _markers(self, state: IllusionsState) -> Iterator[TrackView]:
        """4.0 Markers that stand on their active side, and lasting events."""
        say = self.names.say
        told = [flag for flag, value in sorted(state.flags.items()) if value and f"flag.{flag}" in self.names.words]
        flags = tuple((self.names.keyed("flag", flag), "") for flag in told)
        if flags:
            yield TrackView("markers", say("track.markers"), str(len(flags)), detail=flags, rule="4.0")
        if state.revolution:
            yield TrackView(
                "revolution", say("track.revolution"), self.names.keyed("stage", state.revolution), rule="23.4"
            )
        if state.lasting:
            lasting = tuple(
                (self.names.card(card), self.names.turn(turn)) for card, turn in sorted(state.lasting.items())
            )
            yield TrackView("lasting", say("track.lasting"), str(len(lasting)), detail=lasting, rule="9.7")
