"""What happened since somebody last acted: which steps, how long, and nothing that is anybody's secret."""

from __future__ import annotations

import pytest

from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.controller.replaying import LEAST_MS, MOST_LINES, Replay, beginning, caption
from desktop.engine import unseen
from desktop.engine.match import Match
from desktop.views.table import LogLine
from tests.play import random_game


def test_it_begins_after_the_seats_last_action() -> None:
    match = random_game(3, 40, "battles/jarama")
    other = match.log[-1].player
    seat = next(side for side in match.definition.sides if side != other)
    begins = beginning(match, seat)
    assert all(entry.player != seat for entry in match.log[begins:])
    assert begins == 1 or match.log[begins - 1].player == seat


def test_whoever_acted_last_is_shown_the_others_last_moves() -> None:
    match = random_game(3, 6, "tiny/meeting")
    seat = match.log[-1].player
    begins = beginning(match, seat)
    assert match.log[begins].player not in (seat, "")
    assert begins == 1 or match.log[begins - 1].player == seat


def test_nothing_moves_and_every_step_is_told() -> None:
    match = random_game(3, 60, "battles/jarama")
    before, digest = match.position, match.digest()
    replay = Replay(match, 1)
    assert [step.position for step in replay.steps] == sorted({step.position for step in replay.steps})
    for _ in replay.steps:
        assert replay.table().decision is None
        replay.go(1)
    assert replay.is_last
    assert (match.position, match.digest()) == (before, digest)
    replay.go(-1000)
    assert replay.at == 0


def test_a_step_stays_a_second_and_more_by_what_is_to_be_read() -> None:
    replay = Replay(random_game(3, 60, "battles/jarama"), 1)
    assert all(step.milliseconds >= LEAST_MS > 1000 for step in replay.steps)
    short, long = (min(replay.steps, key=_letters), max(replay.steps, key=_letters))
    assert long.milliseconds > short.milliseconds


def _letters(step: object) -> int:
    return sum(len(line.text) for line in step.lines)  # type: ignore[attr-defined]


def test_a_caption_holds_what_was_done_and_the_dice_before_details() -> None:
    lines = [LogLine(1, str(n), level=3) for n in range(6)] + [LogLine(1, "rolled", level=3, dice=(4,))]
    assert LogLine(1, "rolled", level=3, dice=(4,)) in caption(lines)
    assert len(caption(lines)) == MOST_LINES


@pytest.mark.parametrize("name", ["reich/intro-1941-42", "crusade/columns", "illusions/brusilov"])
def test_no_hand_is_in_it(name: str) -> None:
    match = random_game(5, 120, name)
    replay = Replay(match, 1)
    names = {card.id: card.title for card in match.definition.presenter(match.world).cards()}
    hidden_once = 0
    for step in replay.steps:
        view, past = replay.table(), match.at(step.position)
        assert view.hand is None
        assert view.cards is not None
        hidden = {card for pool in unseen.pools(past, past.state, "") for card in pool.cards}
        assert not hidden & {card.id for pile in view.cards.piles() if not pile.anywhere for card in pile.cards}
        words = " ".join(line.text for line in step.lines)
        told = [names[card] for card in hidden if len(names.get(card, "")) > 6 and names[card] in words]
        assert not [title for title in told if sum(title in other for other in names.values()) == 1], words
        hidden_once += bool(hidden)
        replay.go(1)
    assert hidden_once


def _conflict() -> GameController:
    """Both have laid a card in an attack by the Axis; the Allies are asked whether they roll dice again."""
    match = Match.new("reich", "intro-1941-42", seed=1)
    while match.decision.prompt.key != "turn.first":
        match.play(match.decision.actions[0])
    control = GameController(ControllerOptions())
    control.begin(match)
    control.play("attack land austria yugoslavia")
    for card in ("card german_9", "card western_11"):
        control.hold_up(control.player())
        control.play(card)
    return control


def test_a_fight_is_watched_from_its_declaration_though_one_acted_in_it(qapp) -> None:
    control = _conflict()
    attacked = next(n for n, entry in enumerate(control.match.log) if entry.action.verb == "attack")
    assert (control.player(), control.match.log[-1].player) == ("allies", "allies")
    while control.match.decision.prompt.key != "turn.first":
        control.play("done")
    assert control.table.seat == "allies"
    assert control.match.log[-1].player == "axis"
    replay = control.sight.replay()
    assert replay is not None
    assert replay.steps[0].position == attacked + 1
    assert any(line.dice for step in replay.steps for line in step.lines)


def test_what_the_program_answered_is_no_act_of_the_players() -> None:
    match = random_game(3, 40, "battles/jarama")
    other = match.log[-1].player
    *_, before, last = (n for n, entry in enumerate(match.log) if entry.player not in (other, ""))
    seat = match.log[last].player
    assert beginning(match, seat) == last + 1
    assert beginning(match, seat, {last}) == before + 1
