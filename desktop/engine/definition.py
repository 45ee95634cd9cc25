"""What a game package provides to the kernel, and the registry of games."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from desktop.engine.decision import Message
from desktop.engine.errors import EngineError
from desktop.engine.frame import State
from desktop.engine.unseen import Pool
from desktop.engine.verb import Language

Options = Mapping[str, str | int | bool]
W_co = TypeVar("W_co", covariant=True)


class OptionChoice(Struct, frozen=True):
    """A reading; `printed` is what the book says to the letter."""

    id: str
    text: str
    printed: bool = False


class OptionSpec(Struct, frozen=True):
    """A switch of the new-game dialog: an optional rule or a ruling with two readings."""

    id: str
    text: str
    choices: tuple[OptionChoice, ...]
    default: str
    rule: str = ""
    help: str = ""
    front: bool = False
    """Whether every table is asked, and not only those who look for rulings."""


class ScenarioInfo(Struct, frozen=True):
    """What the start page tells of a scenario."""

    id: str
    title: str
    summary: str
    length: str
    sides: tuple[str, ...]
    options: tuple[OptionSpec, ...] = ()
    introductory: bool = False


class Outcome(Struct, frozen=True):
    """How a game ended: the winner ("" for a draw), the level reached, and why."""

    winner: str
    level: str
    reason: Message


class LoadWorld(Protocol[W_co]):
    """Reads a scenario (an id, or the path of a file) with corrections laid over the data, as `Setup` has them."""

    def __call__(self, scenario: str, options: Options, corrections: str = "", /) -> W_co: ...


class Searched(Struct, frozen=True):
    """What a program that thinks ahead thinks through, and how long: a budget of trials, not of seconds.

    Attributes:
        prompts: the questions that begin a search.
        replies: how many stretches of play of others a trial goes on for after the own one.
        firsts: how many first actions are tried; noisy: how many plans with other choices are made up, of which `kept`
            are tried.
        stages: so many trials of each plan, after which so many plans are left besides the usual one, and none
            that did worse than it.
        looks: how often it thinks anew in one stretch of play, when a plan does not fit any more.
        scenarios: where it does so at all; everywhere if none is named.
    """

    prompts: frozenset[str]
    replies: int = 1
    firsts: int = 6
    noisy: int = 6
    kept: int = 3
    stages: tuple[tuple[int, int], ...] = ((3, 4), (4, 2), (6, 1))
    looks: int = 1
    scenarios: frozenset[str] = frozenset()


class GameDefinition(Struct, frozen=True):
    """The whole contract between a game and the rest of the program.

    `load_world` reads map, units and scenario (an id, or the path of a scenario file), with the corrections given laid
    over them, into an immutable world; `new_state` lays out the board and pushes the first frame; `outcome` is None
    while the game goes on; `faults` names every broken invariant; `scorer` makes the novice's opinion of an action,
    `knowledge` that of better players, of positions too (`players/knowledge.py`); `searched` is what a veteran thinks
    through and `glanced` what a regular does, None where that does not pay;
    `presenter` makes the view factory (imported late so that headless play stays light); `opponents` names the side
    that wins when a seat gives up, where there are more than two seats; `unseen` names the cards that a seat ("" is
    nobody in particular) cannot tell apart, None if the game hides nothing; `private` are the prompts whose answers
    tell of a hand, also where there is just one; `passes` are, by prompt, the answers that forgo what is asked in a
    fight and go on; `language` has its verbs, each with the rule that says when it is
    done (its words are the text `moment.<verb>`); `former` names, by version of the rules, the readings that were the
    default before it: a game begun then keeps them.
    """

    id: str
    title: str
    rules_version: int
    sides: tuple[str, ...]
    scenarios: Callable[[], tuple[ScenarioInfo, ...]]
    load_world: LoadWorld[Any]
    new_state: Callable[[Any], State]
    outcome: Callable[[State], Outcome | None]
    faults: Callable[[State], list[str]]
    presenter: Callable[[Any], Any]
    scorer: Callable[[Any], Any] | None = None
    knowledge: Callable[[Any], Any] | None = None
    searched: Searched | None = None
    glanced: Searched | None = None
    edits: Callable[[State, str], None] | None = None
    opponents: Mapping[str, str] = {}
    unseen: Callable[[Any, str], tuple[Pool, ...]] | None = None
    private: frozenset[str] = frozenset()
    passes: Mapping[str, str] = {}
    language: Language = Language(())
    former: Mapping[int, Mapping[str, str]] = {}
    extra: Mapping[str, Any] = {}

    def moment_of(self, verb: str) -> str:
        """The rule that says when a thing is done; "" if none does."""
        return self.language[verb].rule if verb in self.language else ""

    def opponent_of(self, seat: str) -> str:
        """Who wins when a seat gives the game up; "" if nobody is named."""
        others = [side for side in self.sides if side != seat]
        return self.opponents.get(seat, others[0] if len(others) == 1 else "")


_MODULES: dict[str, str] = {
    "arriba": "desktop.games.arriba.definition",
    "battles": "desktop.games.battles.definition",
    "crusade": "desktop.games.crusade.definition",
    "illusions": "desktop.games.illusions.definition",
    "reich": "desktop.games.reich.definition",
}
_LOADED: dict[str, GameDefinition] = {}


def register(definition: GameDefinition) -> GameDefinition:
    """Make a game known that is not shipped (tests)."""
    _LOADED[definition.id] = definition
    return definition


def game_ids() -> tuple[str, ...]:
    return tuple(sorted({*_MODULES, *_LOADED}))


def is_shipped(game_id: str) -> bool:
    """Whether a game comes with the program (and so has data files)."""
    return game_id in _MODULES


def game(game_id: str) -> GameDefinition:
    """Find a game, importing its package on first use."""
    if game_id not in _LOADED:
        module = _MODULES.get(game_id)
        if module is None:
            raise EngineError(f"unknown game {game_id!r}; there are: {', '.join(game_ids())}")
        definition: GameDefinition = importlib.import_module(module).DEFINITION
        _LOADED[game_id] = definition
    return _LOADED[game_id]
