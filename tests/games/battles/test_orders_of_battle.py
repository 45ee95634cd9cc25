"""J.setup, B.setup, the schedules and the divisions: who stands where, and who comes when and by which hexes."""

from __future__ import annotations

import re

import pytest

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.battles.data.world import World
from desktop.games.battles.rules.supply import command
from desktop.games.battles.rules.turn import deployment, victory
from desktop.games.battles.state.setup import blank_state
from tests.games.battles.position import state_of, world_of
from tests.sentences import book, quoted

RULE = pytest.mark.rule
ROAD_ENDS = ("1228", "2228", "2828")
AREA_A = ("4838", "4839", "4840", "4841", "4842")


def starts(world: World, unit: str) -> set[str]:
    return set(deployment.choices(world, unit))


def of(world: World, pattern: str) -> list[str]:
    return [unit for unit in world.units if re.fullmatch(pattern, unit)]


def around(world: World, hex_id: str, distance: int, unit: str) -> set[str]:
    return {near for near in world.grid.within(hex_id, distance) if world.may_stand(unit, near)}


# -- set-up ----------------------------------------------------------------------------------------
FIXED = [
    ("jarama", "48 Brigade: one battalion each", r"JR-[1-4]\.48", "3533 3333 3132 2833", 4),
    ("jarama", "48 Brigade: one battalion each", r"JR-ART\.48", "3137", 1),
    ("jarama", "48 Brigade: one battalion each", r"JR-HQ\.48", "3136", 1),
    ("jarama", "two battalions of 13 International", r"JR-13I\..*", "1653", 2),
    ("jarama", "41 Brigade: one battalion each", r"JR-[1-4]\.41", "4333 4034 3933 3835", 4),
    ("jarama", "41 Brigade: one battalion each", r"JR-(HQ|ART)\.41", "4135", 2),
    ("jarama", "1 Brigade: one battalion each in 3532", r"JN-\d\.[12]\.1", "3532 3329 3129 2929 3431 2729", 6),
    ("jarama", "1 Brigade: one battalion each in 3532", r"JN-AT\.1", "2729", 1),
    ("jarama", "1 Brigade: one battalion each in 3532", r"JN-HQ\.1", "3028", 1),
    ("jarama", "1 Brigade: one battalion each in 3532", r"JN-ART\.1", "3128", 1),
    ("jarama", "2 Brigade: one battalion each in 2928", r"JN-\d\.[34]\.2", "2928 3028 3127 3327 2829 3029 3128", 7),
    ("jarama", "2 Brigade: one battalion each in 2928", r"JN-HQ\.2", "2928", 1),
    ("jarama", "2 Brigade: one battalion each in 2928", r"JN-ART\.2", "2828", 1),
    ("jarama", "all PzI companies: 2728", r"JN-PZ\.\d", "2728", 3),
    ("jarama", "engineers (4-4-6): 2228 or 2628", r"JN-ENG\.[12]", "2228 2628", 2),
    ("brunete", "Battalions named for their place", r"BN-QUI", "1511", 1),
    ("brunete", "Battalions named for their place", r"BN-LLA", "1506", 1),
    ("brunete", "Battalions named for their place", r"BN-CAS", "2707", 1),
    ("brunete", "Battalions named for their place", r"BN-PAR", "2403", 1),
    ("brunete", "Battalions named for their place", r"BN-CAN", "1907", 1),
    ("brunete", "Battalions named for their place", r"BN-VCA", "2805", 1),
    ("brunete", "Battalions named for their place", r"BN-ROM", "3008", 1),
    ("brunete", "Battalions named for their place", r"BN-ROS", "3202", 1),
    ("brunete", "2/71 in 1105, 6/71 in 1104", r"BN-2\.71", "1105", 1),
    ("brunete", "2/71 in 1105, 6/71 in 1104", r"BN-6\.71", "1104", 1),
    ("brunete", "71 Division HQ in Brunete", r"BN-HQ\.71", "2112", 1),
    ("brunete", "71 Division HQ in Brunete", r"BN-HQ\.11", "3213", 1),
    ("brunete", "1 and 4 Tank Battalions, 1 Armoured Car", r"BR-(TK\.[14]|AC\.1|HQ\.1TK)", "1501", 4),
]
SAID_J = tuple(dict.fromkeys(quote for scenario, quote, *_ in FIXED if scenario == "jarama"))
SAID_B = tuple(dict.fromkeys(quote for scenario, quote, *_ in FIXED if scenario == "brunete"))


