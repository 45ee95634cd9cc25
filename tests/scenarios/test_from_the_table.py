"""A position on the table becomes a scenario: nothing of it is lost, and nothing that is put into its file crashes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.data.errors import DataError
from desktop.data.places import HOME
from desktop.data.restoring import record_of, restored
from desktop.data.saves import load_match, save_match
from desktop.engine import plain
from desktop.engine.definition import game, game_ids, is_shipped
from desktop.engine.errors import EngineError
from desktop.engine.lawful import why_unlawful
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.printing.order import Order
from desktop.printing.sheets import Sheets
from desktop.scenarios.draft import NotMade, ScenarioDraft, forget_scenarios, received
from tests.printing.reading import opened, words_of

GAMES = [name for name in game_ids() if is_shipped(name)]
SCENARIOS = {
    "arriba": "civil-war", "battles": "pindoque", "crusade": "columns", "illusions": "brusilov",
    "reich": "campaign-1941",
}  # fmt: skip
MOMENTS = (1, 120)
"""Entries of the log after which a scenario is made."""
JUNK: tuple[Any, ...] = (
    None, -1, 10**9, "", "x" * 5_000, [], {}, [[[[]]]], {"x": {"y": 1}}, True, 1.5, "pool", [None], "../..",
)  # fmt: skip
AT_ONCE = 0.2


@pytest.fixture(autouse=True)
def _own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(HOME, str(tmp_path / "own"))
    for game_id in GAMES:
        forget_scenarios(game_id)
    yield
    for game_id in GAMES:
        forget_scenarios(game_id)


def played(game_id: str, actions: int, **options: str) -> Match:
    """A game some way on."""
    match = Match.new(game_id, SCENARIOS[game_id], options, seed=5)
    player = make_player("random", match.definition, match.world, 7)
    for _ in range(actions):
        if match.decision is not None:
            match.play(player.choose(match.state, match.decision))
    return match


def parts(match: Match) -> dict[str, Any]:
    """A position, the draw piles without their order."""
    found = plain.to_plain(match.state)
    del found["chance"]
    return found | {"decks": {side: sorted(pile) for side, pile in found.get("decks", {}).items()}}


@pytest.mark.parametrize("actions", MOMENTS)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_position_on_the_table_begins_a_scenario_whole(game_id: str, actions: int) -> None:
    match = played(game_id, actions)
    draft, _ = ScenarioDraft.from_position(match, "From here")
    assert draft.faults() == []
    begun = draft.begun()
    assert parts(begun) == parts(match)
    assert begun.decision == match.decision
    draft.keep()
    again, _ = ScenarioDraft.from_position(Match.new(game_id, "from-here", seed=2), "And from here")
    assert parts(again.begun()) == parts(match)


def test_readings_are_those_of_the_game(tmp_path: Path) -> None:
    match = played("illusions", 60, players="four")
    draft, told = ScenarioDraft.from_position(match, "Four of us")
    assert draft.faults() == []
    assert sorted(draft.begun().state.hands) == sorted(match.state.hands)
    assert any("readings" in words for words in told)
    draft.keep()
    info = game("illusions").extra["scenario"]("four-of-us")
    assert info.options == ()
    with pytest.raises(EngineError, match="no option players"):
        Match.new("illusions", "four-of-us", {"players": "two"})


def test_each_game_of_it_has_draw_piles_of_its_own() -> None:
    draft, _ = ScenarioDraft.from_position(played("crusade", 90), "From here")
    one, same, two = (draft.begun(seed) for seed in (1, 1, 2))
    assert one.state.decks == same.state.decks
    assert one.state.decks != two.state.decks
    assert one.state.hands == two.state.hands


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_of_it_is_played_kept_and_looked_back_at(game_id: str, tmp_path: Path) -> None:
    draft, _ = ScenarioDraft.from_position(played(game_id, 120), "From here")
    draft.keep()
    match = Match.new(game_id, "from-here", seed=3)
    player = make_player("random", match.definition, match.world, 7)
    for _ in range(60):
        if match.decision is not None:
            match.play(player.choose(match.state, match.decision))
    assert why_unlawful(match) == ""
    path = tmp_path / "game.json"
    save_match(match, path)
    assert load_match(path).digest() == match.digest()
    assert restored(path, record_of(match), whole=True).match.digest() == match.digest()
    digest = match.digest()
    match.undo(50)
    match.redo(50)
    assert match.digest() == digest


def test_a_game_that_is_over_begins_nothing() -> None:
    match = played("crusade", 20)
    match.concede("nationalist")
    with pytest.raises(NotMade, match="over"):
        ScenarioDraft.from_position(match, "From here")


# ---------------------------------------------------------------------- arranged in the editor
SIDES = (("nationalist", "Nationalists"), ("republican", "Republicans"))
HARMLESS = {"arriba": "patrols 1", "battles": "turn 1", "crusade": "vp 3", "illusions": "vp 9", "reich": "pact on"}
WITH_UNITS = [name for name in GAMES if name != "reich"]


def _a_move(match: Match) -> tuple[str, str, str]:
    """A unit of a side, where it stands and where it may be set down, where another of its side stands."""
    presenter, edit = match.definition.presenter(match.world), match.definition.edits
    board = {each.id for each in presenter.board().spaces if ":" not in each.id or each.id.startswith("city:")}
    units = [each for each in presenter.table(match.state, None, "").pieces if each.unit and each.space in board]
    assert edit is not None
    for first in units:
        for other in units:
            if other.side == first.side and other.space != first.space:
                with suppress(ValueError):
                    edit(match.copy_of_state(), f"place {first.id} {other.space}")
                    return first.id, first.space, other.space
    raise AssertionError("no unit can be moved")


def _between_actions(game_id: str) -> Match:
    """A moment at which a table may be changed by hand."""
    match = played(game_id, 60)
    edit, player = match.definition.edits, make_player("random", match.definition, match.world, 7)
    assert edit is not None
    while match.decision is not None:
        try:
            edit(match.copy_of_state(), HARMLESS[game_id])
        except ValueError:
            match.play(player.choose(match.state, match.decision))
        else:
            return match
    raise AssertionError("the table can never be changed")


@pytest.mark.parametrize("game_id", WITH_UNITS)
def test_counters_of_a_position_are_carried_and_taken_off(game_id: str) -> None:
    match = _between_actions(game_id)
    draft, _ = ScenarioDraft.from_position(match, "From here")
    before = draft.data
    piece, start, end = _a_move(match)
    draft.move_piece(draft.begun().world, piece, start, end)
    assert draft.faults() == []
    assert _stands(draft, piece) == end
    draft.move_piece(draft.begun().world, piece, end, "")
    assert _stands(draft, piece) != end
    draft.undo()
    draft.undo()
    assert draft.data == before


def _stands(draft: ScenarioDraft, piece: str) -> str:
    match = draft.begun()
    view = match.definition.presenter(match.world).table(match.state, None, "")
    return next((each.space for each in view.pieces if each.id == piece), "")


def test_what_hangs_together_is_changed_by_hand() -> None:
    draft, _ = ScenarioDraft.from_position(_between_actions("crusade"), "From here")
    draft.change_by_hand(draft.begun().world, "vp 17")
    assert draft.faults() == []
    assert draft.begun().state.vp == 17
    with pytest.raises(NotMade, match="there is no"):
        draft.change_by_hand(draft.begun().world, "place nobody madrid")
    with pytest.raises(NotMade, match="begins with a set-up"):
        ScenarioDraft.like("crusade", "columns", "Mine").change_by_hand(draft.begun().world, "vp 17")


def test_control_and_markers_of_a_position_are_given() -> None:
    crusade, _ = ScenarioDraft.from_position(_between_actions("crusade"), "From here")
    state = crusade.begun().state
    empty = next(space for space, side in state.control.items() if side == "republican" and not state.at(space))
    crusade.give(state.world, empty, "nationalist")
    assert crusade.begun().state.control[empty] == "nationalist"
    battles, _ = ScenarioDraft.from_position(_between_actions("battles"), "From here")
    assert battles.arranger is not None
    assert battles.arranger.holders(SIDES) == SIDES, "control is part of a position, though of no set-up"
    place = next(iter(battles.begun().state.control))
    battles.give(battles.begun().world, place, "republican")
    assert battles.begun().state.control[place] == "republican"
    reich, _ = ScenarioDraft.from_position(_between_actions("reich"), "From here")
    zone = next(zone for zone in reich.begun().world.zones if zone not in reich.begun().state.fleets)
    reich.move_piece(reich.begun().world, "fleet:axis:0", "tray:fleets:axis", zone)
    assert reich.begun().state.fleets[zone] == ["axis"]
    reich.move_piece(reich.begun().world, f"fleet:axis:{zone}", zone, "")
    assert zone not in reich.begun().state.fleets
    reich.give(reich.begun().world, "paris", "western")
    assert reich.begun().state.control["paris"] == "western"
    arriba, _ = ScenarioDraft.from_position(_between_actions("arriba"), "From here")
    arriba.give(arriba.begun().world, "city:bilbao", "rebel")
    assert arriba.begun().state.control["basque"] == "rebel"


def test_what_cannot_be_in_a_position_is_said_and_changes_nothing() -> None:
    draft, _ = ScenarioDraft.from_position(_between_actions("crusade"), "From here")
    world, before = draft.begun().world, draft.data
    with pytest.raises(NotMade, match="enemy"):
        draft.move_piece(world, next(unit for unit in world.unit_ids if unit.startswith("NAT_INF")), "", "madrid")
    mid_move, _ = ScenarioDraft.from_position(played("crusade", 120), "From a move")
    with pytest.raises(NotMade, match="between actions"):
        mid_move.give(mid_move.begun().world, "cuenca", "nationalist")
    assert draft.data is before


# ---------------------------------------------------------------------- printed
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game_id", GAMES)
def test_its_set_up_sheet_is_that_of_the_position(game_id: str, tmp_path: Path) -> None:
    match = played(game_id, 120)
    draft, _ = ScenarioDraft.from_position(match, "From here")
    begun = draft.begun()
    player = make_player("random", begun.definition, begun.world, 8)
    for _ in range(9):  # wherever the game of it has gone
        assert begun.decision is not None
        begun.play(player.choose(begun.state, begun.decision))
    presenter = begun.definition.presenter(begun.world)
    path = tmp_path / "x.pdf"
    Sheets(presenter, begun, played=False).write(Order("setup"), path)
    words = words_of(opened(path))
    for seat in ("", *(seat for seat, _ in presenter.seats())):
        for section in presenter.position_sheet(match.state, seat).sections:
            for fact in section.facts:
                assert fact.words.replace(" ", "") in words.replace(" ", ""), fact


# ---------------------------------------------------------------------- hostile
@pytest.mark.parametrize("game_id", GAMES)
def test_positions_with_anything_in_them_are_refused_in_a_line_or_sound(game_id: str, tmp_path: Path) -> None:
    _try_disturbed(game_id, tmp_path, 12)
    assert not (tmp_path / "own" / "scenarios").exists()


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
def test_so_are_two_thousand(game_id: str, tmp_path: Path) -> None:
    _try_disturbed(game_id, tmp_path, 2_000 // len(GAMES))


def _try_disturbed(game_id: str, folder: Path, count: int) -> None:
    draft, _ = ScenarioDraft.from_position(played(game_id, 90), "From here")
    kept, random = {"stack": [], **draft.data["position"]}, Random(count)
    for number in range(count):
        draft.set(("position",), _disturbed(kept, random))
        found = draft.faults()
        assert all("\n" not in fault.reason for fault in found)
        if found:
            path = folder / f"{number}.yaml"
            path.write_text(draft.text(), encoding="utf-8")
            with pytest.raises((DataError, EngineError)):
                received(path)


def _disturbed(value: Any, random: Random, *, whole: bool = True) -> Any:
    """With something else in one of its places, or without it."""
    keys: list[Any] = list(value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ())
    if not keys or (not whole and random.random() < AT_ONCE):
        return random.choice(JUNK)
    found = dict(value) if isinstance(value, dict) else list(value)
    at = random.choice(keys)
    if random.random() < AT_ONCE:
        del found[at]
    else:
        found[at] = _disturbed(value[at], random, whole=False)
    return found
