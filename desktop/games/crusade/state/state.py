"""The state of the game and its mutators; nothing else writes to it, and each mutator emits one event."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from desktop.engine.frame import TRANSIENT
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.crusade.data.world import World
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state import facts
from desktop.games.crusade.state.card_state import CardMutators
from desktop.games.crusade.state.combat_state import CombatMutators
from desktop.games.crusade.state.sides import (
    AFRICA,
    BOXES,
    ELIMINATED,
    POOL,
    POOLS_OF,
    REMOVED,
    REPUBLICAN,
    RESERVE,
    SIDES,
)
from desktop.games.crusade.state.turn_state import ATTACK, MOVE, RoundEffects
from desktop.games.crusade.state.unit_state import DUE, UnitMutators, UnitState, is_box

__all__ = [
    "AFRICA", "ATTACK", "BOXES", "DUE", "ELIMINATED", "MOVE", "POOL", "POSITION", "REMOVED", "RESERVE",
    "STOCK", "TRENCH", "AccountEntry", "CrusadeState", "RoundEffects", "TurnMark", "UnitState", "is_box",
]  # fmt: skip

POSITION, TRENCH = "position", "trench"
STOCK = "stock"
"""10.2.9 The two-sided markers of the stock, as against the extra trench markers."""


class AccountEntry(Struct):
    """5.1.2, 16.3 Why VP and Republican morale moved."""

    turn: int
    round: int
    side: str
    """Whose action round it was; "" outside the action phase."""
    cause: str
    """Text key: control, siege_liberated, oviedo_isolated, madrid_evaluation, border, card ..."""
    args: dict[str, str]
    vp: int
    rm: int


class TurnMark(Struct):
    """VP and morale as a turn ended (the curve of the war room); turn 0 is the start."""

    turn: int
    vp: int
    rm: int


@dataclass(kw_only=True)
class CrusadeState(UnitMutators, CardMutators, CombatMutators):
    """Everything that changes during the game.

    `version` counts changes that can alter supply (control, units, flags), `seen` keeps what queries computed for it.
    A space changes hands through `control.take`, which does everything that follows from it. `flags` are afr_schedule,
    axis_rp, soviet_rp, nat_zones_joined, madrid_taken ...; `rp` is by pool (14.1), R42 looks at `rp_recorded`.
    """

    world: World = field(metadata=TRANSIENT)
    control: dict[SpaceId, str] = field(default_factory=dict)
    """Space: side. A Beach Head is in it only while it is on the board."""
    vp: int = 0
    rm: int = 0
    account: list[AccountEntry] = field(default_factory=list)
    history: list[TurnMark] = field(default_factory=list)
    works: dict[SpaceId, str] = field(default_factory=dict)
    """10.2 Space: position or trench, of whoever controls the space."""
    extra_trenches: dict[SpaceId, str] = field(default_factory=dict)
    """10.2.9 Spaces whose trench is an extra marker (madrid, bilbao, fortifications) and not from the stock."""
    build_failures: dict[SpaceId, int] = field(default_factory=dict)
    """10.2.2 Space: 1 or 2 failures, the DRM of the next try."""
    sieges: dict[str, int] = field(default_factory=dict)
    """16.1 Siege: resistance left; gone once surrendered or liberated."""
    isolated: list[SpaceId] = field(default_factory=list)
    """16.2 Spaces that still bear the Isolated marker."""
    strait: str = REPUBLICAN
    ammunition_shortage: bool = False
    badajoz_source: bool = True
    government: str = ""
    bonus_markers: dict[SpaceId, CardId] = field(default_factory=dict)
    """8.5.5.4 Space: card."""
    beach_heads: dict[SpaceId, SpaceId] = field(default_factory=dict)
    """Beach Head space on the board: the space it is linked to."""
    freed: list[UnitId] = field(default_factory=list)
    """16.4.2.4 Regional units no longer bound to their region."""

    def __post_init__(self) -> None:
        for piles in (self.decks, self.hands, self.discards, self.removed_cards, self.face_up, self.waiting):
            for side in SIDES:
                piles.setdefault(side, [])
        for side in SIDES:
            self.actions.setdefault(side, [])
            self.ops_cards.setdefault(side, 0)
            for pool in POOLS_OF[side]:
                self.rp.setdefault(pool, 0)
                self.rp_recorded.setdefault(pool, 0)
        if self.units:
            self.restored()

    # -- reading -----------------------------------------------------------------------------------
    # -- the map -----------------------------------------------------------------------------------
    def set_control(self, space: SpaceId, side: str, cause: str) -> None:
        """3.0 A space changes hands. Only `control.take` calls this: it does all that follows."""
        before = self.control.get(space, "")
        self.control[space] = side
        self.emit(ev.ControlChanged(space, before, side, cause))

    def place_work(self, space: SpaceId, work: str, cause: str, marker: str = STOCK) -> None:
        """10.2 A position or trench is placed (a position becomes a trench)."""
        self.works[space] = work
        if marker != STOCK:
            self.extra_trenches[space] = marker
        self.emit(ev.WorkPlaced(space, work, marker, cause))

    def remove_work(self, space: SpaceId, cause: str) -> None:
        """10.2.7, 10.2.10 Back to the stock; an extra marker is gone."""
        work = self.works.pop(space)
        self.extra_trenches.pop(space, None)
        self.emit(ev.WorkRemoved(space, work, cause))

    def record_build(self, event: ev.BuildTried) -> None:
        """10.2.2, 10.2.4 How a try to build went; what follows is done by `place_work` and `set_build_failures`."""
        self.emit(event)

    def set_build_failures(self, space: SpaceId, failures: int) -> None:
        """10.2.2 The build modifier marker; 0 takes it off."""
        if failures:
            self.build_failures[space] = failures
        else:
            self.build_failures.pop(space, None)
        self.emit(ev.BuildModifierChanged(space, failures))

    def change_siege(self, siege: str, resistance: int, cause: str) -> None:
        """16.1 `cause`: assault, hunger, relief; surrendered or liberated take the marker off."""
        if resistance > 0 and cause != "liberated":
            self.sieges[siege] = resistance
        else:
            self.sieges.pop(siege, None)
        self.emit(ev.SiegeChanged(siege, resistance, cause))

    def end_isolation(self, space: SpaceId, cause: str) -> None:
        """16.2.2 The Isolated marker comes off: supplied, taken or time."""
        self.isolated.remove(space)
        self.emit(ev.IsolationEnded(space, cause))

    def place_beach_head(self, beach_head: SpaceId, linked: SpaceId) -> None:
        """8.5.4.1, 8.5.6.1 A temporary Republican space joined to one space."""
        self.beach_heads[beach_head] = linked
        self.control[beach_head] = REPUBLICAN
        self.emit(ev.BeachHeadPlaced(beach_head, linked))

    def remove_beach_head(self, beach_head: SpaceId, cause: str) -> None:
        """8.5.4.3, 8.5.6.4 Gone for good with all markers; nobody is in it any more."""
        del self.beach_heads[beach_head]
        self.control.pop(beach_head, None)
        for markers in (self.markers, self.works, self.extra_trenches, self.build_failures, self.bonus_markers):
            markers.pop(beach_head, None)
        self.emit(ev.BeachHeadRemoved(beach_head, cause))

    def place_bonus(self, space: SpaceId, card: CardId) -> None:
        """8.5.5.4 The bonus marker of a strategic counterattack."""
        self.bonus_markers[space] = card
        self.emit(ev.BonusMarkerPlaced(space, card))

    def remove_bonus(self, space: SpaceId) -> None:
        """8.5.5.5 It leaves the game."""
        self.emit(ev.BonusMarkerRemoved(space, self.bonus_markers.pop(space)))

    # -- records -----------------------------------------------------------------------------------
    def score(self, cause: str, *, vp: int = 0, rm: int = 0, **args: str) -> None:
        """5.1.2, 16.3.2 VP and Republican morale move at once; the account says why."""
        self.vp += vp
        self.rm += rm
        side = self.active if self.round else ""
        self.account.append(AccountEntry(self.turn, self.round, side, cause, dict(sorted(args.items())), vp, rm))
        flat = tuple(word for pair in sorted(args.items()) for word in pair)
        self.emit(ev.Scored(vp, rm, cause, flat))

    def end_turn(self) -> None:
        """6.0 F The curves of VP and morale go on."""
        self.history.append(TurnMark(self.turn, self.vp, self.rm))
        self.emit(ev.TurnEnded(self.turn, self.vp, self.rm))

    def lose_rp(self, side: str) -> None:
        """14.1.2 What was not spent is lost."""
        self.forget_rp(POOLS_OF[side])

    def take_strait(self, side: str) -> None:
        """16.7 The Strait of Gibraltar changes hands."""
        self.strait = side
        self.emit(ev.StraitChanged(side))

    def change_government(self, government: str) -> None:
        self.government = government
        self.emit(ev.GovernmentChanged(government))

    def end_ammunition_shortage(self, cause: str) -> None:
        """17.1.1 It never returns."""
        self.ammunition_shortage = False
        self.emit(ev.AmmunitionShortageEnded(cause))

    def delay_arrival(self, unit: UnitId) -> None:
        """17.6.4 A unit that was due waits in Africa."""
        self.emit(ev.ArrivalDelayed(unit))

    def lose_badajoz_source(self) -> None:
        """13.2.4.2 Badajoz is a source for nobody from now on."""
        self.badajoz_source = False
        self.emit(ev.BadajozSourceLost())

    def free_unit(self, unit: UnitId) -> None:
        """16.4.2.4 A regional unit that cannot go home is no longer bound."""
        if unit not in self.freed:
            self.freed.append(unit)
        self.kept.forget(facts.HARDSHIP)
        self.changed()
