"""Which corrections make a game that can be played: what does not fit, after an update or by itself, is set aside.

Set aside means: it stays in the file, is told, and is not in force. Each scenario of the game is loaded with the
corrections; the faults that come of it lead to the entries. Where they lead to none, halves are tried.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from desktop.data import cache
from desktop.data.copy.beginning import copy_path
from desktop.data.copy.catalogue import Catalogue
from desktop.data.copy.corrections import Correction, Corrections, Key
from desktop.data.copy.keeping import read_copy
from desktop.data.copy.laying import CorrectedFault, laid, rests_on_place
from desktop.data.copy.meaning import why_not_meant
from desktop.data.copy.operations import shipped_value
from desktop.data.errors import DataError, one_line
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.engine.definition import GameDefinition, game
from desktop.engine.errors import EngineError
from desktop.engine.lawful import why_unlawful
from desktop.engine.match import Match

MOST_ROUNDS = 40


class Aside(Struct, frozen=True):
    """A correction that is not in force, and why."""

    file: str
    entry: str
    reason: str

    @property
    def key(self) -> Key:
        return self.file, self.entry

    def __str__(self) -> str:
        return f"{self.file} {self.entry}: {self.reason}"


class Fit(Struct, frozen=True):
    """What is in force, as a match carries it, and what was set aside."""

    in_force: str
    aside: tuple[Aside, ...] = ()


def catalogue_of(game_id: str) -> Catalogue:
    """The entries of a game that ships."""
    return Catalogue(game_id, game(game_id).extra["shapes"])


def in_force(game_id: str) -> str:
    """The corrections for a new game of the player, as `Setup` carries them; "" if he has none. What is wrong with his
    file is told where he looks after it, and is no reason not to play."""
    if not copy_path(game_id).is_file():
        return ""
    try:
        return fit_of(game_id).in_force
    except DataError:
        return ""


def fit_of(game_id: str) -> Fit:
    """What of the player's file is in force; raises DataError for a file that cannot be read. Worked out once."""
    path = copy_path(game_id)
    if not path.is_file():
        return Fit("")
    corrections = read_copy(game_id)
    key = f"copy-{game_id}-{cache.key_of(_built_of(game_id, path.read_bytes()))}"
    body = cache.fetch_bytes(key)
    if body is not None:
        try:
            return msgspec.json.decode(body, type=Fit)
        except msgspec.MsgspecError:
            pass  # kept by something else
    found = fitted(catalogue_of(game_id), corrections)
    cache.keep_bytes(key, msgspec.json.encode(found))
    return found


def _built_of(game_id: str, content: bytes) -> bytes:
    code = cache.code_of("data", f"games/{game_id}/data")
    files = [
        (path.name, path.stat().st_size, path.stat().st_mtime_ns)
        for folder in (resources_dir() / game_id, scenarios_dir() / game_id)
        for path in sorted(folder.glob("*.yaml"))
    ]
    return msgspec.json.encode((code, files)) + content


def faults_of(catalogue: Catalogue, corrections: Corrections) -> list[Exception]:
    """What is wrong with a game under these corrections, a scenario at a time; none if all can be played."""
    text, found = catalogue.in_force(corrections), []
    definition = game(catalogue.game)
    worlds = {}
    for scenario in catalogue.folder.scenario_ids():
        try:
            worlds[scenario] = definition.load_world(scenario, {}, text)
        except Exception as error:  # the rules may stumble over anything that no check has foreseen
            found.append(error)
    return found or [fault for each in worlds.items() if (fault := _fault_begun(definition, *each, text)) is not None]


def _fault_begun(definition: GameDefinition, scenario: str, world: Any, text: str) -> Exception | None:
    """What breaks when a scenario that loads is begun and laid on the table."""
    try:
        match = Match.new(definition.id, scenario, definition=definition, world=world, corrections=text)
        if reason := why_unlawful(match):
            return EngineError(reason)
        presenter = definition.presenter(world)
        presenter.board()
        for seat in ("", *(seat for seat, _ in presenter.seats())):
            presenter.table(match.state, match.decision, seat)
    except Exception as error:  # whatever stumbles, the corrections made it
        return error
    return None


