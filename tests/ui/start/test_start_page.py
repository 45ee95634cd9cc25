"""The start page as a whole: both parts, tabs where there is no room, reports, and nothing cut off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QPlainTextEdit

from desktop.ui.kept.layout import Look, look_of
from desktop.ui.kept.model import ROW_ROLE, KeptModel
from desktop.ui.library import Shelf
from desktop.ui.start_page import StartPage
from desktop.ui.widgets.text import em, font_metrics
from tests.ui.panels.conftest import clipped
from tests.ui.start.conftest import OneGame, kept


def click(page: StartPage, name: str, qtbot) -> None:
    qtbot.mouseClick(page.findChild(QAbstractButton, name), Qt.MouseButton.LeftButton)


def test_without_games_the_page_says_where_they_will_be(page) -> None:
    page.show_library([], [], None)
    assert page.kept._none.isVisible()
    assert not page.kept.list.isVisible()
    assert page.play.isVisible()


def test_learn_import_play_and_set_up_sheets(page, qtbot) -> None:
    page.show_library([kept(1)], [], None)
    page.fill()
    with qtbot.waitSignal(page.play.learn_requested):
        click(page, "learn", qtbot)
    with qtbot.waitSignal(page.kept.import_requested):
        click(page, "import", qtbot)
    with qtbot.waitSignal(page.play.play_requested) as signal:
        click(page, "play-tiny-meeting", qtbot)
    assert signal.args == ["tiny", "meeting"]
    card = next(card for card in page.play.cards if (card.game_id, card.info.id) == ("tiny", "meeting"))
    sheet = next(button for button in card.findChildren(QAbstractButton) if button.text() == "Set-up sheet")
    with qtbot.waitSignal(page.play.print_requested) as signal:
        qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton)
    assert signal.args == ["tiny", "meeting"]


def test_in_a_low_window_tabs_lead_to_games_and_scenarios(page, qtbot) -> None:
    page.show_library([kept(1)], [], None)
    assert page.kept.isVisible()
    assert page.play.isVisible()
    page.resize(1280, 400)
    assert page._tabs.isVisible()
    assert (page.kept.isVisible(), page.play.isVisible()) == (True, False)
    page._tabs.setCurrentIndex(1)
    assert (page.kept.isVisible(), page.play.isVisible()) == (False, True)
    page.show_library([kept(1)], [], None)
    assert page.play.isVisible(), "a list shown anew does not turn the page"
    page.resize(1280, 700)
    assert (page.kept.isVisible(), page.play.isVisible()) == (True, True)


def test_what_was_brought_in_stays_told_until_it_is_closed(page, qtbot) -> None:
    page.say_brought_in(["jarama.sandtable: brought in", "old.journal: it is damaged"])
    bar, lines = page.kept.brought, page.findChild(QPlainTextEdit, "brought")
    assert bar.isVisible()
    assert not lines.isVisible()
    page.show_library([kept(1)], [], None)
    page.hide()
    page.show()
    assert bar.isVisible()
    click(page, "show-brought", qtbot)
    assert lines.isVisible()
    assert "it is damaged" in lines.toPlainText()
    close = next(button for button in bar.findChildren(QAbstractButton) if button.objectName() == "close-bar")
    qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not bar.isVisible()


def test_nothing_brought_in_says_nothing(page) -> None:
    page.say_brought_in([])
    assert not page.kept.brought.isVisible()


GAMES = [
    kept(0, players=(("red", "Maria Dolores de la Concepción"), ("blue", "Benjamin")), edited=True),
    kept(1, name="An uncommonly long name of a game that goes on and on", in_use=True, edited=True),
    kept(2, fault="was kept by a newer Sandtable than the one that is running, whose format nobody here can know"),
    kept(3, finished=True, result="Red wins a substantial victory after a long and bitter siege"),
    kept(4, name="Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik"),
]


@pytest.mark.parametrize("factor", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 740), (1920, 1020), (900, 600)])
def test_nothing_is_cut_off(shown, set_scale, size: tuple[int, int], factor: float) -> None:
    set_scale(factor)
    page = StartPage(OneGame() if factor < 2 else Shelf())
    page.show_library(GAMES, [kept(9)], GAMES[0].path)
    shown(page, *size)
    page.fill()
    page.say_thrown_away("An uncommonly long name of a game that goes on and on", kept(9).path)
    page.say_brought_in(["one"] * 20)
    for _ in range(3):
        QApplication.processEvents()
    assert (page.width(), page.height()) == size
    assert clipped(page) == []
    for row in range(page.kept.list.games.rowCount()):
        _has_room(page, row)


@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_a_narrow_list_gives_words_the_room_and_puts_buttons_below(qapp, set_scale, factor: float) -> None:
    set_scale(factor)
    model = KeptModel()
    model.show(GAMES, [kept(9)], None)
    model.fold("bin", away=False)
    for width in (10 * em(), 16 * em(), 24 * em(), 60 * em()):
        for number in range(model.rowCount()):
            look = look_of(model.rows[number], model.index(number, 0).data(), width)
            if model.rows[number].kept is not None:
                assert all(words.box.width() >= min(8 * em(), width - 3 * em()) for words in look.words)
            _is_apart(look, width)


def _has_room(page: StartPage, number: int) -> None:
    """All parts of a row lie within it, apart from one another, each with the room its words need."""
    view = page.kept.list
    index = view.games.index(number, 0)
    look = look_of(index.data(ROW_ROLE), index.data(), view.row_width())
    _is_apart(look, view.row_width())
    for words in look.words:
        need = font_metrics(words.size, bold=words.bold).boundingRect(
            0, 0, words.box.width(), 100_000, words.flags, words.text
        )
        assert need.width() <= words.box.width() + 1
        assert need.height() <= words.box.height()
    for part, text, box in look.buttons:
        assert font_metrics().horizontalAdvance(text) <= box.width(), part


def _is_apart(look: Look, width: int) -> None:
    """No part of a row lies on another or leaves the row."""
    boxes = [words.box for words in look.words] + [box for *_, box in look.pills]
    boxes += [box for part, _, box in look.buttons if part != "fold"]
    boxes += [look.picture] if not look.picture.isNull() else []
    for place, box in enumerate(boxes):
        assert box.left() >= 0
        assert box.right() <= width
        assert box.bottom() <= look.height
        assert not any(box.intersects(other) for other in boxes[place + 1 :])
