"""The shape of map.yaml: spaces, connections, groups of spaces, beach heads."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Literal

from desktop.data.schema_base import Marked, Strict
from desktop.engine.ids import NOTHING, SpaceId

Side = Literal["nationalist", "republican"]
Sea = Literal["atlantic", "mediterranean"]
Region = Literal["asturias", "santander", "basque"]


class Space(Marked, frozen=True, kw_only=True):
    """2.1.1 A space of the map."""

    id: SpaceId
    name: str
    province: str
    x: int
    y: int
    name_at: tuple[int, int] | None = None
    """Where the middle of its name stands on the canvas; nothing: wherever it covers nothing."""
    terrain: Literal["open", "mountain"] = "open"
    start: Side | None = None
    """Who controls it before the war; nobody: a Beach Head that is not on the map yet."""
    main_city: bool = False
    vp_space: bool = False
    capital: bool = False
    vp_value: int = 0
    """5.1.2 What a change of control moves the VP marker by."""
    rm_value: int = 0
    """16.3.3 The same for Republican morale."""
    supply: Side | None = None
    special_source: bool = False
    """13.2.4 Badajoz: a source for tracing supply only, until it is lost."""
    coast: Sea | None = None
    port: bool = False
    region: Region | None = None
    border: Literal["france", "portugal"] | None = None
    siege: str = ""
    isolated: bool = False
    """16.2.1 Isolated at the start of the war."""
    temporary: bool = False
    """2.2.2.11 A Beach Head: exists only while its marker is on the map."""
    given: list[str] = []
    """What the rules say of the space, with their numbers; the rest is ours."""


class Connection(Marked, frozen=True, kw_only=True):
    a: SpaceId
    b: SpaceId
    river: bool = False


class BeachHead(Marked, frozen=True, kw_only=True):
    """8.5.4, 8.5.6 A marker that is a space for a while."""

    id: str
    space: SpaceId
    target: SpaceId = NOTHING
    """The space it is adjacent to; none: chosen when it is placed."""
    sites: dict[SpaceId, tuple[int, int]] = {}
    """Where it is drawn, by chosen target."""


class Group(Strict, frozen=True, kw_only=True):
    """A named list of spaces that rules and cards speak of."""

    id: str
    name: str
    spaces: list[SpaceId]
    ref: str = ""
    note: str = ""


class MapFile(Marked, frozen=True, kw_only=True):
    title: str
    canvas: tuple[int, int]
    spaces: list[Space]
    connections: list[Connection]
    corridor: Connection
    """The connection of the optional rule 18.2.3."""
    beach_heads: list[BeachHead]
    groups: list[Group]
