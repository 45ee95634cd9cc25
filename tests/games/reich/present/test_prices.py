"""What a drag would cost and end is told before the drop."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.reich.present import ReichPresenter
from desktop.games.reich.present.prices import Prices


@pytest.fixture
def match() -> Match:
    return Match.new("reich", "campaign-1941", seed=1)


def told(match: Match, piece: str, space: str) -> list[tuple[str, str]]:
    route = ReichPresenter(match.world).route(match.state, match.decision, piece, space)
    assert route is not None
    assert not route.refusal
    return [(item.text, item.cost) for item in route.items]


def words_of(match: Match, action: str) -> str:
    view = ReichPresenter(match.world).decision(match.state, match.decision, match.decision.player)
    return next(choice.text for choice in view.choices if choice.action == action)


@pytest.mark.rule("reich", "6.3.3")
def test_a_fleet_costs_a_card_and_ends_the_turn(match: Match) -> None:
    assert told(match, "fleet:axis:0", "atlantic") == [("conflict card of your choice", "−1"), ("ends your turn", "")]
    assert words_of(match, "fleet atlantic") == "Fleet in the Atlantic (costs a card, ends the turn)"


def test_a_fleet_out_of_its_box_is_no_attack(match: Match) -> None:
    presenter = ReichPresenter(match.world)
    assert presenter.preview(match.state, match.decision, ("atlantic",)) is not None
    assert presenter.preview(match.state, match.decision, ("fleet:axis:0", "atlantic")) is None


@pytest.mark.rule("reich", "6.2.1")
def test_a_fort_costs_a_card_and_ends_the_turn(match: Match) -> None:
    assert told(match, "fort:axis:0", "berlin") == [("conflict card of your choice", "−1"), ("ends your turn", "")]


@pytest.mark.rule("reich", "7.9.1")
def test_an_attack_tells_its_dice_and_that_a_defeat_ends_the_turn(match: Match) -> None:
    assert told(match, "control:austria", "yugoslavia") == [
        ("land attack", ""), ("dice the map gives, yours : theirs", "4 : 3"), ("if lost, your turn ends", ""),
    ]  # fmt: skip


@pytest.mark.rule("reich", "6.7.2")
def test_a_lost_attack_of_barbarossa_ends_nothing(match: Match) -> None:
    match.play(Action.parse("barbarossa"))
    items = told(match, "control:konigsberg", "baltic_states")
    assert items[0] == ("land attack", "")
    assert ("if lost, your turn ends", "") not in items


@pytest.mark.rule("reich", "6.6.3")
def test_a_fleet_as_a_bonus_within_a_big_push_does_not_end_the_turn(match: Match) -> None:
    match.play(Action.parse("push attacks"))
    match.state.turn.using = "success"
    items = told_of(match, "fleet atlantic")
    assert ("ends your turn", "") not in items
    assert items[0] == ("conflict card of your choice", "−1")


def told_of(match: Match, action: str) -> list[tuple[str, str]]:
    presenter = ReichPresenter(match.world)
    return [
        (item.text, item.cost) for item in Prices(match.world, presenter.names).of(match.state, Action.parse(action))
    ]
