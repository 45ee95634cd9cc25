"""A kept game becomes a match again, or is refused: the one door for documents, exchange files and old journals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from desktop.data.errors import SaveError
from desktop.data.headline import Headline
from desktop.engine import plain
from desktop.engine.definition import GameDefinition, game
from desktop.engine.errors import EngineError, ReplayError
from desktop.engine.lawful import check_lawful
from desktop.engine.log import Edit, Entry, Setup
from desktop.engine.match import Match

MOST_ENTRIES = 200_000
MOST_EDITS = 20_000
_SEED_BITS = 62


class GameRecord(Struct, frozen=True):
    """All that is kept of a game; `position` and `base` are packed states."""

    setup: Setup
    rules_version: int
    entries: list[Entry]
    position: bytes
    digest: str
    finished: bool
    base: bytes | None = None
    pending: Entry | None = None
    edits: tuple[Edit, ...] = ()


class Restored(Struct, frozen=True):
    """A match, and what could not be kept of it ("" if all was)."""

    match: Match
    notice: str = ""


class Foreign(Struct, frozen=True):
    """A game from elsewhere that was read, played again and found lawful, and what of it could not be kept."""

    record: GameRecord
    headline: Headline
    match: Match
    notice: str = ""


def record_of(match: Match) -> GameRecord:
    """A match as it is kept."""
    position, digest = plain.packed_with_digest(match.state)
    return GameRecord(
        match.setup,
        match.definition.rules_version,
        list(match.log),
        position,
        digest,
        match.decision is None,
        None if match.base is None else msgspec.json.encode(match.base),
        match.pending,
        tuple(match.edits),
    )


def dealt_anew(record: GameRecord) -> GameRecord:
    """The same game with another generator: what comes in one copy tells nothing of what comes in the other."""
    if record.setup.seed is None:
        return record
    import secrets  # seldom needed, and with it comes OpenSSL

    seed = secrets.randbits(_SEED_BITS)
    base = None if record.base is None else _reseeded(record.base, seed)
    return replace(record, setup=replace(record.setup, seed=seed), position=_reseeded(record.position, seed), base=base)


def _reseeded(packed: bytes, seed: int) -> bytes:
    position = msgspec.json.decode(packed, type=dict[str, Any])
    position["chance"] = [seed, 0]
    return msgspec.json.encode(position)


def restored(path: Path | str, record: GameRecord, *, whole: bool = False) -> Restored:
    """The match of a record; every fault is a SaveError of one line.

    Under the rules it was kept with it goes on from its position at once, and its log is played again when somebody
    looks back, or now if it is wanted `whole`: then it must lead to the position. Under other rules the log is played
    again now; where it no longer fits, the position is kept without it.
    """
    try:
        definition = game(record.setup.game)
    except EngineError as error:
        raise SaveError(path, error) from error
    try:
        setup = as_begun(record.setup, record.rules_version, definition)
        return _restored(replace(record, setup=setup), definition, whole)
    except Exception as error:  # the file may hold anything; whatever the rules make of it, it is the file's fault
        raise SaveError(path, _why_unfit(record, definition, error)) from error


def as_begun(setup: Setup, rules_version: int, definition: GameDefinition) -> Setup:
    """The set-up of a game kept under earlier rules: what nobody chose then is played as it was by default then."""
    earlier = [definition.former[version] for version in sorted(definition.former) if rules_version < version]
    if not earlier:
        return setup
    offered = {option.id for option in definition.extra["scenario"](setup.scenario).options}
    former = {key: reading for readings in reversed(earlier) for key, reading in readings.items() if key in offered}
    return replace(setup, options=tuple(sorted({**former, **dict(setup.options)}.items())))


def _restored(record: GameRecord, definition: GameDefinition, whole: bool) -> Restored:
    same = record.rules_version == definition.rules_version
    base = None if record.base is None else _unpacked(record.base)
    if not record.entries:
        return Restored(_with_edits(_not_begun(record, definition, base), record))
    match = _resumed(record, definition, base)
    if same and match.digest() != record.digest:
        raise ReplayError("the saved position does not fit its digest")
    _with_edits(match, record)
    if whole or not same:
        match.catch_up()
    if match.history_lost and same:
        raise ReplayError(match.history_lost)
    if record.pending is not None:
        match.wait_again(record.pending)
    if not match.history_lost:
        return Restored(match)
    notice = (
        f"The game was kept under rules {record.rules_version} of {definition.title}; this program has rules "
        f"{definition.rules_version}. The position is kept, the history before it is not ({match.history_lost})."
    )
    return Restored(match, notice)


def _not_begun(record: GameRecord, definition: GameDefinition, base: dict[str, Any] | None) -> Match:
    """A game that was put away while the very first dice were awaited."""
    match = Match(record.setup, definition, base=base)
    if record.pending is None:
        return lawful(match.begin())
    match.wait_again(record.pending)
    return match if base is None else lawful(match)  # a set-up that has not begun need not be lawful, and is ours


def _resumed(record: GameRecord, definition: GameDefinition, base: dict[str, Any] | None) -> Match:
    position = _unpacked(record.position)
    world = definition.load_world(record.setup.scenario, dict(record.setup.options), record.setup.corrections)
    fits = False
    try:
        first = Match(record.setup, definition, base=base, world=world)
        plain.restore(first.state, position)
        fits = first.digest() == record.digest
        _check_position(first)  # before any rule is asked what comes next: it may be led on for ever
        match = Match.resume(record.setup, record.entries, position, definition=definition, base=base, world=world)
        return lawful(match)
    except Exception:
        if record.rules_version == definition.rules_version:
            if fits and _is_played_into(record, definition, base):
                return Match.replay(record.setup, record.entries, definition=definition, base=base)
            raise
        # a position of other rules may be anything to these; the log may still lead on
        return lawful(Match.replay(record.setup, record.entries, definition=definition, base=base))


def _is_played_into(record: GameRecord, definition: GameDefinition, base: dict[str, Any] | None) -> bool:
    """Whether lawful play led to a position with a fault: that is the program's, and no reason to lose the game."""
    try:
        match = Match.replay(record.setup, record.entries, definition=definition, base=base)
    except Exception:  # the file may hold anything
        return False
    return base is None and not match.edited and match.digest() == record.digest


