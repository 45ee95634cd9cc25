"""Drags do what they look like: the last victor advances, a unit asks what it is activated for, a card which use."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.controller import choices
from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.views.table import ChoiceView, DecisionView, RouteView
from tests.ui.table import carry, carry_piece, opened, played

LAST_VICTORS = [("crusade", "columns", 3), ("illusions", "mobilization-to-limited-war", 3)]


def last_victor(game: str, scenario: str, seed: int) -> tuple[Match, str]:
    """A game in which one unit may advance, after which the other side goes on; and the unit."""
    match, chance = Match.new(game, scenario, seed=seed), random.Random(seed)
    for _ in range(100):
        assert match.decision is not None
        first = match.decision.actions[0]
        if match.decision.prompt.key == "advance.who":
            ahead = match.look_ahead(first, match.decision.player)
            if ahead is not None and ahead[1] is not None and ahead[1].player != match.decision.player:
                return match, first.target
        match.play(chance.choice(match.decision.actions))
    raise AssertionError("nobody advances")


@pytest.fixture(params=LAST_VICTORS, ids=[game for game, *_ in LAST_VICTORS])
def victor(request, qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[MainWindow, str]]:
    match, unit = last_victor(*request.param)
    with opened(qtbot, tmp_path, match) as window:
        yield window, unit


@pytest.mark.rule("crusade", "11.5")
@pytest.mark.rule("illusions", "12.8")
def test_the_last_victor_is_carried_into_the_space_it_won(victor: tuple[MainWindow, str], qtbot: QtBot) -> None:
    window, unit = victor
    match = window.controller.match
    since, home, target = match.position, match.state.place_of(unit), match.state.fight.target
    told: list[tuple[int, RouteView | None]] = []
    window.controller.route_changed.connect(lambda route: told.append((match.position, route)))
    with qtbot.assertNotEmitted(window.controller.refused):
        carry_piece(window, unit, target)
    assert all(at == since for at, route in told if route is not None), "nothing happens before it is set down"
    assert not any(route.refusal for _, route in told if route is not None and target in route.spaces)
    assert any(route is not None and not route.refusal for _, route in told)
    assert played(window, since)[:1] == [f"advance {unit}"]
    assert match.state.place_of(unit) == target != home


def test_set_down_elsewhere_it_stays_and_is_told_so(victor: tuple[MainWindow, str], qtbot: QtBot) -> None:
    window, unit = victor
    match = window.controller.match
    since, home = match.position, match.state.place_of(unit)
    near = [space for space in match.world.neighbours[home] if space != match.state.fight.target]
    with qtbot.waitSignal(window.controller.refused):
        carry_piece(window, unit, near[0])
    assert match.position == since
    assert match.state.place_of(unit) == home


@pytest.mark.rule("crusade", "8.2.3")
def test_a_unit_dragged_before_it_is_activated_asks_whether_to_move_or_attack(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, Match.new("crusade", "campaign", seed=3)) as window:
        match = window.controller.match
        [unit] = match.state.at("segovia")
        with (
            qtbot.waitSignal(window.controller.choose_among) as asked,
            qtbot.assertNotEmitted(window.controller.refused),
        ):
            carry_piece(window, unit, "aranda_de_duero")
        assert [choice.action for choice in asked.args[0]] == ["mark segovia move", "mark segovia attack"]
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        menu.actions()[0].trigger()
        menu.close()
        assert match.state.markers == {"segovia": "move"}


def test_a_choice_that_names_the_piece_comes_before_a_default_one() -> None:
    other = ChoiceView("to b", "To B", spaces=("b",), default=True)
    named = ChoiceView("with x", "With X", spaces=("b",), pieces=("x",))
    decision = DecisionView("red", "Red", (), "?", "1", (other, named))
    assert choices.setting_down(decision, "x", "b") == [named]
    assert choices.setting_down(decision, "y", "b") == [other]


def test_a_card_with_several_uses_carried_to_the_map_asks_there(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, Match.new("crusade", "decisive-phase", seed=3)) as window:
        hand, board = window.docks.hand, window.page.map
        card = next(each for each in hand.card_widgets() if sum(bool(use.action) for use in each.view.uses) > 1)
        uses, since = [use for use in card.view.uses if use.action], window.controller.match.position
        spot = card.mapFromGlobal(board.mapToGlobal(QPoint(board.width() // 2, board.height() // 2)))
        carry(card, card.rect().center(), spot)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        lines = [line for line in menu.actions() if line.isEnabled() and not line.isSeparator()]
        assert [line.text() for line in lines] == [use.text for use in uses]
        lines[-1].trigger()
        menu.close()
        assert played(window, since)[:1] == [uses[-1].action]


def asked_for_losses(game: str, scenario: str, seed: int) -> Match:
    """A game in which a player chooses who loses a step, after which the other side goes on."""
    match, chance = Match.new(game, scenario, seed=seed), random.Random(seed)
    for _ in range(900):
        assert match.decision is not None
        losses = [action for action in match.decision.actions if action.verb == "lose"]
        if len(losses) > 1:
            ahead = match.look_ahead(losses[0], match.decision.player)
            if ahead is not None and ahead[1] is not None and ahead[1].player != match.decision.player:
                return match
        match.play(chance.choice(match.decision.actions))
    raise AssertionError("nobody loses anything")


@pytest.mark.rule("crusade", "11.3")
def test_a_loss_is_carried_to_the_box_of_eliminated_units(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, asked_for_losses("crusade", "decisive-phase", 5)) as window:
        match = window.controller.match
        since, player = match.position, match.decision.player
        unit = next(action.target for action in match.decision.actions if action.verb == "lose")
        told: list[RouteView | None] = []
        window.controller.route_changed.connect(told.append)
        with qtbot.waitSignal(window.controller.refused) as refused:
            carry_piece(window, unit, "madrid")
        assert match.position == since, "set down elsewhere it costs nothing"
        assert "eliminated" in refused.args[0].text
        told.clear()
        carry_piece(window, unit, f"tray:eliminated:{player}")
        assert played(window, since)[0].startswith("lose ")
        assert not any(route is not None and route.refusal for route in told[-2:])


def asked_how_far(seed: int) -> tuple[Match, str, str]:
    """A game in which a victor may advance into the space that was won, or on; with the unit and the farther space."""
    match, chance = Match.new("crusade", "decisive-phase", seed=seed), random.Random(seed)
    for _ in range(4000):
        if match.decision is None:
            break
        if match.decision.prompt.key == "advance.who":
            unit = match.decision.actions[0].target
            ends = match.state.stack[-1].ends(match.state, unit)
            if len(ends) > 1:
                return match, unit, ends[-1]
        actions = [action for action in match.decision.actions if action.verb in ("attack", "with", "target")]
        eager = actions if actions and chance.random() < 0.7 else match.decision.actions
        match.play(chance.choice(eager))
    raise AssertionError("nobody advances far")


@pytest.mark.rule("crusade", "11.5.3")
def test_a_victor_is_carried_as_far_as_it_may_go_in_one_drag(qtbot: QtBot, tmp_path: Path) -> None:
    match, unit, far = asked_how_far(2)
    with opened(qtbot, tmp_path, match) as window:
        since = match.position
        with qtbot.assertNotEmitted(window.controller.refused):
            carry_piece(window, unit, far)
        assert [action.split()[0] for action in played(window, since)[:2]] == ["advance", "to"]
        assert far in {match.state.place_of(action.split()[1]) for action in played(window, since)[:1]}


def test_a_whole_stack_goes_or_stays_and_the_reason_is_told(table: MainWindow) -> None:
    """With Shift both pieces of the hill are carried; the first would fight on the farm, so the other could not go."""
    board, where = table.page.map, table.controller.match.state.where
    board.fit()
    view, shift = board.view.viewport(), Qt.KeyboardModifier.ShiftModifier
    assert (where["red-foot"], where["red-horse"], where["blue-foot"]) == ("hill", "hill", "farm")
    for space, arrived in (("farm", "hill"), ("north", "north")):
        start, end = board.piece_spot("red-foot"), board.space_rect(space).center()
        QTest.mousePress(view, Qt.MouseButton.LeftButton, shift, start)
        for step in range(1, 7):
            QTest.mouseMove(view, start + (end - start) * step / 6)
            QTest.qWait(1)
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, shift, end)
        QTest.qWait(5)
        now = table.controller.match.state.where
        assert (now["red-foot"], now["red-horse"]) == (arrived, arrived)
        assert board.refusal_note.isVisible() == (arrived == "hill")


def asked_to_spend(game: str, scenario: str, seed: int) -> Match:
    """A game in which replacement points are spent on units that stand on the map."""
    match, chance = Match.new(game, scenario, seed=seed), random.Random(seed)
    for _ in range(900):
        assert match.decision is not None
        if any(action.verb == "replace" for action in match.decision.actions):
            return match
        match.play(chance.choice(match.decision.actions))
    raise AssertionError("nobody has replacement points")


@pytest.mark.rule("crusade", "14.1")
@pytest.mark.parametrize(("game", "scenario"), [("crusade", "columns"), ("illusions", "mobilization-to-limited-war")])
def test_a_unit_that_may_regain_a_step_regains_none_by_being_lifted(
    game: str, scenario: str, qtbot: QtBot, tmp_path: Path
) -> None:
    with opened(qtbot, tmp_path, asked_to_spend(game, scenario, 1)) as window:
        match, control = window.controller.match, window.controller
        unit = next(action.target for action in match.decision.actions if action.verb == "replace")
        since, home, told = match.position, match.state.place_of(unit), []
        control.route_changed.connect(lambda route: told.append((match.position, route)))
        elsewhere = next(space for space in match.world.neighbours[home])
        with qtbot.assertNotEmitted(control.refused), qtbot.waitSignal(control.choose_among) as asked:
            carry_piece(window, unit, elsewhere)
        shown = [(at, route) for at, route in told if route is not None and route.items]
        assert {at for at, _ in shown} == {since}, "nothing is played before it is set down, nor then without a word"
        assert match.position == since
        offered = asked.args[0]
        assert {choice.action.split()[0] for choice in offered} == {"replace"}
        assert [item.text for item in shown[-1][1].items] == [choice.text for choice in offered]
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        menu.actions()[0].trigger()
        menu.close()
        assert played(window, since)[:1] == [offered[0].action]
