"""Every key the rules speak with has words, every event a sentence, and no id is shown to a player."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.data.game_files import texts_of
from desktop.engine.event import DieRolled, Event, PositionEdited
from desktop.engine.frame import Frame
from desktop.games.reich import definition
from desktop.games.reich.data.files import READER
from desktop.games.reich.data.world import load_world
from desktop.games.reich.present.charts import TABLES
from desktop.games.reich.present.log import Log
from desktop.games.reich.present.names import Names
from desktop.games.reich.state import events

GAME = Path(inspect.getfile(definition)).parent
KEY_OF = {"Message.of": 0, "Refusal.of": 1, "Modifier.of": 2}
COMPOSED = {
    "conflict.card", "conflict.open_card", "conflict.double_agent", "conflict.saboteur", "hands.discard_loss",
    "hands.discard_surplus", "hands.discard_action", "turn.first", "turn.success", "turn.production", "turn.push",
    "victory.sudden_death", "victory.capitulation", "victory.capitals", "victory.surrender", "victory.last_year",
}  # fmt: skip
"""Keys that the code puts together."""
ENGINE = {
    "engine.game_over", "engine.not_offered", "engine.enter_die", "engine.no_edits", "engine.dice_first",
    "engine.bad_edit",
}  # fmt: skip
GIVEN = {"side", "enemy", "target"}
"""Facts that every prompt may speak of."""


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def keys_in_code() -> dict[str, frozenset[str]]:
    """Key: the argument names it is used with."""
    found: dict[str, frozenset[str]] = {}
    for file in sorted(GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            place = KEY_OF.get(ast.unparse(node.func), -1)
            if 0 <= place < len(node.args):
                args = frozenset(keyword.arg or "" for keyword in node.keywords)
                for key in _literals(node.args[place]):
                    found[key] = args
    return found


KEYS = keys_in_code()


@pytest.fixture(scope="module")
def names() -> Names:
    return Names(load_world("campaign-1941", {}))


def test_the_code_was_read() -> None:
    assert len(KEYS) > 60
    assert {"conflict.events", "refuse.not_adjacent", "dice.area"} <= KEYS.keys()


@pytest.mark.parametrize("key", sorted(KEYS.keys() | COMPOSED | ENGINE))
def test_every_key_has_words(key: str) -> None:
    assert texts_of("reich").get(key)


@pytest.mark.parametrize("key", sorted(KEYS))
def test_words_use_only_what_they_are_given(key: str, names: Names) -> None:
    assert names.words.fields(key) <= KEYS[key] | GIVEN


EVENTS = [
    kind
    for kind in vars(events).values()
    if inspect.isclass(kind) and issubclass(kind, Event) and kind not in (Event, events.Caused)
]


@pytest.mark.parametrize("kind", [*EVENTS, DieRolled, PositionEdited], ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(kind: type[Event], names: Names) -> None:
    known = set(kind.__struct_fields__) | {"n", "m"}
    line = f"log.{kind.__name__}"
    sentences = [key for key in texts_of("reich") if key == line or key.startswith(f"{line}.")]
    assert f"log.{kind.__name__}" in sentences
    for key in sentences:
        assert names.words.fields(key) <= known


def test_procedures_with_words_exist_and_have_a_rule() -> None:
    kinds = {kind.__name__ for kind in Frame.KINDS.values() if kind.__module__.startswith("desktop.games.reich")}
    for key in texts_of("reich"):
        if key.startswith("path."):
            name = key.split(".")[1]
            assert name in kinds
            assert texts_of("reich")[f"path_rule.{name}"]


def test_every_chart_has_its_words() -> None:
    for chart, (_, columns, rows) in TABLES.items():
        assert texts_of("reich")[f"chart.{chart}"]
        for row in rows:
            assert texts_of("reich")[f"chart.{chart}.{row}"]
            assert all(texts_of("reich")[f"chart.{chart}.{row}.{column}"] for column in columns)


@pytest.mark.parametrize("scenario", READER.scenario_ids())
def test_every_level_and_operation_has_a_name(scenario: str) -> None:
    world = load_world(scenario, {})
    for verdict in (world.scenario.verdict, *world.scenario.verdict_by_end.values()):
        assert all(f"level.{level.id}" in texts_of("reich") for level in verdict.levels)
    assert all(f"operation.{name}" in texts_of("reich") for name in world.scenario.operations)


def test_log_tells_names_not_ids(names: Names) -> None:
    log = Log(names.world, names)
    line = log.lines(
        7, "axis", [events.ConflictBegan("land", "axis", "finland", "leningrad", "soviet", False)], "axis"
    )[0]
    assert line.text == "The Axis attack Leningrad from Finland."
    assert (line.spaces, line.position) == (("leningrad", "finland"), 7)
    shown = log.lines(8, "axis", [events.CardsRevealed("axis", ("german_12",))], "allies")[0]
    assert shown.text == "The Axis show German Field Marshal (12)."


def test_no_text_holds_an_unfilled_name() -> None:
    for key, text in texts_of("reich").items():
        assert not re.search(r"\{\s*\}", text), key