@RULE("battles", "J.setup", says=SAID_J)
@RULE("battles", "B.setup", says=SAID_B)
@pytest.mark.parametrize(("scenario", "quote", "pattern", "hexes", "count"), FIXED)
def test_units_start_in_the_hexes_of_the_text(scenario: str, quote: str, pattern: str, hexes: str, count: int) -> None:
    world = world_of(scenario)
    units = of(world, pattern)
    assert len(units) == count
    words = quoted("battles", f"{scenario[0].upper()}.setup", quote).words
    assert all(hex_id in words for hex_id in hexes.split())
    for unit in units:
        assert starts(world, unit) == set(hexes.split())


NEAR = [
    ("jarama", "19 Brigade: Arganda (3351) or adjacent", r"JR-.*\.19", "3351", 1),
    ("jarama", "23 Brigade: within 4 hexes of 2439", r"JR-.*\.23", "2439", 4),
    ("jarama", "18 Brigade: within 3 hexes of 1735", r"JR-.*\.18", "1735", 3),
    ("jarama", "45 Brigade: within 3 hexes of 1340", r"JR-.*\.45", "1340", 3),
    ("jarama", "4 Brigade: within 2 hexes of 2229", r"JN-(\d\.\d\.4|HQ\.4|ART\.4)", "2229", 2),
    ("jarama", "5 Brigade: 2231 or adjacent", r"JN-(\d\.\d+\.5|ART\.5)", "2231", 1),
    ("brunete", "11 Division (all) and one cavalry unit", r"BR-(.*\.11|CAV|TRK\.\d)", "1603", 1),
    ("brunete", "46 Division: 1402 or adjacent", r"BR-.*\.46", "1402", 1),
    ("brunete", "34 Division: 1701 or adjacent", r"BR-.*\.34", "1701", 1),
    ("brunete", "one V Corps and two XVIII Corps artillery", r"BR-ART\.(V1|X1|X2)", "1501", 1),
]
NEAR_J = tuple(quote for scenario, quote, *_ in NEAR if scenario == "jarama")
NEAR_B = tuple(quote for scenario, quote, *_ in NEAR if scenario == "brunete")


@RULE("battles", "J.setup", says=NEAR_J)
@RULE("battles", "B.setup", says=NEAR_B)
@pytest.mark.parametrize(("scenario", "quote", "pattern", "centre", "distance"), NEAR)
def test_units_start_around_the_hex_of_the_text(
    scenario: str, quote: str, pattern: str, centre: str, distance: int
) -> None:
    world = world_of(scenario)
    units = of(world, pattern)
    assert len(units) > 2
    assert centre in quoted("battles", f"{scenario[0].upper()}.setup", quote).words
    for unit in units:
        assert starts(world, unit) == around(world, centre, distance, unit)


@RULE("battles", "J.setup", says=(
    "A and B HQs: anywhere on the Republican side", "Varela and Escamez HQs and Pz/R: anywhere on the Nationalist side",
))  # fmt: skip
def test_j_setup_free_headquarters() -> None:
    world = world_of("jarama")
    for side, units in (("republican", ("JR-HQ.A", "JR-HQ.B")), ("nationalist", ("JN-HQ.V", "JN-HQ.E", "JN-PZ.R"))):
        for unit in units:
            zone = {hex_id for hex_id in world.zones[f"{side}_start"] if world.may_stand(unit, hex_id)}
            assert starts(world, unit) == zone
    assert not set(world.zones["republican_start"]) & set(world.zones["nationalist_start"])


@RULE(
    "battles", "J.setup", says=("69, 70 and 1 Bis Brigades: the Madrid box", "two Sb2 air units", "Ju52 and SM81 air")
)
@RULE("battles", "J.reserves", says="holds three brigades: 69, 70 and 1 Bis")
@RULE("battles", "J.air", says="The Nationalist has a Ju52 and an SM81, the Republican two Sb2 units")
def test_j_setup_box_and_air() -> None:
    state = blank_state(world_of("jarama"))
    units = state.world.units
    assert [unit for unit in units if state.place(unit) == "box"] == ["JR-B.69", "JR-B.70", "JR-B.1Bis"]
    air = {side: [units[u].name for u in state.world.by_side[side] if units[u].is_air] for side in state.world.by_side}
    assert sorted(name.split()[0] for name in air["nationalist"]) == ["Ju52", "SM81"]
    assert [name.split()[0] for name in air["republican"]] == ["Sb2", "Sb2"]
    state.air_flown = [unit for unit in units if units[unit].is_air]
    state.begin_turn(9)
    assert state.air_flown == []


