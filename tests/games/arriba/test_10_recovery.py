"""10 Recovery."""

from __future__ import annotations

import pytest

from desktop.games.arriba.rules.turn.recovery import modifier
from desktop.games.arriba.state import events as ev
from tests.games.arriba.position import position

REBEL_LAND = {"old_castile": "rebel", "leon": "rebel", "navarre": "rebel", "new_castile": "government"}


@pytest.mark.rule(
    "arriba", "10", says=("+1 in a city; +1 in a friendly region", "The sum is never below -1 or above +3")
)
@pytest.mark.parametrize(
    ("units", "level", "control", "total"),
    [
        ({"r1": "burgos: 1 nationalist!"}, 50, REBEL_LAND, 1),  # friendly region
        ({"r1": "burgos/burgos: 1 nationalist!"}, 50, REBEL_LAND, 2),
        ({"r1": "burgos/burgos: 1 colonial!"}, 80, REBEL_LAND, 3),  # four, at most three
        ({"r1": "burgos: 1 nationalist!"}, 20, REBEL_LAND, 0),
        ({"r1": "burgos: 1 nationalist!"}, 80, REBEL_LAND, 2),
        ({"r1": "burgos: 1 colonial!"}, 50, REBEL_LAND, 2),
        ({"r1": "burgos/burgos: 1 nationalist!"}, 50, {**REBEL_LAND, "old_castile": ""}, 1),  # a city alone
        ({"r1": "gerona/gerona: 1 nationalist!"}, 50,
         {"catalonia": "government", "aragon": "government", "valencia": "government"}, -1),  # a city, out of supply
        ({"r1": "burgos: 1 nationalist!", "g1": "burgos: 1 popular_army"}, 50, REBEL_LAND, 0),
        ({"r1": "burgos: 1 nationalist!", "g1": "burgos: 1 artillery_ap"}, 50, REBEL_LAND, 1),  # no unit
        ({"r1": "gerona: 1 nationalist!", "g1": "gerona: 1 popular_army"}, 20,
         {"catalonia": "government", "aragon": "government", "valencia": "government"}, -1),  # four less, at least -1
    ],
)  # fmt: skip
def test_10_modifiers(units: dict[str, str], level: int, control: dict[str, str], total: int) -> None:
    place = position("movement", "rebel", units, control=control, level={"government": 50, "rebel": level})
    unit = place.state.units_of("r1")[0]
    assert modifier(place.state, unit) == total


@pytest.mark.rule("arriba", "10", says="+1 for a cadre of +1 or better, -1 for -1")
def test_10_poor_cadre_makes_it_harder() -> None:
    units = {"g1": "madrid: 1 anarchist!"}
    early = position("movement", units=units, turn=2, control={"new_castile": "government"})
    later = position("movement", units=units, turn=5, control={"new_castile": "government"})
    assert (modifier(early.state, "anarchist-1"), modifier(later.state, "anarchist-1")) == (0, 1)


@pytest.mark.rule(
    "arriba", "10", says="The active player rolls a die for each of his disrupted units: 5 or more recovers"
)
def test_10_only_the_active_side_rolls_for_each_disrupted_unit() -> None:
    units = {"r1": "burgos: 2 nationalist!, 1 nationalist", "g1": "madrid: 1 popular_army!"}
    place = position("recovery", "rebel", units, control=REBEL_LAND, dice=[4, 3])
    rolled = [(event.piece, event.recovered) for event in place.of(ev.RecoveryRolled)]
    assert rolled == [("nationalist-1", True), ("nationalist-2", False)]
    assert place.disrupted("r1") == 1
    assert place.disrupted("g1") == 1
