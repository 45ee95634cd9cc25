"""9, 9.2 Figures of combat, each by itself: cadre, column shifts, what a loss satisfies; 7, 9 groups as a whole."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.arriba.state import combat_events as ce
from desktop.games.arriba.state.forces import cadre_level
from tests.games.arriba.position import position

HOMES = {"asturias": "asturias", "basque": "vizcaya", "catalonia": "barcelona", "santander": "santander"}


@pytest.mark.rule(
    "arriba", "9", says="Cadre: International and Colonial +1; Anarchists, POUM and gobernitos -1 in 1936"
)
@pytest.mark.parametrize(
    ("faction", "early", "later"),
    [
        ("international", 1, 1), ("colonial", 1, 1), ("popular_army", 0, 0), ("nationalist", 0, 0), ("carlist", 0, 0),
        ("italian", 0, 0), ("portuguese", 0, 0), ("anarchist", -1, 0), ("poum", -1, 0), ("asturias", -1, 0),
        ("basque", -1, 0), ("catalonia", -1, 0), ("santander", -1, 0),
    ],
)  # fmt: skip
def test_9_cadre_of_every_faction(faction: str, early: int, later: int) -> None:
    area = HOMES.get(faction, "toledo")
    side = "g" if faction in (*HOMES, "international", "popular_army", "anarchist", "poum") else "r"
    for turn, level in ((3, early), (4, later)):
        state = position("movement", units={f"{side}1": f"{area}: 1 {faction}, 1 {faction}+"}, turn=turn).state
        assert [cadre_level(state, f"{faction}-{number}") for number in (1, 2)] == [level, level + 1]


@pytest.mark.rule(
    "arriba", "9", says="-1 each for a defender in a city, in a mountain area, with a fort, and in winter"
)
@pytest.mark.parametrize(
    ("where", "stated", "shift"),
    [
        ("toledo", {}, 0), ("toledo/toledo", {}, -1), ("cuenca", {}, -1), ("cuenca/cuenca", {}, -2),
        ("toledo", {"turn": 9}, -1), ("toledo/toledo", {"forts": {"toledo": "government"}}, -2),
        ("toledo", {"forts": {"toledo": "government"}}, 0),
        ("cuenca/cuenca", {"turn": 14, "forts": {"cuenca": "government"}}, -4),
        ("toledo", {"level": {"government": 99, "rebel": 80}}, 1),
        ("toledo", {"level": {"government": 9, "rebel": 20}}, -1),
    ],
)  # fmt: skip
def test_9_every_column_shift(where: str, stated: dict[str, Any], shift: int) -> None:
    units = {"r1": f"{where.split('/')[0]}: 4 nationalist", "g1": f"{where}: 2 popular_army"}
    place = position("combat", "rebel", units, options={"forts": "on"}, **stated).play("attack r1 g1")
    (compared,) = place.of(ce.OddsCompared)
    assert (compared.odds, compared.shift, compared.column) == (1, shift, 1 + shift)


@pytest.mark.rule("arriba", "9", says="A group attacks as a whole: it may not be used in part to save the EP")
def test_9_a_group_attacks_as_a_whole() -> None:
    units = {"r1": "toledo: 2 nationalist division_1, 1 nationalist", "g1": "toledo: 1 popular_army"}
    place = position("combat", "rebel", units, ep={"rebel": 5})
    assert place.actions == ["attack r1 g1", "done"]  # nobody is asked which units take part
    place.play("attack r1 g1")
    assert place.of(ce.OddsCompared)[0].attack == 9
    assert place.state.purse["rebel"].total == 4


@pytest.mark.rule("arriba", "9.2", says="A brigade, AP or fort satisfies 1; a residual becomes a brigade (1)")
@pytest.mark.parametrize(
    ("piece", "satisfied", "left"),
    [
        ("1 popular_army", 1, ""), ("1 popular_army remnant", 1, "popular_army brigade"),
        ("1 popular_army division_1", 3, "popular_army brigade"),
        ("1 popular_army division_2", 3, "popular_army remnant"), ("1 armour_ap", 1, ""), ("1 artillery_ap", 1, ""),
        ("fort", 1, ""),
    ],
)  # fmt: skip
def test_9_2_what_each_loss_satisfies(piece: str, satisfied: int, left: str) -> None:
    other = "1 popular_army division_1" if "division_2" in piece else "1 popular_army division_2"
    defenders = f"toledo/toledo: {other}" if piece == "fort" else f"toledo: {other}, {piece}"
    place = position(
        "combat", "rebel", {"r1": "toledo: 4 nationalist division_1", "g1": defenders}, ep={"rebel": 1},
        options={"forts": "on"}, forts={"toledo": "government"} if piece == "fort" else {},
    )  # fmt: skip
    lost = "fort" if piece == "fort" else place.state.groups["g1"].members[-1]
    place.state.chance.begin([6])  # a loss of 2 for the defender
    place.play("attack r1 g1")
    if place.offered("artillery"):
        place.play("artillery 0")
    place.play(f"lose {lost}")
    assert [event.value for event in place.of(ce.LossTaken) if event.piece == lost] == [satisfied]
    found = place.state.pieces.get(lost)
    assert (f"{found.faction} {found.kind}" if found else "") == left


@pytest.mark.rule("arriba", "9.3", says="attack another enemy group of the area at once, with at most one air AP")
def test_9_3_at_most_one_air_point_flies_in_a_breakthrough() -> None:
    units = {"r1": "guadalajara: 3 nationalist, 2 armour_ap", "g1": "guadalajara: 1 popular_army",
             "g2": "guadalajara: 1 popular_army", "g3": "cuenca: 1 popular_army"}  # fmt: skip
    place = position("combat", "rebel", units, air={"rebel": 3})
    place.play("attack r1 g1")
    assert place.offered("air") == ["0", "1", "2", "3"]
    place.play("air 0").play("armour 2", dice=[6]).play("breakthrough")
    assert place.offered("target") == ["g2"]  # of the area only
    place.play("target g2")
    new = place.of(ce.BrokeThrough)[0].new_group
    assert place.kinds(new) == ["nationalist brigade"] * 2 + ["rebel armour_ap"] * 2
    assert place.offered("air") == ["0", "1"]


@pytest.mark.rule("arriba", "9.2", says=("Number: strength points to lose", "Results are attacker/defender"))
@pytest.mark.parametrize(("die", "result"), [(1, "2/1"), (3, "1/1"), (6, "1/2")])
def test_9_2_each_side_loses_its_number(die: int, result: str) -> None:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo: 3 popular_army"}
    place = position("combat", "rebel", units).play("attack r1 g1", dice=[die])
    assert place.of(ce.CombatRolled)[0].result == result
    attacker, defender = map(int, result.split("/"))
    assert (len(place.kinds("r1")), len(place.kinds("g1"))) == (4 - attacker, 3 - defender)


@pytest.mark.rule("arriba", "9.3", says="One breakthrough for each group")
def test_9_3_a_breakthrough_is_not_followed_by_another() -> None:
    units = {"r1": "guadalajara: 2 nationalist division_2, 2 armour_ap", "g1": "guadalajara: 1 popular_army",
             "g2": "guadalajara: 1 popular_army", "g3": "guadalajara: 1 popular_army"}  # fmt: skip
    place = position("combat", "rebel", units, ep={"rebel": 5})
    place.play("attack r1 g1").play("armour 2", dice=[6]).play("breakthrough", "target g2")
    place.play("armour 2", dice=[6])
    assert (place.kinds("g1"), place.kinds("g2")) == ([], [])
    assert not place.offers("breakthrough")
    assert not place.offered("attack")  # the new group has attacked, and of the old one nothing is left
