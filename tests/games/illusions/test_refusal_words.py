"""What a refusal says is true: the rule it names, and the words."""

from __future__ import annotations

import pytest

from desktop.games.illusions.present.names import Names
from desktop.games.illusions.rules.map import geography
from desktop.games.illusions.rules.movement import activation
from desktop.games.illusions.rules.reinforcement import replacement_options
from tests.games.illusions.combat import attacks, battle, declare
from tests.games.illusions.position import AP, CP, Position, in_round, operations, state_of, world_of

NAMES = Names(world_of())


def words(place: Position, action: str) -> tuple[str, str]:
    refusal = place.why_not(action)
    assert refusal is not None
    return refusal.rule, NAMES.words.message(refusal.reason)


@pytest.mark.rule("illusions", "4.3", says="Nobody may enter Bulgaria, Romania or the Italian Front inset")
def test_the_whole_inset_waits_for_italy() -> None:
    """Bozen is Austrian; it is not Austria-Hungary that is neutral."""
    place = operations(state_of(units={"tyrol": ["ah_i"]}, turn=2), CP, points=3)
    place.play("mark ah_i move", "marked", "pick ah_i")
    assert words(place, "to bozen") == ("4.3", "Bozen is closed while Italy is neutral")
    assert words(place, "to southern_italy") == ("11.1.5", "Southern Italy is closed while Italy is neutral")
    assert geography.why_closed(place.state, "thermaikos_bay").rule == "25.2.4"


@pytest.mark.rule("illusions", "25.2.5", says="no LCU activated on Lemnos")
@pytest.mark.rule("illusions", "9.4.2", says="Lemnos: movement only, by unit or stack")
def test_units_on_lemnos_are_told_what_they_wait_for() -> None:
    def asked(turn: int, **landings: object) -> Position:
        state = state_of(units={"lemnos": ["br_xii", "br_inf"], "lutsk": ["ru_x"]}, turn=turn, **landings)  # type: ignore[arg-type]
        return operations(state, AP, points=3)

    place = asked(2)
    assert words(place, "mark br_inf_01 move")[0] == "25.1"
    assert words(place, "mark br_xii move") == (
        "25.2.4", "no Landing marker is on the map to which units on Lemnos could sail"
    )  # fmt: skip
    assert words(place, "mark br_xii attack") == ("9.4.2", "nobody attacks out of Lemnos")
    place = asked(3, landings={"thermaikos_bay": "safe"})
    assert words(place, "mark br_xii move") == ("25.2.5", "nobody sails from Lemnos in winter")


@pytest.mark.rule("illusions", "9.7.1", says="The text is followed")
def test_a_card_that_forbids_an_attack_is_not_said_to_be_needed() -> None:
    units = {"krakow": ["ge_i", "ah_i"]}
    place = attacks(units, {"tarnow": ["ru_i"]}, side=CP, turn=9, turn_effects=["AP-43"])
    place.play("target tarnow", "with ge_i")
    rule, text = words(place, "with ah_i")
    assert rule == "9.7.1"
    assert text.endswith("German and Austro-Hungarian units may not attack together this turn")


@pytest.mark.rule("illusions", "21.3", says="One attacking space is named the pinning space")
def test_a_reason_is_no_question() -> None:
    place = attacks({"lutsk": ["ru_ix"], "dubno": ["ru_x"]}, {"brody": ["ah_i"]})
    declare(place, "brody")
    place.play("attack")
    assert words(place, "flank kiev") == ("21.3", "nobody attacks from Kiev: an attacking space pins the defender")


@pytest.mark.rule("illusions", "16.7.2", says="After Kitchener 1 AP-A point a turn may become a Russian one")
def test_why_points_are_not_turned_into_russian_ones() -> None:
    state = state_of(units={"kiev": ["ru_x"]}, turn=9, flags={"ap_a_to_ru": 1}, rp=dict.fromkeys(state_of().rp, 2))
    (rule,) = [each for each in state.world.tables.conversions if each.id == "ap_a_to_ru"]
    assert replacement_options.why_not_convert(state, rule) is None
    for field, value, number in (
        ("no_rp", ["ru"], "9.6.2"),
        ("revolution", "stage_2", "23.4.2"),
        ("treaty", True, "28.0"),
    ):
        setattr(state, field, value)
        refusal = replacement_options.why_not_convert(state, rule)
        assert refusal is not None
        assert refusal.rule == number


@pytest.mark.rule("illusions", "15.4", says="while an enemy or an uprising occupies Petrograd")
def test_reinforcements_name_the_capital_that_is_lost() -> None:
    from desktop.games.illusions.rules.reinforcement import placement

    state = state_of(units={"petrograd": ["ru_uprising"], "kiev": ["ru_x"]}, turn=9)
    refusal = placement.why_not_reinforce(state, "AP-20")
    assert refusal is not None
    assert refusal.rule == "15.4"
    assert NAMES.words.message(refusal.reason).endswith("while an enemy or an uprising is in Petrograd")


