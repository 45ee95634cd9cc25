"""Questions that nobody is asked unless he says so: passed over, come back to, and taken back alone."""

from __future__ import annotations

import pytest

from desktop.controller.always import Standing
from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.controller.unasked import ASK, COME_BACK
from desktop.engine import plain
from desktop.engine.match import Match
from desktop.players.random_player import RandomPlayer

ATTACK = "attack land austria yugoslavia"


def _begun(scenario: str = "intro-1941-42", **options) -> GameController:
    match = Match.new("reich", scenario, seed=1, **options)
    player = RandomPlayer(1)
    while match.decision.prompt.key != "turn.first":
        match.play(player.choose(match.state, match.decision))
    made = GameController(ControllerOptions())
    made.begin(match)
    return made


@pytest.fixture
def control(qapp) -> GameController:
    return _begun()


def _prompt(control: GameController) -> tuple[str, str]:
    return control.match.decision.player, control.match.decision.prompt.key


def _offers(control: GameController) -> list[str]:
    return [choice.action for choice in control.decision_view().choices]


def _lay(control: GameController) -> None:
    control.hold_up(control.player())
    control.play(str(control.match.decision.actions[0]))


def test_an_attack_asks_nobody_for_events_and_both_for_a_card(control: GameController) -> None:
    before = control.match.position
    control.play(ATTACK)
    assert [str(entry.action) for entry in control.match.log[before:]] == [ATTACK, "done", "done"]
    assert _prompt(control) == ("axis", "conflict.card")
    _lay(control)
    assert _prompt(control) == ("allies", "conflict.card")


def test_whoever_sits_down_reads_what_happened_since_he_himself_did_something(control: GameController) -> None:
    control.set_handover("needed")
    pages = []
    control.hand_over.connect(pages.append)
    if control.sight.covered:
        control.take_seat()
    control.play(ATTACK)
    control.take_seat()
    control.play(str(control.match.decision.actions[0]))
    (page,) = pages[-1:]
    assert page.seat == "allies"
    assert any("Yugoslavia" in line.text for line in page.since), "that nobody asked him for events is no act of his"


def test_enter_lays_no_card_while_an_event_may_still_come_first(control: GameController) -> None:
    control.match.state.hands["axis"] = control.match.state.hands["axis"][:1]
    control.play(ATTACK)
    control.hold_up("axis")
    choices = control.decision_view().choices
    assert [choice.action for choice in choices][1:] == [COME_BACK]
    assert not any(choice.default for choice in choices)


def test_whoever_says_so_is_asked_before_he_lays_a_card(control: GameController) -> None:
    control.play(ATTACK)
    assert control.decision_view().private
    assert COME_BACK in _offers(control), "events are open: it is offered with all hands down"
    control.play(COME_BACK)
    assert _prompt(control) == ("axis", "conflict.events")
    control.play(_event(control))
    asked = []
    while control.match.decision.prompt.key != "conflict.card":
        asked.append(_prompt(control))
        control.play("done")
    assert asked == [("allies", "conflict.answer"), ("allies", "conflict.events")], "who sees an event is asked"


def test_the_other_may_say_so_when_he_is_asked_for_his_card(control: GameController) -> None:
    control.play(ATTACK)
    hand = list(control.match.state.hands["axis"])
    _lay(control)
    notices: list[str] = []
    control.notice.connect(notices.append)
    control.play(COME_BACK)
    assert _prompt(control) == ("allies", "conflict.events")
    assert control.match.state.hands["axis"] == hand, "the card laid face down is taken up again"
    assert "Axis" in notices[0]
    assert not control.match.redo_log, "nobody plays it again for him"
    control.play(_event(control))
    control.play("done")
    assert _prompt(control) == ("axis", "conflict.card")
    assert COME_BACK not in _offers(control), "his turn for events has gone by"


def test_saying_so_and_playing_none_asks_nobody_else(control: GameController) -> None:
    control.play(ATTACK)
    control.play(COME_BACK)
    control.play("done")
    assert _prompt(control) == ("axis", "conflict.card")
    assert COME_BACK not in _offers(control)


def test_an_attack_is_still_taken_back_alone(control: GameController) -> None:
    before = control.match.position
    control.play(ATTACK)
    assert control.past.undo_told().alone, "the other has done nothing"
    control.undo()
    assert not control.asking
    assert control.match.position == before


def _left_and_opened(control: GameController) -> GameController:
    """The same game as its file tells it."""
    left = control.match
    match = Match.resume(left.setup, left.log, plain.to_plain(left.state), definition=left.definition)
    opened = GameController(ControllerOptions())
    opened.begin(match)
    while not match.caught_up:
        opened._catch_up()
    return opened


def test_a_game_that_was_left_is_come_back_to_with_all_that_may_still_be_said(control: GameController) -> None:
    control.play(ATTACK)
    opened = _left_and_opened(control)
    assert COME_BACK in _offers(opened)
    _lay(opened)
    again = _left_and_opened(opened)
    assert _prompt(again) == ("allies", "conflict.card")
    assert COME_BACK in _offers(again)
    again.play(COME_BACK)
    assert _prompt(again) == ("allies", "conflict.events")
    again.play("done")
    assert _prompt(again) == ("axis", "conflict.card")


def test_what_has_come_of_it_is_not_come_back_to_in_a_game_that_was_left(control: GameController) -> None:
    control.play(ATTACK)
    _lay(control)
    _lay(control)
    assert COME_BACK not in _offers(_left_and_opened(control))


def test_a_card_taken_up_again_leaves_what_may_be_said_before_it(control: GameController) -> None:
    control.play(ATTACK)
    _lay(control)
    control.undo()
    if control.asking:
        control.answer(True)
    assert _prompt(control) == ("axis", "conflict.card")
    assert COME_BACK in _offers(control)


def test_what_was_answered_by_hand_is_the_others_own(control: GameController) -> None:
    control.options.always.add(("reich", "allies", "conflict.events", ASK))
    before = control.match.position
    control.play(ATTACK)
    assert _prompt(control) == ("allies", "conflict.events")
    control.play("done")
    assert control.past.undo_told().alone, "they may take it back themselves"
    control.go_back(before)
    assert control.asking, "the attack and their answer need both"


def test_who_wants_it_is_asked_each_time(control: GameController) -> None:
    wanted = Standing("reich", "axis", "conflict.events", ASK)
    control.options.always.add(wanted.key)
    control.play(ATTACK)
    assert _prompt(control) == ("axis", "conflict.events")
    control.options.always.discard(wanted.key)
    control.undo()
    control.play(ATTACK)
    assert _prompt(control) == ("axis", "conflict.card")


def test_where_no_card_is_asked_for_events_are(qapp) -> None:
    """15.1 In the fog of war cards are drawn: there would be no moment to say so."""
    control = _begun(options={"fog_of_war": "on"})
    control.play(ATTACK)
    assert _prompt(control) == ("axis", "conflict.events")


def _event(control: GameController) -> str:
    return next(str(action) for action in control.match.decision.actions if action.verb == "play")
