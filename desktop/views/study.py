"""A study game, in words: its dice come from a number that is known, so that nobody takes it for a contest."""

from __future__ import annotations

from desktop.views.wording import Wording

STUDY = "study game, dice {0}"
BEGUN = "A study game: its dice come from the number {0}, and are the same whenever it is played."


def study_mark(number: str) -> str:
    """A few words for titles and lists; "" for any other game."""
    return Wording.translate(STUDY).format(number) if number else ""


def study_line(number: str) -> str:
    """The first line of its log; "" for any other game."""
    return Wording.translate(BEGUN).format(number) if number else ""
