"""The shape of the file of events."""

from typing import Literal

from desktop.data.schema_base import Marked, Strict
from desktop.engine.ids import EventId
from desktop.games.reich.data.schema_effects import EffectKind
from desktop.games.reich.data.schema_words import Mall, Occasion


class EventDef(Marked, frozen=True, kw_only=True):
    """An event: what it is, when it serves, what it does, and how much of that is known."""

    id: EventId
    name: str
    mall: Mall
    kind: Literal["reusable", "returnable", "retirable", "recyclable"]
    copies: int = 1
    stars: list[Literal["red", "white"]] = []
    general: bool = False
    initial_draw: bool = False
    """10.2.2 Its first copy is in the pool of the 1941 set-up."""
    timing: list[Literal["play", "answer", "declare", "result", "won", "reshuffle"]]
    """play: step 1 (7.2); answer: right after an event of the opponent; declare: with the attack; result: after step
    6; won: at once when won by an event action; reshuffle: kept beside the deck for an own reshuffle."""
    usable_in: list[Occasion] = []
    role: Literal["any", "attack", "defence", ""] = "any"
    effects: list[EffectKind]
    picture: str
    """The scene on its face."""
    text: str
    evidence: Literal["stated", "partly", "public", "reconstructed"]
    """How much of the text is published; `why` tells the reason for the rest of it."""
    kind_why: str = ""
    stars_why: str = ""
    use_why: str = ""
    """Why the kind, the stars and where it serves are ours, for those that the published rules do not give."""
    copies_why: str = ""
    copies_ref: str = ""


class EventKindDef(Strict, frozen=True, kw_only=True):
    id: Literal["reusable", "returnable", "retirable", "recyclable"]
    ref: str
    text: str


class EventFile(Strict, frozen=True, kw_only=True):
    kinds: list[EventKindDef]
    events: list[EventDef]
