"""Hitler's Reich at the controller: drags attack and place markers; the screen changes hands between secrets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.controller.stages import HandingOver, Playing, Sitter, moved
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.reich.present.pieces import control_piece, fleet_piece, fort_piece
from desktop.players.random_player import RandomPlayer
from tests.contract.seeing import words_of


@pytest.fixture
def controller(qapp) -> Iterator[GameController]:
    made = GameController(ControllerOptions(handover="needed"))
    faults: list[str] = []
    made.failed.connect(faults.append)
    made.begin(Match.new("reich", "campaign-1941", seed=1))
    made.take_seat()
    yield made
    assert not faults


def _drag(controller: GameController, piece: str, space: str) -> None:
    controller.pieces_dragged([piece])
    controller.drag_to([piece], space)
    controller.drop([piece], space)


def _last(controller: GameController) -> str:
    """What was played last by hand: events are passed over by themselves."""
    return str(controller.table.unasked.by_hand(controller.match, 0)[-1].action)


def test_a_disc_dragged_to_the_enemy_attacks(controller) -> None:
    _drag(controller, control_piece("bulgaria"), "greece")
    assert _last(controller) == "attack land bulgaria greece"


@pytest.mark.parametrize(
    ("piece", "space", "action"),
    [
        (fleet_piece("axis", 0), "north_sea", "fleet north_sea"),
        (fort_piece("axis", 3), "paris", "fortify paris"),
    ],
)
def test_markers_dragged_from_their_boxes_are_placed(controller, piece: str, space: str, action: str) -> None:
    _drag(controller, piece, space)
    assert _last(controller) == action
    assert controller.match.decision.prompt.key == "hands.discard_action"


def test_a_disc_dragged_to_a_zone_attacks_at_sea(controller) -> None:
    _drag(controller, control_piece("norway"), "north_sea")
    assert _last(controller) == "attack sea axis north_sea"


def test_players_change_places_between_the_games_of_a_tournament(qapp) -> None:
    """10.4.3 Whoever had the Allies takes the Axis: the screen is handed over even if the side asked is the same."""
    match = Match.new("reich", "tournament", seed=11)
    made = GameController(ControllerOptions(handover="needed"))
    names: list[str] = []
    made.hand_over.connect(lambda view: names.append(view.name))
    player = RandomPlayer(3)
    while Action("exchange") not in match.decision.actions:
        match.play(player.choose(match.state, match.decision))
    made.begin(match)
    assert names == [], "nothing is secret between the games"
    assert made.seat == "axis"
    made.play("exchange")
    first = match.decision.player
    assert names == ["Axis (player 2)" if first == "axis" else "Allies (player 1)"]
    made.take_seat()
    made.play(str(match.decision.actions[0]))
    while len(names) < 2:
        made.play(str(match.decision.actions[0]))
    assert names[1] == ("Allies (player 1)" if first == "axis" else "Axis (player 2)")


@pytest.mark.parametrize("seed", [11, 12, 13])
def test_the_axis_seat_is_taken_by_another_person_after_the_exchange(qapp, seed: int) -> None:
    match = Match.new("reich", "tournament", seed=seed)
    made = GameController(ControllerOptions(handover="needed"))
    made.begin(match)
    made.take_seat()
    facts = made.table.facts()
    other = Playing(Sitter(match.decision.player, "Axis (player 2)"))
    assert isinstance(moved(other, facts), HandingOver), "the same side, but another person"
    assert moved(Playing(facts.asked), facts) == Playing(facts.asked)


def test_a_forbidden_drop_is_refused_and_changes_nothing(controller, qtbot) -> None:
    before = controller.match.position
    with qtbot.waitSignal(controller.refused) as signal:
        _drag(controller, control_piece("finland"), "leningrad")
    assert signal.args[0].rule == "8.6"
    assert controller.match.position == before


def test_the_screen_changes_hands_between_the_secret_choices(controller, qtbot) -> None:
    asked: list[str] = []
    controller.hand_over.connect(lambda view: asked.append(view.seat))
    tables: list[object] = []
    controller.table_changed.connect(tables.append)
    _drag(controller, control_piece("bulgaria"), "greece")
    for _ in range(20):
        decision = controller.match.decision
        if controller.seat != decision.player:
            controller.take_seat()
        if decision.prompt.key == "conflict.card":
            break
        controller.play("done")
    first = controller.seat
    card = controller.match.decision.actions[0]
    controller.play(str(card))
    assert asked[-1] != first
    controller.take_seat()
    assert controller.seat != first
    assert card.target not in " ".join(words_of(tables[-1]))
