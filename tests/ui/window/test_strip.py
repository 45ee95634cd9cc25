"""The strip above the map: whose decision it is, how the game stands, and what this turn has changed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.controller.strip import Strip
from desktop.engine.definition import game, game_ids
from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.strip import LEAST_FLAG, ScoreStrip, asked_text, change_text, short_text
from desktop.ui.widgets import colours
from desktop.ui.widgets.text import em, font_metrics
from desktop.views.strip import Figures, items_of
from desktop.views.table import DecisionView, StripItem, TableView, TrackView

LEFT = Qt.MouseButton.LeftButton
SHIPPED = ("battles", "crusade", "reich", "arriba", "illusions")


def middle(strip: ScoreStrip, name: str) -> QPoint:
    return next(cell.box.center() for cell in strip.cells if cell.id == name)


# -- what it tells ---------------------------------------------------------------------------------
def test_whose_decision_it_is_stands_on_the_sides_colour_with_what_is_asked(table: MainWindow) -> None:
    strip, decision = table.page.strip, table.wiring.view.decision
    assert strip.isVisible()
    assert strip.name() == decision.player_name
    assert strip.question() == asked_text(decision)
    picture = strip.grab().toImage()
    flag = strip.cells[0].box
    assert picture.pixelColor(flag.right() - 3, 3) == colours.side_colour(decision.player)
    assert strip.height() < 60


def test_the_strip_follows_the_player_who_is_asked(table: MainWindow) -> None:
    before = table.page.strip.name()
    while table.page.strip.name() == before:
        table.controller.play_now(str(table.controller.match.decision.actions[-1]))
        table.controller.settle()
    assert table.page.strip.name() == table.wiring.view.decision.player_name


def test_a_page_between_players_leaves_nothing_on_the_strip(table: MainWindow) -> None:
    table.wiring.blank()
    assert table.page.strip.cells == ()
    assert not table.page.strip.name()
    assert not table.page.strip.question()


def test_the_name_of_a_turn_is_cut_short_only_where_there_is_no_room(table: MainWindow) -> None:
    strip = table.page.strip
    strip.show_table(replace(table.wiring.view, turn="Turn 2, August-September 1936, and quite some more"))
    strip.resize(1400, strip.height())
    wide = next(cell.box.width() for cell in strip.cells if cell.id == "turn")
    assert wide >= font_metrics(bold=True).horizontalAdvance("Turn 2, August-September 1936, and quite some more")
    strip.resize(520, strip.height())
    assert strip.cells[0].box.width() >= LEAST_FLAG * em(), "whose decision it is goes first"


def test_the_side_is_not_named_twice_and_a_sentence_is_enough_where_room_is_short() -> None:
    asked = DecisionView("axis", "Axis", (), "Axis: what is your action?", "5.1", ())
    assert asked_text(asked) == "What is your action?"
    assert asked_text(replace(asked, prompt="Axis, round 2: play a card.")) == "Round 2: play a card."
    assert short_text("Activate places: 1 point left. Click a space.") == "Activate places: 1 point left."
    assert short_text("Losses. Choose two units.") == "Losses. Choose two units."


def test_changes_are_told_with_their_direction() -> None:
    assert [change_text(change) for change in (2, -1, 0.5, 0)] == ["▲2", "▼1", "▲½", ""]


def test_a_figure_is_set_against_the_beginning_of_the_turn() -> None:
    listed = (("vp", "VP"), ("held-red", "Cards"), ("name", "Name"), ("gone", "Gone"))
    before = Figures((TrackView("vp", "Victory", "3 · draw", figure=3), TrackView("name", "N", "x")), (("red", 5),))
    now = Figures(
        (TrackView("vp", "Victory", "5 · red", short="5", figure=5), TrackView("name", "N", "y")), (("red", 4),)
    )
    found = items_of(listed, now, before)
    assert [(item.id, item.value, item.change) for item in found] == [
        ("vp", "5", 2),
        ("held-red", "4", -1),
        ("name", "y", 0),
    ]
    assert [item.change for item in items_of(listed, now, None)] == [0, 0, 0]


def test_the_change_is_found_in_the_log(table: MainWindow) -> None:
    control = table.controller
    turn = table.wiring.view.turn
    while table.wiring.view.turn == turn:
        _play(table)
    at = _held(table)
    assert at.change == 0, "a turn begins without changes"
    position = control.match.position
    while _held(table).figure == at.figure:
        _play(table)
    assert _held(table).change == _held(table).figure - at.figure != 0
    fresh = Strip().items(control.match, control.presenter, control.presenter.tracks(control.match.state))
    assert fresh == table.wiring.view.strip, "worked out anew it is the same"
    control.go_to(position)
    assert _held(table) == at, "an earlier moment has its own changes"


def _play(window: MainWindow) -> None:
    window.controller.play_now(str(window.controller.match.decision.actions[0]))
    window.controller.settle()


def _held(window: MainWindow) -> StripItem:
    return next(item for item in window.wiring.view.strip if item.id == "held-red")


@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_has_figures_for_the_strip(name: str) -> None:
    assert name in game_ids()
    definition = game(name)
    match = Match.new(name, definition.scenarios()[0].id, seed=1)
    presenter = definition.presenter(match.world)
    items = Strip().items(match, presenter, presenter.tracks(match.state))
    assert len(items) >= 4
    assert all(item.title and item.value for item in items)
    assert any(presenter.begins_turn(events) for events in match.events_of) or match.position <= 2


# -- room ------------------------------------------------------------------------------------------
@pytest.fixture
def strip(qtbot) -> ScoreStrip:
    strip = ScoreStrip()
    qtbot.addWidget(strip)
    items = tuple(StripItem(f"i{n}", f"Figure {n}", str(n), n) for n in range(8))
    asked = DecisionView("republican", "Republicans", (), "Choose losses.", "11.1", ())
    view = TableView("", "Turn 3", (), asked, (TrackView("turn", "Turn", "3", ("1", "2", "3"), 2),), strip=items)
    strip.resize(2000, strip.sizeHint().height())
    strip.show_table(view)
    strip.show()
    return strip


def test_what_does_not_fit_is_left_out_the_least_important_first(strip) -> None:
    assert strip.shown() == tuple(f"i{n}" for n in range(8))
    shown = []
    for width in (1400, 900, 600, 400, 200):
        strip.resize(width, strip.height())
        shown.append(strip.shown())
        assert strip.shown() == tuple(f"i{n}" for n in range(len(strip.shown())))
        assert all(strip.rect().contains(cell.box) for cell in strip.cells if cell.box.width() > 0)
    assert [len(each) for each in shown] == sorted((len(each) for each in shown), reverse=True)
    assert len(shown[-1]) < len(shown[0])
    assert strip.cells[0].id == ""


def test_tips_tell_the_detail(strip) -> None:
    assert strip.tip(middle(strip, "")) == "Republicans: Choose losses."
    assert "Turn 3" in strip.tip(middle(strip, "turn"))
    assert "Figure 2: 2" in strip.tip(middle(strip, "i2"))
    assert "No change this turn" in strip.tip(middle(strip, "i2"))
    strip.grab()


# -- clicks ----------------------------------------------------------------------------------------
def test_a_click_opens_the_war_room(window: MainWindow) -> None:
    window.begin(Match.new("crusade", "columns", seed=1))
    QTest.qWait(5)
    strip = window.page.strip
    figure = next(cell for cell in strip.cells if cell.id in strip.shown())
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=figure.box.center())
    assert window.docks.situation.isVisible()


def test_a_click_opens_the_tracks_where_there_is_no_war_room(table: MainWindow) -> None:
    table.docks["tracks"].hide()
    QTest.mouseClick(table.page.strip, LEFT, pos=middle(table.page.strip, "points-red"))
    QTest.qWait(1)
    assert table.docks["tracks"].isVisible()


def test_a_click_on_the_flag_shows_what_is_asked(table: MainWindow) -> None:
    board = table.page.map
    board.view.set_zoom(3.0)
    board.view.pan(QPoint(-3000, -3000))
    assert board.attention.asked.isVisible()
    QTest.mouseClick(table.page.strip, LEFT, pos=middle(table.page.strip, ""))
    assert not board.attention.asked.isVisible()


# -- painting --------------------------------------------------------------------------------------
class Painted(QObject):
    """Where a strip was painted."""

    def __init__(self, strip: ScoreStrip) -> None:
        super().__init__(strip)
        self.region = QRegion()
        strip.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_only_what_changed_is_painted_again_and_all_of_it(table: MainWindow) -> None:
    strip, view = table.page.strip, table.wiring.view
    items = tuple(replace(item, side="", change=0) for item in view.strip)
    asked = replace(view.decision, prompt="Pass.")
    shown = replace(view, strip=items, decision=asked)
    strip.show_table(shown)
    QApplication.processEvents()
    first = strip.shown()[0]
    changed = tuple(replace(item, side=asked.player) if item.id == first else item for item in items)
    for other, names in (
        (shown, set()),
        (replace(shown, strip=changed), {first}),
        (replace(shown, strip=changed, decision=replace(asked, prompt="Halt.")), {""}),
        (replace(shown, strip=changed, decision=replace(asked, prompt="Halt.", player="")), {""}),
        (replace(shown, turn=shown.turn[::-1], decision=replace(asked, prompt="Halt.", player="")), {"turn", first}),
    ):
        painted = Painted(strip)
        strip.show_table(other)
        QApplication.processEvents()
        assert {cell.id for cell in strip.cells if painted.region.intersects(cell.box)} == names


@pytest.mark.parametrize(("game_id", "scenario"), [("crusade", "campaign"), ("illusions", "campaign-1914")])
def test_every_figure_stays_in_a_small_window_whatever_is_asked(
    window: MainWindow, game_id: str, scenario: str
) -> None:
    window.begin(Match.new(game_id, scenario, seed=1))
    QTest.qWait(20)
    strip, view = window.page.strip, window.wiring.view
    decision = view.decision
    for prompt in ("Move.", "Choose what stands in for what is taken apart, or leave it as it is and go on. Click it."):
        strip.show_table(replace(view, decision=replace(decision, prompt=prompt)))
        assert strip.shown() == tuple(item.id for item in view.strip)
