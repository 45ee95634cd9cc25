"""The log: every line leads to the rule of what happened, and none tells of what did not."""

from __future__ import annotations

from functools import cache

import pytest

from desktop.controller.announcing import announcement
from desktop.engine.event import Event
from desktop.games.illusions import verbs
from desktop.games.illusions.present.choices import Choices
from desktop.games.illusions.present.log import Log
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.state import combat_events as ce
from desktop.games.illusions.state import events as ev
from desktop.views.table import LogLine
from tests.contract.games import new_match, player_of
from tests.games.illusions.combat import battle
from tests.games.illusions.position import AP, CP, operations, state_of, world_of
from tests.sentences import book


@cache
def log() -> Log:
    return Log(world_of(), Names(world_of()))


def told(*events: Event) -> list[str]:
    return [line.text for line in lines(*events)]


def lines(*events: Event) -> list[LogLine]:
    return log().lines(0, AP, events, "")


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (ev.UnitsMoved(("ru_i",), ("lodz", "warsaw"), "retreat"), "12.7"),
        (ev.UnitsMoved(("ru_i",), ("lodz", "warsaw"), "advance"), "12.8"),
        (ev.UnitsMoved(("ru_i",), ("lodz", "warsaw"), "sr"), "13.2"),
        (ev.UnitsMoved(("ru_black_sea",), ("odessa", "varna"), "assault"), "25.5"),
        (ev.StepLost("ru_i", "lodz", "combat"), "12.6.3"),
        (ev.StepLost("ru_i", "lodz", "attrition"), "14.3.2"),
        (ev.StepLost("ru_i", "lodz", "revolution"), "23.4.2"),
        (ev.StepLost("ru_i", "lodz", "CP-45"), "9.7.1"),
        (ev.StepLost("hq_brusilov", "lodz", "combat"), "27.0"),
        (ev.UnitDestroyed("ru_i", "lodz", "combat"), "12.6.4"),
        (ev.UnitDestroyed("ru_inf_01", "lodz", "combat"), "12.6.5"),
        (ev.UnitDestroyed("sb_1st", "nis", "collapse"), "26.6.2"),
        (ev.UnitEliminated("ru_i", "lodz", "retreat"), "12.7.5"),
        (ev.UnitRemoved("bu_1st", "sofia", "collapse"), "26.2.3"),
        (ev.UnitRemoved("ah_i", "krakow", "collapse"), "23.5"),
        (ev.UnitPlaced("ru_xxiii", "pool", "kiev", False, "AP-20"), "15.1"),
        (ev.UnitPlaced("it_i", "pool", "cadore", False, "AP-21"), "9.7.2"),
        (ev.UnitPlaced("ru_i", "replaceable", "kiev", False, "rebuilt"), "16.6"),
        (ev.ControlChanged("brody", CP, AP, "move"), "11.2"),
        (ev.ControlChanged("brody", CP, AP, "advance"), "12.8.3"),
        (ev.ControlChanged("lemberg", CP, "uprising", "uprising"), "23.3.2"),
        (ev.FortDestroyed("lutsk", "combat"), "20.2"),
        (ev.FortDestroyed("lutsk", "siege"), "20.4.1"),
        (ev.TrenchRemoved("brody", AP, 1, "entered"), "19.4"),
        (ev.NationCollapsed("ah"), "23.5"),
        (ev.NationJoined("ro", AP), "26.5.2"),
        (ev.OffensiveRolled(CP, 3, 0, "ge", "ge"), "7.3"),
        (ev.StackMarked("tyrol", ("it_i",), "attack"), "18.3"),
        (ev.Scored("vp", 1, 16, "offensive_failed", ("side", AP)), "7.1.2"),
        (ev.Scored("quality-ru", -1, 15, "destroyed", ("nation", "ru", "unit", "ru_i")), "24.1"),
        (ev.RevolutionChanged("stage_3", 0), "23.4.2"),
        (ce.RetreatShortened(CP, "sofia", "CP-33", 0), "9.7.1"),
    ],
)  # fmt: skip
def test_a_line_leads_to_the_rule_of_its_cause(event: Event, rule: str) -> None:
    assert Log(world_of(), Names(world_of())).rule(event) == rule


@pytest.mark.parametrize(("scenario", "kind", "seed"), [("campaign-1914", "random", 5), ("brusilov", "greedy", 2)])
def test_every_line_of_a_game_leads_to_a_rule_that_there_is(scenario: str, kind: str, seed: int) -> None:
    name, numbers = f"illusions/{scenario}", book("illusions")
    match, player = new_match(name, seed), player_of(name, seed, kind)
    writer = Log(match.world, Names(match.world))
    for _ in range(900):
        if match.decision is None:
            break
        match.play(player.choose(match.state, match.decision))
        for line in writer.lines(0, AP, match.events_of[-1], ""):
            assert line.rule in numbers, line
    assert len(match.log) > 200


