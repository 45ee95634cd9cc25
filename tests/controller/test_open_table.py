"""The open table: it stays in sight, hands lie face down, and whoever must choose in secret holds his own up."""

from __future__ import annotations

import random

import pytest

from desktop.controller import stages
from desktop.controller.game_controller import GameController
from desktop.controller.keeping import Keeping
from desktop.controller.options import ControllerOptions
from desktop.controller.stages import OPEN, Facts, Playing, Proposal, Sitter
from desktop.controller.table import Table
from desktop.data.headline import Headline
from desktop.engine import unseen
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.views.table import TableView

RED, BLUE = Sitter("red", "Red"), Sitter("blue", "Blue")
ASKED = Facts(asked=RED, secret=True, open=True, private=True)
HIDING = [("crusade", "columns"), ("illusions", "brusilov"), ("reich", "intro-1941-42")]


@pytest.fixture
def control(qapp) -> GameController:
    controller = GameController()
    controller.options.handover = OPEN
    controller.shown = []  # type: ignore[attr-defined]
    controller.pages = []  # type: ignore[attr-defined]
    controller.table_changed.connect(controller.shown.append)  # type: ignore[attr-defined]
    controller.hand_over.connect(controller.pages.append)  # type: ignore[attr-defined]
    controller.begin(Match.new("tiny", "meeting", seed=1))
    return controller


def last(control: GameController) -> TableView:
    return control.shown[-1]  # type: ignore[attr-defined,no-any-return]


# -- stages ----------------------------------------------------------------------------------------
def test_nobody_hands_over_an_open_table() -> None:
    stage = stages.moved(Playing(BLUE, ""), ASKED)
    assert stage == Playing(RED, "")
    assert stages.viewer(stage) == ""
    assert stages.looker(stage) == RED


def test_a_hand_stays_up_while_its_owner_chooses_in_secret_and_no_longer() -> None:
    up = stages.held_up(Playing(RED, ""), "red")
    assert stages.viewer(up) == "red"
    assert stages.viewer(stages.moved(up, ASKED)) == "red"
    openly = Facts(asked=RED, secret=True, open=True)
    assert stages.viewer(stages.moved(up, openly)) == ""
    other = Facts(asked=BLUE, secret=True, open=True, private=True)
    assert stages.viewer(stages.moved(up, other)) == ""


def test_a_question_to_all_puts_hands_down_and_covers_nothing() -> None:
    up = stages.held_up(Playing(RED, ""), "red")
    assert isinstance(up, Playing)
    asked = stages.proposed(up, Proposal("undo"), ASKED)
    assert not stages.is_covered(asked)
    assert stages.viewer(asked) == ""
    assert stages.viewer(stages.refused(asked)) == ""


def test_no_hand_is_up_at_an_earlier_moment_and_where_the_screen_is_somebodys_own_none_is_held_up() -> None:
    assert stages.viewer(stages.looked_back(stages.held_up(Playing(RED, ""), "red"), 3)) == ""
    assert stages.held_up(Playing(RED), "blue") == Playing(RED)


# -- the controller --------------------------------------------------------------------------------
def test_the_table_is_shown_at_once_with_all_hands_face_down(control: GameController) -> None:
    assert not control.pages  # type: ignore[attr-defined]
    view = last(control)
    assert view.hand is not None
    assert view.hand.cards == ()
    assert [(held.seat, held.up) for held in view.hand.held] == [("red", False), ("blue", False)]
    assert view.decision is not None
    assert view.decision.private
    assert view.decision.choices == ()


def test_whoever_is_asked_holds_his_hand_up_and_chooses(control: GameController) -> None:
    control.hold_up("red")
    view = last(control)
    assert view.hand is not None
    assert view.hand.cards
    assert view.decision is not None
    assert view.decision.choices
    control.play(view.decision.choices[0].action)
    assert control.player() == "blue"
    view = last(control)
    assert view.hand is not None
    assert not view.hand.cards, "the next player's hand is face down"
    assert not any(held.up for held in view.hand.held)


def test_another_player_may_look_at_his_own_hand_but_not_answer(control: GameController) -> None:
    control.hold_up("blue")
    view = last(control)
    assert view.hand is not None
    assert view.hand.cards
    assert all("blue" in card.id for card in view.hand.cards)
    assert view.decision is not None
    assert view.decision.choices == ()
    control.hold_up("")
    assert last(control).hand.cards == ()  # type: ignore[union-attr]


def test_a_seat_that_is_none_holds_nothing_up(control: GameController) -> None:
    control.hold_up("green")
    assert control.table.viewer == ""


def test_open_questions_are_answered_with_all_hands_down(control: GameController) -> None:
    for _ in range(2):
        control.hold_up(control.player())
        control.play(last(control).decision.choices[0].action)  # type: ignore[union-attr]
    view = last(control)
    assert control.table.viewer == ""
    assert view.decision is not None
    assert not view.decision.private
    assert view.decision.choices


