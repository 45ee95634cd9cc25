"""Matches: playing, refusing, history, real dice, edits, faults in the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.errors import IllegalAction, ReplayError
from desktop.engine.event import DieRolled, PositionEdited
from desktop.engine.match import BEGIN, Edit, Entry, Match, entry_from_plain, entry_plain
from tests.play import play_randomly, random_game
from tests.tiny.game import Fight, TinyState


def texts(match: Match) -> list[str]:
    return [str(action) for action in match.decision.actions] if match.decision else []


def to_a_fight(seed: int | None = 1) -> Match:
    """Red storms from the hill against the farm."""
    match = Match.new("tiny", "meeting", seed=seed)
    for text in ("card red-storm", "card blue-rest", "pick red-foot", "to farm"):
        match.play(Action.parse(text))
    assert texts(match) == ["roll"]
    return match


# -- playing ---------------------------------------------------------------------------------------
def test_a_game_begins_with_its_first_question() -> None:
    match = Match.new("tiny", "skirmish", seed=1)
    assert match.log == [Entry("", BEGIN)]
    assert match.decision is not None
    assert match.decision.player == "red"
    assert texts(match) == ["card red-rest", "card red-march", "card red-storm"]


def test_outcomes_are_recorded_with_the_action_that_drew_them() -> None:
    match = to_a_fight()
    events = match.play(Action("roll"), [5])
    assert DieRolled("fight", "red", 6, 5) in events
    assert match.log[-1] == Entry("red", Action("roll"), (5,))


@pytest.mark.parametrize(
    ("text", "rule"),
    [("to nowhere", "3.1"), ("to centre", "3.1"), ("pick blue-foot", "3.0"), ("roll", "3.1")],
)
def test_what_is_not_offered_is_refused_with_rule_and_changes_nothing(text: str, rule: str) -> None:
    match = Match.new("tiny", "skirmish", seed=1)
    for action in ("card red-rest", "card blue-rest", "pick red-foot"):
        match.play(Action.parse(action))
    before, log = match.digest(), list(match.log)
    with pytest.raises(IllegalAction) as caught:
        match.play(Action.parse(text))
    assert caught.value.refusal.rule == rule
    assert (match.digest(), match.log) == (before, log)


def test_a_finished_game_takes_no_action() -> None:
    match = random_game(1)
    assert match.outcome is not None
    with pytest.raises(IllegalAction, match="game_over"):
        match.play(Action("done"))


def test_a_fault_in_the_rules_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = to_a_fight()
    before = match.digest()

    def broken(self: Fight, state: TinyState, action: Action) -> None:
        state.steps["red-foot"] = 0
        raise KeyError("a bug")

    monkeypatch.setattr(Fight, "on_roll", broken)
    with pytest.raises(KeyError):
        match.play(Action("roll"))
    assert match.digest() == before
    assert texts(match) == ["roll"]
    monkeypatch.undo()
    match.play(Action("roll"))
    assert match.position == 6


# -- history ---------------------------------------------------------------------------------------
def test_undo_and_redo_walk_over_every_position() -> None:
    seen: list[Any] = []
    match = Match.new("tiny", "skirmish", seed=3)
    play_randomly(match, 3, each=lambda m: seen.append((m.digest(), m.decision)))
    log = list(match.log)
    assert len(log) > 20
    for digest, decision in reversed(seen):
        assert (match.digest(), match.decision) == (digest, decision)
        match.undo()
    assert match.position == 1
    match.undo()
    assert match.position == 1
    for digest, decision in seen:
        match.redo()
        assert (match.digest(), match.decision) == (digest, decision)
    assert match.log == log


@pytest.mark.parametrize("every", [1, 2, 7])
def test_snapshots_change_nothing(every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = random_game(5)
    monkeypatch.setattr("desktop.engine.course.SNAPSHOT_EVERY", every)
    match = random_game(5)
    for position in (1, 5, 3, 12, 2, len(expected.log)):
        match.go_to(position)
        assert match.position == position
        assert match.events_of == expected.events_of[:position]
    assert match.digest() == expected.digest()


def test_play_after_undo_draws_the_same_dice() -> None:
    match = to_a_fight()
    match.play(Action("roll"))
    first = match.log[-1]
    match.undo()
    match.play(Action("roll"))
    assert match.log[-1] == first


def test_a_new_action_forgets_what_was_undone() -> None:
    match = random_game(3, 10)
    match.undo(4)
    assert len(match.redo_log) == 4
    play_randomly(match, 9, 1)
    assert match.redo_log == []
    match.redo()
    assert match.position == 8


# -- real dice -------------------------------------------------------------------------------------
def test_real_dice_are_asked_for_and_entered() -> None:
    match = to_a_fight(seed=None)
    match.play(Action("roll"))
    assert match.awaiting_dice is not None
    assert texts(match) == [f"chance {face}" for face in range(1, 7)]
    assert match.position == 5
    with pytest.raises(IllegalAction):
        match.play(Action.of("chance", "7"))
    with pytest.raises(IllegalAction):
        match.play(Action("roll"))
    match.play(Action.of("chance", "4"))
    assert match.awaiting_dice is None
    assert match.log[-1] == Entry("red", Action("roll"), (4,))


def test_undo_takes_the_throw_back_before_the_die_is_entered() -> None:
    match = to_a_fight(seed=None)
    before = match.digest()
    match.play(Action("roll"))
    match.undo()
    assert (match.awaiting_dice, match.digest(), texts(match)) == (None, before, ["roll"])
    match.play(Action("roll"))
    match.undo(2)
    assert match.position == 4


def test_an_edit_waits_for_the_dice() -> None:
    match = to_a_fight(seed=None)
    match.play(Action("roll"))
    with pytest.raises(IllegalAction, match="dice_first"):
        match.edit("move red-foot north")


def test_a_game_that_begins_with_a_throw_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.tiny.game import Turn

    begin = Turn.run_start

    def rolls_first(self: Turn, state: TinyState) -> None:
        begin(self, state)
        state.roll("weather")

    monkeypatch.setattr(Turn, "run_start", rolls_first)
    match = Match.new("tiny", "skirmish", seed=None)
    assert match.awaiting_dice is not None
    match.undo()
    match.go_to(1)
    assert match.awaiting_dice is not None
    match.play(Action.of("chance", "2"))
    assert match.log == [Entry("", BEGIN, (2,))]
    assert texts(match)[0] == "card red-rest"


# -- edits -----------------------------------------------------------------------------------------
def test_edits_are_logged_and_replayed() -> None:
    match = Match.new("tiny", "skirmish", seed=1)
    assert not match.edited
    events = match.edit("move red-foot centre")
    assert PositionEdited("move red-foot centre") in events
    assert match.edited
    assert Match.replay(match.setup, match.log).digest() == match.digest()
    assert match.stands(match.edits[0])
    match.undo()
    assert match.edited, "an edit that was taken back has shown something"
    assert match.edits == [Edit(2, "move red-foot centre")]
    assert not match.stands(match.edits[0])


def test_a_moment_of_the_past_is_a_match_of_its_own() -> None:
    match = random_game(3, 12)
    digest, length = match.digest(), match.position
    past = match.at(4)
    assert past.position == 4
    assert past.digest() == Match.replay(match.setup, match.log[:4]).digest()
    past.play(past.decision.actions[0])  # type: ignore[union-attr]
    assert (match.digest(), match.position) == (digest, length)


def test_an_action_that_waits_for_dice_is_taken_up_again() -> None:
    match = waiting_for_dice()
    pending = match.pending
    assert pending is not None
    again = Match.resume(match.setup, match.log, plain.to_plain(match.state)) if match.log else Match(match.setup)
    again.wait_again(pending)
    assert str(again.awaiting_dice) == str(match.awaiting_dice)
    assert again.pending == pending
    with pytest.raises(ReplayError, match="not allowed"):
        Match.resume(match.setup, match.log, plain.to_plain(match.state)).wait_again(Entry("red", Action("nonsense")))


def waiting_for_dice() -> Match:
    for seed in range(50):
        match, chooser = Match.new("tiny", "skirmish", seed=None), random.Random(seed)
        while match.decision is not None and match.awaiting_dice is None:
            match.play(chooser.choice(match.decision.actions))
        if match.awaiting_dice is not None and match.log:
            return match
    raise AssertionError("no die is ever rolled")


def test_a_wrong_edit_changes_nothing_and_keeps_redo() -> None:
    match = random_game(3, 10)
    match.undo(2)
    before = match.digest()
    with pytest.raises(IllegalAction, match="not an edit"):
        match.edit("move red-foot moon")
    assert match.digest() == before
    assert len(match.redo_log) == 2


# -- replay ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda log: log[:0], "log is empty"),
        (lambda log: log[1:], "out of place"),
        (lambda log: [log[0], *log], "out of place"),
        (lambda log: [*log[:3], *log[4:]], "is not allowed"),
        (lambda log: [log[0], Entry("blue", log[1].action)], "is by blue, not red"),
        (lambda log: [*log[:2], Entry(log[2].player, log[2].action, (3,))], "leaves outcomes over"),
        (lambda log: [*log[:2], Entry("", Action.of("edit", "nonsense"))], "not an edit"),
    ],
)
def test_a_log_that_does_not_fit_is_refused_with_its_entry(change: Any, reason: str) -> None:
    match = random_game(3, 10)
    with pytest.raises(ReplayError, match=reason):
        Match.replay(match.setup, change(match.log))


def test_a_roll_without_its_outcome_is_refused() -> None:
    match = to_a_fight()
    match.play(Action("roll"))
    log = [*match.log[:-1], Entry("red", Action("roll"))]
    with pytest.raises(ReplayError, match="no outcome for fight"):
        Match.replay(match.setup, log)


def test_entries_come_back_from_plain_data() -> None:
    for entry in random_game(3).log:
        assert entry_from_plain(entry_plain(entry)) == entry


@pytest.mark.parametrize(
    "item", [None, [], ["red"], ["red", 1], ["red", "a", 1], ["red", "a", ["1"]], ["red", "a", [True]], {}]
)
def test_what_is_no_entry_is_refused(item: object) -> None:
    with pytest.raises(ValueError, match="log entry"):
        entry_from_plain(item)


def test_looking_ahead_changes_nothing_and_stops_at_dice() -> None:
    match = to_a_fight()
    seen = set()
    for _ in range(30):
        if match.decision is None:
            break
        for action in match.decision.actions:
            digest, position, decision = match.digest(), match.position, match.decision
            ahead = match.look_ahead(action, decision.player)
            assert (match.digest(), match.position, match.decision) == (digest, position, decision)
            match.play(action)
            drew = bool(match.log[-1].chance)
            seen.add(drew)
            if ahead is None:
                assert drew or any(event.REVEALS for event in match.events_of[-1])
            else:
                assert not drew
                if len(match.state.chosen) != 1:  # type: ignore[attr-defined]
                    assert plain.digest(ahead[0]) == match.digest()
                    assert ahead[1] == match.decision
            match.undo()
        match.play(match.decision.actions[-1])
    assert seen == {True, False}
    assert match.look_ahead(Action("fly")) is None


def test_looking_ahead_tells_nothing_that_the_seat_cannot_know() -> None:
    """Blue would see which card Red has laid, and by it who moves first."""
    match = Match.new("tiny", "meeting", seed=1)
    assert match.look_ahead(Action.parse("card red-storm"), "red") is not None
    match.play(Action.parse("card red-storm"))
    for action in texts(match):
        assert match.look_ahead(Action.parse(action), "blue") is None
    assert match.state.chosen == {"red": "red-storm"}  # type: ignore[attr-defined]


def test_a_seat_that_is_not_asked_is_given_no_reason() -> None:
    match = to_a_fight()
    action = Action.parse("pick blue-foot")
    told = match.why_not(action, "red")
    assert told is not None
    assert told == match.why_not(action)
    for seat in ("blue", ""):
        refusal = match.why_not(action, seat)
        assert refusal is not None
        assert refusal.reason.key == "engine.not_offered"
        assert match.why_not(Action("roll"), seat) is not None
