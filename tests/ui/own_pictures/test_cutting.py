"""A scan is straightened by its corners and cut into tiles; what is shown of it is what was printed there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QTransform

from desktop.data.errors import DataError
from desktop.ui.own_pictures.cutting import Cutter, cut_now, straightened
from desktop.ui.own_pictures.reading import Bands, picture_of, size_of
from desktop.ui.paint.pyramid import Pyramid, shape_for, tile_name
from tests.pictures.drawing import png

COLOURS = ("#c02020", "#20a040", "#2040c0", "#d0b020")


def quarters(width: int = 1200, height: int = 800) -> QImage:
    """A picture of four fields in four colours."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for number, colour in enumerate(COLOURS):
        painter.fillRect(number % 2 * width // 2, number // 2 * height // 2, width // 2, height // 2, QColor(colour))
    painter.end()
    return image


def photographed(image: QImage, corners: list[list[float]], width: int, height: int) -> QImage:
    """As it looks when it lies askew on a table."""
    table = QImage(width, height, QImage.Format.Format_RGB32)
    table.fill(QColor("#102030"))
    flat = QPolygonF(QRectF(image.rect()))
    flat.removeLast()
    askew = QTransform()
    assert QTransform.quadToQuad(flat, QPolygonF([QPointF(*spot) for spot in corners]), askew)
    painter = QPainter(table)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setTransform(askew)
    painter.drawImage(0, 0, image)
    painter.end()
    return table


def near(colour: QColor, wanted: str) -> bool:
    other = QColor(wanted)
    pairs = zip(colour.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[arg-type]
    return all(abs(a - b) <= 12 for a, b in pairs)


def shown(pyramid: Pyramid, scale: float) -> QImage:
    image = QImage(round(pyramid.shape.width * scale), round(pyramid.shape.height * scale), QImage.Format.Format_RGB32)
    image.fill(QColor("#ff00ff"))
    painter = QPainter(image)
    painter.scale(scale, scale)
    assert pyramid.paint(painter, pyramid.bounds())
    painter.end()
    return image


def assert_quarters(image: QImage) -> None:
    for number, colour in enumerate(COLOURS):
        for share in (0.04, 0.46):
            x = round((number % 2 * 0.5 + share) * image.width())
            y = round((number // 2 * 0.5 + share) * image.height())
            assert near(image.pixelColor(x, y), colour), (number, share)


@pytest.mark.parametrize("form", ["png", "jpg", "bmp", "webp"])
def test_a_photograph_taken_askew_lies_straight(qapp: object, tmp_path: Path, form: str) -> None:
    corners = [[120.0, 60.0], [1350.0, 110.0], [1290.0, 940.0], [60.0, 860.0]]
    source = tmp_path / f"scan.{form}"
    assert photographed(quarters(), corners, 1400, 1000).save(str(source), None, 95)
    shape = cut_now(source, corners, tmp_path / "cut")
    assert (1200 < shape.width < 1240, 780 < shape.height < 860, shape.levels) == (True, True, 4)
    for scale in (1.0, 0.4, 0.11):
        assert_quarters(shown(Pyramid(tmp_path / "cut"), scale))


def test_a_large_picture_is_read_in_bands(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.ui.own_pictures.reading.BAND_PIXELS", 200_000)
    source = tmp_path / "scan.jpg"
    assert quarters().save(str(source), None, 95)
    bands = Bands(source)
    for row in (0, 799, 300):
        band, top = bands.rows(row, row)
        assert band.height() < 200
        assert near(band.pixelColor(20, row - top), COLOURS[0] if row < 400 else COLOURS[2])
    cut_now(source, [[0, 0], [1200, 0], [1200, 800], [0, 800]], tmp_path / "cut")
    assert_quarters(shown(Pyramid(tmp_path / "cut"), 1.0))


def test_every_tile_is_counted_and_who_stops_leaves_nothing(qapp: object, tmp_path: Path) -> None:
    source = tmp_path / "scan.png"
    assert quarters().save(str(source))
    cutter = Cutter(source, [[0, 0], [1200, 0], [1200, 800], [0, 800]], tmp_path / "cut")
    steps = cutter.steps()
    next(steps)
    assert (cutter.done, cutter.total) == (1, 6 + 2 + 1 + 1)
    steps.close()
    assert [path.name for path in tmp_path.iterdir()] == ["scan.png"]


@pytest.mark.parametrize(
    ("corners", "reason"),
    [
        ([[0, 0], [90, 90], [90, 0], [0, 90]], "do not go around the map"),
        ([[0, 0], [0, 90], [90, 90], [90, 0]], "do not go around the map"),
        ([[0, 0], [90, 0], [45, 20], [0, 90]], "do not go around the map"),
        ([[0, 0], [9, 0], [9, 9], [0, 9]], "lie too close together"),
    ],
)
def test_corners_that_make_no_map_are_refused(corners: list[list[float]], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        straightened(corners)


def test_a_side_is_never_longer_than_can_be_kept() -> None:
    _, size = straightened([[0, 0], [40_000, 0], [40_000, 20_000], [0, 20_000]])
    assert (size.width(), size.height()) == (20_000, 10_000)
    assert shape_for(12_000, 8_000).levels == 7


def test_tiles_that_are_gone_are_noticed(qapp: object, tmp_path: Path) -> None:
    source = tmp_path / "scan.png"
    assert quarters().save(str(source))
    cut_now(source, [[0, 0], [1200, 0], [1200, 800], [0, 800]], tmp_path / "cut")
    pyramid = Pyramid(tmp_path / "cut")
    (tmp_path / "cut" / tile_name(0, 1, 1)).unlink()
    image = QImage(1200, 800, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    assert pyramid.paint(painter, QRectF(0, 0, 400, 400))
    assert not pyramid.paint(painter, pyramid.bounds())
    painter.end()
    with pytest.raises(DataError, match="some are missing"):
        Pyramid(tmp_path / "cut")
    (tmp_path / "cut" / "shape.json").write_text('{"width":1,"height":1e99,"levels":3}')
    with pytest.raises(DataError, match="is no picture cut into tiles"):
        Pyramid(tmp_path / "cut")


def test_damaged_pictures_are_refused_in_a_line(qapp: object, tmp_path: Path) -> None:
    sound = png(60, 40)
    for number, content in enumerate((sound[:60], sound[:80] + b"x" * 40, png(4, 4, said=(9000, 9000))[:70])):
        path = tmp_path / f"{number}.png"
        path.write_bytes(content)
        with pytest.raises(DataError, match=f"{path}:1: is damaged") as caught:
            picture_of(path, 0, 160_000_000)
        assert "\n" not in str(caught.value)


def test_a_photograph_says_which_way_up_it_is(qapp: object, tmp_path: Path) -> None:
    plain = tmp_path / "plain.jpg"
    assert quarters(120, 80).save(str(plain), None, 95)
    content = plain.read_bytes()
    turned = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
    exif = b"\xff\xe1" + (len(turned) + 8).to_bytes(2, "big") + b"Exif\0\0" + turned
    path = tmp_path / "turned.jpg"
    path.write_bytes(content[:2] + exif + content[2:])
    assert (size_of(path).width(), size_of(path).height()) == (80, 120)
    band, _ = Bands(path).rows(0, 10)
    assert near(band.pixelColor(5, 5), COLOURS[2])  # what was lower left is now upper left