@pytest.mark.parametrize("mode", ["needed", "always"])
def test_to_hide_hands_by_a_curtain_shows_none_before_its_owner_sits_down(control: GameController, mode: str) -> None:
    assert control.table.viewer == ""
    control.set_handover(mode)
    assert control.table.viewer == "", "both look at the table"
    assert last(control).hand is None or not last(control).hand.cards
    control.take_seat()
    assert control.table.viewer == control.player()


def test_hiding_less_needs_all_and_hiding_more_nobody(control: GameController) -> None:
    control.set_handover("needed")
    assert control.table.handover == "needed"
    control.take_seat()
    control.set_handover("open")
    assert control.table.handover == "needed"
    control.answer(True)
    assert control.table.handover == "open"
    assert control.table.viewer == ""


@pytest.mark.parametrize("mode", ["needed", "always"])
def test_whoever_draws_a_curtain_sees_no_hand_by_it(control: GameController, mode: str) -> None:
    """Anybody may have done so, whoever is asked."""
    control.set_handover(mode)
    assert control.table.viewer == ""
    assert control.sight.covered
    control.take_seat()
    assert control.table.viewer == "red"


def test_hands_that_lay_open_are_all_turned_down(control: GameController) -> None:
    control.set_handover("never")
    control.answer(True)
    assert control.table.viewer == "red"
    control.set_handover("open")
    assert control.table.viewer == ""
    assert last(control).hand.cards == ()  # type: ignore[union-attr]


def test_to_play_no_card_takes_no_look_at_the_hand(qapp) -> None:
    control = GameController(ControllerOptions(OPEN))
    control.begin(Match.new("crusade", "columns", seed=3))
    for action in ("mark segovia attack", "marked", "target guadarrama", "with NAT_INF_07", "attack"):
        control.play(action)
    asked = control.decision_view()
    assert asked is not None
    assert asked.private
    assert [choice.card for choice in asked.choices] == [""]
    assert not asked.choices[0].default
    position = control.match.position
    control.play(asked.choices[0].action)
    assert control.match.position > position


# -- all games that hide something -----------------------------------------------------------------
def face_down(match: Match, private: bool) -> TableView:
    table = Table(match, Keeping(None), Headline(handover=OPEN))
    table._private = ((match.position, match.log[-1:], match.awaiting_dice), private)
    return table.sight.table()


@pytest.mark.parametrize(("game", "scenario"), HIDING)
@pytest.mark.parametrize("seed", [1])
def test_what_is_seen_with_all_hands_down_is_the_same_wherever_the_hidden_cards_lie(
    game: str, scenario: str, seed: int
) -> None:
    """Also whether somebody is asked at all: it must not tell what he holds."""
    match, chance = Match.new(game, scenario, seed=seed), random.Random(seed)
    compared = 0
    for step in range(100):
        if match.decision is None:
            break
        if step % 3 == 0 and match.definition.presenter(match.world).hides_something(match.state):
            private = not unseen.is_open_question(match)
            seen = face_down(match, private)
            other = match.at(match.position)
            other.state = unseen.rearranged(other, "", seed + step)
            other._ask_again()
            other.state.events[:] = match.state.events
            assert face_down(other, private) == seen, match.decision.prompt
            compared += 1
        match.play(chance.choice(match.decision.actions))
    assert compared > 20


@pytest.mark.parametrize(("game", "scenario"), HIDING)
def test_every_question_that_tells_of_a_hand_is_declared_as_private(game: str, scenario: str) -> None:
    match, chance = Match.new(game, scenario, seed=5), random.Random(5)
    for _ in range(150):
        if match.decision is None:
            break
        cards = {card for each in unseen.pools(match, match.state, "") for card in each.cards}
        if any(cards.intersection(action.args) for action in match.decision.actions):
            assert match.decision.prompt.key in match.definition.private or unseen.is_open_question(match)
        match.play(chance.choice(match.decision.actions))


def test_no_hand_is_up_while_all_look_at_the_dice(qapp) -> None:
    """Not even where the same player is asked for a secret again: the conflict has cost him a card."""
    control = GameController(ControllerOptions())
    match, action = _before_a_loss()
    control.begin(match)
    control.hold_up(control.player())
    control.play(action)
    assert control.match.decision.prompt.key == "hands.discard_loss"
    assert control.table.viewer == "", "he holds it up again when they have read the result"


def _before_a_loss() -> tuple[Match, str]:
    """The last card of a conflict is laid, by whoever must then discard for it."""
    for seed in range(20):
        match = Match.new("reich", "intro-1941-42", seed=seed)
        player = make_player("greedy", match.definition, match.world, seed)
        while match.decision is not None and match.position < 80:
            asked, action = match.decision, player.choose(match.state, match.decision)
            start = match.position
            match.play(action)
            then = match.decision and (match.decision.player, match.decision.prompt.key)
            if asked.prompt.key == "conflict.card" and then == (asked.player, "hands.discard_loss"):
                match.go_to(start)
                return match, str(action)
    raise AssertionError("no such moment was found")
