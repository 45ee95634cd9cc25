"""An example in the window: real clicks through steps, questions, side lines, a trial and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings, QSize, Qt, QUrl
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.engine.match import Match
from desktop.ui.examples.learn_page import LearnPage
from desktop.ui.examples.progress import Progress
from desktop.ui.examples.thumbnails import Thumbnails
from desktop.ui.main_window import MainWindow

KEY = "tiny/first-fight"


def click(qtbot: QtBot, parent: QWidget, name: str) -> None:
    button = parent.findChild(QPushButton, name)
    assert button is not None, name
    qtbot.waitUntil(button.isVisible)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def open_first(window: MainWindow, qtbot: QtBot) -> None:
    click(qtbot, window.start, "learn")
    assert window.examples.learn.isVisible()
    click(qtbot, window.examples.learn, "open-first-fight")
    assert window.examples.page.isVisible()


def test_start_page_leads_to_learn_and_to_an_example(window: MainWindow, qtbot: QtBot) -> None:
    open_first(window, qtbot)
    page = window.examples.page
    assert page.player.title.text() == "The first fight"
    assert "step 1 of 5" in page.player.place.text()
    assert page.chapters.list.count() == 2


def test_walking_by_clicks_shows_the_position_and_points(window: MainWindow, qtbot: QtBot) -> None:
    open_first(window, qtbot)
    page = window.examples.page
    assert page.map.scene.pieces["red-foot"].piece.space == "centre"
    for _ in range(2):
        click(qtbot, page, "example-next")
    assert page.map.scene.pieces["red-foot"].piece.space == "centre", "the position first"
    click(qtbot, page, "example-next")
    assert page.map.scene.pieces["red-foot"].piece.space == "bridge"
    assert page.tabs.currentWidget() is page.charts
    assert page.charts.model.chart.lit == ((-1, 3),)
    click(qtbot, page, "example-back")
    assert page.map.scene.pieces["red-foot"].piece.space == "centre"
    click(qtbot, page, "example-back")
    assert "Not allowed" in " ".join(label.text() for label in page.player.findChildren(type(page.player.title)))


def test_pointers_ring_what_the_step_speaks_of(window: MainWindow, qtbot: QtBot) -> None:
    open_first(window, qtbot)
    page = window.examples.page
    page.map.settle()
    spot = page.map.piece_spot("red-foot")
    half = round((page.map.scene.pieces["red-foot"].size / 2 + 5) * page.map.view.zoom())
    picture = page.map.view.viewport().grab().toImage()
    ring = page.map.scene.look.palette.highlight("pulse").getRgb()
    found = [picture.pixelColor(spot.x() - half + shift, spot.y()).getRgb() for shift in range(-3, 4)]
    assert any(sum(abs(a - b) for a, b in zip(colour, ring, strict=True)) < 30 for colour in found)
    assert page.pointers.show(["moon"], ["nobody"], [("moon", "nobody", "")]).isEmpty()


def test_a_question_is_answered_in_place(window: MainWindow, qtbot: QtBot) -> None:
    open_first(window, qtbot)
    page = window.examples.page
    page.controller.go_to((2,))
    click(qtbot, page.player, "hint")
    assert "Add the difference" in page.player.reply
    click(qtbot, page.player, "answer-1")
    assert "The difference helps" in page.player.reply
    click(qtbot, page.player, "answer-0")
    assert "3 and 1 make 4" in page.player.reply
    assert page.controller.is_solved((2,))


def test_side_lines_are_taken_and_left(window: MainWindow, qtbot: QtBot) -> None:
    open_first(window, qtbot)
    page = window.examples.page
    page.controller.go_to((3,), acted=True)
    click(qtbot, page.player, "branch-0")
    assert page.controller.run is not None
    assert page.controller.run.path == (3, 0, 0)
    for _ in range(2):
        click(qtbot, page, "example-next")
    assert page.player.next.label == "Back to the main line"
    click(qtbot, page, "example-next")
    assert page.controller.run.path == (3,)
    click(qtbot, page.player, "branch-0")
    click(qtbot, page.player, "leave-branch")
    assert page.controller.run.path == (3,)


def test_leaving_to_try_and_coming_back(window: MainWindow, qtbot: QtBot) -> None:
    open_first(window, qtbot)
    page = window.examples.page
    page.controller.go_to((1,))
    click(qtbot, page, "example-try")
    assert window.page.isVisible()
    position = window.controller.match.position
    window.controller.play("pick red-horse")
    window.controller.play("to hill")
    assert window.controller.match.position == position + 2
    assert window.page.map.scene.pieces["red-horse"].piece.space == "hill"
    click(qtbot, window.page, "back-to-example")
    assert page.isVisible()
    assert page.controller.run is not None
    assert page.controller.run.path == (1,)
    assert page.map.scene.pieces["red-horse"].piece.space == "north"
    for _ in range(2):
        click(qtbot, page, "example-next")
    assert page.map.scene.pieces["red-foot"].piece.space == "bridge"
    assert window.kept.words == "", "what is shown now is no trial"


def test_the_game_on_the_table_waits_during_a_trial(window: MainWindow, qtbot: QtBot) -> None:
    window.begin(Match.new("tiny", "skirmish", seed=5))
    window.controller.play("card red-march")
    mine = window.controller.match
    window.orders.on_learn()
    click(qtbot, window.examples.learn, "open-first-fight")
    click(qtbot, window.examples.page, "example-try")
    assert window.controller.match is not mine
    click(qtbot, window.page, "back-to-example")
    click(qtbot, window.examples.page, "example-close")
    assert window.examples.learn.isVisible()
    assert window.controller.match is mine


def test_a_new_game_during_a_trial_ends_it(window: MainWindow, qtbot: QtBot) -> None:
    open_first(window, qtbot)
    click(qtbot, window.examples.page, "example-try")
    window.controller.play(str(window.controller.match.decision.actions[0]))
    assert not window.settings.library.games()
    window.begin(Match.new("tiny", "skirmish", seed=5))
    window.controller.play(str(window.controller.match.decision.actions[0]))
    assert not window.examples.controller.trying
    assert not window.examples._bar.isVisible()
    assert len(window.settings.library.games()) == 1
    mine = window.controller.match
    window.orders.on_learn()
    assert window.controller.match is mine


@pytest.mark.parametrize("asking", [False, True])
def test_leaving_a_page_of_the_table_for_an_example_and_coming_back(
    window: MainWindow, qtbot: QtBot, asking: bool
) -> None:
    """The page between two players, and the page that asks both, are there again as they were left."""
    from desktop.data.headline import Headline

    window.begin(Match.new("tiny", "skirmish", seed=5), Headline(handover="needed"))
    window.controller.take_seat()
    window.controller.play("card red-march")
    if asking:
        window.controller.take_seat()
        window.controller.undo()
    stage = window.controller.table.stage
    qtbot.keyClick(window, Qt.Key.Key_F3)
    assert window.examples.learn.isVisible()
    window.show_start()
    path = window.files.on_table
    assert path is not None
    window.files.go_on(path)
    assert window.controller.table.stage == stage
    assert not window.at_table, "nobody's hand is shown"
    if asking:
        assert window.consents.asked is not None
        window.controller.answer(False)
    assert window.hand_over.isVisible()
    window.controller.take_seat()
    assert window.at_table
    assert window.controller.seat == "blue"
    assert window.commands.actions["undo"].isEnabled()


def test_saving_in_a_trial_leaves_the_game_alone_and_a_trial_can_be_kept(window: MainWindow, qtbot: QtBot) -> None:
    window.begin(Match.new("tiny", "skirmish", seed=5))
    window.controller.play("card red-march")
    path = window.files.on_table
    assert path is not None
    before = path.read_bytes()
    window.orders.on_learn()
    click(qtbot, window.examples.learn, "open-first-fight")
    click(qtbot, window.examples.page, "example-try")
    window.orders.on_save()
    assert path.read_bytes() == before
    window.controller.go_to(1)
    window.controller.play(str(window.controller.table.shown.decision.actions[0]))
    assert path.read_bytes() == before
    click(qtbot, window.page, "keep-trial")
    assert not window.trying
    assert window.at_table
    assert len(window.settings.library.games()) == 2
    assert window.files.on_table not in (None, path)


def test_a_trial_is_kept_also_before_anything_was_done_in_it(window: MainWindow, qtbot: QtBot) -> None:
    open_first(window, qtbot)
    click(qtbot, window.examples.page, "example-try")
    match = window.controller.match
    assert match.position == 1
    click(qtbot, window.page, "keep-trial")
    assert [kept.entries for kept in window.settings.library.games()] == [1]
    assert window.kept.state == "kept"


def test_a_named_copy_of_a_trial_hides_what_games_hide(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.handover = "needed"
    open_first(window, qtbot)
    click(qtbot, window.examples.page, "example-try")
    assert window.controller.table.handover == "never"
    window.files._save_copy("Mine")
    assert [kept.headline.handover for kept in window.settings.library.games()] == ["needed"]


def test_learn_remembers_what_was_done(window: MainWindow, qtbot: QtBot, store: QSettings) -> None:
    open_first(window, qtbot)
    page = window.examples.page
    click(qtbot, page, "example-next")
    click(qtbot, page, "example-close")
    assert Progress(store).left_at(KEY) == 1
    click(qtbot, window.examples.learn, "go-on-first-fight")
    assert page.controller.run is not None
    assert page.controller.run.path == (1,)
    for _ in range(6):
        click(qtbot, page, "example-next")
    assert Progress(store).is_done(KEY)
    click(qtbot, page, "example-close")
    learn = window.examples.learn
    assert learn.next_item(window.examples.items()).id == "laying-cards"  # type: ignore[union-attr]
    again = LearnPage(Progress(store))
    qtbot.addWidget(again)
    again.show_examples(window.examples.items())
    assert [card.item.id for card in again.cards] == ["laying-cards", "first-fight"]


def test_it_plays_by_itself_and_stops_at_a_question(window: MainWindow, qtbot: QtBot) -> None:
    open_first(window, qtbot)
    control = window.examples.controller
    control.set_speed(3)
    control.play()
    control._timer.setInterval(0)
    control._timer.start(0)
    qtbot.waitUntil(lambda: control.run is not None and control.run.path == (1,))
    control._timer.start(0)
    qtbot.waitUntil(lambda: control.run is not None and control.run.path == (2,))
    assert not control.playing


def test_a_rule_paragraph_leads_to_its_example(window: MainWindow, qtbot: QtBot) -> None:
    window.begin(Match.new("tiny", "skirmish", seed=5))
    assert window.examples is not None  # made ready now instead of a moment later
    rules = window.docks.rules
    rules.show_rule("4.2")
    assert "The first fight" in rules.browser.toPlainText()
    with qtbot.waitSignal(rules.example_requested):
        rules.browser.anchorClicked.emit(QUrl(f"example:{KEY}"))
    assert window.examples.page.isVisible()


def test_keys_walk_through_an_example(window: MainWindow, qtbot: QtBot) -> None:
    open_first(window, qtbot)
    page = window.examples.page
    qtbot.keyClick(page, Qt.Key.Key_PageDown)
    assert page.controller.run is not None
    assert page.controller.run.path == (1,)
    qtbot.keyClick(page, Qt.Key.Key_PageUp)
    assert page.controller.run.path == (0,)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.examples.learn.isVisible()


def test_a_small_picture_of_the_board_has_no_words_and_a_large_one_has(window: MainWindow) -> None:
    loaded = window.examples.find("tiny/first-fight")
    assert loaded is not None
    pictures = Thumbnails(loaded)
    for size, words in ((QSize(90, 60), False), (QSize(480, 320), True)):
        assert pictures.picture((0,), size).size() == size
        assert pictures.scene.names_item.isVisible() is words
