"""What the code that card-driven games share asks of a game's state and world; their own classes have it all."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeVar

from msgspec import Struct

from desktop.engine.event import Event
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.mechanics.protocols import GameWorldLike

if TYPE_CHECKING:
    from desktop.mechanics.cdg.combat_state import Combat
    from desktop.mechanics.cdg.unit_state import UnitState

Condition = Struct
"""Of a card: a tagged record."""


# -- the world -----------------------------------------------------------------------------------------
class CdgUnit(Protocol):
    """A counter."""

    @property
    def type(self) -> str: ...


class CdgSpace(Protocol):
    """A point of the map."""

    @property
    def name(self) -> str: ...


class CdgCard(Protocol):
    """A strategy card."""

    @property
    def text(self) -> str: ...
    @property
    def id(self) -> CardId: ...
    @property
    def name(self) -> str: ...
    @property
    def side(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def asterisk(self) -> bool: ...
    @property
    def conditions(self) -> Sequence[Condition]: ...
    @property
    def effects(self) -> Sequence[object]: ...


class CdgLimits(Protocol):
    @property
    def rounds(self) -> int: ...
    @property
    def die_faces(self) -> int: ...


class CdgLevel(Protocol):
    """A level of victory: points within bounds; None is no bound."""

    @property
    def id(self) -> str: ...
    @property
    def winner(self) -> str | None: ...
    @property
    def least(self) -> int | None: ...
    @property
    def most(self) -> int | None: ...


class CdgSetup(Protocol):
    @property
    def played(self) -> Sequence[CardId]: ...


class CdgWorld(GameWorldLike, Protocol):
    """The immutable part of a game."""

    @property
    def units(self) -> Mapping[UnitId, CdgUnit]: ...
    @property
    def spaces(self) -> Mapping[SpaceId, CdgSpace]: ...
    @property
    def cards(self) -> Mapping[CardId, CdgCard]: ...
    @property
    def of_type(self) -> Mapping[str, tuple[UnitId, ...]]: ...
    @property
    def side_of(self) -> Mapping[UnitId, str]: ...
    @property
    def is_combat_card(self) -> Collection[CardId]: ...
    @property
    def phase_of_card(self) -> Mapping[CardId, str]: ...
    @property
    def limits(self) -> CdgLimits: ...
    @property
    def setup(self) -> CdgSetup: ...
    @property
    def turns(self) -> Mapping[int, object]: ...
    @property
    def last_turn(self) -> int: ...
    @property
    def levels(self) -> Sequence[CdgLevel]: ...


# -- the state -----------------------------------------------------------------------------------------
class CdgState(Protocol):
    """Everything that changes. Where a name is no property, shared code writes to it: edit mode, stated positions."""

    BOXES: ClassVar[frozenset[str]]

    @property
    def world(self) -> CdgWorld: ...
    @property
    def stack(self) -> Sequence[Frame]: ...
    @property
    def events(self) -> Sequence[Event]: ...

    # -- the turn
    turn: int
    round: int
    active: str
    actions: dict[str, list[str]]
    attacked: list[SpaceId]
    markers: dict[SpaceId, str]
    phase: str
    used_ccs: list[CardId]
    turn_effects: list[str]
    counts: dict[str, int]
    # -- cards
    decks: dict[str, list[CardId]]
    hands: dict[str, list[CardId]]
    discards: dict[str, list[CardId]]
    removed_cards: dict[str, list[CardId]]
    face_up: dict[str, list[CardId]]
    waiting: dict[str, list[CardId]]
    played: list[CardId]
    in_play: CardId
    card_use: str
    # -- units and records
    units: dict[UnitId, UnitState]
    control: dict[SpaceId, str]
    stacks: dict[SpaceId, tuple[UnitId, ...]]
    version: int
    flags: dict[str, int]
    lasting: dict[CardId, int]
    rp: dict[str, int]
    rp_recorded: dict[str, int]
    winner: str
    level: str
    reason: str
    vp: int

    @property
    def over(self) -> bool: ...
    @property
    def combat(self) -> Combat | None: ...
    @property
    def last_combat(self) -> Combat | None: ...
    @property
    def fight(self) -> Combat: ...
    def at(self, space: SpaceId) -> tuple[UnitId, ...]: ...
    def place_of(self, unit: UnitId) -> SpaceId: ...
    def is_boxed(self, place: SpaceId) -> bool: ...
    def stack_key(self, unit: UnitId, place: SpaceId) -> SpaceId: ...
    def note_acted(self, unit: UnitId) -> None: ...
    def holders(self, side: str) -> tuple[str, ...]: ...
    def hand(self, side: str) -> list[CardId]: ...
    def held_ccs(self, side: str) -> list[CardId]: ...
    def known_cards(self) -> list[CardId]: ...
    def card_order(self, card: CardId) -> tuple[str, int]: ...
    def record_event(self, card: CardId) -> None: ...


S = TypeVar("S", bound=CdgState)
"""The state of a game."""
S_contra = TypeVar("S_contra", bound=CdgState, contravariant=True)
C = TypeVar("C", bound="Combat")
"""Its combat."""
