"""A model of the table: every command in any order, and after each one what must hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hypothesis import note
from hypothesis.stateful import RuleBasedStateMachine
from PySide6.QtCore import QCoreApplication

from desktop.controller.game_controller import GameController
from desktop.controller.keeping import FAILING, Keeping
from desktop.controller.options import ControllerOptions
from desktop.controller.stages import (
    AskingConsent,
    Confirming,
    Editing,
    EnteringDice,
    Finished,
    HandingOver,
    LookingBack,
    Playing,
)
from desktop.controller.table import Table, described
from desktop.data.errors import SaveError
from desktop.data.game_file import GameFile
from desktop.data.headline import Headline
from desktop.data.library import Library
from desktop.engine.match import Match
from tests.controller.model_plans import PLANS, Dice, Disk, Plan, Unpredictable, some_folder
from tests.controller.model_rights import AGREED, LOOKED, PLAYED, Moment, unkept, wrongs
from tests.controller.model_screen import Screen

MOST_STEPS_ON = 80
"""A way on that is longer is none."""


class TableModel(RuleBasedStateMachine):
    """A controller, the screen before the players, and the games that lie in the library.

    Attributes:
        plan: the scenario that is played.
        aside: the game that waits while an example's trial is on the table.
        shelf: the games that lie on no table, as they were left, by file.
    """

    plan: Plan = PLANS["tiny"]

    def __init__(self) -> None:
        super().__init__()
        self._folder = some_folder()
        self.home = Path(self._folder.name)
        self.random, self.disk, self.dice = Unpredictable(), Disk(), Dice()
        self.library = Library(self.home / "games", described)
        self.controller = GameController(ControllerOptions("needed", set(), self.library, self.home / "reports"))
        self.screen = Screen(self.controller)
        self.aside: Table | None = None
        self.trying = False
        self.held: list[GameFile] = []
        self.shelf: dict[Path, Any] = {}
        self._bytes: dict[Path, bytes] = {}
        self._number = 0
        self._sound = True

    def teardown(self) -> None:
        try:
            if self._sound:
                self.walk_on()
                self.look_at_shelf()
        finally:
            self.controller.close()
            if self.aside is not None:
                self.aside.put_away()
            self.let_go()
            self.disk.stop()
            self.dice.stop()
            self.random.stop()
            self._folder.cleanup()

    # -- commands ----------------------------------------------------------------------------------
    @contextmanager
    def doing(self, words: str, kind: str = PLAYED, *, touches: tuple[Path, ...] = ()) -> Iterator[None]:
        """A command, and everything that must hold after it."""
        self._number += 1
        note(f"{self._number:3}. {words}")
        before = Moment.of(self.controller.table) if self.controller.has_table else None
        self._sound = False
        self.screen.heard.clear()
        yield
        if self.controller.has_table:
            table = self.controller.table
            self.screen.note_hands(table.match)
            note(f"     {type(table.stage).__name__} {table.seat or '-'}, {table.match.position} entries")
        faults = [*self.screen.faults, *self.dice.faults]
        if before is not None and self.controller.has_table and self.controller.table is before.table:
            faults += wrongs(before, kind)
            faults += self._own_file(before, kind)
        faults += self._around(touches)
        assert not faults, f"after {words}: " + "; ".join(faults)
        self._sound = True

    def _own_file(self, before: Moment, kind: str) -> list[str]:
        """A file that was only looked at is not written to."""
        path = before.table.keeping.path
        if path is None or not path.exists():
            return []
        found, self._bytes[path] = self._bytes.get(path), path.read_bytes()
        looked = kind == LOOKED and found is not None and before.table.keeping.view.state != FAILING
        return ["looking has written to the file"] if looked and found != self._bytes[path] else []

    def _around(self, touches: tuple[Path, ...]) -> list[str]:
        """The screen fits the stage, the disk holds the game, and no other game was touched."""
        found: list[str] = []
        on_table = self._tables()
        if self.controller.has_table and not self.controller.dragging:
            found += self.screen.misfits()
            found += unkept(self.controller.table)
        played = {table.keeping.path for table in on_table}
        there = sorted(self.library.folder.glob("*.sandtable"))
        for path in there:
            data = path.read_bytes()
            if path in self._bytes and path not in played and path not in touches and self._bytes[path] != data:
                found.append(f"{path.name} was written to")
            self._bytes[path] = data
        lost = [path.name for path in self._bytes if path not in there and path not in touches]
        return found + [f"{name} is gone" for name in lost if (self.library.folder / name) in self.shelf]

    def _tables(self) -> list[Table]:
        on_table = [self.controller.table] if self.controller.has_table else []
        return on_table + ([self.aside] if self.aside is not None else [])

    # -- games -------------------------------------------------------------------------------------
    @property
    def stage(self) -> object:
        return self.controller.table.stage if self.controller.has_table else None

    @property
    def match(self) -> Match:
        return self.controller.match

    @property
    def path(self) -> Path | None:
        """The file of the game on the table."""
        return self.controller.table.keeping.path if self.controller.has_table else None

    def others(self) -> list[Path]:
        """Games that lie on no table and that nobody has open."""
        played = {table.keeping.path for table in self._tables()} | {file.path for file in self.held}
        return [kept.path for kept in self.library.games() if kept.path not in played]

    def let_go(self) -> None:
        """The other program closes the games it had open."""
        for file in self.held:
            file.close()
        self.held.clear()

    @contextmanager
    def leaving(self) -> Iterator[tuple[Path, ...]]:
        """The game leaves the table, and a trial with it: remember how; what cannot be kept now never will be."""
        self.end_trial_quietly()
        table = self.controller.table if self.controller.has_table else None
        told = Moment.of(table).seen if table is not None and not self.controller.dragging else None
        gone = table is not None and table.keeping.view.state == FAILING and bool(self.disk.broken)
        if gone:
            self.dice.forget()
        path = table.keeping.path if table is not None and not table.keeping.read_only else None
        if path is not None:
            self.shelf[path] = None if gone else told
        yield (path,) if path is not None else ()
        if path is None and table is not None and table.keeping.path is not None:
            self.shelf[table.keeping.path] = told  # a last attempt to keep it

    def end_trial_quietly(self) -> None:
        if self.trying:
            self.controller.close()
            self.controller.take_up(self.aside)
            self.aside, self.trying = None, False

    def put_on_table(self, path: Path) -> None:
        """Open a kept game as the window does."""
        file, opened = self.library.open(path)
        keeping = Keeping(self.library, file) if file is not None else Keeping.looking_only(opened.notice)
        self.screen.leave()
        self.controller.begin_kept(opened.match, keeping, opened.headline)
        wanted = self.shelf.get(path)
        if wanted is not None:
            found = Moment.of(self.controller.table).seen
            if path.parent != self.library.folder:  # how hands are hidden is agreed anew
                wanted, found = (*wanted[:4], "", ""), (*found[:4], "", "")
            parts = zip(("log", "digest", "dice", "edits", "handover", "headline"), wanted, found, strict=True)
            assert wanted == found, [f"{name}: {one} -> {other}" for name, one, other in parts if one != other]

    def allowed_to_fail(self, change: Callable[[], Any]) -> Any:
        """Something done to the library; a disk that fails is told of in one line."""
        told = ""
        try:
            return change()
        except SaveError as error:
            told = str(error)
        assert self.disk.broken or self.held, told
        assert "\n" not in told
        return None

    # -- a way on ----------------------------------------------------------------------------------
    def walk_on(self) -> None:
        """Whatever stands there, somebody can play on or the game is over."""
        self.disk.broken = ""
        if not self.controller.has_table:
            return
        for _ in range(MOST_STEPS_ON):
            if isinstance(self.stage, Finished) or self.controller.table.keeping.read_only:
                return
            if isinstance(self.stage, Playing | EnteringDice) and not self.controller.dragging:
                before = Moment.of(self.controller.table)
                self._play_first()
                if Moment.of(self.controller.table).played != before.played:
                    return
            self._step_on()
        raise AssertionError(f"there is no way on from {self.stage}")

    def _step_on(self) -> None:
        stage, control = self.stage, self.controller
        with self.doing(f"(on from {type(stage).__name__})", AGREED if isinstance(stage, AskingConsent) else PLAYED):
            match stage:
                case HandingOver():
                    self.screen.sit_down()
                    control.take_seat()
                case AskingConsent() | Confirming():
                    control.answer(isinstance(stage, Confirming))
                case LookingBack():
                    control.back_to_present()
                case Editing():
                    control.set_edit_mode(False)
                case _:
                    control.cancel_drag()

    def _play_first(self) -> None:
        decision = self.match.decision
        assert decision is not None
        action = str(decision.actions[0])
        with self.doing(f"(play {action})"):
            self.controller.play(action)

    def look_at_shelf(self) -> None:
        """Every game that was put away is there as it was left."""
        on_table = {table.keeping.path for table in self._tables()}
        for path, told in self.shelf.items():
            if told is not None and path not in on_table:
                found = Moment.of(Table(*_opened(path))).seen
                assert found == told, f"{path.name} was left as {told} and is {found}"

    def come_to_table(self) -> None:
        """Somebody mostly sits down before anything is done."""
        if isinstance(self.stage, HandingOver) and self._number % 4:
            with self.doing("(sit down)", LOOKED):
                self.screen.sit_down()
                self.controller.take_seat()

    def wait(self) -> None:
        """Time passes: what was put off to later happens."""
        for _ in range(3):
            QCoreApplication.processEvents()


def _opened(path: Path) -> tuple[Match, Keeping, Headline]:
    opened = GameFile.read(path)
    return opened.match, Keeping(None), opened.headline


def new_headline(handover: str) -> Headline:
    return Headline(name="A game", players=(("red", "Ann"),), handover=handover)
