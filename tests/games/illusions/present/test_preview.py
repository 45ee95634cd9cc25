"""The combat dock: items, exact chances, flank attacks, rows for the cards one holds, and the result."""

from __future__ import annotations

import pytest

from desktop.games.illusions.present.choices import Choices
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.present.preview import Previews
from desktop.views.table import PreviewView
from tests.games.illusions.combat import SUMMER, attacks, declare, fight, take_any_losses
from tests.games.illusions.position import AP, CP, Position

POLAND = {"scenario": "example-29"}
TWO = {"ivangorod": ["ge_xi"], "jaroslau": ["ge_i"]}


def previews(place: Position) -> Previews:
    return Previews(place.state.world, Names(place.state.world))


def shown(place: Position, seat: str = "") -> PreviewView:
    found = previews(place).current(place.state, seat)
    assert found is not None
    return found


@pytest.mark.rule("illusions", "12.2")
def test_both_sides_item_by_item() -> None:
    place = attacks(
        {"rovno": ["ru_ii", "ru_ii_cav"]}, {"dubno": ["ge_xi"]}, trenches={"dubno": 1}, trench_side={"dubno": CP},
        **POLAND,
    )  # fmt: skip
    assert previews(place).current(place.state) is None
    view = shown(declare(place, "dubno"))
    assert (view.attack_total, view.defence_total) == ("5", "4")
    assert [(item.value, item.rule) for item in view.attack] == [
        ("3", "12.2"), ("2", "12.2"), ("4", "12.2"), ("1L", "19.5"), ("+1", "12.2.1"), ("−1", "12.5"),
    ]  # fmt: skip
    assert [item.value for item in view.defence] == ["4", "5", "1R"]
    assert sum(row.weight for row in view.outcomes[:3]) == view.total


@pytest.mark.rule("illusions", "21.3")
def test_flank_attacks_and_cards_of_the_seat_only() -> None:
    place = declare(
        attacks(TWO, {"lublin": ["ru_v"]}, side=CP, hands={CP: ["CP-17"], AP: ["AP-03"]}, **POLAND), "lublin"
    )
    mine = [row.text for row in shown(place, CP).outcomes[3:]]
    assert len(mine) == 3, "two pinning spaces and a card"
    theirs = [row.text for row in shown(place, AP).outcomes[3:]]
    assert len(theirs) == 3, "the flank attacks are no secret; the card is their own"
    assert theirs[:2] == mine[:2]
    assert [row.text for row in shown(place).outcomes[3:]] == mine[:2]
    place.play("attack", "flank ivangorod")
    view = shown(place, CP)
    assert any(item.rule == "21.4" for item in view.attack)
    assert len(view.outcomes) == 4, "the flank attack is announced: the card is left"


@pytest.mark.rule("illusions", "12.3")
def test_weather_is_named_while_it_is_to_be_rolled() -> None:
    place = declare(attacks({"sarny": ["ru_ii"]}, {"pinsk": ["ge_xi"]}, turn=SUMMER, **POLAND), "pinsk")
    assert any(item.rule == "12.3" for item in shown(place).attack)


@pytest.mark.rule("illusions", "12.2")
def test_what_the_dice_made_of_it() -> None:
    place = declare(attacks({"brest_litovsk": ["ru_ii"]}, {"lublin": ["ge_xi"]}, **POLAND), "lublin")
    take_any_losses(fight(place, [3, 3]))
    assert place.state.last_combat is not None
    place = declare(
        attacks({"brest_litovsk": ["ru_ii", "ru_iii"]}, {"lublin": ["ge_xi"], "siedlce": ["ge_x"]}, **POLAND),
        "lublin", ["ru_ii"],
    )  # fmt: skip
    take_any_losses(fight(place, [3, 3]))
    view = shown(place)
    assert (view.attack_dice, view.defence_dice) == ((3,), (3,))
    assert view.result


@pytest.mark.rule("illusions", "12.2")
def test_pointing_at_a_space_shows_the_attack_of_all_that_could_join() -> None:
    place = attacks({"brest_litovsk": ["ru_ii", "ru_iii"]}, {"lublin": ["ge_xi"]}, **POLAND)
    view = previews(place).focused(place.state, place.decision, ["lublin"])
    assert view is not None
    assert view.attack_total == "6"


@pytest.mark.rule("illusions", "12.6.2", says="The unit with the lowest factor loses a step first")
def test_a_corps_that_did_not_attack_is_not_lit_for_the_losses() -> None:
    """VII and VIII stand in one space and are of one type; only VII has attacked."""
    place = attacks({"proskurov": ["ru_vii", "ru_viii"], "dubno": ["ru_xi"]}, {"tarnopol": ["ah_xi", "ah_iii"]})
    place.play("target tarnopol", "with ru_vii", "with ru_xi")
    fight(place, [3, 3])
    while place.decision is not None and place.asked != AP:
        place.play(place.actions[0])
    choices = Choices(place.state.world, Names(place.state.world))
    assert place.decision is not None
    lit = {choice.action: choice.pieces for choice in choices.view(place.state, place.decision, AP).choices}
    assert lit == {"lose ru_vii": ("ru_vii",), "lose ru_xi": ("ru_xi",)}
