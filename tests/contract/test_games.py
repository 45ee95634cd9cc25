"""The contract between games and the kernel, over sampled games of every scenario."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from desktop.data.saves import load_match, save_match, verify
from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.decision import Message
from desktop.engine.definition import game
from desktop.engine.errors import IllegalAction
from desktop.engine.frame import settle
from desktop.engine.match import Match, entry_from_plain
from desktop.players.selfplay import replays_alike
from tests.contract.games import new_match, player_of, sampled, scenarios, world_of

STRETCH = 90
"""Actions looked at closely in a long game."""

every_scenario = pytest.mark.parametrize("scenario", scenarios())
sampled_scenarios = pytest.mark.parametrize(
    "scenario",
    [pytest.param(each, marks=() if each in sampled() else pytest.mark.soak) for each in scenarios()],
)
"""Two of each game; the others by `make soak`."""


def moments(scenario: str, seed: int, most: int = STRETCH, kind: str = "random") -> Iterator[Match]:
    """The same match after each of its first actions."""
    match, player = new_match(scenario, seed), player_of(scenario, seed, kind)
    yield match
    for _ in range(most):
        if match.decision is None:
            return
        match.play(player.choose(match.state, match.decision))
        yield match


@sampled_scenarios
def test_decisions_are_well_formed(scenario: str) -> None:
    sides = game(scenario.partition("/")[0]).sides
    for match in moments(scenario, 1):
        decision = match.decision
        if decision is None:
            assert match.outcome is not None
            break
        assert match.outcome is None
        assert decision.player in sides
        assert decision.actions
        assert len(set(decision.actions)) == len(decision.actions)
        assert decision.default is None or decision.default in decision.actions
        assert decision.rule
        for action in decision.actions:
            assert Action.parse(str(action)) == action


@sampled_scenarios
def test_an_offered_action_never_fails(scenario: str) -> None:
    """Every action offered at sampled moments can be played, not only the one that was."""
    choose = random.Random(1)
    for number, match in enumerate(moments(scenario, 2)):
        if number % 25 or match.decision is None:
            continue
        saved, position = plain.to_plain(match.state), match.position
        offered = match.decision.actions
        for action in choose.sample(offered, min(len(offered), 12)):
            copy = Match.resume(match.setup, match.log, saved, definition=match.definition, world=match.world)
            copy.play(action)
            assert copy.position == position + 1
            assert copy.faults() == []


@sampled_scenarios
def test_another_action_is_refused_and_changes_nothing(scenario: str) -> None:
    choose = random.Random(3)
    seen: list[Action] = [Action("nonsense"), Action("begin"), Action.of("edit", "x"), Action.of("chance", "1")]
    for match in moments(scenario, 3):
        assert match.decision is None or match.decision.actions
        offered = set(match.decision.actions) if match.decision else set()
        tries = choose.sample(seen, min(len(seen), 8))
        before = match.digest()
        for action in tries:
            if action in offered:
                continue
            with pytest.raises(IllegalAction) as caught:
                match.play(action)
            assert caught.value.refusal.reason.key
        assert match.digest() == before
        seen += [action for action in sorted(offered) if action not in seen][:5]


@sampled_scenarios
def test_asking_changes_nothing(scenario: str) -> None:
    """Settling again, faults, outcome and every view leave the state as it was."""
    match = new_match(scenario, 4)
    presenter = match.definition.presenter(match.world)
    presenter.board(), presenter.rules(), presenter.about(), presenter.setup_sheet()
    for number, match in enumerate(moments(scenario, 4)):
        before, decision = plain.packed(match.state), match.decision
        match.state.chance.begin(strict=True)
        assert settle(match.state) == decision
        if number % 10 == 0:
            match.faults()
            for seat in match.definition.sides:
                presenter.table(match.state, decision, seat)
                presenter.charts(match.state, decision)
                presenter.preview(match.state, decision, ())
                for overlay, _ in presenter.overlays():
                    presenter.overlay(match.state, overlay, seat, ())
        assert plain.packed(match.state) == before


@sampled_scenarios
def test_a_state_restored_from_plain_data_asks_the_same(scenario: str) -> None:
    for number, match in enumerate(moments(scenario, 5)):
        if number % 5 and match.decision is not None:
            continue
        saved = plain.to_plain(match.state)
        copy = Match.resume(match.setup, match.log, saved, definition=match.definition, world=match.world)
        assert copy.decision == match.decision
        assert copy.digest() == match.digest()


@sampled_scenarios
def test_undo_and_redo_lead_back(scenario: str) -> None:
    choose = random.Random(6)
    for number, match in enumerate(moments(scenario, 6)):
        if number % 10 or match.position < 2:
            continue
        before = (match.digest(), match.decision, match.log[:])
        steps = choose.randint(1, 90)
        match.undo(steps)
        match.redo(steps)
        assert (match.digest(), match.decision, match.log) == before


@sampled_scenarios
def test_saving_and_loading_lead_back(scenario: str, tmp_path: Path) -> None:
    for number, match in enumerate(moments(scenario, 7)):
        if number % 40 and match.decision is not None:
            continue
        save_match(match, tmp_path / "a")
        loaded = load_match(tmp_path / "a")
        assert (loaded.digest(), loaded.decision, loaded.log) == (match.digest(), match.decision, match.log)
    assert verify(tmp_path / "a").position <= match.position


@sampled_scenarios
def test_the_log_replays_to_the_same_digest_at_every_step(scenario: str) -> None:
    digests: list[str] = []
    match = None
    for match in moments(scenario, 8):
        digests.append(match.digest())
    assert match is not None
    again: list[str] = []
    entries = [entry_from_plain(item) for item in match.entries_plain()]
    Match.replay(match.setup, entries, watch=lambda m: again.append(m.digest()))
    assert again == digests


@every_scenario
def test_a_whole_game_ends_and_replays(scenario: str) -> None:
    match, player = new_match(scenario, 9), player_of(scenario, 9)
    for _ in range(20_000):
        if match.decision is None:
            break
        match.play(player.choose(match.state, match.decision))
    assert match.outcome is not None
    assert match.outcome.winner in ("", *match.definition.sides)
    assert match.faults() == []
    assert replays_alike(match)


@every_scenario
def test_words_exist_for_every_prompt_reason_and_event(scenario: str) -> None:
    match = new_match(scenario, 10)
    presenter = match.definition.presenter(match.world)
    position = 0
    for match in moments(scenario, 10):
        if match.decision is not None:
            assert_words(presenter.words(match.decision.prompt))
            refusal = match.why_not(Action("nonsense"))
            assert refusal is not None
            assert_words(presenter.refusal(refusal))
        entry, events = match.log[-1], match.events_of[-1]
        for seat in match.definition.sides:
            for line in presenter.log_lines(match.position, entry.player, entry.action, events, seat):
                assert_words(line.text)
                assert line.position == match.position
            presenter.traces(events, seat)
        position = match.position
    assert position > 1


def assert_words(text: str) -> None:
    assert text
    assert "{" not in text


@every_scenario
def test_the_table_shows_what_is_asked(scenario: str) -> None:
    """Each legal action is a choice of the seat that decides, and choices point at things that exist."""
    match = new_match(scenario, 11)
    presenter = match.definition.presenter(match.world)
    spaces = {space.id for space in presenter.board().spaces}
    for number, match in enumerate(moments(scenario, 11)):
        if number % 5 or match.decision is None:
            continue
        table = presenter.table(match.state, match.decision, match.decision.player)
        assert table.decision is not None
        assert [choice.action for choice in table.decision.choices] == [str(a) for a in match.decision.actions]
        pieces = {piece.id for piece in table.pieces}
        for choice in table.decision.choices:
            assert set(choice.spaces) <= spaces
            assert set(choice.pieces) <= pieces
        assert {piece.space for piece in table.pieces if piece.status == "map"} <= spaces


@every_scenario
def test_views_hold_plain_frozen_data(scenario: str) -> None:
    match = new_match(scenario, 12)
    presenter = match.definition.presenter(match.world)
    for view in (
        presenter.board(),
        presenter.setup_sheet(),
        presenter.table(match.state, match.decision, match.definition.sides[0]),
    ):
        hash(view)
        walk(view)


def walk(value: Any) -> None:
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            walk(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            walk(part)
    else:
        assert value is None or isinstance(value, str | int | float | bool), value


@every_scenario
def test_every_message_of_the_kernel_has_words(scenario: str) -> None:
    presenter = game(scenario.partition("/")[0]).presenter(world_of(scenario))
    for message in (
        Message.of("engine.game_over"),
        Message.of("engine.not_offered", action="to 1"),
        Message.of("engine.enter_die", purpose="x", sides=6),
        Message.of("engine.no_edits"),
        Message.of("engine.dice_first"),
        Message.of("engine.bad_edit", reason="why"),
    ):
        assert_words(presenter.words(message))
