"""Refusals name the condition that is not met, and not another one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from desktop.engine.action import Action
from desktop.engine.frame import settle
from desktop.games.arriba.present import ArribaPresenter
from tests.games.arriba.position import Position, position

NOBODY = dict.fromkeys(("britain", "france", "germany", "italy", "portugal", "ussr"), 0)
BURGOS = {"r1": "burgos/burgos: 2 nationalist"}
GUERRILLAS = {"guerrillas": "on"}


def why(place: Position, action: str) -> tuple[str, str]:
    """The rule and the words against an action."""
    refusal = place.why_not(action)
    assert refusal is not None, action
    return refusal.rule, ArribaPresenter(place.state.world).names.words.message(refusal.reason)


def _spend(side: str, units: Mapping[str, str], **stated: Any) -> Position:
    return position("spend", side, units, ep={side: 9}, **stated)


def _moving(allowance: str, group: str = "r1", units: Mapping[str, str] = BURGOS) -> Position:
    place = position("movement", "rebel", units, options={"movement_allowance": allowance})
    return place.play(f"move {group}")


def _arrived(*, enemy: bool) -> Position:
    units = {**BURGOS, "g1": "palencia/palencia: 1 popular_army"} if enemy else BURGOS
    return position("movement", "rebel", units).play("move r1", "to palencia")


def _gobernito() -> Position:
    units = {"g1": "barcelona/barcelona: 1 catalonia", "g2": "valencia/valencia: 1 popular_army",
             "g3": "tarragona/tarragona: 1 popular_army"}  # fmt: skip
    return position("transport", "government", units).play("ship catalonia-1")


def _ships(side: str, units: Mapping[str, str]) -> Position:
    return position("transport", side, units)


NORTH = {"g1": "asturias/gijon: 1 popular_army", "g2": "barcelona/barcelona: 1 popular_army",
         "g3": "valencia/valencia: 1 popular_army", "g4": "madrid: 1 popular_army"}  # fmt: skip
SOUTH = {"r1": "morocco/ceuta: 1 colonial", "r2": "malaga/malaga: 1 nationalist, 1 artillery_ap",
         "r3": "burgos/burgos: 1 nationalist, 1 artillery_ap"}  # fmt: skip


@pytest.mark.rule("arriba", "8")
@pytest.mark.parametrize(
    ("place", "action", "words"),
    [
        (lambda: _moving("one"), "to cadiz", "Cádiz is beyond the 1 area of a move"),
        (lambda: _moving("two"), "to cadiz", "Cádiz is beyond the 2 areas of a move"),
        (lambda: _moving("unlimited"), "to burgos", "it is in Burgos already"),
        (lambda: _moving("unlimited"), "to morocco", "nothing goes to Morocco by land"),
        (lambda: _moving("unlimited", units={"r1": "morocco/ceuta: 1 colonial"}), "to cadiz",
         "nothing leaves Morocco by land"),
        (lambda: _arrived(enemy=True), "to leon", "it has met the enemy and must stop"),
        (lambda: _arrived(enemy=False), "to leon", "its move ended here: one step leads to any area in reach, and a "
         "group goes on only when it has dropped units"),
    ],
)  # fmt: skip
def test_8_why_a_group_does_not_go_there(place: Callable[[], Position], action: str, words: str) -> None:
    assert why(place(), action) == ("8", words)


@pytest.mark.rule("arriba", "6.7")
@pytest.mark.parametrize(
    ("place", "action", "rule", "words"),
    [
        (_gobernito, "at valencia", "8", "a regional unit stays within one area of its capital"),
        (_gobernito, "at malaga", "6.7", "Málaga is not friendly"),
        (lambda: _ships("government", NORTH), "ship popular_army-1", "6.7",
         "the Government ships go between Mediterranean ports"),
        (lambda: _ships("government", NORTH), "ship popular_army-4", "6.7",
         "it is in no city, and transport goes from city to city"),
        (lambda: _ships("rebel", SOUTH), "ship nationalist-2", "6.7",
         "by sea a Rebel unit goes between Morocco and a Mediterranean port"),
        (lambda: _ships("rebel", SOUTH), "ship rebel_artillery-2", "6.7", "by sea asset points go from port to port"),
    ],
)  # fmt: skip
def test_6_7_why_a_transport_does_not_go(place: Callable[[], Position], action: str, rule: str, words: str) -> None:
    assert why(place(), action) == (rule, words)


@pytest.mark.rule("arriba", "6.7")
def test_6_7_the_government_is_asked_for_transport_by_sea_only() -> None:
    assert _ships("government", NORTH).decision.prompt.key == "strategic.transport_by_sea"  # type: ignore[union-attr]
    assert _ships("rebel", SOUTH).decision.prompt.key == "strategic.transport"  # type: ignore[union-attr]


@pytest.mark.rule("arriba", "6.7")
def test_6_7_a_unit_dropped_beside_a_city_is_told_to_go_to_one() -> None:
    place = _ships("rebel", SOUTH)
    refusal = ArribaPresenter(place.state.world).why_not(place.state, settle(place.state), "colonial-1", "navarre")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("6.7", "strategic.to_a_city")


@pytest.mark.rule("arriba", "5.4.2")
@pytest.mark.rule("arriba", "6.6")
@pytest.mark.parametrize(
    ("place", "action", "rule", "words"),
    [
        (lambda: _spend("rebel", BURGOS, attitude=NOBODY), "create nationalist division_1", "6.2",
         "no power supports you, and a 1-step division needs it"),
        (lambda: _spend("rebel", BURGOS, attitude={**NOBODY, "portugal": 2}), "create nationalist division_2", "6.2",
         "no power intervenes for you, and a 2-step division needs it"),
        (lambda: _spend("rebel", BURGOS, attitude=NOBODY), "buy air_ap rebel", "5.4.1",
         "asset points are bought with foreign support, and no power supports you"),
        (lambda: _spend("rebel", BURGOS, attitude={**NOBODY, "italy": 3}), "create italian remnant", "5.4.2",
         "the forces of Italy have not come yet"),
        (lambda: _spend("rebel", BURGOS, attitude={**NOBODY, "italy": 2}, came=["italy"], arrived=["italy"]),
         "create italian remnant", "5.4.2", "Italy does not intervene for the Rebels"),
        (lambda: _spend("rebel", BURGOS, attitude={**NOBODY, "germany": 3}, arrived=["germany"]),
         "buy artillery_ap german", "5.4.2", "Germany sends air and armour AP only"),
        (lambda: _spend("rebel", BURGOS), "create italian brigade", "6.6",
         "Italian units are not created; lost ones are rebuilt as a residual"),
        (lambda: _spend("rebel", BURGOS), "create carlist brigade", "6.2",
         "Carlist units appear only in Navarre, in a city with a friendly unit"),
        (lambda: _spend("rebel", BURGOS), "create basque brigade", "2", "Basque units are not yours"),
        (lambda: _spend("government", {"g1": "madrid/madrid: 1 popular_army"}), "create basque brigade", "6.2",
         "Basque units appear only in Bilbao, with a friendly unit in it"),
        (lambda: _spend("government", {"g1": "madrid/madrid: 1 popular_army"}, turn=1), "create international brigade",
         "6.6", "no International units before turn 2"),
        (lambda: _spend("government", {"g1": "madrid/madrid: 1 popular_army"}, options={"players": "three"}),
         "create basque brigade", "15.2", "Basque units are not yours"),
    ],
)  # fmt: skip
def test_6_why_a_thing_is_not_bought(place: Callable[[], Position], action: str, rule: str, words: str) -> None:
    assert why(place(), action) == (rule, words)


@pytest.mark.rule("arriba", "15.1")
@pytest.mark.parametrize(
    ("side", "turn", "area", "words"),
    [
        ("government", 7, "burgos", "no guerrillas before turn 8"),
        ("government", 8, "madrid", "guerrillas strike only in regions that the Government does not control"),
        ("rebel", 8, "madrid", "only the Government has guerrillas"),
    ],
)
def test_15_1_why_guerrillas_do_not_strike(side: str, turn: int, area: str, words: str) -> None:
    units = {**BURGOS, "g1": "madrid/madrid: 1 popular_army"}
    assert why(_spend(side, units, turn=turn, options=GUERRILLAS), f"guerrilla {area}") == ("15.1", words)


@pytest.mark.rule("arriba", "9.2")
def test_9_2_what_must_be_lost_first_is_said() -> None:
    units = {"r1": "toledo: 2 nationalist, 1 colonial, 1 armour_ap", "g1": "toledo: 3 popular_army"}
    place = position("combat", "rebel", units).play("attack r1 g1").play("armour 1", dice=[1])
    assert sorted(place.offered("lose")) == ["colonial-1", "rebel_armour-1"]
    assert why(place, "lose nationalist-1") == (
        "9.2", "armour that was used and units whose cadre gave a shift are lost first"
    )  # fmt: skip


def test_an_offered_action_has_no_reason_against_it() -> None:
    place = _ships("rebel", SOUTH)
    for action in place.actions:
        assert place.why_not(action) is None
        assert all(frame.why_not(place.state, Action.parse(action)) is None for frame in place.state.stack)
