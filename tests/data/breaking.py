"""Broken scenarios: a shipped file changed in one or two places by somebody who keeps to YAML but not to sense. What
`validate` passes must be playable and fit to be shown."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

from desktop.commands_cli.validate import faults_of_file
from desktop.data.paths import scenarios_dir
from desktop.engine.match import Match
from desktop.scenarios.trial import show
from tests.play import play_randomly

ACTIONS = 50
LINE = re.compile(r"[^\n]+:\d+: [^\n]+")
NUMBERS = (-1, 0, 1, 2, 7, 99, 1000, -1000, 10**9, 10**30)
STRANGE = ("", "nobody", "none", "0000", "9999", "x" * 300, "\u2028", "NAT_INF x0", "NAT_INF x-1", "ru_cav x99")
Spot = tuple[Any, Any]
Breaking = Callable[[Any, random.Random, list[str]], None]


def shipped() -> list[Path]:
    return sorted(scenarios_dir().glob("*/*.yaml"))


def places(value: Any, wanted: Callable[[Any], bool]) -> list[Spot]:
    """Where the items lie that are wanted."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found: list[Spot] = []
    for key, part in items:
        if wanted(part):
            found.append((value, key))
        found += places(part, wanted)
    return found


def words_of(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [word for key, part in value.items() for word in (str(key), *words_of(part))]
    return [word for part in value for word in words_of(part)] if isinstance(value, list) else []


def pick(choose: random.Random, data: Any, wanted: Callable[[Any], bool]) -> Spot | None:
    """An item of the file; first a part of it, so that the long lists of units do not hide the small parts."""
    whole = [(data, key) for key in data]
    whole += [(part, key) for part in data.values() if isinstance(part, dict) for key in part]
    choose.shuffle(whole)
    for holder, key in whole:
        found = ([(holder, key)] if wanted(holder[key]) else []) + places(holder[key], wanted)
        if found:
            return choose.choice(found)
    return None


def is_word(value: Any) -> bool:
    return isinstance(value, str)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_filled(value: Any) -> bool:
    return isinstance(value, list | dict) and bool(value)


def other_word(data: Any, choose: random.Random, words: list[str]) -> None:
    if spot := pick(choose, data, is_word):
        spot[0][spot[1]] = choose.choice(words)


def strange_word(data: Any, choose: random.Random, words: list[str]) -> None:
    if spot := pick(choose, data, is_word):
        spot[0][spot[1]] = choose.choice(STRANGE)


def wrong_number(data: Any, choose: random.Random, words: list[str]) -> None:
    if spot := pick(choose, data, is_number):
        old = spot[0][spot[1]]
        spot[0][spot[1]] = choose.choice([*NUMBERS, old + 1, old - 1, -old])


def turn_switch(data: Any, choose: random.Random, words: list[str]) -> None:
    if spot := pick(choose, data, lambda value: isinstance(value, bool)):
        spot[0][spot[1]] = not spot[0][spot[1]]


def wrong_type(data: Any, choose: random.Random, words: list[str]) -> None:
    if spot := pick(choose, data, lambda value: True):
        spot[0][spot[1]] = choose.choice([None, True, -1, 1.5, "", [], {}, [[]], {"a": {}}, choose.choice(words)])


def drop(data: Any, choose: random.Random, words: list[str]) -> None:
    if spot := pick(choose, data, is_filled):
        found = spot[0][spot[1]]
        del found[choose.choice(list(found)) if isinstance(found, dict) else choose.randrange(len(found))]


def drop_part(data: Any, choose: random.Random, words: list[str]) -> None:
    del data[choose.choice(list(data))]


def empty(data: Any, choose: random.Random, words: list[str]) -> None:
    if spot := pick(choose, data, is_filled):
        spot[0][spot[1]].clear()


def twice(data: Any, choose: random.Random, words: list[str]) -> None:
    if spot := pick(choose, data, lambda value: isinstance(value, list) and bool(value)):
        spot[0][spot[1]].append(choose.choice(spot[0][spot[1]]))


def more(data: Any, choose: random.Random, words: list[str]) -> None:
    if spot := pick(choose, data, lambda value: isinstance(value, list) and all(map(is_word, value))):
        spot[0][spot[1]].append(choose.choice(words))


def rename_key(data: Any, choose: random.Random, words: list[str]) -> None:
    if spot := pick(choose, data, lambda value: isinstance(value, dict) and bool(value)):
        found = spot[0][spot[1]]
        found[choose.choice([*words, *STRANGE])] = found.pop(choose.choice(list(found)))


def more_keys(data: Any, choose: random.Random, words: list[str]) -> None:
    if spot := pick(choose, data, lambda value: isinstance(value, dict) and bool(value)):
        found = spot[0][spot[1]]
        found[choose.choice([*words, *STRANGE])] = choose.choice(list(found.values()))


def trade(data: Any, choose: random.Random, words: list[str]) -> None:
    one, other = pick(choose, data, is_word), pick(choose, data, is_word)
    if one and other:
        one[0][one[1]], other[0][other[1]] = other[0][other[1]], one[0][one[1]]


BREAKINGS: tuple[Breaking, ...] = (
    other_word, other_word, strange_word, wrong_number, wrong_number, turn_switch, wrong_type, drop, drop, drop_part,
    empty, twice, more, more, rename_key, more_keys, trade,
)  # fmt: skip


def broken(source: Path, choose: random.Random) -> tuple[str, str]:
    """The text of a scenario that was broken, and what was done to it."""
    data = yaml.safe_load(source.read_text(encoding="utf-8"))
    words = sorted(set(words_of(data)))
    done = [choose.choice(BREAKINGS) for _ in range(choose.choice((1, 1, 1, 2)))]
    for breaking in done:
        breaking(data, choose, words)
    return yaml.dump(data, Dumper=_Plain, allow_unicode=True, sort_keys=False), "+".join(b.__name__ for b in done)


class _Plain(yaml.SafeDumper):
    """Writes out what stands in two places."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def tried(path: Path, seed: int) -> list[str]:
    """The faults of a scenario; one without any is played, and anything that breaks then is raised."""
    faults = faults_of_file(path)
    for fault in faults:
        assert LINE.fullmatch(fault), fault
    if not faults:
        match = Match.new(path.parent.name, str(path), seed=seed)
        play_randomly(match, seed, ACTIONS)
        assert match.faults() == []
        show(match)
    return faults
