"""Forged saves: a position of a game under way, changed in one or two places by somebody who keeps to its types and
makes digest, checksum and header fit. What loads must be playable and fit to be shown."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from desktop.data import saves
from desktop.data.headline import Headline
from desktop.data.restoring import record_of
from desktop.engine import definition as registry
from desktop.engine import plain
from desktop.engine.definition import GameDefinition, game
from desktop.engine.frame import Frame
from desktop.engine.match import Match
from tests.play import play_randomly

ACTIONS = 50
"""Played at random from whatever loads."""
NUMBERS = (-1, 0, 1, 2, 7, 99, 1000, -1000, 10**9, 2**62, -(2**62))
STRANGE = ("", "nobody", "0000", "9999", "x" * 300, "end", "red foot", "\u2028", "-1")
Plain = dict[str, Any]
Forgery = Callable[[Plain, random.Random, "Known"], None]


@dataclass
class Known:
    """What a forger knows: the game, and every word that stands in a position."""

    definition: GameDefinition
    options: dict[str, tuple[str, ...]]
    words: list[str]
    frames: list[Plain] = field(default_factory=list)
    """Procedures that were under way at other moments of the game."""


# -- places in plain data ----------------------------------------------------------------------------
Spot = tuple[Any, Any]
"""A list or dict, and the index or key of one of its items."""


def spots(value: Any, wanted: Callable[[Any], bool], top: bool = True) -> list[Spot]:
    """Where the items lie that are wanted; the kind of a frame is not one of them."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found: list[Spot] = []
    for key, part in items:
        if key in ("frame", "chance"):
            continue
        if wanted(part) and not (top and key in ("stack",)):
            found.append((value, key))
        found += spots(part, wanted, False)
    return found


