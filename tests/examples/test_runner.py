"""Examples run on the real engine; what is illegal or differs fails, in one line with its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop.data.errors import DataError
from desktop.examples.loader import Loaded, find_example, load_examples
from desktop.examples.pointing import pointers
from desktop.examples.run import ExampleRun
from desktop.examples.runner import check
from desktop.examples.text import as_text
from tests.examples.conftest import TINY

Changed = Callable[..., Loaded]


def test_sound_examples_have_no_faults(tiny: Callable[[str], Loaded]) -> None:
    assert check(tiny("first-fight")) == []
    assert check(tiny("laying-cards")) == []


def test_examples_are_listed_in_the_order_they_are_taught() -> None:
    assert [loaded.id for loaded in load_examples("tiny", TINY)] == ["laying-cards", "first-fight"]


@pytest.mark.parametrize(
    ("old", "new", "where", "told"),
    [
        ("do: roll", "do: roll twice", "step 4", "roll twice"),
        ("dice: [3]", "dice: [4]", "step 4", "DieRolled(result=3)"),
        ("dice: [3]", "dice: [3, 5]", "step 4", "[5] are left over"),
        ("    dice: [3]\n", "", "step 4", "draws 1 outcomes"),
        ('column: "+1", items', 'column: "+2", items', "step 3", "the column is '+1', expected '+2'"),
        ('items: {"4.2": "+1"}', 'items: {"4.2": "+3"}', "step 3", "rule 4.2 gives ['+1'], expected '+3'"),
        ("path: [centre, bridge]", "path: [centre]", "step 3", "PieceMoved"),
        ('{player: blue, rule: "4.3"', '{player: red, rule: "4.3"', "step 4", "player of the decision is 'blue'"),
        ("offers: [pick red-foot]", "offers: [pick blue-horse]", "step 1", "is not offered"),
        ('pick blue-foot, rule: "3.0"', 'pick red-horse, rule: "3.0"', "step 1", "is allowed, expected rule 3.0"),
        ('space: south, rule: "3.1"', 'space: south, rule: "3.2"', "step 2", "expected rule 3.2"),
        ("left: 0", "left: 1", 'step 4, "What if the die were low?", step 2', "StepLost(piece='blue-foot', left=1)"),
        ("blue-foot: eliminated", "blue-foot: bridge", "step 5", "blue-foot is in"),
        ('tracks: {turn: "2"}', 'tracks: {turn: "3"}', "step 5", "track turn is '2', expected '3'"),
        ("by: blue", "by: red", "step 5", "is for blue to do"),
        ("no_events: [PieceMoved]", "no_events: [StepLost]", "step 5", "StepLost happened"),
        ("reduced: false", "reduced: true", "step 4", "at full strength"),
    ],
)
def test_a_difference_is_one_line_with_file_step_and_what(
    changed: Changed, old: str, new: str, where: str, told: str
) -> None:
    faults = check(changed((old, new)))
    assert len(faults) == 1
    assert f": {where}: " in str(faults[0])
    assert told in str(faults[0])
    assert "first-fight.yaml:" in str(faults[0])
    assert "\n" not in str(faults[0])


def test_a_step_may_change_the_position_by_hand(changed: Changed) -> None:
    """What a printed example does against the rules: in the words of edit mode, marked in the log, taken back."""
    step = "  - say: By hand.\n    edit: move blue-horse north\n"
    run = ExampleRun(changed(("  - title: Fighting\n", f"{step}  - title: Fighting\n")))
    run.go_to((2,))
    assert run.match.edited
    assert [type(event).__name__ for event in run.events()] == ["PositionEdited"]
    run.go_to((1,))
    assert not run.match.stands(run.match.edits[0])


def test_an_edit_that_is_none_is_a_fault(changed: Changed) -> None:
    loaded = changed(("  - title: Fighting\n", "  - say: By hand.\n    edit: jump\n  - title: Fighting\n"))
    (fault, *_) = check(loaded)
    assert ": step 3: " in str(fault)
    assert "jump" in str(fault)


def test_a_fault_names_the_line_of_its_step(changed: Changed) -> None:
    loaded = changed(("dice: [3]", "dice: [4]"))
    (fault,) = check(loaded)
    text = (TINY / "first-fight.yaml").read_text(encoding="utf-8").splitlines()
    assert text[fault.line - 1].strip() == "- say: Three hits."


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('rules: ["3.1"', 'rules: ["9.9"', "there is no rule 9.9"),
        ("See [[3.1]]", "See [[8.1]]", "there is no rule 8.1"),
        ("spaces: [bridge]", "spaces: [moon]", "there is no space moon"),
        ("units: [red-foot]", "units: [green-foot]", "there is no unit green-foot"),
        ("to: bridge}", "to: moon}", "moon is neither a space nor a unit"),
        ("chart: fight,", "chart: luck,", "there is no chart luck"),
        ('{chart: fight, column: "+1"}', '{chart: fight, column: "+9"}', "no column '+9'"),
        ('reply: "3 and 1 make 4.", right: true', 'reply: "3 and 1 make 4."', "one answer is right"),
        ("by: red", "by: green", "there is no side green"),
    ],
)
def test_names_that_mean_nothing_are_faults(changed: Changed, old: str, new: str, told: str) -> None:
    faults = check(changed((old, new)))
    assert [told in str(fault) for fault in faults] == [True]


def test_all_faults_of_form_are_told_with_their_lines(changed: Changed) -> None:
    with pytest.raises(DataError) as caught:
        changed(("summary:", "sumary:"), ("dice: [3]", "dice: [x]"))
    told = [fault.reason.split(":")[0] for fault in caught.value.faults]
    assert told == ["`summary` is missing", "sumary", "steps[3].dice[0]"]


def test_a_position_that_cannot_be_is_told_at_its_line(changed: Changed) -> None:
    (fault,) = check(changed(("red-horse: north", "red-horse: moon")))
    assert fault.line == 12
    assert "there is no space moon" in fault.reason


def test_after_an_illegal_step_the_rest_of_its_line_is_left_out(changed: Changed) -> None:
    faults = check(changed(("do: [pick red-foot, to bridge]", "do: [pick red-foot, to moon]")))
    assert [fault.reason.split(":")[0] for fault in faults] == ["step 3"]


def test_the_file_must_bear_the_id(changed: Changed) -> None:
    with pytest.raises(DataError, match="is not the name of the file"):
        changed(("id: first-fight", "id: second-fight"))


def test_text_tells_steps_side_lines_and_questions(tiny: Callable[[str], Loaded]) -> None:
    text, faults = as_text(tiny("first-fight"))
    assert not faults
    for words in ("The first fight", "1  Red is to move", ">> What if the die", "4.2 ", "a) 3 (right:", "Not allowed:"):
        assert words in text
    assert "**" not in text


# ------------------------------------------------------------------ walking
def test_back_and_on_give_the_same_position(tiny: Callable[[str], Loaded]) -> None:
    run = ExampleRun(tiny("first-fight"))
    digests = {}
    for path in run.course.paths:
        run.go_to(path)
        digests[path] = run.match.digest()
    for path in reversed(run.course.paths):
        run.go_to(path)
        assert run.match.digest() == digests[path]
    run.go_to((4,))
    assert run.match.digest() == digests[(4,)]


def test_a_copy_is_a_game_of_its_own(tiny: Callable[[str], Loaded]) -> None:
    run = ExampleRun(tiny("first-fight"))
    run.go_to((2,))
    before = run.match.digest()
    match = run.copy(seed=99)
    assert match.digest() == before
    match.play(match.decision.actions[0])  # type: ignore[union-attr]
    assert run.match.digest() == before
    assert match.setup.seed == 99
    assert match.catch_up()
    assert not match.history_lost
    match.go_to(1)
    assert match.position == 1


def test_what_happened_on_the_map_is_pointed_at_and_not_the_box_that_a_lost_corps_lies_in() -> None:
    run = ExampleRun(find_example("illusions/ex-29-c2"))
    run.go_to((2,))
    at = pointers(run)
    assert at.spaces == ("lublin", "kowel")
    assert at.pieces == ("ge_inf_01",), "the division that stands in for it"
