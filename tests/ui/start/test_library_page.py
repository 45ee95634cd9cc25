"""The start page on a real library: what is done on the page is done to the files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from desktop.data.headline import Headline
from desktop.data.library import Library
from desktop.engine.match import Match
from desktop.ui.kept.layout import FOLD, GO
from desktop.ui.paint.picture import picture_bytes, public_picture
from desktop.ui.start_page import StartPage
from desktop.views.table import TableView
from tests.ui.start.conftest import choose, press, rows


@pytest.fixture
def library(tmp_path: Path) -> Library:
    made = Library(tmp_path / "games")
    for name in ("First", "Second"):
        match = Match.new("tiny", "meeting", seed=1)
        headline = Headline(name=name, title="Tiny", scenario="A meeting", turn="Turn 1", decider="Red")
        file = made.begin(match, headline)
        match.play(match.decision.actions[0])
        file.keep(match, headline)
        board = match.definition.presenter(match.world).board()
        file.keep_picture(picture_bytes(public_picture(board, TableView("", "Turn 1", (), None, ()))))
        file.close()
    return made


@pytest.fixture
def listed(page: StartPage, library: Library) -> StartPage:
    """The page wired to the library, as a window would do it."""

    def show() -> None:
        page.show_library(library.games(), library.binned(), None)

    def throw_away(path: Path) -> None:
        name = next(kept.headline.name for kept in library.games() if kept.path == path)
        target = library.throw_away(path)
        show()
        page.say_thrown_away(name, target)

    page.set_picture_source(library.picture)
    page.kept.rename.connect(lambda path, name: (library.rename(path, name), show()))
    page.kept.duplicate.connect(lambda path: (library.duplicate(path), show()))
    page.kept.put_back.connect(lambda path: (library.put_back(path), show()))
    page.kept.empty_bin.connect(lambda: (library.empty_bin(), show()))
    page.kept.throw_away.connect(throw_away)
    show()
    return page


def test_the_games_of_the_library_are_listed_with_their_pictures(listed, library, qtbot) -> None:
    assert rows(listed) == ["Second", "First"]
    view = listed.kept.list
    first = library.games()[0]
    qtbot.waitUntil(lambda: _has_picture(listed, (first.path, first.changed)))
    assert view.games.rows[0].words.asked == "Red to decide"


def _has_picture(page: StartPage, key: tuple[Path, float]) -> bool:
    view = page.kept.list
    box = view.painter_of_rows.look(view.games.index(0, 0)).picture
    picture = view.pictures.picture(key, box.size(), 1.0)
    return picture is not None and not picture.isNull()


def test_rename_duplicate_delete_undo(listed, library, qtbot) -> None:
    view = listed.kept.list
    view.go_first()
    qtbot.keyClick(view, Qt.Key.Key_F2)
    field = listed.findChild(object, "rename")
    qtbot.keyClicks(field, "The rematch")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sorted(rows(listed)) == ["First", "The rematch"])
    choose(view, rows(listed).index("First"), "Duplicate")
    assert sorted(rows(listed)) == ["First", "First", "The rematch"]
    view.setCurrentIndex(view.games.index(rows(listed).index("The rematch"), 0))
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert rows(listed) == ["First", "First", "Bin (1)"]
    qtbot.mouseClick(listed.findChild(object, "undo-delete"), Qt.MouseButton.LeftButton)
    assert sorted(rows(listed)) == ["First", "First", "The rematch"]
    assert library.binned() == []


def test_the_bin_gives_back_and_is_emptied(listed, library, qtbot) -> None:
    view = listed.kept.list
    for _ in range(2):
        view.go_first()
        qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert rows(listed) == ["Bin (2)"]
    press(qtbot, view, 0, FOLD)
    press(qtbot, view, 1, GO)
    assert len(library.games()) == 1
    listed.kept.list.do("empty", view.games.index(rows(listed).index("Bin (1)"), 0))
    qtbot.mouseClick(listed.findChild(object, "empty-bin"), Qt.MouseButton.LeftButton)
    assert (len(library.games()), library.binned()) == (1, [])


def test_a_damaged_file_and_one_of_a_newer_version_are_told_in_their_rows(listed, library) -> None:
    (library.folder / "torn.sandtable").write_bytes(b"SQLite format 3\x00" + b"rubbish" * 40)
    before = (library.folder / "torn.sandtable").read_bytes()
    listed.show_library(library.games(), library.binned(), None)
    torn = next(row for row in listed.kept.list.games.rows if row.kept.path.name == "torn.sandtable")
    assert torn.words.fault.startswith("The file ")
    assert "\n" not in torn.words.fault
    assert (library.folder / "torn.sandtable").read_bytes() == before
