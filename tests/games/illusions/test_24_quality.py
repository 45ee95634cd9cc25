"""15.0, 24.0 Reinforcements and Troop Quality."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.illusions.rules.combat import casualties
from desktop.games.illusions.rules.reinforcement import placement
from desktop.games.illusions.state.state import IllusionsState
from tests.games.illusions.position import AP, CP, Position, action_round, state_of


def played(card: str, side: str, turn: int = 2, **fields: Any) -> Position:
    """A reinforcement card is played, all units go to the first place offered."""
    place = action_round(state_of(turn=turn, hands={side: [card]}, **fields), side).play(f"play {card} event")
    while place.decision is not None and place.offered("to"):
        place.play(f"to {place.offered('to')[0]}")
    return place


def quality(**values: int) -> dict[str, int]:
    return {"ru": 16, "ge": 16, "ah": 16, "it": 16, **values}


@pytest.mark.rule("illusions", "24.1")
@pytest.mark.rule("illusions", "24.0")
@pytest.mark.rule("illusions", "3.2.4", says="The marker falls with lost LCUs")
@pytest.mark.parametrize(
    ("unit", "nation", "left"),
    [("ru_xx", "ru", 15), ("ge_i", "ge", 15), ("ah_iii", "ah", 15), ("it_ii", "it", 14), ("geah_sud", "ah", 15)],
)
def test_24_1_a_large_unit_lost_costs_troop_quality(unit: str, nation: str, left: int) -> None:
    state = state_of(units={"kiev": [unit]})
    casualties.destroy(state, unit, "combat")
    assert state.troop_quality == quality(**{nation: left})


@pytest.mark.rule("illusions", "24.1", says="Never below 1")
@pytest.mark.rule("illusions", "3.2.4", says="At 1 it is Poor")
def test_24_1_small_units_and_other_nations_cost_nothing_and_the_floor_is_1() -> None:
    state = state_of(units={"kiev": ["ru_inf", "sb_1st", "ru_xx"]}, troop_quality=quality(ru=1))
    for unit in ("ru_inf_01", "sb_1st", "ru_xx"):
        casualties.destroy(state, unit, "combat")
    assert state.troop_quality == quality(ru=1)
    assert state.is_poor("ru")


@pytest.mark.rule("illusions", "24.1", says="A reinforcement card: Russian or German -2")
@pytest.mark.rule("illusions", "15.1")
@pytest.mark.rule("illusions", "15.2")
@pytest.mark.rule("illusions", "15.3")
@pytest.mark.parametrize(
    ("card", "side", "nation", "left"),
    [
        ("AP-02", AP, "ru", 14), ("AP-12", AP, "ru", 16), ("CP-12", CP, "ge", 14), ("CP-20", CP, "ah", 11),
        ("CP-21", CP, "ge", 14),
    ],
)  # fmt: skip
def test_24_1_reinforcement_cards_cost_troop_quality(card: str, side: str, nation: str, left: int) -> None:
    assert played(card, side).state.troop_quality == quality(**{nation: left})


@pytest.mark.rule("illusions", "24.2", says="If the card itself makes the nation Poor")
@pytest.mark.rule("illusions", "15.1")
def test_24_2_infantry_arrives_reduced_if_quality_is_poor_also_if_the_card_makes_it_so() -> None:
    place = played("AP-02", AP, troop_quality=quality(ru=3))
    units = place.state.units
    assert place.state.is_poor("ru")
    assert [units[unit].reduced for unit in ("ru_xviii", "ru_xxvi", "ru_gd")] == [True, True, False]
    austrians = played("CP-30", CP, troop_quality=quality(ah=2)).state.units
    assert austrians["ah_xviii"].reduced
    assert not austrians["ah_hauer_cav"].reduced


def sources(state: IllusionsState, nation: str) -> list[str]:
    return placement.sources(state, nation)


@pytest.mark.rule("illusions", "15.2", says="Italian units on sources on the inset")
@pytest.mark.rule("illusions", "15.3", says="Turkish units on Turkish sources")
@pytest.mark.rule("illusions", "15.3", says="Austrian units on Austrian sources, Krakow among them")
@pytest.mark.rule("illusions", "15.1", says="Not on a source in a besieged fort space")
@pytest.mark.rule("illusions", "15.0")
@pytest.mark.rule("illusions", "15.2", says="Russian units on any friendly Russian source")
@pytest.mark.rule("illusions", "15.3", says="German units on German sources or on Krakow")
def test_15_1_on_friendly_sources_that_are_not_besieged() -> None:
    state = state_of(units={"brest_litovsk": ["ge_i"], "kiev": ["ge_xi"]})
    assert state.sieges == {"brest_litovsk": CP}
    assert sources(state, "ru") == ["kharkov", "moscow", "novgorod", "odessa", "petrograd", "rostov"]
    assert "krakow" in sources(state, "ah")
    assert "krakow" in sources(state, "ge")
    assert sources(state, "tu") == ["anatolia", "constantinople", "rodosto"]
    italy = state_of(units={}, at_war={"it": AP}, control={"vlore": AP})
    assert "vlore" not in sources(italy, "it"), "15.2 sources on the inset only"


@pytest.mark.rule("illusions", "15.4", says="No reinforcements for Russia")
@pytest.mark.rule("illusions", "23.6")
def test_15_4_no_reinforcements_while_the_capital_is_lost() -> None:
    for card, units, lost in (
        ("AP-02", {"petrograd": ["ge_i"]}, True),
        ("CP-12", {"berlin": ["ru_xx"]}, True),
        ("CP-20", {"vienna": ["ru_xx"]}, False),
        ("CP-20", {"vienna": ["ru_xx"], "budapest": ["ru_iii"]}, True),
        ("AP-02", {"petrograd": ["ru_uprising"]}, True),
    ):
        refusal = placement.why_not_reinforce(state_of(units=units), card)
        assert (refusal is not None and refusal.rule == "15.4") == lost


@pytest.mark.rule("illusions", "15.1")
@pytest.mark.rule("illusions", "9.7.3")
def test_15_1_all_units_must_find_room_and_regions_always_have_it() -> None:
    lost = dict.fromkeys(placement.sources(state_of(), "ru"), CP)
    refusal = placement.why_not_reinforce(state_of(units={}, control=lost), "AP-02")
    assert refusal is not None
    assert refusal.rule == "15.1"
    assert placement.why_not_reinforce(state_of(units={}, control={**lost, "moscow": AP}), "AP-02") is None


@pytest.mark.rule("illusions", "23.4.2", says="The effects add up")
@pytest.mark.rule("illusions", "23.4.2", says="no card may be played for Russian reinforcements")
@pytest.mark.rule("illusions", "15.1")
def test_23_4_2_from_stage_1_no_russian_reinforcements() -> None:
    for stage, barred in (("begun", False), ("stage_1", True), ("stage_4", True), ("suppressed", False)):
        refusal = placement.why_not_reinforce(state_of(units={}, revolution=stage), "AP-20")
        assert (refusal is not None) == barred
