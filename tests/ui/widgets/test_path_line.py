"""The line of the path: words in a row, a link that is clicked, no width of its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from desktop.ui.status_line import StatusLine
from desktop.ui.widgets.path_line import PathLine, Words

SHOWN = (Words("Battle › "), Words("Losses", bold=True), Words(" "), Words("12.4", link="12.4"))


@pytest.fixture
def line(shown) -> PathLine:
    made = PathLine()
    shown(made, 400, 24)
    made.show_words(SHOWN)
    return made


def _places(line: PathLine) -> dict[str, QPoint]:
    return {words.text: box.center() for words, _, box in line._placed()}


def test_a_click_on_the_link_follows_it_and_one_beside_it_does_not(line: PathLine, qtbot) -> None:
    with qtbot.waitSignal(line.link_activated) as followed:
        qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=_places(line)["12.4"])
    assert followed.args == ["12.4"]
    with qtbot.assertNotEmitted(line.link_activated):
        qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=_places(line)["Losses"])
        qtbot.mouseClick(line, Qt.MouseButton.RightButton, pos=_places(line)["12.4"])


def test_the_cursor_tells_where_the_link_is(line: PathLine, qtbot) -> None:
    qtbot.mouseMove(line, _places(line)["12.4"])
    assert line.cursor().shape() == Qt.CursorShape.PointingHandCursor
    qtbot.mouseMove(line, _places(line)["Losses"])
    assert line.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_all_words_are_painted_and_read_and_need_no_width(line: PathLine) -> None:
    assert line.text() == line.accessibleName() == "Battle › Losses 12.4"
    assert line.minimumSizeHint().width() == 0
    before = line.grab().toImage()
    line.show_words(())
    assert line.grab().toImage() != before
    assert line.text() == ""


def test_a_remark_from_before_the_window_is_shown_does_not_lie_over_the_line(qtbot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.say("Red wins.")
    line.show()
    assert line.currentMessage() == "Red wins."
    assert not line.findChild(PathLine).isVisible()
    line.clearMessage()
    assert line.findChild(PathLine).isVisible()
