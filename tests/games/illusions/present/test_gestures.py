"""Illusions in the window, by real mouse: a staff goes with its stack, an activated stack waits for its turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from tests.ui.table import carry_piece, opened, played
from tests.ui.window.test_letters import point_at

SHIFT = Qt.KeyboardModifier.ShiftModifier
HQ, STACK = "hq_brusilov", {"hq_brusilov", "ru_i_turk", "ru_viii", "ru_xxix"}


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., MainWindow]]:
    """A window on the summer of 1916, after the opening cards, operations without a card and some actions."""
    match = Match.new("illusions", "brusilov", seed=3)
    for _ in range(2):
        assert match.decision is not None
        match.play(match.decision.actions[0])
    with opened(qtbot, tmp_path, match) as window:

        def after(*actions: str) -> MainWindow:
            for action in actions:
                window.controller.play(action)
            return window

        yield after


@pytest.mark.rule("illusions", "27.0")
def test_a_stack_with_its_staff_is_carried_onto_the_target(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = table("one-ops", "mark rovno attack", "marked")
    match = window.controller.match
    assert set(match.state.at("rovno")) == STACK
    with qtbot.assertNotEmitted(window.controller.refused):
        carry_piece(window, HQ, "lutsk", modifier=SHIFT)
    taken = [action for action in played(window, 0) if action.startswith("with ")]
    assert sorted(taken) == sorted(f"with {unit}" for unit in STACK)
    assert taken.index(f"with {HQ}") > 0, "the staff joins when another has"


@pytest.mark.rule("illusions", "27.0")
def test_a_staff_alone_says_with_whom_it_goes(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = table("one-ops", "mark rovno attack", "marked")
    since = window.controller.match.position
    with qtbot.waitSignal(window.controller.refused) as told:
        window.controller.pieces_dragged([HQ])
        window.controller.drop([HQ], "lutsk")
    assert "joins only an attack of units stacked with it" in told.args[0].text
    assert window.controller.match.position == since


@pytest.mark.rule("illusions", "9.4.4")
@pytest.mark.parametrize("kind", ["attack", "move"])
def test_a_stack_that_is_activated_waits_until_all_is(
    table: Callable[..., MainWindow], qtbot: QtBot, kind: str
) -> None:
    window = table("play AP-45 ops", f"mark rovno {kind}")
    since = window.controller.match.position
    with (
        qtbot.assertNotEmitted(window.controller.choose_among),
        qtbot.waitSignal(window.controller.refused) as told,
    ):
        carry_piece(window, "ru_viii", "lutsk")
    assert "end the activation first" in told.args[0].text
    assert window.controller.match.position == since


@pytest.mark.rule("illusions", "12.1")
def test_when_all_is_activated_a_drag_attacks_at_once(table: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = table("one-ops", "mark rovno attack")
    since = window.controller.match.position
    carry_piece(window, "ru_xxix", "lutsk")
    assert played(window, since) == ["marked", "target lutsk", "with ru_xxix"]


def test_what_is_activated_is_not_lit_as_what_may_be(table: Callable[..., MainWindow]) -> None:
    window = table("play AP-45 ops", "mark rovno attack")
    decision = window.controller.decision_view()
    assert decision is not None
    lit = {space for choice in decision.choices if not choice.quiet for space in choice.spaces}
    assert "dubno" in lit
    assert "rovno" not in lit
    assert "rovno" in decision.subjects


@pytest.mark.rule("illusions", "9.4.3")
def test_a_letter_tells_why_a_space_is_not_activated_for_attack(table: Callable[..., MainWindow]) -> None:
    window = table("one-ops")
    match, board = window.controller.match, window.page.map
    offered = {str(action) for action in match.decision.actions}
    space = next(
        name.split()[1]
        for name in sorted(offered)
        if name.startswith("mark ") and name.endswith(" move") and name.replace(" move", " attack") not in offered
        and name.split()[1] in match.world.spaces
    )  # fmt: skip
    since = match.position
    board.locate([space], [])
    point_at(window, space)
    QTest.keyClick(board.view, Qt.Key.Key_A)
    assert match.position == since
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    first, withheld = menu.actions()
    assert first.isEnabled()
    assert not withheld.isEnabled()
    assert "attack: not now" in withheld.text()
    menu.close()


def test_a_letter_where_nothing_can_be_done_is_answered_like_a_click(
    table: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = table("one-ops")
    window.page.map.locate(["lemberg"], [])
    point_at(window, "lemberg")
    with qtbot.waitSignal(window.controller.refused):
        QTest.keyClick(window.page.map.view, Qt.Key.Key_A)
