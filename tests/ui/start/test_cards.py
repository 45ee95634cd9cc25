"""The cards of games: listed without loading a game, the first evening on top, openings drawn once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QListWidget

from desktop.data.paths import scenarios_dir
from desktop.data.schema_shelf import Listed
from desktop.data.shelf import left_out, listed, shelf_file
from desktop.engine.definition import game, game_ids, is_shipped
from desktop.ui import library, opening_pictures
from desktop.ui.dialogs.new_game import NewGameDialog
from desktop.ui.game_card import GameCard, ScenarioRow
from desktop.ui.library import Shelf
from desktop.ui.opening_pictures import Opening, opening_table, picture_of
from desktop.ui.scenario_cards import ScenarioCards
from desktop.ui.start_page import StartPage
from desktop.ui.widgets.text import BREAK, em
from tests.ui.start.conftest import kept

SHIPPED = [name for name in game_ids() if is_shipped(name)]


@pytest.fixture
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards alone: their pictures would load the games."""
    monkeypatch.setattr(ScenarioCards, "_want", lambda *_: None)


def test_the_shelf_is_listed_without_loading_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "game", lambda name: pytest.fail(f"{name} was loaded"))
    titles = Shelf(SHIPPED).titles()
    assert [title.fault for title in titles] == [""] * 5
    assert sum(len(title.scenarios) for title in titles) == 18
    places = [title.told.place for title in titles]
    assert places == sorted(places)


@pytest.mark.parametrize("name", SHIPPED)
def test_what_is_listed_is_what_the_game_says(name: str) -> None:
    definition, told = game(name), shelf_file(name)
    assert told.title == definition.title
    infos = [(info.id, info.title, info.summary, info.length) for info in definition.scenarios()]
    assert [(each.id, each.title, each.summary, each.length) for each in listed(name)] == infos


@pytest.mark.parametrize("name", SHIPPED)
def test_the_places_of_the_pictures_are_on_the_map(name: str) -> None:
    told = shelf_file(name)
    wanted = [(told.cover.scenario, told.cover.places)]
    wanted += [(each.id, each.briefing.picture) for each in listed(name) if each.briefing]
    for scenario, places in wanted:
        spaces = {space.id for space in Shelf().board(name, scenario).spaces} if places else set()
        assert set(places) <= spaces, scenario


def test_no_two_pictures_of_a_game_show_the_same() -> None:
    for name in SHIPPED:
        shown = [tuple(each.briefing.picture) if each.briefing else () for each in listed(name)]
        assert len(set(shown)) == len(shown), name


