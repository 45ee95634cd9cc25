"""What speaks of an entry by its id: the code of the rules, rulings, scenarios, other data. It cannot go, then."""

from __future__ import annotations

import importlib.util
import pkgutil
import re
from collections.abc import Iterator
from functools import cache, cached_property
from types import CodeType
from typing import Any

from msgspec import Struct

from desktop.data.copy.address import JOINED, keys_of, text_of
from desktop.data.copy.catalogue import Catalogue, Entry
from desktop.data.copy.corrections import Corrections, Key
from desktop.data.copy.laying import Change, entry_key, laid
from desktop.data.errors import DataError

_NUMBER = re.compile(r"(?:[A-Z]\.)?\d+(?:\.\d+)*[a-z]?\b")
MOST_LETTERS = 60
"""No id is longer."""
_PLAIN_WORDS = frozenset({"reserve", "none", "any", "all", "spaces", "units", "cards"})


class Spoken(Struct, frozen=True):
    """Something that names an entry: what it is in words, whether it is a rule, the entry it stands in."""

    told: str
    is_rule: bool
    entry: Key | None = None


class Namer:
    """Who speaks of what in one game."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._by_file: dict[str, tuple[list[Change], dict[str, list[Spoken]]]] = {}

    def of(self, entry: Entry, corrections: Corrections | None = None) -> list[Spoken]:
        """All that speaks of an entry under these corrections, the rules first; a link is spoken of by nobody."""
        own = entry_key(entry.key)
        if not own or JOINED in own or entry.kind not in ("spaces", "counters", "cards"):
            return []
        rules = [Spoken(f"rule {number} names it" if number else f"the rules name it ({where})", True)
                 for number, where in code_of_game(self._catalogue.game).get(own, ())]  # fmt: skip
        changes: dict[str, list[Change]] = {}
        for change in corrections.changes() if corrections is not None else ():
            changes.setdefault(change.file, []).append(change)
        files = (self._in(file, changes.get(file, [])) for file in self._catalogue.documents)
        named = [each for file in files for each in file.get(own, ()) if each.entry != entry.file_key]
        return [*rules, *self._rulings.get(own, ()), *named]

    @cached_property
    def _rulings(self) -> dict[str, list[Spoken]]:
        found: dict[str, list[Spoken]] = {}
        for number, ruling in self._catalogue.folder.rulings().items():
            for word in re.findall(r"[A-Za-z0-9_]+", f"{ruling.id} {ruling.rule}"):
                found.setdefault(word, []).append(Spoken(f"the ruling {number} names it", True))
        return found

    def _in(self, file: str, changes: list[Change]) -> dict[str, list[Spoken]]:
        """What a file names, with what is changed in it; worked out anew where that is otherwise than last time."""
        kept = self._by_file.get(file)
        if kept is None or kept[0] != changes:
            document = self._catalogue.documents[file]
            try:
                data = laid(document, file, changes).data if changes else document.data
            except DataError:
                data = document.data  # what has no place is not in force
            kept = self._by_file[file] = (changes, self._named(file, data))
        return kept[1]

    def _named(self, file: str, data: Any) -> dict[str, list[Spoken]]:
        found: dict[str, list[Spoken]] = {}
        for path, text in _texts(data, ()):
            word = text.partition(" ")[0]
            if word not in _PLAIN_WORDS and len(word) <= MOST_LETTERS:
                told = f"{file}: {text_of(path)} names it"
                found.setdefault(word, []).append(Spoken(told, False, self._entry_at(file, path)))
        return found

    def _entry_at(self, file: str, path: tuple[str, ...]) -> Key | None:
        for length in range(len(path), -1, -1):
            if (key := (file, text_of(path[:length]))) in self._catalogue.entries:
                return key
        return None


def _texts(data: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every word of a file that may be an id, keys of mappings too, with where it stands."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("why", "text", "history", "ref", "source", "scope", "note", "briefing", "summary"):
                continue
            yield (*path, key), key
            yield from _texts(value, (*path, key))
    elif isinstance(data, list):
        keys = keys_of(data) or [f"#{number}" for number in range(1, len(data) + 1)]
        for key, value in zip(keys, data, strict=True):
            yield from _texts(value, (*path, key))
    elif isinstance(data, str):
        yield path, data


@cache
def code_of_game(game: str) -> dict[str, tuple[tuple[str, str], ...]]:
    """By word that the code of a game spells: the rules that its functions are headed by, and where they stand.

    Read from the compiled code, which is there in the frozen program as well.
    """
    found: dict[str, dict[tuple[str, str], None]] = {}
    package = f"desktop.games.{game}"
    for part in ("rules", "state"):
        for name in _modules(f"{package}.{part}"):
            spec = importlib.util.find_spec(name)
            loader: Any = spec.loader if spec else None
            code = loader.get_code(name) if loader is not None and hasattr(loader, "get_code") else None
            if code is not None:
                _spell(code, "", name.removeprefix(f"{package}."), found)
    return {word: tuple(places) for word, places in found.items()}


def _modules(package: str) -> Iterator[str]:
    spec = importlib.util.find_spec(package)
    if spec is None:
        return
    yield package
    for module in pkgutil.walk_packages(spec.submodule_search_locations, f"{package}."):
        yield module.name


def _spell(code: CodeType, number: str, where: str, found: dict[str, dict[tuple[str, str], None]]) -> None:
    words = [const for const in code.co_consts if isinstance(const, str)]
    heading = next((match[0] for word in words[:1] if (match := _NUMBER.match(word))), number)
    for const in _flat(code.co_consts):
        if isinstance(const, str) and 0 < len(const) <= MOST_LETTERS and " " not in const:
            found.setdefault(const, {})[heading, where] = None
        elif isinstance(const, CodeType):
            _spell(const, heading, where, found)


def _flat(consts: Any) -> Iterator[Any]:
    for const in consts:
        if isinstance(const, tuple | frozenset):
            yield from _flat(sorted(const, key=repr))
        else:
            yield const