@pytest.mark.rule("illusions", "10.3", says="at the latest at the end of the owner's round")
def test_too_many_units_are_no_matter_of_sieges() -> None:
    units = {"lutsk": ["ru_ix", "ru_x", "ru_xv"], "rovno": ["ru_i"]}
    place = operations(state_of(units=units, turn=2), AP, points=3)
    place.play("mark lutsk move", "mark rovno move", "marked", "pick ru_i", "to lutsk", "stop")
    assert place.offered("pick")
    assert place.rule == "10.3"
    assert words(place, "moved")[0] == "10.3"


@pytest.mark.rule("illusions", "12.7.4", says="a step loss of one unit shortens the retreat by one space")
def test_a_second_step_does_not_shorten_a_retreat_that_has_not_begun() -> None:
    attackers = {"lutsk": ["ru_ix", "ru_x", "ru_xv"]}
    place = battle(attackers, {"rovno": ["ge_i", "ge_ii", "ge_xvii"]}, [6, 1], control={"sarny": CP, "zhitomir": CP})
    assert world_of().terrain["rovno"] == "forest"
    place.play(f"halt {place.offered('halt')[0]}")
    assert words(place, "halt ge_i")[1].startswith("one step has been given up already")


@pytest.mark.rule("illusions", "18.5", says="Beaten units in a region may leave it or stay")
def test_nobody_in_a_region_is_told_that_he_must_retreat() -> None:
    place = battle({"kharkov": ["ru_ix", "ru_x", "ru_xv"]}, {"kharkov": ["ge_i", "ge_ii", "ge_xvii"]}, [6, 1])
    assert place.decision is not None
    assert NAMES.words.message(place.decision.prompt) == "Which beaten units leave Kharkov? They need not."


@pytest.mark.rule(
    "illusions", "12.7.4", says="In a port or sea invasion space the units may stay if **each** loses a step"
)
def test_staying_in_a_port_is_offered_with_its_price() -> None:
    given = {"control": {"riga": CP, "mitava": CP}, "forts": {"riga": "destroyed"}}
    place = battle({"dvinsk": ["ru_ix", "ru_x", "ru_xv"]}, {"riga": ["ge_i", "ge_ii"]}, [6, 1], **given)  # type: ignore[arg-type]
    assert place.decision is not None
    assert NAMES.words.message(place.decision.prompt) == (
        "Retreat 2 spaces, or stay in the port at the price of a step of each unit."
    )
    assert NAMES.say("choice.retreat.stay_or_go.stay") == "All stay, and each loses a step"


@pytest.mark.rule("illusions", "14.2.1", says="with an ally's only it may just move")
def test_who_may_only_move_is_told_so() -> None:
    state = in_round(state_of(units={"kharkov": ["ru_i"], "moscow": ["ru_x"]}, turn=5), AP)
    assert activation.why_not_stack(state, "kharkov", "ru_i", "attack") is not None
    assert "may move, but not attack" in NAMES.say("refuse.mark_no_source", space="kiev")


@pytest.mark.rule("illusions", "27.0", says="One HQ or one heavy artillery in a space")
@pytest.mark.rule("illusions", "10.2", says="Russian and Romanian units stack only with each other")
def test_a_second_hq_is_no_matter_of_nations() -> None:
    units = {"krakow": ["ge_i", "hq_mackensen"], "tarnow": ["ge_ii", "hq_falkenhayn"]}
    place = operations(state_of(units=units, turn=9), CP, points=3)
    place.play("mark krakow move", "marked", "pick ge_i", "pick hq_mackensen")
    rule, text = words(place, "to tarnow")
    assert rule == "27.0"
    assert text.startswith("Tarnow takes one HQ")
    units = {"odessa": ["ru_i"], "kishinev": ["br_xii"]}
    place = operations(state_of(units=units, turn=9), AP, points=3)
    place.play("mark odessa move", "marked", "pick ru_i")
    assert words(place, "to kishinev") == (
        "10.2", "Kishinev: Russian and Romanian units stack only with each other"
    )  # fmt: skip


@pytest.mark.rule("illusions", "26.6.1", says="Montenegrin units take no replacements")
def test_montenegrins_are_no_special_units() -> None:
    state = state_of(units={"cetinje": ["mn_inf-"], "belgrade": ["sb_1st"]}, turn=3)
    refusal = replacement_options.why_not_repair(state, "mn_inf_01", "ap_a")
    assert refusal is not None
    assert refusal.rule == "26.6.1"
