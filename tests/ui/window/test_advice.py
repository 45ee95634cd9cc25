"""What would you do? The answer stands in the Decision dock and as arrows on the map, until something changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QDialogButtonBox

from desktop.controller.adviser import Adviser
from desktop.data.headline import Headline
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.ui.dialogs.new_game import NewGameDialog
from desktop.ui.dialogs.seats import PlayersDialog
from desktop.ui.main_window import MainWindow
from tests.controller.test_adviser import Pondering, mind_of


@pytest.fixture
def asked(window: MainWindow) -> MainWindow:
    """A fight of two persons; thoughts come when they are called."""
    window.controller.adviser = Adviser(window.controller, Pondering())  # type: ignore[arg-type]
    window.controller.adviser.seeds = lambda: 7
    window.begin(Match.new("battles", "pindoque", seed=3), Headline(handover="open"))
    while len(window.controller.match.decision.actions) < 2:
        window.controller.play(str(window.controller.match.decision.actions[0]))
    return window


def by_key(window: MainWindow, qtbot) -> None:
    window.page.map.view.setFocus()
    qtbot.keyClick(window.page.map.view, Qt.Key.Key_W)


def test_a_key_asks_and_the_dock_tells_words_reasons_and_the_runner_up(asked, qtbot) -> None:
    by_key(asked, qtbot)
    row = asked.advice.row
    assert row.isVisible()
    assert row.words == ""
    mind_of(asked.controller).answer()
    choices = {choice.action: choice.text for choice in asked.wiring.view.decision.choices}
    assert any(text in row.words for text in choices.values())
    assert "Otherwise" in row.words
    by_key(asked, qtbot)
    assert not row.isVisible(), "asked again, it is put away"


@pytest.mark.parametrize("answered", [True, False])
def test_escape_puts_it_away(asked, qtbot, answered: bool) -> None:
    by_key(asked, qtbot)
    if answered:
        mind_of(asked.controller).answer()
    qtbot.keyClick(asked.page.map.view, Qt.Key.Key_Escape)
    assert not asked.advice.row.isVisible()
    assert not asked.controller.adviser.is_thinking
    by_key(asked, qtbot)
    assert mind_of(asked.controller).asked, "it can be asked for again"


def test_the_plan_is_drawn_on_the_map_and_gone_with_the_question(asked, qtbot) -> None:
    control, arrows = asked.controller, 0
    player = make_player("greedy", control.match.definition, control.match.world, 3)
    for _ in range(150):
        if control.match.decision is None or arrows:
            break
        if control.adviser.may_ask:
            control.adviser.forget()
            asked.advice.ask()
            mind_of(control).answer()
            arrows = asked.advice.arrows
        control.play(str(player.choose(control.match.state, control.match.decision)))
        if control.asking:
            control.answer(True)
    assert arrows, "a piece is to move"
    assert asked.advice.arrows == 0
    assert not asked.advice.row.isVisible()


def test_whoever_does_not_want_to_wait_puts_it_away(asked, qtbot) -> None:
    by_key(asked, qtbot)
    close = asked.advice.row.findChild(QAbstractButton, "advice-close")
    qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not asked.advice.row.isVisible()
    assert mind_of(asked.controller).asked == []


def test_the_button_is_there_only_where_somebody_may_ask(asked) -> None:
    action = asked.commands.actions["advise"]
    assert action.isEnabled()
    for _ in range(3):
        asked.controller.play(str(asked.controller.match.decision.actions[0]))
    asked.controller.step(-1)
    assert not action.isEnabled(), "an earlier moment is looked at"
    asked.controller.back_to_present()
    assert action.isEnabled()


def test_it_can_be_forbidden_in_mid_game(asked, qtbot) -> None:
    asked.commands.actions["players"].trigger()
    dialog = asked.findChild(PlayersDialog)
    box = dialog.findChild(QCheckBox, "advised")
    assert box.isChecked()
    box.setChecked(False)
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()
    assert not asked.commands.actions["advise"].isEnabled()
    by_key(asked, qtbot)
    assert mind_of(asked.controller).asked == []


def test_it_can_be_forbidden_for_a_new_game(window, qtbot) -> None:
    window.orders.open_new_game("battles", "pindoque")
    dialog = window.findChild(NewGameDialog)
    dialog.findChild(QCheckBox, "advised").setChecked(False)
    qtbot.mouseClick(dialog.findChild(QAbstractButton, "begin"), Qt.MouseButton.LeftButton)
    assert window.controller.table.advised is False
    assert not window.controller.adviser.may_ask
