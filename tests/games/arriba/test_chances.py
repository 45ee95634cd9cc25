"""The preview of an attack says what the attack then does."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.engine import plain
from desktop.games.arriba.rules.combat.chances import Prospect, prospect
from desktop.games.arriba.state import combat_events as ce
from desktop.games.arriba.state import events as ev
from tests.games.arriba.position import Position, position

SINGLE = ("brigade", "remnant", "artillery_ap", "armour_ap")
"""Kinds of pieces of which a loss satisfies 1."""
FIGHTS: list[tuple[dict[str, str], dict[str, Any]]] = [
    ({"r1": "toledo: 3 nationalist", "g1": "toledo/toledo: 2 popular_army"}, {}),
    ({"r1": "toledo: 2 colonial, 2 nationalist", "g1": "toledo: 1 popular_army division_2, 1 popular_army"}, {}),
    ({"r1": "toledo: 2 nationalist division_2", "g1": "toledo: 2 popular_army!"}, {"ep": {"rebel": 1}}),
    ({"r1": "toledo: 2 nationalist division_2", "g1": "toledo: 2 popular_army!"}, {}),
    ({"r1": "toledo: 3 nationalist division_2", "g1": "toledo: 2 popular_army"}, {"ep": {"rebel": 1}}),
    ({"r1": "cuenca: 1 nationalist", "g1": "cuenca/cuenca: 2 popular_army division_1"}, {"turn": 4}),
    ({"r1": "toledo: 1 colonial division_1+", "g1": "toledo: 1 popular_army remnant+"}, {}),
    ({"r1": "toledo: 1 nationalist division_1", "g1": "toledo: 3 popular_army"}, {}),  # a loss of 2 takes 3, not all
]


def least(place: Position) -> str:
    """The owner gives up as little as he can: single points if there are enough of them, else one large piece."""
    state, offered = place.state, place.offered("lose")
    role = next(role for role, group in state.fight.group.items() if state.pieces[offered[0]].group == group)
    left = state.fight.due[role] - state.fight.taken[role]
    fellows = [state.pieces[key].kind for key in state.groups[state.fight.group[role]].members]
    single = sum(kind in SINGLE for kind in fellows) + fellows.count("remnant")
    order = sorted(offered, key=lambda text: state.pieces[text].kind not in SINGLE)
    return order[0] if single >= left else order[-1]


def play_out(place: Position) -> Position:
    for _ in range(30):
        if place.rule != "9.2" or not place.of(ce.CombatRolled):
            return place
        if place.offers("halt"):
            place.play("halt")
        elif place.offers("enough"):
            place.play("enough")
        elif place.offered("lose"):
            place.play(f"lose {least(place)}")
        elif place.offers("spare"):
            place.play("spare")
        else:
            place.play(place.actions[-1])
    raise AssertionError("the losses do not end")


@pytest.mark.rule("arriba", "9")
@pytest.mark.rule("arriba", "9.2")
@pytest.mark.parametrize("number", range(len(FIGHTS)))
@pytest.mark.parametrize("die", range(1, 7))
def test_each_face_of_the_die(number: int, die: int) -> None:
    units, stated = FIGHTS[number]
    place = position("combat", "rebel", units, **stated)
    foreseen = prospect(place.state, "r1", "g1", "attack")
    face = foreseen.faces[die - 1]
    place.play("attack r1 g1", dice=[die])
    (compared,), (rolled,) = place.of(ce.OddsCompared), place.of(ce.CombatRolled)
    assert (compared.attack, compared.defence, compared.column) == (foreseen.attack, foreseen.defence, foreseen.column)
    assert rolled.result == face.result
    play_out(place)
    (ended,) = place.of(ce.BattleEnded)
    assert (ended.attacker_lost, ended.defender_lost) == (face.attacker_lost, face.defender_lost)
    assert (place.kinds("r1") == [], place.kinds("g1") == []) == (face.attacker_gone, face.defender_gone)
    disrupted = {"attacker" if e.piece.split("-")[0] in ("nationalist", "colonial") else "defender"
                 for e in place.of(ev.UnitDisrupted)}  # fmt: skip
    fresh = {"defender"} if "!" in units["g1"] else set()
    assert disrupted | fresh == set(face.disrupted) | fresh


def test_ways_count_faces() -> None:
    place = position("combat", "rebel", FIGHTS[0][0])
    foreseen: Prospect = prospect(place.state, "r1", "g1", "attack")
    assert foreseen.ways() == 6
    assert foreseen.ways(wiped_out=True) == sum(face.defender_gone for face in foreseen.faces)
    assert foreseen.ways(unhurt=True) == 0


def test_asset_points_alone_fall_without_a_die() -> None:
    place = position("combat", "rebel", {"r1": "toledo: 1 nationalist", "g1": "toledo: 1 artillery_ap"})
    assert prospect(place.state, "r1", "g1", "attack").faces == ()


def test_asking_changes_nothing() -> None:
    place = position("combat", "rebel", FIGHTS[1][0], air={"rebel": 1})
    before = place.state.revision, plain.packed(place.state)
    prospect(place.state, "r1", "g1", "attack", air=(1, 0))
    assert (place.state.revision, plain.packed(place.state)) == before
