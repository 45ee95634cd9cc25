"""8 Movement."""

from __future__ import annotations

import pytest

from desktop.games.arriba.rules.movement.movement_options import reach
from desktop.games.arriba.state import events as ev
from tests.games.arriba.position import position


@pytest.mark.rule(
    "arriba",
    "8",
    says=("A group that enters an area with enemies must stop", "Groups move one at a time from area to adjacent area"),
)
def test_8_a_group_goes_as_far_as_it_likes_but_stops_at_the_enemy() -> None:
    units = {
        "r1": "la_coruna/la_coruna: 2 nationalist",
        "g1": "zaragoza: 1 popular_army",
        "g2": "madrid: 1 popular_army",
    }
    place = position("movement", "rebel", units)
    place.play("move r1")
    assert {"zaragoza", "madrid", "badajoz", "navarre"} <= set(place.offered("to"))
    place.play("to zaragoza")
    assert place.state.groups["r1"].area == "zaragoza"
    assert place.state.groups["r1"].city == ""
    assert not place.offered("to")
    (moved,) = place.of(ev.GroupMoved)
    assert moved.path[0] == "la_coruna"
    assert moved.path[-1] == "zaragoza"


@pytest.mark.rule("arriba", "8", says="from area to adjacent area, as far as you like")
@pytest.mark.parametrize(("reading", "farthest"), [("unlimited", 99), ("two", 2), ("one", 1)])
def test_8_the_allowance_is_a_reading(reading: str, farthest: int) -> None:
    units = {"r1": "valladolid/valladolid: 2 nationalist", "g1": "almeria/almeria: 1 popular_army"}
    place = position("movement", "rebel", units, options={"movement_allowance": reading}).play("move r1")
    lengths = {area: len(path) - 1 for area, path in reach(place.state, "r1").items()}
    assert sorted(place.offered("to")) == sorted(lengths)
    assert max(lengths.values()) <= farthest
    assert ("cadiz" in lengths) is (reading == "unlimited")
    place.play("to segovia").play("drop nationalist-1")
    assert bool(place.offered("to")) is (farthest > 1)  # what it went before the drop counts
    if reading == "two":
        assert set(place.offered("to")) <= set(place.state.world.near["segovia"])
        assert place.refused("to cadiz") == "8"


@pytest.mark.rule("arriba", "8", says="A group that enters an area with enemies must stop")
def test_8_nobody_passes_through_an_area_with_enemies() -> None:
    near = ["asturias", "la_coruna", "leon", "orense", "pontevedra"]
    ring = {f"g{number}": f"{area}: 1 popular_army" for number, area in enumerate(near, 1)}
    place = position("movement", "rebel", {"r1": "lugo: 1 nationalist", **ring})
    place.play("move r1")
    assert place.offered("to") == near
    assert place.refused("to burgos") == "8"


@pytest.mark.rule("arriba", "8")
@pytest.mark.rule("arriba", "0", says="a group of AP alone stops enemy movement, a fort alone does not")
def test_8_asset_points_alone_stop_movement_and_a_fort_does_not() -> None:
    units = {"r1": "gerona: 1 nationalist", "g1": "barcelona: 1 artillery_ap", "g2": "lerida: 1 artillery_ap"}
    place = position("movement", "rebel", units)
    assert sorted(reach(place.state, "r1")) == ["barcelona", "lerida"]
    forts = position("movement", "rebel", {"r1": "gerona: 1 nationalist"}, options={"forts": "on"},
                     forts={"barcelona": "government", "lerida": "government"})  # fmt: skip
    assert "tarragona" in reach(forts.state, "r1")


@pytest.mark.rule("arriba", "8", says="but not straight into another area with enemies")
def test_8_not_straight_from_enemy_to_enemy() -> None:
    units = {"r1": "gerona: 1 nationalist", "g1": "gerona: 1 popular_army", "g2": "barcelona: 1 popular_army",
             "g3": "lerida: 1 popular_army"}  # fmt: skip
    place = position("movement", "rebel", units)
    place.play("move r1")
    assert place.offered("to") == []
    refusal = place.why_not("to barcelona")
    assert refusal is not None
    assert refusal.reason.key == "move.enemy_to_enemy"
    free = position("movement", "rebel", {key: text for key, text in units.items() if key != "g3"})
    free.play("move r1")
    assert "barcelona" in free.offered("to")  # by way of Lérida


@pytest.mark.rule("arriba", "8", says="Units may be dropped off on the way")
def test_8_units_dropped_on_the_way_stay_and_the_rest_goes_on() -> None:
    units = {"r1": "burgos/burgos: 2 nationalist, 1 carlist", "g1": "madrid: 1 popular_army"}
    place = position("movement", "rebel", units)
    place.play("move r1", "drop carlist-1", "garrison burgos")
    left = place.state.in_city["burgos"]
    assert place.kinds(left) == ["carlist brigade"]
    assert place.refused(f"move {left}") == "8"
    place.play("to segovia", "drop nationalist-1", "garrison segovia", "to madrid")
    assert place.kinds("r1") == ["nationalist brigade"]
    assert place.where("r1") == "madrid"
    assert place.where(place.state.in_city["segovia"]) == "segovia"
    assert not place.offered("to")
    assert not place.offered("drop")  # one unit is left


