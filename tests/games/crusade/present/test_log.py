"""The log: every line names known things and leads to the rule of what happened."""

from __future__ import annotations

import re

import pytest

from desktop.games.crusade import combat_events as ce
from desktop.games.crusade import events as ev
from desktop.games.crusade.present.log import BOOK
from desktop.games.crusade.present.log_rules import rule_of
from desktop.games.crusade.present.presenter import CrusadePresenter
from desktop.games.crusade.sides import SIDES
from desktop.views.table import LogLine
from tests.contract.games import new_match, player_of, world_of
from tests.games.crusade.combat import battle, take_any_losses
from tests.games.crusade.position import NAT, REP, Position, operations, state_of
from tests.games.crusade.position import world_of as crusade_world
from tests.sentences import book

SCENARIOS = ("campaign", "columns", "northern-front", "two-years", "decisive-phase")
STEPS = 1500
ODD = re.compile(
    r"_|\{|\}|  |None|\b[Nn]obody (take|control|play|fire)|\(\)|[A-Z]{2,3}_|^[a-z]"  # ids, gaps, blanks
    r"|\b(in|to|from|with|of|by|at|for|and)([,.:;]|$)|: *$|: ,|^ |^,"
)


def told(place: Position, seat: str = NAT) -> list[LogLine]:
    return CrusadePresenter(place.state.world).log_lines(0, seat, None, place.log, seat)  # type: ignore[arg-type]


def texts(place: Position) -> list[str]:
    return [line.text for line in told(place)]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_line_of_random_games_names_known_things_and_its_rule(scenario: str) -> None:
    name = f"crusade/{scenario}"
    match, player = new_match(name, 5), player_of(name, 5)
    world = world_of(name)
    presenter = CrusadePresenter(world)
    ids = re.compile(r"\b(" + "|".join(map(re.escape, (*world.unit_ids, *world.types))) + r")\b")
    numbers = book("crusade")
    for _ in range(STEPS):
        if match.decision is None:
            break
        decision = match.decision
        match.play(player.choose(match.state, decision))
        for seat in (*SIDES, ""):
            for line in presenter.log_lines(0, decision.player, match.log[-1].action, match.events_of[-1], seat):
                assert not ODD.search(line.text), line.text
                assert not ids.search(line.text), line.text
                assert line.rule in numbers, line
    assert len(match.log) > 200


@pytest.mark.rule("crusade", "10.2.2")
def test_a_work_that_is_built_is_told_once() -> None:
    place = operations(state_of(units={"huesca": ["NAT_INF"]}), NAT)
    place.play("mark huesca move", "marked").play("build NAT_INF_01", dice=[2])
    assert [text for text in texts(place) if "position" in text] == ["INF rolls 2 and builds a position in Huesca"]


@pytest.mark.rule("crusade", "8.2.3")
def test_spaces_are_told_as_activated_once_all_are_marked() -> None:
    place = operations(state_of(units={"huesca": ["NAT_INF"], "jaca": ["NAT_INF"], "leon": ["NAT_INF"]}), NAT)
    place.play("mark leon move", "unmark leon", "mark jaca move", "mark huesca attack")
    assert texts(place) == []
    place.play("marked")
    assert texts(place) == ["Activated for movement: Jaca; for attack: Huesca"]


def test_corps_of_both_sides_are_told_apart() -> None:
    names = CrusadePresenter(crusade_world()).names
    corps = [kind for kind, found in crusade_world().types.items() if found.size == "corps"]
    assert len({names.kind(kind) for kind in corps}) == len(corps)
    assert names.unit("NAT_AC_I") == "Nationalist I Corps"
    assert names.unit("REP_AC_I") == "Republican I Corps"
    assert names.unit("NAT_AC_GRANADA") == "Granada Corps"


@pytest.mark.rule("crusade", "6.0")
@pytest.mark.parametrize("side", SIDES)
def test_attrition_and_replacements_name_their_side(side: str) -> None:
    place = operations(state_of(units={"huesca": ["NAT_INF"]}), NAT)
    place.log = [ev.PhaseBegan("attrition", side), ev.PhaseBegan("replacement", side), ev.PhaseBegan("status", "")]
    whose = {NAT: "the Nationalists", REP: "the Republicans"}[side]
    assert texts(place) == [f"Attrition of {whose}", f"Replacements of {whose}", "War Status"]


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (ev.UnitRemoved("NAT_INF_01", "madrid", "attrition"), "13.3.5"),
        (ev.UnitRemoved("NAT_INF_01", "madrid", "retreat"), "11.4.4"),
        (ev.UnitRemoved("NAT_INF_01", "madrid", "N21"), "8.5.2.5"),
        (ev.UnitRemoved("SOV_INT_01", "madrid", "R48"), "8.5.1.1"),
        (ev.UnitRemoved("NAT_AFR_01", "madrid", "never_replaced"), "17.6.5"),
        (ev.UnitPlaced("NAT_INF_01", "pool", "madrid", False, "N7"), "8.5.2"),
        (ev.UnitPlaced("REP_MIL_01", "reserve", "beachhead_mallorca", False, "R6"), "8.5.4.1"),
        (ev.UnitPlaced("NAT_INF_01", "reserve", "madrid", False, "sr"), "12.1.8"),
        (ev.UnitPlaced("NAT_INF_01", "reserve", "madrid", False, "replacement"), "11.3.5"),
        (ev.UnitPlaced("NAT_AC_I", "pool", "madrid", False, "initial"), "15.2.1.2"),
        (ev.ControlChanged("madrid", REP, NAT, "attrition"), "13.3.6"),
        (ev.UnitsMoved(("NAT_INF_01",), ("madrid", "toledo"), "retreat"), "11.4"),
        (ev.BeachHeadPlaced("beachhead_plan_p", "almeria"), "8.5.6.1"),
    ],
)
def test_a_line_leads_to_the_rule_of_its_cause(event: ev.Event, rule: str) -> None:
    assert rule_of(crusade_world(), event) == rule


@pytest.mark.rule("crusade", "11.2.10")
def test_a_retreat_is_told_only_if_there_is_somebody_to_retreat() -> None:
    gone = battle({"belchite": ["NAT_AFR", "NAT_AFR", "NAT_AFR"]}, {"caspe": ["REP_RPA-"]}, [6, 1])
    assert "Caspe: 4 to 0, the attack is won; nobody has to retreat" in texts(gone)
    left = battle({"belchite": ["NAT_AFR", "NAT_AFR", "NAT_AFR"]}, {"caspe": ["REP_RPA", "REP_RPA", "REP_RPA"]}, [3, 1])
    take_any_losses(left)
    assert "Caspe: 3 to 1, the attack is won; the defenders owe a retreat of 2 spaces" in texts(left)


def test_quiet_events_are_told_by_the_lines_around_them() -> None:
    assert ev.SpaceMarked in BOOK.quiet
    assert ce.CombatClosed in BOOK.quiet
