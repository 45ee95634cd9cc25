"""5 The end of a side in any phase; 5.3, 5.4 the powers: boxes, support, intervention; 15.4 who blockades."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.arriba.rules.combat.loss_options import lose_step
from desktop.games.arriba.rules.equipment.income import blockaders
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.state import events as ev
from tests.games.arriba.position import Position, position, world_of

POWERS = ("britain", "france", "germany", "italy", "portugal", "ussr")
HOMES = {"asturias": "asturias", "basque": "vizcaya", "catalonia": "barcelona", "santander": "santander"}
NEUTRAL = dict.fromkeys(POWERS, 0)
PORTS: dict[str, str] = {"r1": "cadiz/cadiz: 1 nationalist", "g1": "barcelona/barcelona: 1 popular_army"}


def _phase(name: str) -> Position:
    """The Government, at its last point, loses one in some phase."""
    stated: dict[str, Any] = {"level": {"government": 1, "rebel": 50}, "attitude": NEUTRAL}
    match name:
        case "events":
            return position("events", units=PORTS, dice=[5, 6, 1, 4], **stated)
        case "support":
            return position("support", units=PORTS, dice=[1, 1], **stated)
        case "unfunded":
            return position("unfunded", "government", PORTS, **stated)
        case "purge":
            return position("purges", units=PORTS, turn=4, **stated).play("purge poum", dice=[1, 1, 1])
    held = {**dict.fromkeys(("galicia", "leon", "navarre"), "rebel"), "catalonia": "government"}
    return position("inter", units=PORTS, control=held, dice=[1], **stated)


@pytest.mark.rule("arriba", "5", says="At 0 he loses at once, in any phase")
@pytest.mark.parametrize("name", ["events", "support", "unfunded", "purge", "inter"])
def test_5_a_level_of_0_ends_the_game_in_any_phase(name: str) -> None:
    place = _phase(name)
    assert (place.decision, place.state.winner, place.state.end_level) == (None, "rebel", "collapse")


@pytest.mark.rule("arriba", "5.2.2", says="A purge is for good")
def test_5_2_2_a_purge_is_for_good() -> None:
    units = {"g1": "barcelona/barcelona: 1 poum, 1 popular_army", "r1": "burgos/burgos: 1 nationalist"}
    place = position("inter", units=units, turn=5, purged=["poum"])
    while place.state.turn == 5 or place.state.phase != "strategic":
        place.play("done" if place.offers("done") else place.actions[0])
    assert place.state.purged == ["poum"]
    assert not any("purge" in text for text in place.actions)


@pytest.mark.rule(
    "arriba", "3", says="attempts to move powers (Rebels, then Government), purges, the points of foreign"
)
@pytest.mark.rule("arriba", "5.4.1", says="at the end of the Political Phase")
def test_3_the_political_phase_ends_with_the_points_of_foreign_support() -> None:
    place = position("political", units=PORTS, turn=4, attitude={**NEUTRAL, "ussr": -2, "portugal": 2})
    place.play("done").play("approach britain").play("roll", dice=[3]).play("done")
    assert place.asked == "government"
    place.play("approach britain").play("roll", dice=[3]).play("purge poum", dice=[1, 1, 1])
    assert not [event for event in place.of(ev.LevelChanged) if event.cause == "support"]
    place.play("done")
    causes = [(event.side, event.cause) for event in place.of(ev.LevelChanged)]
    assert causes == [("rebel", "attempt"), ("government", "attempt"), ("government", "purge"), ("rebel", "support"),
                      ("government", "support")]  # fmt: skip
    assert place.state.phase == "strategic"


# ------------------------------------------------------------------ 5.3
@pytest.mark.rule("arriba", "5.3", says="each have a track")
def test_5_3_six_powers_each_on_a_track() -> None:
    state = position("political").state
    assert tuple(state.attitude) == POWERS
    low, high = state.world.tables.track
    for power in POWERS:
        politics.move_power(state, power, 99, "rebel", "test")
        assert state.attitude[power] == high
        politics.move_power(state, power, 99, "government", "test")
        assert state.attitude[power] == low


@pytest.mark.rule("arriba", "5.3", says="In an S box a power supports a side, from the I box on it intervenes")
@pytest.mark.parametrize(
    ("power", "side", "support", "intervention"),
    [
        ("britain", "government", -3, -5), ("britain", "rebel", 3, 5), ("france", "government", -2, -4),
        ("germany", "rebel", 2, 3), ("italy", "rebel", 2, 3), ("portugal", "rebel", 2, 4),
        ("ussr", "government", -2, -3),
    ],
)  # fmt: skip
def test_5_3_boxes_of_support_and_intervention(power: str, side: str, support: int, intervention: int) -> None:
    state = position("political").state
    step = -1 if support < 0 else 1
    found = {box: politics.stance_at(state, power, side, box) for box in range(0, 6 * step, step)}
    expected = {box: "intervention" if abs(box) >= abs(intervention) else "support" if abs(box) >= abs(support) else ""
                for box in found}  # fmt: skip
    assert found == expected


@pytest.mark.rule("arriba", "5.4.1", says="you may create 1-step divisions, convert brigades to them and buy AP")
@pytest.mark.rule(
    "arriba", "5.4.2", says="All effects of support, and 2-step divisions may be created and converted to"
)
@pytest.mark.parametrize(("box", "division_1", "division_2"), [(0, False, False), (2, True, False), (3, True, True)])
def test_5_4_what_support_and_intervention_allow(box: int, division_1: bool, division_2: bool) -> None:
    units = {"r1": "cadiz/cadiz: 1 nationalist, 1 nationalist division_1+"}
    stated: dict[str, Any] = {"attitude": {**NEUTRAL, "italy": box}, "came": ["italy"], "arrived": ["italy"]}
    place = position("spend", "rebel", units, ep={"rebel": 9}, **stated)
    assert place.offers("create nationalist division_1") is division_1
    assert place.offers("create nationalist division_2") is division_2
    assert all(place.offers(f"buy {kind} rebel") is division_1 for kind in ("air_ap", "armour_ap", "artillery_ap"))
    place.play("pick nationalist-1")
    assert place.offers("convert") is division_1
    if not division_1:
        assert place.refused("convert") == "6.4"
    place.play("back")
    assert place.offers("pick nationalist-2") is division_2
    if division_2:
        place.play("pick nationalist-2", "convert")
        assert place.state.pieces["nationalist-2"].kind == "division_2"


@pytest.mark.rule("arriba", "5.4.1", says="EP each turn: Germany, Italy and the Soviet Union a die each; Britain")
@pytest.mark.parametrize(
    ("power", "side", "box", "amount"),
    [
        ("germany", "rebel", 2, 5), ("italy", "rebel", 2, 5), ("ussr", "government", -2, 5), ("britain", "rebel", 3, 1),
        ("france", "government", -2, 1), ("portugal", "rebel", 2, 1),
    ],
)  # fmt: skip
def test_5_4_1_what_each_supporter_sends(power: str, side: str, box: int, amount: int) -> None:
    place = position("foreign", side, PORTS, attitude={**NEUTRAL, power: box}, dice=[5] if amount > 1 else [])
    assert place.state.purse[side].foreign == amount
    found = [(e.source, e.amount) for e in place.of(ev.EquipmentChanged)]
    assert found == [(f"power.{power}", amount)]


@pytest.mark.rule("arriba", "5.4.2", says="its loss gives no replacement EP")
@pytest.mark.rule("arriba", "6.1.1", says="Popular Army, International, Nationalist, Carlist and Colonial units lost")
@pytest.mark.parametrize(
    ("faction", "counts"),
    [
        ("popular_army", True), ("international", True), ("nationalist", True), ("carlist", True), ("colonial", True),
        ("anarchist", False), ("poum", False), ("asturias", False), ("basque", False), ("catalonia", False),
        ("santander", False), ("italian", False), ("portuguese", False),
    ],
)  # fmt: skip
def test_6_1_1_whose_losses_bring_replacements(faction: str, counts: bool) -> None:
    side = world_of().side_of[faction]
    state = position("political", units={f"{side[0]}1": f"{HOMES.get(faction, 'burgos')}: 1 {faction}"}).state
    lose_step(state, f"{faction}-1")
    assert state.lost[side] == int(counts)


@pytest.mark.rule("arriba", "5.4.2", says="Without a legal place the force waits")
def test_5_4_2_a_force_that_waited_comes_when_there_is_a_place() -> None:
    held = {"valencia": "government"}
    waits = position(
        "arrivals", "rebel", {"r1": "burgos: 1 nationalist"}, attitude={**NEUTRAL, "italy": 3}, control=held
    )
    assert not waits.of(ev.PieceArrived)
    later = position("arrivals", "rebel", {"r1": "malaga/malaga: 1 nationalist"}, turn=4,
                     attitude={**NEUTRAL, "italy": 3}, control=held)  # fmt: skip
    assert later.offered("at") == ["malaga"]


# ------------------------------------------------------------------ 15.4
@pytest.mark.rule("arriba", "15.4", says="Britain, France and Italy blockade the opponent of the side they help")
def test_15_4_who_blockades_whom() -> None:
    for power in POWERS:
        for side, enemy, box in (("rebel", "government", 5), ("government", "rebel", -5)):
            state = position("political", attitude={**NEUTRAL, power: box}, options={"blockade": "on"}).state
            expected = [power] if power in ("britain", "france", "italy") else []
            assert blockaders(state, enemy) == expected
            assert blockaders(state, side) == []
