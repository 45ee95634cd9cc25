"""Edit mode, invariants and stated positions."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.data.position import FrameSpec, PieceSpec, PositionError, PositionSpec
from desktop.engine.action import Action
from desktop.engine.errors import IllegalAction
from desktop.engine.frame import settle
from desktop.engine.match import Match
from desktop.games.crusade.definition import DEFINITION
from desktop.games.crusade.state import invariants
from desktop.games.crusade.state.positions import NAMES, stated_position
from tests.games.crusade.position import NAT, REP, state_of, world_of


@pytest.fixture
def match() -> Match:
    found = Match.new("crusade", "northern-front", seed=3, definition=DEFINITION, world=world_of("northern-front"))
    assert found.decision is not None
    assert Action("auto") in found.decision.actions
    return found


CHANGES = [
    "place NAT_INF_01 jaca", "place NAT_INF_02 reserve", "flip NAT_INF_01", "control brihuega nationalist",
    "work madrid none", "work jaca trench", "siege santa_maria 2", "siege simancas 0", "isolated oviedo on",
    "vp 14", "rm 9", "turn 8", "rp nat 5", "strait republican", "government negrin", "shortage on", "badajoz on",
    "flag corridor 1", "flag corridor 0", "played N42 on", "played N42 off", "beach beachhead_mallorca mallorca",
    "beach beachhead_mallorca none",
]  # fmt: skip


def test_every_edit_can_be_made_and_played_again(match: Match) -> None:
    for change in CHANGES:
        if change == "control brihuega nationalist":
            for unit in match.state.at("brihuega"):  # type: ignore[attr-defined]
                match.edit(f"place {unit} removed" if "AC" in unit else f"place {unit} reserve")
        match.edit(change)
        assert match.faults() == [], change
    card = match.state.hands[NAT][0]  # type: ignore[attr-defined]
    match.edit(f"card {NAT} {card} discard")
    match.edit(f"card {NAT} {card} hand")
    state: Any = match.state
    assert (state.vp, state.rm, state.turn, state.strait) == (14, 9, 8, REP)
    assert state.works["jaca"] == "trench"
    assert state.control["brihuega"] == NAT
    assert "brihuega" in state.world.spaces
    assert Match.replay(match.setup, match.log, definition=DEFINITION).digest() == match.digest()


@pytest.mark.parametrize(
    "change",
    ["place NOBODY jaca", "place NAT_INF_01 nowhere", "place NAT_INF_01 madrid", "place NAT_AC_I reserve", "flip X",
     "control madrid nationalist", "control x nationalist", "work madrid tower", "siege x 1", "siege alcazar 9",
     "turn 0", "turn 99", "vp x", "rp gold 1", "strait france", "government franco", "shortage maybe",
     "card nationalist R1 hand", "card nationalist N1 bin", "beach madrid jaca", "fly NAT_INF_01", ""],
)  # fmt: skip
def test_bad_edits_are_refused_and_change_nothing(match: Match, change: str) -> None:
    before = match.digest()
    with pytest.raises(IllegalAction):
        match.edit(change)
    assert match.digest() == before


def test_edits_wait_for_the_end_of_an_action(match: Match) -> None:
    match.play(Action("auto"))
    with pytest.raises(IllegalAction):
        match.edit("vp 3")


def test_broken_positions_are_found() -> None:
    state = state_of()
    assert invariants.faults(state) == []
    state.vp += 1
    state.rm -= 1
    state.sieges["alcazar"] = 7
    state.hands[NAT].append("R1")
    state.build_failures["jaca"] = 3
    state.units["NAT_AC_I"].place = "reserve"
    state.units["NAT_INF_01"].place = "madrid"
    state.control["jaca"] = REP
    found = " ".join(invariants.faults(state))
    for word in ("VP", "morale", "alcazar", "R1", "jaca", "NAT_AC_I", "index", "supply"):
        assert word in found


def test_ids_that_name_nothing_are_found_before_the_rules_are_asked() -> None:
    state = state_of()
    state.rp["nat"] = -1
    state.works["nowhere"] = "position"
    state.hands[NAT].append("R999")
    state.units["NAT_AC_I"].place = "nowhere"
    del state.actions[REP]
    assert invariants.faults(state) == [
        "actions says nothing of republican",
        "hands of nationalist is R999, which is no card",
        "units: place is nowhere, which is no place",
        "rp of nat is -1, which is not from 0 to 1000",
        "works is nowhere, which is no space in play",
    ]


# -- stated positions ----------------------------------------------------------------------------------
UNITS: dict[str, str | PieceSpec] = {
    "NAT_INF_01": "huesca",
    "NAT_INF_02": PieceSpec(at="huesca", reduced=True),
    "REP_MIL_01": "barbastro",
    "NAT_MIL_01": "reserve",
    "REP_POL_01": "madrid",
}
TRACKS = {
    "turn": 8, "vp": 12, "rm": 18, "works": {"madrid": "trench"}, "extra_trenches": {"madrid": "madrid"},
    "build_failures": {"huesca": 1}, "sieges": {"alcazar": 2}, "isolated": [], "strait": NAT, "government": "negrin",
    "ammunition_shortage": False, "badajoz_source": False, "flags": {"axis_rp": 1},
    "bonus_markers": {"barbastro": "R26"}, "lasting": {"N29": 8}, "rp": {"nat": 3}, "played": ["N1", "N2"],
    "actions": {NAT: ["ops"]}, "ops_cards": {REP: 2}, "discards": {NAT: ["N4"]},
    "face_up": {REP: ["R7"]}, "beach_heads": {"beachhead_mallorca": "mallorca"},
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("side", [NAT, REP])
def test_a_stated_position_begins_anywhere(name: str, side: str) -> None:
    last = {"turn": 5} if name in ("corps", "reserves", "militarization") else {}
    markers = {"huesca" if side == NAT else "barbastro": "move" if name == "move" else "attack"}
    tracks = {**TRACKS, **last, **({"markers": markers} if name in ("move", "attacks") else {})}
    spec = PositionSpec(
        units=UNITS,
        control={"jaca": REP},
        tracks=tracks,
        hands={NAT: ["N8", "N24"], REP: ["R5"]},
        decks={NAT: ["N21", "N22"]},
        frame=FrameSpec(name=name, fields={"side": side, "round": 2}),
    )
    state = stated_position(world_of("campaign"), spec)
    assert invariants.faults(state) == []
    assert state.decks[NAT][-2:] == ["N22", "N21"], "the first is drawn first"
    decision = settle(state)
    assert decision is not None
    assert invariants.faults(state) == []


def test_a_stated_position_holds_what_is_said() -> None:
    spec = PositionSpec(units=UNITS, control={"jaca": REP}, tracks=TRACKS, hands={NAT: ["N8", "N24"], REP: ["R5"]})
    state = stated_position(world_of("campaign"), spec)
    assert state.units["NAT_INF_02"].reduced
    assert state.place_of("NAT_INF_03") == "pool"
    assert (state.turn, state.vp, state.rm) == (8, 12, 18)
    assert state.hands == {NAT: ["N8", "N24"], REP: ["R5"]}
    assert state.control["jaca"] == REP
    assert state.removed_cards[NAT] == ["N1", "N2"]
    assert state.beach_heads == {"beachhead_mallorca": "mallorca"}


@pytest.mark.parametrize(
    ("spec", "part"),
    [
        (PositionSpec(units={"X": "huesca"}), "units"),
        (PositionSpec(units={"NAT_INF_01": "x"}), "units"),
        (PositionSpec(control={"x": NAT}), "control"),
        (PositionSpec(control={"jaca": "x"}), "control"),
        (PositionSpec(hands={"x": []}), "hands"),
        (PositionSpec(hands={NAT: ["R1"]}), "hands"),
        (PositionSpec(hands={NAT: ["N2"]}, decks={NAT: ["N2"]}), "decks"),
        (PositionSpec(tracks={"x": 1}), "tracks"),
        (PositionSpec(tracks={"turn": 99}), "tracks"),
        (PositionSpec(tracks={"vp": "x"}), "tracks"),
        (PositionSpec(tracks={"works": {"jaca": "x"}}), "tracks"),
        (PositionSpec(tracks={"strait": "x"}), "tracks"),
        (PositionSpec(tracks={"played": ["X"]}), "tracks"),
        (PositionSpec(frame=FrameSpec(name="x")), "frame"),
        (PositionSpec(frame=FrameSpec(name="round", fields={"side": "x"})), "frame"),
        (PositionSpec(frame=FrameSpec(name="operations", fields={"points": 0})), "frame"),
        (PositionSpec(tracks={"markers": {"jaca": "move"}}, frame=FrameSpec(name="move")), "tracks"),
    ],
)
def test_a_position_that_cannot_be_names_its_part(spec: PositionSpec, part: str) -> None:
    with pytest.raises(PositionError) as caught:
        stated_position(world_of("campaign"), spec)
    assert caught.value.part[0] == part
