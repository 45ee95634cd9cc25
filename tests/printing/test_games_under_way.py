"""Cards, the adjourned game and the report: what is on them, and that nobody's secrets are."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.engine.match import Match
from desktop.printing.order import EVERYTHING, PARTS, Order, OrderError
from desktop.printing.report import _once, _sentence
from desktop.printing.sheets import Sheets
from tests.play import random_game
from tests.printing.conftest import sheets_of
from tests.printing.reading import opened, outside, texts, unembedded, words_of
from tests.tiny.world import BLUE, CARDS, PIECES, RED

pytestmark = pytest.mark.usefixtures("qapp")


def said(sheets: Sheets, order: Order, folder: Path) -> str:
    path = folder / "x.pdf"
    sheets.write(order, path)
    reader = opened(path)
    assert not unembedded(reader)
    assert not outside(reader, order.margin)
    return words_of(reader)


def test_cards_are_printed_with_backs(tiny: Sheets, tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    assert tiny.write(Order("cards", paper="a4"), path) == 2
    reader = opened(path)
    faces = " ".join(t.words for t in texts(reader.pages[0]))
    backs = " ".join(t.words for t in texts(reader.pages[1]))
    for _, title, *_ in CARDS.values():
        assert title in faces
        assert title not in backs


def test_position_has_every_unit_the_tracks_and_the_question(under_way: Sheets, tmp_path: Path) -> None:
    words = said(under_way, Order("position"), tmp_path)
    table = under_way.presenter.table(under_way.match.state, under_way.match.decision, RED)
    for _, name, _ in PIECES.values():
        assert name in words
    for track in table.tracks:
        assert f"{track.title}: {track.value}" in words
    assert table.turn in words
    if table.decision:  # whose turn it is, and no question of the screen
        assert table.decision.player_name in words
        assert table.decision.prompt not in words


def test_position_for_everybody_holds_no_card_and_for_a_side_only_its_own(tmp_path: Path) -> None:
    sheets = sheets_of(Match.new("tiny", "meeting", seed=1))
    common, red = (said(sheets, Order("position", side), tmp_path) for side in ("", RED))
    titles = {side: [card[1] for card in CARDS.values() if card[0] == side] for side in (RED, BLUE)}
    assert not any(title in common for title in titles[RED] + titles[BLUE])
    assert all(title in red for title in titles[RED])
    assert not any(title in red for title in titles[BLUE] if title not in titles[RED])


def test_the_player_at_the_screen_cannot_print_for_the_other_while_cards_are_hidden(tmp_path: Path) -> None:
    sheets = sheets_of(Match.new("tiny", "meeting", seed=1), viewer=RED)
    assert [side for side, _ in sheets.sides()] == [RED]
    with pytest.raises(OrderError, match="there is no side"):
        sheets.write(Order("position", BLUE), tmp_path / "x.pdf")


def test_report_tells_the_log_and_leaves_the_match_alone(tmp_path: Path) -> None:
    match = random_game(5, 60)
    before = (match.digest(), match.position)
    sheets = sheets_of(match)
    words = said(sheets, Order("log"), tmp_path)
    assert (match.digest(), match.position) == before
    seats = [seat for seat, _ in sheets.presenter.seats()]
    told = 0
    for index, entry in enumerate(match.log):
        lines = [
            sheets.presenter.log_lines(index + 1, entry.player, entry.action, match.events_of[index], s) for s in seats
        ]
        for line in lines[0]:
            if line in lines[1]:
                assert line.text.rstrip(".") in words
                told += 1
    assert told > 10
    assert "At the end of the log" in words


def test_there_is_no_report_while_the_very_first_die_is_awaited(tmp_path: Path) -> None:
    match = Match.new("arriba", "civil-war", {"variable_setup": "on"}, seed=None)
    assert match.awaiting_dice is not None
    assert match.log == []
    sheets = sheets_of(match)
    assert "log" not in sheets.parts()
    with pytest.raises(OrderError, match="nothing has been played"):
        sheets.write(Order("log"), tmp_path / "x.pdf")
    assert "the game as it stands" in said(sheets, Order("position"), tmp_path)
    assert sheets.write(Order(EVERYTHING), tmp_path / "all.pdf")


def test_report_keeps_secret_what_one_side_alone_knows(tmp_path: Path) -> None:
    match = Match.new("tiny", "meeting", seed=1)
    assert match.decision is not None
    player, action = match.decision.player, match.decision.actions[0]
    match.play(action)
    title = CARDS[action.target][1]
    assert title not in said(sheets_of(match), Order("log"), tmp_path)
    other = next(side for side in (RED, BLUE) if side != player)
    assert title not in said(sheets_of(match), Order("log", other), tmp_path)


def test_report_has_a_picture_for_each_turn_but_stores_the_map_once(tmp_path: Path) -> None:
    sheets = sheets_of(random_game(2, 400))
    path = tmp_path / "log.pdf"
    sheets.write(Order("log"), path)
    reader = opened(path)
    drawn = [
        picture.idnum
        for page in reader.pages
        for picture in (item.raw_get(name) for item in [page["/Resources"].get("/XObject", {})] for name in item)
    ]
    assert len(drawn) > 1
    assert len(set(drawn)) == 1


def test_everything_has_all_parts_of_the_game(under_way: Sheets, tiny: Sheets, tmp_path: Path) -> None:
    assert under_way.parts() == PARTS
    assert set(PARTS) - set(tiny.parts()) == {"log", "position"}
    words = said(under_way, Order(EVERYTHING), tmp_path)
    for title in (
        "set-up sheet",
        "Counters of",
        "map",
        "Cards of",
        "player aid",
        "report",
        "stands",
        "order of battle",
    ):
        assert title in words


def test_orders_that_make_no_sense_are_one_line(tiny: Sheets, tmp_path: Path) -> None:
    wrong = [Order("moon"), Order("log"), Order(paper="a5"), Order(side="green")]
    for order in [*wrong, *(Order(margin=margin) for margin in (1, 90, float("nan")))]:
        with pytest.raises(OrderError) as caught:
            tiny.write(order, tmp_path / "x.pdf")
        assert "\n" not in str(caught.value)
    assert not list(tmp_path.iterdir())


def test_the_report_is_made_of_sentences_and_says_once_what_happened_often() -> None:
    assert _sentence("Red fires: a loss of 1", ["[4]", "(7.3)"]) == "Red fires: a loss of 1 [4] (7.3)."
    assert _sentence("Blue has won!", []) == "Blue has won!"
    assert list(_once(["A brigade in Ceuta.", "A brigade in Ceuta.", "Another in Lugo."])) == [
        "A brigade in Ceuta (×\u00a02).",
        "Another in Lugo.",
    ]
