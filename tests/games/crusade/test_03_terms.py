"""3.0 Terms, and what everybody may see of the cards (8.1.4)."""

from __future__ import annotations

import pytest

from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.present.presenter import CrusadePresenter
from desktop.games.crusade.rules.cards import conditions
from desktop.games.crusade.rules.cards.nationalist_events import INSURGENTS
from desktop.games.crusade.rules.supply.supply import connected
from desktop.games.crusade.state.state import CrusadeState
from desktop.views.table import PileView
from tests.games.crusade.playing_events import ready
from tests.games.crusade.position import NAT, REP, action_round, state_of, world_of

ATLANTIC = {
    "san_sebastian", "bilbao", "santona", "santander", "san_vicente", "gijon", "pto_de_la_espina", "castropol",
    "la_coruna", "pontevedra",
}  # fmt: skip
MEDITERRANEAN = {
    "huelva", "cadiz", "algeciras", "malaga", "velez_malaga", "motril", "adra", "almeria", "garrucha", "aguilas",
    "cartagena", "alicante", "gandia", "valencia", "castellon", "vinaroz", "tortosa", "tarragona", "barcelona",
    "mallorca", "menorca", "beachhead_mallorca",
}  # fmt: skip


# -- places --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "3.0", says=("Balearic Islands:", "Atlantic zone:", "Mediterranean zone:"))
def test_3_0_islands_and_sea_zones() -> None:
    world = world_of()
    assert set(world.groups["balearic_islands"]) == {"mallorca", "menorca", "beachhead_mallorca"}
    coast: dict[str, set[str]] = {"atlantic": set(), "mediterranean": set()}
    for space in world.spaces.values():
        if space.coast:
            coast[space.coast].add(space.id)
    assert coast["atlantic"] == ATLANTIC
    assert coast["mediterranean"] - {"beachhead_plan_p"} == MEDITERRANEAN


@pytest.mark.rule("crusade", "3.0", says="Northern Zone:")
def test_3_0_the_northern_zone_is_what_is_connected_to_the_northern_sources() -> None:
    state = state_of("campaign")
    sources = ("la_coruna", "valladolid", "zaragoza")
    spaces = [space for space, side in state.control.items() if side == NAT]
    found = {space for space in spaces if any(connected(state, NAT, space, source) for source in sources)}
    assert found == set(state.world.groups["nat_northern"])


# -- units, cards, time --------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "3.0", says=("Regional units:", "Catalan units are not regional"))
def test_3_0_regional_units() -> None:
    kinds = {unit.type: unit for unit in world_of().units.values()}
    assert {kind for kind, unit in kinds.items() if unit.region} == {
        "REP_MIL_BAS", "REP_MIL_SAN", "REP_MIL_AST", "REP_AC_EUZKADI", "REP_AC_SANTANDER", "REP_AC_ASTURIAN_I",
        "REP_AC_ASTURIAN_II",
    }  # fmt: skip
    catalan = {kind for kind, unit in kinds.items() if unit.catalan}
    assert catalan == {"REP_MIL_CNT", "REP_MIL_ERC", "REP_MIL_PSUC", "REP_MIL_POUM"}
    assert not any(kinds[kind].region for kind in catalan)


def _prerequisites(card: s.CardDef) -> set[str]:
    every: list[s.Condition] = list(card.conditions)
    for condition in every:  # grows while it is read
        every += condition.of if isinstance(condition, s.AnyOf | s.AllOf) else []
    return {each.card for each in every if isinstance(each, s.Played)}


@pytest.mark.rule("crusade", "3.0", says="Underlined card name:")
def test_3_0_what_is_underlined() -> None:
    cards = world_of("campaign", (("optional_cards", "all"),)).cards
    for card in cards.values():
        asking = {other.side for other in cards.values() if card.id in _prerequisites(other)}
        assert card.name_underlined == (card.side in asking), card.id
        assert card.number_underlined == bool(asking - {card.side}), card.id


@pytest.mark.rule("crusade", "3.0", says="War phases:")
def test_3_0_war_phases() -> None:
    phases = {phase.id: (phase.first, phase.last) for phase in world_of().tables.phases}
    assert phases == {"columns": (1, 5), "mobilization": (6, 11), "armies": (12, 18)}


