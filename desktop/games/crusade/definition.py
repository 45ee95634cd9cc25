"""The game as the kernel sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

from desktop.data.game_files import scenario_infos
from desktop.engine.decision import Message
from desktop.engine.definition import GameDefinition, Outcome, ScenarioInfo
from desktop.engine.frame import State
from desktop.games.crusade import edits, files, invariants
from desktop.games.crusade.example_position import stated_position
from desktop.games.crusade.procedures.game import CrusadeGame
from desktop.games.crusade.setup import blank_state
from desktop.games.crusade.sides import SIDES
from desktop.games.crusade.state import CrusadeState
from desktop.games.crusade.world import World, load_world

RULES_VERSION = 1


@cache
def _scenarios() -> tuple[ScenarioInfo, ...]:
    return scenario_infos(map(files.load_scenario, files.scenario_ids()), files.load_rulings(), SIDES)


def _new_state(world: World) -> CrusadeState:
    state = blank_state(world)
    state.stack.append(CrusadeGame())
    return state


def _outcome(state: State) -> Outcome | None:
    assert isinstance(state, CrusadeState)
    if not state.level:
        return None
    return Outcome(state.winner, state.level, Message.of(f"victory.{state.reason}", level=state.level))


def _faults(state: State) -> list[str]:
    assert isinstance(state, CrusadeState)
    return invariants.faults(state)


def _edit(state: State, change: str) -> None:
    assert isinstance(state, CrusadeState)
    edits.apply_edit(state, change)


def _presenter(world: World) -> Any:
    from desktop.games.crusade.present import CrusadePresenter  # type: ignore[attr-defined,unused-ignore]

    return CrusadePresenter(world)


def _scorer(world: World) -> Any:
    from desktop.games.crusade.scorer import CrusadeScorer

    return CrusadeScorer(world)


DEFINITION = GameDefinition(
    id=files.GAME,
    title="Crusade and Revolution",
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
        "position": stated_position,
        "validate": files.check_file,
        "edit_place": "place {piece} {space}",
        "edit_help": edits.apply_edit.__doc__ or "",
    },
)
