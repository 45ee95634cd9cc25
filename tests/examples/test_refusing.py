"""What an example asks for and the rules refuse is told in the words of the game."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.engine.errors import IllegalAction
from desktop.examples.loader import find_example
from desktop.examples.refusing import attempt, why_not
from desktop.examples.run import ExampleRun
from desktop.examples.schema import Refused
from desktop.examples.views import step_view


@pytest.mark.parametrize(
    ("key", "step", "action", "words"),
    [
        ("reich/allies-first-turn", 7, "attack land minsk warsaw", "Attack Warsaw from Minsk: The Nazi-Soviet Pact"),
        ("crusade/republican-first-turn", 3, "pick NAT_CAV_02", "CAV: CAV is not in a space activated for movement"),
    ],
)
def test_an_act_is_named_as_it_would_be_offered(key: str, step: int, action: str, words: str) -> None:
    run = ExampleRun(find_example(key))
    run.go_to((step,))
    with pytest.raises(IllegalAction) as refused:
        run.match.play(Action.parse(action))
    told = why_not(run.match, run.loaded.presenter, refused.value)
    assert told.startswith(words)
    assert told.endswith(")")
    assert action not in told


def test_other_faults_are_told_as_they_are() -> None:
    run = ExampleRun(find_example("reich/allies-first-turn"))
    assert why_not(run.match, run.loaded.presenter, ValueError("no such thing")) == "no such thing"


def test_a_piece_and_a_space_are_told_by_their_names() -> None:
    run = ExampleRun(find_example("crusade/republican-first-turn"))
    refused = Refused(rule="10.1.1", piece="NAT_CAV_02", space="madrid")
    assert attempt(run.match, run.loaded.presenter, refused) == "CAV → Madrid"


def test_a_step_shows_what_it_tries() -> None:
    run = ExampleRun(find_example("reich/allies-first-turn"))
    run.go_to((7,))
    view = step_view(run)
    assert view.forbidden is not None
    assert view.forbidden.tried == "Attack Warsaw from Minsk"
