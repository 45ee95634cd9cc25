"""The rule books are split into sentences, and quotes find the one they mean."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests import sentences
from tests.sentences import Account, Misquoted


def mark(*args: str, **kwargs: object) -> SimpleNamespace:
    return SimpleNamespace(args=args, kwargs=kwargs)


@pytest.fixture
def small_book(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"1": "Units move. They stop at **rivers** ([[2]]).", "2": "A river takes all movement."}
    book = {n: [sentences.Sentence("x", n, i, w) for i, w in enumerate(sentences.split(t))] for n, t in texts.items()}
    monkeypatch.setattr(sentences, "book", lambda game: book)
    monkeypatch.setattr(sentences, "prose", lambda game: frozenset())


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("One. Two.", ["One.", "Two."]),
        ("A list:\n- first; second\n- third. **Fourth**.", ["A list:", "first; second", "third.", "**Fourth**."]),
        ("Ft. Rupel stays. It is 2.5 away.", ["Ft. Rupel stays.", "It is 2.5 away."]),
        ("Roll (no modifiers.) Then move.", ["Roll (no modifiers.)", "Then move."]),
    ],
)
def test_texts_fall_into_sentences(text: str, parts: list[str]) -> None:
    assert sentences.split(text) == parts


@pytest.mark.usefixtures("small_book")
def test_a_quote_finds_its_sentence_whatever_its_markup() -> None:
    assert sentences.quoted("x", "1", "stop at Rivers (2)").place == 1


@pytest.mark.usefixtures("small_book")
@pytest.mark.parametrize(("number", "words"), [("1", "stop at roads"), ("1", "t"), ("3", "river")])
def test_a_quote_that_is_not_there_or_not_alone_is_told(number: str, words: str) -> None:
    with pytest.raises(Misquoted):
        sentences.quoted("x", number, words)


@pytest.mark.usefixtures("small_book")
def test_one_quote_is_of_one_rule() -> None:
    with pytest.raises(Misquoted):
        list(sentences.said(mark("x", "1", "2", says="river")))


@pytest.mark.usefixtures("small_book")
def test_only_what_a_test_quotes_or_is_alone_about_is_tested() -> None:
    passenger = sentences.account_of("x", [[mark("x", "1"), mark("x", "2")]])
    assert len(sentences.uncovered(passenger)) == 3
    own = sentences.account_of("x", [[mark("x", "2")], [mark("x", "1")], [mark("y", "1", says="Units")]])
    assert [each.words for each in sentences.uncovered(own)] == ["Units move.", "They stop at **rivers** ([[2]])."]
    quoting = [mark("x", "1", says=("units", "rivers")), mark("x", "2", says="A river")]
    assert sentences.uncovered(sentences.account_of("x", [quoting])) == []


@pytest.mark.parametrize("game", sentences.games())
def test_what_is_said_to_explain_stands_in_the_book(game: str) -> None:
    known = {(each.number, each.place) for rule in sentences.book(game).values() for each in rule}
    assert sentences.prose(game) <= known


def test_the_report_counts(small_book: None) -> None:
    assert list(sentences.summed_up(Account("x", {("1", 0)}))) == [
        "3 sentences: 0 explain, 1 tested, 2 without a test",
        "1 2",
    ]
