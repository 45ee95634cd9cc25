"""Fights of the hex battles in the real window: each is read once, and none comes back in place of another."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.battles.state.events import CombatCancelled
from desktop.players.player import make_player
from desktop.ui.main_window import MainWindow
from desktop.ui.widgets.items import OutcomeRow
from desktop.ui.widgets.text import TextLabel
from desktop.views.table import AND
from tests.ui.table import carry_piece

Wanted = Callable[[Match], bool]


def opened(window: MainWindow, wanted: Wanted, scenario: str = "pindoque") -> Match:
    """A game that was played up to a certain moment, in the window."""
    for seed in range(1, 12):
        match = Match.new("battles", scenario, seed=seed)
        player = make_player("greedy", match.definition, match.world, seed)
        while match.decision is not None:
            if wanted(match):
                window.begin(match)
                QTest.qWait(10)
                return match
            match.play(player.choose(match.state, match.decision))
    pytest.fail("no such moment was found")


def asks(match: Match, prompt: str) -> bool:
    return match.decision is not None and match.decision.prompt.key == prompt


def press(window: MainWindow, action: str) -> None:
    buttons = window.docks.decision.findChildren(QAbstractButton)
    QTest.mouseClick(next(b for b in buttons if b.property("action") == action), Qt.MouseButton.LeftButton)
    QTest.qWait(10)


def dock(window: MainWindow) -> str:
    panel = window.docks.combat
    return "\n".join(label.text() for label in panel.findChildren(TextLabel) if label.isVisibleTo(panel))


def test_a_result_that_was_read_is_not_put_before_the_players_again(window: MainWindow) -> None:
    match = opened(window, lambda match: leads_to(match, "advance.choose"))
    window.controller.play(str(match.decision.actions[0]))
    QTest.qWait(10)
    card = window.page.map.result_card
    assert card.isVisible()
    told = card.roll
    QTest.mouseClick(card.go_on, Qt.MouseButton.LeftButton)
    assert match.decision.prompt.key == "advance.choose"
    for _ in range(2):
        advance = next((action for action in match.decision.actions if action.verb == "advance"), None)
        window.controller.play(str(advance or "done"))
        QTest.qWait(10)
        if match.decision.prompt.key != "advance.choose":
            break
    assert match.decision.prompt.key != "advance.choose"
    assert not card.isVisible(), "the same die, and nothing new but what they did themselves"
    assert window.wiring.desk.strip.roll.battle.start == told.battle.start, "one glance away"


def test_a_fight_is_not_gone_on_from_before_it_is_over_and_makes_way_when_it_was_read(
    window: MainWindow,
) -> None:
    match = opened(window, lambda match: leads_to(match, "advance.choose") and len(match.state.attacks) == 1)
    window.controller.play(str(match.decision.actions[0]))
    QTest.qWait(10)
    title, done = dock(window).splitlines()[0], window.docks.combat.battle.done
    assert not done.isVisibleTo(window.docks.combat)
    QTest.mouseClick(window.page.map.result_card.go_on, Qt.MouseButton.LeftButton)
    while asks(match, "advance.choose"):
        assert dock(window).startswith(title)
        window.controller.play(str(match.decision.actions[0]))
        QTest.qWait(10)
    assert asks(match, "move.pick")
    assert dock(window).startswith(title), "the sum can still be checked"
    assert done.isVisibleTo(window.docks.combat)
    window.controller.play(str(match.decision.actions[0]))
    QTest.qWait(10)
    assert title not in dock(window)
    assert window.docks.covering("combat") == "log"


def test_to_point_at_a_loser_does_not_put_chances_in_the_place_of_what_was_rolled(window: MainWindow) -> None:
    match = opened(window, lambda match: leads_to(match, "losses.choose"))
    window.controller.play(str(match.decision.actions[0]))
    QTest.qWait(10)
    rolled = dock(window)
    assert "Die " in rolled
    for action in match.decision.actions:
        window.controller.focus([action.target])
        QTest.qWait(10)
        assert dock(window) == rolled
    window.controller.play(str(match.decision.actions[0]))
    QTest.qWait(10)
    assert "What came of it" in dock(window)


def leads_to(match: Match, prompt: str) -> bool:
    """Whether the answer of the program, which has none beside it, rolls a die that leads to a question."""
    if match.decision is None or match.decision.prompt.key != "combat.roll":
        return False
    again = match.at(match.position)
    again.play(again.decision.actions[0])
    return asks(again, prompt)


def can_call_off(match: Match) -> bool:
    """Whether an attacker of one unit may still leave the fight."""
    return (
        asks(match, "combat.retreat_or_stand")
        and match.decision.player == match.state.phasing
        and sum(action.verb == "retreat" for action in match.decision.actions) == 1
    )


def test_a_fight_that_is_called_off_does_not_bring_an_earlier_one_back(window: MainWindow) -> None:
    match = opened(
        window, lambda match: asks(match, "barrage.roll") and len(match.state.attacks) == match.state.turn == 1
    )
    window.controller.play("roll")
    QTest.qWait(10)
    assert "Barrage" in dock(window)
    player = make_player("greedy", match.definition, match.world, 1)
    window.controller.options.silenced |= {"movement", "attack", "air"}
    while not can_call_off(match):
        window.controller.play_now(str(player.choose(match.state, match.decision)))
        window.controller.finish_gesture(match.position - 1)
    window.controller.play(next(str(action) for action in match.decision.actions if action.verb == "retreat"))
    while asks(match, "retreat.where"):
        window.controller.play(str(match.decision.actions[0]))
    QTest.qWait(10)
    assert any(isinstance(event, CombatCancelled) for events in match.events_of[-3:] for event in events)
    assert "Barrage" not in dock(window)
    assert window.wiring.banner.isVisible(), "both hear that there is no fight"
    assert any("comes to nothing" in label.text() for label in window.wiring.banner.findChildren(QLabel))


def test_to_attack_nobody_is_asked_once_more_and_lights_who_could(window: MainWindow) -> None:
    match = opened(window, lambda match: asks(match, "declare.free") and not match.state.attacks)
    able = {action.target for action in match.decision.actions if action.verb in ("attack", "barrage")}
    assert window.controller.decision_view().prompt.endswith("Nobody must fight, but some may.")
    press(window, "done")
    assert window.page.confirm.isVisible()
    assert set(window.warned.ringed) == able
    assert any("No attack is declared" in label.text() for label in window.page.confirm.findChildren(QLabel))
    assert asks(match, "declare.free"), "nothing has ended"


def test_one_press_ends_the_declaration_of_a_barrage_and_rolls(window: MainWindow) -> None:
    alone = [True]
    match = opened(
        window, lambda match: asks(match, "declare.free") and [each.barrage for each in match.state.attacks] == alone
    )
    start = match.position
    press(window, next(each.action for each in window.controller.decision_view().choices if AND in each.action))
    assert [str(entry.action) for entry in match.log[start:]][:2] == ["done", "roll"]
    assert window.page.map.result_card.isVisible()


def test_the_odds_follow_an_aeroplane_that_is_sent_to_an_attack(window: MainWindow) -> None:
    match = opened(window, lambda match: asks(match, "air.attack"), "jarama")
    flight = next(action for action in match.decision.actions if action.verb == "air")
    number = match.state.attack_on(flight.args[1]).number
    window.controller.play(str(flight))
    QTest.qWait(10)
    shown = dock(window)
    assert shown.startswith(f"Attack {number} on {flight.args[1]}")
    assert window.controller.presenter.names.unit(flight.target) in shown


def test_an_attacker_carried_to_its_own_target_again_does_nothing_and_says_so(window: MainWindow) -> None:
    """It was withdrawn and declared anew, which used up the one time that it may be taken out of the declaration."""
    match = opened(window, lambda match: asks(match, "declare.owed"))
    attack = next(action for action in match.decision.actions if action.verb == "attack")
    unit, target = attack.args
    window.controller.play(str(attack))
    QTest.qWait(10)
    board, start = window.page.map, match.position
    for goal in (target, next(near for near in match.world.neighbours[match.state.place(unit)] if near != target)):
        carry_piece(window, unit, goal)
        assert match.position == start
        assert board.refusal_note.isVisible()
    assert match.decision.offers(Action.parse(f"withdraw {unit}"))


def pile(match: Match) -> tuple[str, ...]:
    """Three units in a hex that may all still move, of which two block a road hex for each other."""
    if not asks(match, "move.pick"):
        return ()
    free = {action.target for action in match.decision.actions if action.verb == "pick"}
    stacks = [match.state.at(match.state.place(unit)) for unit in sorted(free) if match.state.on_map(unit)]
    return next((tuple(stack) for stack in stacks if len(stack) > 2 and free.issuperset(stack)), ())


def test_a_stack_goes_as_one_or_stays_and_who_holds_it_up_is_named(window: MainWindow) -> None:
    """6.3 The second of two units finds the road taken by the first, where nobody stands as the players see it."""
    match = opened(window, lambda match: bool(pile(match)))
    stack, start, told = pile(match), match.position, []
    home = match.state.place(stack[0])
    window.controller.refused.connect(lambda refusal: told.append(refusal.text))
    roads = [near for near in match.world.neighbours[home] if not match.state.at(near)]
    for near in roads:
        carry_piece(window, stack[-1], near, Qt.KeyboardModifier.ShiftModifier)
        if match.position > start:
            assert {match.state.place(unit) for unit in stack} == {near}
            window.controller.undo()
        assert match.position == start
        assert {match.state.place(unit) for unit in stack} == {home}
    held = [text for text in told if "cannot go there with the others, so the stack stays" in text]
    names = [window.controller.presenter.names.unit(unit) for unit in stack]
    assert held
    assert all(any(text.startswith(name) for name in names) for text in held)


def test_a_fight_that_is_pointed_at_is_never_painted_squeezed(window: MainWindow) -> None:
    match = opened(window, lambda match: asks(match, "combat.choose") and len(match.decision.actions) > 1)
    window.resize(1280, 800)
    window.docks.reveal("combat")
    QTest.qWait(30)
    panel = window.docks.combat
    for action in match.decision.actions:
        window.controller.point_at(str(action))
        QApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))  # it is painted
        rows = panel.findChildren(OutcomeRow)
        at_once = [row.size() for row in rows]
        QTest.qWait(30)
        assert rows
        assert at_once == [row.size() for row in rows]


def test_a_result_stays_in_the_dock_when_the_next_fight_comes_by_itself(window: MainWindow) -> None:
    match = opened(window, lambda match: leads_to(match, "combat.defence_artillery"))
    before = dock(window).splitlines()[0]
    assert before.startswith("Attack")
    window.controller.play(str(match.decision.actions[0]))
    QTest.qWait(10)
    discussed = window.wiring.desk._discussed
    assert discussed is not None
    assert not discussed.rolled, "the next fight is discussed already"
    assert dock(window).splitlines()[0] == before, "and the result of the one before is still read"
    assert "Die " in dock(window)
    QTest.mouseClick(window.page.map.result_card.go_on, Qt.MouseButton.LeftButton)
    QTest.qWait(10)
    assert dock(window).startswith(discussed.title), "one press on the card, or in the dock"
    assert "Chances" in dock(window)


def test_the_odds_of_the_next_fight_come_forward_when_something_is_done_about_it(window: MainWindow) -> None:
    match = opened(window, lambda match: leads_to(match, "combat.defence_artillery"))
    window.controller.play(str(match.decision.actions[0]))
    QTest.qWait(10)
    assert "Chances" not in dock(window)
    window.controller.tick(next(str(each) for each in match.decision.actions if each.verb == "fire"), True)
    QTest.qWait(10)
    assert "Chances" in dock(window), "the odds follow what is ticked"


def test_a_result_that_was_read_on_the_map_gives_way_to_the_odds_of_the_next_fight(window: MainWindow) -> None:
    """They advance, the next fight comes by that, and what is asked about it cannot be weighed without its odds."""

    def leads_on(match: Match) -> bool:
        if not leads_to(match, "advance.choose") or len(match.state.attacks) < 2:
            return False
        again = match.at(match.position)
        again.play(again.decision.actions[0])
        while asks(again, "advance.choose"):
            again.play(next(iter(again.decision.actions)))
        return again.decision.prompt.key.startswith("combat.") and not asks(again, "combat.choose")

    match = opened(window, leads_on, "jarama")
    window.controller.play(str(match.decision.actions[0]))
    QTest.qWait(10)
    card = window.page.map.result_card
    QTest.mouseClick(card.go_on, Qt.MouseButton.LeftButton)
    while asks(match, "advance.choose"):
        window.controller.play(str(match.decision.actions[0]))
        QTest.qWait(10)
    assert not card.isVisible()
    assert "Chances" in dock(window)


def test_a_card_does_not_lie_over_the_fight_that_a_player_turns_to(window: MainWindow) -> None:
    match = opened(window, lambda match: leads_to(match, "combat.choose"))
    window.controller.play(str(match.decision.actions[0]))
    QTest.qWait(10)
    card = window.page.map.result_card
    assert card.isVisible()
    number = next(str(each) for each in match.decision.actions if each.verb == "fight")
    window.controller.play(number)
    QTest.qWait(10)
    assert not card.isVisible()
    assert window.wiring.desk.strip.roll is not None, "the result is one glance away"


def test_a_stack_that_advances_by_one_drag_is_told_unit_by_unit(window: MainWindow) -> None:
    def after(match: Match, action: str) -> list[Action]:
        again = match.at(match.position)
        again.play(Action.parse(action))
        return list(again.decision.actions) if asks(again, "advance.choose") else []

    match = opened(window, lambda match: leads_to_two(match, after), "jarama")
    control = window.controller
    control.play(str(match.decision.actions[0]))
    first = next(str(each) for each in match.decision.actions if each.verb == "advance" and after(match, str(each)))
    start = match.position
    control.play_now(first)
    control.play_now(next(str(each) for each in match.decision.actions if each.verb == "advance"))
    control.finish_gesture(start)
    QTest.qWait(10)
    assert dock(window).count(" advances ") == 2


def leads_to_two(match: Match, after: Callable[[Match, str], list[Action]]) -> bool:
    """Whether a die is rolled after which two units may advance, one after the other."""
    if not leads_to(match, "advance.choose"):
        return False
    again = match.at(match.position)
    again.play(again.decision.actions[0])
    ways = [str(each) for each in again.decision.actions if each.verb == "advance"]
    return any(any(two.verb == "advance" for two in after(again, one)) for one in ways)


def barrages(match: Match) -> list[str]:
    """Barrages that can be chosen out of several fights, by their numbers."""
    if not asks(match, "combat.choose"):
        return []
    return [each.target for each in match.decision.actions if match.state.attack(int(each.target)).barrage]


def test_to_choose_a_barrage_is_to_roll_its_die(window: MainWindow) -> None:
    """12.4 Guns and target are declared and nobody answers a barrage: between the choice and the die is nothing."""
    match = opened(window, lambda match: bool(barrages(match)))
    number, start = barrages(match)[0], match.position
    plain = f"fight {number}"
    offered = [each.action for each in window.controller.decision_view().choices]
    assert plain not in offered, "it would only delay"
    window.controller.point_at(f"{plain}{AND}roll")
    QTest.qWait(10)
    assert dock(window).startswith(f"Barrage {number} on ")
    assert "Chances" in dock(window), "the odds are seen before"
    press(window, f"{plain}{AND}roll")
    assert [str(entry.action) for entry in match.log[start:]][:2] == [plain, "roll"]
    assert window.page.map.result_card.isVisible()


def test_a_barrage_with_nobody_left_to_shell_rolls_nothing(window: MainWindow) -> None:
    """Its die would be that of whatever fight comes next."""
    match = opened(window, lambda match: bool(barrages(match)))
    number = barrages(match)[0]
    target = match.state.attack(int(number)).targets[0]
    state = match.at(match.position).state
    for unit in state.at(target):
        state.eliminate(unit, "barrage")
    shortcuts = window.controller.presenter.shortcuts(state, match.decision)
    assert f"fight {number}{AND}roll" not in [each.action for each in shortcuts]