@RULE(
    "battles",
    "J.setup",
    says=("is 7 hexes from its brigade HQ, so it begins out of command", "It may still attack 3533"),
)
@RULE("battles", "10.3", says="it attacks normally all the same")
def test_j_setup_the_battalion_in_3532_is_out_of_command_but_may_attack() -> None:
    match = Match.new("battles", "jarama", seed=5)
    while match.state.phase == "setup":
        match.play(Action("done"))
    state = match.state
    (unit,) = (unit for unit in state.at("3532") if state.world.units[unit].size == "bn")
    assert state.world.distance("3532", "3028") == 7
    assert unit in command.out_of_command(state, "nationalist")
    while state.phase != "combat":
        match.play(next(a for a in match.decision.actions if a.verb in ("done", "end", "remove")))  # type: ignore[union-attr]
        state = match.state
    assert unit in state.out_of_command
    assert match.decision is not None
    assert match.decision.offers(Action.of("attack", unit, "3533"))


@RULE("battles", "4.0", says="Each scenario tells which side sets up first")
@RULE("battles", "J.setup", says="The Republican sets up first, then the Nationalist")
@RULE("battles", "B.setup", says="The Nationalist sets up first")
@pytest.mark.parametrize(("scenario", "first"), [("jarama", "republican"), ("brunete", "nationalist")])
def test_who_sets_up_first(scenario: str, first: str) -> None:
    match = Match.new("battles", scenario, seed=1)
    phases = [match.state.phasing]
    while match.state.phase == "setup":
        if match.state.phasing != phases[-1]:
            phases.append(match.state.phasing)
        match.play(Action("done"))
    assert tuple(match.state.world.scenario.setup_order) == (first, match.state.world.enemy(first))
    assert phases[-1] == match.state.world.enemy(first) or phases == [match.state.world.enemy(first)]


