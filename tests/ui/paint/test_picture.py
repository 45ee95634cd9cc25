"""Small pictures of the public table: small in bytes, and whose counter stands where is still seen."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QColor, QImage

from desktop.engine.definition import game_ids, is_shipped
from desktop.engine.match import Match
from desktop.ui.library import Shelf
from desktop.ui.paint.palette import palette, sides_as, use_sides
from desktop.ui.paint.picture import LARGEST, SIZE, picture_bytes, picture_from, public_picture
from desktop.views.board import BoardView, SpaceView
from desktop.views.pieces import CounterFace, PieceView
from desktop.views.table import TableView


def _space(name: str, x: float, *, terrain: tuple[str, ...] = ("clear",)) -> SpaceView:
    outline = ((x - 50, -50), (x + 50, -50), (x + 50, 50), (x - 50, 50))
    return SpaceView(name, "", name, (x, 0), outline, terrain)


def _board(**given: object) -> BoardView:
    facts: dict[str, object] = {
        "id": "three", "title": "Three", "kind": "point", "bounds": (-50.0, -50.0, 300.0, 100.0),
        "spaces": (_space("a", 0), _space("b", 100), _space("c", 200)),
    }  # fmt: skip
    return BoardView(**(facts | given))


def _piece(name: str, space: str, ground: str, **given: object) -> PieceView:
    return PieceView(name, name, ground, CounterFace(ground, "infantry", values="4"), space, **given)


def _table(*pieces: PieceView, control: tuple[tuple[str, str], ...] = ()) -> TableView:
    return TableView("", "Turn 1", pieces, None, (), control=control)


def _near(one: QColor, other: QColor) -> bool:
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(a - b) <= 12 for a, b in pairs)


def _at(image: QImage, x: float) -> QColor:
    """The colour at the middle of the space whose middle is x units from the first."""
    return QColor(image.pixel(round((x + 50) / 300 * image.width()), image.height() // 2))


@pytest.fixture(autouse=True)
def _no_sides(qapp):
    use_sides({})
    yield
    use_sides({})


def test_counters_stand_in_the_colours_of_their_sides(qapp) -> None:
    image = public_picture(_board(), _table(_piece("n", "a", "nationalist"), _piece("r", "c", "republican")))
    assert _near(_at(image, 0), palette().ground("nationalist"))
    assert _near(_at(image, 200), palette().ground("republican"))
    assert not _near(_at(image, 100), palette().ground("republican"))


def test_a_space_wears_the_colour_of_its_holder(qapp) -> None:
    plain, held = (
        public_picture(_board(kind="area"), _table(control=control)) for control in ((), (("b", "nationalist"),))
    )
    assert _at(plain, 100) != _at(held, 100)
    assert _at(plain, 200) == _at(held, 200)


def test_the_sides_of_another_game_keep_their_colours_on_the_table(qapp) -> None:
    use_sides({"axis": "red"})
    board = _board(sides=(("axis", "blue"),))
    image = public_picture(board, _table(_piece("x", "a", "axis")))
    assert _near(_at(image, 0), palette().ground("blue"))
    assert palette().ground("axis") == palette().ground("red")


def test_side_colours_come_back_also_after_a_fault() -> None:
    use_sides({"axis": "red"})
    with pytest.raises(RuntimeError), sides_as({"axis": "blue"}):
        raise RuntimeError
    assert palette().ground("axis") == palette().ground("red")


def test_pieces_that_are_nowhere_on_the_board_are_left_out(qapp) -> None:
    bare = public_picture(_board(), _table())
    assert public_picture(_board(), _table(_piece("x", "pool", "red"), _piece("y", "", "red"))) == bare


def test_a_picture_fits_into_its_size_in_the_shape_of_the_board(qapp) -> None:
    image = public_picture(_board(), _table(), QSize(300, 300))
    assert (image.width(), image.height()) == (300, 100)


@pytest.mark.parametrize("game_id", [name for name in game_ids() if is_shipped(name)])
def test_every_game_has_a_picture_of_few_bytes(qapp, game_id: str) -> None:
    title = next(title for title in Shelf().titles() if title.id == game_id)
    match = Match.new(game_id, title.scenarios[-1].id, seed=3)
    choice = random.Random(3)
    for _ in range(40):
        if match.decision is not None:
            match.play(choice.choice(match.decision.actions))
    presenter = match.definition.presenter(match.world)
    table = presenter.table(match.state, None, "")
    image = public_picture(presenter.board(), table)
    data = picture_bytes(image)
    assert 1000 < len(data) <= LARGEST
    assert picture_from(data).size() == image.size()
    assert image.width() <= SIZE.width()
    assert image.height() <= SIZE.height()
    bare = public_picture(presenter.board(), replace(table, pieces=(), control=()))
    assert bare != image


def test_a_noisy_picture_is_made_smaller_until_it_fits(qapp) -> None:
    image = QImage(400, 260, QImage.Format.Format_RGB32)
    noise = random.Random(1)
    for x in range(400):
        for y in range(260):
            image.setPixel(x, y, noise.getrandbits(24) | 0xFF000000)
    data = picture_bytes(image)
    assert len(data) <= LARGEST
    assert 10 < picture_from(data).width() < 400


def _wide() -> bytes:
    """Few bytes that hold a large picture."""
    image = QImage(3000, 10, QImage.Format.Format_Mono)
    image.fill(0)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


FALSE = {"none": b"", "text": b"no picture", "cut": b"\x89PNG\r\n\x1a\n", "wide": _wide()}


@pytest.mark.parametrize("data", FALSE.values(), ids=FALSE)
def test_what_is_no_picture_is_none(qapp, data: bytes) -> None:
    assert picture_from(data).isNull()
