"""Words for the screen: text templates by key, with the ids they speak of turned into names.

A template is an ordinary format string. `{unit}` is shown as the kind its name suggests (trailing digits and a
last word after an underscore count, so `hex2` and `from_hex` are hexes too); `{n:half}` names the kind outright;
`{n:plural=hex|hexes}` picks a word by number and `{n:if=words}` shows words unless the value is empty or 0.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from string import Formatter
from typing import Any, ClassVar

from desktop.engine.decision import Message

Kind = Callable[[Any], str]
ENGINE_TEXTS = {"engine.conceded": "{side} gave up the game."}
"""What every game says alike; its own texts may say it better."""
_HALVES = ("", "½")
_TRAILING_DIGITS = re.compile(r"\d+$")


def half_points(value: int | str) -> str:
    """Half points as a reader expects them: 5 is "2½", 1 is "½"."""
    halves = int(value)
    whole, half = divmod(abs(halves), 2)
    text = (str(whole) if whole or not half else "") + _HALVES[half]
    return f"−{text}" if halves < 0 else text


def signed(value: int) -> str:
    """With its sign, as on a chart: "+2", "−1", "0"."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def listed(words: Sequence[str], joint: str = " and ") -> str:
    """`a, b and c`."""
    return joint.join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _plural(words: str, value: Any) -> str:
    one, many = words.split("|")
    return one if int(value) == 1 else many


def _if(words: str, value: Any) -> str:
    return words if value not in ("", 0, "0", ()) else ""


class MissingText(KeyError):
    """A key without a text."""


class Wording:
    """Finds the sentence for a key and fills it in.

    Attributes:
        translate: turns a template into the user's language; the window installs it before any game is shown.
        texts: templates by key.
        kinds: how a value of a kind is shown; `hex` also serves arguments called hex2 or from_hex.
    """

    translate: ClassVar[Callable[[str], str]] = str

    def __init__(self, texts: Mapping[str, str], kinds: Mapping[str, Kind]) -> None:
        self.texts = {**ENGINE_TEXTS, **texts}
        self.kinds: dict[str, Kind] = {"half": half_points, "signed": signed, "capital": capital, **kinds}
        self._parsed: dict[str, tuple[tuple[str, str, Kind], ...]] = {}
        self._fields: dict[str, frozenset[str]] = {}

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def say(self, key: str, **args: Any) -> str:
        """The sentence for a key; raises MissingText if there is none."""
        parts = self._parts(key)
        if len(parts) == 1 and not parts[0][1]:
            return parts[0][0]
        return "".join([literal + show(args[name]) if name else literal for literal, name, show in parts])

    def message(self, message: Message) -> str:
        return self.say(message.key, **dict(message.args))

    def fields(self, key: str) -> frozenset[str]:
        """Names of the arguments a template uses."""
        fields = self._fields.get(key)
        if fields is None:
            fields = self._fields[key] = frozenset(name for _, name, _ in self._parts(key) if name)
        return fields

    def _parts(self, key: str) -> tuple[tuple[str, str, Kind], ...]:
        """A template as (text, argument after it, how that is shown); only plain names are arguments."""
        parts = self._parsed.get(key)
        if parts is None:
            template = self.texts.get(key)
            if template is None:
                raise MissingText(key)
            parsed = Formatter().parse(Wording.translate(template))
            found = ((text, name or "", self._shower(name or "", spec or "")) for text, name, spec, _ in parsed)
            parts = self._parsed[key] = tuple(found)
        return parts

    def _shower(self, name: str, spec: str) -> Kind:
        """What turns the value of an argument into words."""
        kind, _, words = spec.partition("=")
        if kind == "plural":
            return partial(_plural, words)
        if kind == "if":
            return partial(_if, words)
        return (self.kinds.get(kind) if kind else self._kind_of(name)) or str

    def _kind_of(self, name: str) -> Kind | None:
        plain = _TRAILING_DIGITS.sub("", name)
        return self.kinds.get(name) or self.kinds.get(plain) or self.kinds.get(plain.rpartition("_")[2])
