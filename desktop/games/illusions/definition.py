"""The game as the kernel sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

from desktop.data.game_files import scenario_infos
from desktop.engine.decision import Message
from desktop.engine.definition import GameDefinition, Outcome, ScenarioInfo
from desktop.engine.frame import State
from desktop.games.illusions import edits, files, invariants
from desktop.games.illusions.example_position import stated_position
from desktop.games.illusions.procedures.game import IllusionsGame
from desktop.games.illusions.setup import blank_state
from desktop.games.illusions.sides import OPPONENT, PARTNERS, SEATS, SIDES
from desktop.games.illusions.state import IllusionsState
from desktop.games.illusions.world import World, load_world

RULES_VERSION = 1


@cache
def _scenarios() -> tuple[ScenarioInfo, ...]:
    return scenario_infos(map(files.load_scenario, files.scenario_ids()), files.load_rulings(), SIDES)


def _new_state(world: World) -> IllusionsState:
    state = blank_state(world)
    state.stack.append(IllusionsGame())
    return state


def _outcome(state: State) -> Outcome | None:
    assert isinstance(state, IllusionsState)
    if not state.level:
        return None
    return Outcome(state.winner, state.level, Message.of(f"victory.{state.reason}", level=state.level))


def _faults(state: State) -> list[str]:
    assert isinstance(state, IllusionsState)
    return invariants.faults(state)


def _edit(state: State, change: str) -> None:
    assert isinstance(state, IllusionsState)
    edits.apply_edit(state, change)


def _presenter(world: World) -> Any:
    from desktop.games.illusions.present import IllusionsPresenter  # type: ignore[import-not-found,unused-ignore]

    return IllusionsPresenter(world)


def _scorer(world: World) -> Any:
    from desktop.games.illusions.scorer import IllusionsScorer

    return IllusionsScorer(world)


DEFINITION = GameDefinition(
    id=files.GAME,
    title="Illusions of Glory",
    rules_version=RULES_VERSION,
    sides=SEATS,
    scenarios=_scenarios,
    load_world=load_world,
    new_state=_new_state,
    outcome=_outcome,
    faults=_faults,
    presenter=_presenter,
    scorer=_scorer,
    edits=_edit,
    opponents={seat: OPPONENT[side] for side in SIDES for seat in (side, *PARTNERS[side])},
    extra={
        "position": stated_position,
        "validate": files.check_file,
        "edit_place": "place {piece} {space}",
        "edit_help": edits.apply_edit.__doc__ or "",
    },
)
