"""What the choices say and light: every id is what its verb says it is, whatever else bears the same name."""

from __future__ import annotations

import re

import pytest

from desktop.engine.action import Action
from desktop.engine.match import Match
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
    assert not any("get no equipment" in text for text in choices(place)["done"].warnings)


@pytest.mark.rule("arriba", "5.2")
def test_a_warning_of_unfunded_factions_lights_their_units() -> None:
    place = position("spend", "government", {**NORTH, "g3": "madrid/madrid: 1 popular_army"}, ep={"government": 2})
    place.play("subsidise asturias")
    done = choices(place)["done"]
    assert any("Santander" in text for text in done.warnings)
    assert set(done.warned) == set(place.state.groups["g2"].members)


@pytest.mark.rule("arriba", "6.1")
@pytest.mark.parametrize("side", ["rebel", "government"])
def test_both_sides_are_warned_of_equipment_that_lapses(side: str) -> None:
    units = {"r1": "burgos/burgos: 1 nationalist", "g1": "madrid/madrid: 1 popular_army"}
    done = choices(position("spend", side, units, ep={side: 2}))["done"]
    assert "2 EP cannot be saved and lapse at the end of the turn (6.1)" in done.warnings
    divisions = {key: text.replace("1 ", "4 ") + " division_1" for key, text in units.items()}
    warnings = choices(position("spend", side, divisions, ep={side: 2}))["done"].warnings
    assert not any("saved" in text for text in warnings), "all-out attacks may need it"


@pytest.mark.rule("arriba", "6.1")
def test_equipment_and_factions_are_silenced_apart() -> None:
    rebel = choices(position("spend", "rebel", {"r1": "burgos/burgos: 1 nationalist"}, ep={"rebel": 1}))["done"]
    government = choices(position("spend", "government", NORTH, ep={"government": 1}))["done"]
    assert rebel.warning_id != government.warning_id


@pytest.mark.rule("arriba", "8")
@pytest.mark.parametrize("side", ["rebel", "government"])
def test_nobody_ends_a_movement_in_which_no_group_moved_unwarned(side: str) -> None:
    units = {"r1": "burgos/burgos: 2 nationalist", "g1": "madrid/madrid: 2 popular_army"}
    group, area = ("r1", "soria") if side == "rebel" else ("g1", "toledo")
    place = position("movement", side, units)
    words = ("None of your battle groups has moved: the movement of this turn would be over (8)",)
    assert choices(place)["done"].warnings == words
    assert choices(place)["done"].warning_id == "unmoved"
    place.play(f"move {group}")
    assert choices(place)["done"].warnings == words
    place.play(f"to {area}")
    assert choices(place)["done"].warnings == ()


@pytest.mark.rule("arriba", "5")
def test_nobody_ends_the_game_against_himself_unwarned() -> None:
    def warned(action: str, phase: str, level: int, **tracks: int) -> tuple[str, ...]:
        side = "rebel" if phase == "rebel_attempts" else "government"
        place = position(phase, units=NORTH, level={"rebel": 50, "government": 50, side: level}, **tracks)
        return choices(place)[action].warnings

    lost = ("Your level falls to 0 by this: the game is lost (5)",)
    may_be = ("Your level may fall to 0 by this, and the game would be lost (5)",)
    assert [warned("approach italy", "rebel_attempts", level) for level in (2, 3)] == [lost, ()]
    assert [warned("purge asturias", "purges", level, turn=4) for level in (3, 18, 19)] == [lost, may_be, ()]
    for level, expected in ((3, lost), (8, may_be), (9, ())):
        place = position("rebel_attempts", level={"rebel": level, "government": 50}).play("approach italy")
        assert choices(place)["modifier"].warnings == expected


def asked(place: Position) -> str:
    view = ArribaPresenter(place.state.world).table(place.state, place.decision, place.asked).decision
    assert view is not None
    return view.prompt


