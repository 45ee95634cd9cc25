"""Records every game's data files are made of."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Annotated, Any

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
"""A number of turns, points, hexes or pieces."""
Figure = Annotated[int, msgspec.Meta(ge=-999, le=999)]
"""A number that may be negative: VP, shifts, modifiers."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all records: frozen, and a misspelt field is a fault."""


class Marked(Strict, frozen=True, kw_only=True):
    """A record that may be ours rather than the publisher's, with the reason."""

    reconstructed: bool = False
    why: str = ""
    scope: str = ""
    """What of the record is ours; empty: all that the reason speaks of."""
    ref: str = ""
    source: str = ""
    note: str = ""


class ScenarioOption(Strict, frozen=True, kw_only=True):
    """A ruling of rulings.yaml that a scenario lets the players switch."""

    ruling: str
    default: str = ""
    fixed: bool = False
    """Whether it is played by that reading and nobody is asked."""


Sentence = Annotated[str, msgspec.Meta(min_length=1, max_length=320)]


SideName = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]


class Briefing(Strict, frozen=True, kw_only=True):
    """What a player should know before the first move, in our own words. Figures of victory are not in it: the game's
    own queries tell them."""

    picture: list[str] = []
    """Spaces that the small picture of the opening is drawn around; empty: the whole map."""
    situation: Annotated[list[Sentence], msgspec.Meta(min_length=5, max_length=5)]
    aims: dict[str, Sentence]
    """What each side must do, by side."""
    hints: Annotated[list[Sentence], msgspec.Meta(min_length=3, max_length=3)]
    special: list[Sentence] = []
    """Special rules, where the notes for the set-up sheet speak of other things."""


class ScenarioHead(Marked, frozen=True, kw_only=True):
    """What every scenario file says of itself; each game's scenario adds its set-up."""

    id: str
    title: str
    summary: str
    length: str
    introductory: bool = False
    briefing: Briefing | None = None
    hidden: bool = False
    """Not shown on the start page (tests, examples)."""
    sides: dict[str, SideName] = {}
    """Other names for the sides, by side."""
    options: list[ScenarioOption] = []
    notes: list[str] = []
    """Special rules in a few lines for the set-up sheet."""
    position: dict[str, Any] = {}
    """The position it begins in, if that is more than a set-up says: the parts of a kept game (`dump` prints them) that
    are not as the set-up has them."""
