"""The Rules dock: numbers, links, search, markup."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl

from desktop.ui.panels.rules_panel import RulesPanel
from desktop.ui.panels.rules_search import search_rules, to_html
from desktop.ui.widgets.text import em
from desktop.views.table import RuleView
from tests.ui.panels import samples


@pytest.fixture
def panel(shown) -> RulesPanel:
    made = RulesPanel()
    made.set_rules(samples.rules())
    return shown(made, 340, 600)


def _found(panel: RulesPanel) -> list[str]:
    role = Qt.ItemDataRole.UserRole
    return [panel.results.item(row).data(role) for row in range(panel.results.count())]


def _link_spot(panel: RulesPanel, number: str) -> QPoint:
    """Where in the browser a link to a rule stands."""
    browser = panel.browser
    for y in range(0, browser.viewport().height(), 3):
        for x in range(0, browser.viewport().width(), 3):
            if browser.anchorAt(QPoint(x, y)) == f"rule:{number}":
                return QPoint(x + 2, y + 2)
    raise AssertionError(f"no link to {number}")


def test_the_contents_come_first(panel) -> None:
    assert panel.results.isVisible()
    assert _found(panel)[:3] == ["8.0", "8.1", "8.3"]


def test_a_rule_is_shown_with_its_chapter_and_rulings(panel) -> None:
    panel.show_rule("8.3")
    text = panel.browser.toPlainText()
    assert "▸ 8.3 Leaving an enemy zone" in text
    assert "8.1 Who has one" in text
    assert "Yes, it pays for both." in text
    assert "9.1" not in text.replace("see 9.1", "")


def test_a_clicked_link_leads_on_and_back_and_forward(panel, qtbot) -> None:
    panel.show_rule("8.3")
    spot = _link_spot(panel, "11.2.1")
    qtbot.mouseClick(panel.browser.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert panel.current() == "11.2.1"
    qtbot.mouseClick(panel._back, Qt.MouseButton.LeftButton)
    assert panel.current() == "8.3"
    qtbot.mouseClick(panel._forward, Qt.MouseButton.LeftButton)
    assert panel.current() == "11.2.1"
    assert not panel._forward.isEnabled()


def test_a_new_way_forgets_the_way_forward(panel) -> None:
    for number in ("8.1", "8.3"):
        panel.show_rule(number)
    panel.back()
    panel.show_rule("9.1")
    assert not panel._forward.isEnabled()
    panel.back()
    assert panel.current() == "8.1"


def test_alt_arrows_walk_back_and_forward(panel, qtbot) -> None:
    panel.show_rule("8.1")
    panel.show_rule("9.1")
    qtbot.keyClick(panel, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert panel.current() == "8.1"
    qtbot.keyClick(panel, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert panel.current() == "9.1"


@pytest.mark.parametrize(("asked", "shown_rule"), [("8.3.7", "8.3"), ("11", "11.0"), ("9.9", "9.0"), ("77.1", "")])
def test_an_unknown_number_leads_to_the_heading_above(panel, asked: str, shown_rule: str) -> None:
    panel.show_rule(asked)
    assert panel.current() == shown_rule


def test_search_lists_ranked_hits_and_enter_opens_the_first(panel, qtbot) -> None:
    qtbot.keyClicks(panel.search, "supply")
    assert _found(panel) == ["9.0", "9.1", "8.1"]
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert panel.current() == "9.0"
    assert panel.browser.isVisible()


def test_a_clicked_hit_opens(panel, qtbot) -> None:
    panel.search.setText("attacks")
    box = panel.results.visualItemRect(panel.results.item(1))
    wanted = _found(panel)[1]
    qtbot.mouseClick(panel.results.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert panel.current() == wanted


def test_nothing_found_is_said(panel, qtbot) -> None:
    panel.search.setText("submarine")
    assert panel.results.item(0).text() == "Nothing found."
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert panel.current() == ""


def test_foreign_links_are_ignored(panel) -> None:
    panel.show_rule("8.1")
    panel._on_anchor(QUrl("https://example.org"))
    assert panel.current() == "8.1"


@pytest.mark.parametrize(
    ("query", "numbers"),
    [
        ("8.3", ["8.3", "11.2.1"]),  # the rule itself, then one that names it
        ("11.2", ["11.2", "11.2.1", "8.3"]),
        ("zone control", ["8.0"]),
        ("Declaring attacks", ["11.2"]),
        ("pays for both", ["8.3"]),
        ("", []),
    ],
)
def test_ranking(query: str, numbers: list[str]) -> None:
    assert [hit.rule.number for hit in search_rules(samples.rules(), query)][: len(numbers)] == numbers


def test_markup() -> None:
    html = to_html("a **b** <c>\n- one [[8.3]]\n- two\nend", lambda number, words: f"<{number}|{words}>")
    assert html == "<p>a <b>b</b> &lt;c&gt;</p><ul><li>one <8.3|8.3></li><li>two</li></ul><p>end</p>"


def test_in_the_contents_all_lines_of_a_title_stand_as_far_in_as_its_level(shown) -> None:
    panel = RulesPanel()
    panel.set_rules((RuleView("8.0", "Attack", "", level=1), RuleView("8.1", "Many words " * 6, "", level=2)))
    shown(panel, 200, 400)
    outer, inner = (_left_of_letters(panel, row) for row in (0, 1))
    assert panel.results.visualItemRect(panel.results.item(1)).height() > 2 * em(), "it breaks into lines"
    assert inner > outer + 8


def _left_of_letters(panel: RulesPanel, row: int) -> int:
    box = panel.results.visualItemRect(panel.results.item(row))
    picture = panel.results.viewport().grab(box).toImage()
    rows = range(2, picture.height() - 2)
    return next(x for x in range(picture.width()) if any(picture.pixelColor(x, y).lightness() < 120 for y in rows))
