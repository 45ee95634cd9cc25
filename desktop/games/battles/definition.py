"""The game of battles as the kernel sees it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from desktop.data.game_files import scenario_infos
from desktop.engine.decision import Message
from desktop.engine.definition import GameDefinition, Outcome, ScenarioInfo
from desktop.engine.frame import State
from desktop.games.battles import edits, files, invariants
from desktop.games.battles.opening import blank_state
from desktop.games.battles.procedures.game import Battle
from desktop.games.battles.state import BattleState
from desktop.games.battles.world import SIDES, World, load_world

if TYPE_CHECKING:
    from desktop.data.position import PositionSpec

RULES_VERSION = 1


@cache
def _scenarios() -> tuple[ScenarioInfo, ...]:
    return scenario_infos(map(files.load_scenario, files.scenario_ids()), files.load_rulings(), SIDES)


def _new_state(world: World) -> BattleState:
    state = blank_state(world)
    state.stack.append(Battle())
    return state


def _outcome(state: State) -> Outcome | None:
    assert isinstance(state, BattleState)
    if not state.level:
        return None
    return Outcome(state.winner, state.level, Message.of("victory.reason", level=state.level, n=state.margin))


def _faults(state: State) -> list[str]:
    assert isinstance(state, BattleState)
    return invariants.faults(state)


def _edit(state: State, change: str) -> None:
    assert isinstance(state, BattleState)
    edits.apply_edit(state, change)


def _position(world: World, spec: PositionSpec) -> BattleState:
    from desktop.games.battles.example_position import stated_position

    return stated_position(world, spec)


def _presenter(world: World) -> Any:
    from desktop.games.battles.present import BattlesPresenter

    return BattlesPresenter(world)


def _scorer(world: World) -> Any:
    from desktop.games.battles.scorer import BattleScorer

    return BattleScorer(world)


DEFINITION = GameDefinition(
    id=files.GAME,
    title="Battles of the Spanish Civil War: Brunete and Jarama",
    rules_version=RULES_VERSION,
    sides=SIDES,
    scenarios=_scenarios,
    load_world=load_world,
    new_state=_new_state,
    outcome=_outcome,
    faults=_faults,
    presenter=_presenter,
    scorer=_scorer,
    edits=_edit,
    extra={
        "position": _position,
        "edit_place": "place {piece} {space}",
        "edit_help": edits.apply_edit.__doc__ or "",
    },
)
