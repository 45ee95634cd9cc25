"""Tracks: turn, victory points, morale, replacement points, actions, Strait, government, sieges, stocks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.crusade.present.names import Names
from desktop.games.crusade.rules.turn import calendar, victory
from desktop.games.crusade.state.sides import POOLS_OF, SIDES
from desktop.views.ours import daggered, reason_of
from desktop.views.table import TrackView
from desktop.views.wording import half_points, signed

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World
    from desktop.games.crusade.state.state import AccountEntry, CrusadeState

STARTING_VP = "starting_vp"
LATEST = 12
"""So many entries of the account are shown under a track."""


class Tracks:
    """Makes the tracks of a state."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def all(self, state: CrusadeState) -> tuple[TrackView, ...]:
        return (
            self._turn(state), self._vp(state), self._rm(state), *(self._rp(state, side) for side in SIDES),
            *(self._actions(state, side) for side in SIDES), *self._status(state),
        )  # fmt: skip

    def _turn(self, state: CrusadeState) -> TrackView:
        say, world = self.names.say, self.world
        turns = range(world.first_turn, world.last_turn + 1)
        cells = tuple(f"{turn}{'❄' if world.turns[turn].winter else ''}" for turn in turns)
        value = world.turns[state.turn].date if state.turn in world.turns else ""
        phase = calendar.phase_of(state) if state.turn in world.turns else ""
        detail = ((say("track.phase"), world.phases[phase].name if phase else ""),)
        return TrackView("turn", say("track.turn"), value, cells, state.turn - world.first_turn, "", detail, "6.0")

    # -- VP and morale -----------------------------------------------------------------------------
    def _vp(self, state: CrusadeState) -> TrackView:
        detail = tuple((self.entry(entry), signed(entry.vp)) for entry in _latest(state, "vp"))
        level = victory.level_of(state, state.vp)
        title = daggered(self.names.say("track.vp"))
        value = self.names.say("track.vp_value", n=state.vp, level=level.id)
        ours = " ".join((self.world.files.rulings[STARTING_VP].reason, reason_of(self.world.scenario)))
        return TrackView(
            "vp", title, value, detail=detail, side=level.winner or "", rule="5.1.2", ours=ours,
            short=str(state.vp), figure=state.vp,
        )  # fmt: skip

    def _rm(self, state: CrusadeState) -> TrackView:
        detail = tuple((self.entry(entry), signed(entry.rm)) for entry in _latest(state, "rm"))
        low, high = self.world.limits.rm_track
        cells = tuple(str(n) for n in range(low, high + 1))
        title = self.names.say("track.rm")
        at = state.rm - low
        return TrackView("rm", title, str(state.rm), cells, at, "republican", detail, "16.3", figure=state.rm)

    def entry(self, entry: AccountEntry) -> str:
        """Why VP or morale moved, in words."""
        key = self.names.first_of(f"account.{entry.cause}") or "account.other"
        facts = {"cause": entry.cause, **entry.args}
        wanted = self.names.words.fields(key)
        text = self.names.say(key, **{name: facts.get(name, "") for name in wanted})
        return self.names.say("account.when", n=entry.turn, text=text)

    # -- the rest ----------------------------------------------------------------------------------
    def _rp(self, state: CrusadeState, side: str) -> TrackView:
        say = self.names.say
        detail = []
        for pool in POOLS_OF[side]:
            none = pool in state.no_rp
            key = "track.rp_none" if none else "track.rp_pool"
            detail.append((say(key, pool=pool), half_points(0 if none else state.rp[pool])))
        value = " + ".join(half_points(0 if pool in state.no_rp else state.rp[pool]) for pool in POOLS_OF[side])
        total = sum(state.rp[pool] for pool in POOLS_OF[side] if pool not in state.no_rp)
        return TrackView(
            f"rp-{side}", say("track.rp", whose=side), value, side=side, detail=tuple(detail), rule="14.0",
            figure=total, halves=True,
        )  # fmt: skip

    def _actions(self, state: CrusadeState, side: str) -> TrackView:
        """7.1.4 The action markers in their boxes."""
        say = self.names.say
        cells = tuple(say(f"track.action_{action}") for action in state.actions[side]) + ("·",) * (
            self.world.limits.rounds - len(state.actions[side])
        )
        at = len(state.actions[side]) if side == state.active else -1
        detail = []
        if limits := calendar.winter(state) if state.turn in self.world.turns else None:
            detail.append((say("track.winter_ops"), f"{state.ops_cards[side]} / {limits.ops_cards}"))
        return TrackView(
            f"actions-{side}", say("track.actions", whose=side), "", cells, at, side, tuple(detail), "7.1.4"
        )

    def _status(self, state: CrusadeState) -> Iterator[TrackView]:
        say = self.names.say
        yield TrackView("strait", say("track.strait"), self.names.side(state.strait), side=state.strait, rule="16.7")
        yield TrackView("government", say("track.government"), self.names.government(state.government), rule="8.5.1")
        if state.ammunition_shortage:
            yield TrackView("ammunition", say("track.ammunition"), say("track.in_force"), rule="17.1")
        if state.sieges:
            detail = tuple((self.names.siege(siege), str(left)) for siege, left in sorted(state.sieges.items()))
            yield TrackView("sieges", say("track.sieges"), str(len(detail)), detail=detail, rule="16.1")
        if state.isolated:
            detail = tuple((self.names.space(space), "") for space in state.isolated)
            yield TrackView("isolated", say("track.isolated"), str(len(detail)), detail=detail, rule="16.2")
        if state.lasting:
            detail = tuple(
                (self.names.card(card), self.names.turn(turn)) for card, turn in sorted(state.lasting.items())
            )
            yield TrackView("lasting", say("track.lasting"), str(len(detail)), detail=detail, rule="2.2.2.4")


def _latest(state: CrusadeState, figure: str) -> list[AccountEntry]:
    """The last entries that moved a figure, the newest first."""
    return [entry for entry in reversed(state.account) if getattr(entry, figure)][:LATEST]
