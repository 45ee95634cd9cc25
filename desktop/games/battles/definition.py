"""The game of battles as the kernel sees it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from desktop.engine.decision import Message
from desktop.engine.definition import GameDefinition, OptionChoice, OptionSpec, Outcome, ScenarioInfo
from desktop.engine.frame import State
from desktop.games.battles import edits, files, invariants
from desktop.games.battles import schema as s
from desktop.games.battles.opening import blank_state
from desktop.games.battles.procedures.game import Battle
from desktop.games.battles.state import BattleState
from desktop.games.battles.world import SIDES, World, load_world

if TYPE_CHECKING:
    from desktop.data.position import PositionSpec

RULES_VERSION = 1


@cache
def _scenarios() -> tuple[ScenarioInfo, ...]:
    """The shipped scenarios, the introductory one first."""
    rulings = files.load_rulings()
    records = [files.load_scenario(scenario) for scenario in files.scenario_ids()]
    shown = [record for record in records if not record.hidden]
    return tuple(_info(record, rulings) for record in sorted(shown, key=lambda record: not record.introductory))


def _info(record: s.Scenario, rulings: dict[str, files.Ruling]) -> ScenarioInfo:
    options = tuple(_option(option, rulings[option.ruling]) for option in record.options)
    return ScenarioInfo(
        record.id, record.title, record.summary, record.length, SIDES, options, introductory=record.introductory
    )


def _option(option: s.ScenarioOption, ruling: files.Ruling) -> OptionSpec:
    assert ruling.switch is not None
    choices = tuple(OptionChoice(choice.id, choice.text) for choice in ruling.switch.choices)
    default = option.default or ruling.switch.default
    return OptionSpec(ruling.id, ruling.question, choices, default, ruling.rule, ruling.reason)


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
