"""Random games in which everything that a window would show is built after every action, for every seat."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from desktop.commands_cli.showing import Show, Watching
from desktop.engine.decision import Decision, Message
from desktop.engine.match import Match
from desktop.players.selfplay import HAND, PROGRAM, Table, Task, play_games, seeds_from
from desktop.views.table import PreviewView, TableView
from tests.contract.games import scenarios
from tests.tiny.game import TinyState
from tests.tiny.present import TinyPresenter

STRETCH = 10
"""Moments looked at in a game."""
LATEST = 300
"""The first of them comes after at most so many decisions; until then the game is only played."""
SOAKED = 5
SHIPPED = [scenario for scenario in scenarios() if not scenario.startswith("tiny/")]
every_scenario = pytest.mark.parametrize("scenario", SHIPPED)
both_kinds_of_dice = pytest.mark.parametrize("dice", [PROGRAM, HAND])


@every_scenario
@both_kinds_of_dice
def test_a_stretch_of_a_random_game_can_be_shown(scenario: str, dice: str) -> None:
    game, _, name = scenario.partition("/")
    seed = zlib.crc32(f"{scenario} {dice}".encode()) % 10_000
    for first in (0, random.Random(seed).randrange(STRETCH, LATEST)):
        task = Task(game, name, vary=True, dice=dice, most=first + STRETCH, cut=True)
        watching = Watching(first)
        tally = play_games(task, [seed + first], watch=watching)
        assert tally.faults == []
        assert watching.looks or tally.finished


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.usefixtures("qapp")
@every_scenario
@both_kinds_of_dice
def test_whole_random_games_can_be_shown(scenario: str, dice: str) -> None:
    game, _, name = scenario.partition("/")
    tally = play_games(Task(game, name, vary=True, dice=dice), seeds_from(50_001, SOAKED), watch=Watching(sheets=True))
    assert tally.faults == []


# -- the fuzz itself -----------------------------------------------------------------------------------
class Blind(TinyPresenter):
    """Cannot show a die that is awaited."""

    def table(self, state: TinyState, decision: Decision | None, seat: str) -> TableView:
        if decision is not None and decision.prompt.key == "engine.enter_die":
            raise KeyError("choice.chance")
        return super().table(state, decision, seat)


class Dumb(TinyPresenter):
    """Has no words for the purpose of a die."""

    def words(self, message: Message) -> str:
        return super().words(message).replace("the fight", "fight")


class Forgetful(TinyPresenter):
    """Leaves a choice out."""

    def table(self, state: TinyState, decision: Decision | None, seat: str) -> TableView:
        view = super().table(state, decision, seat)
        asked = view.decision
        return replace(view, decision=replace(asked, choices=asked.choices[1:])) if asked else view


class Meddling(TinyPresenter):
    """Changes the position by looking at it."""

    def table(self, state: TinyState, decision: Decision | None, seat: str) -> TableView:
        state.turn += 1
        return super().table(state, decision, seat)


class Listing(TinyPresenter):
    """Shows something that could be changed."""

    def preview(self, state: TinyState, decision: Decision | None, focus: Sequence[str]) -> PreviewView | None:
        view = super().preview(state, decision, focus)
        return replace(view, faces=list(view.faces)) if view else None  # type: ignore[arg-type]


def fault_of(presenter: type[TinyPresenter], dice: str = PROGRAM) -> str:
    """What a game is found to lack when it is shown by a presenter."""

    def watch(match: Match, seed: int) -> Callable[[], None]:
        show = Show(match, presenter(match.world), random.Random(seed))

        def look() -> None:
            show.now()
            show.closely()

        return look

    tally = play_games(Task("tiny", "skirmish", dice=dice), [3], watch=watch)
    return tally.faults[0] if tally.faults else ""


@both_kinds_of_dice
def test_the_tiny_game_can_be_shown(dice: str) -> None:
    assert fault_of(TinyPresenter, dice) == ""


@pytest.mark.parametrize(
    ("presenter", "told"),
    [
        (Blind, "the table of red cannot be shown: KeyError: 'choice.chance', while roll waits for a die (fight)"),
        (Dumb, "a die for 'fight' has no words"),
        (Forgetful, "does not show every choice"),
        (Meddling, "the position is changed by looking at it"),
        (Listing, "cannot be shown: TypeError: unhashable type: 'list'"),
    ],
)
def test_what_cannot_be_shown_is_told_by_name(presenter: type[TinyPresenter], told: str) -> None:
    fault = fault_of(presenter, HAND)
    assert fault.startswith("seed 3, dice by hand")
    assert told in fault
    assert " after entry " in fault


def test_a_game_with_dice_by_hand_is_played_alike_for_the_same_seed() -> None:
    one, two = (Table(Task("reich", "intro-1941-42", dice=HAND, most=60, cut=True)).play(4) for _ in range(2))
    assert one.match.setup.seed is None
    assert one.decisions == 60
    assert one.match.log == two.match.log
    assert one.match.digest() == two.match.digest()
