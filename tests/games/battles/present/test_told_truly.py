"""Words a player goes by: warnings, items of the odds panel, questions, names, endings and rule numbers of the log."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.engine.event import DieRolled, Event
from desktop.games.battles.present import BattlesPresenter
from desktop.games.battles.present.log import Log
from desktop.games.battles.present.names import Names
from desktop.games.battles.present.warnings import warnings_of
from desktop.games.battles.rules.air.air import mission_strength
from desktop.games.battles.rules.air.bombardment import Bombardment
from desktop.games.battles.rules.combat.resolve import barrage_items, barrage_odds, odds_for
from desktop.games.battles.rules.map.spotting import obstacle
from desktop.games.battles.rules.turn import victory
from desktop.games.battles.state import events as ev
from desktop.views.table import ItemView, PreviewView
from tests.games.battles.combat import MIDDLE, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, battle, roll, until
from tests.games.battles.position import Position, position, state_of, world_of

DONE = Action("done")
SIDES = ("nationalist", "republican")


def log_of(found: Position) -> list[str]:
    names = Names(found.world)
    return [line.text for line in Log(found.world, names).lines(1, "", found.events)]


def rule_of(scenario: str, event: Event) -> str:
    world = world_of(scenario)
    return Log(world, Names(world)).lines(1, "nationalist", [event])[0].rule


def said(found: Position, text: str) -> tuple[str, str]:
    refusal = found.why_not(text)
    assert refusal is not None, f"{text} is not refused"
    return refusal.rule, refusal.reason.key


def bombing(side: str, hex_id: str, **more: str) -> Position:
    units = {"JN-1.1.1": "3532", "JR-1.48": "3533"}
    frame = Bombardment(side=side)
    return position("jarama", units, stack=[frame], phase="bombardment", phasing=side, first="nationalist", **more)


# -- warnings --------------------------------------------------------------------------------------
@pytest.mark.rule("battles", "13.1", says="Each air unit is used once per turn, in attack or defence")
def test_nobody_is_warned_of_idle_aircraft_while_they_can_still_support() -> None:
    found = bombing("republican", "3532")
    assert found.decision is not None
    names = Names(found.world)
    assert warnings_of(found.state, names, found.decision, DONE) == ()
    last = battle({"JN-1.1.1": "3532", "JR-1.48": "3533"}, side="republican", scenario="jarama", air=True,
                  first="nationalist")  # fmt: skip
    until(last.play("attack JR-1.48 3532", "done"), "air")
    assert last.decision is not None
    assert warnings_of(last.state, names, last.decision, DONE)


def asked_of_the_air(side: str, asked: str) -> Position:
    """The last combat of a turn, where a player may still send what flies; the defender first, then the attacker."""
    attacker, target = ("JR-1.48", "3532") if side == "republican" else ("JN-1.1.1", "3533")
    first = next(each for each in SIDES if each != side)
    found = battle({"JN-1.1.1": "3532", "JR-1.48": "3533"}, side=side, scenario="jarama", air=True, first=first)
    until(found.play(f"attack {attacker} {target}", "done"), "air")
    if asked == side:
        until(found.play("done"), "air")
    assert found.decision.player == asked
    return found


@pytest.mark.rule("battles", "13.1", says="Each air unit is used once per turn, in attack or defence")
@pytest.mark.rule("battles", "13.2")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("asked", SIDES)
def test_attacker_and_defender_of_either_side_are_warned_of_what_will_not_fly(side: str, asked: str) -> None:
    found = asked_of_the_air(side, asked)
    names = Names(found.world)
    units, *more = warnings_of(found.state, names, found.decision, DONE)
    assert units.endswith("will not fly this turn (13.1)")
    assert not more
    found.state.air_flown += [unit for unit in found.state.units if found.world.units[unit].is_air]
    found.state.air_points[asked] = 3
    assert warnings_of(found.state, names, found.decision, DONE) == ("3 air points will not be used this turn (13.2)",)


# -- the odds panel --------------------------------------------------------------------------------
def shown(found: Position) -> PreviewView:
    presenter = BattlesPresenter(found.world)
    view = presenter.table(found.state, found.decision, "nationalist").preview
    assert view is not None
    return view


@pytest.mark.rule("battles", "J.weather", says="In mud air units fly at half strength")
def test_a_bomber_that_is_halved_says_why() -> None:
    found = bombing("nationalist", "3533", weather="mud").play("air JN-AIR.1 3533")
    (item,) = shown(found).attack
    assert item == ItemView("Ju52, halved: mud", "4", "J.weather", "JN-AIR.1")
    clear = bombing("nationalist", "3533").play("air JN-AIR.1 3533")
    assert shown(clear).attack == (ItemView("Ju52", "8", "13.1", "JN-AIR.1"),)


@pytest.mark.rule("battles", "J.air", says="multiply all halvings")
def test_air_support_that_is_halved_says_why() -> None:
    state = state_of("jarama", {"JN-F88.1": "3531", "JN-1.1.1": "3532", "JR-1.48": "3533"}, weather="mud")
    names = Names(state.world)
    by_night = odds_for(state, ["JN-1.1.1"], ["3533"], air=[("JN-AIR.2", "3533")]).attack[-1]
    assert names.words.message(by_night.source) == "SM81, halved: night and mud"
    over_guns = odds_for(state, ["JR-1.48"], ["3532"], air=[("JR-AIR.1", "3532")]).attack[-1]
    assert names.words.message(over_guns.source) == "Sb2 (1), halved: mud and F/88"
    assert (by_night.rule, over_guns.rule) == ("J.air", "J.air")
    assert by_night.value == mission_strength(state, "JN-AIR.2", "3533", support=True) == 2


@pytest.mark.rule("battles", "12.4", says="A unit out of supply defends halved")
def test_a_barrage_says_that_its_target_is_out_of_supply() -> None:
    state = state_of("brunete", {"BN-1.12": MIDDLE, "BR-ART.11": "2320"})
    state.out_of_supply = ["BN-1.12"]
    item = barrage_odds(state, "republican", barrage_items(state, ["BR-ART.11"]), "BN-1.12", exposed=False).defence[0]
    assert (item.value, item.rule) == (3, "9.3")
    assert Names(state.world).words.message(item.source) == "1/12, out of supply: half"


def test_artillery_is_not_called_artillery_twice() -> None:
    state = state_of("jarama", {"JN-1.1.1": "3532", "JN-ART.1": "3430", "JR-1.48": "3533"})
    item = odds_for(state, ["JN-1.1.1"], ["3533"], artillery=["JN-ART.1"]).attack[-1]
    assert Names(state.world).words.message(item.source) == "1 Bde artillery"


# -- questions and refusals ------------------------------------------------------------------------
@pytest.mark.rule("battles", "11.2.1", says="each of these divisions pays one point")
def test_the_price_of_an_assault_of_two_divisions_is_told() -> None:
    found = battle({"BN-1.12": MIDDLE, "BR-1.11": NORTH, "BR-10.46": NORTH_WEST})
    found.play(f"attack BR-1.11 {MIDDLE}", f"attack BR-10.46 {MIDDLE}", "done")
    decision = BattlesPresenter(found.world).table(found.state, found.decision, "republican").decision
    assert decision is not None
    assert decision.prompt == "Attack 1: normal, or an assault, a point paid by 11 Division and 46 Division?"
    assert "Assault: a point paid by 11 Division and 46 Division" in [choice.text for choice in decision.choices]


@pytest.mark.rule("battles", "12.3.4", says="it is enough that one of them is in range")
def test_what_is_meant_for_the_second_hex_of_an_attack_is_sent_to_the_first() -> None:
    units = {"BN-MISC.1": MIDDLE, "BN-MISC.2": NORTH_EAST, "BN-MISC.3": NORTH_WEST}
    found = battle({**units, "BR-1.11": NORTH, "BR-ART.11": "2422"})
    found.play(f"attack BR-1.11 {MIDDLE}", f"widen {MIDDLE} {NORTH_EAST}")
    assert said(found, f"support BR-ART.11 {NORTH_EAST}") == ("12.3.4", "support.whole_attack")
    assert said(found, f"widen {NORTH_EAST} {NORTH_WEST}") == ("11.1", "widen.first_hex")
    assert found.offers(f"support BR-ART.11 {MIDDLE}")


@pytest.mark.rule("battles", "12.4.1", says="nor through a change in elevation")
@pytest.mark.parametrize("reading", ["default", "literal"])
def test_a_blocked_line_of_sight_is_told_in_words_that_hold_for_both_readings(reading: str) -> None:
    world = world_of("jarama", (("los_elevation", reading),))
    hexes = [hex_id for hex_id in world.hexes if world.distance("1035", hex_id) <= 4]
    blocks = [block for hex_id in hexes if (block := obstacle(world, "1035", hex_id)) is not None]
    assert any(block.terrain == "elevation" for block in blocks)
    words = Names(world).say("barrage.blocked_elevation", unit="JR-ART.45", hex="1133", blocker="1034")
    assert words == "45 Bde artillery does not see 1133: a change in elevation at 1034 is in between, and nobody spots."


@pytest.mark.rule("battles", "B.trucks", says="Trucks do not count for stacking")
def test_the_set_up_sheet_says_who_does_not_count_for_stacking() -> None:
    told = BattlesPresenter(world_of("brunete")).setup_sheet().special
    assert any("Headquarters, trucks, leaders and air units do not count." in line for line in told)


# -- names -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario", ["brunete", "jarama", "pindoque"])
def test_no_two_units_share_a_name(scenario: str) -> None:
    world = world_of(scenario)
    names = Names(world)
    assert len({names.unit(unit) for unit in world.units}) == len(world.units)


def test_units_are_spelt_like_the_places_they_are_named_for() -> None:
    names = Names(world_of("brunete"))
    assert names.unit("BN-CAN") == names.place("1907") == "La Caña"
    assert names.unit("BN-HQ.11") == "Nationalist 11 Div HQ"
    assert names.unit("BN-TRK.4") == "Nationalist Truck (4)"
    assert Names(world_of("jarama")).unit("JR-15.FEV") == "6 Février/15"


# -- the log ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("scenario", "event", "rule"),
    [
        ("brunete", ev.UnitEliminated("BN-1.12", MIDDLE, "combat"), "11.5"),
        ("brunete", ev.UnitEliminated("BN-1.12", MIDDLE, "retreat"), "11.6"),
        ("brunete", ev.UnitEliminated("BN-1.12", MIDDLE, "stacking"), "7.2"),
        ("brunete", ev.UnitEliminated("BN-TRK.1", MIDDLE, "overrun"), "B.trucks"),
        ("brunete", ev.StatusJudged("nationalist", (), ("BN-1.12",)), "10.3"),
        ("brunete", ev.StatusJudged("nationalist", ("BN-1.12",), ()), "9.3"),
        ("brunete", ev.AttackDeclared(1, ("BN-ART1.12",), (MIDDLE,), "barrage"), "12.4"),
        ("brunete", ev.AttackDeclared(1, ("BN-ART1.12",), (MIDDLE,), "support"), "12.51"),
        ("brunete", ev.ArtilleryAssigned("BN-ART1.12", MIDDLE, "attack"), "12.3.1"),
        ("brunete", ev.ArtilleryAssigned("BN-ART1.12", MIDDLE, "defend"), "12.3.2"),
        ("brunete", ev.ArtilleryAssigned("BN-ART1.12", MIDDLE, "barrage"), "12.4"),
        ("brunete", ev.AirAssigned("republican", "", 3, MIDDLE, "bombard"), "13.3"),
        ("brunete", ev.AirAssigned("republican", "", 3, MIDDLE, "defend"), "13.2"),
        ("jarama", ev.AirAssigned("republican", "JR-AIR.1", 0, "3533", "attack"), "13.1"),
        ("brunete", ev.CombatCancelled(1, "", "no_defenders"), "11.1"),
        ("brunete", ev.CombatCancelled(1, "republican", "left"), "11.61"),
        ("brunete", ev.GameEnded("draw", "", 20), "B.victory"),
        ("jarama", ev.GameEnded("republican-victory", "republican", -3), "J.victory"),
        ("jarama", ev.ControlChanged("3142", "nationalist", False), "J.victory"),
        ("brunete", ev.ControlChanged("2112", "republican", True), "B.victory"),
        ("pindoque", ev.ControlChanged("3142", "nationalist", True), "5.0"),
        ("pindoque", ev.GameEnded("republican-victory", "republican", -20), "5.0"),
        ("jarama", ev.WeatherChanged("mud"), "J.weather"),
        ("brunete", ev.WeatherChanged("clear"), "B.weather"),
        ("pindoque", ev.WeatherChanged("clear"), "17.0"),
        ("brunete", ev.InitiativeTaken("republican"), "B.initiative"),
        ("jarama", ev.UnitsDrawn("unnamed-artillery", ("JR-ART.U1",)), "J.reinforcements"),
        ("jarama", DieRolled("weather", "", 6, 3), "J.weather"),
        ("brunete", DieRolled("hq_rebuild", "nationalist", 6, 3), "10.5"),
    ],
    ids=str,
)
def test_a_line_of_the_log_cites_the_rule_it_follows(scenario: str, event: Event, rule: str) -> None:
    assert rule_of(scenario, event) == rule


@pytest.mark.rule("battles", "J.victory", says="Subtract the Republican total from the Nationalist total")
def test_the_end_says_whose_margin_it_is() -> None:
    state = state_of("jarama", {}, turn=21)
    state.end_game("republican-victory", "republican", -25)
    lines = Log(state.world, Names(state.world)).lines(1, "", state.events)
    assert lines[-1].text == "The game is over: Republican victory (Nationalist margin −25)."
    table = BattlesPresenter(state.world).table(state, None, "nationalist")
    assert table.result.startswith("Republican victory: the Nationalists have ")
    assert "the margin is −25." in table.result


def test_the_end_says_by_which_condition() -> None:
    """Both totals, the margin, and the margin from which another would have won."""
    state = state_of("pindoque", {"JN-1.5.3": "3339"}, turn=4)
    held = victory.points(state)
    state.end_game("republican-victory", "republican", victory.margin(state))
    assert BattlesPresenter(state.world).table(state, None, "").result == (
        f"Republican victory: the Nationalists have {held['nationalist']} victory points, the Republicans "
        f"{held['republican']}; the margin is −{-victory.margin(state)}. From −9 on it is a Nationalist victory."
    )


def test_the_end_says_from_which_margin_on_it_was_enough() -> None:
    state = state_of("jarama", {}, turn=21)
    state.end_game("nationalist-substantive", "nationalist", 25)
    told = BattlesPresenter(state.world).table(state, None, "").result
    assert told.endswith("the margin is +25. +21 was enough. From +31 on it is a Nationalist decisive victory.")


@pytest.mark.rule("battles", "11.1", says="an attack that finds nobody else comes to nothing")
def test_an_attack_that_finds_only_units_attacked_before_is_told_so() -> None:
    found = battle({"BN-1.12": MIDDLE, "BN-MISC.2": SOUTH, "BR-1.11": NORTH, "BR-TK.1": "2325"})
    found.play(f"attack BR-1.11 {MIDDLE}", f"attack BR-TK.1 {SOUTH}", "done", "fight 1")
    found.state.eliminate("BN-MISC.2", "combat")
    until(roll(found, 4), "back").play(f"back {SOUTH}")
    while found.decision is not None:
        found.play("done")
    assert log_of(found)[-1] == "Attack 2 comes to nothing: no enemy is left there that was not attacked before."


@pytest.mark.rule("battles", "11.61", says="some or all of its units in that combat")
def test_a_partial_retreat_that_ends_the_combat_is_not_told_as_a_whole_one() -> None:
    found = battle({"BN-1.12": MIDDLE, "BN-2.12": MIDDLE, "BR-1.11": NORTH},
                   options={"voluntary_retreat_ends_combat": "any"})  # fmt: skip
    until(found.play(f"attack BR-1.11 {MIDDLE}", "done"), "stand").play("stand")
    until(found, "retreat").play("retreat BN-1.12")
    found.play(f"back {found.offered('back')[0]}")
    while found.decision is not None:
        found.play(next(action for action in found.actions if action in ("stand", "done")))
    assert "Attack 1 comes to nothing: some of the Nationalists have retreated." in log_of(found)


@pytest.mark.rule("battles", "11.6", says="it is eliminated")
def test_the_log_does_not_tell_a_retreat_of_those_who_were_lost() -> None:
    found = battle({"BN-MISC.1": MIDDLE, "BR-1.11": NORTH}, reduced=["BN-MISC.1"])
    roll(found.play(f"attack BR-1.11 {MIDDLE}", "done"), 6)
    told = log_of(found)
    assert any("Defender loses a step and must retreat" in line for line in told)
    assert not any("retreats" in line for line in told)


def test_columns_are_written_alike_in_log_and_chart() -> None:
    state = state_of("brunete", {})
    line = Log(state.world, Names(state.world)).lines(
        1, "", [ev.BombardmentResolved("republican", MIDDLE, 4, "4-6", 2, 2, True)]
    )[0]
    assert "column 4–6" in line.text
    assert Names(state.world).column("-5") == "−5"
