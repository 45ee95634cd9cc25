"""Procedures: steps in order, calls, loops, and names that are checked."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from desktop.engine import frame as frames
from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision, Message
from desktop.engine.errors import EngineError, ReplayError
from desktop.engine.frame import Frame, State, carry_out, settle

GO = Action("go")


@dataclass(kw_only=True)
class Notes(State):
    notes: list[str] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)


class Outer(Frame, kw_only=True):
    STEPS = ("first", "choice", "nothing", "again", "last")
    times: int = 0

    def run_first(self, state: Notes) -> Frame:
        state.notes.append("first")
        return Inner()

    def ask_choice(self, state: Notes) -> Decision:
        return Decision.of("a", "1", Message("choose"), [GO, Action("stay")])

    def on_choice(self, state: Notes, action: Action) -> None:
        state.notes.append(str(action))
        if action == GO:
            self.next_step()

    def ask_nothing(self, state: Notes) -> Decision:
        return Decision.of("a", "1", Message("nothing"), [])

    def on_nothing(self, state: Notes, action: Action) -> None:
        raise AssertionError

    def run_again(self, state: Notes) -> Frame | None:
        self.times += 1
        if self.times < 3:
            self.go("again")
        return Inner() if self.times == 2 else None

    def run_last(self, state: Notes) -> None:
        state.notes.append(f"last {self.times}")


class Inner(Frame, kw_only=True):
    STEPS = ("only",)

    def run_only(self, state: Notes) -> None:
        state.notes.append("inner")


class Circle(Frame, kw_only=True):
    STEPS = ("round",)

    def run_round(self, state: Notes) -> None:
        self.go("round")


def notes(*stack: Frame) -> Notes:
    return Notes(world=None, stack=list(stack), chance=Chance(1))


def test_steps_run_in_order_with_calls_and_loops() -> None:
    state = notes(Outer())
    decision = settle(state)
    assert decision is not None
    assert state.notes == ["first", "inner"]
    assert settle(state) == decision
    assert carry_out(state, Action("stay")) == decision
    assert carry_out(state, GO) is None
    assert state.notes == ["first", "inner", "stay", "go", "inner", "last 3"]
    assert state.stack == []


def test_a_procedure_in_circles_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "MOST_STEPS", 50)
    with pytest.raises(EngineError, match="after 50 steps"):
        settle(notes(Circle()))


def test_a_misnamed_step_is_found_when_the_class_is_made() -> None:
    with pytest.raises(TypeError, match="'two' has neither run_two nor ask_two and on_two"):

        class Wrong(Frame):
            STEPS = ("two",)

            def ask_two(self, state: State) -> None: ...


def test_two_frames_cannot_share_a_saved_name() -> None:
    with pytest.raises(TypeError, match="both save frames"):
        type("Inner", (Frame,), {"STEPS": (), "__module__": f"elsewhere.{Inner.kind().split('.')[0]}"})


@pytest.mark.parametrize(
    ("module", "kind"),
    [
        ("desktop.games.reich.rules.turn.moved", "reich.Roaming"),
        ("desktop.mechanics.deep.moved", "mechanics.Roaming"),
    ],
)
def test_a_frame_is_saved_under_the_same_name_wherever_it_stands(module: str, kind: str) -> None:
    for place in (module, module.replace("moved", "elsewhere.again")):
        assert Frame.kind.__func__(type("Roaming", (), {"__module__": place})) == kind


def test_an_unknown_step_is_refused() -> None:
    with pytest.raises(ValueError, match="no step 'nowhere'"):
        Inner().go("nowhere")


def test_a_state_comes_back_from_plain_data_in_the_same_order() -> None:
    state = notes(Outer(step="choice", times=2))
    state.counts = {10: 1, 2: 2}
    state.chance.draw(6, "a")
    other = plain.restore(notes(), plain.to_plain(state))
    assert (other.counts, other.stack, other.chance.counter) == (state.counts, state.stack, 1)
    assert list(other.counts) == [10, 2]
    assert plain.packed(other) == plain.packed(state)
    assert plain.digest(other) == plain.digest(state)


def test_the_digest_does_not_depend_on_order_or_generator() -> None:
    one, two = notes(), notes()
    one.counts, two.counts = {1: 1, 2: 2}, {2: 2, 1: 1}
    two.chance.draw(6, "a")
    assert plain.digest(one) == plain.digest(two)
    two.counts[1] = 0
    assert plain.digest(one) != plain.digest(two)


def test_a_field_newer_than_the_save_keeps_its_default() -> None:
    saved = plain.to_plain(notes(Outer(step="choice")))
    del saved["counts"], saved["stack"][0]["times"]
    state = plain.restore(notes(), saved)
    assert (state.counts, state.stack) == ({}, [Outer(step="choice")])


@pytest.mark.parametrize(
    "change",
    [
        {"notes": "text"},
        {"counts": {"a": 1}},
        {"more": 1},
        {"stack": 5},
        {"stack": [{"frame": "nobody"}]},
        {"stack": [{"frame": "test_frame.Outer", "step": "nowhere"}]},
        {"stack": [{"frame": "test_frame.Outer", "times": "2"}]},
        {"stack": [{"frame": "test_frame.Outer", "extra": "2"}]},
        {"stack": [{"frame": []}]},
        {"chance": None},
        {"chance": [1, "2"]},
    ],
)
def test_a_damaged_position_changes_nothing(change: dict[str, object]) -> None:
    state = notes(Outer(step="choice"))
    before = plain.packed(state)
    with pytest.raises(ReplayError):
        plain.restore(state, {**plain.to_plain(state), **change})
    assert plain.packed(state) == before


def test_states_hold_no_sets() -> None:
    @dataclass(kw_only=True)
    class Loose(State):
        ids: dict[str, list[frozenset[str]]] = field(default_factory=dict)

    globals()["Loose"] = Loose
    with pytest.raises(TypeError, match="holds a set"):
        plain.to_plain(Loose(world=None))
