"""The state of the game and its mutators; nothing else writes to it, and each mutator emits one event."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.engine.frame import TRANSIENT
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.illusions.data.world import World
from desktop.games.illusions.state import events as ev
from desktop.games.illusions.state import seats
from desktop.games.illusions.state.card_state import CardMutators
from desktop.games.illusions.state.combat_state import Combat, CombatMutators
from desktop.games.illusions.state.facts import CONTROL, POSITIONS
from desktop.games.illusions.state.sides import (
    BOXES,
    ELIMINATED,
    NEUTRAL,
    POOL,
    POOLS,
    POOLS_OF,
    REMOVED,
    REPLACEABLE,
    RESERVE,
    SIDES,
    UPRISING,
)
from desktop.games.illusions.state.track_state import AccountEntry, TrackMutators, TurnMark
from desktop.games.illusions.state.turn_state import ATTACK, MOVE, Group
from desktop.games.illusions.state.unit_state import DUE, UnitMutators, UnitState, is_box

__all__ = [
    "ATTACK",
    "AT_WAR",
    "BOXES",
    "COLLAPSED",
    "DESTROYED",
    "DUE",
    "ELIMINATED",
    "INTACT",
    "MOVE",
    "NEUTRAL",
    "POOL",
    "REMOVED",
    "REPLACEABLE",
    "RESERVE",
    "SAFE",
    "UNDER_FIRE",
    "UPRISING",
    "AccountEntry",
    "Combat",
    "Group",
    "IllusionsState",
    "TurnMark",
    "UnitState",
    "is_box",
]  # fmt: skip

INTACT, DESTROYED = "intact", "destroyed"
"""20.0 The states of a fort."""
AT_WAR, COLLAPSED = "at_war", "collapsed"
"""26.0 What a nation is, when it is not neutral."""
SAFE, UNDER_FIRE = "safe", "under_fire"
"""25.4 What lies in a sea invasion space: a Landing marker alone, or with it a Withdrawal Under Fire marker."""


@dataclass(kw_only=True)
class IllusionsState(TrackMutators, UnitMutators, CardMutators, CombatMutators):
    """Everything that changes during the game.

    A space changes hands through `control.take`, which does everything that follows from it. `flags` are the markers
    of 4.0 (blockade, sea_invasions, u_boats, convoy, ap_railroads, cp_railroads, war_industry, ap_a_to_ru, ge_to_tu,
    amphibious) and whatever else must be remembered.
    """

    world: World = field(metadata=TRANSIENT)
    control: dict[SpaceId, str] = field(default_factory=dict)
    """2.0 Every space and region: allied, central, neutral or uprising. A sea invasion space is in it only while it
    has a Landing marker."""
    before_uprising: dict[SpaceId, str] = field(default_factory=dict)
    """5.1.1, 23.3.3 Places under an uprising: who controlled them before."""
    trenches: dict[SpaceId, int] = field(default_factory=dict)
    """19.0 Space: level."""
    trench_side: dict[SpaceId, str] = field(default_factory=dict)
    """19.3 Space with a trench: whose it is (a besieger may dig in an enemy space; neutral at Doiran)."""
    forts: dict[SpaceId, str] = field(default_factory=dict)
    """20.0 Every fort space: intact or destroyed."""
    sieges: dict[SpaceId, str] = field(default_factory=dict)
    """20.3 Besieged fort space: the besieging side."""
    landings: dict[SpaceId, str] = field(default_factory=dict)
    """25.0 Sea invasion space with a Landing marker: safe or under_fire."""
    landings_left: int = 0
    """25.2.1b Landing markers not yet placed."""
    revolution: str = ""
    """23.4 Where the marker is on the Revolution Track: "", riots, begun, stage_1 ... stage_4, suppressed."""
    revolution_turn: int = 0
    """23.4.1b The turn space on which the Revolution marker waits."""
    treaty_turn: int = 0
    """28.0b The turn space on which the Brest-Litovsk marker waits."""
    treaty: bool = False
    """28.0c Russia is out of the war."""

    def __post_init__(self) -> None:
        for piles in (self.decks, self.discards, self.removed_cards, self.face_up, self.waiting):
            for side in SIDES:
                piles.setdefault(side, [])
        for seat in self.world.side_of_seat:
            self.hands.setdefault(seat, [])
        for side in SIDES:
            self.actions.setdefault(side, [])
            self.mo.setdefault(side, "")
            self.mo_rolled.setdefault(side, "")
            self.mo_made.setdefault(side, False)
            self.mo_modifier.setdefault(side, 0)
        for pool in POOLS:
            self.rp.setdefault(pool, 0)
            self.rp_recorded.setdefault(pool, 0)
        if self.units:
            self.restored()

    # -- reading -----------------------------------------------------------------------------------
    def has_fort(self, space: SpaceId) -> bool:
        """20.0 Whether an intact fort is in a space."""
        return self.forts.get(space) == INTACT

    def seat(self, side: str, unit: UnitId = NOTHING) -> str:
        """4.4 Who decides for a side: the commander of a unit, or whoever acts in this round."""
        if len(self.world.seats_of[side]) == 1:
            return side
        return seats.commander(self, side, unit) if unit else seats.acting(self, side)

    def side_of_nation(self, nation: str) -> str:
        """The side a nation fights on; "" while it is neutral."""
        return self.sides.get(nation, "")

    def is_at_war(self, nation: str) -> bool:
        """26.0 Whether a nation has joined (it may have collapsed since)."""
        return bool(self.sides.get(nation, ""))

    @kept(POSITIONS | CONTROL)
    def held_places(self) -> list[SpaceId]:
        """Places of the map with units, sorted."""
        return sorted(place for place in self.stacks if place in self.control)

    @kept(POSITIONS | CONTROL)
    def on_map_of(self, side: str) -> list[UnitId]:
        """The units of a side on the map, by place."""
        stacks, owners = self.stacks, self.owners
        return [unit for place in self.held_places() for unit in stacks[place] if owners[unit] == side]

    def marker_of(self, unit: UnitId) -> str:
        """9.4.3 What a unit was activated for: move, attack or nothing."""
        place = self.units[unit].place
        if place not in self.world.mixed:
            return self.markers.get(place, "")
        return next((group.kind for group in self.groups if unit in group.units), "")

    # -- the map -----------------------------------------------------------------------------------
    def set_control(self, space: SpaceId, side: str, cause: str) -> None:
        """11.2 A space changes hands. Only `control.take` calls this: it does all that follows."""
        before = self.control.get(space, "")
        if side == UPRISING:
            self.before_uprising[space] = before
        else:
            self.before_uprising.pop(space, None)
        self.control[space] = side
        self.emit(ev.ControlChanged(space, before, side, cause))

    def place_trench(self, space: SpaceId, side: str, level: int, cause: str) -> None:
        """19.3, 19.4d"""
        self.trenches[space] = level
        self.trench_side[space] = side
        self.emit(ev.TrenchPlaced(space, side, level, cause))

    def remove_trench(self, space: SpaceId, cause: str) -> None:
        """19.4"""
        level, side = self.trenches.pop(space), self.trench_side.pop(space)
        self.emit(ev.TrenchRemoved(space, side, level, cause))

    def destroy_fort(self, space: SpaceId, cause: str) -> None:
        """20.2e For the rest of the game; a siege is over with it."""
        self.forts[space] = DESTROYED
        self.sieges.pop(space, None)
        self.emit(ev.FortDestroyed(space, cause))

    def begin_siege(self, space: SpaceId, side: str) -> None:
        """20.3.1 Enough besiegers have entered."""
        self.sieges[space] = side
        self.emit(ev.SiegeBegan(space, side))

    def end_siege(self, space: SpaceId, cause: str) -> None:
        """20.3.4b, 20.3.5 Too few besiegers are left."""
        side = self.sieges.pop(space)
        self.emit(ev.SiegeEnded(space, side, cause))

    # -- landings ----------------------------------------------------------------------------------
    def place_landing(self, space: SpaceId) -> None:
        """25.2.1 The sea invasion space may be used from now on."""
        self.landings[space] = SAFE
        self.landings_left -= 1
        self.control[space] = SIDES[0]
        self.emit(ev.LandingPlaced(space))

    def change_landing(self, space: SpaceId, status: str) -> None:
        """25.4 A Withdrawal Under Fire marker comes or goes."""
        self.landings[space] = status
        self.emit(ev.LandingChanged(space, status))

    def remove_landing(self, space: SpaceId, cause: str) -> None:
        """25.4 The markers leave the game."""
        del self.landings[space]
        self.control.pop(space, None)
        self.markers.pop(space, None)
        self.emit(ev.LandingRemoved(space, cause))

    def lose_landings(self) -> None:
        """CP-43 Landing markers not yet placed leave the game."""
        self.landings_left = 0

    # -- nations -----------------------------------------------------------------------------------
    def join_war(self, nation: str, side: str) -> None:
        """26.0 A neutral joins; Greek units belong to its side from now on."""
        self.nations[nation] = AT_WAR
        self.sides[nation] = side
        self.index_units()
        self.emit(ev.NationJoined(nation, side))

    def collapse(self, nation: str) -> None:
        """23.5, 26.2.3, 26.5.3, 26.6.2 What follows is done by the War Status Phase."""
        self.nations[nation] = COLLAPSED
        self.emit(ev.NationCollapsed(nation))

    def recover(self, nation: str) -> None:
        """26.6.2e The effects of a collapse end."""
        self.nations[nation] = AT_WAR
        self.emit(ev.NationRecovered(nation))

    def set_revolution(self, stage: str, turn: int = 0) -> None:
        """23.4 The Revolution marker moves on its track, or waits on a turn space."""
        self.revolution, self.revolution_turn = stage, turn
        self.emit(ev.RevolutionChanged(stage, turn))

    def sign_treaty(self, turn: int) -> None:
        """28.0b"""
        self.treaty_turn = turn
        self.emit(ev.TreatySigned(turn))

    def begin_treaty(self) -> None:
        """28.0c"""
        self.treaty = True
        self.treaty_turn = 0
        self.emit(ev.TreatyInEffect())

    # -- records -----------------------------------------------------------------------------------
    def lose_rp(self, side: str) -> None:
        """16.2.1 What was not spent is lost."""
        self.forget_rp(POOLS_OF[side])

    def end_game(self, winner: str, level: str, reason: str) -> None:
        """5.1 Nothing more happens: every procedure under way is over."""
        self.winner, self.level, self.reason = winner, level, reason
        self.stack.clear()
        self.emit(ev.GameEnded(winner, level, reason, self.vp))
