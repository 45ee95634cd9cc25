"""The Log dock: locating, going back, filters, finding, export; thousands of lines."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from desktop.ui.panels.log_delegate import LogDelegate
from desktop.ui.panels.log_model import LINE_ROLE
from desktop.ui.panels.log_panel import LogPanel, part_of
from desktop.ui.widgets.text import em
from desktop.views.log_export import export_lines
from desktop.views.table import LogLine
from tests.ui.panels import samples
from tests.ui.panels.conftest import dark_palette


@pytest.fixture
def panel(shown) -> LogPanel:
    made = LogPanel()
    made.set_sides(samples.SIDES)
    made.set_lines(samples.log(12))
    shown(made, 500, 600)
    made.list.scrollToTop()
    return made


def _index(panel: LogPanel, row: int):
    return panel.list.model().index(row, 0)


def _texts(panel: LogPanel) -> list[str]:
    model = panel.list.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def _click(qtbot, panel: LogPanel, row: int, x: int = 60) -> None:
    box = panel.list.visualRect(_index(panel, row))
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, box.center().y()))


def test_in_a_low_panel_the_lines_have_the_room_and_all_else_comes_back(panel, qtbot) -> None:
    panel.resize(250, 8 * em())
    chips = panel._side_chips
    qtbot.waitUntil(chips.isHidden)
    assert panel.search.isVisible()
    assert panel.list.height() >= 4 * em()
    panel.resize(250, 20 * em())
    qtbot.waitUntil(chips.isVisible)
    assert panel.go_back.isVisible()
    assert panel.list.geometry().top() >= max(
        each.mapTo(panel, each.rect().bottomLeft()).y() for each in (chips, panel.go_back)
    )


def test_a_click_locates(panel, qtbot) -> None:
    with qtbot.waitSignal(panel.locate_requested) as signal:
        _click(qtbot, panel, 2)
    assert signal.args == [["3140", "3142"], ["n1"]]


def test_a_line_without_a_place_locates_nothing(panel, qtbot) -> None:
    with qtbot.assertNotEmitted(panel.locate_requested):
        _click(qtbot, panel, 0)


def test_enter_locates_the_current_line(panel, qtbot) -> None:
    panel.list.setCurrentIndex(_index(panel, 4))
    with qtbot.waitSignal(panel.locate_requested) as signal:
        qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert signal.args == [["3041"], ["r1"]]


def test_go_back_to_here_by_button(panel, qtbot) -> None:
    assert not panel.go_back.isEnabled()
    _click(qtbot, panel, 3)
    with qtbot.waitSignal(panel.go_back_requested) as signal:
        qtbot.mouseClick(panel.go_back, Qt.MouseButton.LeftButton)
    assert signal.args == [2]


def test_go_back_to_here_by_menu(panel, qtbot) -> None:
    panel.list.setCurrentIndex(_index(panel, 2))
    menu = panel.line_menu(_index(panel, 2))
    names = [action.text() for action in menu.actions()]
    examples = ["Keep this turn as an example", "Keep this phase as an example"]
    assert names == ["Go back to here", "Show on the map", "Read rule 6.2", *examples, "Copy"]
    with qtbot.waitSignal(panel.go_back_requested) as signal:
        menu.actions()[0].trigger()
    assert signal.args == [1]
    with qtbot.waitSignal(panel.rule_requested) as signal:
        menu.actions()[2].trigger()
    assert signal.args == ["6.2"]


def test_a_click_on_the_rule_number_opens_the_rule(panel, qtbot) -> None:
    line = _index(panel, 3).data(LINE_ROLE)
    box = panel._delegate.rule_rect(line, panel.list.visualRect(_index(panel, 3)))
    with qtbot.waitSignal(panel.rule_requested) as signal, qtbot.assertNotEmitted(panel.locate_requested):
        qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert signal.args == ["11.2"]


def test_sides_filter_but_headings_stay(panel, qtbot) -> None:
    qtbot.mouseClick(panel._side_chips.chip("republican"), Qt.MouseButton.LeftButton)
    texts = _texts(panel)
    assert "Turn 3, 8 February" in texts
    assert "The defender retreats to 3041" in texts
    assert not any("1st Tabor" in text for text in texts)
    qtbot.mouseClick(panel._side_chips.chip("republican"), Qt.MouseButton.LeftButton)
    assert len(_texts(panel)) == 12


def test_details_can_be_left_out(panel, qtbot) -> None:
    qtbot.mouseClick(panel._details, Qt.MouseButton.LeftButton)
    assert "The defender retreats to 3041" not in _texts(panel)


def test_finding_walks_round_the_matches(panel, qtbot) -> None:
    qtbot.keyClicks(panel.search, "tabor")
    rows = []
    for _ in range(3):
        qtbot.keyClick(panel.search, Qt.Key.Key_Return)
        rows.append(panel.list.currentIndex().row())
    assert rows == [2, 5, 2]
    assert panel._found.text() == "1 of 2"
    qtbot.keyClick(panel.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert panel.list.currentIndex().row() == 5
    panel.search.setText("nowhere to be seen")
    assert panel._found.text() == "not found"


def test_export_is_asked_for_by_kind(panel, qtbot) -> None:
    for number, kind in enumerate(("text", "html")):
        with qtbot.waitSignal(panel.export_requested) as signal:
            panel.export_menu.actions()[number].trigger()
        assert signal.args == [kind]


def test_new_lines_are_followed_unless_the_reader_scrolled_up(shown) -> None:
    panel = LogPanel()
    panel.set_lines(samples.log(200))
    shown(panel, 400, 300)
    bar = panel.list.verticalScrollBar()
    assert bar.value() == bar.maximum()
    panel.append([LogLine(999, "one more", "republican", 2)])
    panel.list.viewport().repaint()
    assert bar.value() == bar.maximum()
    bar.setValue(3)
    panel.append([LogLine(1000, "another", "republican", 2)])
    assert bar.value() == 3
    assert panel.lines()[-1].text == "another"


def test_ten_thousand_lines_measure_only_the_rows_in_sight(shown, qapp, monkeypatch) -> None:
    measured = []
    size_hint = LogDelegate.sizeHint
    monkeypatch.setattr(LogDelegate, "sizeHint", lambda *args: measured.append(1) or size_hint(*args))
    panel = LogPanel()
    panel.set_lines(samples.log(10000))
    shown(panel, 400, 300)
    for number in range(20):
        panel.append([LogLine(20000 + number, f"line {number}", "republican", 2)])
        qapp.processEvents()
    assert len(measured) < 5000


def test_lines_after_the_position_on_show_are_paler(panel) -> None:
    before = panel.list.viewport().grab().toImage()
    panel.set_position(2)
    assert panel.list.viewport().grab().toImage() != before


def test_export_as_text() -> None:
    text = export_lines(samples.log(6), "text", "Jarama")
    assert text.startswith("Jarama\n======\n")
    assert "\nTurn 3, 8 February\n------------------\n" in text
    assert "  Attack on 3142 [4] (11.2)\n" in text
    assert "    The defender retreats to 3041\n" in text
    assert "(edited)" in text


def test_export_as_html_escapes_and_marks() -> None:
    page = export_lines([LogLine(1, "A <b> & c", "republican", 2, dice=(3, 5), rule="8.3")], "html", "<x>")
    assert "<title>&lt;x&gt;</title>" in page
    assert "A &lt;b&gt; &amp; c" in page
    assert '<span class="dice">[3]</span> <span class="dice">[5]</span> <span class="rule">(8.3)</span>' in page


def test_export_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="pdf"):
        export_lines([], "pdf")


def test_a_line_belongs_to_a_turn_and_a_phase() -> None:
    heads = ((1, "Turn 1", 0), (1, "Moves", 1), (3, "to A", 2), (5, "Fights", 1), (6, "a fight", 2), (8, "Turn 2", 0))
    lines = [LogLine(position, words, level=level) for position, words, level in heads]
    assert part_of(lines, 2, 0) == (1, 8, "Turn 1")
    assert part_of(lines, 2, 1) == (1, 5, "Moves")
    assert part_of(lines, 4, 1) == (5, 8, "Fights")
    assert part_of(lines, 5, 1) == (0, 0, "")
    assert part_of(lines[2:3], 0, 0) == (0, 0, "")


def test_a_row_is_drawn_anew_when_it_is_chosen_sought_in_the_future_or_in_other_colours(panel, qapp) -> None:
    row = _index(panel, 2)
    line: LogLine = row.data(LINE_ROLE)

    def looks() -> bytes:
        panel.list.viewport().repaint()
        return bytes(panel.list.grab(panel.list.visualRect(row)).toImage().constBits())

    plain = looks()
    assert looks() == plain
    panel.set_position(line.position - 1)
    pale = looks()
    panel.set_position(line.position)
    assert looks() == plain
    panel.search.setText(line.text[:6])
    sought = looks()
    panel.search.setText("")
    panel.list.setCurrentIndex(row)
    chosen = looks()
    panel.list.clearSelection()
    assert looks() == plain
    panel.list.setPalette(dark_palette())
    dark = looks()
    assert len({plain, pale, sought, chosen, dark}) == 5
