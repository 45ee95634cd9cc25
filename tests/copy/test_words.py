"""Entries in tables, fields and figures in words."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from desktop.data.copy.corrections import Corrections
from desktop.data.copy.fitting import catalogue_of
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.copy.sheets import KINDS, sheets
from desktop.data.copy.words import shown, title_of, typed, wanted
from desktop.engine.definition import game

GAMES = ("arriba", "battles", "crusade", "illusions", "reich")


def opened(name: str) -> OwnCopy:
    return OwnCopy(catalogue_of(name), Corrections(name))


@pytest.mark.parametrize("name", GAMES)
def test_what_stands_in_a_cell_is_typed_back_as_what_it_was(name: str) -> None:
    copy, seen = opened(name), 0
    for sheet in (sheet for kind in KINDS for sheet in sheets(copy, kind)):
        for cell in (cell for row in sheet.rows for cell in row.cells.values()):
            value = copy.value(cell.key, cell.path)
            if value is not UNSET and value is not None:
                told = list(value) if isinstance(value, tuple) else value
                assert typed(shown(value, cell.shape), cell.shape) == told, (cell.key, cell.path)
                seen += 1
    assert seen > 300


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_of_ours_with_something_to_type_is_in_a_table(name: str) -> None:
    copy = opened(name)
    listed = {row.key for kind in KINDS for sheet in sheets(copy, kind) for row in sheet.rows}
    typed_in = {entry.file_key for entry in copy.entries() if entry.ours and entry.figures}
    assert typed_in <= listed


def test_cards_are_one_table_of_a_row_for_each() -> None:
    (cards,) = sheets(opened("crusade"), "cards")
    assert len(cards.rows) == 120
    assert [column.title for column in cards.columns][1:5] == ["OPS", "SR", "RP: Nationalist", "RP: Axis"]
    assert cards.rows[0].title == "N1"


@pytest.mark.parametrize(
    ("path", "text", "reason"),
    [
        ("ops", "x", "“x” is no whole number"),
        ("ops", "", "a whole number is wanted"),
        ("asterisk", "perhaps", "neither yes nor no"),
        ("card_kind", "c", "which of these is meant: combat card, counterattack"),
        ("card_kind", "film", "none of: event, reinforcement, combat card, counterattack"),
    ],
)
def test_what_cannot_be_is_refused_in_words(path: str, text: str, reason: str) -> None:
    shape = opened("crusade").entry(("cards", "cards/N2")).fields[path].shape
    with pytest.raises(ValueError, match=reason):
        typed(text, shape)


def test_the_beginning_of_a_word_is_enough() -> None:
    fields = opened("crusade").entry(("cards", "cards/N2")).fields
    assert typed("r", fields["card_kind"].shape) == "reinforcement"
    assert typed("Y", fields["asterisk"].shape) is True
    assert typed("-", fields["reinforcement"].shape) is None
    assert wanted(fields["asterisk"].shape) == "yes or no"
    assert title_of("reduced/cf") == "Back: combat"
    assert game("crusade").extra["shapes"]
