"""Jarama: anti-tank guns and Nationalist combat ability."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.combat.resolve import barrage_items, barrage_odds, odds_for
from desktop.games.battles.state import events as ev
from tests.games.battles.combat import battle, roll
from tests.games.battles.position import state_of, world_of

TANK, INF = "JR-TK.1.1", "JR-1.48"
PANZER, NAT = "JN-PZ.2", "JN-1.1.1"
HERE, NEXT, BESIDE, FAR = "2831", "2830", "2931", "2730"


def shift(units, attackers, targets, phasing="republican"):
    state = state_of("jarama", units, phasing=phasing)
    found = odds_for(state, attackers, targets)
    return sum(item.value for item in found.shifts if item.rule == "J.antitank")


@pytest.mark.rule("battles", "J.antitank", says="attacks a force that includes anti-tank units, shift 1 column left")
def test_j_antitank_1_armour_against_anti_tank_guns():
    units = {TANK: NEXT, INF: BESIDE, NAT: HERE, "JN-AT.1": HERE}
    assert shift(units, [TANK], [HERE]) == -1
    assert shift(units, [INF], [HERE]) == 0
    assert shift(units, [TANK, INF], [HERE]) == -1


@pytest.mark.rule(
    "battles", "J.antitank", says=("shift 4 columns left", "one shift per defence, the largest that applies")
)
def test_j_antitank_2_flak_in_the_force():
    units = {TANK: NEXT, NAT: HERE, "JN-F88.1": HERE, "JN-AT.1": HERE}
    assert shift(units, [TANK], [HERE]) == -4  # (4): the single largest


@pytest.mark.rule("battles", "J.antitank", says="attacks a hex **adjacent** to an F/88, shift 1 column left")
def test_j_antitank_3_flak_next_to_the_hex():
    units = {TANK: NEXT, NAT: HERE, "JN-F88.1": BESIDE}
    assert shift(units, [TANK], [HERE]) == -1
    assert shift({**units, "JN-AT.1": HERE}, [TANK], [HERE]) == -1
    assert shift({**units, "JN-F88.1": "2834"}, [TANK], [HERE]) == 0


@pytest.mark.rule("battles", "J.antitank")
def test_j_antitank_flak_in_one_of_two_hexes_counts_in_full():
    units = {TANK: NEXT, NAT: HERE, "JN-F88.1": "2930"}
    assert shift(units, [TANK], [HERE, "2930"]) == -4


@pytest.mark.rule("battles", "CRT", says="Nationalist attack at the Jarama 1 right")
@pytest.mark.rule(
    "battles",
    "J.superiority",
    says=("Every Nationalist attack is shifted 1 column to the right", "It adds to other shifts"),
)
def test_j_superiority_every_nationalist_attack_and_barrage():
    state = state_of("jarama", {NAT: HERE, INF: NEXT, "JN-ART.1": "2833"}, phasing="nationalist")
    found = odds_for(state, [NAT], [NEXT])
    assert (found.plain_column, found.column) == ("3,4", "5,6")
    assert odds_for(state, [NAT], [NEXT], assault=True).column == "7,8"
    fire = barrage_odds(state, "nationalist", barrage_items(state, ["JN-ART.1"]), INF, exposed=True)
    assert (fire.plain_column, fire.column) == ("1,2", "3,4")
    assert odds_for(state, [INF], [HERE]).shift == 0


@pytest.mark.rule(
    "battles", "J.antitank", says=("The attacker keeps his combined-arms bonus", "This adds to other shifts")
)
@pytest.mark.rule("battles", "11.3")
def test_j_antitank_combines_with_combined_arms_as_a_die_modifier():
    state = state_of("jarama", {TANK: NEXT, INF: BESIDE, NAT: HERE, "JN-AT.1": HERE}, phasing="republican")
    found = odds_for(state, [TANK, INF], [HERE])
    assert (found.shift, found.drm) == (-1, 1)
    assert odds_for(state, [TANK, INF], [HERE], assault=True).shift == 1 - 1


@pytest.mark.rule("battles", "J.reserves", says="Crossing the Manzanares means moving, retreating or advancing")
@pytest.mark.rule("battles", "11.7")
def test_j_reserves_an_advance_across_the_manzanares_releases_the_reserves():
    world = world_of("jarama")
    side = next(
        name
        for name in sorted(world.rivers)
        if world.rivers[name] == "Manzanares" and not set(name.split("/")) & (world.reserve_zone | world.road_hexes)
    )
    start, goal = side.split("/")
    units = {NAT: start, "JN-2.1.1": start, INF: goal, "JR-B.69": "box", "JR-B.70": "box"}
    found = battle(units, side="nationalist", scenario="jarama", reduced=[INF])
    found.play(f"attack {NAT} {goal}", f"attack JN-2.1.1 {goal}", "done")
    roll(found, 6)
    while found.offered("back"):
        found.play(f"back {found.offered('back')[0]}")
    assert not found.of(ev.ReservesReleased)
    found.play(f"advance {NAT} {goal}")
    assert found.of(ev.ReservesReleased)[0].reason == "crossed"
