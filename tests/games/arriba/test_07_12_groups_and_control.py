"""0 Terms, 2 units, 7 organization, 11 supply, 12 inter-phase, 13 victory, 14 set-up."""

from __future__ import annotations

import pytest

from desktop.engine.match import Match
from desktop.games.arriba.definition import DEFINITION
from desktop.games.arriba.rules.map.control import city_controller
from desktop.games.arriba.rules.map.supply import in_supply, supplied
from desktop.games.arriba.state import events as ev
from desktop.games.arriba.state.forces import cadre_level
from desktop.games.arriba.state.state import ArribaState
from tests.games.arriba.position import Position, position, world_of


# ------------------------------------------------------------------ 0, 2, 3
@pytest.mark.rule("arriba", "0", says="It is controlled (friendly) by the side in it")
@pytest.mark.parametrize(
    ("units", "holder"),
    [
        ({"g1": "toledo/toledo: 1 popular_army", "r1": "toledo: 3 nationalist"}, "government"),
        ({"r1": "toledo: 1 nationalist"}, "rebel"),
        ({}, "government"),
        ({"g1": "toledo: 1 popular_army", "r1": "toledo: 3 nationalist"}, ""),
        ({"r1": "toledo/toledo: 1 artillery_ap"}, "government"),
    ],
)
def test_0_who_controls_a_city(units: dict[str, str], holder: str) -> None:
    place = position("spend", units=units, control={"new_castile": "government"})
    assert city_controller(place.state, "toledo") == holder


@pytest.mark.rule(
    "arriba",
    "2",
    says=(
        "Brigade: 1 SP",
        "1-step division: 4 SP",
        "Reduced, it is a brigade",
        "2-step division: 5 SP",
        "Reduced, it is a residual of 2 SP; that in turn a brigade",
    ),
)
def test_2_strengths_and_reductions() -> None:
    world = world_of()
    table = {kind.id: (kind.strength, kind.reduces_to, kind.loss) for kind in world.kinds.values()}
    assert table == {
        "brigade": (1, "", 1),
        "division_1": (4, "brigade", 3),
        "division_2": (5, "remnant", 3),
        "remnant": (2, "brigade", 1),
    }
    assert {f.id for f in world.factions.values() if f.gobernito} == {"asturias", "basque", "catalonia", "santander"}


@pytest.mark.rule("arriba", "9")
@pytest.mark.rule("arriba", "2")
@pytest.mark.parametrize(("turn", "level"), [(3, -1), (4, 0)])
def test_9_cadre_of_the_militias_improves_in_1937(turn: int, level: int) -> None:
    units = {"g1": "madrid: 1 anarchist, 1 international, 1 catalonia+", "r1": "burgos: 1 colonial+, 1 italian"}
    state = position("movement", units=units, turn=turn).state
    found = [cadre_level(state, piece) for piece in state.pieces]
    assert found == [level, 1, level + 1, 2, 0]


@pytest.mark.rule(
    "arriba",
    "3",
    says=(
        "Political Phase (5)",
        "Organization Phase (7), Rebels, then Government",
        "First player turn (Rebels): movement",
        "Second player turn (Government): the same",
        "Inter-Phase (12): control of the regions",
    ),
)
@pytest.mark.rule("arriba", "12")
def test_3_the_phases_follow_each_other() -> None:
    match = Match.new("arriba", "civil-war", seed=5, definition=DEFINITION)
    assert isinstance(match.state, ArribaState)
    place = Position(match.state)
    while place.state.turn < 2 and place.decision is not None:
        place.play("done" if place.offers("done") else place.actions[0])
    phases = [(event.phase, event.side) for event in place.of(ev.PhaseBegan)]
    assert phases[:15] == [
        ("events", ""), ("political", ""), ("strategic", "rebel"), ("strategic", "government"),
        ("organization", "rebel"),
        ("organization", "government"), ("movement", "rebel"), ("combat", "rebel"), ("counterattack", "rebel"),
        ("recovery", "rebel"), ("movement", "government"), ("combat", "government"), ("counterattack", "government"),
        ("recovery", "government"), ("inter", ""),
    ]  # fmt: skip
    assert phases[15] == ("events", "")


