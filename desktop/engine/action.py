"""Action: what a player does, as a verb and its arguments, in a one-line text form that parses back."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import quote, unquote

from desktop.engine.errors import ActionSyntaxError
from desktop.engine.ids import NOTHING, Thing

_SAFE = "/.:,+-_*|#()&'!=@"
_VERB = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_PLAIN = re.compile(rf"[A-Za-z0-9~{re.escape(_SAFE)}]+")


class Action(NamedTuple):
    """A verb and its arguments. `Action.of("to", "3142")` prints as `to 3142`.

    A tuple, because millions of them are made, compared and sorted.
    """

    verb: str
    args: tuple[Thing, ...] = ()

    @staticmethod
    def of(verb: str, *args: str) -> Action:
        return Action(verb, args)  # type: ignore[arg-type]

    @property
    def target(self) -> Thing:
        """The first argument, or nothing."""
        return self.args[0] if self.args else NOTHING

    def __str__(self) -> str:
        return " ".join((self.verb, *map(_quoted, self.args)))

    @staticmethod
    def parse(text: str) -> Action:
        """Read the text form back; only what `str` would write is an action."""
        words = text.split(" ")
        action = Action.of(words[0], *map(_unquoted, words[1:]))
        if not _VERB.fullmatch(action.verb) or str(action) != text:
            raise ActionSyntaxError(f"not an action: {text[:80]!r}")
        return action


def _quoted(arg: str) -> str:
    return arg if _PLAIN.fullmatch(arg) else quote(arg, safe=_SAFE) or "%"


def _unquoted(word: str) -> str:
    return word if "%" not in word else "" if word == "%" else unquote(word)
