"""Words for the screen: text templates by key, with the ids they speak of turned into names.

A template is an ordinary format string. `{unit}` is shown as the kind its name suggests (trailing digits and a
last word after an underscore count, so `hex2` and `from_hex` are hexes too); `{n:half}` names the kind outright;
`{n:plural=hex|hexes}` picks a word by number and `{n:if=words}` shows words unless the value is empty or 0.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any

from desktop.engine.decision import Message

Kind = Callable[[Any], str]
_HALVES = ("", "½")
_TRAILING_DIGITS = re.compile(r"\d+$")


def half_points(value: int) -> str:
    """Half points as a reader expects them: 5 is "2½", 1 is "½"."""
    whole, half = divmod(abs(int(value)), 2)
    text = (str(whole) if whole or not half else "") + _HALVES[half]
    return f"−{text}" if value < 0 else text


def signed(value: int) -> str:
    """With its sign, as on a chart: "+2", "−1", "0"."""
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def listed(words: Sequence[str], joint: str = " and ") -> str:
    """`a, b and c`."""
    return joint.join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _plural(value: Any, words: str) -> str:
    one, many = words.split("|")
    return one if int(value) == 1 else many


class MissingText(KeyError):
    """A key without a text."""


class Wording(Formatter):
    """Finds the sentence for a key and fills it in.

    Attributes:
        texts: templates by key.
        kinds: how a value of a kind is shown; `hex` also serves arguments called hex2 or from_hex.
    """

    def __init__(self, texts: Mapping[str, str], kinds: Mapping[str, Kind]) -> None:
        self.texts = dict(texts)
        self.kinds: dict[str, Kind] = {"half": half_points, "signed": signed, "capital": capital, **kinds}

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def say(self, key: str, **args: Any) -> str:
        """The sentence for a key; raises MissingText if there is none."""
        template = self.texts.get(key)
        if template is None:
            raise MissingText(key)
        return self.vformat(template, (), args)

    def message(self, message: Message) -> str:
        return self.say(message.key, **dict(message.args))

    def fields(self, key: str) -> frozenset[str]:
        """Names of the arguments a template uses."""
        return frozenset(name for _, name, _, _ in self.parse(self.texts[key]) if name)

    def get_field(self, field_name: str, args: Any, kwargs: Any) -> tuple[Any, str]:
        """Plain names only: nothing can be looked up inside a value."""
        return _Field(field_name, kwargs[field_name]), field_name

    def format_field(self, value: Any, format_spec: str) -> str:
        name, given = (value.name, value.value) if isinstance(value, _Field) else ("", value)
        kind, _, words = format_spec.partition("=")
        if kind == "plural":
            return _plural(given, words)
        if kind == "if":
            return words if given not in ("", 0, "0", ()) else ""
        shown = self.kinds.get(kind) if kind else self._kind_of(name)
        return shown(given) if shown else str(given)

    def _kind_of(self, name: str) -> Kind | None:
        plain = _TRAILING_DIGITS.sub("", name)
        return self.kinds.get(name) or self.kinds.get(plain) or self.kinds.get(plain.rpartition("_")[2])


class _Field:
    """An argument on its way into a template, with its name."""

    __slots__ = ("name", "value")

    def __init__(self, name: str, value: Any) -> None:
        self.name, self.value = name, value
