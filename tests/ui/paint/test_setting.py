"""The words of real maps: who is named at which scale, and that no name covers another, or somebody else's place."""

from __future__ import annotations

import functools
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.data import cache
from desktop.engine.match import Match
from desktop.ui.paint import kept_words
from desktop.ui.paint.board import BoardSheet, Lod
from desktop.ui.paint.lettering import Lettering
from desktop.ui.paint.room import Room, Spot, blocks_of, shared, spots_along
from desktop.ui.paint.setting import set_words
from desktop.ui.paint.shapes import inside, polygon_path
from desktop.views.board import BoardView, LabelView, LineView, SpaceView
from desktop.views.outlines import square

WHOLE = {"illusions/campaign-1914": 0.2346, "crusade/campaign": 0.362, "arriba/civil-war": 0.347,
         "reich/campaign-1941": 0.397, "battles/jarama": 0.27, "battles/brunete": 0.277}  # fmt: skip
"""A scenario of each map, and its scale as a whole in a window of 1920x1080."""
PLAY = 0.575
SMALL_WHOLE = 0.247
"""The scale of the whole map of Spain in a window of 1280x800."""
POINTS = ("illusions/campaign-1914", "crusade/campaign")


@functools.cache
def board_of(scenario: str) -> BoardView:
    match = Match.new(*scenario.split("/"), seed=1)
    return match.definition.presenter(match.world).board()


def words_of(scenario: str, scale: float) -> list[Lettering]:
    return [word for word in set_words(Room(board_of(scenario)), scale) if word.style != "number"]


def ink(word: Lettering) -> QPainterPath:
    """Where the letters are, without the room above and below them."""
    path, (x, y), half = QPainterPath(), word.at, word.rect.width() / 2
    path.addRect(QRectF(-half, -word.size * 0.36, 2 * half, word.size * 0.72))
    return QTransform().translate(x, y).rotate(word.angle).map(path)


def key_names(board: BoardView) -> set[str]:
    """Of goals and capitals, and what else matters as much."""
    return {label.text for label in board.labels if label.style == "place" and label.rank <= 2}


@pytest.mark.parametrize("scenario", WHOLE)
def test_no_word_covers_another(qapp, scenario: str) -> None:
    for scale in (WHOLE[scenario], PLAY):
        words = [(word.text, ink(word)) for word in words_of(scenario, scale)]
        assert [(a, b) for (a, one), (b, other) in combinations(words, 2) if one.intersects(other)] == []


@pytest.mark.parametrize("scenario", POINTS)
@pytest.mark.parametrize("play", [False, True])
def test_no_name_of_a_goal_or_capital_lies_on_a_place(qapp, scenario: str, *, play: bool) -> None:
    board = board_of(scenario)
    places = [(s, polygon_path(s.outline)) for s in board.spaces if "absent" not in s.terrain]
    covered = []
    for word in words_of(scenario, PLAY if play else WHOLE[scenario]):
        if word.style == "place" and (play or word.text in key_names(board)):
            shape = ink(word)
            covered += [(word.text, s.id) for s, outline in places if s.name != word.text and shape.intersects(outline)]
    assert covered == []


@pytest.mark.parametrize("large", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    ("scenario", "scale"), [("crusade/campaign", 0.251), ("crusade/campaign", 0.272), ("arriba/civil-war", 0.227)]
)
def test_no_name_lies_under_the_counters_of_a_small_window(qapp, scenario: str, scale: float, large: float) -> None:
    """The middle of none: what is short of room stands in finer letters, and a little off its place."""
    board, room = board_of(scenario), Room(board_of(scenario))
    held = [s for s in board.spaces if "box" not in s.terrain and (board.kind == "point" or s.id.startswith("city:"))]
    frames = [(s.name, room.frame(s)) for s in held if "absent" not in s.terrain]
    hidden = []
    for word in set_words(room, scale, large):
        if word.style in ("place", "region"):
            (x, y), half = word.at, word.rect.width() * 0.3
            middle = (x - half, y - word.size * 0.3, x + half, y + word.size * 0.3)
            hidden += [word.text for name, frame in frames if name != word.text and shared(middle, frame)]
    assert hidden == [] or (large > 1 and len(hidden) == 1), "one may be where letters are large"


@pytest.mark.parametrize("scenario", POINTS)
def test_every_place_is_named_at_play_and_goals_and_capitals_always(qapp, scenario: str) -> None:
    board = board_of(scenario)
    at_play = {word.text for word in words_of(scenario, PLAY)}
    assert at_play >= {label.text for label in board.labels if label.style == "place"}
    for scale in (0.1, WHOLE[scenario] * 2 / 3):
        assert {word.text for word in words_of(scenario, scale)} >= key_names(board)


def test_the_goals_of_hexes_and_areas_are_named_as_a_whole(qapp) -> None:
    for scenario in ("battles/jarama", "reich/campaign-1941", "arriba/civil-war"):
        board = board_of(scenario)
        shown = {word.text for word in words_of(scenario, WHOLE[scenario])}
        assert shown >= {label.text for label in board.labels if label.style == "place" and label.rank <= 1}


def test_areas_that_are_called_like_neither_city_nor_region_are_named_at_play(qapp) -> None:
    board, shown = board_of("arriba/civil-war"), {word.text for word in words_of("arriba/civil-war", 0.66)}
    areas = {space.name for space in board.spaces if {"land", "mountain"} & {*space.terrain}}
    assert {"Guipúzcoa", "Pontevedra"} <= areas & shown
    assert areas - shown <= set(), "all others share a name that stands on the map"


