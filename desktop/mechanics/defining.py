"""Making a game known to the kernel: what every game that is loaded from our files has in common."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from typing import Any, Concatenate, ParamSpec, TypeVar

from desktop.data.errors import DataError
from desktop.data.game_files import SCENARIOS, own_scenarios, scenario_info, scenario_infos
from desktop.data.scenario_reading import ScenarioReader
from desktop.data.schema_base import ScenarioHead
from desktop.engine.action import Action
from desktop.engine.decision import Message
from desktop.engine.definition import GameDefinition, LoadWorld, Outcome, ScenarioInfo, Searched
from desktop.engine.errors import EngineError
from desktop.engine.frame import Frame, State
from desktop.engine.unseen import Pool
from desktop.engine.verb import Language
from desktop.mechanics.protocols import Ended, W
from desktop.mechanics.taken_up import taken_up

S = TypeVar("S", bound=State)
P = ParamSpec("P")
R = TypeVar("R")


def _own_scenarios(files: ScenarioReader[Any]) -> Iterator[ScenarioHead]:
    """The player's own ones that are sound, and not named as one of ours; `validate` names the faults of the others."""
    shipped = set(files.scenario_ids())
    for path in own_scenarios(files.GAME):
        with suppress(DataError, EngineError):
            if path.stem not in shipped and files.check_file(path):
                record = files.load_scenario(path.stem)
                if record.id == path.stem:
                    yield record


def define(
    files: ScenarioReader[Any],
    *,
    title: str,
    rules_version: int,
    sides: tuple[str, ...],
    seats: tuple[str, ...] = (),
    load_world: LoadWorld[W],
    blank_state: Callable[[W], S],
    first_frame: Callable[[], Frame],
    faults: Callable[[S], list[str]],
    edit: Callable[[S, str], None],
    names: str,
    outcome: Callable[[S], Outcome | None],
    opponents: Mapping[str, str] | None = None,
    unseen: Callable[[S, str], tuple[Pool, ...]] | None = None,
    private: Iterable[str] = (),
    passes: Mapping[str, str] | None = None,
    language: Language | None = None,
    former: Mapping[int, Mapping[str, str]] | None = None,
    named: Callable[[S, Action], Action] | None = None,
    searched: Searched | None = None,
    glanced: Searched | None = None,
) -> GameDefinition:
    """The definition of a game in `desktop.games`. `outcome` is `decided` if its state has the winner, level and reason
    of the end; edit mode moves a piece with `place`; `names` begins the names of its presenter, scorer and knowledge;
    `named` finds the pieces that an example names by what they are; `searched` is what a veteran thinks through,
    `glanced` what a regular does."""
    package = f"desktop.games.{files.GAME}"

    @cache
    def scenarios() -> tuple[ScenarioInfo, ...]:
        shipped = [files.load_scenario(name) for name in files.scenario_ids()]
        return scenario_infos([*shipped, *_own_scenarios(files)], files.load_rulings(), sides)

    def scenario(name: str) -> ScenarioInfo:
        return scenario_info(files.load_scenario(name), files.load_rulings(), sides)

    def new_state(world: W) -> S:
        state = blank_state(world)
        state.stack.append(first_frame())
        return taken_up(state, world.scenario.position, faults)

    return GameDefinition(
        id=files.GAME,
        title=title,
        rules_version=rules_version,
        sides=seats or sides,
        scenarios=scenarios,
        load_world=load_world,
        new_state=new_state,
        outcome=_handed(outcome),
        faults=_handed(faults),
        presenter=_late(f"{package}.present", f"{names}Presenter"),
        scorer=_late(f"{package}.player.scorer", f"{names}Scorer"),
        knowledge=_late(f"{package}.player.knowledge", f"{names}Knowledge"),
        searched=searched,
        glanced=glanced,
        edits=_handed(edit),
        opponents=opponents or {},
        unseen=_handed(unseen) if unseen else None,
        private=frozenset(private),
        passes=passes or {},
        language=language or Language(()),
        former=former or {},
        extra={
            "position": _late(f"{package}.state.positions", "stated_position"),
            "validate": files.check_file,
            "scenario": scenario,
            "shapes": {**files.shapes, SCENARIOS: files.scenario_shape},
            "named": named,
            "arranger": _late(f"{package}.arranging", "arranger"),
            "reader": files,
            "edit_place": "place {piece} {space}",
            "edit_help": edit.__doc__ or "",
        },
    )


def decided(state: Ended) -> Outcome | None:
    """How a game ended whose state says so itself."""
    if not state.level:
        return None
    return Outcome(state.winner, state.level, Message.of(f"victory.{state.reason}", level=state.level))


def _handed(function: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[State, P], R]:
    """What the kernel calls with a state of whichever game it plays: it hands each game its own."""
    return function  # type: ignore[return-value]


def _late(module: str, name: str) -> Callable[..., Any]:
    """A function of a module that is imported when it is first called, so that play without a window stays light.

    Its type is known only then."""

    def call(*args: object) -> object:
        return getattr(importlib.import_module(module), name)(*args)

    return call
