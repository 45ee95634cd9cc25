"""A game that is played with the figures of an owner's copy, in words."""

from __future__ import annotations

from desktop.views.wording import Wording

BEGUN = "Played with an owner's copy. Entries otherwise than they ship: {0}; compared and the same: {1}."
SUBJECT = "The owner's copy that this game is played with"
PRINTED = "As it stands in the owner's copy."
ADDED = "added"
RETIRED = "taken out"


def copy_line(changed: int, same: int) -> str:
    """The first line of its log; "" for any other game."""
    return Wording.translate(BEGUN).format(changed, same) if changed or same else ""
