"""The game as the kernel sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

from desktop.data.game_files import scenario_infos
from desktop.engine.decision import Message
from desktop.engine.definition import GameDefinition, Outcome, ScenarioInfo
from desktop.engine.frame import State
from desktop.games.arriba import files, invariants
from desktop.games.arriba.example_position import stated_position
from desktop.games.arriba.procedures.game import ArribaGame
from desktop.games.arriba.procedures.setup import blank_state
from desktop.games.arriba.sides import GOVERNMENT, REBEL, SEATS, SIDES
from desktop.games.arriba.state import ArribaState
from desktop.games.arriba.world import World, load_world

RULES_VERSION = 1


@cache
def _scenarios() -> tuple[ScenarioInfo, ...]:
    return scenario_infos(map(files.load_scenario, files.scenario_ids()), files.load_rulings(), SIDES)


def _new_state(world: World) -> ArribaState:
    state = blank_state(world)
    state.stack.append(ArribaGame())
    return state


def _outcome(state: State) -> Outcome | None:
    assert isinstance(state, ArribaState)
    if not state.over:
        return None
    reason = Message.of(f"victory.{state.reason}", turn=state.turn, credit=" ".join(state.credit))
    return Outcome(state.winner, state.end_level, reason)


def _faults(state: State) -> list[str]:
    assert isinstance(state, ArribaState)
    return invariants.faults(state)


def _presenter(world: World) -> Any:
    from desktop.games.arriba.present import ArribaPresenter  # type: ignore[attr-defined,unused-ignore]

    return ArribaPresenter(world)


def _scorer(world: World) -> Any:
    from desktop.games.arriba.scorer import ArribaScorer

    return ArribaScorer(world)


DEFINITION = GameDefinition(
    id=files.GAME,
    title="¡Arriba España!",
    rules_version=RULES_VERSION,
    sides=SEATS,
    scenarios=_scenarios,
    load_world=load_world,
    new_state=_new_state,
    outcome=_outcome,
    faults=_faults,
    presenter=_presenter,
    scorer=_scorer,
    opponents={**dict.fromkeys(SEATS, REBEL), REBEL: GOVERNMENT},
    extra={"position": stated_position, "validate": files.check_file},
)
