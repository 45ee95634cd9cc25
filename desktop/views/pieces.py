"""Counters and cards: what is printed on them, and where they stand."""

from __future__ import annotations

from msgspec import Struct


class CounterFace(Struct, frozen=True):
    """All that is drawn on a counter; hashable, so that each face is rendered once.

    `ground` and `stripe` name palette colours ("republican", "nationalist", "field-grey", "blue" ...);
    `symbol` a unit symbol (infantry, armour, light-armour, armoured-car, cavalry, artillery, hq, engineer,
    anti-tank, anti-air, truck, air, leader, army, corps, fleet, fort, marker-...); `size` the mark above it.
    """

    ground: str
    symbol: str
    size: str = ""
    values: str = ""
    """The figures at the bottom: "7-8-6", "4(6)6", "8"."""
    name: str = ""
    stripe: str = ""
    accent: str = ""
    """Colour of the symbol's box (nationality); "" for the default."""
    reduced: bool = False
    corner: str = ""
    """Small letters in the upper left corner."""
    disc: bool = False
    """Round instead of square."""


class Badge(Struct, frozen=True):
    """A small mark in a counter's corner. `style`: moved, supply, command, fired, disrupted, loaded, attack ..."""

    style: str
    text: str
    """One or two letters, never colour alone."""
    tip: str
    rule: str = ""


class PieceView(Struct, frozen=True):
    """A piece as one player sees it. `space` is a board space or a tray ("" hides it)."""

    id: str
    name: str
    side: str
    face: CounterFace
    space: str
    badges: tuple[Badge, ...] = ()
    detail: str = ""
    """Tooltip: full name, formation, state, in plain words."""
    status: str = "map"
    """map, due, box, pool, eliminated, removed, exited, carried, setup: the filter of the Units panel."""
    group: str = ""
    """Formation heading in the Units panel."""
    when: str = ""
    """Turn label for pieces that are due."""
    back: CounterFace | None = None
    reconstructed: str = ""
    """Why some figure of this piece is ours and not the publisher's; "" if none."""
    unit: bool = True
    """False for markers that only tell something of a space: no list of units holds them."""


class CardUse(Struct, frozen=True):
    """One way to play a card: `note` says what it would do now, or `refusal` why not (with `rule`)."""

    id: str
    text: str
    action: str = ""
    refusal: str = ""
    rule: str = ""
    note: str = ""


class CardView(Struct, frozen=True):
    """A card in a hand or on the table. Hidden cards have no face: id, title and text are empty."""

    id: str
    title: str
    number: str = ""
    values: tuple[tuple[str, str], ...] = ()
    """(label, figure) shown large at the top left."""
    band: str = ""
    text: str = ""
    marks: tuple[str, ...] = ()
    """combat, removed, reconstructed ..."""
    uses: tuple[CardUse, ...] = ()
    hidden: bool = False
    reconstructed: str = ""
    emblem: str = ""
    """A symbol drawn large where there is no scene; "" for none."""
    scene: str = ""
    """The vignette that tells what it is about; "" for none."""
    condition: str = ""
    """What must hold for its event, in a line of its own."""


class Pictured(Struct, frozen=True):
    """How an entry of the data looks in play: the sides of a counter, a card, or where it is on the map."""

    faces: tuple[CounterFace, ...] = ()
    card: CardView | None = None
    spaces: tuple[str, ...] = ()


class HeldView(Struct, frozen=True):
    """A hand at an open table: how many cards somebody holds, and whether he holds them up now."""

    seat: str
    name: str
    count: int
    up: bool = False


class HandView(Struct, frozen=True):
    """The card hand of the seat that looks; `others` counts what the rest hold.

    `held` are the hands around an open table; where none of them is held up there are no cards to be seen.
    """

    title: str
    cards: tuple[CardView, ...]
    others: tuple[tuple[str, int], ...] = ()
    piles: tuple[tuple[str, int], ...] = ()
    held: tuple[HeldView, ...] = ()