@pytest.mark.parametrize("scale", [WHOLE["arriba/civil-war"], SMALL_WHOLE])
def test_the_name_of_a_region_has_its_middle_in_it(qapp, scale: float) -> None:
    board, words = board_of("arriba/civil-war"), {word.text: word for word in words_of("arriba/civil-war", scale)}
    regions = {label.text: label.areas for label in board.labels if label.areas}
    assert len(regions & words.keys()) > 8
    outlines = {space.id: space.outline for space in board.spaces}
    for name in sorted(regions.keys() & words.keys()):
        found = [outlines[area] for area in regions[name]]
        xs = [x for outline in found for x, _ in outline]
        if max(xs) - min(xs) > 2 * words[name].rect.width():  # the Basque Provinces are too small for their name
            assert any(inside(outline, *words[name].at) for outline in found), name


def test_the_names_of_seas_leave_room_for_fleets(qapp) -> None:
    board = board_of("reich/campaign-1941")
    middles = {space.name: space.center for space in board.spaces if "sea" in space.terrain}
    half = board.piece_size / 2
    words = {word.text: ink(word) for word in words_of("reich/campaign-1941", PLAY)}
    covered = [
        name
        for name, (x, y) in middles.items()
        if words[name].intersects(QRectF(x - half, y - half, 2 * half, 2 * half))
    ]
    assert set(covered) <= {"English Channel", "Skagerrak", "Strait of Gibraltar"}, "where the sea is narrow"


# -- how a place is found ----------------------------------------------------------------------------
def place(name: str, x: float, y: float) -> SpaceView:
    return SpaceView(name.lower(), "", name, (x, y), square((x, y), 92.0), ("clear",))


def small_board(*spaces: SpaceView, lines: tuple[LineView, ...] = (), more: tuple[LabelView, ...] = ()) -> BoardView:
    labels = tuple(LabelView(s.name, (s.center[0], s.center[1] + 62), 2) for s in spaces)
    return BoardView("small", "Small", "point", (-500, -500, 1000, 1000), spaces, lines, (), (*labels, *more))


def found(board: BoardView, text: str, scale: float = 0.5) -> Lettering:
    return next(word for word in set_words(Room(board), scale) if word.text == text)


def test_a_name_stands_below_its_place_if_nothing_is_there(qapp) -> None:
    word = found(small_board(place("Alba", 0, 0)), "Alba")
    assert word.at[0] == 0
    assert 46 < word.rect.top() < 56


def test_a_name_gives_way_to_a_place_below_and_to_a_river(qapp) -> None:
    crowded = found(small_board(place("Alba", 0, 0), place("Bona", 0, 100)), "Alba")
    assert crowded.rect.bottom() < -46
    river = LineView("stream", ((-300, 60), (300, 60)))
    assert found(small_board(place("Alba", 0, 0), lines=(river,)), "Alba").rect.bottom() < -46


def test_the_name_of_a_country_keeps_clear_of_places_and_of_its_border(qapp) -> None:
    board = small_board(place("Alba", 0, 0), more=(LabelView("Land", (0, 0), 1, "region"),))
    assert not found(board, "Land").rect.intersects(QRectF(-46, -46, 92, 92))


def test_the_name_of_a_river_stands_beside_it(qapp) -> None:
    course = tuple((float(x), 0.0) for x in range(-400, 401, 20))
    name = LabelView("Flow", (0.0, 0.0), 3, "river", 4.0)
    word = found(small_board(lines=(LineView("stream", course),), more=(name,)), "Flow")
    assert abs(word.at[1]) > word.size / 2
    assert word.angle == 0.0


def test_the_spots_along_a_river_read_from_left_to_right(qapp) -> None:
    course = [(400.0 - x, float(x)) for x in range(0, 401, 20)]
    spots: list[Spot] = list(spots_along(course, (200, 200), 80, 20, 18))
    assert spots
    assert all(-90 <= spot.angle <= 90 for spot in spots)


def test_a_turned_word_takes_the_room_along_its_line(qapp) -> None:
    blocks = blocks_of((0, 0), 100, 20, 90)
    assert min(top for _, top, _, _ in blocks) == pytest.approx(-50)
    assert max(right for _, _, right, _ in blocks) == pytest.approx(10)


def test_the_words_of_the_first_look_are_read_the_second_time(qapp, monkeypatch: pytest.MonkeyPatch) -> None:
    board = small_board(place("Alba", 0, 0), place("Bona", 0, 100))
    first = BoardSheet(board).words(Lod(0.5))
    monkeypatch.setattr("desktop.ui.paint.setting.set_words", lambda *_: [])
    assert BoardSheet(board).words(Lod(0.5)) == first != []
    assert BoardSheet(board).words(Lod(0.7)) == [], "another scale was never set before"


@pytest.mark.parametrize("damage", [b"", b"[]]", b'[["Alba"]]'])
def test_damaged_words_are_set_again(qapp, damage: bytes) -> None:
    board = small_board(place("Alba", 0, 0))
    sheet = BoardSheet(board)
    first = sheet.words(Lod(0.5))
    cache.keep_bytes(kept_words.key_for(sheet.fingerprint, 0.5, 1.0), damage)
    assert BoardSheet(board).words(Lod(0.5)) == first