# ------------------------------------------------------------------ 7
@pytest.mark.rule(
    "arriba",
    "7",
    says=("All units of an area are sorted into battle groups", "Government: up to 3 units", "Rebels: up to 4 units"),
)
@pytest.mark.parametrize(("side", "units", "most"), [
    ("government", {"g1": "madrid/madrid: 7 popular_army"}, 3),
    ("rebel", {"r1": "burgos/burgos: 9 nationalist"}, 4),
])  # fmt: skip
def test_7_groups_over_the_limit_are_divided(side: str, units: dict[str, str], most: int) -> None:
    place = position("organization", side, units)
    sizes = sorted(len(group.members) for group in place.state.groups.values())
    assert max(sizes) == most
    assert sum(sizes) == int(units[f"{side[0]}1"].split()[1])
    assert sum(bool(group.city) for group in place.state.groups.values()) == 1


@pytest.mark.rule(
    "arriba",
    "7",
    says=("Anarchists and POUM not with Popular Army or International units", "Italians not with other units"),
)
def test_7_factions_that_may_not_mix() -> None:
    units = {
        "g1": "barcelona: 1 anarchist", "g2": "barcelona: 1 popular_army", "g3": "barcelona: 1 catalonia",
        "g4": "barcelona: 1 poum", "g5": "barcelona: 1 international",
    }  # fmt: skip
    place = position("organization", "government", units)
    place.play("pick anarchist-1")
    assert place.offered("into") == ["g3", "g4"]
    assert place.refused("into g2") == "7"
    place.play("back", "pick popular_army-1")
    assert place.offered("into") == ["g3", "g5"]
    italians = position(
        "organization", "rebel", {"r1": "malaga: 1 italian division_2, 1 armour_ap", "r2": "malaga: 1 nationalist"}
    )
    italians.play("pick italian-1")
    assert italians.offered("into") == []
    italians.play("back", "pick rebel_armour-1")
    assert italians.offered("into") == ["r2"]


@pytest.mark.rule(
    "arriba",
    "7",
    says=("Any number of armour and artillery AP may be added", "A group of AP alone may move but not attack"),
)
def test_7_any_number_of_asset_points_and_groups_of_them_alone() -> None:
    units = {"r1": "burgos: 4 nationalist, 3 artillery_ap, 2 armour_ap"}
    place = position("organization", "rebel", units)
    assert len(place.state.groups) == 1
    place.play("pick rebel_armour-1", "new")
    alone = place.state.pieces["rebel_armour-1"].group
    assert place.kinds(alone) == ["rebel armour_ap"]
    moving = position("movement", "rebel", {"r1": "burgos: 1 armour_ap"})
    assert moving.offers("move r1")


@pytest.mark.rule("arriba", "0", says="At most one battle group can be in a city")
@pytest.mark.rule("arriba", "7", says="One group may be in each city; the others stand outside")
def test_7_one_group_in_a_city() -> None:
    units = {"g1": "toledo/toledo: 1 popular_army", "g2": "toledo: 1 popular_army", "r1": "avila/avila: 1 nationalist",
             "g3": "avila: 1 popular_army"}  # fmt: skip
    place = position("organization", "government", units)
    assert place.offered("enter") == []  # both cities are held, one by the enemy
    place.play("leave g1")
    assert place.offered("enter") == ["g1 toledo", "g2 toledo"]
    place.play("enter g2 toledo")
    assert place.where("g2") == "toledo"
    assert place.where("g1") == "toledo"  # the area
    assert place.state.groups["g1"].city == ""


@pytest.mark.rule("arriba", "7")
def test_7_only_units_of_the_same_area() -> None:
    place = position("organization", "rebel", {"r1": "burgos: 1 nationalist", "r2": "soria: 1 nationalist"})
    assert place.offered("pick") == []


