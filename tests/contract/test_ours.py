"""What is ours is seen to be ours where it stands, and what is the book's bears no mark."""

from __future__ import annotations

import pytest

from desktop.mechanics.rulebook import Section
from desktop.views.ours import DAGGER, daggered_if, parts_of, reason_of
from desktop.views.pieces import CardView
from tests.contract.games import world_of
from tests.sentences import games

SCENARIOS = {
    "arriba": "civil-war", "battles": "jarama", "crusade": "campaign", "illusions": "campaign-1914",
    "reich": "campaign-1941",
}  # fmt: skip
WITH_CARDS = ("crusade", "illusions", "reich")


def presenter_of(game: str):  # type: ignore[no-untyped-def]
    from desktop.engine.definition import game as definition_of

    return definition_of(game).presenter(world_of(f"{game}/{SCENARIOS[game]}"))


def faces(game: str) -> list[CardView]:
    return list(presenter_of(game).cards())


def marked(card: CardView) -> str:
    return " ".join((card.title, card.number, *(figure for _, figure in card.values), card.condition, card.text))


@pytest.mark.parametrize("game", WITH_CARDS)
def test_a_card_bears_a_dagger_where_it_is_ours_and_a_reason_with_it(game: str) -> None:
    cards = faces(game)
    assert len(cards) > 50
    for card in cards:
        assert (DAGGER in marked(card)) == bool(card.reconstructed), card.id
        assert "reconstructed" not in card.marks


def test_parts_that_the_book_gives_bear_none() -> None:
    by_id = {card.id: card for card in faces("crusade")}
    first = by_id["N1"]
    assert (first.title, first.number) == ("Air Bridge *", "N1")
    assert all(figure.endswith(DAGGER) for _, figure in first.values)
    assert first.condition
    assert not first.condition.endswith(DAGGER), "its first play is stated (4.3.1)"
    assert all(line.endswith(DAGGER) for line in first.text.split("\n"))
    guns = {card.id: card for card in faces("illusions")}["CP-01"]
    assert guns.title.endswith(f"*{DAGGER}")


@pytest.mark.parametrize("game", games())
def test_every_chart_tells_why_each_of_its_daggers_stands(game: str) -> None:
    for chart in presenter_of(game).charts(None, None):
        cells = {(-1, -1): chart.title, **{(-1, n): text for n, text in enumerate(chart.columns)}}
        for row, (label, texts) in enumerate(chart.rows):
            cells[row, -1] = label
            cells |= {(row, n): text for n, text in enumerate(texts)}
        assert {place for place, text in cells.items() if text.endswith(DAGGER)} == {(r, c) for r, c, _ in chart.ours}
        assert all(reason for _, _, reason in chart.ours)


def test_words_that_a_rule_does_not_have_cannot_be_ours() -> None:
    from desktop.mechanics.rulebook import Own

    with pytest.raises(ValueError, match="does not say"):
        Section("1", "Forts", "A fort has 2.", ours=[Own("A fort has 3", "Guessed.")])


class _Record:
    reconstructed, why, source, scope = True, "Guessed.", "A page", "number, values"


def test_a_reason_names_its_source_and_a_scope_its_parts() -> None:
    assert reason_of(_Record()) == "Guessed. (A page)"
    assert parts_of(_Record()) == {"number", "values"}
    assert daggered_if("3", False) == "3"
