"""The shape of the tables, events and limits: everything the rules look up."""

from __future__ import annotations

from desktop.data.schema_base import Marked, Strict
from desktop.engine.ids import CityId, FactionId, RegionId
from desktop.games.arriba.data.schema import AssetId, Border, Need, Side


# ------------------------------------------------------------------ turns and powers
class Turn(Marked, frozen=True, kw_only=True):
    turn: int
    name: str
    year: int
    winter: bool = False
    production: dict[CityId, int]
    """6.1 EP for the controller of each city."""
    notes: list[str] = []


class Stance(Strict, frozen=True, kw_only=True):
    """5.3 The boxes from which a power supports and intervenes."""

    support: int
    intervention: int


class Power(Marked, frozen=True, kw_only=True):
    id: str
    name: str
    start: int
    government: Stance
    rebel: Stance
    hostile_to: list[str] = []
    blockade: bool = False
    border: Border | None = None
    """11 Its country is a source of supply."""
    support_dice: int = 0
    support_ep: int = 0
    intervention_dice: int = 0
    intervention_ep: int = 0
    """5.4 Foreign EP a turn: dice, or a fixed number."""


class AttemptResult(Strict, frozen=True, kw_only=True):
    least: int | None
    move: int


class Attempt(Marked, frozen=True, kw_only=True):
    """5.3 Moving a power."""

    price: int
    modifier_dice: int
    modifiers_most: int
    hostile: int
    opposed: int
    results: list[AttemptResult]
    """From the highest total down; the last has no lower end."""


class Levels(Marked, frozen=True, kw_only=True):
    """5 Political support."""

    most: int
    low: int
    high: int
    low_shift: int
    high_shift: int
    replacement: int
    low_replacement: int
    high_replacement: int
    """6.1.1 Percentages."""


class ForeignSupport(Strict, frozen=True, kw_only=True):
    """5.4 Dice of PSP a turn."""

    support_dice: int
    intervention_dice: int
    none_dice: int


class Adjustment(Marked, frozen=True, kw_only=True):
    """12.3 The political adjustment summary."""

    region_gained: int
    region_lost_dice: int
    enemy_division: int
    own_division: int
    foothold_regions: int
    foothold_dice: int
    key_cities: dict[CityId, int]
    not_counted: list[RegionId]
    """Regions that are never gained or lost."""
    always: dict[Side, list[RegionId]]
    """Regions a side controls whatever happens."""


# ------------------------------------------------------------------ economy
class Cost(Marked, frozen=True, kw_only=True):
    ep: int
    text: str
    needs: Need = ""
    power: str = ""
    """5.4.2 The power that must intervene for the Rebels."""
    supply: bool = False


class Prices(Marked, frozen=True, kw_only=True):
    """6.5 By die."""

    air_ap: list[int]
    armour_ap: list[int]
    artillery_ap: list[int]


class Blockade(Marked, frozen=True, kw_only=True):
    """15.4 EP or AP destroyed, by die."""

    weak: list[int]
    strong: list[int]


# ------------------------------------------------------------------ combat
class CombatTable(Marked, frozen=True, kw_only=True):
    columns: list[str]
    first: int
    """Where the first column stands on the open ladder of odds, 1:1 being 0."""
    rows: dict[str, list[str]]


class CombatShifts(Strict, frozen=True, kw_only=True):
    city: int
    mountain: int
    fort: int
    winter: int


class Recovery(Marked, frozen=True, kw_only=True):
    target: int
    city: int
    region: int
    high: int
    low: int
    good_cadre: int
    poor_cadre: int
    enemy: int
    unsupplied: int
    lowest: int
    highest: int


class Effect(Strict, frozen=True, kw_only=True):
    """15.5 What asset points are worth in attack or defence."""

    each: int = 0
    first: int = 0
    """Added for the first."""
    pair: int = 0
    """Added if two or more are used."""
    most: int | None = None
    """Usable in one battle; none: all."""
    breakthrough: bool = True
    spared: bool = False
    """Armour used need not be lost first."""
    text: str


