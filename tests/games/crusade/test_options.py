"""Readings the players may choose: each changes what it says."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.combat.attack_options import declared
from desktop.games.crusade.rules.map.terrain import across_river
from tests.games.crusade.position import REP, state_of

UNITS = {"bujaraloz": ["REP_POL"], "caspe": ["REP_POL"], "belchite": ["NAT_INF"]}
"""Belchite lies behind the Ebro for those who come from Bujaraloz, not for those from Caspe."""


@pytest.mark.rule("crusade", "11.2.6")
@pytest.mark.parametrize(("reading", "expected"), [("all", False), ("any", True)])
def test_a_river_in_front_of_some_attackers(reading: str, expected: bool) -> None:
    state = state_of(units=UNITS, options={"river_attack": reading})
    both = declared(state, REP, "belchite", ["REP_POL_01", "REP_POL_02"], named=False)
    assert across_river(state, both) == expected
    wet = declared(state, REP, "belchite", ["REP_POL_01"], named=False)
    assert across_river(state, wet)
    dry = declared(state, REP, "belchite", ["REP_POL_02"], named=False)
    assert not across_river(state, dry)
