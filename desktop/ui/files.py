"""Files: the library of games, and what is written for others: copies, logs, pictures, sheets. Dialogs are opened,
never waited for; a disk that fails is told of in one line."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt

from desktop.controller.keeping import FAILING, Keeping
from desktop.controller.table import Table, people
from desktop.data.errors import DataError
from desktop.data.headline import Headline
from desktop.data.library import Kept, Library
from desktop.data.saves import SUFFIX, SaveError
from desktop.data.shared import KINDS, is_shared
from desktop.engine.definition import Options
from desktop.engine.errors import EngineError
from desktop.engine.match import Match
from desktop.views.concession import table_of

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow

T = TypeVar("T")
SEED_BITS = 62
UNKEPT = Path("on-the-table")
"""Stands for the file of a game that has none: nothing was done in it yet, or the disk fails."""
FAULTS = (SaveError, DataError, EngineError, OSError, ValueError)


def _row(path: Path, table: Table) -> Kept:
    """The game on the table as a list of games shows it."""
    match = table.match
    return Kept(
        path,
        match.setup.game,
        match.setup.scenario,
        table.headline(),
        match.position,
        match.decision is None,
        match.edited,
        table.keeping.view.when,
    )


class Files(QObject):
    """Everything of a window that touches the disk."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._listed: list[tuple[str, int]] | None = None
        """What lay in the library when it was listed last."""

    @property
    def library(self) -> Library:
        return self._window.settings.library

    @property
    def on_table(self) -> Path | None:
        """The file of the game on the table."""
        table = self._window.game
        return table.keeping.path if table is not None else None

    def show_library(self) -> None:
        """Bring the start page up to date: what is kept, and the game on the table also where it is not."""
        self._listed = self.library.traces()
        games, here, table = self.library.games(), self.on_table, self._window.game
        if table is not None and not table.keeping.read_only and here not in [kept.path for kept in games]:
            here = here or UNKEPT
            games = [_row(here, table), *games]
        self._window.start.show_library(games, self.library.binned(), here)

    def look_again(self) -> None:
        """List the games anew if another program has begun, played or thrown away one meanwhile."""
        if self._listed is not None and not self._window.at_table and self._listed != self.library.traces():
            self.show_library()

    def picture(self, path: Path) -> bytes:
        """The picture of a kept game, drawn now if it has none."""
        from desktop.data.game_file import GameFile
        from desktop.ui.paint.picture import picture_bytes, public_picture

        if kept := self.library.picture(path):
            return kept
        try:
            match = GameFile.read(path).match
            presenter = match.definition.presenter(match.world)
            return picture_bytes(public_picture(presenter.board(), table_of(presenter, match, "")))
        except Exception:  # a picture is not worth a message; opening the game will say what is wrong
            return b""

    # -- beginning ---------------------------------------------------------------------------------
    def new_game(
        self,
        game_id: str,
        scenario: str,
        options: Options,
        by_hand: bool,
        players: Mapping[str, str],
        handover: str,
        study: str = "",
        programs: Mapping[str, str] | None = None,
        advised: bool = True,
        *,
        brief: bool = True,
    ) -> None:
        """Put a new game on the table; the one that lies there is kept. The dice of a `study` game come from its
        number, and it says so wherever it is named; `programs` are the levels of the seats that the program plays,
        `advised` is whether it may be asked what it would do."""
        import secrets  # comes with OpenSSL, which a start can do without

        from desktop.data.copy.beginning import corrections_for  # not among what a start needs

        own = corrections_for(game_id)

        def make() -> Match:
            if study:
                return Match.new(game_id, scenario, options, seed=int(study), corrections=own)
            seed = None if by_hand else secrets.randbits(SEED_BITS)
            match = Match.new(game_id, scenario, options, seed=seed, corrections=own)
            match.stir()
            return match

        match = self._made(make)
        if match is not None:
            seats = tuple(sorted((programs or {}).items()))
            headline = Headline(
                players=people(players), handover=handover, study=study, programs=seats, advised=advised
            )
            self.leave(lambda: self._begin(match, headline, brief))

    def _begin(self, match: Match, headline: Headline, brief: bool) -> None:
        if brief:
            self._window.briefing.expect(match)
        self._window.begin(match, headline)

    def go_on(self, path: Path) -> None:
        """Back to the game on the table, or put another one there."""
        if path == UNKEPT or self._is_on_table(path):
            self._window.return_to_game()
        else:
            self.leave(lambda: self._put_on_table(path))

    def _is_on_table(self, path: Path) -> bool:
        """Whether this is the file of the game on the table, by whatever way it is named."""
        try:
            return self.on_table is not None and os.path.realpath(path) == os.path.realpath(self.on_table)
        except (OSError, ValueError):
            return False

    def _put_on_table(self, path: Path) -> None:
        opened = self._made(lambda: self.library.open(path))
        if opened is None:
            return
        file, found = opened
        keeping = Keeping(self.library, file) if file is not None else Keeping.looking_only(found.notice)
        self._window.begin_kept(found.match, keeping, found.headline)
        if found.notice:
            self._window.status.say(found.notice)

    def open(self, path: str) -> None:
        """Open a file; a game from elsewhere is copied into the library first, anything else is shown first."""
        if not path:
            known = " ".join(f"*{suffix}" for suffix in (SUFFIX, ".json", ".journal", *KINDS))
            self.ask(self.tr("Open a game"), self.open, f"Sandtable ({known});;{self.tr('All files')} (*)")
            return
        if is_shared(path):
            from desktop.ui.coming_in import offer  # seldom, and not at the start

            offer(self._window, Path(path))
            return
        self.go_on(Path(path))

    def _made(self, make: Callable[[], T]) -> T | None:
        try:
            return make()
        except FAULTS as error:
            self.say(self.tr("This game cannot be opened"), str(error))
        except Exception as error:
            self._window.controller.report(error, stands=False)
        return None

    def bring_in_old(self) -> None:
        """Copy what earlier versions saved into the library, once; what was brought in is told on the start page."""
        settings = self._window.settings
        places = (settings.saves_dir, settings.journal_dir, *settings.recent())
        try:
            brought = self.library.bring_in_old(places)
        except FAULTS as error:
            self._window.status.say(str(error))
            return
        if brought:
            self._window.start.say_brought_in([each.notice for each in brought])
            self.show_library()

    # -- the library -------------------------------------------------------------------------------
    def _tidy(self, change: Callable[[], object]) -> bool:
        """Change something in the library and show it; a failure is told in one line."""
        try:
            change()
            done = True
        except FAULTS as error:
            self.say(self.tr("This cannot be done"), str(error))
            done = False
        self.show_library()
        return done

    def _kept(self, path: Path) -> Path:
        """The file of a game: one on the table that was only begun has none before something is wished of it."""
        table = self._window.game
        if path == UNKEPT and table is not None:
            table.keep(untouched=True)
        return self.on_table or path if path == UNKEPT else path

    def rename(self, path: Path, name: str) -> None:
        path, table = self._kept(path), self._window.game
        if table is not None and self._is_on_table(path):
            table.name = name.strip()
            table.keep()
            self.show_library()
            if table.keeping.view.state == FAILING:
                self.say(self.tr("This cannot be done"), table.keeping.view.reason)
        else:
            self._tidy(lambda: self.library.rename(path, name))

    def duplicate(self, path: Path) -> None:
        path = self._kept(path)
        self._tidy(lambda: self.library.duplicate(path))

    def throw_away(self, path: Path) -> None:
        """Into the bin; the game on the table leaves the table first."""
        if path == UNKEPT:
            self.leave(self._clear_table)
            return
        if self._is_on_table(path):
            self._window.put_game_away()
        kept = next((kept for kept in self.library.games() if kept.path == path), None)
        moved: list[Path] = []
        if self._tidy(lambda: moved.append(self.library.throw_away(path))):
            name = (kept.headline.name or kept.headline.scenario) if kept is not None else path.stem
            self._window.start.say_thrown_away(name, moved[0])

    def _clear_table(self) -> None:
        self._window.put_game_away()
        self.show_library()

    def put_back(self, path: Path) -> None:
        self._tidy(lambda: self.library.put_back(path))

    def empty_bin(self) -> None:
        self._tidy(self.library.empty_bin)

    def show_in_folder(self, path: Path) -> None:
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._kept(path).parent)))

    def export(self, path: Path) -> None:
        """Write a copy for somebody else. It holds everything, also what is secret, and the dialog says so."""
        title = self.tr("Export a copy: it holds everything, also hands and draw piles")
        path = self._kept(path)
        name = f"{path.stem}{SUFFIX}"

        def write(target: str) -> None:
            if self._tidy(lambda: self.library.export(path, Path(target))):
                self._window.status.say(self.tr("Written: {0}").format(target))

        kinds = f"Sandtable (*{SUFFIX});;{self.tr('Text for exchange')} (*.json)"
        self.ask(title, write, kinds, name, SUFFIX)

    # -- keeping -----------------------------------------------------------------------------------
    def save(self) -> None:
        """Every action is kept by itself; say whether it is."""
        table = self._window.game
        if table is None or self._window.trying:
            self._window.status.say(self.tr("A trial is not kept; “Keep this trial as a game” makes it one."))
            return
        table.keep()
        view = table.keeping.view
        if view.state == FAILING:
            self.say(self.tr("Not kept"), view.reason)
        elif table.keeping.read_only:
            self.say(self.tr("Not kept"), table.keeping.read_only)
        elif table.keeping.path is None:
            self._window.status.say(self.tr("The game is kept from its first action on."))
        else:
            self._window.status.say(self.tr("Kept at {0}.").format(f"{datetime.fromtimestamp(view.when):%H:%M:%S}"))

    def save_as(self) -> None:
        """A copy under a name, in the library; the game on the table goes on as it is."""
        from desktop.ui.dialogs.naming import NameDialog

        dialog = NameDialog(self.tr("Save a copy under a name"), self._copy_name(), self._window)
        dialog.named.connect(self._save_copy)
        dialog.open()

    def _copy_name(self) -> str:
        headline = self._window.controller.table.headline()
        return f"{headline.name or headline.scenario}, {headline.turn}"

    def _save_copy(self, name: str) -> None:
        """Of whatever is on the table: the game, or a trial that becomes a game of its own."""
        table = self._window.controller.table
        headline = replace(table.headline(), name=name)
        if self._window.trying:  # a trial lies open; what becomes a game hides what games hide
            headline = replace(headline, handover=self._window.settings.handover)
        try:
            self.library.begin(table.copied(), headline).close()
        except FAULTS as error:
            self.say(self.tr("Not saved"), str(error))
        else:
            self._window.status.say(self.tr("Saved as a copy: {0}").format(name))

    def keep_elsewhere(self) -> None:
        """Where the library cannot be written: keep the game on the table in another file."""
        table = self._window.game
        if table is None:
            return

        def write(target: str) -> None:
            try:
                table.keeping.elsewhere(Path(target), table.match, table.headline())
            except FAULTS as error:
                self.say(self.tr("Not kept"), str(error))
            else:
                self._window.status.say(self.tr("Kept from now on in {0}").format(target))

        name = f"{table.match.setup.scenario}{SUFFIX}"
        self.ask(self.tr("Keep the game elsewhere"), write, f"Sandtable (*{SUFFIX})", name, SUFFIX)

    def leave(self, then: Callable[[], object]) -> None:
        """Do what takes the game off the table; where that would lose its last actions, only if it is meant."""
        table = self._window.game
        if table is None or table.is_kept():
            then()
            return
        from PySide6.QtWidgets import QMessageBox

        view = table.keeping.view
        words = self.tr("What was played since {0} is only in memory: it is lost if the game leaves the table.").format(
            f"{datetime.fromtimestamp(view.when):%H:%M}"
        )
        box = QMessageBox(QMessageBox.Icon.Warning, self.tr("Not kept"), words, parent=self._window)
        box.setInformativeText(view.reason)
        stay = box.addButton(self.tr("Stay"), QMessageBox.ButtonRole.RejectRole)
        elsewhere = box.addButton(self.tr("Keep it elsewhere…"), QMessageBox.ButtonRole.ActionRole)
        lose = box.addButton(self.tr("Lose it"), QMessageBox.ButtonRole.DestructiveRole)
        for name, button in (("stay-with-it", stay), ("keep-it-first", elsewhere), ("lose-it", lose)):
            button.setObjectName(name)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        elsewhere.clicked.connect(self.keep_elsewhere)
        lose.clicked.connect(then)
        box.finished.connect(box.deleteLater)
        box.open()

    # -- asking and telling ------------------------------------------------------------------------
    def ask(self, title: str, then: Callable[[str], None], kinds: str, name: str = "", suffix: str = "") -> None:
        """Open a file dialog; `then` gets the path if one is chosen. With a `name` it is for writing, and asks before
        a file is overwritten, also one whose suffix was left out."""
        from PySide6.QtWidgets import QFileDialog  # seldom needed, and not at the start

        dialog = QFileDialog(self._window, title)
        dialog.setNameFilter(kinds)
        if name:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix(suffix.removeprefix("."))
            dialog.selectFile(name)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(then)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def say(self, title: str, words: str) -> None:
        from PySide6.QtGui import QIcon
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.Warning, title, words, QMessageBox.StandardButton.Close, self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)  # words may be from a file
        box.button(QMessageBox.StandardButton.Close).setIcon(QIcon())  # which is not ours
        box.finished.connect(box.deleteLater)
        box.open()
