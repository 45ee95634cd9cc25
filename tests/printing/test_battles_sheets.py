"""The sheets of every shipped scenario, read back: units, paper, fonts, margins, size, speed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from desktop.printing.counter_sheet import COUNTER_MM, markers_of
from desktop.printing.leaves import grid_for
from desktop.printing.order import Order
from desktop.printing.output import pdf_of
from tests.printing.conftest import SCENARIOS, battle
from tests.printing.reading import MM, is_named, opened, outside, texts, times_named, unembedded, words_of

pytestmark = pytest.mark.usefixtures("qapp")
PAPER = {"a4": (595, 842), "letter": (612, 792)}


def written(scenario: str, order: Order, folder: Path):
    path = folder / "x.pdf"
    pages = battle(scenario).write(order, path)
    reader = opened(path)
    assert len(reader.pages) == pages
    return reader, path.stat().st_size


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_set_up_sheet_names_every_unit_once(scenario: str, tmp_path: Path) -> None:
    reader, size = written(scenario, Order("setup", paper="a4"), tmp_path)
    names = [line.piece.name for line in battle(scenario).setup.lines]
    sides = {line.side for line in battle(scenario).setup.lines}
    for name in dict.fromkeys(names):
        both = sum(line.piece.name == name for line in battle(scenario).setup.lines)  # one on each side
        assert times_named(reader, name) == both <= len(sides), name
    assert size <= 2_000_000
    assert not unembedded(reader)
    assert not outside(reader, 12)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_set_up_sheet_tells_places_markers_and_special_rules(scenario: str, tmp_path: Path) -> None:
    reader, _ = written(scenario, Order("setup"), tmp_path)
    said = words_of(reader)
    setup = battle(scenario).setup
    for line in setup.lines:
        assert line.where in said
        assert not line.when or line.when in said
        if not set(line.note.lower().split()) <= set(re.findall(r"\w+", line.where.lower())):
            assert line.note in said
    for marker, where in setup.tracks:
        assert f"{marker}: {where}" in said
    for rule in setup.special:
        assert rule in said
    assert "hex holds" in said  # the stacking limits, which hold during set-up


def test_exceptions_of_the_jarama_set_up_are_told(tmp_path: Path) -> None:
    said = words_of(written("jarama", Order("setup", "republican"), tmp_path)[0])
    assert "1 tank of these in 3351 (Arganda)" in said
    assert "drawn at random from these: Feb 7: 2 by entry area A; Feb 8: 1 by" in said
    assert "70 Bde is free by Feb 19 at the latest" in said


@pytest.mark.parametrize("side", ["republican", "nationalist"])
def test_one_side_alone_has_only_its_units(side: str, tmp_path: Path) -> None:
    reader, _ = written("pindoque", Order("setup", side), tmp_path)
    for line in battle("pindoque").setup.lines:
        assert times_named(reader, line.piece.name) == (line.side == side)


def test_numbers_on_the_map_are_those_of_the_table(tmp_path: Path) -> None:
    reader, _ = written("jarama", Order("setup", "republican", "a4"), tmp_path)
    written_out = [t.words for page in reader.pages[1:] for t in texts(page) if t.upright and t.words.isdigit()]
    for number in range(1, 16):
        on_map = number < 12  # the rest are a box, a wide zone, air and a pool
        assert written_out.count(str(number)) >= 1 + on_map
    said = words_of(reader)
    for mark, where in ((12, "Madrid box"), (13, "Republican side of the start line"), (15, "drawn at random")):
        assert f"{mark} {where}" in said


@pytest.mark.parametrize("what", ["setup", "counters", "map", "charts", "orbat"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("margin", [6.0, 25.0])
def test_paper_margins_and_fonts(what: str, paper: str, margin: float, tmp_path: Path) -> None:
    reader, _ = written("pindoque", Order(what, paper=paper, margin=margin), tmp_path)
    for page in reader.pages:
        assert tuple(sorted((round(page.mediabox.width), round(page.mediabox.height)))) == PAPER[paper]
    assert not unembedded(reader)
    if what != "map":  # names on the map are cut by the edge of a tile and go on over it
        assert not outside(reader, margin)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_counter_is_on_the_counter_sheet_front_and_back(scenario: str, tmp_path: Path) -> None:
    reader, _ = written(scenario, Order("counters", paper="a4"), tmp_path)
    sheets = battle(scenario)
    pieces = [line.piece for line in sheets.setup.lines]
    fronts = [t.words for page in reader.pages[::2] for t in texts(page)]
    backs = [t.words for page in reader.pages[1::2] for t in texts(page)]
    for piece in pieces:
        assert fronts.count(piece.face.values) >= sum(p.face.values == piece.face.values for p in pieces)
        if piece.back:
            assert backs.count(piece.back.values) >= sum(
                p.back is not None and p.back.values == piece.back.values for p in pieces
            )
    assert f"Counters of {COUNTER_MM:g} mm" in words_of(reader)
    assert markers_of(sheets.setup)


def test_backs_lie_behind_their_fronts(tmp_path: Path) -> None:
    """Held to the light the mirrored columns of the back meet those of the front."""
    reader, _ = written("jarama", Order("counters", paper="a4"), tmp_path)
    front, back = reader.pages[0], reader.pages[1]
    backed = {line.piece.face.name for line in battle("jarama").setup.lines if line.piece.back}
    places = [{t.words: (t.x, t.y) for t in texts(page) if not t.upright} for page in (front, back)]
    both = [name for name in places[0] if name in places[1] and name in backed]
    unique = [name for name in both if sum(line.piece.face.name == name for line in battle("jarama").setup.lines) == 1]
    assert len(unique) > 50
    sums = [places[0][name][0] + places[1][name][0] for name in unique]
    heights = [places[0][name][1] - places[1][name][1] for name in unique]
    assert max(sums) - min(sums) < 2.5  # names begin a little differently within a counter, by their length
    assert max(map(abs, heights)) < 6
    assert len({round(places[0][name][0]) for name in unique}) > 5


def test_the_grid_is_symmetric_on_the_paper() -> None:
    def drawing(pages):
        pages.begin("")
        size, gap = 15 * MM, 2 * MM
        grid = grid_for(pages, size, size, gap, 20)
        for number in range(grid.count):
            front, back = grid.cell(number), grid.cell(number, back=True)
            assert front.top() == back.top()
            assert front.left() - pages.paper.left() == pytest.approx(pages.paper.right() - back.right())
            assert front.left() >= -0.01
            assert front.right() <= pages.width + 0.01
            assert front.bottom() <= pages.height
        yield

    for paper in PAPER:
        for margin in (5.0, 12.0, 40.0):
            pdf_of(Order("counters", paper=paper, margin=margin), "x", drawing)


def test_player_aid_has_every_cell_and_the_sequence_of_play(tmp_path: Path) -> None:
    for scenario in SCENARIOS:
        reader, _ = written(scenario, Order("charts", paper="a4"), tmp_path)
        said = words_of(reader)
        for chart in battle(scenario).presenter.charts(None, None):
            assert chart.title in said
            for label, cells in chart.rows:
                assert label in said
                for cell in cells:
                    assert cell in said
            for note in chart.notes:
                assert note in said
        assert "Sequence of play (5.0)" in said
        assert "Second player's combat." in said
        assert "[[" not in said
        assert "**" not in said


def test_order_of_battle_has_every_unit(tmp_path: Path) -> None:
    reader, _ = written("brunete", Order("orbat"), tmp_path)
    for line in battle("brunete").setup.lines:
        assert times_named(reader, line.piece.name) >= 1
        assert line.piece.group in words_of(reader)


def test_reading_tells_names_from_other_text(tmp_path: Path) -> None:
    """What the tests above rely on: a name in a table is not the small print on its counter."""
    name = next(line.piece.name for line in battle("pindoque").setup.lines if line.side == "nationalist")
    for what, named in (("setup", 1), ("counters", 0)):
        reader, _ = written("pindoque", Order(what, "nationalist"), tmp_path)
        everywhere = [t for page in reader.pages for t in texts(page) if t.words == name]
        assert everywhere
        assert sum(is_named(t) for t in everywhere) == named
    assert times_named(reader, "No such unit") == 0