def words_of(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [word for key, part in value.items() for word in (str(key), *words_of(part))]
    return [word for part in value for word in words_of(part)] if isinstance(value, list) else []


def pick(choose: random.Random, body: Plain, wanted: Callable[[Any], bool]) -> Spot | None:
    """An item of the position; first a part of it, so that long lists of units do not hide the small parts."""
    position = body["position"]
    parts = [*({"it": value} for key, value in position.items() if key not in ("stack", "chance")), *position["stack"]]
    choose.shuffle(parts)
    for part in parts:
        found = spots(part, wanted, False)
        if found:
            holder, key = choose.choice(found)
            if holder is part and "it" in part:
                name = next(name for name, value in position.items() if value is part["it"])
                return position, name
            return holder, key
    return None


def is_word(value: Any) -> bool:
    return isinstance(value, str)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# -- forgeries ---------------------------------------------------------------------------------------
def swap_word(body: Plain, choose: random.Random, known: Known) -> None:
    if spot := pick(choose, body, is_word):
        spot[0][spot[1]] = choose.choice(known.words)


def strange_word(body: Plain, choose: random.Random, known: Known) -> None:
    if spot := pick(choose, body, is_word):
        spot[0][spot[1]] = choose.choice(STRANGE)


def wrong_number(body: Plain, choose: random.Random, known: Known) -> None:
    if spot := pick(choose, body, is_number):
        old = spot[0][spot[1]]
        spot[0][spot[1]] = choose.choice([*NUMBERS, old + 1, old - 1, -old])


def turn_switch(body: Plain, choose: random.Random, known: Known) -> None:
    if spot := pick(choose, body, lambda value: isinstance(value, bool)):
        spot[0][spot[1]] = not spot[0][spot[1]]


def list_twice(body: Plain, choose: random.Random, known: Known) -> None:
    """A card, unit or record that is there twice."""
    if spot := pick(choose, body, lambda value: isinstance(value, list) and bool(value)):
        found = spot[0][spot[1]]
        found.insert(choose.randrange(len(found) + 1), copied(choose.choice(found)))


def list_more(body: Plain, choose: random.Random, known: Known) -> None:
    """A word more in a list of words, also an empty one."""
    if spot := pick(choose, body, lambda value: isinstance(value, list) and all(map(is_word, value))):
        spot[0][spot[1]].append(choose.choice(known.words))


def drop_item(body: Plain, choose: random.Random, known: Known) -> None:
    if spot := pick(choose, body, lambda value: isinstance(value, list) and bool(value)):
        found = spot[0][spot[1]]
        del found[choose.randrange(len(found))]


def empty(body: Plain, choose: random.Random, known: Known) -> None:
    if spot := pick(choose, body, lambda value: isinstance(value, list | dict) and bool(value)):
        spot[0][spot[1]].clear()


def turn_round(body: Plain, choose: random.Random, known: Known) -> None:
    """A list or a dict in another order."""
    if spot := pick(choose, body, lambda value: isinstance(value, list | dict) and len(value) > 1):
        found = spot[0][spot[1]]
        if isinstance(found, list):
            found.reverse()
        else:
            spot[0][spot[1]] = dict(reversed(found.items()))


def drop_key(body: Plain, choose: random.Random, known: Known) -> None:
    if spot := pick(choose, body, lambda value: isinstance(value, dict) and bool(value)):
        del spot[0][spot[1]][choose.choice(list(spot[0][spot[1]]))]


def rename_key(body: Plain, choose: random.Random, known: Known) -> None:
    if spot := pick(choose, body, lambda value: isinstance(value, dict) and bool(value)):
        found = spot[0][spot[1]]
        found[choose.choice([*known.words, *STRANGE])] = found.pop(choose.choice(list(found)))


def more_keys(body: Plain, choose: random.Random, known: Known) -> None:
    if spot := pick(choose, body, lambda value: isinstance(value, dict) and bool(value)):
        found = spot[0][spot[1]]
        found[choose.choice([*known.words, *STRANGE])] = copied(choose.choice(list(found.values())))


def trade(body: Plain, choose: random.Random, known: Known) -> None:
    """Two words of the position change places."""
    one, other = pick(choose, body, is_word), pick(choose, body, is_word)
    if one and other:
        one[0][one[1]], other[0][other[1]] = other[0][other[1]], one[0][one[1]]


def wrong_step(body: Plain, choose: random.Random, known: Known) -> None:
    if stack := body["position"]["stack"]:
        frame = choose.choice(stack)
        frame["step"] = choose.choice([*Frame.KINDS[frame["frame"]].STEPS, "end"])


def frame_twice(body: Plain, choose: random.Random, known: Known) -> None:
    if stack := body["position"]["stack"]:
        stack.insert(choose.randrange(len(stack) + 1), copied(choose.choice(stack)))


def frame_gone(body: Plain, choose: random.Random, known: Known) -> None:
    if stack := body["position"]["stack"]:
        del stack[choose.randrange(len(stack))]


def frame_of_another_moment(body: Plain, choose: random.Random, known: Known) -> None:
    stack = body["position"]["stack"]
    frame = copied(choose.choice(known.frames))
    if choose.random() < 0.5 and stack:
        stack[choose.randrange(len(stack))] = frame
    else:
        stack.insert(choose.choice([len(stack), choose.randrange(len(stack) + 1)]), frame)


def no_frames(body: Plain, choose: random.Random, known: Known) -> None:
    body["position"]["stack"].clear()


def other_option(body: Plain, choose: random.Random, known: Known) -> None:
    if known.options:
        name = choose.choice(sorted(known.options))
        body["options"][name] = choose.choice([*known.options[name], *STRANGE])


def other_entry(body: Plain, choose: random.Random, known: Known) -> None:
    log = body["log"]
    at = choose.randrange(len(log))
    how = choose.randrange(5)
    if how == 0:
        log[at] = copied(choose.choice(log))
    elif how == 1:
        log[at][0] = choose.choice(known.words)
    elif how == 2:
        log[at] = [*log[at][:2], [choose.choice(NUMBERS) for _ in range(choose.randint(1, 3))]]
    elif how == 3 and len(log) > 1:
        del log[at]
    else:
        log.insert(at, ["", f"edit {choose.choice(known.words) or 'x'}"])


def as_base(body: Plain, choose: random.Random, known: Known) -> None:
    """The forged position becomes the one the log starts from."""
    swap_word(body, choose, known)
    body["base"] = copied(body["position"])


FORGERIES: tuple[Forgery, ...] = (
    swap_word, swap_word, swap_word, strange_word, wrong_number, wrong_number, turn_switch, list_twice, list_more,
    list_more, drop_item, empty, turn_round, drop_key, rename_key, more_keys, trade, wrong_step, frame_twice,
    frame_gone, frame_of_another_moment, no_frames, other_option, other_entry, as_base,
)  # fmt: skip


def copied(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


# -- forged and tried --------------------------------------------------------------------------------
def with_kept_worlds(game_id: str) -> GameDefinition:
    """The game, its worlds read once only."""
    definition = game(game_id)
    made = functools.cache(lambda scenario, options, copy: definition.load_world(scenario, dict(options), copy))
    return msgspec.structs.replace(
        definition, load_world=lambda scenario, options, copy="": made(scenario, tuple(sorted(options.items())), copy)
    )


def moments(scenario: str, seed: int, number: int, most: int = 600) -> list[bytes]:
    """Saves of a random game at several moments, wherever it ends."""
    game_id, _, name = scenario.partition("/")
    choose = random.Random(seed)
    match = Match.new(game_id, name, seed=seed, definition=registry._LOADED[game_id])
    found: list[bytes] = []

    def keep(match: Match) -> None:
        """Each moment with the same chance, however many there will be."""
        at = choose.randrange(match.position)
        if len(found) < number:
            found.append(saves.encoded(record_of(match), Headline())[0])
        elif at < number and match.decision is not None:
            found[at] = saves.encoded(record_of(match), Headline())[0]

    play_randomly(match, seed, most, each=keep)
    return found


def known_of(scenario: str, found: list[bytes]) -> Known:
    game_id, _, name = scenario.partition("/")
    info = next(info for info in game(game_id).scenarios() if info.id == name)
    options = {spec.id: tuple(choice.id for choice in spec.choices) for spec in info.options}
    positions = [msgspec.json.decode(data)["body"]["position"] for data in found]
    words = sorted({word for position in positions for word in words_of(position)})
    frames = [frame for position in positions for frame in position["stack"]]
    return Known(game(game_id), options, words, frames)


def forged(
    data: bytes, choose: random.Random, known: Known, forgeries: tuple[Forgery, ...] = FORGERIES
) -> tuple[bytes, str]:
    """A save with a change or two in it, signed as if nothing had happened, and what was done to it."""
    file = msgspec.json.decode(data)
    body, header = file["body"], file["header"]
    body["options"] = header["options"]
    done = [choose.choice(forgeries) for _ in range(choose.choice((1, 1, 1, 2)))]
    for forgery in done:
        forgery(body, choose, known)
    header["options"] = body.pop("options")
    header["entries"] = len(body["log"])
    body["digest"] = _digest(known.definition, body["position"], header)
    unsigned = msgspec.convert({**header, "checksum": ""}, saves.SaveHeader)
    packed = msgspec.json.encode(body)
    signed = msgspec.structs.replace(unsigned, checksum=saves.checksum(unsigned, packed))
    told = "+".join(forgery.__name__ for forgery in done)
    return msgspec.json.encode({"header": msgspec.to_builtins(signed), "body": msgspec.Raw(packed)}), told


def _digest(definition: GameDefinition, position: Plain, header: Plain) -> str:
    """What the position's digest would be; of one that cannot even be restored it does not matter."""
    try:
        world = definition.load_world(header["scenario"], header["options"])
        return plain.digest(plain.restore(definition.new_state(world), position))
    except Exception:  # a forger shrugs
        return ""


def tried(path: Path, seed: int, replay: bool = True) -> str:
    """Why a save is refused, "" if it plays; anything that breaks later is raised. `replay`: the log is read, too."""
    try:
        match = saves.load(path).match
    except saves.SaveError as error:
        told = str(error)
        assert len(told.splitlines()) == 1
        assert told.startswith(f"{path}: ")
        return told
    presenter = match.definition.presenter(match.world)
    choose = random.Random(seed)
    _look(match, presenter)
    for number in range(ACTIONS):
        if match.decision is None:
            break
        match.play(choose.choice(match.decision.actions))
        if number % 10 == 0:
            _look(match, presenter)
    _look(match, presenter)
    if replay:
        match.catch_up()
    return ""


def _look(match: Match, presenter: Any) -> None:
    for seat in ("", *match.definition.sides):
        presenter.table(match.state, match.decision, seat)
    presenter.preview(match.state, match.decision, ())
    presenter.charts(match.state, match.decision)
