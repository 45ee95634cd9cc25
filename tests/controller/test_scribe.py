"""The log in words: each entry is written once for each seat, whoever looks in between."""

from __future__ import annotations

import pytest

from desktop.controller.scribe import Scribe
from desktop.engine.match import Match

SEATS = ("red", "blue", "")


def fresh(match: Match, seat: str) -> Scribe:
    scribe = Scribe(match, match.definition.presenter(match.world))
    scribe.follow(seat)
    return scribe


def play_on(match: Match, steps: int) -> None:
    for _ in range(steps):
        if match.decision is not None:
            match.play(match.decision.actions[-1])


def test_who_looks_again_reads_what_the_log_says_now() -> None:
    match = Match.new("tiny", "meeting", seed=1)
    scribe = Scribe(match, match.definition.presenter(match.world))
    for step, back in enumerate([0, 0, 0, 2, 0, 1, 0, 0, 3, 0, 0]):
        play_on(match, 2)
        if back:
            match.go_to(match.position - back)
        seat = SEATS[step % len(SEATS)]
        assert scribe.follow(seat) is None, "another seat looks"
        assert scribe.lines() == fresh(match, seat).lines()
        assert scribe.dice() == fresh(match, seat).dice()


def test_an_entry_is_written_once_for_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("tiny", "meeting", seed=1)
    scribe = Scribe(match, match.definition.presenter(match.world))
    written: list[tuple[int, str]] = []
    write = scribe._written
    monkeypatch.setattr(scribe, "_written", lambda index, seat: written.append((index, seat)) or write(index, seat))
    for step in range(8):
        play_on(match, 1)
        scribe.follow(SEATS[step % 2])
    assert len(written) == len(set(written))
