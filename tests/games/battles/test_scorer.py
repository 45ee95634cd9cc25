"""The scripted player of the battles: what it prefers in small positions, and whole games played by it."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.games.battles.player.fields import Fields
from desktop.games.battles.player.moves import MovePlan
from desktop.games.battles.player.prospects import Stakes, faces_of, step_value
from desktop.games.battles.player.scorer import BattlesScorer
from desktop.games.battles.player.weights import W
from desktop.games.battles.rules.combat.combat_phase import CombatPhase
from desktop.games.battles.rules.combat.losses import TakeStep
from desktop.games.battles.rules.movement.movement_phase import MovementPhase
from desktop.games.battles.state.state import BattleState
from desktop.players.selfplay import Table, Task
from tests.games.battles.position import Position, position, state_of, world_of


def best(scorer: BattlesScorer, state: BattleState, decision: Decision) -> Action:
    return max(decision.actions, key=lambda action: (scorer.score(state, decision, action), str(action)))


def play_on(found: Position, until: str) -> list[str]:
    """Let the scorer choose until another frame than that of `until` asks; the actions it chose."""
    scorer = BattlesScorer(found.world)
    chosen = []
    while found.decision is not None and found.state.phase == until and len(chosen) < 200:
        action = best(scorer, found.state, found.decision)
        chosen.append(str(action))
        found.play(str(action))
    return chosen


def test_a_good_column_is_worth_more_than_a_bad_one() -> None:
    crt = world_of("jarama").crt
    stakes = Stakes(attacker_step=20, defender_step=20, retreat=W.driven_out)
    worth = [stakes.weigh(faces_of(crt, difference, 0, 0)) for difference in (-4, 0, 4, 8)]
    assert worth == sorted(worth)
    assert worth[0] < 0 < worth[-1]


def test_a_reduced_unit_and_a_headquarters_are_dear() -> None:
    state = state_of("jarama", {"JR-1.48": "3533", "JR-2.48": "3333", "JR-HQ.48": "3136"}, reduced=["JR-2.48"])
    full, reduced, headquarters = (step_value(state, unit) for unit in ("JR-1.48", "JR-2.48", "JR-HQ.48"))
    assert full < reduced < headquarters


def test_the_cheapest_step_is_lost() -> None:
    units = {"JN-1.1.1": "3532", "JN-PZ.2": "3532", "JR-1.48": "3533"}
    frame = TakeStep(side="nationalist", units=["JN-1.1.1", "JN-PZ.2"])
    found = position("jarama", units, stack=[frame], phase="combat")
    assert found.decision is not None
    assert best(BattlesScorer(found.world), found.state, found.decision) == Action.of("lose", "JN-PZ.2")


def test_every_unit_moves_at_most_once_and_the_phase_ends() -> None:
    units = {
        "JN-1.1.1": "3431", "JN-2.1.1": "3532", "JN-3.1.1": "3329", "JN-HQ.1": "3028", "JN-HQ.V": "2929",
        "JN-ART.1": "3128", "JR-1.48": "3533", "JR-HQ.48": "3136", "JR-HQ.A": "3038",
    }  # fmt: skip
    found = position("jarama", units, stack=[MovementPhase(side="nationalist")])
    chosen = play_on(found, "movement")
    picked = [text for text in chosen if text.startswith("pick")]
    assert len(picked) == len(set(picked))
    assert chosen[-1] == "end"


def test_attackers_gather_next_to_a_weak_enemy() -> None:
    units = {
        "JN-1.1.1": "3129", "JN-2.1.1": "3029", "JN-HQ.1": "2929", "JN-HQ.V": "2929", "JR-1.48": "3131",
        "JR-HQ.48": "3136", "JR-HQ.A": "3038",
    }  # fmt: skip
    found = position("jarama", units, stack=[MovementPhase(side="nationalist")])
    play_on(found, "movement")
    near = found.world.neighbours["3131"]
    assert [unit for unit in ("JN-1.1.1", "JN-2.1.1") if found.state.place(unit) in near] == ["JN-1.1.1", "JN-2.1.1"]


def test_headquarters_keep_away_from_the_enemy() -> None:
    units = {"JN-HQ.1": "3030", "JN-HQ.V": "3028", "JN-1.1.1": "3031", "JR-B.1": "3034", "JR-HQ.B": "3038"}
    found = position("jarama", units, stack=[MovementPhase(side="nationalist")])
    play_on(found, "movement")
    assert found.world.distance(found.state.place("JN-HQ.1"), "3034") > 1


def plan_of(found: Position, side: str) -> MovePlan:
    return MovePlan(found.state, Fields(found.world), side, {})


def test_a_dear_place_the_enemy_could_walk_into_keeps_a_garrison() -> None:
    units = {"BR-1.11": "2112", "BR-9.11": "2010", "BR-HQ.11": "2009", "BR-HQ.V": "1907", "BN-1.12": "2414"}
    found = position("brunete", units, stack=[MovementPhase(side="republican")], turn=5)
    found.state.taken["11"] = ["2112"]
    play_on(found, "movement")
    assert found.state.place("BR-1.11") == "2112"


def test_nobody_stands_in_a_hex_another_division_has_still_to_enter() -> None:
    units = {"BR-2.10": "2806", "BR-32.35": "2605", "BR-HQ.10": "2506", "BR-HQ.35": "2405", "BR-HQ.XVIII": "2306"}
    found = position("brunete", {**units, "BR-HQ.V": "1907"}, stack=[MovementPhase(side="republican")], turn=5)
    goals = plan_of(found, "republican").goals
    assert goals.awaited("2806") >= {"35"}
    assert not goals.awaited("1920")  # the 11th is not there
    play_on(found, "movement")
    assert found.state.place("BR-2.10") != "2806"


def test_a_lone_battalion_off_the_way_is_left_behind() -> None:
    units = {"BR-1.11": "2010", "BR-HQ.11": "1909", "BR-HQ.V": "1907", "BN-QUI": "1712"}
    found = position("brunete", units, stack=[MovementPhase(side="republican")], turn=3)
    assert "BR-1.11" not in plan_of(found, "republican").attacks.at


@pytest.mark.rule("battles", "11.1")
def test_the_declaration_meets_the_duty() -> None:
    units = {"JN-1.1.1": "3532", "JN-2.1.1": "3532", "JR-1.48": "3533", "JN-HQ.1": "3331", "JN-HQ.V": "3329"}
    found = position("jarama", units, stack=[CombatPhase(side="nationalist")], phase="combat", dice=[6] * 9)
    scorer = BattlesScorer(found.world)
    assert found.decision is not None
    while found.decision is not None and not found.offers("stand"):
        found.play(str(best(scorer, found.state, found.decision)))
    assert sorted(found.state.attacks[0].units) == ["JN-1.1.1", "JN-2.1.1"]


@pytest.mark.parametrize("scenario", ["pindoque"])
def test_whole_games_are_played_without_fault_and_alike(scenario: str) -> None:
    task = Task("battles", scenario, player="greedy", check=True, check_every=20)
    games = [Table(task).play(7) for _ in range(2)]
    assert [game.fault for game in games] == ["", ""]
    assert games[0].finished
    assert games[0].match.digest() == games[1].match.digest()


def test_the_scorer_has_an_opinion_on_every_choice() -> None:
    table = Table(Task("battles", "pindoque", player="greedy"))
    match = table.play(3).match
    scorer = BattlesScorer(match.world)
    silent = set()
    again = type(match).new("battles", "pindoque", {}, seed=3, world=match.world)
    for entry in match.log[1:]:
        decision = again.decision
        assert decision is not None
        if len(decision.actions) > 1 and not scorer._scores_of(again.state, decision):
            silent.add(type(again.state.stack[-1]).__name__)
        again.play(entry.action)
    assert silent == set()