# -- reinforcements --------------------------------------------------------------------------------
SCHEDULE = [
    ("J", "6 February (turn 1): 5 Brigade", 1, "JR-B.5 JR-9BN", AREA_A),
    ("J", "6 February (turn 1): 5 Brigade", 1, "JR-B.24 JR-12I.GAR JR-12I.DOM JR-12I.MAR JR-HQ.12I", ("1653",)),
    ("J", "6 February (turn 1): 5 Brigade", 1, "JR-11I.EDG JR-11I.THA JR-11I.COM JR-HQ.11I", ("3351",)),
    ("J", "7 February (2): 17 Brigade", 2, "JR-B.17", AREA_A),
    ("J", "8 February (3): 67 Brigade", 3, "JR-B.67", AREA_A),
    ("J", "10 February (5): 66 Brigade", 5, "JR-B.66", AREA_A),
    ("J", "12 February (7): 15 Brigade at 2552", 7, "JR-15.BRI JR-15.LIN JR-15.FEV JR-15.DIM JR-HQ.15", ("2552",)),
    ("J", "13 February (8): 1 Brigade", 8, "JR-B.1", AREA_A),
    ("J", "14 February (9): 14 International", 9, "JR-14I.MAR JR-14I.BAR JR-14I.DEL JR-HQ.14I", ("2552",)),
    ("J", "14 February (9): 14 International", 9, "JR-B.PUA", AREA_A),
    ("J", "15 February (10): C and D HQs", 10, "JR-HQ.C JR-HQ.D", ("2552",)),
    ("J", "turn 1: all of 3 Brigade, area C", 1, "JN-1.5.3 JN-3.6.3 JN-HQ.3 JN-ART.3", (
        "2428", "2527", "2628", "2727", "2828")),
    ("J", "8 February (3): 7 Victoria", 3, "JN-VIC7 JN-ENG.3", ROAD_ENDS),
    ("J", "9 February (4): 8 Tabor", 4, "JN-TAB8 JN-F88.1 JN-F88.2", ROAD_ENDS),
    ("J", "10 February (5): 1 Tabor", 5, "JN-TAB1", ROAD_ENDS),
    ("J", "11 February (6): 1 Toledo and 2 Tabor", 6, "JN-TOL1 JN-TAB2", ROAD_ENDS),
    ("J", "19 February (14): Gallego", 14, "JN-GAL JN-SQ1 JN-CAN JN-ART.R1 JN-ART.R2", ROAD_ENDS),
    ("B", "8/9 July (turn 2): 13 Division", 2, "BN-1.13 BN-4.13 BN-ART1.13 BN-TRK.1 BN-TRK.2", ("2133",)),
    ("B", "8/9 July (turn 2): 13 Division", 2, "BN-2.13 BN-6.13 BN-HQ.13 BN-TRK.3 BN-TRK.4", ("3633",)),
    ("B", "12 Division (all) at 3610-3614", 2, "BN-1.12 BN-7.12 BN-ART1.12 BN-HQ.12", (
        "3610", "3611", "3612", "3613", "3614")),
    ("B", "German artillery at 3614", 2, "BN-GER", ("3614",)),
    ("B", "9/10 July (3): 150 Division", 3, "BN-1.150 BN-6.150 BN-ART1.150 BN-HQ.150", (
        "1018", "1019", "1020", "1021", "1022")),
    ("B", "11/12 July (4): three Misc battalions", 4, "BN-MISC.1 BN-MISC.2 BN-MISC.3", ("3614",)),
    ("B", "11/12 July (4): three Misc battalions", 4, "BN-1.5 BN-7.5 BN-HQ.5", ("3614", "3615", "3616", "3617")),
    ("B", "13/14 July (5): 4 Division", 5, "BN-1.4 BN-6.4 BN-HQ.4", tuple(str(n) for n in range(1011, 1019))),
    ("B", "7/8 July (2): 35 Division", 2, "BR-11I.35 BR-HQ.35 BR-ART.V2 BR-ART.X3", ("1501",)),
    ("B", "7/8 July (2): 35 Division", 2, "BR-13I.15 BR-HQ.15 BR-2.10 BR-HQ.10", ("1701",)),
    ("B", "11/12 July (4): 45 Division", 4, "BR-12I.45 BR-HQ.45 BR-TK.3 BR-ART.V3 BR-ART.X4", ("1501",)),
    ("B", "13/14 July (5): 94 and 95 Regiments", 5, "BR-94 BR-95 BR-ART.V4", ("1501",)),
    ("B", "19/20 July (8): 28 Regiment", 8, "BR-28", ("1501",)),
    ("B", "21/22 July (9): 151 Regiment", 9, "BR-151", ("1501",)),
    ("B", "21/22 July (9): 151 Regiment", 9, "BR-70.14 BR-HQ.14 BR-69.39 BR-HQ.39", ("1501", "1701")),
]  # fmt: skip
COMES_J = tuple(dict.fromkeys(quote for letter, quote, *_ in SCHEDULE if letter == "J"))
COMES_B = tuple(dict.fromkeys(quote for letter, quote, *_ in SCHEDULE if letter == "B"))


@RULE(
    "battles", "J.reinforcements", says=(*COMES_J, "Entry areas:", "Later units enter by any road of areas C, D and E")
)
@RULE("battles", "B.reinforcements", says=(*COMES_B, "Ranges of hexes include both ends"))
@pytest.mark.parametrize(("letter", "quote", "turn", "units", "hexes"), SCHEDULE)
def test_units_come_when_and_where_the_text_says(
    letter: str, quote: str, turn: int, units: str, hexes: tuple[str, ...]
) -> None:
    world = world_of("jarama" if letter == "J" else "brunete")
    state = blank_state(world)
    words = quoted("battles", f"{letter}.reinforcements", quote).words
    assert f"({turn})" in words or f"turn {turn}" in words or turn == 2
    for unit in units.split():
        status = state.units[unit]
        exchanged = unit.endswith((".14", ".39"))  # they wait for the release rule
        assert (status.arrives, status.place) == ((0, "swap") if exchanged else (turn, "due")), unit
        assert sorted(world.entries[status.entry].hexes) == sorted(hexes), unit


