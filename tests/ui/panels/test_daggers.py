"""What is ours bears a dagger, and its reason is read by mouse and by key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextBrowser, QToolTip
from pytestqt.qtbot import QtBot

from desktop.mechanics.charting import with_daggers
from desktop.ui.dialogs.texts import AboutDataDialog
from desktop.ui.panels.charts_panel import ChartsPanel
from desktop.ui.panels.rules_panel import RulesPanel
from desktop.ui.panels.tracks_panel import TracksPanel
from desktop.ui.widgets.dagger import Dagger, ReasonList
from desktop.views.ours import DAGGER, daggered, undaggered
from desktop.views.table import AboutItem, ChartView, RuleView, TrackView
from tests.ui.panels.conftest import plain_look, shown  # noqa: F401

CHART = ChartView("odds", "Odds", ("1-1", "2-1"), (("1", ("A", "B")), ("2", ("C", "D"))))
RULE = RuleView("9.0", "Forts", "A fort has a strength of 2[[†0]]. It stays.", ours=("Nothing states it.",))


def test_the_mark_is_set_once() -> None:
    assert daggered(daggered("3")) == f"3{DAGGER}"
    assert undaggered(f"3{DAGGER}") == undaggered("3") == "3"
    assert daggered("") == ""


def test_cells_of_a_chart_bear_the_mark_and_tell_why(qtbot: QtBot) -> None:
    panel = ChartsPanel()
    qtbot.addWidget(panel)
    chart = with_daggers(CHART, [(0, 1, "Guessed."), (1, -1, "Our row."), (-1, 0, "Our column.")])
    panel.show_charts((chart,))
    model, tip, words = panel.model, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.DisplayRole
    assert model.index(0, 1).data() == "B†"
    assert "Guessed." in model.index(0, 1).data(tip)
    assert model.index(0, 0).data(tip) == "A"
    assert model.headerData(1, Qt.Orientation.Vertical, words) == "2†"
    assert "Our row." in model.headerData(1, Qt.Orientation.Vertical, tip)
    assert "Our column." in model.headerData(0, Qt.Orientation.Horizontal, tip)
    assert [mark.reason for mark in panel.findChild(ReasonList).daggers] == ["Guessed.", "Our row.", "Our column."]


def test_a_chart_of_the_book_has_no_legend(qtbot: QtBot) -> None:
    panel = ChartsPanel()
    qtbot.addWidget(panel)
    panel.show_charts((CHART,))
    assert panel.findChild(ReasonList).isHidden()


def test_tab_reaches_a_dagger_and_shows_its_reason(qtbot: QtBot) -> None:
    panel = TracksPanel()
    qtbot.addWidget(panel)
    panel.show_tracks((TrackView("vp", "Victory points", "7", ours="The level is ours."),))
    panel.show()
    mark = panel.findChild(Dagger)
    assert mark.accessibleDescription() == "The level is ours."
    QApplication.sendEvent(mark, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    qtbot.waitUntil(lambda: "The level is ours." in QToolTip.text())
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    QTest.keyClick(mark, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "The level is ours." in QToolTip.text())


def test_a_sentence_of_the_rules_leads_to_its_reason(qtbot: QtBot) -> None:
    panel = RulesPanel()
    qtbot.addWidget(panel)
    panel.set_rules((RULE,))
    panel.show_rule("9.0")
    assert "strength of 2†. It stays." in panel.browser.toPlainText()
    panel.show()
    panel.browser.anchorClicked.emit(QUrl("ours:9.0:0"))
    qtbot.waitUntil(lambda: "Nothing states it." in QToolTip.text())
    QToolTip.hideText()
    panel.browser.highlighted.emit(QUrl("ours:9.0:0"))
    qtbot.waitUntil(lambda: "Nothing states it." in QToolTip.text())
    panel.browser.highlighted.emit(QUrl("ours:9.0:7"))


def test_words_are_found_across_a_mark(qtbot: QtBot) -> None:
    panel = RulesPanel()
    qtbot.addWidget(panel)
    panel.set_rules((RULE,))
    panel.search.setText("strength stays")
    assert "2†. It stays" in panel.results.item(0).text()


def test_the_page_about_the_data_explains_the_mark_and_counts(qtbot: QtBot) -> None:
    items = [
        AboutItem("Credits", "Maps", "Open data."),
        AboutItem("Madrid", "its value", "Guessed.", kind="Spaces"),
        AboutItem("Toledo", "its value", "Guessed.", kind="Spaces"),
        AboutItem("Air Bridge", "its figures", "Guessed.", kind="Cards"),
    ]
    dialog = AboutDataDialog("Crusade", items)
    qtbot.addWidget(dialog)
    words = dialog.findChild(QTextBrowser).toPlainText()
    assert f"{DAGGER} ours" in words
    assert " ".join(words.split()).count("Spaces 2 Cards 1") == 1
