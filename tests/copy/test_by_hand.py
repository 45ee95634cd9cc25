"""An event that no form expresses is carried out by hand, inside its frame and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.data.copy.corrections import Corrections
from desktop.data.copy.fitting import catalogue_of
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.game_file import GameFile
from desktop.data.headline import Headline
from desktop.data.saves import load_match, save_match
from desktop.engine.action import Action
from desktop.engine.errors import IllegalAction
from desktop.engine.match import Match
from tests.copy.printed import SCENARIOS, TEXT, by_hand

STEPS = {
    "crusade": ("vp 3", "rp axis 4", "place NAT_INF_13 reserve"),
    "illusions": ("vp 9", "armistice 2", "quality ru 1"),
    "reich": ("size axis 9", "push axis up", "pact off"),
}
DONE = Action.parse("event-done")
GAMES = (*SCENARIOS, "reich")


def change(match: Match, text: str) -> None:
    match.edit(text)
    assert match.by_hand


@pytest.mark.parametrize("game", GAMES)
def test_each_step_is_logged_and_the_event_ends_when_it_is_said_to_be_done(game: str) -> None:
    match, card = by_hand(game)
    assert [str(action) for action in match.decision.actions] == ["event-done"]  # type: ignore[union-attr]
    for step in STEPS[game]:
        change(match, step)
    assert [entry.action.target for entry in match.log[-3:]] == list(STEPS[game])
    assert match.state.vp == int(STEPS[game][0].split()[1]) if game != "reich" else match.state.hand_size["axis"] == 9
    assert match.faults() == []
    match.play(DONE)
    assert not match.by_hand
    if game != "reich":
        assert card in match.state.played


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_taken_back_made_again_kept_and_replayed_like_any_action(game: str, tmp_path: Path) -> None:
    match, _ = by_hand(game)
    digests = [match.digest()]
    for step in STEPS[game]:
        change(match, step)
        digests.append(match.digest())
    for digest in digests[-2::-1]:
        match.undo()
        assert (match.digest(), match.by_hand) == (digest, True)
    match.redo(3)
    assert match.digest() == digests[-1]
    GameFile.create(tmp_path / "own.sandtable", match, Headline()).close()
    save_match(match, tmp_path / "own.json")
    for opened in (GameFile.read(tmp_path / "own.sandtable").match, load_match(tmp_path / "own.json")):
        assert (opened.digest(), opened.by_hand) == (digests[-1], True)
        opened.play(DONE)
        assert opened.at(opened.position - 2).digest() == digests[-2]
    match.play(DONE)
    again = Match.replay(match.setup, match.log)
    assert again.digest() == match.digest()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_card_cannot_mean_is_refused(game: str) -> None:
    match, card = by_hand(game)
    side = match.decision.player  # type: ignore[union-attr]
    told = {"turn 4": "the turn stays", f"card {side} {card} hand": f"{card} is being played", "fly": "no edit"}
    if game == "reich":
        told = {f"event {card} mall": f"{card} is being carried out"}
    before = match.digest()
    for step, reason in told.items():
        with pytest.raises(IllegalAction, match=reason):
            match.edit(step)
    assert match.digest() == before


def test_outside_the_event_nothing_is_changed_by_hand_in_the_middle_of_an_action() -> None:
    match, _ = by_hand("crusade")
    match.play(DONE)
    while match.decision is not None and "round.choose" in match.decision.prompt.key:
        match.play(next(action for action in match.decision.actions if action.verb == "auto"))
    with pytest.raises(IllegalAction, match="between actions only"):
        match.edit("vp 3")


@pytest.mark.parametrize("game", SCENARIOS)
def test_in_a_combat_nothing_is_done_by_hand(game: str) -> None:
    copy = OwnCopy(catalogue_of(game), Corrections(game))
    kind = {"crusade": "cc", "illusions": "combat"}[game]
    key = next(e.file_key for e in copy.entries("cards") if e.fields and copy.value(e.file_key, "card_kind") == kind)
    copy.change(key, {"effects": [{"kind": "by_hand"}]})
    assert [each.reason.partition(": ")[2] for each in copy.aside()] == [
        f"{key[1]} (effects): {key[1].partition('/')[2]}: in a combat nothing is done by hand"
    ]


def test_an_event_that_is_held_for_a_conflict_is_not_done_by_hand() -> None:
    copy = OwnCopy(catalogue_of("reich"), Corrections("reich"))
    copy.change(("events", "events/rommel"), {"effects": [{"kind": "by_hand"}]})
    assert "rommel: in a conflict nothing is done by hand" in copy.aside()[0].reason


@pytest.mark.parametrize("game", GAMES)
def test_the_question_shows_what_the_card_says(game: str) -> None:
    match, _ = by_hand(game)
    asked = match.decision
    assert asked is not None
    view = match.definition.presenter(match.world).table(match.state, asked, asked.player).decision
    assert view.help.startswith(TEXT)
    assert [(choice.text, choice.button) for choice in view.choices] == [("The event is done", True)]
