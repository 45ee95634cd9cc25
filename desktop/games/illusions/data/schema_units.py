"""The shape of units.yaml: types of units, counters, and what may replace what."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Literal

from desktop.data.schema_base import Count, Marked, Strict
from desktop.engine.ids import UnitId
from desktop.games.illusions.data.schema_map import Nation
from desktop.mechanics.cdg.schema import Factors

Size = Literal["lcu", "scu", "hq", "artillery", "uprising"]


class UnitType(Marked, frozen=True, kw_only=True):
    """3.2.1 A kind of counter."""

    id: str
    label: str
    name: str
    nations: list[Nation]
    """Two: a dual-nationality unit (3.2.1h)."""
    size: Size
    arm: Literal["infantry", "cavalry", "none"] = "infantry"
    elite: bool = False
    reserve: bool = False
    mountain: bool = False
    regional: bool = False
    """24.2a.2 Caucasian, Siberian, Turkestan and Finnish corps."""
    special: bool = False
    """12.6.6e, 16.5a Eliminated for good; takes no replacements; is not assembled."""
    no_replacements: bool = False
    stacks_freely: bool = False
    """10.2b A Russian unit that may stack with any Allied nation."""
    besieges_alone: bool = False
    """25.5d One such unit is enough to besiege any fort."""
    full: Factors
    reduced: Factors
    drm: tuple[int, int] = (0, 0)
    """27.0 Of an HQ or heavy artillery: front and back."""
    holds: list[Nation] = []
    """12.7.4d-e Of an HQ: units of these nations stacked with it retreat one space less."""
    count: Count = 0
    """Of small units: how many there are; large ones are listed one by one."""
    by: list[str] = []
    """12.6.4, 22.2 Of large units: the small types of its kind."""


class Counter(Marked, frozen=True, kw_only=True):
    """A large combat unit."""

    id: UnitId
    type: str
    name: str
    label: str
    entry: str
    """ "start", the nation with whose entry it comes, or a card."""


class Given(Strict, frozen=True, kw_only=True):
    subject: str
    text: str
    address: str = ""


class UnitFile(Marked, frozen=True, kw_only=True):
    reduced_sides: Marked
    given: list[Given]
    types: list[UnitType]
    counters: list[Counter]
