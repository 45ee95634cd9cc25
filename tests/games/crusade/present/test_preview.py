"""The combat dock: items, exact chances, rows for the cards one holds, and the result."""

from __future__ import annotations

import pytest

from desktop.games.crusade.present.names import Names
from desktop.games.crusade.present.preview import Previews
from desktop.views.table import PreviewView
from tests.games.crusade.combat import attacks, declare, fight, take_any_losses
from tests.games.crusade.position import NAT, REP, Position

INF3 = {"belchite": ["NAT_INF", "NAT_INF", "NAT_INF"]}


def previews(place: Position) -> Previews:
    return Previews(place.state.world, Names(place.state.world))


def shown(place: Position, seat: str = "") -> PreviewView:
    found = previews(place).current(place.state, seat)
    assert found is not None
    return found


@pytest.mark.rule("crusade", "11.2.6")
def test_both_sides_item_by_item() -> None:
    place = attacks({"calamocha": ["NAT_INF", "NAT_AFR"]}, {"montalban": ["REP_RPA"]}, works={"montalban": "trench"})
    assert previews(place).current(place.state) is None
    view = shown(declare(place, "montalban"))
    assert (view.attack_total, view.defence_total) == ("6", "2")
    assert [(item.value, item.rule) for item in view.attack] == [
        ("4", "11.2.3"), ("2", "11.2.3"), ("4", "11.2.6"), ("1L", "11.2.6"), ("1L", "10.2.8"),
    ]  # fmt: skip
    assert [item.value for item in view.defence] == ["2", "3", "1R"]
    assert view.attack[0].piece == "NAT_AFR_01"
    assert view.column == "4 against 3"
    assert view.faces[5] == ("6", "2 : 2")
    assert view.outcomes[0].weight + view.outcomes[1].weight + view.outcomes[2].weight == view.total


@pytest.mark.rule("crusade", "11.2.4")
@pytest.mark.rule("crusade", "16.6.2")
def test_rows_for_the_cards_of_the_seat_and_nobody_elses() -> None:
    attackers = {"belchite": ["AX_PZ1", "NAT_INF"]}
    place = attacks(attackers, {"caspe": ["REP_RPA"]}, hands={NAT: ["N8"], REP: ["R15", "R7"]})
    declare(place, "caspe")
    own = [outcome.text for outcome in shown(place, NAT).outcomes[3:]]
    assert own == ["With García Morato (N8)", "With PZ-1 claiming the armor modifier"]
    theirs = [outcome.text for outcome in shown(place, REP).outcomes[3:]]
    assert theirs == ["With Operation Orders Captured (R7)", "With Potez Squadron (R15)"]
    assert len(shown(place).outcomes) == 3
    plain = shown(place, NAT).outcomes
    assert plain[3].weight > plain[0].weight, "the card helps"


@pytest.mark.rule("crusade", "11.2.7")
@pytest.mark.rule("crusade", "11.2.9")
def test_after_the_roll_dice_and_winner() -> None:
    place = attacks(INF3, {"caspe": ["REP_RPA", "REP_RPA"]}, hands={NAT: ["N8"]})
    fight(declare(place, "caspe"), [6, 1], cards=["N8"])
    view = shown(take_any_losses(place), NAT)
    assert (view.attack_dice, view.defence_dice) == ((6,), (1,))
    assert (view.attack_total, view.defence_total) == ("3", "1")
    assert view.result == "The Nationalists win: retreat of 2 spaces"
    assert any("García Morato" in item.text for item in view.attack)


@pytest.mark.rule("crusade", "11.1.3")
def test_pointing_at_a_target_shows_the_attack_of_all_who_could_join() -> None:
    place = attacks(INF3, {"caspe": ["REP_RPA"], "bujaraloz": ["REP_MIL"]})
    found = previews(place).focused(place.state, place.decision, ["bujaraloz"])
    assert found is not None
    assert (found.title, found.attack_total) == ("Attack on Bujaraloz", "6")
    one = previews(place).focused(place.state, place.decision, ["NAT_INF_02", "caspe"])
    assert one is not None
    assert one.attack_total == "2"