@pytest.mark.rule("illusions", "23.3.3", says="It stays until destroyed in combat")
def test_an_uprising_that_is_destroyed_is_told_so() -> None:
    place = battle({"lutsk": ["ru_ix", "ru_x"]}, {"sarny": ["ru_uprising"]}, [6])
    found = told(*place.log)
    assert "Russian uprising is destroyed" in found
    assert not [text for text in found if "not in play" in text]


def test_an_activation_that_is_taken_back_is_told_so() -> None:
    place = operations(state_of(units={"lutsk": ["ru_ix"], "kharkov": ["ru_x"]}, turn=2), AP, points=3)
    place.play("mark lutsk move", "unmark lutsk", "mark ru_x move", "unmark ru_x")
    assert told(*place.log)[-3:] == [
        "Lutsk is no longer activated", "Russia X in Kharkov is activated for movement",
        "Russia X in Kharkov is no longer activated",
    ]  # fmt: skip


@pytest.mark.rule("illusions", "25.4", says="A safe marker leaves the game")
def test_a_landing_that_is_captured_is_not_given_up() -> None:
    given = {"control": {"salonika": CP}, "at_war": {"bu": CP, "gr": CP}, "landings": {"thermaikos_bay": "safe"}}
    state = state_of(units={"salonika": ["bu_1st"], "sofia": ["bu_2nd"]}, turn=9, **given)  # type: ignore[arg-type]
    place = operations(state, CP, points=3)
    place.play("mark salonika move", "marked", "pick bu_1st", "to thermaikos_bay")
    assert "The landing in Thermaikos Bay is captured and out of the game" in told(*place.log)


@pytest.mark.rule("illusions", "9.7.2", says="The units of the entry chart are placed at once")
def test_reserves_of_an_entry_are_told_in_one_line() -> None:
    events = [ev.UnitPlaced(f"it_inf_0{number}", "pool", "reserve", False, "it") for number in (1, 2, 3)]
    events += [
        ev.UnitPlaced("it_cav_01", "pool", "reserve", False, "it"),
        ev.UnitPlaced("it_i", "pool", "cadore", False, "AP-21"),
    ]
    assert told(*events) == [
        "3 Italian infantry divisions and Italian cavalry division come to the Reserve Box", "Italy I comes to Cadore",
    ]  # fmt: skip
    assert lines(*events)[0].rule == "9.7.2"


@pytest.mark.rule("illusions", "12.7.4", says="the units may stay if **each** loses a step")
def test_who_stays_does_not_stop_sooner() -> None:
    assert told(ce.RetreatShortened(CP, "riga", "port", 0)) == ["Central Powers stay in Riga"]
    assert told(ce.RetreatShortened(CP, "riga", "ge_i", 1)) == [
        "Central Powers shorten the retreat from Riga: 1 space left"
    ]


@pytest.mark.rule("illusions", "9.3", says="Points not used are lost")
def test_who_has_marked_nothing_is_told_that_the_points_are_lost() -> None:
    place = operations(state_of(units={"lutsk": ["ru_ix"], "kowel": ["ru_x"]}, turn=2), AP, points=3)
    choices = Choices(world_of(), Names(world_of()))
    assert place.decision is not None
    found = choices.choice(place.state, place.decision, verbs.MARKED())
    assert found.text == "Activate nothing: the points are lost"
    assert found.warnings == ("Nothing is activated: the operation points are lost (9.3)",)
    place.play("mark lutsk move")
    found = choices.choice(place.state, place.decision, verbs.MARKED())
    assert (found.text, found.warnings) == ("End activation", ())


@pytest.mark.rule("illusions", "9.4.3")
def test_a_stack_in_a_region_is_activated_as_well() -> None:
    place = operations(state_of(units={"moscow": ["ru_ix"]}, turn=2), AP, points=3)
    choices = Choices(world_of(), Names(world_of()))
    assert choices.choice(place.state, place.decision, verbs.MARKED()).warnings
    place.play("mark ru_ix move")
    assert not place.state.markers
    assert choices.choice(place.state, place.decision, verbs.MARKED()).warnings == ()


@pytest.mark.rule("illusions", "7.1.2", says="or the other side gains 1 VP")
@pytest.mark.rule("illusions", "7.2")
@pytest.mark.parametrize("cause", ["offensive_failed", "br_fr_attack"])
def test_7_1_2_what_an_offensive_costs_is_announced(cause: str) -> None:
    """Nobody has done anything just then: without a banner the point would go unseen."""
    began, cost = ev.PhaseBegan("siege", ""), ev.Scored("vp", 1, 16, cause, ("side", CP))
    news = announcement(lines(cost, began))
    assert news is not None
    assert (news.kind, news.side, news.grave) == ("offensive", CP, True)
    assert news.title == told(cost)[0]
    assert told(began)[0] in news.rows
    assert not any(line.grave for line in lines(ev.Scored("vp", -1, 14, "control", ("side", AP, "space", "lemberg"))))
