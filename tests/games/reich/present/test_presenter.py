"""The views of Hitler's Reich: board, gestures, cards, conflicts, tracks, overlays, through sampled play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from desktop.controller import choices as gestures
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.reich.data.files import READER
from desktop.games.reich.data.world import load_world
from desktop.games.reich.present import ReichPresenter
from desktop.games.reich.present.board import tray
from desktop.games.reich.present.pieces import control_piece, fleet_piece, fort_piece
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.sides import SIDES
from desktop.views.ours import DAGGER
from tests.games.reich.position import fight, position
from tests.play import play_randomly


@pytest.fixture
def match() -> Match:
    return Match.new("reich", "campaign-1941", seed=1)


@pytest.fixture
def presenter(match: Match) -> ReichPresenter:
    return ReichPresenter(match.world)


def _contains(outline: tuple[tuple[float, float], ...], x: float, y: float) -> bool:
    result, (px, py) = False, outline[-1]
    for qx, qy in outline:
        if (qy > y) != (py > y) and x < (px - qx) * (y - qy) / (py - qy) + qx:
            result = not result
        px, py = qx, qy
    return result


# -- the board ---------------------------------------------------------------------------------------
def test_every_area_is_where_its_middle_is(presenter: ReichPresenter) -> None:
    board = presenter.board()
    areas = [space for space in board.spaces if "box" not in space.terrain]
    assert len(areas) == 79
    for space in areas:
        over = [other.id for other in areas if _contains(other.outline, *space.center)]
        assert over == [space.id]


@pytest.mark.rule("reich", "2.0", says="Barrels mark production centres (2.5), a")
def test_barrels_and_capitals_are_marked(presenter: ReichPresenter) -> None:
    board = presenter.board()
    barrels = [mark for mark in board.marks if mark.style == "barrel"]
    assert len(barrels) == sum(presenter.world.production.values())
    assert len([mark for mark in board.marks if mark.style == "capital-star"]) == 3


def test_links_are_shown_as_they_stand(match: Match, presenter: ReichPresenter) -> None:
    state: Any = match.state
    assert {line.style for line in presenter.table(state, match.decision, "axis").lines} == {"link-shut"}
    state.control["turkey"] = "axis"
    styles = [line.style for line in presenter.table(state, match.decision, "axis").lines]
    assert sorted(styles) == ["link-open", "link-shut"]


# -- gestures ----------------------------------------------------------------------------------------
def test_dragging_a_disc_to_an_enemy_area_attacks_it(match: Match, presenter: ReichPresenter) -> None:
    view = presenter.table(match.state, match.decision, "axis").decision
    disc = control_piece("bulgaria")
    assert gestures.in_hand(view, disc)
    found = gestures.setting_down(view, disc, "greece")
    assert [choice.action for choice in found] == ["attack land bulgaria greece"]
    assert found[0].note == "3:3"


def test_fleets_and_forts_are_dragged_from_their_boxes(match: Match, presenter: ReichPresenter) -> None:
    table = presenter.table(match.state, match.decision, "axis")
    fleet, fort = fleet_piece("axis", 0), fort_piece("axis", 0)
    where = {piece.id: piece.space for piece in table.pieces}
    assert where[fleet] == tray("fleets", "axis")
    assert where[fort] == tray("forts", "axis")
    assert [c.action for c in gestures.setting_down(table.decision, fleet, "north_sea")] == ["fleet north_sea"]
    assert [c.action for c in gestures.setting_down(table.decision, fort, "paris")] == ["fortify paris"]
    assert all(c.quiet for c in table.decision.choices if c.action.startswith(("fleet", "fortify", "attack sea")))


def test_a_placed_fleet_leaves_its_box(match: Match, presenter: ReichPresenter) -> None:
    match.play(Action.of("fleet", "north_sea"))
    assert match.decision is not None
    match.play(match.decision.actions[0])
    table = presenter.table(match.state, match.decision, "axis")
    where = [piece.space for piece in table.pieces if piece.id.startswith("fleet:axis")]
    assert sorted(where) == ["north_sea", *[tray("fleets", "axis")] * 3]


def test_a_forbidden_drop_says_why(match: Match, presenter: ReichPresenter) -> None:
    refusal = presenter.why_not(match.state, match.decision, control_piece("finland"), "leningrad")
    assert refusal is not None
    assert refusal.rule == "8.6"
    assert "Pact" in presenter.refusal(refusal)
    other = presenter.why_not(match.state, match.decision, control_piece("london"), "paris")
    assert other is not None
    assert other.reason.key == "present.not_yours"
    assert presenter.why_not(match.state, match.decision, control_piece("bulgaria"), "greece") is None


def test_events_are_sought_from_the_malls(match: Match, presenter: ReichPresenter) -> None:
    table = presenter.table(match.state, match.decision, "axis")
    assert table.cards is not None
    usable = {card.id: card for _, piles in table.cards.groups for pile in piles for card in pile.cards if card.uses}
    sought = {choice.card for choice in table.decision.choices if choice.action.startswith("seek ")}
    assert sought <= usable.keys()
    assert all(not choice.button for choice in table.decision.choices if choice.action.startswith("seek "))


# -- cards -------------------------------------------------------------------------------------------
def test_every_card_has_a_face(presenter: ReichPresenter) -> None:
    for card in presenter.world.cards:
        view = presenter._cards.view(card)
        assert view.title
        assert view.values
        assert view.emblem
    for card, event in presenter.world.event_of.items():
        view = presenter._cards.view(card)
        assert view.title == event.name
        assert event.text in view.text
        assert event.kind in view.marks
        assert (DAGGER in view.condition + view.text) == bool(view.reconstructed)


@pytest.mark.parametrize(
    ("card", "daggered", "reason"),
    [
        ("zhukov", ["Use: land, attack or defence.", "Stars: red"], "defence of a land area"),
        ("fleet_carriers", ["Kind: reusable", "Stars: white"], "16.1.6"),
        ("waffen_ss", ["Use: land, attack or defence."], "sea"),
        ("maximum_effort", ["Use: land, sea, event actions, attack or defence.", "Kind: returnable"], "6.7.3"),
        ("stukas", ["Use: land, attack or defence."], "defence is ours"),
        ("tiger_tanks", ["The user rolls one bonus die in this conflict."], "T-34s"),
        ("convoy_1", [], ""),
        ("paratroops", [], ""),
    ],
)
def test_daggers_stand_on_the_parts_of_an_event_that_are_ours(
    presenter: ReichPresenter, card: str, daggered: list[str], reason: str
) -> None:
    view = presenter._cards.view(card)
    lines = [view.condition, *view.text.split("\n")]
    assert [line.removesuffix(DAGGER) for line in lines if line.endswith(DAGGER)] == daggered
    assert reason in view.reconstructed
    assert bool(reason) == bool(view.reconstructed)


def test_only_allied_events_bear_stars(presenter: ReichPresenter) -> None:
    """4.2 Shared events belong to both sides and bear none."""
    for card, event in presenter.world.event_of.items():
        stars = [mark for mark in presenter._cards.view(card).marks if mark.endswith(" star")]
        assert bool(stars) == (event.mall == "allied"), card


def test_all_events_lie_somewhere_on_the_table(match: Match, presenter: ReichPresenter) -> None:
    for _ in range(3):
        play_randomly(match, match.position, 40)
        table = presenter.table(match.state, match.decision, "allies").cards
        assert table is not None
        shown = [card.id for _, piles in table.groups for pile in piles for card in pile.cards]
        events = [card for card in shown if card in presenter.world.event_of]
        assert sorted(events) == sorted(presenter.world.event_of)


# -- conflicts ---------------------------------------------------------------------------------------
def test_a_conflict_shows_dice_and_chances(match: Match, presenter: ReichPresenter) -> None:
    match.play(Action.of("attack", "land", "bulgaria", "greece"))
    while match.decision is not None and match.decision.prompt.key != "conflict.card":
        match.play(Action.of("done"))
    assert match.decision is not None
    seat = match.decision.player
    view = presenter.table(match.state, match.decision, seat).preview
    assert view is not None
    assert view.title == "Attack on Greece from Bulgaria"
    assert {item.text for item in view.attack} >= {"Dice"}
    assert len(view.outcomes) == len(match.decision.actions)
    assert all(0 <= outcome.weight <= view.total for outcome in view.outcomes)
    best = max(match.decision.actions, key=lambda action: presenter.world.cards[action.target].value)
    assert view.outcomes[0].text == presenter.names.card(best.target)
    public = presenter.preview(match.state, match.decision, ())
    assert public is not None
    assert public.outcomes == ()


def test_an_attack_in_focus_is_imagined(match: Match, presenter: ReichPresenter) -> None:
    state: Any = match.state
    view = presenter.preview(state, match.decision, (control_piece("milan"), "yugoslavia"))
    assert view is not None
    assert view.title == "Attack on Yugoslavia from Milan"
    assert any("neighbours" in item.text for item in view.attack)
    assert [outcome.good_for for outcome in view.outcomes] == ["axis", "allies"]
    assert sum(outcome.weight for outcome in view.outcomes) == view.total
    assert view.outcomes[0].weight > 500
    assert state.conflict is None
    assert presenter.preview(state, match.decision, (control_piece("finland"), "leningrad")) is None


def test_cards_that_do_not_serve_say_why(match: Match, presenter: ReichPresenter) -> None:
    table = presenter.table(match.state, match.decision, "axis").cards
    assert table is not None
    cards = {card.id: card for _, piles in table.groups for pile in piles for card in pile.cards}
    turkey = cards["turkey_declares_war"].uses[0]
    assert (turkey.action, turkey.rule) == ("", "8.6")
    assert "Pact" in turkey.refusal


def test_card_sheets_hold_every_card(presenter: ReichPresenter) -> None:
    assert len(presenter.cards()) == 54 + 56


def test_every_change_of_a_die_has_its_cause(presenter: ReichPresenter) -> None:
    seen = []

    def look(match: Match) -> None:
        state: Any = match.state
        if state.conflict is not None and state.conflict.changes:
            view = presenter.table(state, match.decision, "axis").preview
            assert view is not None
            texts = [item.text for item in (*view.attack, *view.defence)]
            for change in state.conflict.changes:
                _, _, before, after, _ = change.split(":", 4)
                assert any(f"{before} → {after}" in text for text in texts)
            seen.append(len(state.conflict.changes))

    play_randomly(Match.new("reich", "campaign-1941", seed=4), 4, 250, look)
    assert seen


# -- the rest ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario", READER.scenario_ids())
def test_sampled_play_can_always_be_shown(scenario: str) -> None:
    match = Match.new("reich", scenario, seed=7)
    presenter = ReichPresenter(match.world)
    board = presenter.board()
    spaces = {space.id for space in board.spaces}
    rules = {rule.number for rule in presenter.rules()}

    def look(match: Match) -> None:
        for seat in SIDES:
            table = presenter.table(match.state, match.decision, seat)
            assert {piece.space for piece in table.pieces} <= spaces
            assert {space for space, _ in table.control} <= spaces
            ids = [piece.id for piece in table.pieces]
            assert len(ids) == len(set(ids))
            if table.decision is not None:
                assert table.decision.rule in rules
                assert table.decision.prompt
                assert all(choice.text for choice in table.decision.choices)
                for choice in table.decision.choices:
                    assert set(choice.spaces) <= spaces
                    assert set(choice.pieces) <= set(ids)
        for line in presenter.log_lines(match.position, "axis", Action.of("done"), match.state.events, "axis"):
            assert line.text[0].isupper() or not line.text[0].isalpha()
            assert not line.rule or line.rule in rules

    play_randomly(match, 7, 60, look)


def test_tracks_and_overlays(match: Match, presenter: ReichPresenter) -> None:
    tracks = {track.id: track for track in presenter.table(match.state, match.decision, "axis").tracks}
    assert tracks["hand-axis"].at == match.state.hand_size["axis"]
    assert tracks["pact"].at == 1
    assert len(tracks["centres-soviet"].detail) == 6
    near = presenter.overlay(match.state, "adjacency", "axis", ("naples",))
    styles = {space: style for space, style, _, _ in near.washes}
    assert styles["sicily"] == "blocked"
    assert styles["rome"] == "own"
    match.state.control["sicilian_sea"] = "axis"
    after = presenter.overlay(match.state, "adjacency", "axis", (control_piece("naples"),))
    assert {space: style for space, style, _, _ in after.washes}["sicily"] == "own"
    targets = {space for space, *_ in presenter.overlay(match.state, "attacks", "axis", ()).washes}
    assert {"greece", "yugoslavia", "egypt", "north_sea"} <= targets
    assert "leningrad" not in targets
    for overlay, title in presenter.overlays():
        assert title
        assert presenter.overlay(match.state, overlay, "allies", ("paris",)).id == overlay


def test_sheets_and_notes(presenter: ReichPresenter) -> None:
    sheet = ReichPresenter(Match.new("reich", "short-1944", seed=1).world).setup_sheet()
    assert len([line for line in sheet.lines if line.piece.id.startswith("fort")]) == 8
    assert ("Axis hand size", "8") in [(fact.what, fact.words) for section in sheet.sections for fact in section.facts]
    assert all(item.subject and item.why is not None for item in presenter.about())
    assert presenter.charts(None, None)[0].rows


# -- paper and motion --------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario", READER.scenario_ids())
def test_the_order_of_battle_holds_every_marker(scenario: str) -> None:
    """3.2, 3.3 Also where nothing lies on the map yet."""
    presenter = ReichPresenter(load_world(scenario, {}))
    lines = presenter.setup_sheet().lines
    groups = Counter((line.side, line.piece.face.symbol) for line in lines)
    assert {key: groups[key] for key in groups if key[1] in ("fort", "fleet")} == {
        ("axis", "fort"): 4, ("axis", "fleet"): 4, ("allies", "fort"): 4, ("allies", "fleet"): 6,
    }  # fmt: skip
    spaces = {space.id for space in presenter.board().spaces}
    assert all(set(line.spaces) <= spaces for line in lines)


def test_markers_come_out_of_their_boxes_and_discs_thrust(presenter: ReichPresenter) -> None:
    events = [
        ev.FleetPlaced("axis", "north_sea"),
        ev.FortPlaced("allies", "london"),
        ev.ConflictBegan("land", "axis", "bulgaria", "greece", "", False),
        ev.ControlChanged("greece", "western", "axis", "attack", "bulgaria"),
        ev.ControlChanged("malta", "western", "axis", "malta"),
    ]
    assert presenter.traces(events, "axis") == (
        ("fleet:axis:north_sea", ("tray:fleets:axis", "north_sea")),
        ("fort:allies:london", ("tray:forts:allies", "london")),
        ("control:bulgaria", ("bulgaria", "greece", "bulgaria")),
        ("control:greece", ("bulgaria", "greece")),
    )


def test_a_won_attack_moves_the_disc_from_where_it_came() -> None:
    place = position("axis")
    fight(place, "attack land bulgaria greece", ("german_9", "western_2"), dice=[6, 6, 6, 1, 1, 1])
    changed = [event for event in place.of(ev.ControlChanged) if event.area == "greece"]
    assert [event.origin for event in changed] == ["bulgaria"]


def test_a_temporary_centre_gets_its_barrels(match: Match, presenter: ReichPresenter) -> None:
    """1.1 Spain, once Franco is in the war."""

    def barrels() -> int:
        return sum(mark.style == "barrel" for mark in presenter.table(match.state, match.decision, "axis").marks)

    assert barrels() == 0
    match.state.centres["spain"] = 2
    assert barrels() == 2


def test_lines_of_an_attack_bear_the_colour_of_the_attacker(presenter: ReichPresenter) -> None:
    events = [ev.ConflictBegan("land", "axis", "austria", "yugoslavia", "western", False)]
    assert [line.side for line in presenter.log_lines(1, "axis", Action.of("done"), events, "axis")] == ["axis"]


def test_the_war_room_tells_how_each_condition_stands() -> None:
    """9.1-9.5, 6.7.2, 7.9"""
    place = position("axis", control={"london": "axis", "egypt": "axis"}, hand_size={"allies": 2}, pact=True,
                     big_push={"axis": "up"}, hands={"allies": ["western_2", "western_3"]})  # fmt: skip
    place.play("barbarossa")
    presenter = ReichPresenter(place.state.world)
    view = presenter.table(place.state, place.decision, "axis").war_room
    assert view is not None
    todo, victory = view.sections
    assert any("Barbarossa" in row.text and row.value == "4" for row in todo.rows)
    rows = {row.text: row for row in victory.rows}
    fallen = rows["The Allies lose at once at hand size 0; now"]
    assert (fallen.value, fallen.state, fallen.side) == ("2", "warning", "axis")
    capitals = next(row for text, row in rows.items() if "London and Moscow" in text or "London" in text)
    assert (capitals.value, capitals.state) == ("1 / 2", "warning")
    assert rows["All home centres lost: the Western Allies"].value == "1 / 6"
    assert [curve.values[-1] for curve in view.curves] == [8, 2]


def test_the_curves_of_hand_sizes_grow_turn_by_turn() -> None:
    match = play_randomly(Match.new("reich", "campaign-1941", seed=2), 2, 120)
    view = ReichPresenter(match.world).table(match.state, match.decision, "axis").war_room
    assert view is not None
    for curve in view.curves:
        assert len(curve.values) == len(curve.ticks) == match.state.turns + 1


def test_the_log_tells_how_a_card_was_laid(presenter: ReichPresenter) -> None:
    """7.3 A card shown to a spy was never face down."""

    def words(*events: Any) -> list[str]:
        return [line.text for line in presenter.log_lines(1, "axis", Action.of("done"), list(events), "axis")]

    assert words(ev.CardChosen("axis")) == ["The Axis lay a card face down."]
    assert words(ev.CardChosen("axis", "open"), ev.CardsRevealed("axis", ("german_5",))) == ["The Axis show German 5."]
    assert words(ev.CardChosen("allies", "random")) == ["The Allies lay a card drawn at random."]
    assert words(ev.CardChosen("axis", "deck")) == ["The Axis lay the top card of the deck, unseen."]
    taken = ev.ControlChanged("yugoslavia", "western", "axis", "attack", "hungary")
    assert words(taken) == ["Yugoslavia falls to the Axis."]


def test_a_victim_of_enigma_lays_his_card_open() -> None:
    place = position("axis", events={"allies": ["enigma"]})
    place.play("seek stukas", "play enigma", "card german_9")
    assert [event.how for event in place.of(ev.CardChosen)] == ["open"]


def test_the_page_about_the_data_speaks_in_words(presenter: ReichPresenter) -> None:
    assert [item.text for item in presenter.about() if "_" in item.text or "_" in item.subject] == []