@pytest.mark.rule("arriba", "8")
def test_8_units_dropped_among_enemies_do_not_free_the_group() -> None:
    units = {"r1": "segovia: 2 nationalist", "g1": "madrid: 1 popular_army"}
    place = position("movement", "rebel", units)
    place.play("move r1", "to madrid", "drop nationalist-1")
    assert not place.offered("to")
    assert place.offered("garrison") == ["madrid"]


@pytest.mark.rule("arriba", "8")
def test_8_each_group_moves_once() -> None:
    place = position("movement", "rebel", {"r1": "burgos: 1 nationalist", "r2": "soria: 1 nationalist"})
    place.play("move r1", "to segovia", "move r2", "to burgos")
    assert place.refused("move r1") == "8"
    place.play("done")
    assert place.state.phase != "movement" or place.asked == "government"


@pytest.mark.rule("arriba", "8")
def test_8_choosing_a_group_and_another_does_not_use_up_its_move() -> None:
    place = position("movement", "rebel", {"r1": "burgos: 1 nationalist", "r2": "soria: 1 nationalist"})
    place.play("move r1", "move r2", "move r1", "to soria")
    assert place.state.groups["r1"].area == "soria"
    assert place.state.moved == ["r1"]


@pytest.mark.rule("arriba", "8", says="It may enter, leave or stay out of any city of its area that holds no group")
def test_8_cities_are_entered_when_they_hold_no_group() -> None:
    units = {"r1": "segovia: 1 nationalist", "r2": "toledo: 1 nationalist", "g1": "toledo/toledo: 1 popular_army",
             "g2": "madrid: 1 popular_army"}  # fmt: skip
    place = position("movement", "rebel", units)
    place.play("move r1", "to madrid", "enter madrid")  # also after a forced stop
    assert place.where("r1") == "madrid"
    assert place.state.groups["r1"].city == "madrid"
    place.play("move r2")
    assert place.offered("enter") == []  # the enemy is in
    inside = position("movement", "rebel", {"r1": "avila: 1 nationalist"})
    inside.play("move r1", "enter avila")  # without leaving the area
    assert inside.state.groups["r1"].city == "avila"
    leaving = position("movement", "rebel", {"r1": "avila/avila: 1 nationalist"})
    leaving.play("move r1", "leave")
    assert leaving.state.groups["r1"].city == ""


@pytest.mark.rule("arriba", "8", says="Gobernito units go no farther than one area from their capital")
def test_8_gobernitos_stay_within_one_area_of_their_capital() -> None:
    units = {"g1": "asturias: 1 asturias, 1 popular_army", "g2": "asturias: 1 popular_army"}
    place = position("movement", "government", units)
    assert sorted(reach(place.state, "g1")) == ["leon", "lugo", "santander"]
    place.play("move g1")
    assert place.refused("to burgos") == "8"
    place.play("move g2")
    assert "burgos" in place.offered("to")


@pytest.mark.rule("arriba", "8", says="Government units may not enter Morocco")
def test_8_nobody_goes_to_morocco_by_land() -> None:
    place = position("movement", "government", {"g1": "cadiz: 1 popular_army"})
    assert "morocco" not in reach(place.state, "g1")
    place.play("move g1")
    assert place.refused("to morocco") == "8"


@pytest.mark.rule("arriba", "8", says="Disrupted groups may move, purged ones may not")
@pytest.mark.rule("arriba", "9.2", says="Disrupted units may move but not attack")
@pytest.mark.rule("arriba", "5.2.2", says="may not move, be transported or attack")
def test_8_disrupted_groups_move_and_purged_ones_do_not() -> None:
    units = {"g1": "madrid: 1 popular_army!", "g2": "barcelona: 1 poum"}
    place = position("movement", "government", units, turn=5, purged=["poum"])
    assert place.offered("move") == ["g1"]
    assert place.refused("move g2") == "5.2.2"


@pytest.mark.rule("arriba", "7")
@pytest.mark.rule("arriba", "8")
def test_8_a_city_that_is_held_or_elsewhere_is_not_entered() -> None:
    units = {"r1": "toledo: 1 nationalist", "g1": "toledo/toledo: 1 popular_army", "r2": "burgos/burgos: 1 nationalist"}
    place = position("movement", "rebel", units)
    place.play("move r1")
    assert place.refused("enter toledo") == "7"
    assert place.refused("enter burgos") == "8"
    sorting = position("organization", "rebel", units)
    assert sorting.refused("enter r1 toledo") == "7"