def _unpacked(packed: bytes) -> dict[str, Any]:
    """A position with no number that would make a rule count for ever."""
    position = msgspec.json.decode(packed, type=dict[str, Any])
    plain.check_numbers(position)
    return position


def _with_edits(match: Match, record: GameRecord) -> Match:
    """Changes by hand stay noted, also those taken back."""
    found = [edit for edit in match.edits if edit not in record.edits]
    match.edits[:] = [*record.edits, *found]
    return match


def lawful(match: Match) -> Match:
    """The same match if the rules can go on from it and it draws from the generator of its game."""
    check_lawful(match)
    _check_generator(match)
    return match


def _check_position(match: Match) -> None:
    if faults := match.faults():
        raise ReplayError(f"the position is not lawful: {faults[0]}")
    _check_generator(match)


def _check_generator(match: Match) -> None:
    chance = match.state.chance
    if chance.seed != match.setup.seed or chance.counter < 0:
        raise ReplayError("the position belongs to another game")


def _why_unfit(record: GameRecord, definition: GameDefinition, error: Exception) -> str:
    reason = f"{error}" if isinstance(error, EngineError) else f"{type(error).__name__}: {error}"
    setup = record.setup
    if record.rules_version == definition.rules_version:
        return f"does not fit {setup.game}/{setup.scenario}: {reason}"
    return (
        f"was kept under rules {record.rules_version} of {setup.game}; this program has rules "
        f"{definition.rules_version} and cannot go on from it: {reason}"
    )