def fitted(catalogue: Catalogue, corrections: Corrections) -> Fit:
    """As many of the corrections as make a game that can be played."""
    good, aside = _with_a_place(catalogue, corrections)
    sound = _Sieve(catalogue, good).sifted()
    aside += [Aside(*key, reason) for key, reason in sound.reasons.items()]
    return Fit(catalogue.in_force(sound.left), tuple(aside))


def _with_a_place(catalogue: Catalogue, corrections: Corrections) -> tuple[Corrections, list[Aside]]:
    """Those whose entry is there, and where it is known by its place alone, is what it was."""
    aside: list[Aside] = []
    good: list[Correction] = []
    for correction in corrections:
        reason = _why_no_place(catalogue, correction)
        if reason:
            aside.append(Aside(correction.file, correction.entry, reason))
        else:
            good.append(correction)
    return Corrections.made(corrections.game, good), aside


def _why_no_place(catalogue: Catalogue, correction: Correction) -> str:
    document = catalogue.documents.get(correction.file)
    if document is None:
        return "there is no such file"
    try:
        laid(document, correction.file, list(Corrections.made(catalogue.game, [correction]).changes()))
    except DataError as error:
        return error.faults[0].reason
    entry = catalogue.entries.get(correction.key)
    for field, value in correction.changed.items():
        if entry is not None and (reason := why_not_meant(entry, field, value)):
            return reason
    for field, was in correction.was.items():
        if rests_on_place(correction.entry, field) and (entry is None or shipped_value(entry, field) != was):
            return f"{field}: the list was changed since"
    return ""


class _Sieve:
    """Takes out what keeps the scenarios from loading."""

    def __init__(self, catalogue: Catalogue, corrections: Corrections) -> None:
        self._catalogue = catalogue
        self.left = corrections
        self.reasons: dict[Key, str] = {}

    def sifted(self) -> _Sieve:
        for _ in range(MOST_ROUNDS):
            errors = faults_of(self._catalogue, self.left)
            if not errors:
                return self
            led = {fault for error in errors if isinstance(error, DataError) for fault in _led(error)}
            keys = {(fault.of_file, fault.entry): fault.reason for fault in led}
            found = {key: reason for key, reason in keys.items() if self.left.get(key)}
            if not found:
                self._halve(_told(errors[0]))
                return self
            self._take_out(found)
        self._take_out({correction.key: "too much is wrong beside it" for correction in self.left})
        return self

    def _take_out(self, found: dict[Key, str]) -> None:
        self.left = self.left.without(*found)
        self.reasons.update(found)

    def _halve(self, reason: str) -> None:
        """Where a fault leads to no entry: keep what can be kept, a half at a time."""
        kept: list[Correction] = []
        waiting = [list(self.left)]
        while waiting:
            part = waiting.pop()
            if self._loads([*kept, *part]):
                kept += part
            elif len(part) == 1:
                self.reasons[part[0].key] = reason
            else:
                waiting += [part[len(part) // 2 :], part[: len(part) // 2]]
        self.left = self.left.without(*self.reasons)

    def _loads(self, corrections: Iterable[Correction]) -> bool:
        return not faults_of(self._catalogue, Corrections.made(self._catalogue.game, corrections))


def _told(error: Exception) -> str:
    """A fault in a line."""
    told = str(error) if isinstance(error, DataError | EngineError) else f"{type(error).__name__}: {error}"
    return one_line((told.splitlines() or [""])[0])


def _led(error: DataError) -> list[CorrectedFault]:
    return [fault for fault in error.faults if isinstance(fault, CorrectedFault)]
