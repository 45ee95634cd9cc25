"""The map over several pages: true scale, overlap, registration, key."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF

from desktop.engine.match import Match
from desktop.printing.counter_sheet import COUNTER_MM, space_mm
from desktop.printing.figure import off_the_map, played_area, without_boxes
from desktop.printing.legend_sheet import draw_legend
from desktop.printing.map_sheet import OVERLAP_MM, best_tiling, registration_marks, tiling
from desktop.printing.order import Order
from desktop.printing.output import pdf_of
from desktop.ui.paint.map_key import WORDS, words_for
from desktop.views.board import BoardView
from tests.printing.conftest import battle, sheets_of
from tests.printing.reading import MM, Text, opened, texts, words_of

MAPS = ("battles/jarama", "battles/brunete", "crusade/campaign", "reich/campaign-1941", "arriba/civil-war",
        "illusions/campaign-1914")  # fmt: skip
pytestmark = pytest.mark.usefixtures("qapp")


def board(scenario: str = "jarama"):
    return battle(scenario).presenter.board()


def test_tiles_cover_the_map_and_overlap() -> None:
    cut = tiling(board(), 186 * MM, 260 * MM)
    whole = (cut.area.width() * cut.scale, cut.area.height() * cut.scale)
    last = cut.part(cut.rows - 1, cut.columns - 1)
    assert (last.right(), last.bottom()) == pytest.approx(whole)
    for column in range(1, cut.columns):
        left, right = cut.part(0, column - 1), cut.part(0, column)
        assert left.right() - right.left() == pytest.approx(OVERLAP_MM * MM)
    assert last.width() > OVERLAP_MM * MM


def test_a_counter_fits_its_space_at_the_scale_of_the_map() -> None:
    cut = tiling(board(), 186 * MM, 260 * MM)
    assert board().piece_size * cut.scale == pytest.approx(COUNTER_MM * MM)
    assert space_mm(board()) > COUNTER_MM


def test_both_pages_of_an_overlap_have_the_same_crosses() -> None:
    cut = tiling(board(), 186 * MM, 260 * MM)

    def on_map(row: int, column: int) -> set[tuple[int, int]]:
        part = cut.part(row, column)
        spots = [QPointF(spot) + part.topLeft() for spot in registration_marks(cut, row, column)]
        return {(round(spot.x()), round(spot.y())) for spot in spots if part.contains(spot)}

    for row in range(cut.rows):
        for column in range(1, cut.columns):
            assert len(on_map(row, column - 1) & on_map(row, column)) == 2
    for row in range(1, cut.rows):
        for column in range(cut.columns):
            assert len(on_map(row - 1, column) & on_map(row, column)) == 2


def test_hexes_are_printed_at_true_distance(tmp_path: Path) -> None:
    """Two hexes of a column, read back from the page: as far apart as the sheet says."""
    path = tmp_path / "map.pdf"
    battle("jarama").write(Order("map", paper="a4"), path)
    page = opened(path).pages[1]
    spots = {t.words: (t.x, t.y) for t in texts(page)}
    upper, lower = spots["4629"], spots["4529"]
    distance = ((upper[0] - lower[0]) ** 2 + (upper[1] - lower[1]) ** 2) ** 0.5
    assert distance / MM == pytest.approx(space_mm(board()), abs=0.3)


def test_every_hex_number_is_somewhere_and_the_key_names_all_pages(tmp_path: Path) -> None:
    path = tmp_path / "map.pdf"
    pages = battle("pindoque").write(Order("map", paper="letter"), path)
    reader = opened(path)
    key = {t.words for t in texts(reader.pages[0])}
    names = [texts(page)[2].words for page in reader.pages[1:] if "Map, page" in texts(page)[0].words]
    assert len(set(names)) == len(names) > pages - 6  # the rest are boxes and tracks
    assert set(names) <= key
    said = set(words_of(reader).split())
    missing = [space.number for space in board("pindoque").spaces if space.number and space.number not in said]
    assert len(missing) <= len(board("pindoque").spaces) * 0.1  # those under the name of a town are left out


def test_tiles_are_of_one_size_and_none_is_empty() -> None:
    """No strips: a map a little wider than the paper is cut in halves."""
    view = board("brunete")
    cut = best_tiling(view, 186 * MM, 260 * MM, 100, 0)
    parts = [cut.part(row, column) for row, column in cut.tiles(view)]
    assert max(part.width() for part in parts) == pytest.approx(min(part.width() for part in parts))
    assert max(part.height() for part in parts) == pytest.approx(min(part.height() for part in parts))
    spots = [(QPointF(*space.center) - cut.area.topLeft()) * cut.scale for space in view.spaces if space.number]
    assert all(any(part.contains(spot) for part in parts) for spot in spots)


def test_a_map_on_so_many_sheets_is_as_large_as_they_allow() -> None:
    view = board("brunete")
    sizes = [best_tiling(view, 186 * MM, 260 * MM, 100, fit) for fit in (1, 2, 4, 6)]
    for fit, cut in zip((1, 2, 4, 6), sizes, strict=True):
        assert len(cut.tiles(view)) <= fit
    assert [cut.scale for cut in sizes] == sorted(cut.scale for cut in sizes)
    assert sizes[0].scale < sizes[-1].scale


def test_larger_paper_takes_fewer_sheets(tmp_path: Path) -> None:
    pages = [battle("pindoque").write(Order("map", paper=paper), tmp_path / "x.pdf") for paper in ("a4", "a3", "a2")]
    assert pages == sorted(pages, reverse=True)
    assert pages[0] > pages[-1]


@pytest.mark.parametrize("name", MAPS)
def test_the_legend_explains_what_is_printed_on_the_map_on_one_page(name: str) -> None:
    """Every ground, line, sign and nation is there, readable; nothing that only a screen shows."""
    view = sheets_of(Match.new(*name.split("/"), seed=1), played=False).presenter.board()
    reader = opened(pdf_of(Order("map"), "legend", lambda pages: draw_legend(pages, view)))
    assert len(reader.pages) == 1
    assert min(text.points for text in texts(reader.pages[0])) >= 6
    said, wanted = paragraphs(texts(reader.pages[0])), explained(view)
    assert len(wanted) >= 5
    assert wanted - said == set()
    assert {words for style in WORDS if (words := words_for(style)) in said} <= wanted


def paragraphs(lines: list[Text]) -> set[str]:
    """Lines right below each other are one."""
    found: list[str] = []
    for number, line in enumerate(lines):
        before = lines[number - 1]
        goes_on = number and line.x == pytest.approx(before.x) and 0 < before.y - line.y < 1.5 * line.points
        found.append(f"{found.pop()} {line.words}" if goes_on else line.words)
    return set(found)


def explained(view: BoardView) -> set[str]:
    """What has a meaning on a map, read from the board itself."""
    spaces = [space for space in view.spaces if not {"box", "absent"} & {*space.terrain}]
    styles = {style for space in spaces for style in (*space.terrain, *space.marks)}
    styles |= {style for style, _ in view.backdrop if style != "land"}
    if any(space.value for space in spaces):
        styles.add("value")
    if view.kind == "area":
        styles |= {f"edge-{style}" for style in ("land", "sea") if style in styles and terrain_of(view, style) > 1}
    named = {(style, "") for style in styles} | {(mark.style, mark.label) for mark in view.marks}
    for style in {line.style for line in view.lines}:
        names = {line.name for line in view.lines if line.style == style}
        named.add((style, names.pop() if len(names) == 1 else ""))
    return {words for style, own in named if (words := words_for(style, own))}


def terrain_of(view: BoardView, style: str) -> int:
    """How many spaces have it."""
    return sum(style in space.terrain for space in view.spaces)


def test_the_legend_is_printed_with_the_map(tmp_path: Path) -> None:
    """After the pages of the map and before boxes and tracks, with a bookmark."""
    path = tmp_path / "map.pdf"
    battle("pindoque").write(Order("map", paper="a2"), path)
    titles = [mark.title for mark in opened(path).outline]
    assert titles.index("Map legend") > max(n for n, title in enumerate(titles) if title.startswith("Map, page"))
    assert titles.index("Map legend") < titles.index("Boxes and tracks")


@pytest.mark.parametrize("name", ["crusade/columns", "reich/short-1944", "arriba/civil-war"])
def test_boxes_are_not_printed_on_the_map_as_well(name: str) -> None:
    game, _, scenario = name.partition("/")
    board = sheets_of(Match.new(game, scenario, seed=3), played=False).presenter.board()
    bare = without_boxes(board)
    gone = {space.id for space in board.spaces} - {space.id for space in bare.spaces}
    assert gone == off_the_map(board)
    names = {space.name for space in board.spaces if space.id in gone}
    assert not [label.text for label in bare.labels if label.style == "box" and label.text in names]
    assert played_area(bare) == played_area(board)


@pytest.mark.parametrize("name", ["jarama", "brunete"])
def test_boxes_stand_beside_each_other_with_their_whole_names(name: str, tmp_path: Path) -> None:
    path = tmp_path / "map.pdf"
    battle(name).write(Order("map", paper="a4"), path)
    pages = opened(path).pages
    first = next(n for n, page in enumerate(pages) if any("boxes and tracks" in text.words for text in texts(page)))
    assert len(pages) - first <= 3
    told = " ".join(text.words for page in pages[first:] for text in texts(page))
    off = off_the_map(battle(name).presenter.board())
    names = {space.name for space in battle(name).presenter.board().spaces if space.id in off and space.name}
    assert names
    assert {each for each in names if each not in told} == set()