def test_a_game_that_cannot_be_read_says_why(no_pictures, shown, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise ValueError("no such luck")

    monkeypatch.setattr(library, "shelf_file", broken)
    page = StartPage(Shelf(["battles", "tiny"]))
    shown(page, 1280, 800)
    page.fill()
    assert any("no such luck" in label.text() for label in page.findChildren(QLabel))
    assert [card.game_id for card in page.play.cards] == ["tiny"] * len(page.play.cards)


@pytest.mark.parametrize(("width", "across"), [(1880, 3), (1240, 2), (700, 1)])
def test_cards_stand_in_as_many_columns_as_fit(no_pictures, shown, width: int, across: int) -> None:
    page = StartPage(Shelf(SHIPPED))
    shown(page, width, 900)
    page.show_library([], [], None)
    page.fill()
    QApplication.processEvents()
    lefts = {card.mapTo(page, card.rect().topLeft()).x() for card in page.play.games}
    assert len(lefts) == across
    used = max(card.mapTo(page, card.rect().topRight()).x() for card in page.play.games)
    assert used > page.width() * 0.9, "no third of the window is empty"


def test_the_first_evening_stands_above_all_cards_and_begins_at_once(no_pictures, shown, qtbot) -> None:
    page = StartPage(Shelf(SHIPPED))
    shown(page, 1280, 800)
    page.fill()
    assert page.play.first is not None
    QApplication.processEvents()
    tops = [card.mapTo(page, card.rect().topLeft()).y() for card in page.play.games]
    assert page.play.first.mapTo(page, page.play.first.rect().bottomLeft()).y() < min(tops)
    with qtbot.waitSignal(page.play.play_requested) as signal:
        qtbot.mouseClick(page.findChild(QAbstractButton, "play-first"), Qt.MouseButton.LeftButton)
    assert signal.args == ["battles", "pindoque"]


def test_what_an_owner_may_bring_stands_below_what_can_be_played(no_pictures, shown) -> None:
    page = StartPage(Shelf(SHIPPED))
    shown(page, 1280, 800)
    page.fill()
    QApplication.processEvents()
    for card in page.play.games:
        below = [card.findChild(QAbstractButton, f"{name}-{card.title.id}")
                 for name in ("my-copy", "my-pictures", "new-scenario")]  # fmt: skip
        tops = {button.mapTo(card, QPoint(0, 0)).y() for button in below}
        assert len(tops) == 1, "one line"
        assert min(tops) > max(row.geometry().bottom() for row in card.rows)


def test_kept_games_stand_above_what_can_be_played_and_leave_it_room(no_pictures, shown) -> None:
    page = StartPage(Shelf(["battles"]))
    shown(page, 1280, 800)
    page.show_library([kept(number) for number in range(30)], [], None)
    QApplication.processEvents()
    assert page.kept.geometry().bottom() < page.play.geometry().top()
    assert page.play.height() > page.height() * 0.35
    first, second = (page.kept.list.visualRect(page.kept.list.games.index(row, 0)) for row in (0, 1))
    assert second.left() > first.left()
    assert second.top() == first.top()


# -- pictures --------------------------------------------------------------------------------------
def test_an_opening_shows_both_sides_where_players_set_up_themselves() -> None:
    board, table = opening_table("battles", "pindoque")
    boxes = {space.id for space in board.spaces if "box" in space.terrain}
    on_map = {piece.side for piece in table.pieces if piece.space and piece.space not in boxes}
    assert on_map == {"nationalist", "republican"}


def test_a_small_picture_has_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    opening, size = Opening("arriba", "civil-war"), QSize(115, 78)
    board, table = opening_table(opening.game, opening.scenario)
    drawn = opening_pictures.drawn(opening, size, 1)
    nameless = replace(board, id="nameless", labels=(), spaces=tuple(replace(each, name="") for each in board.spaces))
    monkeypatch.setattr(opening_pictures, "opening_table", lambda *_: (nameless, table))
    assert opening_pictures.drawn(opening, size, 1) == drawn


def test_an_opening_is_drawn_once(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    opening, size = Opening("battles", "pindoque"), QSize(120, 80)
    first = picture_of(opening, size, 1.0)
    assert first.size() == size
    colours = {first.pixel(x, y) for x in range(0, 120, 2) for y in range(0, 80, 2)}
    assert len(colours) > 40
    monkeypatch.setattr(opening_pictures, "drawn", lambda *_: pytest.fail("drawn again"))
    assert picture_of(opening, size, 1.0) == first


def test_scenarios_of_the_players_own_are_listed_and_broken_ones_left_out(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))
    folder = tmp_path / "scenarios" / "battles"
    folder.mkdir(parents=True)
    text = (scenarios_dir() / "battles" / "pindoque.yaml").read_text(encoding="utf-8")
    (folder / "mine.yaml").write_text(text.replace('id: "pindoque"', 'id: "mine"'), encoding="utf-8")
    (folder / "broken.yaml").write_text("id: [", encoding="utf-8")
    names = [each.id for each in listed("battles")]
    assert "mine" in names
    assert "broken" not in names
    (why,) = left_out("battles")
    assert why.startswith(f"{folder / 'broken.yaml'}:2: not YAML")
    card = GameCard(Shelf(["battles"]).titles()[0])
    assert any(why in plain(label) for label in card.findChildren(QLabel))


def test_a_scenario_of_the_players_own_that_cannot_be_played_says_why(monkeypatch, tmp_path, qtbot) -> None:
    """The list looks at its head alone; its game reads all of it."""
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))
    folder = tmp_path / "scenarios" / "battles"
    folder.mkdir(parents=True)
    text = (scenarios_dir() / "battles" / "pindoque.yaml").read_text(encoding="utf-8")
    text = text.replace('id: "pindoque"', 'id: "mine"').replace("    republican:", "    martian:")
    (folder / "mine.yaml").write_text(text, encoding="utf-8")
    dialog = NewGameDialog(Shelf(["battles"]), "battles", "mine")
    qtbot.addWidget(dialog)
    begin = dialog.findChild(QAbstractButton, "begin")
    assert not begin.isEnabled()
    assert any(f"{folder / 'mine.yaml'}:" in plain(label) for label in dialog.findChildren(QLabel))
    dialog.findChild(QListWidget, "scenarios").setCurrentRow(1)
    assert begin.isEnabled()


def plain(label: QLabel) -> str:
    return label.text().replace(BREAK, "")


def test_a_title_of_one_endless_word_makes_no_page_wide(qtbot) -> None:
    row = ScenarioRow("battles", Listed("mine", "W" * 300, "x" * 300, "long"))
    qtbot.addWidget(row)
    assert row.minimumSizeHint().width() < 60 * em()


def test_enter_begins_the_first_evening_where_nothing_was_begun(no_pictures, shown, qtbot) -> None:
    page = StartPage(Shelf(SHIPPED))
    shown(page, 1280, 800)
    qtbot.waitUntil(lambda: page.play.first is not None)
    assert page.play.first.begin.hasFocus()
    with qtbot.waitSignal(page.play.play_requested) as signal:
        qtbot.keyClick(page.play.first.begin, Qt.Key.Key_Return)
    assert signal.args == ["battles", "pindoque"]
