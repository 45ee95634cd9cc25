"""The key of each map: whatever it shows is explained, as it is painted."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSize

from desktop.engine.match import Match
from desktop.ui.map.legend import key_picture
from desktop.ui.map.look import MapLook
from desktop.ui.paint.map_key import key_of, words_for
from desktop.views.board import BoardView, LineView, MarkView

MAPS = ["battles/jarama", "battles/brunete", "crusade/campaign", "reich/campaign-1941", "arriba/civil-war",
        "illusions/campaign-1914"]  # fmt: skip
TELLS_ITSELF = {"box", "absent", "land", "shore", "token", "shallow-1", "shallow-2"}
"""Boxes have titles, land is what is no sea, an exit has its line; shallows are sea."""


def board_of(scenario: str) -> BoardView:
    match = Match.new(*scenario.split("/"), seed=1)
    return match.definition.presenter(match.world).board()


@pytest.mark.parametrize("scenario", MAPS)
def test_whatever_a_map_shows_is_explained(qapp, scenario: str) -> None:
    board = board_of(scenario)
    shown = {style for space in board.spaces for style in (*space.terrain, *space.marks)}
    shown |= {line.style for line in board.lines} | {mark.style for mark in board.marks}
    shown |= {style for style, _ in board.backdrop}
    named = {line.style for line in board.lines if line.name} | {mark.style for mark in board.marks if mark.label}
    assert {style for style in shown - TELLS_ITSELF if not words_for(style, "x" if style in named else "")} == set()


@pytest.mark.parametrize("scenario", MAPS)
def test_no_two_lines_of_a_key_say_or_show_the_same(qapp, scenario: str) -> None:
    board = board_of(scenario)
    entries = key_of(board, behind=True)
    pictures = [key_picture(entry, QSize(34, 20), MapLook.standard()).toImage() for entry in entries]
    assert len({entry.words for entry in entries}) == len(entries) >= 5
    same = [(a.words, b.words) for (a, p), (b, q) in combinations(zip(entries, pictures, strict=True), 2) if p == q]
    assert same == []


def test_what_came_on_to_the_map_in_play_is_explained_too(qapp) -> None:
    board = board_of("crusade/campaign")
    words = {entry.words for entry in key_of(board)}
    more = {entry.words for entry in key_of(board, [LineView("link-shut", ())], [MarkView("trench", (0, 0))])}
    assert more - words == {words_for("link-shut"), words_for("trench")}