@RULE("battles", "J.reinforcements", says=("8 February (3): 67 Brigade and one artillery unit", "21 February (16): 69"))
def test_j_reinforcements_draws_and_releases() -> None:
    scenario = world_of("jarama").scenario
    assert [(draw.turn, draw.count, list(draw.areas)) for draw in scenario.draws] == [
        (2, 2, ["A"]), (3, 1, ["A"]), (5, 2, ["A"]), (7, 2, ["A"]),
    ]  # fmt: skip
    assert scenario.special.reserves is not None
    assert scenario.special.reserves.schedule == {"JR-B.70": 14, "JR-B.1Bis": 14, "JR-B.69": 16}


# -- formations ------------------------------------------------------------------------------------
BRIGADES = {
    "A": "48 19 11I 23 PUA 1TK", "B": "18 24 17 12I 15 69 70 1", "Varela": "1 2 3", "Escamez": "4 5",
}  # fmt: skip


@RULE("battles", "J", says=(
    "**A** (light blue): 48, 19", "**B** (grey): 18, 24, 17", "**Varela** (dark blue): 1, 2 and 3 Brigades",
    "**Escamez** (black): 4 and 5", "All other units belong to no division",
))  # fmt: skip
def test_j_divisions() -> None:
    units = world_of("jarama").units.values()
    found: dict[str, set[str]] = {}
    for unit in units:
        if unit.div and (unit.bde or unit.type == "cav"):
            found.setdefault(unit.div, set()).add(unit.bde or "cav")
    found["Varela"].discard("cav")
    assert {div: sorted(brigades) for div, brigades in found.items()} == {
        div: sorted(text.split()) for div, text in BRIGADES.items()
    }
    assert {unit.div for unit in units if unit.type == "cav" and unit.side == "nationalist"} == {"Varela"}
    free = {unit.id for unit in units if not unit.div}
    assert {"JR-B.5", "JR-9BN", "JR-1.41", "JR-1.45", "JN-PZ.R", "JN-VIC7", "JN-F88.1", "JR-14I.MAR"} <= free


@RULE("battles", "J", says=("The game has 21 turns of one day each", "There are no leaders"))
@RULE("battles", "B", says="There are no leaders")
@RULE("battles", "14.0", says="Neither battle has leaders")
def test_turns_and_no_leaders() -> None:
    jarama, brunete = world_of("jarama"), world_of("brunete")
    assert (jarama.turns[0], jarama.turns[-1], jarama.last_turn) == ("Feb 6", "Feb 26", 21)
    assert not any(unit.is_leader for world in (jarama, brunete) for unit in world.units.values())


@RULE("battles", "B", says=("V Corps: 11, 46 and 35", "XVIII Corps: 34, 10 and 15", "45, 14 and 39, belong to neither"))
@RULE("battles", "B.corps", says=("V Corps: 11, 46 and 35 Divisions", "XVIII Corps: 34, 10 and 15 Divisions"))
@RULE("battles", "B.command", says="The Nationalist has no corps")
def test_b_corps_of_the_divisions() -> None:
    world = world_of("brunete")
    corps = {unit.div: unit.corps for unit in world.units.values() if unit.side == "republican" and unit.div}
    assert {div for div, name in corps.items() if name == "V"} == {"11", "46", "35"}
    assert {div for div, name in corps.items() if name == "XVIII"} == {"34", "10", "15"}
    assert {div for div, name in corps.items() if not name} == {"45", "14", "39", "1TK"}
    assert not any(unit.corps for unit in world.units.values() if unit.side == "nationalist")
    assert command.superiors(world, "BN-HQ.12") == ()


POINTS = {
    "jarama": {"A": 20, "B": 20, "Varela": 15, "Escamez": 10},
    "brunete": {
        "13": 3, "150": 3, "12": 5, "5": 4, "4": 3, "11": 6, "15": 5, "46": 4, "35": 4, "34": 3, "10": 6, "45": 4,
        "39": 1, "1TK": 4,
    },
}  # fmt: skip


@RULE("battles", "J.assault", says="A 20, B 20, Varela 15, Escamez 10")
@RULE("battles", "B.assault", says=("13 Division 3, 150 Division 3", "11 Division 6, 15 Division 5"))
@RULE("battles", "11.2", says="a number of assault points for the whole game")
@pytest.mark.parametrize("scenario", POINTS)
def test_assault_points_are_given_once(scenario: str) -> None:
    state = blank_state(world_of(scenario))
    state.begin_turn(1)
    assert {div: n for div, n in state.assault_points.items() if n} == POINTS[scenario]
    first = next(iter(POINTS[scenario]))
    state.assault_points[first] = 1
    state.begin_turn(2)
    assert state.assault_points[first] == 1


