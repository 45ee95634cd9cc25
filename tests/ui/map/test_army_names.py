"""Who stands in a place is told below its name, where there is room: large enough to play, and not among hexes."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.engine.match import Match
from desktop.ui.map.army_names import STYLE, ArmyNamesItem, names_of
from desktop.ui.map.look import MapLook
from desktop.ui.map.scene import MapScene
from desktop.ui.paint.lettering import Lettering, paint_word, word_width
from desktop.views.pieces import CounterFace, PieceView


def scene_of(game: str, scenario: str) -> MapScene:
    match = Match.new(game, scenario, seed=3)
    presenter = match.definition.presenter(match.world)
    scene = MapScene(MapLook.standard())
    scene.set_board(presenter.board())
    scene.show_table(presenter.table(match.state, match.decision, ""))
    return scene


def painted(scene: MapScene, scale: float) -> list[str]:
    """The names that are painted at a scale, as they read."""
    found: list[str] = []
    item: ArmyNamesItem = scene.names_item
    word = item._word

    def noted(*args):  # type: ignore[no-untyped-def]
        made = word(*args)
        found.append(made.text)
        return made

    item._word = noted  # type: ignore[method-assign]
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    item.draw(painter, scale, QRectF(scene.ground.bounds()))  # type: ignore[union-attr]
    painter.end()
    return found


def test_each_name_is_told_once_from_the_top_of_a_stack() -> None:
    def piece(name: str, *, unit: bool = True) -> PieceView:
        return PieceView(name, name, "red", CounterFace("red", "infantry", name=name), "here", unit=unit)

    stack = [piece("Cav"), piece("Cav"), piece("IX"), piece("marker", unit=False), piece("")]
    assert names_of(stack) == ("IX", "Cav")


def test_a_stack_tells_its_armies_where_counters_can_be_read(qapp) -> None:
    scene = scene_of("illusions", "brusilov")
    told = painted(scene, 0.8)
    assert any(text.startswith("XXIX · VIII · I Turk") for text in told)
    assert painted(scene, 0.2) == [], "blocks have no names"


@pytest.mark.parametrize("scale", [0.8, 2.0])
def test_a_part_that_is_painted_again_has_the_names_that_reach_into_it(qapp, scale: float) -> None:
    """Else a counter that is carried past leaves half a name behind."""
    item = scene_of("crusade", "columns").names_item
    words = [item._word(space, names, scale) for space, names in item._names.items() if names]
    for word in [word for word in words if word.text]:
        left = QRectF(word.at[0] - word_width(word.text, STYLE) * word.size / 2, word.at[1] - 1, 2, 2)
        image = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        with patch.object(item, "_stamp") as stamped:
            item.draw(painter, scale, left)
        painter.end()
        assert word.text in [each.args[1].text for each in stamped.call_args_list]


def test_names_that_come_or_go_are_painted_again_as_wide_as_they_are(qapp) -> None:
    scene = scene_of("crusade", "columns")
    painted(scene, 2.0)
    item, renewed = scene.names_item, []
    words = [item._word(space, names, 2.0) for space, names in item._names.items() if names]
    item._renew = lambda areas, *_: renewed.extend(areas)  # type: ignore[method-assign]
    scene.set_counters_hidden(True)
    for word in [word for word in words if word.text]:
        half = word_width(word.text, STYLE) * word.size / 2
        ends = [QPointF(word.at[0] + by, word.at[1]) for by in (-half, half)]
        assert any(all(area.contains(end) for end in ends) for area in renewed)


def test_what_has_no_room_is_counted(qapp) -> None:
    item = scene_of("illusions", "brusilov").names_item
    assert item._fitting(("XXIX", "VIII", "I Turk"), 1.0, 1000.0) == "XXIX · VIII · I Turk"
    assert item._fitting(("XXIX", "VIII", "I Turk"), 20.0, 1.0) == "XXIX +2"
    assert item._fitting(("XXIX",), 20.0, 1.0) == "XXIX"


def test_a_name_is_stamped_as_it_would_be_painted(qapp) -> None:
    """Within a pixel of its place: what is kept is a picture of it."""
    item = scene_of("illusions", "brusilov").names_item
    word = Lettering("XXIX · VIII", (60.0, 20.0), 14.0, "place", STYLE, 0.0, QRectF())
    drawn = []
    for paint in (item._stamp, item._stamp, lambda painter, each: paint_word(painter, each, item.look.palette)):
        image = QImage(120, 40, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, word)
        painter.end()
        drawn.append(image)
    stamped, again, painted_word = (ink_of(image) for image in drawn)
    assert stamped == again
    assert all(abs(one - other) <= 1.0 for one, other in zip(stamped, painted_word, strict=True))


def ink_of(image: QImage) -> tuple[float, float, float]:
    """Where the ink lies in the middle, across and down, and how much of it there is in hundreds."""
    spots = [(x, y, 255 - image.pixelColor(x, y).lightness()) for x in range(120) for y in range(40)]
    weight = sum(ink for *_, ink in spots)
    across, down = (sum(spot[side] * spot[2] for spot in spots) / weight for side in (0, 1))
    return across, down, weight / 255 / 100


def test_with_the_counters_their_names_go(qapp) -> None:
    scene = scene_of("illusions", "brusilov")
    scene.set_counters_hidden(True)
    assert painted(scene, 0.8) == []
    scene.set_counters_hidden(False)
    assert painted(scene, 0.8)


@pytest.mark.parametrize("game", [("battles", "pindoque"), ("arriba", "civil-war")])
def test_hexes_and_areas_have_no_room_for_them(qapp, game: tuple[str, str]) -> None:
    assert painted(scene_of(*game), 1.0) == []
