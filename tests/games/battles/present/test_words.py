"""Every key the rules speak with has words, every event a sentence, and no id is shown to a player."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.data.game_files import texts_of
from desktop.engine.event import DieRolled, Event, PositionEdited
from desktop.engine.frame import Frame
from desktop.games.battles import definition
from desktop.games.battles.present.log import Log
from desktop.games.battles.present.names import Names, game_file
from desktop.games.battles.state import events
from tests.games.battles.position import world_of

GAME = Path(inspect.getfile(definition)).parent
KEY_OF = {"Message.of": 0, "Refusal.of": 1, "Modifier.of": 2}
COMPOSED = {
    "combat.attacker", "combat.attacker_unsupplied", "combat.defender", "combat.defender_unsupplied",
    "cost.main_road", "cost.minor_road", "cost.terrain_clear", "cost.terrain_mud", "cost.leave_zoc", "cost.zoc_to_zoc",
    "cost.river", "cost.pontoon", "barrage.blocked_elevation", "barrage.blocked_terrain",
    "vp.last_entered", "vp.left", "vp.at_edge", "vp.left_unsupplied",
}  # fmt: skip
"""Keys that the code puts together."""
ENGINE = {
    "engine.game_over", "engine.not_offered", "engine.enter_die", "engine.no_edits", "engine.dice_first",
    "engine.bad_edit",
}  # fmt: skip


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
            name = ast.unparse(node.func)
            drawn = name.endswith(("chance.draw", "chance.deal"))
            place = KEY_OF.get(name, 0 if name.endswith(".roll") else 1 if drawn else -1)
            if 0 <= place < len(node.args):
                args = frozenset(keyword.arg or "" for keyword in node.keywords)
                for key in _literals(node.args[place]):
                    found[key] = args
    return found


KEYS = keys_in_code()


def test_the_code_was_read() -> None:
    assert len(KEYS) > 100
    assert {"move.pick", "setup.place", "combat.roll"} <= KEYS.keys()


@pytest.mark.parametrize("key", sorted(KEYS.keys() | COMPOSED | ENGINE))
def test_every_key_has_words(key: str) -> None:
    assert texts_of("battles").get(key)


@pytest.mark.parametrize("key", sorted(KEYS))
def test_words_use_only_what_they_are_given(key: str) -> None:
    names = Names(world_of("jarama"))
    assert names.words.fields(key) <= KEYS[key]


EVENTS = [
    kind
    for kind in vars(events).values()
    if inspect.isclass(kind) and issubclass(kind, Event) and kind not in (Event, events.BattleEvent)
]


@pytest.mark.parametrize("kind", [*EVENTS, DieRolled, PositionEdited], ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(kind: type[Event]) -> None:
    names = Names(world_of("jarama"))
    known = set(kind.__struct_fields__)
    if "die" in known:
        known |= {"read", "meaning", "spared"}  # worked out from the die and the result
    if "margin" in known:
        known.add("of")  # the side whose margin it is
    line = f"log.{kind.__name__}"
    sentences = [key for key in texts_of("battles") if key == line or key.startswith(f"{line}.")]
    assert f"log.{kind.__name__}" in sentences
    for key in sentences:
        assert names.words.fields(key) <= known


def test_procedures_with_words_exist_and_have_a_rule() -> None:
    kinds = {kind.__name__ for kind in Frame.KINDS.values() if kind.__module__.startswith("desktop.games.battles")}
    for key in texts_of("battles"):
        if key.startswith("path.") and key != "path.phase":
            name = key.removeprefix("path.")
            assert name in kinds
            assert texts_of("battles")[f"path_rule.{name}"]


def test_log_tells_names_not_ids() -> None:
    log = Log(world_of("jarama"), Names(world_of("jarama")))
    line = log.lines(7, "nationalist", [events.UnitMoved("JN-CAV.1", ("2927", "2928"), 3, "move")])[0]
    assert line.text == "1 Cav moves 2927 – 2928, 1½ MP."
    assert (line.spaces, line.pieces, line.side, line.position) == (("2927", "2928"), ("JN-CAV.1",), "nationalist", 7)


def test_log_shows_a_die_once() -> None:
    log = Log(world_of("jarama"), Names(world_of("jarama")))
    resolved = events.CombatResolved(1, ("3142",), "", 9, 5, "3,4", 5, 6, "-/S*", "-/S*")
    lines = log.lines(1, "nationalist", [DieRolled("combat", "nationalist", 6, 5), resolved])
    assert [line.dice for line in lines] == [(5,)]
    assert "3142 (Pindoque Bridge)" in lines[0].text
    assert "–/S∗" in lines[0].text


def test_log_tells_edits_with_names() -> None:
    log = Log(world_of("brunete"), Names(world_of("brunete")))
    line = log.lines(1, "", [PositionEdited("points 11 3")])[0]
    assert line.edited
    assert line.text == "Changed by hand: 11 Division: 3 points."


def test_a_judgement_without_lack_is_no_line() -> None:
    log = Log(world_of("jarama"), Names(world_of("jarama")))
    assert not log.lines(1, "nationalist", [events.StatusJudged("nationalist", (), ())])


def test_names_that_occur_twice_are_numbered() -> None:
    names = Names(world_of("jarama"))
    assert names.unit("JR-AIR.1") != names.unit("JR-AIR.2")
    assert len({names.unit(unit) for unit in world_of("jarama").by_side["republican"]}) == len(
        world_of("jarama").by_side["republican"]
    )


def test_spelling_with_accents() -> None:
    assert Names(world_of("jarama")).hex("2551") == "2551 (Morata de Tajuña)"
    assert game_file().publisher == "Decision Games"
