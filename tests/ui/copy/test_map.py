"""The map of an owner's copy, worked on with the mouse: in a point game, an area game and a hex game."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from desktop.controller.copy_outlines import CopyOutlines
from desktop.data.copy.keeping import read_copy
from desktop.engine.definition import game
from desktop.ui.copy.form.fields import ChoiceField
from desktop.ui.copy.map import bar
from desktop.ui.copy.map.editor import MapEditor
from desktop.ui.copy.page import CopyPage
from desktop.ui.widgets.text import BREAK
from tests.ui.copy.conftest import Opened
from tests.ui.table import carry

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
LEON = ("map", "spaces/leon")


def map_of(page: CopyPage) -> MapEditor:
    page.findChild(QPushButton, "copy-map").click()
    editor = page.map
    editor.catch_up()
    QTest.qWait(30)
    return editor


def at(editor: MapEditor, spot: tuple[float, float]) -> QPoint:
    return editor.map.view.mapFromScene(*spot)


def middle(editor: MapEditor, space: str) -> QPoint:
    return at(editor, editor.place.spaces[space].center)


def click(editor: MapEditor, where: QPoint) -> None:
    QTest.mouseClick(editor.map.view.viewport(), LEFT, pos=where)
    editor.catch_up()


def drag(editor: MapEditor, start: QPoint, end: QPoint) -> None:
    carry(editor.map.view.viewport(), start, end)
    editor.catch_up()


def take(editor: MapEditor, tool: str, brush: str = "", value: str = "") -> None:
    """Take a tool, and choose what it puts in."""
    editor.bar.buttons[tool].click()
    if brush:
        editor.bar.brush.setCurrentIndex(editor.bar.brush.findText(brush))
        editor.bar.brush.activated.emit(editor.bar.brush.currentIndex())
    if value:
        assert editor.bar.value.findText(value) >= 0
        editor.bar.value.setCurrentIndex(editor.bar.value.findText(value))
        editor.bar.value.activated.emit(editor.bar.value.currentIndex())


# -- points ----------------------------------------------------------------------------------------
def test_a_space_is_dragged_to_where_it_is_printed(opened: Opened) -> None:
    editor = map_of(opened("crusade"))
    copy = editor.desk.copy
    before = (copy.value(LEON, "x"), copy.value(LEON, "y"))
    zoom = editor.map.view.zoom()
    take(editor, bar.MOVE)
    start = middle(editor, "leon")
    drag(editor, start, start + QPoint(40, 24))
    now = (copy.value(LEON, "x"), copy.value(LEON, "y"))
    wanted = [round(old + by / zoom / 2.4) for old, by in zip(before, (41, 24), strict=True)]
    assert [abs(a - b) <= 2 for a, b in zip(now, wanted, strict=True)] == [True, True]
    assert editor.place.spaces["leon"].center == pytest.approx((now[0] * 2.4, now[1] * 2.4))
    assert read_copy("crusade")[LEON].changed == {"x": now[0], "y": now[1]}
    QTest.keyClick(editor.map.view, Qt.Key.Key_Z, CTRL)
    editor.catch_up()
    assert (copy.value(LEON, "x"), copy.value(LEON, "y")) == before
    assert editor.place.spaces["leon"].center == pytest.approx((before[0] * 2.4, before[1] * 2.4))


def test_two_spaces_clicked_are_linked_or_no_longer_and_that_is_played(opened: Opened) -> None:
    editor = map_of(opened("crusade"))
    take(editor, bar.LINK)
    linked = editor.place.is_linked("leon", "palencia")
    click(editor, middle(editor, "leon"))
    click(editor, middle(editor, "palencia"))
    assert editor.place.is_linked("leon", "palencia") is not linked
    world = game("crusade").load_world("campaign", {}, editor.desk.copy.in_force())
    assert ("palencia" in world.neighbours["leon"]) is not linked
    drag(editor, middle(editor, "palencia"), middle(editor, "leon"))
    assert editor.place.is_linked("leon", "palencia") is linked
    assert editor.desk.copy.corrections.of == {}


def test_a_brush_puts_terrain_and_ports_on_spaces_in_one_step(opened: Opened) -> None:
    editor = map_of(opened("crusade"))
    copy = editor.desk.copy
    take(editor, bar.BRUSH, "Terrain", "mountain")
    drag(editor, middle(editor, "leon"), middle(editor, "palencia"))
    assert [copy.value(("map", f"spaces/{space}"), "terrain") for space in ("leon", "palencia")] == ["mountain"] * 2
    assert "mountain" in editor.place.spaces["leon"].terrain
    copy.undo()
    assert copy.value(LEON, "terrain") == "open"
    take(editor, bar.BRUSH, "Port", "yes")
    click(editor, middle(editor, "leon"))
    assert copy.value(LEON, "port") is True


def test_a_link_is_chosen_and_gets_a_river(opened: Opened) -> None:
    editor = map_of(opened("crusade"))
    ends = frozenset(("leon", "zamora")) if frozenset(("leon", "zamora")) in editor.place.links else next(
        ends for ends in editor.place.links if "leon" in ends)  # fmt: skip
    key = editor.place.links[ends]
    a, b = (editor.place.spaces[end].center for end in sorted(ends))
    half = at(editor, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
    click(editor, half)
    assert editor.side.key == key
    before = editor.desk.copy.value(key, "river")
    take(editor, bar.BRUSH, "Link: River", "no" if before else "yes")
    click(editor, half)
    assert editor.desk.copy.value(key, "river") is not before


def test_the_figures_of_a_space_are_put_in_beside_the_map(opened: Opened) -> None:
    editor = map_of(opened("crusade"))
    click(editor, middle(editor, "leon"))
    assert editor.side.title.text() == "León"
    terrain = editor.side.entry.fields["terrain"]
    assert isinstance(terrain, ChoiceField)
    terrain.box.setCurrentIndex(terrain.box.findText("mountain"))
    terrain.box.activated.emit(0)
    editor.catch_up()
    assert "mountain" in editor.place.spaces["leon"].terrain
    assert editor.side.status.text().startswith("≠ changed")
    editor.side.findChild(QPushButton, "side-printed").click()
    assert editor.desk.copy.status(LEON) == "confirmed"


def test_what_makes_no_game_is_told_below_the_map(opened: Opened) -> None:
    editor = map_of(opened("illusions"))
    take(editor, bar.LINK, value="sea lane")
    assert not editor.place.is_linked("petrograd", "smolensk")
    click(editor, middle(editor, "petrograd"))
    click(editor, middle(editor, "smolensk"))
    told = editor.line.text().replace(BREAK, "")
    assert told.startswith("Not in force: connections/petrograd--smolensk: sea lanes join")
    assert editor.place.spaces, "the map before stays"
    QTest.keyClick(editor.map.view, Qt.Key.Key_Z, CTRL)
    editor.catch_up()
    assert editor.line.text() == ""


def test_the_view_stays_where_it_is_while_the_map_changes(opened: Opened) -> None:
    editor = map_of(opened("crusade"))
    view = editor.map.view
    view.set_zoom(view.zoom() * 2)
    take(editor, bar.BRUSH, "Terrain", "mountain")
    zoom, seen = view.zoom(), view.seen().center()
    space = next(space for space, key in editor.place.keys.items()
                 if view.seen().adjusted(60, 60, -60, -60).contains(*editor.place.spaces[space].center)
                 and editor.desk.copy.value(key, "terrain") == "open")  # fmt: skip
    click(editor, middle(editor, space))
    assert editor.desk.copy.status(editor.place.keys[space]) == "changed"
    assert view.zoom() == pytest.approx(zoom)
    assert (view.seen().center() - seen).manhattanLength() < 4 / zoom


# -- areas -----------------------------------------------------------------------------------------
def test_areas_are_dragged_linked_and_painted(opened: Opened) -> None:
    editor = map_of(opened("reich"))
    copy, berlin = editor.desk.copy, ("map", "land/berlin")
    before = list(copy.value(berlin, "centre"))
    take(editor, bar.MOVE)
    start = middle(editor, "berlin")
    drag(editor, start, start + QPoint(10, 4))
    assert copy.value(berlin, "centre") != before
    take(editor, bar.LINK)
    linked = editor.place.is_linked("berlin", "paris")
    click(editor, middle(editor, "berlin"))
    click(editor, middle(editor, "paris"))
    assert editor.place.is_linked("berlin", "paris") is not linked
    assert editor.place.is_linked("paris", "berlin") is not linked
    world = game("reich").load_world(editor.desk.scenario_of(("map", "")), {}, copy.in_force())
    assert world is not None
    take(editor, bar.BRUSH, "Production", "3")
    click(editor, middle(editor, "paris"))
    assert copy.value(("map", "land/paris"), "production") == 3


def test_a_city_is_dragged_within_its_area(opened: Opened) -> None:
    editor = map_of(opened("arriba"))
    take(editor, bar.MOVE)
    start = middle(editor, "city:oviedo")
    drag(editor, start, start + QPoint(8, 0))
    asturias = ("map", "areas/asturias")
    assert editor.desk.copy.value(asturias, "cities/oviedo/at")[0] > 295
    assert editor.desk.copy.value(asturias, "field") == [251, 85]


# -- hexes -----------------------------------------------------------------------------------------
@pytest.fixture
def jarama(opened: Opened) -> MapEditor:
    editor = map_of(opened("battles"))
    editor.bar.map_chosen.emit(1)
    assert editor.file == "map-jarama"
    assert editor.bar.maps.currentText() == "Jarama"
    return editor


def test_terrain_is_painted_over_hexes_in_one_step(jarama: MapEditor) -> None:
    copy = jarama.desk.copy
    take(jarama, bar.TERRAIN, value="woods")
    drag(jarama, middle(jarama, "2930"), middle(jarama, "2932"))
    line = copy.value(("map-jarama", "lines/29"), "terrain")
    assert line[3:6] == "www"
    assert [jarama.place.spaces[each].terrain for each in ("2930", "2931", "2932")] == [("woods",)] * 3
    copy.undo()
    assert copy.corrections.of == {}


def test_a_river_runs_along_an_edge_or_no_longer(jarama: MapEditor) -> None:
    copy, river = jarama.desk.copy, ("map-jarama", "rivers/Jarama")
    take(jarama, bar.RIVER)
    assert jarama.bar.course.currentText() == "Jarama"
    a, b = (jarama.place.spaces[each].center for each in ("2930", "2931"))
    between = at(jarama, (a[0] * 0.6 + b[0] * 0.4, a[1] * 0.6 + b[1] * 0.4))
    click(jarama, between)
    assert copy.value(river, "hexsides")[-1] == "2930/2931"
    assert any(line.style == "river" and any(abs(x - (a[0] + b[0]) / 2) < 1 for x, _ in line.points)
               for line in jarama.place.board.lines)  # fmt: skip
    click(jarama, between)
    assert copy.status(river) in ("ours", "stated")


def test_a_road_is_led_on_from_its_end_and_nowhere_else(jarama: MapEditor) -> None:
    copy = jarama.desk.copy
    take(jarama, bar.ROAD)
    road = jarama.bar.course.currentData()
    path = list(copy.value(road, "path"))
    end = path[-1]
    further = next(each for each in jarama.hexes.neighbours[end] if each not in path and jarama.hexes.letter(each))
    drag(jarama, middle(jarama, end), middle(jarama, further))
    assert copy.value(road, "path") == [*path, further]
    far = next(each for each in jarama.hexes.neighbours[path[9]] if each not in path)
    drag(jarama, middle(jarama, path[9]), middle(jarama, far))
    assert jarama.line.text() == "Not taken: a road is led on, or back, from one of its ends"
    drag(jarama, middle(jarama, further), middle(jarama, end))
    assert copy.value(road, "path") == path


def test_a_name_is_dragged_to_another_hex(jarama: MapEditor) -> None:
    take(jarama, bar.NAME)
    hexes = jarama.hexes
    here = next(space for space in jarama.place.spaces if hexes.name_at(space))
    key = hexes.name_at(here)
    there = next(each for each in hexes.neighbours[here] if not hexes.name_at(each))
    drag(jarama, middle(jarama, here), middle(jarama, there))
    assert jarama.desk.copy.value(key, "hex") == there


def test_escape_puts_the_tool_down_then_leads_back(opened: Opened) -> None:
    page = opened("crusade")
    editor = map_of(page)
    take(editor, bar.MOVE)
    editor.map.setFocus()
    QTest.keyClick(editor.map.view, Qt.Key.Key_Escape)
    assert editor.bar.tool == bar.CHOOSE
    QTest.keyClick(editor.map.view, Qt.Key.Key_Escape)
    assert page.table.isVisible()


# -- what is only drawn ----------------------------------------------------------------------------
def shown_at(editor: MapEditor, space: str) -> tuple[float, float]:
    """Where the name of a place stands now."""
    rect = next(rect for named, rect in editor._names() if named == space)
    return rect.center().x(), rect.center().y()


@pytest.mark.parametrize(("game_id", "space", "entry", "path"), [
    ("crusade", "leon", "spaces/leon", "name_at"), ("illusions", "minsk", "spaces/minsk", "name_at"),
    ("reich", "berlin", "land/berlin", "name_at"), ("arriba", "city:oviedo", "areas/asturias", "cities/oviedo/name_at"),
])  # fmt: skip
def test_a_name_is_dragged_to_where_it_is_printed_and_goes_along(
    opened: Opened, game_id: str, space: str, entry: str, path: str
) -> None:
    editor = map_of(opened(game_id))
    copy, key = editor.desk.copy, ("map", entry)
    take(editor, bar.PLACE_NAME)
    before = shown_at(editor, space)
    drag(editor, at(editor, before), at(editor, before) + QPoint(30, -40))
    now = shown_at(editor, space)
    zoom = editor.map.view.zoom()
    assert now[0] - before[0] == pytest.approx(30 / zoom, abs=4 / zoom)
    assert now[1] - before[1] == pytest.approx(-40 / zoom, abs=4 / zoom)
    assert copy.value(key, path)
    take(editor, bar.MOVE)
    drag(editor, middle(editor, space), middle(editor, space) + QPoint(-24, 0))
    assert shown_at(editor, space)[0] - now[0] == pytest.approx(-24 / zoom, abs=4 / zoom)
    editor.desk.undo()
    editor.catch_up()
    take(editor, bar.PLACE_NAME)
    drag(editor, at(editor, shown_at(editor, space)), middle(editor, space))
    assert copy.value(key, path) is None
    assert copy.corrections.of == {}, "it is the program's to set again"
    drag(editor, at(editor, (-500.0, -500.0)), middle(editor, space))
    assert copy.corrections.of == {}


def test_a_corner_of_a_border_is_dragged_in_both_areas_bent_and_taken_out(opened: Opened) -> None:
    editor = map_of(opened("arriba"))
    copy, oviedo, leon = editor.desk.copy, ("map", "areas/asturias"), ("map", "areas/leon")
    take(editor, bar.OUTLINE)
    outlines = CopyOutlines(editor.place)
    rings = {key: fields["outline"][0] for key, fields in outlines.rings.items()}
    a, b = next((a, b) for a, b in pairwise(rings[oviedo]) if {a, b} <= set(rings[leon]))
    start = at(editor, outlines.at(a))
    drag(editor, start, start + QPoint(6, 8))
    moved = CopyOutlines(editor.place)
    now = {key: fields["outline"][0] for key, fields in moved.rings.items()}
    assert a not in now[oviedo]
    assert a not in now[leon]
    [corner] = set(now[oviedo]) - set(rings[oviedo])
    assert corner in now[leon]
    assert editor.place.spaces["asturias"].outline != ()
    (ax, ay), (bx, by) = moved.at(corner), moved.at(b)
    half = at(editor, ((ax + bx) / 2, (ay + by) / 2))
    if moved.corner_at((ax + bx) / 2, (ay + by) / 2) is None:
        drag(editor, half, half + QPoint(5, 5))
        bent = CopyOutlines(editor.place).rings
        assert len(bent[oviedo]["outline"][0]) == len(bent[leon]["outline"][0]) - len(now[leon]) + len(now[oviedo])
        editor.desk.undo()
        editor.catch_up()
    drag(editor, at(editor, moved.at(corner)), at(editor, moved.at(b)))
    gone = CopyOutlines(editor.place).rings
    assert len(gone[oviedo]["outline"][0]) == len(now[oviedo]) - 1
    assert len(gone[leon]["outline"][0]) == len(now[leon]) - 1
    assert editor.line.text() == ""
    copy.undo()
    copy.undo()
    assert copy.corrections.of == {}


def test_an_area_keeps_three_corners(opened: Opened) -> None:
    editor = map_of(opened("reich"))
    outlines = CopyOutlines(editor.place)
    outlines.rings = {("map", "land/berlin"): {"outlines": [[(1, 1), (40, 1), (1, 40)]]}}
    with pytest.raises(ValueError, match="three corners"):
        outlines.moved((1, 1), (40, 1))


def test_a_bridge_is_built_where_a_road_crosses_a_river_and_is_played(jarama: MapEditor) -> None:
    copy = jarama.desk.copy
    take(jarama, bar.BRIDGE)
    bridge = next(entry for entry in copy.entries() if entry.file == jarama.file and entry.key.startswith("bridges/"))
    a, b = copy.value(bridge.file_key, "hexside").split("/")

    def edge() -> QPoint:
        (ax, ay), (bx, by) = (jarama.place.spaces[each].center for each in (a, b))
        return at(jarama, (ax * 0.55 + bx * 0.45, ay * 0.55 + by * 0.45))

    click(jarama, edge())
    if copy.status(bridge.file_key) != "retired":
        assert "cannot be retired" in jarama.line.text()  # a rule names it
    click(jarama, edge())
    assert copy.corrections.of == {}
    dry = next(each for each in jarama.place.spaces if jarama.hexes.letter(each) and not any(
        each in side for key, _ in jarama.hexes.named("rivers") for side in copy.value(key, "hexsides")))  # fmt: skip
    a, b = dry, next(each for each in jarama.hexes.neighbours[dry] if each in jarama.place.spaces)
    click(jarama, edge())
    assert "no river" in jarama.line.text()
    river, side = next((key, side) for key, _ in jarama.hexes.named("rivers") for side in copy.value(key, "hexsides")
                       if not any(set(side.split("/")) == set(step) for road, _ in jarama.hexes.named("roads")
                                  for step in pairwise(copy.value(road, "path"))))  # fmt: skip
    a, b = side.split("/")
    click(jarama, edge())
    assert "no road" in jarama.line.text()
    road = next(key for key, _ in jarama.hexes.named("roads"))
    record = {"id": "R99", "kind": "main", "name": "Mine", "path": [a, b]}
    jarama.desk.do(lambda: copy.add(jarama.file, "roads", record))
    jarama.catch_up()
    assert "without a bridge" in jarama.line.text()
    click(jarama, edge())
    assert jarama.line.text() == ""
    assert copy.value((jarama.file, f"bridges/{a}~1{b}"), "river") == copy.value(river, "name")
    world = game("battles").load_world("jarama", {}, copy.in_force())
    assert world.bridges[f"{a}/{b}"].road == copy.value(road, "kind")
