"""The shape of a scenario: turns, set-up, victory levels."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Literal

from desktop.data.schema_base import Count, Figure, Marked, ScenarioHead, Strict
from desktop.engine.ids import NOTHING, CardId, SpaceId
from desktop.games.crusade.data.schema_map import Side
from desktop.mechanics.cdg.schema import VictoryLevel


class Control(Strict, frozen=True, kw_only=True):
    """Spaces that have changed hands since the war began."""

    nationalist: list[SpaceId] = []
    republican: list[SpaceId] = []


class Work(Strict, frozen=True, kw_only=True):
    """10.2 A position or trench; `extra` names the set of extra markers it comes from."""

    space: SpaceId
    kind: Literal["position", "trench"]
    side: Side
    extra: str = ""


class Deal(Strict, frozen=True, kw_only=True):
    """4.3 How the hands are dealt."""

    given: list[CardId] = []
    """Cards that are in their owner's hand before the rest is drawn."""
    first_play: CardId = NOTHING
    """4.3.1 The card that must be played as an event in the first round."""


class Setup(Marked, frozen=True, kw_only=True):
    turn: Count
    vp: Figure
    rm: Figure
    strait: Side
    government: str
    sieges: dict[str, Count] = {}
    isolated: list[SpaceId] = []
    badajoz_source: bool
    ammunition_shortage: bool
    flags: list[str] = []
    control: Control = Control()
    works: list[Work] = []
    bonus_markers: dict[SpaceId, CardId] = {}
    """8.5.5.4 Space: card."""
    lasting: list[CardId] = []
    """Cards whose lasting effect is in force."""
    played: list[CardId] = []
    """Cards played as events before; those with an asterisk are out of the game."""
    deal: Deal = Deal()
    units: dict[Side, dict[SpaceId, list[str]]]
    """By space or box: types, "TYPE x3" for three; all at full strength."""
    totals: str = ""
    """How VP and RM come about."""


class Level(VictoryLevel, frozen=True, kw_only=True):
    """5.1.1 Reached with VP within these bounds."""

    winner: Side | None


class Scenario(ScenarioHead, frozen=True, kw_only=True):
    last_turn: Count
    setup_as: str = ""
    """The scenario whose set-up is used."""
    setup: Setup | None = None
    levels: list[Level]
