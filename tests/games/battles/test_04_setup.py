"""4.0 Set-up, J.setup, B.setup."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.battles.data.files import READER
from desktop.games.battles.rules.map import stacking
from desktop.games.battles.rules.supply import command, supply
from desktop.games.battles.rules.turn import deployment
from desktop.games.battles.rules.turn.setup import SetUp
from desktop.games.battles.state.setup import blank_state
from tests.games.battles.position import Position, world_of

SHOWN = [scenario for scenario in READER.scenario_ids() if not READER.load_scenario(scenario).hidden]


def setting_up(scenario: str, side: str) -> Position:
    state = blank_state(world_of(scenario))
    state.stack.append(SetUp(side=side))
    return Position(state)


@pytest.mark.rule("battles", "4.0")
def test_4_0_a_unit_is_picked_placed_and_placed_anew() -> None:
    found = setting_up("jarama", "republican")
    assert found.state.place("JR-HQ.48") == "3136"  # no choice
    found.play("pick JR-1.48", "to 3132", "pick JR-1.48", "to 3533")
    assert found.state.place("JR-1.48") == "3533"
    found.play("pick JR-1.48", "put-back")
    assert found.state.place("JR-1.48") == "setup"
    found.play("auto", "done")
    assert found.decision is None


@pytest.mark.rule("battles", "4.0", says="Stacking limits hold during setup")
@pytest.mark.rule("battles", "7.2", says="may not be exceeded during setup either")
def test_4_0_limits_may_not_be_exceeded() -> None:
    found = setting_up("jarama", "nationalist")
    found.play("pick JN-1.7.4", "to 2229", "pick JN-2.7.4", "to 2229", "pick JN-3.7.4")
    assert "2229" not in found.offered("to")
    refusal = found.why_not("to 2229")
    assert refusal is not None
    assert refusal.rule == "7.1"
    assert found.why_not("to 4436").rule == "4.0"  # type: ignore[union-attr]


@pytest.mark.rule("battles", "J")
@pytest.mark.rule("battles", "J.setup", says="48 Brigade: one battalion each in")
def test_j_setup_one_battalion_in_each_listed_hex() -> None:
    found = setting_up("jarama", "republican")
    found.play("pick JR-1.48", "to 3533", "pick JR-2.48")
    assert found.offered("to") == ["2833", "3132", "3333"]


@pytest.mark.rule("battles", "J.setup", says="1 Tank Brigade: one company in Arganda, the rest in 4436 or adjacent")
def test_j_setup_one_tank_company_in_arganda() -> None:
    found = setting_up("jarama", "republican")
    found.play("pick JR-TK.1.1", "to 3351", "pick JR-TK.2.1")
    assert "3351" not in found.offered("to")
    found.play("put-back", "pick JR-TK.1.1", "put-back")
    companies = [f"JR-TK.{n}.{b}" for b in (1, 2, 3) for n in (1, 2, 3)]
    for company in companies[:-1]:
        found.play(f"pick {company}")
        found.play("to " + next(h for h in found.offered("to") if h != "3351"))
    found.play(f"pick {companies[-1]}")
    assert found.offered("to") == ["3351"]  # somebody must be there


@pytest.mark.rule("battles", "J.setup", says="all cavalry regiments: 2928 or adjacent")
def test_j_setup_cavalry_overflows_only_when_nothing_nearer_is_free() -> None:
    found = setting_up("jarama", "nationalist")
    for unit, hex_id in found.world.scenario.deployment.items():
        if unit.startswith(("JN-1.", "JN-2.", "JN-3.", "JN-4.")):
            found.play(f"pick {unit}", f"to {hex_id}")
    found.play("pick JN-CAV.1")
    assert found.offered("to") == ["2927"]
    found.play("to 2927", "pick JN-CAV.2")
    distances = {found.world.distance(h, "2928") for h in found.offered("to")}
    assert distances == {2}


@pytest.mark.rule("battles", "B")
@pytest.mark.rule("battles", "B.setup", says="V and XVIII Corps HQs: rows 01 to 03")
def test_b_setup_corps_headquarters_keep_to_their_columns() -> None:
    found = setting_up("brunete", "republican")
    found.play("pick BR-HQ.V")
    assert {int(h[:2]) <= 19 for h in found.offered("to")} == {True}
    found.play("put-back", "pick BR-HQ.XVIII")
    assert {int(h[:2]) >= 19 for h in found.offered("to")} == {True}


@pytest.mark.parametrize("scenario", SHOWN)
def test_the_suggested_deployment_is_legal_and_complete(scenario: str) -> None:
    world = world_of(scenario)
    for side in world.scenario.setup_order:
        found = setting_up(scenario, side)
        if found.decision is not None:
            found.play("auto", "done")
        for unit in deployment.to_deploy(found.state, side):
            place = found.state.place(unit)
            assert place == world.scenario.deployment.get(unit, place), unit
            assert unit in world.scenario.deployment or not deployment.has_choice(world, unit), unit
        assert stacking.excess(found.state, side) == ()


@pytest.mark.parametrize("scenario", SHOWN)
def test_the_suggested_deployment_is_in_supply(scenario: str) -> None:
    match = Match.new("battles", scenario, seed=1)
    while match.state.phase == "setup":
        match.play(Action("done"))
    state = match.state
    for side in state.world.by_side:
        assert supply.out_of_supply(state, side) == []
    if scenario == "pindoque":
        assert [command.out_of_command(state, side) for side in state.world.by_side] == [[], []]


def test_auto_finishes_whatever_was_placed_before() -> None:
    found = setting_up("brunete", "republican")
    found.play("pick BR-9.11", "to 1602", "pick BR-1.11", "to 1702", "pick BR-CAV", "to 1603")
    found.play("auto", "done")
    assert found.decision is None
    assert all(found.state.on_map(u) for u in deployment.to_deploy(found.state, "republican"))
