"""The exact chances of a declared combat agree with playing out every throw."""

from __future__ import annotations

import time
from collections import Counter
from itertools import product

import pytest

from desktop.games.crusade.rules.combat.attack_options import declared
from desktop.games.crusade.rules.combat.chances import Chances, card_chances, chances, chances_with, chances_with_armor
from tests.games.crusade.combat import Stacks, battle, combat_state, decided
from tests.games.crusade.position import NAT, REP

INF3: Stacks = {"belchite": ["NAT_INF", "NAT_INF", "NAT_INF"]}


def played_out(attackers: Stacks, defenders: Stacks, **given: object) -> tuple[Counter[tuple[int, int]], Counter[str]]:
    numbers: Counter[tuple[int, int]] = Counter()
    winners: Counter[str] = Counter()
    for dice in product(range(1, 7), repeat=2):
        found = decided(battle(attackers, defenders, dice, **given))  # type: ignore[arg-type]
        numbers[found.attacker_number, found.defender_number] += 1
        winners[found.winner] += 1
    return numbers, winners


def asked(attackers: Stacks, defenders: Stacks, **given: object) -> Chances:
    state = combat_state(attackers, defenders, **given)  # type: ignore[arg-type]
    units = [unit for space in attackers for unit in state.at(space)]
    return chances(state, declared(state, NAT, next(iter(defenders)), units))


@pytest.mark.rule("crusade", "11.2.7")
@pytest.mark.rule("crusade", "11.2.9")
@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        (INF3, {"caspe": ["REP_AC_I-"]}),
        ({"calamocha": ["NAT_AC_V", "NAT_INF"]}, {"montalban": ["REP_RPA", "REP_MIL"]}),
    ],
)
def test_the_chances_are_those_of_all_throws(attackers: Stacks, defenders: Stacks) -> None:
    found = asked(attackers, defenders)
    numbers, winners = played_out(attackers, defenders)
    assert found.of == 36
    assert found.numbers == dict(sorted(numbers.items()))
    assert (found.attacker_wins, found.defender_wins, found.no_winner) == (winners[NAT], winners[REP], winners[""])


@pytest.mark.rule("crusade", "11.4.2")
def test_retreats_and_cleared_spaces() -> None:
    found = asked(INF3, {"caspe": ["REP_MIL-"]})
    assert found.retreats == {}, "a single step never lives to retreat: every throw inflicts at least 1"
    assert found.cleared == 36
    strong = asked(INF3, {"caspe": ["REP_RPA", "REP_RPA", "REP_RPA"]})
    assert strong.cleared == 0
    assert sum(strong.retreats.values()) == strong.attacker_wins
    assert sum(strong.numbers.values()) == strong.of


@pytest.mark.rule("crusade", "11.2.4")
def test_each_card_in_hand() -> None:
    state = combat_state(
        INF3, {"caspe": ["REP_RPA", "REP_RPA"]}, hands={NAT: ["N8", "N50", "N10"], REP: ["R15", "R7"]}, played=["N19"]
    )
    combat = declared(state, NAT, "caspe", state.at("belchite"))
    plain, cards = chances(state, combat), card_chances(state, combat, NAT)
    assert sorted(cards) == ["N50", "N8"], "N10 may not be played"
    assert all(found is not None and found.attacker_wins > plain.attacker_wins for found in cards.values())
    assert combat.cards == {NAT: [], REP: []}, "nothing was played"
    combat.cards[NAT] = ["N8"]
    assert chances(state, combat) == cards["N8"]


@pytest.mark.rule("crusade", "8.5.3")
def test_r7_weakens_the_answer() -> None:
    given = {"hands": {REP: ["R7"]}}
    attackers, defenders = {"belchite": ["NAT_AC_V-", "NAT_INF"]}, {"caspe": ["REP_AC_I"]}
    state = combat_state(attackers, defenders, units={"nat reserve": ["NAT_MIL"]}, **given)  # type: ignore[arg-type]
    combat = declared(state, NAT, "caspe", state.at("belchite"))
    plain, first = chances(state, combat), chances_with(state, combat, REP, "R7")
    assert first is not None
    assert first.of == plain.of
    assert first.expected[0] < plain.expected[0]
    assert first.expected[1] == plain.expected[1]
    numbers: Counter[int] = Counter()
    for dice in product(range(1, 7), repeat=2):
        place = battle(attackers, defenders, dice, cards=["R7"], units={"nat reserve": ["NAT_MIL"]})
        numbers[decided(place).defender_number] += 1
    totals: Counter[int] = Counter()
    for (_, suffered), ways in first.numbers.items():
        totals[suffered] += ways
    assert totals == numbers


@pytest.mark.rule("crusade", "8.5.3")
def test_n14_may_leave_no_combat_and_cancellers_take_the_best_card() -> None:
    state = combat_state(
        {"barracas": ["REP_POL"]}, {"teruel": ["NAT_INF"]}, side=REP, turn=3, hands={NAT: ["N14"], REP: []}
    )
    combat = declared(state, REP, "teruel", state.at("barracas"))
    assert card_chances(state, combat, NAT) == {"N14": None}
    state = combat_state(INF3, {"caspe": ["REP_RPA"]}, hands={REP: ["R18"]}, played=["N19", "R3"])
    combat = declared(state, NAT, "caspe", state.at("belchite"))
    combat.cards[NAT] = ["N8", "N50"]
    shifted = chances_with(state, combat, REP, "R18")
    combat.cards = {NAT: ["N8"], REP: ["R15"]}
    assert shifted is not None
    assert shifted.numbers == chances(state, combat).numbers, "N50 has no effect, R18 adds one"


@pytest.mark.rule("crusade", "16.6.2")
def test_the_armor_claim() -> None:
    state = combat_state({"belchite": ["AX_PZ1", "NAT_INF"]}, {"caspe": ["REP_RPA"]})
    combat = declared(state, NAT, "caspe", state.at("belchite"))
    assert chances_with_armor(state, combat, "AX_PZ1_01").expected[0] > chances(state, combat).expected[0]
    assert combat.armor == ""


def test_chances_are_quick() -> None:
    cards = ["N8", "N32", "N33", "N34", "N50", "N52", "N23"]
    attackers = {
        "belchite": ["NAT_AC_NAVARRA", "NAT_AC_V-", "NAT_INF"],
        "zaragoza": ["NAT_AFR", "AX_PZ1", "NAT_AC_VI-"],
    }
    state = combat_state(
        attackers, {"bujaraloz": ["REP_AC_I", "REP_AC_II-", "REP_RPA"]}, hands={NAT: cards}, played=["N2", "N19"],
        units={"nat reserve": ["NAT_INF", "NAT_MIL-"], "rep reserve": ["REP_RPA"]},
    )  # fmt: skip
    units = [unit for space in attackers for unit in state.at(space)]
    combat = declared(state, NAT, "bujaraloz", units)
    card_chances(state, combat, NAT)
    best = min(_timed(lambda: (chances(state, combat), card_chances(state, combat, NAT))) for _ in range(3))
    assert best < 0.05, f"{best * 1000:.1f} ms"


def _timed(question: object) -> float:
    start = time.process_time()
    question()  # type: ignore[operator]
    return time.process_time() - start
