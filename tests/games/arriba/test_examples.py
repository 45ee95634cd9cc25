"""Every shipped example runs to its end: illegal steps and differences fail."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.engine.errors import EngineError
from desktop.examples.loader import Loaded, load_examples
from desktop.examples.run import ExampleRun
from desktop.examples.runner import check
from desktop.examples.views import step_view, table_view
from desktop.games.arriba.state.example_names import named
from tests.games.arriba.position import position

EXAMPLES = load_examples("arriba")
IDS = [loaded.id for loaded in EXAMPLES]


def test_all_examples_are_there() -> None:
    assert len(IDS) == len(set(IDS)) == 24


@pytest.mark.parametrize("loaded", EXAMPLES, ids=IDS)
def test_an_example_runs_exactly(loaded: Loaded) -> None:
    assert [str(fault) for fault in check(loaded)] == []


@pytest.mark.parametrize("loaded", EXAMPLES, ids=IDS)
def test_every_step_of_an_example_is_shown(loaded: Loaded) -> None:
    run = ExampleRun(loaded)
    for path in (path for path in run.course.paths if len(path) == 1):
        run.go_to(path)
        assert step_view(run).text
    assert run.path == run.course.paths[-1][:1]
    table_view(run, moving=False)


def test_the_examples_are_said_to_be_ours() -> None:
    about = " ".join(item.text for item in EXAMPLES[0].presenter.about())
    assert "The examples of play, the first turn included: the rule book has none." in about
    assert "The movement allowance: the rule book gives none" in about


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("carlist@pamplona", "carlist-1"), ("carlist+@pamplona", "carlist-2"), ("@pamplona", "r1"),
        ("nationalist/division_1@navarre", "nationalist-1"), ("rebel@navarre", "r2"), ("rebel/artillery_ap@navarre",
         "rebel_artillery-1"),
    ],
)  # fmt: skip
def test_an_example_names_pieces_by_what_they_are(word: str, found: str) -> None:
    units = {"r1": "navarre/pamplona: 1 carlist, 1 carlist+", "r2": "navarre: 1 nationalist division_1, 1 artillery_ap"}
    state = position("movement", "rebel", units).state
    assert named(state, Action.of("drop", word)) == Action.of("drop", found)
    with pytest.raises(EngineError):
        named(state, Action.of("drop", f"{word}x"))
