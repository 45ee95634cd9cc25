"""Edit mode: every change can be made, is replayed, and keeps the position whole."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.engine.action import Action
from desktop.engine.errors import IllegalAction
from desktop.engine.match import Match


@pytest.fixture
def match() -> Match:
    """The Organization Phase of the first turn."""
    found = Match.new("arriba", "civil-war", seed=3)
    while found.decision and found.decision.prompt.key != "org.regroup":
        found.play(found.decision.default or found.decision.actions[-1])
    return found


CHANGES = [
    "place nationalist-3 orense", "place nationalist-3 slot:orense:rebel:0", "place nationalist-1 city:vigo",
    "place nationalist-1 city:lugo", "add nationalist brigade city:burgos", "add popular_army division_2 madrid",
    "add government air_ap holding", "add rebel armour_ap city:sevilla", "add german air_ap holding",
    "remove popular_army-1", "kind nationalist-2 division_1", "disrupted nationalist-2 on",
    "disrupted nationalist-2 off", "cadre nationalist-2 on", "cadre nationalist-2 off", "fort madrid government",
    "fort madrid none", "fort burgos rebel", "control basque rebel", "control basque none", "turn 5",
    "level rebel 12", "attitude germany -2", "attitude ussr 3", "ep rebel foreign 4", "ep government domestic 7",
    "ep rebel replacement 2", "patrols 2", "lost rebel 9", "divisions government 1", "convoy government 2",
    "fallen italian 3", "purged anarchist on", "purged anarchist off", "arrived italy on", "came italy on",
    "holder madrid government",
]  # fmt: skip


def test_every_edit_can_be_made_and_played_again(match: Match) -> None:
    for change in CHANGES:
        match.edit(change)
        assert match.faults() == [], change
    state: Any = match.state
    assert (state.turn, state.level["rebel"], state.attitude["germany"]) == (5, 12, -2)
    assert state.groups[state.pieces["nationalist-3"].group].area == "orense"
    assert state.pieces["nationalist-1"].group == state.in_city["lugo"]
    assert state.pieces["nationalist-2"].kind == "division_1"
    assert "popular_army-1" not in state.pieces
    assert state.forts == {"burgos": "rebel"}
    assert (state.purse["rebel"].foreign, state.purse["government"].domestic, state.purse["rebel"].replacement) == (
        4, 7, 2,
    )  # fmt: skip
    assert (state.purged, state.arrived, state.came) == ([], ["italy"], ["italy"])
    assert Match.replay(match.setup, match.log).digest() == match.digest()


def test_the_ground_a_unit_leaves_is_empty_and_a_full_group_takes_no_more(match: Match) -> None:
    state: Any = match.state
    match.edit("place nationalist-3 city:leon")
    assert "lugo" not in state.in_city
    limit = state.world.limits.group_units["government"]
    for _ in range(limit + 1):
        match.edit("add popular_army brigade madrid")
    outside = [group for group in state.in_area["madrid"] if not state.groups[group].city]
    assert [len(state.groups[group].members) for group in outside] == [limit, 1]


@pytest.mark.parametrize(
    "change",
    ["place nobody madrid", "place nationalist-1 nowhere", "place nationalist-1 city:madrid", "place rebel_air-1 lugo",
     "place basque-1 madrid", "place popular_army-1 morocco", "add nationalist tank burgos",
     "add france brigade burgos", "add rebel brigade burgos", "add rebel air_ap burgos",
     "add nationalist brigade holding", "add portuguese division_2 burgos", "remove nobody",
     "kind rebel_artillery-1 brigade", "disrupted rebel_artillery-1 on", "disrupted nationalist-1 maybe",
     "fort burgos government", "fort nowhere rebel", "control spain rebel", "holder burgos rebel",
     "holder madrid rebel", "turn 0", "turn 99", "level rebel 0", "attitude germany 9", "attitude mexico 1",
     "ep rebel gold 1", "ep rebel foreign -1", "patrols x", "lost france 1", "purged franco on", "came mexico on",
     "fly nationalist-1", "place nationalist-1", ""],
)  # fmt: skip
def test_bad_edits_are_refused_and_change_nothing(match: Match, change: str) -> None:
    before = match.digest()
    with pytest.raises(IllegalAction):
        match.edit(change)
    assert match.digest() == before


def test_edits_wait_for_the_end_of_an_action() -> None:
    match = Match.new("arriba", "civil-war", seed=3)
    match.edit("turn 3")
    match.play(Action.of("approach", "germany"))
    assert match.decision is not None
    if match.decision.prompt.key != "politics.approach":
        with pytest.raises(IllegalAction):
            match.edit("turn 4")


def test_play_goes_on_after_an_edit(match: Match) -> None:
    match.edit("place nationalist-3 city:leon")
    match.edit("level government 14")
    for _ in range(20):
        assert match.decision is not None
        match.play(match.decision.default or match.decision.actions[-1])
    assert match.faults() == []
