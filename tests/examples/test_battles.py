"""Every example of the battles runs exactly: illegal steps and differences fail."""

from __future__ import annotations

import pytest

from desktop.examples.loader import Loaded, load_examples
from desktop.examples.run import ExampleRun
from desktop.examples.runner import check
from desktop.examples.views import step_view, table_view

EXAMPLES = load_examples("battles")
IDS = [loaded.id for loaded in EXAMPLES]
RULE_BOOK = (
    "ex-11-1-6", "ex-11-2-2a", "ex-11-2-2b", "ex-11-3-4", "ex-11-4a", "ex-11-4b", "ex-12-0", "ex-12-3-1", "ex-12-4-3",
    "ex-13-2", "ex-9-1", "ex-j-3-7-4", "ex-b-obj", "ex-b-rel",
)  # fmt: skip


@pytest.mark.parametrize("loaded", EXAMPLES, ids=IDS)
@pytest.mark.rule("battles", "11.1", "11.2.1", "11.2.2", "11.3", "11.4", "12.0", "12.3", "12.4", "13.2", "9.1")
@pytest.mark.rule("battles", "J.command", "B.objectives", "B.release")
def test_example_runs_exactly(loaded: Loaded) -> None:
    assert [str(fault) for fault in check(loaded)] == []


def test_the_examples_of_the_rule_book_are_all_there() -> None:
    assert set(RULE_BOOK) <= set(IDS)


@pytest.mark.parametrize("loaded", EXAMPLES, ids=IDS)
def test_every_step_forward_and_back_is_shown(loaded: Loaded) -> None:
    run = ExampleRun(loaded)
    main = [path for path in run.course.paths if len(path) == 1]
    run.go_to((0,))
    table_view(run, moving=False)
    for path in (*main[1:], *reversed(main[:-1])):
        run.go_to(path)
        assert step_view(run).text
        table_view(run, moving=True)
