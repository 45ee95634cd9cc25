"""The game as the kernel sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

from desktop.data.game_files import scenario_infos
from desktop.engine.decision import Message
from desktop.engine.definition import GameDefinition, Outcome, ScenarioInfo
from desktop.engine.frame import State
from desktop.games.reich import edits, files, invariants
from desktop.games.reich.example_position import stated_position
from desktop.games.reich.procedures.game import ReichGame
from desktop.games.reich.procedures.setup import blank_state
from desktop.games.reich.sides import SIDES
from desktop.games.reich.state import ReichState
from desktop.games.reich.world import World, load_world

RULES_VERSION = 1


@cache
def _scenarios() -> tuple[ScenarioInfo, ...]:
    return scenario_infos(map(files.load_scenario, files.scenario_ids()), files.load_rulings(), SIDES)


def _new_state(world: World) -> ReichState:
    state = blank_state(world)
    state.stack.append(ReichGame())
    return state


def _outcome(state: State) -> Outcome | None:
    assert isinstance(state, ReichState)
    if not state.level:
        return None
    return Outcome(state.winner, state.level, Message.of(f"victory.{state.reason}", level=state.level))


def _faults(state: State) -> list[str]:
    assert isinstance(state, ReichState)
    return invariants.faults(state)


def _edit(state: State, change: str) -> None:
    assert isinstance(state, ReichState)
    edits.apply_edit(state, change)


def _presenter(world: World) -> Any:
    from desktop.games.reich.present import ReichPresenter  # type: ignore[attr-defined,unused-ignore]

    return ReichPresenter(world)


def _scorer(world: World) -> Any:
    from desktop.games.reich.scorer import ReichScorer

    return ReichScorer(world)


DEFINITION = GameDefinition(
    id=files.GAME,
    title="Hitler's Reich",
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