# ------------------------------------------------------------------ 11
@pytest.mark.rule(
    "arriba",
    "11",
    says=(
        "in a friendly region; or",
        "in an uncontrolled region with a friendly city",
        "in any other region next to one of these",
        "Portugal and France count as such regions",
    ),
)
@pytest.mark.parametrize(
    ("control", "attitude", "units", "fed"),
    [
        ({"aragon": "rebel"}, {}, {}, True),  # a
        ({}, {}, {"r2": "teruel/teruel: 1 nationalist"}, True),  # b: a friendly city in an uncontrolled region
        ({"navarre": "rebel"}, {}, {"g1": "huesca: 1 popular_army"}, True),  # c: next to a friendly region
        ({"galicia": "rebel"}, {}, {"g1": "huesca: 1 popular_army"}, False),
        ({"galicia": "rebel"}, {"france": 3}, {"g1": "huesca: 1 popular_army"}, True),  # c: France supports the player
        ({"galicia": "rebel"}, {"france": -4}, {"g1": "huesca: 1 popular_army"}, False),
    ],
)
def test_11_supply(control: dict[str, str], attitude: dict[str, int], units: dict[str, str], fed: bool) -> None:
    place = position("movement", "rebel", {"r1": "huesca: 1 nationalist", **units}, control=control,
                     attitude={"portugal": 0, **attitude})  # fmt: skip
    assert supplied(place.state, "rebel", "huesca") is fed


@pytest.mark.rule("arriba", "11", says="Portugal and France count as such regions for a player they support")
@pytest.mark.parametrize(("box", "rebel", "government"), [(2, True, False), (1, False, False), (-4, False, True)])
def test_11_portugal_feeds_the_side_it_supports(box: int, rebel: bool, government: bool) -> None:
    units = {"r1": "caceres: 1 nationalist", "g1": "caceres: 1 popular_army"}
    place = position("movement", "rebel", units, control={"galicia": "rebel"}, attitude={"portugal": box})
    assert supplied(place.state, "rebel", "caceres") is rebel
    assert supplied(place.state, "government", "caceres") is government


@pytest.mark.rule("arriba", "11")
def test_11_enemy_regions_with_friendly_cities_do_not_feed() -> None:
    units = {"r1": "huesca: 1 nationalist", "r2": "teruel/teruel: 1 nationalist"}
    place = position("movement", "rebel", units, control={"aragon": "government", "valencia": "government",
                     "new_castile": "government", "old_castile": "government", "navarre": "government",
                     "catalonia": "government"})  # fmt: skip
    assert not supplied(place.state, "rebel", "huesca")


@pytest.mark.rule("arriba", "11")
@pytest.mark.parametrize(("reading", "fed"), [("regions", True), ("areas", False)])
def test_11_adjacent_to_the_region_or_to_the_area(reading: str, fed: bool) -> None:
    control = {"navarre": "rebel", "aragon": "government", "valencia": "government", "new_castile": "government"}
    place = position("movement", "rebel", {"r1": "teruel: 1 nationalist"}, control=control,
                     options={"supply_adjacency": reading})  # fmt: skip
    assert supplied(place.state, "rebel", "teruel") is fed


@pytest.mark.rule("arriba", "11", says="Gobernito units are out of supply while the Rebels control their capital")
def test_11_a_gobernito_without_its_capital_is_out_of_supply() -> None:
    units = {"g1": "santander: 1 basque, 1 santander", "r1": "vizcaya/bilbao: 1 nationalist"}
    place = position("movement", units=units, control={"santander": "government"})
    assert [in_supply(place.state, unit) for unit in place.state.units_of("g1")] == [False, True]


# ------------------------------------------------------------------ 12
def control_after(units: dict[str, str], dice: list[int], before: str = "") -> str:
    control = {"murcia": before, "galicia": "rebel", "leon": "rebel", "navarre": "rebel",
               "catalonia": "government", "valencia": "government", "asturias": "government"}  # fmt: skip
    place = position("inter", units=units, control=control, dice=[*dice, 1])
    return place.state.control["murcia"]


@pytest.mark.rule(
    "arriba",
    "12.2",
    says=(
        "A region in which only one side has units is controlled by it",
        "doubles the number and rolls a die: equal or less succeeds",
        "If exactly one succeeds it controls the region, otherwise nobody",
        "Without units nothing changes",
    ),
)
def test_12_2_control() -> None:
    assert control_after({"r1": "albacete: 1 nationalist"}, []) == "rebel"
    assert control_after({}, [], "government") == "government"  # nobody there: unchanged
    both = {"r1": "albacete/albacete: 1 nationalist", "g1": "murcia/murcia: 1 popular_army"}
    assert control_after(both, [2, 3]) == "rebel"
    assert control_after(both, [3, 2]) == "government"
    assert control_after(both, [2, 2]) == ""
    assert control_after(both, [3, 3]) == ""


