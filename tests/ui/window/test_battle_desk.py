"""A fight through the real window: it stays in the dock, on the map and in the status bar until the players go on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.map.result_card import UNREAD_MS
from desktop.ui.panels.log_model import LINE_ROLE
from desktop.ui.settings import Settings
from desktop.ui.widgets.fighting import DiceRow, Fighter, LitChart
from desktop.ui.widgets.text import TextLabel
from tests.tiny.game import PIECES
from tests.ui.window.test_play import fight


def words(window: MainWindow) -> str:
    panel = window.docks.combat
    return "\n".join(label.text() for label in panel.findChildren(TextLabel) if label.isVisibleTo(panel))


def play_on(window: MainWindow) -> None:
    """Finish the fight and whatever else is asked, without fighting again."""
    control = window.controller
    for _ in range(8):
        match = control.match
        if match.decision is None:
            return
        state = match.state
        enemies = {state.where[p] for p in PIECES if PIECES[p][0] != match.decision.player}
        quiet = [a for a in match.decision.actions if a.target not in enemies and a.verb != "roll"]
        control.play(str((quiet or list(match.decision.actions))[0]))


@pytest.fixture
def fought(table: MainWindow) -> MainWindow:
    table.controller.options.silenced.add("unmoved")
    fight(table)
    QTest.qWait(20)
    return table


def test_the_attack_is_shown_with_its_units_before_the_roll(table: MainWindow) -> None:
    table.controller.options.silenced.add("unmoved")
    for _ in range(100):
        view = table.wiring.view
        if view is not None and view.preview is not None:
            break
        match = table.controller.match
        state = match.state
        enemies = {state.where[p] for p in PIECES if PIECES[p][0] != match.decision.player}
        attack = [a for a in match.decision.actions if a.verb == "to" and a.target in enemies]
        table.controller.play(str((attack or list(match.decision.actions))[0]))
    QTest.qWait(20)
    assert "Fight for" in words(table)
    assert len(table.docks.combat.findChildren(Fighter)) >= 2
    assert not table.page.map.result_card.isVisible()


def test_dice_sum_units_and_result_are_in_the_dock_after_the_roll(fought: MainWindow) -> None:
    battle = fought.controller.table.battles.last
    assert battle is not None
    shown = words(fought)
    for part in (battle.title, battle.result, "Attack", "Defence", "Difference"):
        assert part in shown
    panel = fought.docks.combat
    assert panel.battle is not None
    assert [row.values for row in panel.findChildren(DiceRow)] == [(battle.die,)]
    assert panel.findChildren(Fighter)


def test_the_fight_stays_when_the_game_goes_on_and_goes_with_go_on(fought: MainWindow) -> None:
    title = fought.controller.table.battles.last.title  # type: ignore[union-attr]
    play_on(fought)
    QTest.qWait(20)
    assert title in words(fought)
    assert "What came of it" in words(fought)
    done = next(b for b in fought.docks.combat.findChildren(QPushButton) if b.text() == "Go on")
    QTest.mouseClick(done, Qt.MouseButton.LeftButton)
    QTest.qWait(20)
    assert fought.controller.table.battles.last is None
    assert title not in words(fought)
    assert not fought.page.map.result_card.isVisible()


def test_the_result_is_told_on_the_map_until_go_on(fought: MainWindow) -> None:
    card = fought.page.map.result_card
    assert card.isVisible()
    QTest.mouseClick(card.go_on, Qt.MouseButton.LeftButton)
    assert not card.isVisible()
    assert fought.controller.table.battles.last is not None, "the dock keeps it"


def test_what_was_read_on_the_map_gives_the_dock_back_as_soon_as_something_is_done(fought: MainWindow) -> None:
    control, card = fought.controller, fought.page.map.result_card
    while not control.table.battles.last.over:
        control.play(str(control.match.decision.actions[0]))
    title = control.table.battles.last.title
    QTest.mouseClick(card.go_on, Qt.MouseButton.LeftButton)
    QTest.qWait(20)
    assert title in words(fought), "the sum can still be checked"
    control.play(str(control.match.decision.actions[0]))
    QTest.qWait(20)
    assert title not in words(fought)
    assert fought.docks.covering("combat") == "log"
    assert fought.wiring.desk.strip.roll is not None, "one glance and one click away"


def test_enter_after_the_roll_answers_the_question_and_the_card_stays(fought: MainWindow) -> None:
    card = fought.page.map.result_card
    fought.page.map.setFocus()
    QTest.keyClick(fought.page.map.view, Qt.Key.Key_Return)
    assert card.isVisible()


def test_a_touch_of_the_map_goes_on(fought: MainWindow) -> None:
    board = fought.page.map
    QTest.qWait(UNREAD_MS + 20)
    corner = board.view.viewport().rect().bottomLeft()
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, corner)
    assert not board.result_card.isVisible()


def test_the_strip_holds_the_last_roll_and_opens_its_fight(fought: MainWindow) -> None:
    strip = fought.wiring.desk.strip
    assert strip.isVisible()
    assert strip.roll is not None
    told = strip.roll.text
    play_on(fought)
    assert strip.roll is not None
    assert strip.roll.text == told, "book-keeping does not push it out"
    fought.wiring.desk.go_on()
    title = strip.roll.battle.title  # type: ignore[union-attr]
    assert title not in words(fought)
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton)
    QTest.qWait(20)
    assert title in words(fought)


def test_a_line_of_the_log_opens_its_fight_again(fought: MainWindow) -> None:
    battle = fought.controller.table.battles.last
    assert battle is not None
    play_on(fought)
    fought.wiring.desk.go_on()
    fought.docks.reveal("log")
    QTest.qWait(20)
    log = fought.docks.log
    model = log.list.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    line = next(index for index in rows if index.data(LINE_ROLE).dice)
    log.list.scrollTo(line)
    spot = log.list.visualRect(line).center()
    QTest.mouseClick(log.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    QTest.qWait(20)
    assert battle.title in words(fought)
    assert battle.result in words(fought)


def test_looking_at_a_fight_again_does_not_outlive_the_next_one(fought: MainWindow) -> None:
    battle = fought.controller.table.battles.last
    assert battle is not None
    fought.wiring.desk.open_at(battle.end)
    fought.wiring.desk.go_on()
    assert fought.wiring.desk.battle is None


def test_what_is_taken_back_is_not_on_the_screen(fought: MainWindow) -> None:
    fought.controller.past.carry_out(fought_proposal(fought), agreed=True)
    QTest.qWait(20)
    assert not fought.page.map.result_card.isVisible()
    assert not fought.wiring.desk.strip.isVisible()
    assert fought.docks.combat.battle is None


def fought_proposal(window: MainWindow):  # type: ignore[no-untyped-def]
    from desktop.controller.stages import Proposal

    return Proposal("undo", window.controller.table.battles.last.start - 1)  # type: ignore[union-attr]


def test_the_window_closed_in_a_fight_opens_with_the_log_in_front_again(
    fought: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    assert fought.docks.covering("combat") == ""
    fought.close()
    again = MainWindow(settings)
    qtbot.addWidget(again)
    again.show()
    again.begin(Match.new("tiny", "meeting", seed=1))
    QTest.qWait(10)
    assert again.docks.covering("combat") == "log"
    again.close()


def test_a_result_behind_the_question_to_all_stays_and_escape_leaves_that_from_anywhere(fought: MainWindow) -> None:
    card = fought.page.map.result_card
    QTest.qWait(UNREAD_MS + 20)
    fought.orders.on_undo()
    assert fought.consents.asked is not None
    for widget in (fought.consents.asked.form._stay, fought.page.map.view):
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Return)
        assert fought.consents.asked is not None, "Enter answers it for nobody"
        assert card.isVisible(), "nor is what lies behind it meant"
    QTest.keyClick(fought.page.map.view, Qt.Key.Key_Escape)
    assert fought.consents.asked is None
    assert card.isVisible()


def test_another_game_begins_with_a_clean_desk(fought: MainWindow) -> None:
    fought.begin(Match.new("tiny", "meeting", seed=2))
    QTest.qWait(20)
    assert not fought.page.map.result_card.isVisible()
    assert not fought.wiring.desk.strip.isVisible()
    assert fought.docks.combat.battle is None


def test_the_column_and_row_are_lit(window: MainWindow) -> None:
    import random

    match, choose = Match.new("battles", "pindoque", seed=3), random.Random(3)
    window.begin(match)
    for _ in range(400):
        decision = match.decision
        assert decision is not None
        eager = [a for a in decision.actions if any(word in str(a) for word in ("attack", "roll"))]
        window.controller.play_now(str(choose.choice(eager if eager and choose.random() < 0.8 else decision.actions)))
        if window.controller.table.battles.follow():
            break
    window.controller.show()
    QTest.qWait(20)
    charts = window.docks.combat.findChildren(LitChart)
    assert charts
    assert all(row >= 0 and column >= 0 for row, column in charts[0].chart.lit)


def test_a_result_does_not_cover_a_replay_and_stands_there_again_afterwards(fought: MainWindow) -> None:
    card = fought.page.map.result_card
    assert card.isVisible()
    fought.commands.actions["replay_last"].trigger()
    assert fought.wiring.player.replay is not None
    assert not card.isVisible()
    fought.wiring.player.end()
    assert card.isVisible()


def test_a_result_does_not_stand_on_the_map_as_it_was_before(fought: MainWindow) -> None:
    card = fought.page.map.result_card
    assert card.isVisible()
    fought.controller.step(-1)
    assert not card.isVisible()
    fought.controller.step(-1)
    assert not card.isVisible()
    fought.controller.back_to_present()
    assert card.isVisible()
    card.go_on.click()
    fought.controller.step(-1)
    fought.controller.back_to_present()
    assert not card.isVisible(), "the players have gone on"
