"""Records of the start page: what a game is about, and what is listed of a scenario."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Annotated, Literal

import msgspec

from desktop.data.schema_base import Sentence, Strict

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Cover(Strict, frozen=True, kw_only=True):
    """The picture that tells a game from the others: the opening of a scenario, around these places or whole."""

    scenario: str
    places: list[str] = []


class ShelfFile(Strict, frozen=True, kw_only=True):
    """shelf.yaml: what a game is, in the few words that a player chooses by."""

    title: Word
    about: Sentence
    board: Word
    """The kind of map."""
    players: Word
    hours: Word
    weight: Annotated[int, msgspec.Meta(ge=1, le=5)]
    """How much there is to learn, from 1 (light) to 5 (heavy)."""
    solo: Literal["good", "fair", "poor"]
    """How well it is played alone, on both sides."""
    solo_why: Word
    place: Annotated[int, msgspec.Meta(ge=1, le=99)]
    """Where it stands on the shelf: the easiest to begin with first."""
    begin: str
    """The scenario to begin with."""
    begin_why: Sentence
    cover: Cover


class Pictured(msgspec.Struct, frozen=True):
    """Of a briefing, what the list of scenarios needs."""

    picture: list[str] = []


class Listed(msgspec.Struct, frozen=True):
    """Of a scenario, what a list of them needs; its game reads the rest."""

    id: str
    title: str
    summary: str
    length: str
    introductory: bool = False
    hidden: bool = False
    briefing: Pictured | None = None


class Index(msgspec.Struct, frozen=True):
    """All that the shipped files of a game tell the shelf."""

    told: ShelfFile
    scenarios: list[Listed]
