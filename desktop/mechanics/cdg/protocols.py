"""What the code that card-driven games share asks of a game's state and world; their own classes have it all."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from msgspec import Struct

from desktop.engine.event import Event
from desktop.engine.frame import Frame
from desktop.mechanics.protocols import GameWorldLike

if TYPE_CHECKING:
    from desktop.mechanics.cdg.combat_state import Combat
    from desktop.mechanics.cdg.unit_state import Memo, UnitState

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
    def id(self) -> str: ...
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


class CdgSetup(Protocol):
    @property
    def played(self) -> Sequence[str]: ...


class CdgWorld(GameWorldLike, Protocol):
    """The immutable part of a game."""

    @property
    def units(self) -> Mapping[str, CdgUnit]: ...
    @property
    def spaces(self) -> Mapping[str, CdgSpace]: ...
    @property
    def cards(self) -> Mapping[str, CdgCard]: ...
    @property
    def of_type(self) -> Mapping[str, tuple[str, ...]]: ...
    @property
    def side_of(self) -> Mapping[str, str]: ...
    @property
    def is_combat_card(self) -> Container[str]: ...
    @property
    def phase_of_card(self) -> Mapping[str, str]: ...
    @property
    def limits(self) -> CdgLimits: ...
    @property
    def setup(self) -> CdgSetup: ...
    @property
    def last_turn(self) -> int: ...


# -- the state -----------------------------------------------------------------------------------------
class CdgState(Protocol):
    """Everything that changes. Where a name is no property, shared code writes to it: edit mode, stated positions."""

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
    attacked: list[str]
    # -- cards
    decks: dict[str, list[str]]
    hands: dict[str, list[str]]
    discards: dict[str, list[str]]
    removed_cards: dict[str, list[str]]
    face_up: dict[str, list[str]]
    waiting: dict[str, list[str]]
    played: list[str]
    in_play: str
    card_use: str
    # -- units and records
    units: dict[str, UnitState]
    control: dict[str, str]
    stacks: dict[str, tuple[str, ...]]
    version: int
    seen: Memo
    flags: dict[str, int]
    lasting: dict[str, int]
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
    def at(self, space: str) -> tuple[str, ...]: ...
    def place_of(self, unit: str) -> str: ...
    def is_boxed(self, place: str) -> bool: ...
    def stack_key(self, unit: str, place: str) -> str: ...
    def note_acted(self, unit: str) -> None: ...
    def holders(self, side: str) -> tuple[str, ...]: ...
    def hand(self, side: str) -> list[str]: ...
    def held_ccs(self, side: str) -> list[str]: ...
    def known_cards(self) -> list[str]: ...
    def card_order(self, card: str) -> tuple[str, int]: ...
    def record_event(self, card: str) -> None: ...


S = TypeVar("S", bound=CdgState)
"""The state of a game."""
S_contra = TypeVar("S_contra", bound=CdgState, contravariant=True)
C = TypeVar("C", bound="Combat")
"""Its combat."""
