"""Making a game known to the kernel: what every game that is loaded from our files has in common."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from desktop.data.game_files import Ruling, scenario_info, scenario_infos
from desktop.data.schema_base import ScenarioHead
from desktop.engine.action import Action
from desktop.engine.decision import Message
from desktop.engine.definition import GameDefinition, Outcome, ScenarioInfo
from desktop.engine.frame import Frame
from desktop.engine.unseen import Pool
from desktop.engine.verb import Language


class Files(Protocol):
    """A game's module that reads its files."""

    GAME: str

    def scenario_ids(self) -> Iterable[str]: ...
    def load_scenario(self, scenario: str, /) -> ScenarioHead: ...
    def load_rulings(self) -> Mapping[str, Ruling]: ...
    def check_file(self, path: Path, /) -> bool: ...


def define(
    files: Files,
    *,
    title: str,
    rules_version: int,
    sides: tuple[str, ...],
    seats: tuple[str, ...] = (),
    load_world: Callable[..., Any],
    blank_state: Callable[[Any], Any],
    first_frame: Callable[[], Frame],
    faults: Callable[[Any], list[str]],
    edit: Callable[[Any, str], None],
    names: str,
    outcome: Callable[[Any], Outcome | None] | None = None,
    opponents: Mapping[str, str] | None = None,
    unseen: Callable[[Any, str], tuple[Pool, ...]] | None = None,
    private: Iterable[str] = (),
    language: Language | None = None,
    former: Mapping[int, Mapping[str, str]] | None = None,
    named: Callable[[Any, Action], Action] | None = None,
) -> GameDefinition:
    """The definition of a game in `desktop.games`. Its state has the winner, level and reason of the end, unless
    `outcome` tells how it ended; edit mode moves a piece with `place`; `names` begins the names of its presenter
    and scorer; `named` finds the pieces that an example names by what they are."""
    package = f"desktop.games.{files.GAME}"

    @cache
    def scenarios() -> tuple[ScenarioInfo, ...]:
        return scenario_infos(map(files.load_scenario, files.scenario_ids()), files.load_rulings(), sides)

    def scenario(name: str) -> ScenarioInfo:
        return scenario_info(files.load_scenario(name), files.load_rulings(), sides)

    def new_state(world: Any) -> Any:
        state = blank_state(world)
        state.stack.append(first_frame())
        return state

    return GameDefinition(
        id=files.GAME,
        title=title,
        rules_version=rules_version,
        sides=seats or sides,
        scenarios=scenarios,
        load_world=load_world,
        new_state=new_state,
        outcome=outcome or decided,
        faults=faults,
        presenter=_late(f"{package}.present", f"{names}Presenter"),
        scorer=_late(f"{package}.player.scorer", f"{names}Scorer"),
        edits=edit,
        opponents=opponents or {},
        unseen=unseen,
        private=frozenset(private),
        language=language or Language(()),
        former=former or {},
        extra={
            "position": _late(f"{package}.state.positions", "stated_position"),
            "validate": files.check_file,
            "scenario": scenario,
            "named": named,
            "edit_place": "place {piece} {space}",
            "edit_help": edit.__doc__ or "",
        },
    )


def decided(state: Any) -> Outcome | None:
    """How a game ended whose state says so itself."""
    if not state.level:
        return None
    return Outcome(state.winner, state.level, Message.of(f"victory.{state.reason}", level=state.level))


def _late(module: str, name: str) -> Callable[..., Any]:
    """A function of a module that is imported when it is first called, so that play without a window stays light."""

    def call(*args: Any) -> Any:
        return getattr(importlib.import_module(module), name)(*args)

    return call