@pytest.mark.rule("arriba", "12.2")
@pytest.mark.rule("arriba", "0", says="neither occupies a city nor counts for control")
def test_12_2_asset_points_do_not_count() -> None:
    units = {"r1": "albacete/albacete: 1 artillery_ap", "g1": "murcia/murcia: 1 popular_army"}
    assert control_after(units, []) == "government"


@pytest.mark.rule(
    "arriba", "12.3", says=("+2 for each region gained, a die lost for each region lost", "Morocco is always Rebel")
)
def test_12_3_gains_losses_and_morocco() -> None:
    control = {"murcia": "government", "galicia": "rebel", "leon": "rebel", "navarre": "rebel", "morocco": "rebel",
               "catalonia": "government", "valencia": "government", "asturias": "government"}  # fmt: skip
    place = position("inter", units={"r1": "albacete: 1 nationalist"}, control=control, dice=[5])
    changes = {event.side: event.amount for event in place.of(ev.LevelChanged) if event.cause == "adjustment"}
    assert changes == {"rebel": 2, "government": -5}
    assert place.state.control["morocco"] == "rebel"


@pytest.mark.rule("arriba", "12.3", says="A die lost by a player with two regions or fewer, Morocco included")
def test_12_3_two_regions_or_fewer_cost_a_die() -> None:
    control = {"galicia": "rebel", "leon": "rebel", "catalonia": "government", "valencia": "government",
               "asturias": "government"}  # fmt: skip
    adjusted = []
    for options, held in (({"morocco_counts": "off"}, control), ({}, control), ({}, {**control, "leon": ""})):
        place = position("inter", control=held, dice=[4, 3, 4, 3, 4], options=options)
        adjusted += [{e.side: e.amount for e in place.of(ev.LevelChanged) if e.cause == "adjustment"}]
    assert adjusted == [{"rebel": -4}, {}, {"rebel": -4}]  # Morocco is the third region


@pytest.mark.rule("arriba", "12.3", says="their value for the player who controls one that the other controlled last")
def test_12_3_a_contested_key_city_keeps_its_last_controller() -> None:
    control = {**dict.fromkeys(("galicia", "leon", "navarre"), "rebel"),
               **dict.fromkeys(("catalonia", "valencia", "asturias"), "government")}  # fmt: skip
    contested = {"r1": "madrid: 1 nationalist", "g1": "madrid: 1 popular_army"}
    place = position("inter", units=contested, control=control, holders={"madrid": "government"}, dice=[6, 6])
    assert place.of(ev.KeyCityTaken) == []
    taken = position(
        "inter", units={"r1": "madrid/madrid: 1 nationalist"}, control=control, holders={"madrid": "government"}
    )
    changes = {event.side: event.amount for event in taken.of(ev.LevelChanged) if event.cause == "adjustment"}
    assert changes == {"rebel": 7, "government": -5}  # the region too
    assert taken.state.last_holder["madrid"] == "rebel"


# ------------------------------------------------------------------ 13, 14
@pytest.mark.rule("arriba", "13", says="If the Government has not collapsed by the end of the last turn, it wins")
def test_13_the_government_wins_if_it_lasts() -> None:
    control = {**dict.fromkeys(("galicia", "leon", "navarre"), "rebel"),
               **dict.fromkeys(("catalonia", "valencia", "asturias"), "government")}  # fmt: skip
    place = position("inter", turn=14, control=control)
    assert place.decision is None
    assert (place.state.winner, place.state.end_level) == ("government", "survival")
    outcome = DEFINITION.outcome(place.state)
    assert outcome is not None
    assert outcome.winner == "government"


@pytest.mark.rule("arriba", "14")
def test_14_the_set_up() -> None:
    match = Match.new("arriba", "civil-war", seed=1, definition=DEFINITION)
    state = match.state
    assert isinstance(state, ArribaState)
    assert state.level["government"] == 60
    assert sum(p.faction == "popular_army" for p in state.pieces.values()) == 26
    assert sum(p.faction == "colonial" for p in state.pieces.values()) == 5
    assert all(p.kind == "brigade" or p.kind.endswith("_ap") for p in state.pieces.values())
    assert len(state.in_city) == 50
    artillery = {key: state.groups[p.group].city for key, p in state.pieces.items() if p.kind == "artillery_ap"}
    assert artillery == {"government_artillery-1": "madrid", "rebel_artillery-1": "sevilla"}
    assert [power for power, box in state.attitude.items() if box == 1] == ["germany", "italy"]