@pytest.mark.rule("crusade", "2.2.1", says="Units that bear the number of a card")
def test_2_2_1_units_with_the_number_of_a_card_come_by_that_card() -> None:
    world = world_of("campaign", (("optional_cards", "all"),))
    bringing: dict[str, set[str]] = {INSURGENTS: {"N48"}}  # by what that card alone does
    for card in world.cards.values():
        for effect in card.effects:
            if isinstance(effect, s.Reinforce):
                bringing.setdefault(effect.unit, set()).add(card.id)
    numbered = {kind: found.entry for kind, found in world.types.items() if found.entry in world.cards}
    assert len(numbered) > 20
    for kind, card in numbered.items():
        assert bringing[kind] == {card}
        assert kind not in (*world.initial_corps[NAT], *world.initial_corps[REP])


@pytest.mark.rule("crusade", "16.6.1", says="they come by event")
def test_16_6_1_armor_comes_by_event() -> None:
    state = state_of("campaign")
    armor = {unit.type for unit in state.world.units.values() if unit.armor}
    assert armor == {"SOV_T26", "AX_CV33", "AX_PZ1"}
    assert all(state.place_of(unit) == "pool" for kind in armor for unit in state.world.of_type[kind])
    effects = [effect for card in state.world.cards.values() for effect in card.effects]
    assert armor <= {effect.unit for effect in effects if isinstance(effect, s.Reinforce)}


@pytest.mark.rule("crusade", "8.5.2.5", says="Nationalists: MIL, POL, CAV, INF or AFR")
def test_8_5_2_5_what_the_nationalists_give_up() -> None:
    kinds = world_of().removable[NAT]
    assert {world_of().types[kind].label for kind in kinds} == {"MIL", "MIL-NAV", "POL", "CAV", "INF", "AFR"}


# -- events --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "8.5.1.2", says="A prerequisite may have been played")
def test_8_5_1_2_a_prerequisite_of_an_earlier_turn_or_of_this_one() -> None:
    hands = {NAT: ["N11", "N24"]}
    state = state_of(turn=7, hands=hands)
    first = action_round(state, NAT, 1)
    assert first.refused("play N24 event") == "8.5.1.2"
    first.play("play N11 event")
    assert action_round(state, NAT, 2).offers("play N24 event"), "played in the round before"
    assert action_round(state_of(turn=7, hands=hands, played=["N11"]), NAT, 1).offers("play N24 event")


@pytest.mark.rule("crusade", "8.5.4.4", says="up to Turn 5")
@pytest.mark.rule("crusade", "8.5.6.3", says="Without one the event may not be played")
def test_8_5_4_4_until_when_and_with_what_the_landings_are_made() -> None:
    assert conditions.why_not_event(ready("R6", turn=5), "R6") is None
    assert conditions.why_not_event(ready("R6", turn=6), "R6") is not None
    empty = ready("R50", scenario="campaign", turn=12, units={"cartagena": ["REP_POL"]}, strait=REP)
    assert conditions.why_not_event(empty, "R50") is not None


# -- what is seen --------------------------------------------------------------------------------------
def _piles(state: CrusadeState, seat: str) -> dict[str, PileView]:
    view = CrusadePresenter(state.world).table(state, None, seat).cards
    assert view is not None
    return {pile.id: pile for _, piles in view.groups for pile in piles}


@pytest.mark.rule("crusade", "8.1.4", says=("Nobody looks through", "Cards that left the game"))
@pytest.mark.rule("crusade", "3.0", says="The opponent sees the top card only")
@pytest.mark.parametrize("seat", [NAT, REP])
def test_8_1_4_what_is_seen_of_the_piles(seat: str) -> None:
    state = state_of("campaign", turn=3)
    deck = state.decks[NAT]
    state.discards[NAT], state.removed_cards[NAT], state.decks[NAT] = deck[:3], deck[3:5], deck[5:]
    piles = _piles(state, seat)
    seen = {name: [card.id for card in piles[f"{name}:{NAT}"].cards] for name in ("deck", "discards", "removed")}
    assert seen == {"deck": [], "discards": deck[2:3], "removed": deck[3:5]}
    assert piles[f"deck:{NAT}"].count == len(deck) - 5, "it may be counted"
