"""Counters, markers and cards to be cut out: enough of them, the right side in front, one back for each deck."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.engine.match import Match
from desktop.printing.card_sheet import cards_of, decks_of
from desktop.printing.chapters import card_uses
from desktop.printing.corner import draw_corner, second_side
from desktop.printing.counter_sheet import COUNTER_MM, LEAST_SQUEEZE, SIDE_NAME, _draw_face, _sorted, markers_of
from desktop.printing.order import Order
from desktop.printing.paper import MM
from desktop.printing.setup_sheet import together
from desktop.views.pieces import CounterFace
from desktop.views.sheets import Section
from tests.play import random_game
from tests.printing.conftest import sheets_of
from tests.printing.reading import Words, opened, texts, words_of

pytestmark = pytest.mark.usefixtures("qapp")
ONE_EACH = ("arriba/uncertain-rising", "battles/pindoque", "crusade/campaign", "illusions/brusilov", "reich/short-1944")


def new(name: str):
    game, _, scenario = name.partition("/")
    return sheets_of(Match.new(game, scenario, seed=3), played=False)


def missing(sections: tuple[Section, ...], said: Words) -> list[str]:
    """Statements of a sheet that are not on its paper."""
    return [
        fact.what for section in sections for fact in section.facts
        if f"{fact.what}:" not in said or fact.words not in said
    ]  # fmt: skip


@pytest.mark.parametrize("name", ONE_EACH)
def test_what_the_sheet_says_is_on_the_paper(name: str, tmp_path: Path) -> None:
    """What a test reads back from the sheet is what is printed."""
    sheets = new(name)
    sheets.write(Order("setup", paper="a4"), tmp_path / "x.pdf")
    said = words_of(opened(tmp_path / "x.pdf"))
    assert missing(sheets.setup.sections, said) == []
    for line in sheets.setup.lines:
        assert line.where in said
        assert line.piece.name in said


@pytest.mark.parametrize("name", ONE_EACH)
def test_what_a_game_under_way_says_is_on_the_paper(name: str, tmp_path: Path) -> None:
    sheets = sheets_of(random_game(4, 120, name))
    seat = sheets.presenter.seats()[0][0]
    sheets.write(Order("position", seat, "a4"), tmp_path / "x.pdf")
    said = words_of(opened(tmp_path / "x.pdf"))
    sheet = sheets.presenter.position_sheet(sheets.match.state, seat)
    assert missing(sheet.sections, said) == []
    for line in sheet.lines:
        assert line.where in said
        assert line.piece.name in said
        assert line.note in said


@pytest.mark.parametrize("name", ONE_EACH)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_player_aid_is_two_sides_of_a_sheet(name: str, paper: str, tmp_path: Path) -> None:
    sheets = new(name)
    assert sheets.write(Order("charts", paper=paper), tmp_path / "x.pdf") <= 2
    reader = opened(tmp_path / "x.pdf")
    assert min(text.points for page in reader.pages for text in texts(page)) >= 5.9
    said = words_of(reader)
    assert all(chart.title in said for chart in sheets.presenter.charts(None, None))
    assert "turn" in said.lower()
    assert ("ards (" in said) == bool(card_uses(sheets.presenter.rules()))


@pytest.mark.parametrize(
    ("name", "comes"), [("crusade/campaign", "with N3"), ("illusions/campaign-1914", "with AP-02")]
)
def test_the_order_of_battle_has_every_counter_and_how_it_comes(name: str, comes: str, tmp_path: Path) -> None:
    sheets = new(name)
    sheets.write(Order("orbat", paper="a4"), tmp_path / "x.pdf")
    said = words_of(opened(tmp_path / "x.pdf"))
    for piece in (*(line.piece for line in sheets.setup.lines), *sheets.setup.spare):
        assert piece.name in said
    assert comes in said
    assert " later" not in said


@pytest.mark.parametrize(
    ("name", "pages"),
    [("battles/jarama", 2), ("crusade/campaign", 1), ("crusade/northern-front", 1), ("illusions/campaign-1914", 2)],
)
def test_an_order_of_battle_has_no_page_with_little_on_it(name: str, pages: int, tmp_path: Path) -> None:
    """Sides share a page, and what their letters mean, where that saves one."""
    assert new(name).write(Order("orbat", paper="a4"), tmp_path / "x.pdf") == pages


@pytest.mark.parametrize(("name", "pages"), [("battles/brunete", 2), ("battles/pindoque", 1), ("reich/short-1944", 2)])
def test_the_map_of_a_position_shrinks_where_that_saves_a_page(name: str, pages: int, tmp_path: Path) -> None:
    assert new(name).write(Order("position", paper="a4"), tmp_path / "x.pdf") == pages


def test_there_are_as_many_control_markers_as_the_game_has() -> None:
    """3.1 Thirty-five, twenty-five and fifteen: those on the map and those beside it."""
    lines = new("reich/short-1944").setup.lines
    for power, number in (("axis", 35), ("western", 25), ("soviet", 15)):
        own = [line for line in lines if line.piece.id.startswith("control") and line.piece.face.ground == power]
        assert sum(line.number for line in own) == number
    fronts = [marker.front for marker in markers_of(new("crusade/campaign").setup)]
    assert fronts.count("Nationalist control") >= 100


def test_counters_are_cut_out_full_side_in_front() -> None:
    setup = new("illusions/brusilov").setup
    reduced = [line.piece for line in setup.lines if line.piece.face.reduced]
    assert len(reduced) > 10
    assert not any(piece.face.reduced for piece in _sorted(reduced) if piece.back is not None)


def test_cards_of_a_deck_have_one_back() -> None:
    """Suits and nations of conflict cards must not be told by their backs."""
    sheets = new("reich/short-1944")
    decks = decks_of(sheets.presenter)
    backs = {decks(card) for card in cards_of(sheets.presenter, sheets.match)}
    assert {title for _, title in backs} == {
        "Axis conflict card", "Allied conflict card", "Shared mall", "Axis mall", "Allied mall",
    }  # fmt: skip
    crusade = new("crusade/campaign")
    assert len({decks_of(crusade.presenter)(card) for card in crusade.cards}) == 2


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nine_cards_go_on_a_page(paper: str, tmp_path: Path) -> None:
    sheets = new("crusade/campaign")
    pages = sheets.write(Order("cards", paper=paper), tmp_path / "x.pdf")
    assert pages == 2 * -(-len(sheets.cards) // 9)


def test_names_on_counters_are_readable_or_left_out(tmp_path: Path) -> None:
    sheets = new("battles/pindoque")
    sheets.write(Order("counters", paper="a4"), tmp_path / "x.pdf")
    names = {line.piece.face.name for line in sheets.setup.lines} - {""}
    sizes = [text.points for page in opened(tmp_path / "x.pdf").pages for text in texts(page) if text.words in names]
    assert sizes
    assert min(sizes) >= SIDE_NAME.points * LEAST_SQUEEZE - 0.1  # as long as the letters are wide; they are 6 pt high


def _drawn(face: CounterFace) -> QImage:
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(400 / (COUNTER_MM * MM), 400 / (COUNTER_MM * MM))
    _draw_face(painter, QRectF(0, 0, COUNTER_MM * MM, COUNTER_MM * MM), face)
    painter.end()
    return image


@pytest.mark.parametrize("name", ONE_EACH)
def test_names_at_the_side_leave_the_figures_free(name: str) -> None:
    pieces = [line.piece for line in new(name).setup.lines] + list(new(name).setup.spare)
    faces = {face for piece in pieces for face in (piece.face, piece.back) if face is not None and face.values}
    below = QRect(0, 250, 400, 150)
    for face in sorted((face for face in faces if face.name), key=lambda face: -len(face.name))[:30]:
        bare = _drawn(replace(face, name=""))
        assert _drawn(face).copy(below) == bare.copy(below), face.name
        assert _drawn(face) != bare, f"{face.name} has no name at all"


@pytest.mark.parametrize("name", ONE_EACH)
def test_no_word_on_a_marker_is_broken(name: str, tmp_path: Path) -> None:
    sheets = new(name)
    sheets.write(Order("counters", paper="a4"), tmp_path / "x.pdf")
    printed = {word for page in opened(tmp_path / "x.pdf").pages for text in texts(page) for word in text.words.split()}
    markers = markers_of(sheets.setup)
    assert {word for marker in markers for word in f"{marker.front} {marker.back}".split()} <= printed


def test_what_cards_are_for_goes_as_deep_as_there_is_room(tmp_path: Path) -> None:
    for name, rule in (("crusade/campaign", "8.4.1 Recording"), ("illusions/brusilov", "9.4.1 Cost")):
        new(name).write(Order("charts", paper="a4"), tmp_path / "x.pdf")
        assert rule in words_of(opened(tmp_path / "x.pdf"))


def test_a_side_is_known_without_colours(tmp_path: Path) -> None:
    sheets = new("illusions/brusilov")
    assert second_side(sheets.setup) == "central"
    sheets.write(Order("counters", paper="a4"), tmp_path / "x.pdf")
    assert "A dark corner: Central Powers." in words_of(opened(tmp_path / "x.pdf"))
    for what in ("setup", "orbat", "position"):
        sheets = new("reich/short-1944")
        sheets.write(Order(what, paper="a4"), tmp_path / "y.pdf")
        assert "A dark corner: Allies." in words_of(opened(tmp_path / "y.pdf"))


def test_a_dark_corner_is_dark() -> None:
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_corner(painter, QRectF(0, 0, 20, 20), 6)
    painter.end()
    assert image.pixelColor(1, 18).lightness() < 60
    assert image.pixelColor(18, 1) == image.pixelColor(10, 10) == QColor("white")


@pytest.mark.parametrize("name", ["battles/jarama", "illusions/brusilov"])
def test_names_in_lists_are_readable(name: str, tmp_path: Path) -> None:
    sheets = new(name)
    sheets.write(Order("setup", paper="a4"), tmp_path / "x.pdf")
    names = {line.piece.face.name for line in sheets.setup.lines} | {line.piece.name for line in sheets.setup.lines}
    letters = {word for word in names if any(letter.isalpha() for letter in word)}
    found = [text for page in opened(tmp_path / "x.pdf").pages for text in texts(page) if text.words in letters]
    assert found
    assert {text.words: text.points for text in found if text.points < 5.9} == {}


@pytest.mark.parametrize("name", ["battles/pindoque", "crusade/columns", "illusions/campaign-1914"])
def test_words_on_the_map_of_a_set_up_are_readable(name: str, tmp_path: Path) -> None:
    sheets = new(name)
    sheets.write(Order("setup", paper="a4"), tmp_path / "x.pdf")
    board = sheets.presenter.board()
    words = {label.text for label in board.labels if not label.angle} | {space.number for space in board.spaces}
    found = [text for page in opened(tmp_path / "x.pdf").pages for text in texts(page) if text.words in words - {""}]
    assert len(found) > 20
    assert {text.words: text.points for text in found if text.points < 5.8} == {}


@pytest.mark.parametrize(
    ("name", "pages"),
    [("crusade/columns", 3), ("crusade/northern-front", 5), ("reich/campaign-1941", 2), ("arriba/civil-war", 3)],
)
def test_a_set_up_takes_few_pages_and_breaks_no_word(name: str, pages: int, tmp_path: Path) -> None:
    sheets = new(name)
    assert sheets.write(Order("setup", paper="a4"), tmp_path / "x.pdf") == pages
    told = [text.words for page in opened(tmp_path / "x.pdf").pages for text in texts(page)]
    whole = {word for line in sheets.setup.lines for word in f"{line.piece.name} {line.where}".split()}
    long = [word for word in whole if len(word) > 6]
    assert [line for line in told for word in long if line.endswith(word[:-1]) and word not in line] == []


def test_options_that_are_asked_and_answered_alike_are_told_together() -> None:
    alike = [("If one by one: is A used", "No"), ("If one by one: is B used", "No")]
    assert [(fact.what, fact.words) for fact in together([("How many", "Two"), *alike])] == [
        ("How many", "Two"),
        ("If one by one", "is A used; is B used: No"),
    ]
    other = together([alike[0], ("If one by one: is B used", "Yes")])
    assert [fact.what for fact in other] == ["If one by one: is A used", "If one by one: is B used"]


@pytest.mark.parametrize("scenario", ["campaign-1941", "tournament"])
def test_sides_with_nothing_on_the_map_are_set_in_letters_that_fill_their_pages(scenario: str, tmp_path: Path) -> None:
    sheets = new(f"reich/{scenario}")
    assert sheets.write(Order("setup", paper="a4"), tmp_path / "x.pdf") == 2
    pages = opened(tmp_path / "x.pdf").pages
    said = " ".join(sheets.setup.special[0].split()[:3])
    size = next(text.points for page in pages for text in texts(page) if text.words.startswith(said.split()[0]))
    assert size >= 8
    for page in pages:
        assert len(list(texts(page))) > 25, "a page of a few lines"