@pytest.mark.rule("arriba", "8")
def test_a_moving_group_is_promised_nothing_that_is_not_offered() -> None:
    units = {
        "r1": "segovia/segovia: 1 nationalist",
        "r2": "avila/avila: 2 nationalist",
        "g1": "madrid/madrid: 1 popular_army",
    }
    place = position("movement", "rebel", units).play("move r1")
    assert asked(place) == "Where does the group go?"
    place.play("to madrid")
    assert asked(place) == "It has come to Madrid. Choose the next group."
    place.play("move r2")
    assert asked(place) == "Where does the group go? It may drop units."
    place.play("to segovia")
    assert asked(place) == "It has come to Segovia. It may drop units or enter a city."


@pytest.mark.rule("arriba", "6.7")
def test_transport_asks_only_for_what_can_still_go() -> None:
    units = {
        "r1": "morocco/ceuta: 2 colonial",
        "r2": "sevilla/sevilla: 1 nationalist",
        "r3": "cadiz/cadiz: 1 nationalist, 1 artillery_ap",
    }
    place = position("transport", "rebel", units)
    assert asked(place) == "Move units by air or sea, or go on."
    place.play("airlift colonial-1", "at sevilla")
    assert asked(place) == "Move units by sea, or go on."


@pytest.mark.rule("arriba", "9")
def test_air_points_that_may_be_lost_are_told_apart_and_are_what_is_asked_about() -> None:
    units = {
        "r1": "toledo: 3 nationalist",
        "r2": "toledo: 3 nationalist",
        "g1": "toledo: 1 popular_army",
        "g2": "toledo: 1 popular_army",
    }
    place = position("combat", "rebel", units, air={"rebel": 1, "government": 2})
    place.play("attack r1 g1", "air 0", "air 1", dice=[4])
    place.play("attack r2 g2", "air 1", "air 0", dice=[6])
    view = ArribaPresenter(place.state.world).table(place.state, place.decision, place.asked).decision
    assert view is not None
    assert view.prompt == "Which air point is lost?"
    assert [choice.text for choice in view.choices] == ["Government air AP, which has flown", "Government air AP"]
    assert all(choice.button for choice in view.choices), "the holding box may be out of sight"
    assert view.subjects == (), "the arrow at the edge points to the box, not to the battle"


@pytest.mark.rule("arriba", "9.2")
def test_entering_the_emptied_city_is_a_button_beside_staying_out() -> None:
    units = {"r1": "toledo: 4 nationalist", "g1": "toledo/toledo: 1 popular_army"}
    place = position("combat", "rebel", units).play("attack r1 g1", dice=[6])
    found = choices(place)
    assert found["advance r1"].button
    assert found["advance r1"].text == "Enter Toledo with 4 × Nationalist brigade"
    assert found["stay"].button


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


@pytest.mark.rule("arriba", "5.4.1")
def test_dice_entered_by_hand_say_whose_they_are() -> None:
    match = Match.new("arriba", "civil-war", seed=None)
    for die in (3, 4, 3, 4):  # two events that ask for no more
        match.play(Action.of("chance", str(die)))
    for _ in ("rebel", "government"):
        match.play(Action.of("done"))

    def asked() -> str:
        view = ArribaPresenter(match.world).table(match.state, match.decision, "government").decision
        assert view is not None
        return view.prompt

    assert asked() == "Rebels roll for foreign support: enter the result, 1 to 6."
    match.play(Action.of("chance", "2"))
    assert asked() == "Roll for want of foreign support and enter the result, 1 to 6."
    match.play(Action.of("chance", "2"))
    assert match.log[-1].player == "government", "whose action it was is not changed by whose die it is"


@pytest.mark.rule("arriba", "2")
@pytest.mark.parametrize("phase", ["spend", "transport", "organization"])
def test_units_of_one_sort_are_told_apart_by_where_they_stand(phase: str) -> None:
    units = {
        "r1": "burgos/burgos: 1 nationalist",
        "r2": "sevilla/sevilla: 1 nationalist",
        "r3": "sevilla: 1 nationalist",
        "r4": "morocco/ceuta: 1 colonial",
    }
    found = choices(position(phase, "rebel", units, ep={"rebel": 9}))
    texts = [choice.text for choice in found.values() if choice.pieces]
    assert any(text.endswith("(Sevilla)") for text in texts)
    assert not any("no. " in text for text in texts)
    assert len(set(texts)) == len(texts)