# -- places ----------------------------------------------------------------------------------------
@RULE("battles", "J.victory", says=(
    "25: Riba del Jarama (4445)", "20: Vacia Madrid (3846)", "10: Pindoque Bridge", "5: Butarron (2042)",
))  # fmt: skip
def test_j_victory_places_and_their_points() -> None:
    world = world_of("jarama")
    text = " ".join(sentence.words for sentence in book("battles")["J.victory"])
    for item in world.scenario.victory.hexes:
        words = next(s.words for s in book("battles")["J.victory"] if f"{item.name} (" in s.words)
        assert words.startswith(f"{item.vp}: ")
        assert all(hex_id in words for hex_id in item.hexes)
    assert sum(item.vp for item in world.scenario.victory.hexes) == 25 + 3 * 20 + 3 * 10 + 6 * 5
    assert text


LISTS = {
    "34": "1907 2707 3008", "35": "2706 2403 2806", "46": "1006 1506 1213", "45": "2806 2708 2403",
    "10": "2806 2708 2403", "15": "2913 3008 3213", "11": "2112 2712 2414 1920",
}  # fmt: skip


@RULE("battles", "B.objectives", says=(
    "34 Division: 1907", "35 Division: 2706", "46 Division: 1006", "45 Division: 2806", "10 Division: 2806",
    "15 Division: 2913", "11 Division: 2112",
))  # fmt: skip
@RULE("battles", "B.victory", says=("16 hexes worth 32 points", "1 point each: all others", "5 points each: Brunete"))
def test_b_objectives_lists_and_points() -> None:
    world = world_of("brunete")
    assert {div: list(hexes) for div, hexes in world.objectives.items()} == {d: t.split() for d, t in LISTS.items()}
    worth = {hex_id: item.vp for item in world.scenario.victory.hexes for hex_id in item.hexes}
    assert set(worth) == {hex_id for hexes in LISTS.values() for hex_id in hexes.split()}
    assert (len(worth), sum(worth.values())) == (16, 32)
    assert {hex_id for hex_id, vp in worth.items() if vp == 5} == {"2112", "1920", "2913", "3213"}
    assert set(worth.values()) == {1, 5}


@RULE("battles", "B.victory", says=(
    "Subtract the Nationalist total from the Republican total", "needs 25 of the 32 points for a draw and 28 to win",
))  # fmt: skip
@pytest.mark.parametrize(("held", "winner"), [(24, "nationalist"), (25, ""), (27, ""), (28, "republican")])
def test_b_victory_without_exits(held: int, winner: str) -> None:
    state = state_of("brunete", {})
    items = sorted(state.world.scenario.victory.hexes, key=lambda item: -item.vp)
    left = held
    for item in items:
        take = item.vp <= left and left - item.vp <= sum(i.vp for i in items[items.index(item) + 1 :])
        state.control.update(dict.fromkeys(item.hexes, "republican" if take else "nationalist"))
        left -= item.vp if take else 0
    assert victory.points(state) == {"republican": held, "nationalist": 32 - held}
    assert victory.margin(state) == held - (32 - held)
    assert victory.ending(state).winner == winner


@RULE("battles", "J.command", says="Later reinforcements other than 3 Brigade trace to any HQ in range")
@RULE("battles", "12.2", says="Artillery of no division or corps may trace command to any HQ")
@RULE("battles", "10.1", says="A unit of a brigade traces to the brigade HQ, a unit of a division to the division HQ")
def test_j_command_of_reinforcements_and_independent_artillery() -> None:
    world = world_of("jarama")
    every = {side: set(hqs) for side, hqs in world.hqs.items()}
    for unit in ("JN-VIC7", "JN-TAB8", "JN-F88.1", "JN-TOL1", "JN-GAL", "JN-ART.R1"):
        assert set(command.superiors(world, unit)) == every["nationalist"]
    assert set(command.superiors(world, "JR-ART.U1")) == every["republican"]
    assert command.superiors(world, "JN-1.5.3") == ("JN-HQ.3",)
    assert command.superiors(world_of("brunete"), "BN-1.12") == ("BN-HQ.12",)
