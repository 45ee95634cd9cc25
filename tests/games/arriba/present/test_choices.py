"""What the choices say and light: every id is what its verb says it is, whatever else bears the same name."""

from __future__ import annotations

import re

import pytest

from desktop.games.arriba import verbs
from desktop.games.arriba.present import ArribaPresenter
from desktop.games.arriba.present.board import city_space
from desktop.games.arriba.state.state import ArribaState
from desktop.views.table import ChoiceView
from tests.games.arriba.position import Position, position
from tests.games.arriba.walks import walk

RAW = re.compile(r"[a-z]_[a-z]|[a-z]-\d|[{}]|\b[gr]\d+\b|  ")
"""An id that a player should never read, or a word that is missing."""
NORTH = {"g1": "asturias/oviedo: 1 asturias", "g2": "santander/santander: 1 santander"}


def choices(place: Position) -> dict[str, ChoiceView]:
    view = ArribaPresenter(place.state.world).table(place.state, place.decision, place.asked).decision
    assert view is not None
    return {choice.action: choice for choice in view.choices}


@pytest.mark.rule("arriba", "5.2.2")
@pytest.mark.rule("arriba", "5.2")
@pytest.mark.parametrize("faction", ["asturias", "santander"])
def test_the_ground_of_a_faction_s_home_is_not_the_faction(faction: str) -> None:
    purge = choices(position("purges", units=NORTH, turn=4))[f"purge {faction}"]
    subsidy = choices(position("spend", "government", NORTH, ep={"government": 3}))[f"subsidise {faction}"]
    for choice in (purge, subsidy):
        assert (choice.spaces, choice.pieces, choice.button) == ((), (), True)


@pytest.mark.rule("arriba", "6.2")
def test_a_new_unit_is_named_by_its_faction_and_size() -> None:
    place = position("spend", "government", NORTH, ep={"government": 3}, attitude={"ussr": -2})
    found = choices(place)
    assert found["create asturias division_1"].text == "Asturias: 1-step division (3 EP)"
    assert found["subsidise santander"].text == "Subsidy for Santander (1 EP)"


@pytest.mark.rule("arriba", "6.4")
@pytest.mark.rule("arriba", "6.5")
def test_a_purchase_names_its_price() -> None:
    units = {"r1": "burgos/burgos: 1 nationalist, 1 nationalist remnant"}
    options = {"forts": "on"}
    place = position("spend", "rebel", units, ep={"rebel": 9}, attitude={"italy": 3}, options=options)
    assert choices(place)["buy artillery_ap rebel"].text == "Buy: Rebel artillery AP (1–3 EP, by die)"
    assert choices(place)["fort burgos"].text == "Fort in Burgos (2 EP)"
    place.play("pick nationalist-1")
    assert choices(place)["convert"].text == "Convert to a 1-step division (2 EP)"
    assert choices(place)["cadre"].text == "Give a +1 cadre marker (1 EP)"
    place.play("back", "pick nationalist-2")
    assert choices(place)["replace"].text == "Bring back to a 2-step division (3 EP)"


@pytest.mark.rule("arriba", "15.2")
@pytest.mark.rule("arriba", "5.2")
def test_nobody_is_warned_of_what_a_partner_may_still_fund() -> None:
    place = position("spend", "government", NORTH, ep={"government": 3}, options={"players": "three"})
    assert choices(place)["done"].warnings == ()


@pytest.mark.rule("arriba", "9.2")
def test_an_exchange_says_how_far_it_has_gone() -> None:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo: 2 popular_army"}
    place = position("combat", "rebel", units).play("attack r1 g1", dice=[3])

    def asked() -> str:
        view = ArribaPresenter(place.state.world).table(place.state, place.decision, place.asked).decision
        assert view is not None
        return view.prompt

    assert asked().startswith("An extended exchange: what do you remove?")
    place.play("lose nationalist-1")
    assert asked() == "Removed in this round: 1. More, or enough?"
    place.play("enough")
    assert asked() == "The exchange has gone 1 round: go on, or halt?"


@pytest.mark.rule("arriba", "9")
def test_badges_of_a_fight_go_with_the_player_turn_and_notes_tell_all() -> None:
    units = {"r1": "toledo: 3 nationalist+!", "r2": "toledo: 1 nationalist", "g1": "toledo: 1 popular_army"}
    place = position("counterattack", "rebel", units, attackers=["r1"], control={"new_castile": "government"})
    for phase, shown in (("recovery", True), ("movement", False)):
        place.state.phase = phase
        pieces = ArribaPresenter(place.state.world).table(place.state, place.decision, "rebel").pieces
        note = next(piece.detail for piece in pieces if piece.id == "nationalist-1")
        assert ("Has attacked in this player turn" in note) is shown
        assert "+1 cadre marker" in note
        assert "Out of supply: attacks at half strength" in note


@pytest.mark.rule("arriba", "8")
def test_a_group_that_has_arrived_is_not_asked_where_it_goes() -> None:
    place = position("movement", "rebel", {"r1": "burgos/burgos: 2 nationalist"}).play("move r1", "to palencia")
    assert place.decision is not None
    assert place.decision.prompt.key == "move.arrived"


@pytest.mark.rule("arriba", "15.3")
def test_a_fort_among_the_losses_is_named() -> None:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo/toledo: 2 popular_army"}
    place = position("combat", "rebel", units, options={"forts": "on"}, forts={"toledo": "government"})
    place.play("attack r1 g1", dice=[4])
    assert choices(place)["lose fort"].text == "The fort of Toledo"


@pytest.mark.parametrize("seed", range(3))
def test_every_action_of_a_game_names_what_its_verb_says(seed: int) -> None:
    presenter, spaces = None, set[str]()
    for match, decision in walk(seed, 600):
        state = match.state
        assert isinstance(state, ArribaState)
        if presenter is None:
            presenter = ArribaPresenter(match.world)
            spaces = {space.id for space in presenter.board().spaces}
        for action in decision.actions:
            assert not verbs.LANGUAGE.fault(state, action), action
        view = presenter.table(state, decision, decision.player).decision
        assert view is not None
        for choice in view.choices:
            assert set(choice.spaces) <= spaces
            assert set(choice.pieces) <= set(state.pieces)
        for text in (view.prompt, *(choice.text for choice in view.choices), *(step.text for step in view.path)):
            assert text.strip()
            assert not RAW.search(text), text


def test_a_city_lights_its_own_space() -> None:
    units = {"g1": "santander: 1 santander", "r1": "burgos/burgos: 1 nationalist"}
    place = position("movement", "government", units).play("move g1")
    found = choices(place)
    assert found["enter santander"].spaces == (city_space("santander"),)
    assert found["to asturias"].spaces == ("asturias",)
