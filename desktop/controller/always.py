"""Answers that a player wants given whenever he is asked, named by game, seat, question and answer."""

from __future__ import annotations

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.decision import Decision

ANY = "*"
"""However it is asked."""


class Standing(Struct, frozen=True):
    """An answer that is always given.

    Attributes:
        prompt: the question by its key; ANY for all that offer the answer.
        words: what a player reads of it where he takes it back.
    """

    game: str
    seat: str
    prompt: str
    action: str
    words: str = ""

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.game, self.seat, self.prompt, self.action


def may_stand(action: str) -> bool:
    """Whether an answer means the same each time: it names nothing."""
    return bool(action) and " " not in action


def answer_of(always: set[tuple[str, str, str, str]], game: str, asked: Decision) -> Action | None:
    """What is always answered to a question."""
    prompts = (asked.prompt.key, ANY)
    found = (each for each in asked.actions if may_stand(str(each)))
    return next((a for a in found if any((game, asked.player, p, str(a)) in always for p in prompts)), None)
