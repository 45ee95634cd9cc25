"""The page of own pictures: a scan is taken in, cut and laid; cards and counters get faces; a module is opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.data.copy.own_copy import OwnCopy
from desktop.data.pictures import keeping
from desktop.data.pictures.keeping import Faces
from desktop.data.pictures.matching import Match as Found
from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.own_pictures.map_tab import CORNERS, CUTTING, EMPTY, LAYING
from desktop.ui.own_pictures.page import PicturesPage
from desktop.ui.paint.own import OWN
from desktop.ui.widgets.pictures import own_face
from desktop.ui.widgets.text import BREAK
from desktop.views.pieces import CardView
from tests.pictures.drawing import png
from tests.pictures.modules import module
from tests.ui.own_pictures.scans import PAPER, SEA, face, laid_under, scan
from tests.ui.own_pictures.test_on_the_board import has, play, seen
from tests.ui.table import LEFT, NONE, carry, opened

Open = Callable[..., PicturesPage]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path / "home"))
    OWN.use("")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with opened(qtbot, tmp_path, Match.new("crusade", "campaign", {}, seed=3)) as made:
        yield made


def page_of(window: MainWindow, game: str = "") -> PicturesPage:
    window.orders.open_my_pictures(game)
    page = window.orders.own_pictures.page
    assert page is not None
    QTest.qWait(1)
    return page


def press(page: QWidget, name: str) -> None:
    button = page.findChild(QPushButton, name)
    assert isinstance(button, QPushButton)
    assert button.isVisible()
    assert button.isEnabled(), name
    QTest.mouseClick(button, LEFT, NONE)


def spot(page: PicturesPage, view: str, at: QPointF) -> QPoint:
    return getattr(page.map, view).to_widget(at).toPoint()  # type: ignore[no-any-return]


def test_a_scan_is_taken_in_cut_laid_and_played_on(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = page_of(window)
    assert page.map.step == EMPTY
    page.map.take(scan(tmp_path / "printed map.jpg"))
    qtbot.waitUntil(lambda: page.map.step == CORNERS)
    corners = page.map.corners
    carry(corners, spot(page, "corners", QPointF(0, 0)), spot(page, "corners", QPointF(80, 60)))
    assert (QPointF(*corners.corners()[0]) - QPointF(80, 60)).manhattanLength() < 12
    with qtbot.waitSignal(page.desk.cut, timeout=20_000):
        press(page, "pictures-cut")
    assert page.map.step == LAYING
    assert "lies under the map" in page.line.text()
    press(page, "pictures-back")
    assert window.at_table
    assert has(seen(window), PAPER, SEA) == [True, True]
    play(window, 10)
    assert has(seen(window), PAPER, SEA) == [True, True]


def test_corners_are_set_by_keys_too_and_what_makes_no_map_is_not_cut(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = page_of(window)
    page.map.take(scan(tmp_path / "scan.png"))
    qtbot.waitUntil(lambda: page.map.step == CORNERS)
    corners = page.map.corners
    QTest.keyClick(corners, Qt.Key.Key_Space)
    QTest.keyClick(corners, Qt.Key.Key_Left)
    QTest.keyClick(corners, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert corners.corners()[1] == [1599, 10]
    corners.move_handle(1, QPointF(10, 1190))
    assert not page.map.cut.isEnabled()
    assert "do not go around" in page.map.cut.toolTip()
    press(page, "pictures-cancel")
    assert page.map.step == EMPTY


def test_cutting_is_cancelled_and_leaves_nothing(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = page_of(window)
    page.map.take(scan(tmp_path / "scan.jpg", 4000, 3000))
    qtbot.waitUntil(lambda: page.map.step == CORNERS)
    with qtbot.waitSignal(page.desk.ended, timeout=20_000):
        press(page, "pictures-cut")
        assert page.map.step == CUTTING
        press(page, "pictures-cancel")
    assert page.map.step == CORNERS
    assert "Cancelled" in page.line.text()
    assert not list(keeping.folder_of("crusade").iterdir())
    assert not keeping.file_of("crusade").exists()


def test_a_window_that_closes_ends_the_cutting(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = page_of(window)
    page.map.take(scan(tmp_path / "scan.jpg", 4000, 3000))
    qtbot.waitUntil(lambda: page.map.step == CORNERS)
    press(page, "pictures-cut")
    window.close()
    assert not page.desk.is_cutting


def test_what_is_no_picture_is_refused_in_a_line(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = page_of(window)
    bomb = tmp_path / "bomb.png"
    bomb.write_bytes(png(4, 4, said=(32_000, 32_000)))
    page.map.take(bomb)
    qtbot.waitUntil(lambda: bool(page.line.text()))
    assert "bomb.png:1: says it is 32000 x 32000 pixels" in page.line.text().replace(BREAK, "")
    assert page.map.step == EMPTY


def test_three_rings_lay_the_board_on_the_print(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    laid_under("crusade", scan(tmp_path / "scan.png"))
    page = page_of(window)
    laying = page.map.laying
    before = list(laying.handles)
    carry(laying, spot(page, "laying", before[0]), spot(page, "laying", before[0] + QPointF(90, 70)))
    moved = [after - old for after, old in zip(laying.handles, before, strict=True)]
    assert all((by - QPointF(90, 70)).manhattanLength() < 8 for by in moved)
    third = laying.handles[2]
    carry(laying, spot(page, "laying", third), spot(page, "laying", third + QPointF(40, -60)))
    assert (laying.handles[0] - before[0] - QPointF(90, 70)).manhattanLength() < 8
    kept = keeping.read_pictures("crusade").maps["map"].laid
    assert kept == laying.anchors()
    assert len(kept) == 3
    second = laying.handles[1]
    far = (laying.handles[2] - laying.handles[0]).manhattanLength()
    laying.place_handle(1, laying.handles[0] + (second - laying.handles[0]) * 0.5)
    assert (laying.handles[2] - laying.handles[0]).manhattanLength() == pytest.approx(far / 2)
    press(page, "pictures-default")
    assert keeping.read_pictures("crusade").maps["map"].laid == []


def test_a_space_is_dragged_to_its_printed_place(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    laid_under("crusade", scan(tmp_path / "scan.png"))
    page = page_of(window)
    laying = page.map.laying
    middle = laying._back.map(laying.spaces["madrid"])
    carry(laying, laying.to_widget(middle).toPoint(), laying.to_widget(middle + QPointF(50, 30)).toPoint())
    key = ("map", "spaces/madrid")
    own = OwnCopy.open("crusade")
    assert own.status(key) == "changed"
    board = Match.new("crusade", "campaign", {}, seed=1, corrections=own.in_force())
    space = board.world.spaces["madrid"]
    assert (laying.spaces["madrid"] - QPointF(space.x * 2.4, space.y * 2.4)).manhattanLength() < 4
    page.map.take_back.click()
    assert OwnCopy.open("crusade").status(key) != "changed"


def test_cards_of_a_folder_get_faces_and_those_face_down_never_show_them(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = page_of(window)
    assert page.cards is not None
    page.tabs.setCurrentWidget(page.cards)
    for number in range(1, 31):
        face(tmp_path / "cards" / f"N-{number:02}.png", SEA, 125, 175)
        face(tmp_path / "cards" / f"R-{number:02}.png", PAPER, 125, 175)
    (tmp_path / "cards" / "N-02.png").write_bytes(b"no picture")
    face(tmp_path / "cards" / "box.png", "#123456")
    page.cards.offer_folder(tmp_path / "cards")
    assert "60 of 61" in page.cards.offer.words.text()
    press(page.cards, "pictures-take")
    assert "59 with a picture" in page.line.text()
    assert len(page.desk.pictures.cards) == 59
    assert has(page.cards.gallery.grab().toImage(), SEA, PAPER)[0]
    press(page, "pictures-back")
    hand = window.docks["hand"].grab().toImage()
    own, other = (SEA, PAPER) if window.controller.table.seat == "nationalist" else (PAPER, SEA)
    assert has(hand, own, other) == [True, False]
    window.activateWindow()
    QTest.qWait(1)
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert has(window.docks["hand"].grab().toImage(), own, other) == [False, False]


def test_counters_get_faces_for_both_sides(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = page_of(window)
    page.tabs.setCurrentWidget(page.counters)
    scene = window.page.map.scene
    names = list(scene.pieces)
    for name in names:
        face(tmp_path / "counters" / f"{name}.png", SEA, 80, 80)
    face(tmp_path / "counters" / f"{names[0]} back.png", PAPER, 80, 80)
    page.counters.offer_folder(tmp_path / "counters")
    press(page.counters, "pictures-take")
    assert page.desk.pictures.counters[names[0]].back
    assert len(page.desk.pictures.counters) == len(names)
    press(page, "pictures-back")
    image, top = seen(window), scene.top_of(next(iter(scene.stacks)))
    colour = image.pixelColor(window.page.map.piece_spot(top))
    assert colour.green() > 150 > 60 > colour.red()
    page = page_of(window)
    page.tabs.setCurrentWidget(page.counters)
    page.counters.gallery.choose(names[0])
    press(page, "counters-draw")
    assert names[0] not in keeping.read_pictures("crusade").counters


def test_a_module_gives_its_map_faces_and_hints(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    image = scan(tmp_path / "spain.png", 800, 600).read_bytes()
    path = module(tmp_path / "crusade.vmod", {"images/spain.png": image})
    page = page_of(window)
    page.tabs.setCurrentWidget(page.module)
    page.module.take(path)
    qtbot.waitUntil(lambda: page.module.module is not None)
    assert "Crusade of the tests: 5 pictures, 4 pieces, 3 stacks." in page.module.told.text()
    assert "Zaragoza (Spain): V Corps, Militia" in page.module.hints.toPlainText()
    press(page, "module-cards")
    assert "1 of 5" in page.module.offer.words.text() or "2 of 5" in page.module.offer.words.text()
    press(page.module, "pictures-take")
    assert [*page.desk.pictures.cards] == ["N1"]
    own = keeping.folder_of("crusade") / page.desk.pictures.cards["N1"]
    assert own.read_bytes() == png(25, 35, (10, 200, 30))
    page.module.images.setCurrentRow(0)
    press(page, "module-map")
    qtbot.waitUntil(lambda: page.map.step == CORNERS)
    with qtbot.waitSignal(page.desk.cut, timeout=20_000):
        press(page, "pictures-cut")
    press(page, "pictures-back")
    assert has(seen(window), PAPER, SEA) == [True, True]
    before = len(window.controller.match.log)
    play(window, 20)
    assert len(window.controller.match.log) > before
    window.orders.own_pictures.page.close_desk()  # type: ignore[union-attr]


def test_a_hostile_module_is_refused_in_a_line(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = page_of(window)
    page.module.take(module(tmp_path / "bad.vmod", {"../../evil": b"x"}))
    qtbot.waitUntil(lambda: bool(page.line.text()))
    assert "'../../evil' is no name that a module has" in page.line.text().replace(BREAK, "")


def test_a_disk_that_takes_nothing_is_told_and_nothing_is_half_there(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(window)
    keeping.folder_of("crusade").parent.mkdir(parents=True, exist_ok=True)
    keeping.folder_of("crusade").write_text("a file where the folder should be")
    assert page.desk.give([], counters=False) == 0
    source = face(tmp_path / "n.png", SEA)
    assert page.desk.give([Found(source, "N1")], counters=False) == 0
    assert "cannot be written" in page.line.text()
    assert page.desk.pictures.is_empty


@pytest.mark.parametrize("game", ["battles", "arriba", "reich", "illusions"])
def test_every_game_has_its_page(qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str) -> None:
    page = page_of(window, game)
    assert page.desk.game == game
    assert (page.cards is None) == (game in ("battles", "arriba"))
    assert page.counters.things
    window.activateWindow()
    QTest.qWait(1)
    QTest.keyClick(page.tabs, Qt.Key.Key_Escape)
    assert window.at_table


def test_alike_counters_that_are_made_in_play_share_a_face(tmp_path: Path) -> None:
    from desktop.ui.own_pictures.things import counters_of

    things = counters_of("arriba")
    assert things
    assert all(thing.id.startswith("look ") for thing in things)
    front = things[0].front
    assert front is not None
    face(keeping.folder_of("arriba") / "f.png", SEA, 60, 60)
    keeping.keep_pictures(keeping.OwnPictures(game="arriba", counters={things[0].id: Faces(front="f.png")}))
    OWN.use("arriba")
    assert OWN.counter("nationalist-77", front) is not None
    OWN.use("")


def test_counters_that_look_the_same_get_one_face_together(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = page_of(window)
    page.tabs.setCurrentWidget(page.counters)
    group = max(page.counters.things, key=lambda thing: len(thing.alike))
    assert len(group.alike) > 5
    page.counters.gallery.choose(group.id)
    page.counters.give_chosen(face(tmp_path / "inf.png", SEA, 60, 60))
    assert {*page.desk.pictures.counters} == {*group.alike}
    assert len(list(keeping.folder_of("crusade").iterdir())) == 1
    page.counters.search.setText(group.alike[-1])
    assert page.counters.gallery.things.rows == [group]
    page.counters.search.setText("no such counter")
    assert not page.counters.gallery.things.rows


def test_the_key_and_the_page_do_not_undo_one_another(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = page_of(window)
    page.desk.give([Found(face(tmp_path / "a.png", SEA), "N1")], counters=False)
    press(page, "pictures-back")
    window.orders.on_own_pictures()
    page = page_of(window)
    assert not page.shown.isChecked()
    page.desk.give([Found(face(tmp_path / "b.png", SEA), "N2")], counters=False)
    kept = keeping.read_pictures("crusade")
    assert ({*kept.cards}, kept.shown) == ({"N1", "N2"}, False)


def test_hands_that_lie_face_down_show_no_picture(qtbot: QtBot, tmp_path: Path) -> None:
    match = Match.new("crusade", "campaign", {}, seed=3)
    presenter = match.definition.presenter(match.world)
    pictures = keeping.OwnPictures(game="crusade", cards={card.id: "c.png" for card in presenter.cards()})
    face(keeping.folder_of("crusade") / "c.png", SEA, 125, 175)
    keeping.keep_pictures(pictures)
    with opened(qtbot, tmp_path, match) as window:
        assert has(window.docks["hand"].grab().toImage(), SEA) == [True]
        window.controller.set_handover("open")
        QTest.qWait(30)
        assert has(window.docks["hand"].grab().toImage(), SEA) == [False]
        hidden = CardView("N1", "Air Bridge", hidden=True)
        assert own_face(hidden) is None
        assert own_face(CardView("", "")) is None
        assert own_face(replace(hidden, hidden=False)) is not None


def test_other_corners_leave_the_picture_where_it_lay(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    laid = [[100, 100, 0, 0], [1500, 120, 3000, 0], [90, 1100, 0, 2400]]
    laid_under("crusade", scan(tmp_path / "scan.png"), laid)
    page = page_of(window)
    press(page, "pictures-again")
    qtbot.waitUntil(lambda: page.map.step == CORNERS)
    page.map.corners.move_handle(0, QPointF(40, 30))
    page.map.corners.move_handle(3, QPointF(40, 1200))
    page.map.corners.move_handle(1, QPointF(1600, 30))
    with qtbot.waitSignal(page.desk.cut, timeout=20_000):
        press(page, "pictures-cut")
    now = keeping.read_pictures("crusade").maps["map"]
    assert now.size == [1560, 1170]
    assert now.laid == [[60, 70, 0, 0], [1460, 90, 3000, 0], [50, 1070, 0, 2400]]
    assert [path.name for path in keeping.folder_of("crusade").iterdir() if path.is_dir()] == [now.cut]


def test_another_game_is_chosen_on_the_page(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of(window)
    page.games.setCurrentIndex(page.games.findData("reich"))
    page.games.activated.emit(page.games.currentIndex())
    other = window.orders.own_pictures.page
    assert other is not None
    assert other.desk.game == "reich"
    assert window.shows(other)


def test_faces_that_another_program_has_given_meanwhile_stay(window: MainWindow, tmp_path: Path) -> None:
    page = page_of(window, "crusade")
    mine, theirs = tmp_path / "mine.png", tmp_path / "theirs.png"
    for path in (mine, theirs):
        path.write_bytes(png(60, 90))
    there = keeping.adopt("crusade", theirs, "card-N2")
    assert page.desk.give([Found(mine, "N1")], counters=False) == 1
    assert (keeping.folder_of("crusade") / there).exists(), "it is about to be named"
    keeping.keep_pictures(keeping.read_pictures("crusade").with_card("N2", there))
    page.desk.take_face(["N1"], counters=False)
    assert keeping.read_pictures("crusade").cards == {"N2": there}
    assert [path.name for path in keeping.folder_of("crusade").iterdir()] == [there]
