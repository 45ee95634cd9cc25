"""A fight where it is asked about: who attacks, who loses a step where, where a retreating unit stands."""

from __future__ import annotations

from desktop.games.illusions.present.presenter import IllusionsPresenter
from desktop.games.illusions.rules.movement.operations import Operations
from desktop.games.illusions.state.combat_events import FlankRolled
from desktop.games.illusions.state.state import ATTACK, MOVE
from desktop.ui.panels.choice_buttons import as_buttons
from desktop.views.pieces import PieceView
from desktop.views.table import ChoiceView, DecisionView
from tests.games.illusions.combat import attacks, battle, declare, fight
from tests.games.illusions.position import AP, CP, Position, begin, in_round, state_of

POLAND = {"scenario": "example-29"}
TWO = {"ivangorod": ["ge_xi"], "jaroslau": ["ge_i"]}


def piece(place: Position, unit: str) -> PieceView:
    pieces = IllusionsPresenter(place.state.world).table(place.state, place.decision, "").pieces
    return next(each for each in pieces if each.id == unit)


def asked(place: Position) -> DecisionView:
    assert place.decision is not None
    view = IllusionsPresenter(place.state.world).decision(place.state, place.decision, place.decision.player)
    assert view is not None
    return view


def said(place: Position, verb: str) -> list[str]:
    """The words of the buttons of a verb."""
    buttons: list[ChoiceView] = as_buttons(asked(place).choices)
    return [choice.text for choice in buttons if choice.action.split()[0] == verb]


def letters(place: Position, unit: str) -> str:
    return "".join(badge.text for badge in piece(place, unit).badges)


def test_12_7_3_a_retreating_unit_stands_where_its_next_step_begins() -> None:
    place = battle(
        {"brest_litovsk": ["ru_ii", "ru_iii", "ru_iv"]}, {"lublin": ["ge_xi", "ge_x", "ge_i"]}, [6, 1], **POLAND
    )
    place.play("retreat ge_xi")
    assert piece(place, "ge_xi").space == "lublin"
    assert "Where does" in asked(place).prompt
    place.play("to siedlce")
    assert place.at("ge_xi") == "lublin", "its way is not at its end"
    assert piece(place, "ge_xi").space == "siedlce"
    assert "From Siedlce" in asked(place).prompt
    place.play("to warsaw")
    assert piece(place, "ge_xi").space == place.at("ge_xi") == "warsaw"


def test_12_1_who_is_chosen_to_attack_wears_it_until_the_fire() -> None:
    place = attacks(TWO, {"lublin": ["ru_v"]}, side=CP, **POLAND)
    place.play("target lublin", "with ge_xi")
    assert letters(place, "ge_xi") == "A"
    assert letters(place, "ge_i") == "", "it may still join"
    place.play("with ge_i", "attack")
    assert letters(place, "ge_i") == "A"
    place.state.chance.begin([4, 3])
    place.play("no-flank")
    while place.offers("no-card"):
        place.play("no-card")
    assert letters(place, "ge_i") == "F"


def test_12_6_3_losses_are_told_by_unit_and_space_and_whether_it_is_the_last_step() -> None:
    place = battle(
        {"ivangorod": ["ge_xi"], "jaroslau": ["ge_i-"]}, {"lublin": ["ru_v", "ru_xiv-"]}, [6, 6], losses=False,
        side=CP, **POLAND,
    )  # fmt: skip
    seen: list[str] = []
    while place.frame == "TakeLosses":
        seen += said(place, "lose")
        place.play(place.actions[0])
    assert any(text.endswith("in Lublin loses a step") for text in seen)
    assert any(text.endswith("loses its last step") for text in seen)


def test_21_4_flank_attacks_are_offered_with_their_chance() -> None:
    place = declare(attacks(TWO, {"lublin": ["ru_v"]}, side=CP, **POLAND), "lublin")
    place.play("attack")
    assert len(said(place, "flank")) == 2
    assert all(" of 6" in text for text in said(place, "flank"))


def test_21_4_whether_the_flank_attack_succeeded_stands_in_the_sum_before_the_fire() -> None:
    """Its die is drawn beside those of the sides, and is no figure of the sum."""
    place = declare(attacks(TWO, {"lublin": ["ru_v"]}, side=CP, **POLAND), "lublin")
    shown: list[tuple[str, str]] = []

    def watch() -> None:
        view = IllusionsPresenter(place.state.world).preview(place.state, None, ())
        assert view is not None
        shown.extend((item.text, item.value) for item in view.attack if item.rule == "21.4")

    place.state.chance.before_draw = watch
    fight(place, [5, 4, 3], flank="ivangorod")
    assert ("The flank attack succeeded", "") in shown
    assert all(event.ASIDE for event in place.of(FlankRolled))


def operations(markers: dict[str, str], points: int) -> Position:
    state = state_of(units={"lublin": ["ru_v"], "brest_litovsk": ["ru_ii"], "jaroslau": ["ge_i"]}, **POLAND)
    in_round(state, AP, 1)
    place = begin(state, Operations(points=points))
    for space, kind in markers.items():
        place.play(f"mark {space} {kind}")
    return place


def test_9_4_3_with_no_points_left_turning_to_a_unit_ends_the_activation() -> None:
    some = operations({"brest_litovsk": MOVE}, 2)
    assert not next(choice for choice in asked(some).choices if choice.action == "marked").closes
    none = operations({"brest_litovsk": MOVE, "lublin": ATTACK}, 2)
    assert next(choice for choice in asked(none).choices if choice.action == "marked").closes


def test_9_4_4_who_attacks_is_told_that_the_movement_comes_first() -> None:
    place = operations({"brest_litovsk": MOVE, "lublin": ATTACK}, 2)
    place.play("marked")
    refusal = place.why_not("pick ru_v")
    assert refusal is not None
    assert refusal.reason.key == "refuse.attacks_later"
