"""How a part of a data file is named so that the name outlasts the file: by keys, never by place.

An address is the file (`cards`, `map-jarama`, `scenarios/campaign`) and a path of keys: `cards/N2/rp/nat`,
`connections/burgos--palencia`, `lines/48`, `division_fire/columns/3/results`. An item of a list is named by its id, its
two ends, its number, or whatever else tells the items of that list apart; where nothing does, by its place (`#1` is the
first). A part that holds a slash or a tilde writes them `~1` and `~0`.
"""

from __future__ import annotations

from typing import Any

PARTED = "/"
JOINED = "--"
"""Between the two ends of a link."""
MOST_LETTERS = 300
_ENDS = ("a", "b")
_NAMING = (
    "id",
    "ruling",
    "number",
    "turn",
    "roll",
    "line",
    "hex",
    "hexside",
    "space",
    "card",
    "nation",
    "label",
    "name",
)
"""What tells the items of a list apart, the surest first."""


def text_of(parts: tuple[str, ...]) -> str:
    """A path as it is written down."""
    return PARTED.join(part.replace("~", "~0").replace("/", "~1") for part in parts)


def parts_of(text: str) -> tuple[str, ...]:
    """A path that was written down."""
    if not text:
        return ()
    return tuple(part.replace("~1", "/").replace("~0", "~") for part in text.split(PARTED))


def joined(entry: str, field: str) -> str:
    """The path of a field of an entry."""
    return PARTED.join(filter(None, (entry, field)))


def link_key(a: str, b: str) -> str:
    return f"{a}{JOINED}{b}"


def keys_of(items: list[Any]) -> list[str] | None:
    """The names of the items of a list of records; None for a list of anything else."""
    if not items or not all(isinstance(item, dict) for item in items):
        return None
    if ends := _by_ends(items):
        return ends
    for name in _NAMING:
        found = [item.get(name) for item in items]
        if all(type(key) in (str, int) for key in found) and len(set(map(str, found))) == len(found):
            return [str(key) for key in found]
    return [f"#{number}" for number in range(1, len(items) + 1)]


def _by_ends(items: list[dict[str, Any]]) -> list[str] | None:
    if not all(type(item.get(end)) is str for item in items for end in _ENDS):
        return None
    found = [link_key(item["a"], item["b"]) for item in items]
    return found if len(set(found)) == len(found) else None


def is_by_place(key: str) -> bool:
    """Whether a key is no more than a place in a list."""
    return key.startswith("#") and key[1:].isdigit()


class Keys:
    """The keys of all lists of one document, worked out when they are asked for."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[list[Any], dict[str, int] | None]] = {}

    def places(self, items: list[Any]) -> dict[str, int] | None:
        """By key: where in the list; a link is found by its ends in either order."""
        kept = self._kept.get(id(items))
        if kept is None:
            kept = self._kept[id(items)] = (items, _places(items))
        return kept[1]

    def index(self, items: list[Any], key: str) -> int | None:
        places = self.places(items)
        if places is None:
            return int(key[1:]) - 1 if is_by_place(key) and 0 < int(key[1:]) <= len(items) else None
        return places.get(key)

    def find(self, data: Any, parts: tuple[str, ...]) -> Any:
        """What stands at a path; raises KeyError with the first part that is not there."""
        for part in parts:
            data = self.child(data, part)
        return data

    def child(self, data: Any, part: str) -> Any:
        if isinstance(data, dict) and part in data:
            return data[part]
        if isinstance(data, list) and (index := self.index(data, part)) is not None:
            return data[index]
        raise KeyError(part)


def _places(items: list[Any]) -> dict[str, int] | None:
    keys = keys_of(items)
    if keys is None:
        return None
    places = {key: number for number, key in enumerate(keys)}
    for number, key in enumerate(keys):
        a, found, b = key.partition(JOINED)
        if found and "a" in items[number]:
            places.setdefault(link_key(b, a), number)
    return places
