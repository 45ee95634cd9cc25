"""The game as the kernel sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

from desktop.engine.decision import Message
from desktop.engine.definition import GameDefinition, OptionChoice, OptionSpec, Outcome, ScenarioInfo
from desktop.engine.frame import State
from desktop.games.reich import files, invariants
from desktop.games.reich import schema as s
from desktop.games.reich.example_position import stated_position
from desktop.games.reich.procedures.game import ReichGame
from desktop.games.reich.procedures.setup import blank_state
from desktop.games.reich.sides import SIDES
from desktop.games.reich.state import ReichState
from desktop.games.reich.world import World, load_world

RULES_VERSION = 1


@cache
def _scenarios() -> tuple[ScenarioInfo, ...]:
    """The shipped scenarios, the introductory ones first."""
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
    return OptionSpec(
        ruling.id, ruling.question, choices, option.default or ruling.switch.default, ruling.rule, ruling.reason
    )


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
    extra={"position": stated_position},
)
