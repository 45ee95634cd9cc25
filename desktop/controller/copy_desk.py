"""The owner's copy of a game while he works on it: each change is kept at once, and what is wrong is told in a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from msgspec import UNSET
from PySide6.QtCore import QObject, QTimer, Signal

from desktop.data.copy.corrections import Corrections, Key
from desktop.data.copy.fitting import Aside
from desktop.data.copy.laying import CorrectedFault, entry_key
from desktop.data.copy.operations import record_that_may_go, shipped_value
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.copy.place_names import PlaceNames
from desktop.data.copy.sheets import Cell
from desktop.data.copy.words import NONE, shown, title_of, typed
from desktop.data.errors import DataError
from desktop.data.game_files import SCENARIOS
from desktop.engine.definition import game
from desktop.engine.errors import EngineError
from desktop.views.pieces import Pictured
from desktop.views.presenter import Presenter

CHECK_MS = 900
"""So long after the last change it is asked whether the game can be played with all of them."""
NOUGHT: Mapping[str, Any] = {"whole": 0, "yes_no": False, "text": "", "list": []}
"""What a figure is that was not there."""


class CopyDesk(QObject):
    """A copy, worked on by a window.

    Signals:
        changed: something is otherwise than it was.
        refused: why the last act was not done; "" when one was.
        kept: why the file could not be written; "" when it is.
        checked: what is set aside when a game begins now, a tuple of Aside.
    """

    changed = Signal()
    refused = Signal(str)
    kept = Signal(str)
    checked = Signal(object)

    def __init__(self, copy: OwnCopy, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.copy = copy
        self.places = PlaceNames(copy)
        self.aside: tuple[Aside, ...] = ()
        self.unkept = ""
        self._presenters: dict[str, Presenter | None] = {}
        self._faults: dict[str, str] = {}
        self._faulty: dict[Key, str] = {}
        self._scenarios = list(copy.catalogue.folder.scenario_ids())
        self._left: list[str] = []
        self._soon = QTimer(self, singleShot=True, interval=CHECK_MS)
        self._soon.timeout.connect(self.check)
        self._step = QTimer(self, interval=0)
        self._step.timeout.connect(self._check_next)

    # -- doing -------------------------------------------------------------------------------------
    def do(self, act: Callable[[], Any]) -> bool:
        """Carry out a change and keep it; False, with the reason told, if it cannot be."""
        before = self.copy.corrections
        try:
            act()
        except DataError as error:
            self.refused.emit(reason_of(error))
            return False
        self.refused.emit("")
        if self.copy.corrections is not before:
            self._changed()
        return True

    def enter(self, cell: Cell, text: str) -> bool:
        """Put what is typed into a cell."""
        return self.enter_all([(cell, text)])

    def enter_all(self, entered: Iterable[tuple[Cell, str]]) -> bool:
        """Put what is typed into several cells, as one step: all or none."""
        changes: dict[Key, dict[str, Any]] = {}
        for cell, text in entered:
            if not text.strip() and self.copy.value(cell.key, cell.path) is UNSET:
                continue
            if text.strip() == NONE and (whole := self.may_go(cell)):
                changes.setdefault(cell.key, {})[whole] = None
                continue
            try:
                value = typed(self._meant(cell, text), cell.shape)
            except ValueError as error:
                self.refused.emit(f"{title_of(cell.path, self.copy.catalogue.names)}: {error}")
                return False
            changes.setdefault(cell.key, {}).update(_completed(self.copy, cell, value))
        return self.do(lambda: self._change(changes))

    def may_go(self, cell: Cell) -> str:
        """The record that is taken out by saying that there is nothing: the back of a counter; "" if it must stay."""
        return "" if cell.shape.optional else record_that_may_go(self.copy.entry(cell.key), cell.path)

    def _meant(self, cell: Cell, text: str) -> str:
        """What is typed, with the ids of places for their names."""
        is_place = self.places.is_place(cell.key, cell.path, cell.shape)
        return self.places.meant(text, cell.shape) if is_place else text

    def shown(self, cell: Cell, value: Any) -> str:
        """What stands in a cell, with the names of places for their ids."""
        told = shown(value, cell.shape)
        return self.places.shown(told) if self.places.is_place(cell.key, cell.path, cell.shape) else told

    def _change(self, changes: Mapping[Key, Mapping[str, Any]]) -> None:
        if len(changes) == 1:
            for key, values in changes.items():
                self.copy.change(key, values)
        else:
            self.copy.change_all(changes)

    def as_it_ships(self, cells: Iterable[Cell]) -> bool:
        """The figures of these cells as they were before the owner came."""
        changes: dict[Key, dict[str, Any]] = {}
        for cell in cells:
            shipped = shipped_value(self.copy.entry(cell.key), cell.path)
            if shipped is not UNSET:
                changes.setdefault(cell.key, {})[cell.path] = shipped
        return self.do(lambda: self._change(changes))

    def undo(self) -> None:
        self.do(self.copy.undo)

    def redo(self) -> None:
        self.do(self.copy.redo)

    def keep(self) -> None:
        """Write the file; what cannot be written stays here, and is tried again with the next change."""
        try:
            self.copy.keep()
            self.unkept = ""
        except DataError as error:
            self.unkept = reason_of(error)
        self.kept.emit(self.unkept)

    def _changed(self) -> None:
        self._presenters.clear()
        self._faults.clear()
        self._faulty.clear()
        self.keep()
        self._soon.start()
        self._step.stop()
        self.changed.emit()

    # -- looking -----------------------------------------------------------------------------------
    def pictured(self, key: Key, kind: str) -> Pictured | None:
        """How an entry looks now; None if it is not seen, or if the game cannot be made as it is (see `fault`)."""
        presenter = self.presenter(self.scenario_of(key))
        found = getattr(presenter, "pictured", None)
        return found(kind, entry_key(key[1])) if found is not None else None

    def scenario_of(self, key: Key) -> str:
        """A scenario in which the entry is seen."""
        file = key[0]
        if file.startswith(f"{SCENARIOS}/"):
            return file.partition("/")[2]
        part = file.partition("-")[2]
        documents = self.copy.catalogue.documents
        for scenario in self._scenarios if part else ():
            data = documents[f"{SCENARIOS}/{scenario}"].data
            if part in (data.get("map"), data.get("setup")) or part in data.get("units", ()):
                return scenario
        return self._scenarios[0]

    def presenter(self, scenario: str) -> Presenter | None:
        """What shows a scenario with what is changed; None if it cannot be made."""
        if scenario not in self._presenters:
            self._presenters[scenario] = self._made(scenario, self.copy.corrections)
        return self._presenters[scenario]

    def _made(self, scenario: str, corrections: Corrections) -> Presenter | None:
        """With these corrections; without those that keep it from being made."""
        definition = game(self.copy.game)
        try:
            text = self.copy.catalogue.in_force(corrections)
            return cast(Presenter, definition.presenter(definition.load_world(scenario, {}, text)))
        except (DataError, EngineError, KeyError, ValueError) as error:
            self._faults.setdefault(scenario, reason_of(error))
            wrong = _led_to(error)
            for key, reason in wrong.items():
                self._faulty.setdefault(key, reason)
            left = corrections.without(*wrong)
            return self._made(scenario, left) if len(left) < len(corrections) else None

    def fault(self, scenario: str) -> str:
        """Why a scenario cannot be made with all that is changed; "" if it can."""
        self.presenter(scenario)
        return self._faults.get(scenario, "")

    def fault_of(self, key: Key) -> str:
        """Why an entry as it is now is not in force; "" if it is."""
        found = next((each.reason for each in self.aside if each.key == key), "")
        return plain_reason(key, found or self._faulty.get(key, ""))

    # -- checking ----------------------------------------------------------------------------------
    def check(self) -> None:
        """Ask of each scenario whether it can be played, a little at a time."""
        self._left = list(self._scenarios)
        self._step.start()

    def check_at_once(self) -> None:
        """As `check`, and done when this returns."""
        self._left = list(self._scenarios)
        while self._left:
            self._check_next()

    def _check_next(self) -> None:
        scenario = self._left.pop() if self._left else ""
        if scenario and self.fault(scenario):
            self._end_check(self.copy.aside())
        elif not self._left:
            self._end_check(())

    def _end_check(self, aside: tuple[Aside, ...]) -> None:
        self._left = []
        self._step.stop()
        self._soon.stop()
        self.aside = aside
        self.checked.emit(aside)

    def close(self) -> None:
        """Nobody looks any more."""
        self._soon.stop()
        self._step.stop()
        if self.unkept:
            self.keep()


def reason_of(error: Exception) -> str:
    """One line: the first fault, without the file that the program wrote."""
    if isinstance(error, DataError) and error.faults:
        fault = error.faults[0]
        reason = fault.reason
        if isinstance(fault, CorrectedFault):
            reason = reason.removeprefix(f"{fault.of_file}: ")
        return reason.splitlines()[0] if reason else str(error)
    return str(error).splitlines()[0] if str(error) else type(error).__name__


def _led_to(error: Exception) -> dict[Key, str]:
    """The entries at which faults lie, with their reasons."""
    faults = error.faults if isinstance(error, DataError) else ()
    return {(each.of_file, each.entry): each.reason for each in faults if isinstance(each, CorrectedFault)}


def plain_reason(key: Key, reason: str) -> str:
    """A reason beside the entry that it speaks of: the field in words, and what is wrong."""
    file, entry = key
    told = reason.removeprefix(f"{file}: ").removeprefix(entry)
    field, found, what = told.removeprefix(" (").partition("): ")
    if found and told.startswith(" ("):
        return f"{title_of(field)}: {what}"
    return told.removeprefix(": ")


def _completed(copy: OwnCopy, cell: Cell, value: Any) -> dict[str, Any]:
    """What is to be changed so that a field has a value; where its record is missing, the other figures are nought."""
    if copy.value(cell.key, cell.path) is not UNSET:
        return {cell.path: value}
    above = cell.path.rpartition("/")[0]
    beside = [each for each in copy.fields(cell.key) if each.path.rpartition("/")[0] == above]
    nought = {each.path: NOUGHT[each.shape.kind] for each in beside if each.shape.kind in NOUGHT}
    return {**nought, cell.path: value}