class Breaking(Strict, frozen=True, kw_only=True):
    allowed: bool = True
    units: int = 1
    """Units for each armour AP."""
    air: int = 1
    text: str


class DoctrineTable(Marked, frozen=True, kw_only=True):
    """15.5 Each list by die."""

    attack: dict[AssetId, list[Effect]]
    defence: dict[AssetId, list[Effect]]
    breakthrough: list[Breaking]
    duration: list[int]
    standard: int
    """The die whose entries are the standard rules."""


class Tables(Strict, frozen=True, kw_only=True):
    turns: list[Turn]
    powers: list[Power]
    track: tuple[int, int]
    attempt: Attempt
    levels: Levels
    foreign: ForeignSupport
    adjustment: Adjustment
    costs: dict[str, Cost]
    prices: Prices
    blockade: Blockade
    combat: CombatTable
    shifts: CombatShifts
    recovery: Recovery
    doctrine: DoctrineTable


# ------------------------------------------------------------------ random events
class Base(Strict, frozen=True, kw_only=True, tag_field="effect"):
    """4 A line of the random events table."""

    roll: int
    id: str
    name: str
    text: str


class WarScare(Base, frozen=True, kw_only=True, tag="war_scare"):
    boxes: int


class Patrols(Base, frozen=True, kw_only=True, tag="patrols"):
    """The foreign EP of each player are halved."""


class LoseHeart(Base, frozen=True, kw_only=True, tag="lose_heart"):
    boxes: int


class Weariness(Base, frozen=True, kw_only=True, tag="weariness"):
    dice: int
    tie: int


class HoldCity(Base, frozen=True, kw_only=True, tag="hold_city"):
    side: Side
    city: CityId
    amount: int


class HoldRegion(Base, frozen=True, kw_only=True, tag="hold_region"):
    side: Side
    region: RegionId
    amount: int


class Lull(Base, frozen=True, kw_only=True, tag="lull"):
    pass


class Convoy(Base, frozen=True, kw_only=True, tag="convoy"):
    side: Side
    powers: list[str]
    """More than one: a die chooses, in equal shares."""
    dice: int
    boxes: int


class Quarrels(Base, frozen=True, kw_only=True, tag="quarrels"):
    government_up_to: int
    dice: int
    unless_purged: list[FactionId]
    rebel_dice_until: int
    rebel_later: int


class Volunteers(Base, frozen=True, kw_only=True, tag="volunteers"):
    government_up_to: int
    government: FactionId
    rebel: FactionId
    kind: str


EventKind = WarScare | Patrols | LoseHeart | Weariness | HoldCity | HoldRegion | Lull | Convoy | Quarrels | Volunteers


class EventFile(Marked, frozen=True, kw_only=True):
    dice: int
    per_turn: int
    first_turn: int
    first_turn_source: str = ""
    events: list[EventKind]


# ------------------------------------------------------------------ limits
class Force(Marked, frozen=True, kw_only=True):
    """5.4.2 What a power sends on its first turn of intervention."""

    faction: FactionId
    kind: str
    count: int


class Partner(Strict, frozen=True, kw_only=True):
    """15.2 A player of the Government side."""

    seat: str
    factions: list[FactionId]


class Limits(Strict, frozen=True, kw_only=True):
    die_faces: int
    group_units: dict[str, int]
    purge_turn: int
    purge_dice: int
    unfunded: int
    gobernito_range: int
    move_areas: dict[str, int]
    """8 By reading of the allowance; 0: as many as a group likes."""
    early_year: int
    air_brigades: int
    sea_units: int
    assault_divisions: int
    halving: int
    air_lost_on: int
    control_per_city: int
    ctv: Force
    portuguese: Force
    german: list[AssetId]
    guerrilla_turn: int
    guerrilla_success: int
    command_dice: int
    command_divisor: int
    command_turns: dict[str, list[int]]
    partners: dict[str, list[Partner]]
    literal_cap: int
