"""The shape of a scenario: turns, set-up, victory levels."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Literal

from desktop.data.schema_base import Count, Figure, Marked, ScenarioHead, Strict
from desktop.engine.ids import CardId, SpaceId
from desktop.games.illusions.data.schema_map import Nation, Side
from desktop.games.illusions.data.schema_tables import Commitment, Flag
from desktop.mechanics.cdg.schema import VictoryLevel


class PerSide(Strict, frozen=True, kw_only=True):
    allied: Figure
    central: Figure


class Trench(Marked, frozen=True, kw_only=True):
    """19.0"""

    space: SpaceId
    level: Count
    side: Literal["allied", "central", "neutral"]


class Opening(Strict, frozen=True, kw_only=True):
    """4.2 The card a player takes and shows before drawing the rest."""

    side: Side
    cards: list[CardId] = []
    """One of these; empty: any card of the deck with so many OPS."""
    ops: Count = 0
    shown: bool = True


class Control(Strict, frozen=True, kw_only=True):
    """Spaces that have changed hands since the war began."""

    allied: list[SpaceId] = []
    central: list[SpaceId] = []


class Setup(Marked, frozen=True, kw_only=True):
    turn: Count
    vp: Figure
    war_status: PerSide
    commitment: dict[Side, Commitment]
    armistice: Count
    national_will: dict[Nation, Count]
    troop_quality: dict[Nation, Count]
    mo: dict[Side, str]
    """Pending Mandatory Offensives; "none": none or made."""
    mo_rolled: bool
    """7.1a Whether offensives are rolled for on the first turn."""
    mo_modifier: PerSide
    flags: list[Flag] = []
    at_war: list[Nation] = []
    """Neutrals that have joined."""
    collapsed: list[Nation] = []
    control: Control = Control()
    destroyed_forts: list[SpaceId] = []
    trenches: list[Trench] = []
    landings: list[SpaceId] = []
    decks: dict[Side, list[CardId]] = {}
    """Draw pile and hand together; empty: the cards of the commitment level."""
    hands: dict[Side, list[CardId]] = {}
    """Cards of the deck that are in hand before the rest is drawn."""
    played: list[CardId] = []
    """Cards played as events before."""
    lasting: list[CardId] = []
    """Cards whose lasting effect is in force."""
    openings: list[Opening] = []
    units: dict[Literal["allied", "central", "neutral"], dict[SpaceId, list[str]]]
    """By space or box: a large unit by name, small ones by type ("ru_cav x2"); " r" behind it: reduced."""
    notes: dict[str, str] = {}
    """Why parts of the set-up are as they are."""


class Scenario(ScenarioHead, frozen=True, kw_only=True):
    last_turn: Count
    endings: dict[str, Count] = {}
    """30.1 By choice of the ruling mobilization_end: another last turn."""
    setup_as: str = ""
    """The scenario whose set-up is used."""
    setup: Setup | None = None
    levels: list[VictoryLevel]
