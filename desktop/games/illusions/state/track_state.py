"""5.1, 17.0, 23.2, 24.1 The tracks, why their markers moved, and their mutators."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from desktop.engine.frame import State
from desktop.games.illusions.state import events as ev

VP, ARMISTICE, STATUS, WILL, QUALITY = "vp", "armistice", "war_status", "will", "quality"
"""Tracks of the account; the last three with a side or a nation behind them (will-ru)."""


class AccountEntry(Struct):
    """Why a marker moved."""

    turn: int
    round: int
    side: str
    """Whose action round it was; "" outside the action phase."""
    track: str
    """vp, war_status-<side>, armistice, will-<nation> or quality-<nation>."""
    cause: str
    """Text key: control, uprising, offensive_failed, collapse, a card id ..."""
    args: dict[str, str]
    change: int


class TurnMark(Struct):
    """The tracks as a turn ended (the curves of the war room); one before the first turn is the start."""

    turn: int
    vp: int
    allied: int
    central: int
    armistice: int

    @property
    def combined(self) -> int:
        return self.allied + self.central


@dataclass(kw_only=True)
class TrackMutators(State):
    """Mutators of the tracks; those with bounds stop there."""

    turn: int = 0
    round: int = 0
    active: str = ""
    vp: int = 0
    war_status: dict[str, int] = field(default_factory=dict)
    """17.1 By side."""
    armistice: int = 0
    commitment: dict[str, str] = field(default_factory=dict)
    """17.2 By side: mobilization, limited or total."""
    national_will: dict[str, int] = field(default_factory=dict)
    """23.2 ru, ge, ah."""
    troop_quality: dict[str, int] = field(default_factory=dict)
    """24.1 ru, it, ge, ah."""
    account: list[AccountEntry] = field(default_factory=list)
    history: list[TurnMark] = field(default_factory=list)

    # -- reading -----------------------------------------------------------------------------------
    @property
    def combined(self) -> int:
        """17.1 The Combined War Status marker."""
        return sum(self.war_status.values())

    def is_demoralized(self, nation: str) -> bool:
        """23.2d"""
        return bool(self.national_will.get(nation) == self.world.tables.national_will.floor)

    def is_poor(self, nation: str) -> bool:
        """24.2"""
        return bool(self.troop_quality.get(nation) == self.world.tables.troop_quality.floor)

    # -- mutators ----------------------------------------------------------------------------------
    def _enter(self, track: str, change: int, now: int, cause: str, args: dict[str, str]) -> None:
        side = self.active if self.round else ""
        ordered = dict(sorted(args.items()))
        self.account.append(AccountEntry(self.turn, self.round, side, track, cause, ordered, change))
        self.emit(ev.Scored(track, change, now, cause, tuple(word for pair in ordered.items() for word in pair)))

    def score(self, cause: str, vp: int, **args: str) -> None:
        """5.1.1 VP move at once; the account says why."""
        self.vp += vp
        self._enter(VP, vp, self.vp, cause, args)

    def change_war_status(self, side: str, change: int, cause: str) -> None:
        """17.1.2 A side's marker, and the combined one with it."""
        self.war_status[side] += change
        self._enter(f"{STATUS}-{side}", change, self.war_status[side], cause, {"side": side})

    def change_armistice(self, change: int, cause: str, **args: str) -> None:
        """17.3.2 Never above its start."""
        before = self.armistice
        self.armistice = min(self.world.limits.armistice_most, before + change)
        self._enter(ARMISTICE, self.armistice - before, self.armistice, cause, args)

    def change_will(self, nation: str, change: int, cause: str, **args: str) -> None:
        """23.2 Within its floor and its ceiling."""
        track = self.world.tables.national_will
        before = self.national_will[nation]
        self.national_will[nation] = now = max(track.floor, min(track.cap, before + change))
        self._enter(f"{WILL}-{nation}", now - before, now, cause, {**args, "nation": nation})

    def change_quality(self, nation: str, change: int, cause: str, **args: str) -> None:
        """24.1 Within its floor and its ceiling."""
        track = self.world.tables.troop_quality
        before = self.troop_quality[nation]
        self.troop_quality[nation] = now = max(track.floor, min(track.cap, before + change))
        self._enter(f"{QUALITY}-{nation}", now - before, now, cause, {**args, "nation": nation})

    def raise_commitment(self, side: str, level: str) -> None:
        """17.2 The cards of the level are added by `add_cards` and `shuffle`."""
        self.commitment[side] = level
        self.emit(ev.CommitmentRaised(side, level))

    def end_turn(self) -> None:
        """6.0 I The curves go on."""
        status = self.war_status
        self.history.append(TurnMark(self.turn, self.vp, status["allied"], status["central"], self.armistice))
        self.emit(ev.TurnEnded(self.turn, self.vp, self.combined, self.armistice))
