"""The exact chances of a declared combat agree with playing out every throw."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from desktop.games.illusions.rules.combat.chances import (
    Chances,
    card_chances,
    chances,
    chances_with_flank,
    flank_chance,
)
from tests.games.illusions.combat import (
    WINTER,
    Stacks,
    attacks,
    battle,
    decided,
    declare,
    declared,
    fight,
    take_any_losses,
)
from tests.games.illusions.position import AP, CP

FACES = range(1, 7)
CORPS2 = {"brest_litovsk": ["ru_inf_corps", "ru_inf_corps"]}
LUBLIN = {"lublin": ["ge_inf_corps"]}
BOX: Stacks = {"reserve": ["ge_inf", "ru_inf", "ru_inf"]}


def played(
    attackers: Stacks, defenders: Stacks, rolls: int, flank: str = "", **given: object
) -> Counter[tuple[int, int]]:
    """Loss numbers of every throw, by playing it."""
    found: Counter[tuple[int, int]] = Counter()
    for dice in product(FACES, repeat=rolls):
        place = declare(attacks(attackers, defenders, units=BOX, **given), next(iter(defenders)))  # type: ignore[arg-type]
        take_any_losses(fight(place, dice, flank=flank))
        found[decided(place).attacker_number, decided(place).defender_number] += 1
    return found


def asked(attackers: Stacks, defenders: Stacks, flank: str = "", **given: object) -> Chances:
    state, combat = declared(attackers, defenders, units=BOX, **given)  # type: ignore[arg-type]
    combat.pinning = flank
    return chances(state, combat)


@pytest.mark.rule("illusions", "12.2")
def test_the_chances_are_those_of_all_throws() -> None:
    found = asked(CORPS2, LUBLIN)
    assert found.numbers == dict(sorted(played(CORPS2, LUBLIN, 2).items()))
    assert found.of == 36
    assert found.attacker_wins + found.defender_wins + found.no_winner == found.of


@pytest.mark.rule("illusions", "21.4")
def test_a_flank_attempt_counts_with_all_its_faces() -> None:
    attackers = {"brest_litovsk": ["ru_inf_corps"], "rawa_ruska": ["ru_inf_corps"]}
    found = asked(attackers, LUBLIN, flank="brest_litovsk")
    assert found.numbers == dict(sorted(played(attackers, LUBLIN, 3, flank="brest_litovsk").items()))
    assert found.of == 216


@pytest.mark.rule("illusions", "12.4.3")
def test_across_water_the_defender_fires_first() -> None:
    attackers = {"kowel": ["ru_inf_corps", "ru_inf"]}
    found = asked(attackers, LUBLIN)
    assert found.numbers == dict(sorted(played(attackers, LUBLIN, 2).items()))


@pytest.mark.rule("illusions", "12.3")
def test_weather_still_to_come_counts_too() -> None:
    attackers, defenders = {"jaroslau": ["ru_inf_corps"]}, {"dukla": ["ah_inf_corps"]}
    found = asked(attackers, defenders, turn=WINTER, number=2)
    assert found.numbers == dict(sorted(played(attackers, defenders, 3, turn=WINTER, number=2).items()))
    assert found.of == 216


@pytest.mark.rule("illusions", "21.3")
def test_the_preview_compares_pinning_spaces() -> None:
    attackers = {"brest_litovsk": ["ru_inf_corps"], "siedlce": ["ru_inf_corps"]}
    state, combat = declared(attackers, LUBLIN, units={"warsaw": ["ge_inf_corps"]}, control={"warsaw": CP})
    found = chances_with_flank(state, combat)
    assert sorted(found) == ["brest_litovsk", "siedlce"]
    assert found["siedlce"].expected[0] > found["brest_litovsk"].expected[0], "Brest touches nobody else: +1"
    combat.pinning = "siedlce"
    assert flank_chance(state, combat) == (4, 6)


@pytest.mark.rule("illusions", "20.2")
def test_a_fort_alone_falls_to_its_factor() -> None:
    state, combat = declared({"brest_litovsk": ["ru_inf_corps"]}, {"lublin": ["ge_inf_corps"]})
    assert chances(state, combat).cleared == 0
    state, combat = declared({"jaroslau": ["ru_inf_corps", "ru_inf_corps", "ru_inf_corps"]}, {"przemysl": []})
    found = chances(state, combat)
    hits = sum(ways for (number, _), ways in found.numbers.items() if number >= 3)
    assert found.cleared == hits > 0


@pytest.mark.rule("illusions", "12.2")
def test_cards_change_the_chances() -> None:
    given = {"hands": {CP: ["CP-02", "CP-17", "CP-44"], AP: ["AP-03"]}, "side": CP, "scenario": "example-29"}
    state, combat = declared({"ivangorod": ["ge_inf_corps", "ge_inf_corps"]}, {"lublin": ["ru_inf_corps"]}, **given)  # type: ignore[arg-type]
    plain, cards = chances(state, combat), card_chances(state, combat, CP)
    assert sorted(cards) == ["CP-02", "CP-17", "CP-44"]
    assert all(found is not None and found.expected[0] >= plain.expected[0] for found in cards.values())
    first = cards["CP-44"]
    assert first is not None
    assert first.expected[1] < plain.expected[1], "it fires before the Russians can"
    assert card_chances(state, combat, AP)["AP-03"] is not None


@pytest.mark.rule("illusions", "12.2")
def test_chances_are_quick() -> None:
    """A flank attack of six corps with four cards in hand: at most 20 ms for all of it."""
    attackers = {"ivangorod": ["ge_inf_corps"] * 3, "jaroslau": ["ge_res_corps", "ge_guard_corps", "ge_inf"]}
    given = {"hands": {CP: ["CP-02", "CP-09", "CP-17", "CP-44"]}, "side": CP, "scenario": "example-29"}
    state, combat = declared(
        attackers,
        {"lublin": ["ru_inf_corps", "ru_guard_corps", "ru_cav_corps"]},
        units=BOX,
        **given,  # type: ignore[arg-type]
    )
    combat.pinning = "ivangorod"
    ask = lambda: (chances(state, combat), card_chances(state, combat, CP))  # noqa: E731
    ask()
    assert min(_timed(ask) for _ in range(3)) < 0.06, "three times the target, for a loaded machine"


def _timed(ask: Callable[[], object]) -> float:
    begun = time.perf_counter()
    ask()
    return time.perf_counter() - begun


def test_a_played_battle_is_one_of_the_throws() -> None:
    place = battle(CORPS2, LUBLIN, [6, 1], units=BOX)
    assert (decided(place).attacker_number, decided(place).defender_number) in asked(CORPS2, LUBLIN).numbers
