"""Spaces, links, counters and cards that an owner adds, renames or retires, in a match that is played with them."""

from __future__ import annotations

import pytest

from desktop.data.copy.corrections import Corrections
from desktop.data.copy.fitting import catalogue_of
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.errors import DataError
from desktop.engine.match import Match
from desktop.players.random_player import RandomPlayer

GAMES = {"crusade": "campaign", "illusions": "campaign-1914"}
OURS = ("reconstructed", "why", "source", "ref", "scope", "given", "basis")
SPACE = {"crusade": "lugo", "illusions": "pskov"}
CARD = {"crusade": ("N6", {"id": "N98", "number": 98}), "illusions": ("AP-05", {"id": "AP-56", "number": 56})}


@pytest.fixture(params=GAMES)
def copy(request: pytest.FixtureRequest) -> OwnCopy:
    return OwnCopy(catalogue_of(request.param), Corrections(request.param))


def record(copy: OwnCopy, file: str, collection: str, key: str, **otherwise: object) -> dict[str, object]:
    """A new record like one that ships."""
    like = next(each for each in copy.catalogue.documents[file].data[collection] if each["id"] == key)
    return {**{field: value for field, value in like.items() if field not in OURS}, **otherwise}


def add_space(copy: OwnCopy) -> None:
    like = record(copy, "map", "spaces", SPACE[copy.game])
    copy.add("map", "spaces", {**like, "id": "nuevo", "name": "Nuevo", "x": like["x"] + 40, "y": like["y"] - 20})  # type: ignore[operator]
    copy.add("map", "connections", {"a": "nuevo", "b": SPACE[copy.game], **link(copy)})


def link(copy: OwnCopy) -> dict[str, object]:
    shipped = copy.catalogue.documents["map"].data["connections"]
    kind = next((each["kind"] for each in shipped if "kind" in each), None)
    return {"kind": kind} if kind else {}


def played(copy: OwnCopy, most: int = 120) -> Match:
    """Some random play, looked at on the way."""
    match = Match.new(copy.game, GAMES[copy.game], seed=2, corrections=copy.in_force())
    player, presenter = RandomPlayer(2), match.definition.presenter(match.world)
    while match.decision is not None and match.position < most:
        match.play(player.choose(match.state, match.decision))
        if match.position % 20 == 0 and match.decision is not None:
            assert match.faults() == []
            presenter.table(match.state, match.decision, match.decision.player)
    return match


def test_an_added_space_lies_on_the_map_and_is_reached(copy: OwnCopy) -> None:
    add_space(copy)
    assert copy.aside() == ()
    match = played(copy)
    own = SPACE[copy.game]
    assert own in match.world.neighbours["nuevo"]
    assert "nuevo" in match.world.neighbours[own]
    board = match.definition.presenter(match.world).board()
    centres = {space.id: space.center for space in board.spaces}
    assert centres["nuevo"][0] > centres[own][0]
    assert centres["nuevo"][1] < centres[own][1]
    assert match.state.control["nuevo"] == match.state.control[own]
    unit = next(unit for unit in match.state.units if match.state.place_of(unit) in match.world.neighbours)
    copied = match.copy_of_state()
    copied.units[unit].place = "nuevo"
    assert "nuevo" in {piece.space for piece in match.definition.presenter(match.world).table(copied, None, "").pieces}


def test_a_changed_link_is_drawn_and_walked(copy: OwnCopy) -> None:
    gone = next(entry for entry in copy.entries("links") if entry.key.startswith("connections/"))
    a, _, b = gone.key.removeprefix("connections/").partition("--")
    far = {"crusade": "zaragoza", "illusions": "salonika"}[copy.game]
    copy.retire(gone.file_key)
    copy.add("map", "connections", {"a": a, "b": far, **link(copy)})
    assert copy.aside() == ()
    match = played(copy, 40)
    assert (far in match.world.neighbours[a], b in match.world.neighbours[a]) == (True, False)
    board = match.definition.presenter(match.world).board()
    centres = {space.id: space.center for space in board.spaces}
    drawn = {frozenset((line.points[0], line.points[-1])) for line in board.lines}
    assert frozenset((centres[a], centres[far])) in drawn
    assert frozenset((centres[a], centres[b])) not in drawn


def test_a_card_comes_into_the_deck_and_one_goes(copy: OwnCopy) -> None:
    like, new = CARD[copy.game]
    copy.add("cards", "cards", record(copy, "cards", "cards", like, **new, name="A new card"))
    assert copy.aside() == ()
    match = played(copy, 20)
    assert match.world.cards[new["id"]].name == "A new card"
    state = Match.new(copy.game, GAMES[copy.game], seed=2, corrections=copy.in_force()).state
    assert any(new["id"] in pile for pile in (*state.decks.values(), *state.hands.values()))
    if copy.game == "crusade":
        copy.retire(("cards", "cards/N18"))
        assert copy.aside() == ()
        played(copy, 20)


def test_a_counter_is_added(copy: OwnCopy) -> None:
    if copy.game == "crusade":
        new = record(copy, "units", "types", "NAT_INF", id="NAT_NEW", name="New infantry", count=2)
    else:
        new = record(copy, "units", "types", "ru_inf_corps", id="ru_new", name="New corps")
        if not new.get("count"):
            counter = record(copy, "units", "counters", "ru_i", id="ru_new_1", type="ru_new", name="New")
            copy.add("units", "counters", counter)
    copy.add("units", "types", new)
    assert copy.aside() == ()
    match = played(copy, 40)
    units = [unit for unit, kind in match.world.units.items() if kind.type in ("NAT_NEW", "ru_new")]
    assert units
    match = Match.new(copy.game, GAMES[copy.game], seed=2, corrections=copy.in_force())
    assert all(unit in match.state.units for unit in units)


def test_a_name_is_shown_unless_a_rule_speaks_of_the_place(copy: OwnCopy) -> None:
    free, named = {"crusade": ("lugo", "madrid"), "illusions": ("pskov", "constantinople")}[copy.game]
    copy.rename(("map", f"spaces/{free}"), "A Name As Printed")
    match = played(copy, 10)
    board = match.definition.presenter(match.world).board()
    assert next(space.name for space in board.spaces if space.id == free) == "A Name As Printed"
    with pytest.raises(DataError, match="cannot be renamed: rule"):
        copy.rename(("map", f"spaces/{named}"), "Elsewhere")


def test_what_a_set_up_names_can_go_once_the_set_up_says_otherwise() -> None:
    copy = OwnCopy(catalogue_of("illusions"), Corrections("illusions"))
    card = ("cards", "cards/AP-03")
    with pytest.raises(DataError, match="scenarios/brusilov: setup/decks/allied/#1 names it"):
        copy.retire(card)
    for entry in copy.entries("setups"):
        for field in entry.fields:
            value = copy.value(entry.file_key, field)
            if isinstance(value, list) and "AP-03" in value:
                copy.change(entry.file_key, {field: [each for each in value if each != "AP-03"]})
    copy.retire(card)
    assert copy.status(card) == "retired"


@pytest.mark.parametrize("key", [("cards", ""), ("map", ""), ("tables", "turns/5"), ("units", "")])
def test_only_pieces_of_the_game_can_go(key: tuple[str, str]) -> None:
    copy = OwnCopy(catalogue_of("crusade"), Corrections("crusade"))
    with pytest.raises(DataError, match="it is no piece of the game"):
        copy.retire(key)
