"""The program at a seat, in the window: a row tells of it, results stay up, players are changed in mid-game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialogButtonBox, QProgressBar

from desktop.controller.opponent import Opponent
from desktop.data.headline import Headline
from desktop.engine.match import Match
from desktop.players.levels import NOVICE
from desktop.players.player import make_player
from desktop.ui.dialogs.seats import PlayersDialog
from desktop.ui.main_window import MainWindow
from desktop.ui.opponents import Opponents
from tests.controller.test_opponent import Thought, play_person


@pytest.fixture
def alone(window: MainWindow) -> MainWindow:
    """Crusade against the program; its thoughts come when they are called."""
    window.resize(1280, 800)
    window.controller.opponent = Opponent(window.controller, Thought())  # type: ignore[arg-type]
    window.controller.options.pace_ms = 0
    window.opponents = Opponents(window)
    programs = (("nationalist", NOVICE),)
    window.begin(Match.new("crusade", "columns", seed=3), Headline(handover="open", programs=programs))
    return window


def until_person(window: MainWindow, qtbot) -> None:
    mind = window.controller.opponent.mind

    def persons() -> bool:
        if mind.asked:
            mind.answer()
        if window.wiring.desk.is_read_now():
            window.wiring.desk.go_on()
        return window.controller.match.decision is None or not window.controller.table.is_programs_turn

    qtbot.waitUntil(persons, timeout=20_000)


def test_a_row_tells_that_the_program_plays_and_pauses_it(alone, qtbot) -> None:
    row = alone.opponents.row
    assert row.isVisible()
    assert not any(button.isVisible() for button in row.findChildren(QAbstractButton, "step-program"))
    qtbot.mouseClick(row.findChild(QAbstractButton, "pause-program"), Qt.MouseButton.LeftButton)
    position = alone.controller.match.position
    qtbot.wait(10)
    assert alone.controller.match.position == position
    step = row.findChild(QAbstractButton, "step-program")
    assert step.isVisible()
    qtbot.mouseClick(step, Qt.MouseButton.LeftButton)
    if alone.controller.opponent.mind.asked:
        alone.controller.opponent.mind.answer()
    qtbot.waitUntil(lambda: alone.controller.match.position == position + 1, timeout=5_000)
    qtbot.mouseClick(row.findChild(QAbstractButton, "pause-program"), Qt.MouseButton.LeftButton)
    until_person(alone, qtbot)
    assert not row.isVisible()


def test_a_bar_tells_how_far_a_long_thought_is(alone, qtbot) -> None:
    opponent = alone.controller.opponent
    bar = alone.opponents.row.findChild(QProgressBar, "program-thinks")
    while not opponent.mind.asked:
        opponent.step() if opponent.paused else opponent.pause(True)
        qtbot.wait(5)
    number, _, _ = opponent.mind.asked[-1]
    opponent.mind.got_on.emit(number - 1, 80)
    assert not bar.isVisible(), "of a question that is not asked any more"
    opponent.mind.got_on.emit(number, 30)
    assert bar.isVisible()
    assert bar.value() == 30
    opponent.pause(False)
    opponent.mind.answer()
    qtbot.waitUntil(lambda: not bar.isVisible(), timeout=5_000)


def test_one_person_alone_sees_his_hand_and_never_the_programs(alone, qtbot) -> None:
    until_person(alone, qtbot)
    for _ in range(3):
        hand = alone.wiring.view.hand
        held = {card.id for card in hand.cards}
        assert held == set(alone.controller.match.state.hands["republican"])
        assert held, "his own cards lie open before him"
        alone.controller.play(str(alone.controller.match.decision.actions[0]))
        until_person(alone, qtbot)


def test_players_are_changed_in_the_middle_of_a_game(alone, qtbot) -> None:
    until_person(alone, qtbot)
    alone.commands.actions["players"].trigger()
    dialog = alone.findChild(PlayersDialog)
    box = dialog.findChild(QComboBox, "seat-nationalist")
    assert box.currentData() == NOVICE
    box.setCurrentIndex(0)
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()
    assert alone.controller.table.programs == {}
    assert not alone.commands.actions["pause_program"].isEnabled()


def test_the_program_waits_while_the_briefing_is_read_or_the_start_page_is_up(alone, qtbot) -> None:
    mind, match = alone.controller.opponent.mind, alone.controller.match
    alone.briefing.show()
    position = match.position
    for _ in range(3):
        if mind.asked:
            mind.answer()
        qtbot.wait(10)
    assert match.position == position
    alone.briefing.page.close_page()
    alone.show_start()
    qtbot.wait(200)
    assert match.position == position
    alone.return_to_game()
    until_person(alone, qtbot)
    assert match.position > position


def test_what_the_program_did_is_told_when_a_person_is_asked_again(alone, qtbot) -> None:
    until_person(alone, qtbot)
    told = []
    alone.controller.seat_taken.connect(told.append)
    for _ in range(30):
        player = make_player("greedy", alone.controller.match.definition, alone.controller.match.world, 1)
        choice = player.choose(alone.controller.match.state, alone.controller.match.decision)
        alone.controller.play(str(choice))
        if alone.controller.asking:
            alone.controller.answer(True)
        until_person(alone, qtbot)
        if told:
            break
    assert told[0].lines, "the round of the program in words"


def test_leaving_the_table_ends_the_thinking(alone, qtbot) -> None:
    mind = alone.controller.opponent.mind
    alone.show_start()
    alone.controller.close()
    assert not mind.asked


def test_the_program_waits_while_a_person_is_asked_whether_he_gives_up(alone, qtbot) -> None:
    while not alone.controller.opponent.mind.asked:
        until_person(alone, qtbot)
        play_person(alone.controller)
    alone.commands.actions["concede"].trigger()
    assert alone.page.concede.isVisible()
    position = alone.controller.match.position
    alone.controller.opponent.mind.answer()
    qtbot.wait(20)
    assert (alone.controller.match.position, alone.page.concede.isVisible()) == (position, True)
    alone.page.concede.hide()
    qtbot.waitUntil(lambda: alone.controller.match.position > position, timeout=5_000)


def test_where_nobody_sits_nobody_gives_up(alone) -> None:
    assert alone.commands.actions["concede"].isEnabled()
    alone.controller.seat_programs({"nationalist": NOVICE, "republican": NOVICE})
    assert not alone.commands.actions["concede"].isEnabled()
    assert alone.commands.actions["players"].isEnabled()
