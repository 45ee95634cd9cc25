"""8.5 Every strategy card: its conditions one by one, and what its event does."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from desktop.engine.decision import Refusal
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.present.presenter import CrusadePresenter
from desktop.games.crusade.rules.cards import conditions, play_options
from desktop.games.crusade.rules.cards.play_card import PlayCard
from desktop.games.crusade.rules.cards.registry import CONDITIONS as CONDITIONS_OF_ONE_CARD
from desktop.games.crusade.rules.cards.registry import EVENTS as EVENTS_OF_ONE_CARD
from desktop.games.crusade.rules.cards.registry import HINDRANCES
from desktop.games.crusade.rules.combat import combat_cards
from desktop.games.crusade.rules.reinforcement import placement
from desktop.games.crusade.rules.supply.supply import in_normal_supply
from desktop.games.crusade.state.sides import enemy_of
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg import condition_words
from desktop.views.ours import DAGGER
from desktop.views.pieces import CardView
from tests.games.crusade.combat import attacks, declare
from tests.games.crusade.playing_events import ALL_CARDS, NAT, REP, play, play_through, ready
from tests.games.crusade.position import action_round, begin, in_round, state_of, world_of

CARDS = world_of("campaign", ALL_CARDS).cards
EVENTS = [key for key, card in CARDS.items() if card.card_kind != "cc"]
COMBAT_CARDS = [key for key, card in CARDS.items() if card.card_kind == "cc"]
REINFORCEMENTS = [key for key, card in CARDS.items() if card.card_kind == "reinforcement"]
PRESENTER = CrusadePresenter(world_of("campaign", ALL_CARDS))
WITH_CONDITIONS = [
    (key, number) for key in EVENTS for number, _ in enumerate(CARDS[key].conditions)
]  # fmt: skip


def refusal_of(state: CrusadeState, card: str) -> str:
    """The key of the reason against the event, or nothing."""
    refusal = conditions.why_not_event(state, card)
    return refusal.reason.key if refusal else ""


def test_a_card_that_says_own_has_its_function_and_no_other_has() -> None:
    own = [key for key, card in CARDS.items() if any(isinstance(effect, s.Own) for effect in card.effects)]
    assert sorted(EVENTS_OF_ONE_CARD) == sorted(own)
    assert set(HINDRANCES) <= set(own)


def parts_of(condition: s.Condition) -> list[s.Condition]:
    return [each for part in condition.of for each in parts_of(part)] if hasattr(condition, "of") else [condition]


def test_a_condition_that_is_own_has_its_query_and_words_and_no_other_card_asks_it() -> None:
    single = [(key, each) for key, card in CARDS.items() for every in card.conditions for each in parts_of(every)]
    own = [(key, each.part) for key, each in single if isinstance(each, s.OwnCondition)]
    assert sorted(CONDITIONS_OF_ONE_CARD) == sorted(own)
    assert all(f"condition.own_{part}" in PRESENTER.names.words for _, part in own)


# ------------------------------------------------------------------ conditions
def words_on(face: CardView) -> str:
    """All sentences of a face: its condition, then what it does."""
    return "\n".join(part for part in (face.condition, face.text) if part)


@pytest.mark.rule("crusade", "8.5.1.2")
@pytest.mark.parametrize("card", EVENTS)
def test_an_event_may_be_played_when_its_conditions_hold(card: str) -> None:
    state = ready(card)
    assert conditions.why_not_event(state, card) is None
    assert play_options.why_not_event(state, CARDS[card].side, card) is None


def _break(state: CrusadeState, condition: s.Condition) -> None:
    """Make a condition fail."""
    match condition:
        case s.OwnCondition(part="turn", value=value) | s.TurnMax(value=value):
            state.turn = value + 1
        case s.TurnMin(value=value):
            state.turn = value - 1
        case s.OwnCondition(part="round", value=value):
            state.round = value + 1
        case s.PhaseIs():
            state.turn = 6
        case s.Played(card=card):
            state.played = [each for each in state.played if each != card]
        case s.NotPlayed(card=card):
            state.played.append(card)
        case s.MoraleMax(value=value):
            state.rm = value + 1
        case s.AnyOf(of=parts):
            for part in parts:
                _break(state, part)
        case _:
            _break_on_board(state, condition)


def _break_on_board(state: CrusadeState, condition: s.Condition) -> None:
    match condition:
        case s.ControlAll(side=side, spaces=spaces):
            state.control[spaces[0]] = enemy_of(side)
        case s.ControlAny(side=side, group=group):
            state.control.update(dict.fromkeys(state.world.groups[group], enemy_of(side)))
        case s.OwnCondition(part="strait"):
            state.strait = REP
        case s.FlagSet(flag=flag):
            state.flags.pop(flag, None)
        case s.OwnCondition(part="nationalist_within"):
            for unit, status in state.units.items():
                if state.world.units[unit].side == NAT:
                    status.place = "removed"
        case s.OwnCondition(part="reserve_has"):
            for unit in state.in_box(REP, "reserve"):
                state.units[unit].place = "removed"
        case _:
            raise AssertionError(condition)


@pytest.mark.rule("crusade", "8.5.1.2", says="All conditions")
@pytest.mark.parametrize(("card", "number"), WITH_CONDITIONS)
def test_an_event_is_refused_with_the_condition_that_fails(card: str, number: int) -> None:
    state = ready(card)
    _break(state, CARDS[card].conditions[number])
    state.restored()
    refusal = conditions.why_not_event(state, card)
    assert refusal == Refusal.of("8.5.1.2", "event.condition", card=card, condition=f"{card}.{number}")
    words = PRESENTER.names.words.message(refusal.reason)
    face = next(view for view in PRESENTER.cards() if view.id == card)
    assert words.partition(": only ")[2] in words_on(face), "the refusal says what the card says"


@pytest.mark.rule("crusade", "8.5.1.2")
def test_a_combat_card_is_refused_with_the_condition_that_fails() -> None:
    attackers, defenders = {"belchite": ["NAT_INF"]}, {"caspe": ["REP_RPA"]}
    for card, words in COMBAT_CONDITIONS.items():
        place = attacks(attackers, defenders, hands={NAT: ["N8", card]}, turn=6)
        place.state.played = []
        declare(place, "caspe")
        place.play("attack")
        refusal = combat_cards.why_not_cc(place.state, place.state.fight, NAT, card)
        assert refusal is not None
        assert refusal.rule == "8.5.1.2"
        assert PRESENTER.names.words.message(refusal.reason) == f"{CARDS[card].name} ({card}): only {words}"
        assert words in words_on(next(view for view in PRESENTER.cards() if view.id == card))


COMBAT_CONDITIONS = {
    "N9": "if an enemy MIL unit takes part",
    "N10": "after Axis Military Aid (N2) was played as an event",
    "N51": "against a position or trench",
    "N52": "if Marroquí Corps, Navarra Corps, Castilla Corps, Galicia Corps or Maestrazgo Corps attacks",
}


@pytest.mark.rule("crusade", "8.5.1.2")
@pytest.mark.parametrize("card", CARDS)
def test_the_face_of_a_card_begins_with_all_its_conditions(card: str) -> None:
    face = next(view for view in PRESENTER.cards() if view.id == card)
    clauses = [condition_words.clause(PRESENTER.names, condition) for condition in CARDS[card].conditions]
    expected = f"Only {'; '.join(clauses)}.\n" if clauses else ""
    assert words_on(face).replace(DAGGER, "").startswith(expected + CARDS[card].text)


@pytest.mark.rule("crusade", "8.5.1.2")
def test_conditions_read_like_sentences() -> None:
    faces = {view.id: words_on(view).replace(DAGGER, "").splitlines()[0] for view in PRESENTER.cards()}
    assert faces["N10"] == "Only after Axis Military Aid (N2) was played as an event."
    coup = "Only after France Recognizes Nationalist Spain (N44) was played as an event; "
    assert faces["N45"] == coup + "with Republican morale of 5 or less."
    assert faces["N15"] == "Only while the Nationalists control a space next to Madrid or after an attack on Madrid."
    assert faces["R11"] == "Only with an own unit of Asturias or in attack and against Oviedo or Toledo."


@pytest.mark.rule("crusade", "8.5.1.2")
def test_of_two_conditions_either_is_enough() -> None:
    for card in ("N15", "R23", "N44"):
        state = ready(card)
        either = next(c for c in CARDS[card].conditions if isinstance(c, s.AnyOf))
        assert any(conditions.holds(state, card, part) for part in either.of)
        assert conditions.why_not_event(state, card) is None
    state = ready("N15", flags={"madrid_attacked": 1})
    state.control.update(dict.fromkeys(state.world.groups["adjacent_to_madrid"], REP))
    state.restored()
    assert refusal_of(state, "N15") == ""
    assert refusal_of(ready("R23", turn=8, played=["R2"]), "R23") == ""


@pytest.mark.rule("crusade", "8.5.3")
@pytest.mark.parametrize("card", COMBAT_CARDS)
def test_a_combat_card_is_no_event_of_an_action_round(card: str) -> None:
    state = ready(card)
    refusal = play_options.why_not_event(state, CARDS[card].side, card)
    assert refusal is not None
    assert refusal.rule == "8.5.3"


# ------------------------------------------------------------------ what every card obeys
SPENT = ("N4", "N13", "R1", "R6", "R8", "R9", "R17")
"""8.5.1.3 Cards of the War of the Columns that leave the game once it is over."""


@pytest.mark.rule(
    "crusade", "8.5.1.3", says=("however they are played once the War of the Columns is over", "discarded")
)
@pytest.mark.parametrize("card", SPENT)
@pytest.mark.parametrize(("turn", "use"), [(5, "ops"), (6, "ops"), (6, "sr"), (6, "rp"), (12, "rp")])
def test_8_5_1_3_a_card_of_the_columns_leaves_the_game_once_their_war_is_over(card: str, turn: int, use: str) -> None:
    side = CARDS[card].side
    state = in_round(state_of(turn=turn, hands={side: [card]}), side)
    play_through(begin(state, PlayCard(side=side, card=card, use=use)))
    pile = state.removed_cards if turn > 5 else state.discards
    assert card in pile[side]
    assert card not in (state.discards if turn > 5 else state.removed_cards)[side]


def test_no_card_is_dead_for_the_rest_of_the_war() -> None:
    dead = [
        card
        for card, definition in CARDS.items()
        if any(
            isinstance(each, s.PhaseIs) or (isinstance(each, s.TurnMax) and each.value == 5)
            for each in definition.conditions
        )
    ]
    assert sorted(dead) == sorted(SPENT)
    assert sorted(card for card, definition in CARDS.items() if definition.leaves_after) == sorted(SPENT)


@pytest.mark.rule("crusade", "3.0", says="Discard pile")
@pytest.mark.rule("crusade", "8.5.1.3")
@pytest.mark.parametrize("card", [card for card in EVENTS if card != "N45"])
def test_an_event_is_recorded_and_its_card_finds_its_pile(card: str) -> None:
    position = play_through(play(ready(card), card))
    state, side = position.state, CARDS[card].side
    assert state.is_played(card)
    pile = state.removed_cards if CARDS[card].asterisk else state.discards
    assert pile[side][-1] == card
    assert not state.stack


@pytest.mark.rule("crusade", "8.5.1.4", says="Printed changes apply")
@pytest.mark.rule("crusade", "5.1.2", says="Cards.")
@pytest.mark.parametrize("card", [c for c in EVENTS if any(isinstance(e, s.Vp | s.Rm) for e in CARDS[c].effects)])
def test_printed_vp_and_rm_apply_at_once(card: str) -> None:
    state = ready(card)
    vp, rm = state.vp, state.rm
    position = play_through(play(state, card))
    effects = CARDS[card].effects
    assert position.state.vp - vp == sum(effect.value for effect in effects if isinstance(effect, s.Vp))
    assert position.state.rm - rm == sum(effect.value for effect in effects if isinstance(effect, s.Rm))
    text = CARDS[card].text
    printed = {
        "VP": (s.Vp, r"(?:gains?|costs the Nationalists) (\d) VP"),
        "RM": (s.Rm, r"RM (?:falls|rises) by (\d)"),
    }
    for name, (kind, found) in printed.items():
        for effect in effects:
            if isinstance(effect, kind):
                assert str(abs(effect.value)) in re.findall(found, text), name


# ------------------------------------------------------------------ reinforcements
@pytest.mark.rule("crusade", "8.5.2.2")
@pytest.mark.parametrize("card", REINFORCEMENTS)
def test_a_reinforcement_card_brings_exactly_its_units(card: str) -> None:
    state = ready(card)
    before = {unit: status.place for unit, status in state.units.items()}
    position = play_through(play(state, card))
    after = {unit: status.place for unit, status in position.state.units.items()}
    lines = [effect for effect in CARDS[card].effects if isinstance(effect, s.Reinforce)]
    brought = Counter({effect.unit: 0 for effect in lines})
    for effect in lines:
        brought[effect.unit] += effect.count
    came = [unit for unit in before if before[unit] == "pool" and after[unit] != "pool"]
    kinds = Counter(state.world.units[unit].type for unit in came)
    if card != "R28":  # it exchanges others besides
        assert kinds == brought
    least = sum(effect.count for effect in lines if effect.where == "reserve")
    lost = sum(after[unit] == "removed" for unit in came)
    assert sum(after[unit] == "reserve" for unit in came) + lost >= least
    assert not any(position.state.units[unit].reduced for unit in came)


@pytest.mark.rule("crusade", "8.5.2.3", says="controlled and supplied space")
@pytest.mark.parametrize("card", REINFORCEMENTS)
def test_every_place_offered_is_held_supplied_and_has_room(card: str) -> None:
    position = play(ready(card), card)
    state = position.state
    while position.decision is not None and position.rule == "8.5.2.3":
        for place in position.offered("to"):
            if place != "reserve":
                assert state.controls(CARDS[card].side, place)
                assert in_normal_supply(state, CARDS[card].side, place)
                assert len(state.at(place)) < state.world.limits.stacking
                assert place != "badajoz"
        position.play(next(text for text in position.actions if text.startswith("to ")))


@pytest.mark.rule("crusade", "8.5.2.2")
@pytest.mark.parametrize("card", REINFORCEMENTS)
def test_a_reinforcement_needs_counters_out_of_play(card: str) -> None:
    state = ready(card)
    kind = next(effect.unit for effect in CARDS[card].effects if isinstance(effect, s.Reinforce))
    for unit in state.world.of_type[kind]:
        if state.units[unit].place == "pool":
            state.units[unit].place = "removed"
    state.restored()
    assert refusal_of(state, card) == "event.no_counter"


@pytest.mark.rule("crusade", "8.5.2.5", says="removes one division for good")
@pytest.mark.parametrize("card", [card for card in REINFORCEMENTS if card in world_of().is_corps_card])
def test_each_corps_costs_a_division(card: str) -> None:
    state = ready(card)
    removed = set(state.in_box(CARDS[card].side, "removed"))
    position = play_through(play(state, card))
    gone = sorted(set(position.state.in_box(CARDS[card].side, "removed")) - removed)
    corps = [effect for effect in CARDS[card].effects if getattr(effect, "where", "") == "corps"]
    assert len(gone) == len(corps)
    world = state.world
    assert all(world.units[unit].type in world.removable[CARDS[card].side] for unit in gone)


@pytest.mark.rule("crusade", "8.5.2.5")
def test_two_corps_may_cost_one_division_if_the_players_chose_so() -> None:
    state = ready("N20")
    state.world.options["corps_price"] = "card"
    try:
        removed = set(state.in_box(NAT, "removed"))
        position = play_through(play(state, "N20"))
        assert len(set(position.state.in_box(NAT, "removed")) - removed) == 1
    finally:
        state.world.options["corps_price"] = "corps"


@pytest.mark.rule("crusade", "8.5.2.1")
def test_one_reinforcement_of_each_nationality_per_turn() -> None:
    position = action_round(ready("N21"))
    assert position.offers("play N21 event")
    state = ready("N21")
    state.actions[NAT] = ["reinf_own"]
    refusal = play_options.why_not_play(state, NAT, "N21", "event")
    assert refusal is not None
    assert refusal.rule == "8.5.2.1"
    state.actions[NAT] = ["reinf_foreign"]
    assert play_options.why_not_play(state, NAT, "N21", "event") is None


def places(card: str, **fields: object) -> list[str]:
    """Where the first unit of a card may be placed."""
    return play(ready(card, **fields), card).offered("to")


@pytest.mark.rule("crusade", "8.5.2.3")
def test_places_named_by_the_cards() -> None:
    world = world_of()
    assert set(places("N3", turn=4)) <= set(world.port_zone)
    near = {space for space in world.neighbours["pamplona"] if space in world.in_group["nat_northern"]}
    assert set(places("N4")) == {"pamplona", *near}
    assert set(places("N7")) == {"la_coruna", "sevilla", "valladolid", "zaragoza", "mallorca"}
    assert set(places("N16")) <= world.in_group["nat_northern"]
    assert set(places("N38")) == {"sevilla", "cadiz"}
    assert set(places("N56")) == {"caceres", "salamanca", "zamora"}
    assert set(places("R4", turn=3)) == {"barcelona", "valencia", "cartagena", "madrid", "albacete"}
    assert set(places("R5", turn=3)) <= {x for x, zone in world.port_zone.items() if zone == "mediterranean"}
    assert set(places("R8")) == {"barcelona", "sarinena", "bujaraloz", "caspe", "alcaniz", "barbastro"}
    assert set(places("R13")) == {"madrid", "albacete"}
    assert set(places("R14")) == {"madrid", "barcelona", "valencia"}
    assert not set(places("R1")) & world.in_group["northern_front"]
    assert "reserve" in places("N36")
    assert "reserve" in places("R34")
    assert not set(places("R57")) & world.in_group["northern_front"]


@pytest.mark.rule("crusade", "8.5.2.3", says="may go to different spaces")
def test_n7_needs_two_different_sources() -> None:
    position = play(ready("N7"), "N7")
    position.play("to sevilla")
    assert "sevilla" not in position.offered("to")
    assert position.refused("to sevilla")
    position.play("to zaragoza")
    assert position.decision is None


@pytest.mark.rule(
    "crusade",
    "8.5.2.4",
    says=("any own supply source or to Madrid", "Other Republican corps do not come", "never come to the Balearic"),
)
def test_a_corps_comes_to_a_source_or_madrid_never_to_the_islands() -> None:
    world = world_of()
    nationalist = set(places("N21"))
    assert nationalist <= {*world.sources[NAT], "madrid"} - {"mallorca"}
    republican = set(places("R19"))
    assert republican <= {"barcelona", "valencia", "cartagena", "madrid"}, "16.4.3.1: not in the isolated north"


@pytest.mark.rule("crusade", "8.5.2.4", says="never come to the Balearic")
def test_armor_is_not_placed_in_the_islands() -> None:
    state = ready("N12", strait=NAT)
    position = play(state, "N12")
    assert "mallorca" not in position.offered("to")
    assert "cadiz" in position.offered("to")


@pytest.mark.rule("crusade", "8.5.2.2")
def test_a_card_with_no_room_for_its_units_is_refused() -> None:
    full = {space: ["NAT_POL", "NAT_POL", "NAT_POL"] for space in ("sevilla", "cadiz")}
    state = ready("N38", units={**full, "reserve": ["NAT_MIL"]})
    assert refusal_of(state, "N38") == "event.no_place"
    two = {"sevilla": ["NAT_POL", "NAT_POL"], "cadiz": ["NAT_POL", "NAT_POL", "NAT_POL"]}
    assert refusal_of(ready("N38", units=two), "N38") == "event.no_place"


@pytest.mark.rule("crusade", "8.5.2.5", says="removes one division for good")
def test_giving_up_a_division_first_may_make_the_room() -> None:
    full = ["NAT_INF", "NAT_INF", "NAT_INF"]
    units = dict.fromkeys(("sevilla", "zaragoza", "valladolid"), full)
    units["la_coruna"] = ["NAT_AC_I", "NAT_AC_V", "NAT_AC_VI"]
    state = ready("N21", units={space: list(stack) for space, stack in units.items()})
    assert refusal_of(state, "N21") == ""
    position = play(state, "N21")
    assert position.offered("to") == []
    assert {position.at(unit) for unit in position.offered("remove")} == {"sevilla", "zaragoza", "valladolid"}
    gift = next(unit for unit in position.offered("remove") if position.at(unit) == "sevilla")
    position.play(f"remove {gift}")
    assert position.offered("to") == ["sevilla"]
    position.play("to sevilla")
    assert position.decision is None
    assert position.at("NAT_AC_CASTILLA") == "sevilla"


@pytest.mark.rule("crusade", "8.5.2.5", says="Without such a division")
def test_without_a_division_to_give_up_a_corps_card_is_refused() -> None:
    state = ready("N21", units={"sevilla": ["NAT_AC_I"]})
    assert refusal_of(state, "N21") == "event.no_division"
    eliminated = ready("N21", units={"sevilla": ["NAT_AC_I"], "nationalist eliminated": ["NAT_MIL"]})
    assert refusal_of(eliminated, "N21") == ""


@pytest.mark.rule("crusade", "8.5.2.5", says="removes one division for good")
def test_the_second_division_may_come_from_the_eliminated_box() -> None:
    units = {"valencia": ["REP_AC_I"], "reserve": ["REP_RPA"], "eliminated": ["REP_RPA"]}
    state = ready("R19", units=units)
    assert refusal_of(state, "R19") == ""
    position = play(state, "R19")
    position.play("to madrid", "to madrid")
    assert [position.at(unit) for unit in position.offered("remove")] == ["reserve"]
    position.play(f"remove {position.offered('remove')[0]}")
    assert [position.at(unit) for unit in position.offered("remove")] == ["eliminated"]
    one = ready("R19", units={"valencia": ["REP_AC_I"], "eliminated": ["REP_RPA"]})
    assert refusal_of(one, "R19") == "event.no_division"


@pytest.mark.rule("crusade", "8.5.2.5", says="neither regional nor POUM")
def test_police_of_the_north_and_poum_are_not_given_up() -> None:
    units = {"bilbao": ["REP_POL"], "lerida": ["REP_MIL_POUM"], "valencia": ["REP_RPA-"], "madrid": ["REP_MIL_BAS"]}
    position = play(ready("R21", units=units), "R21")
    gifts = {position.at(unit) for unit in position.offered("remove")}
    assert gifts == {"valencia", "reserve"}, "the unit that the card has just brought may go too"
    assert position.refused(f"remove {position.state.at('bilbao')[0]}") == "8.5.2.5"
    assert position.refused(f"remove {position.state.at('lerida')[0]}") == "8.5.2.5"


@pytest.mark.rule("crusade", "8.5.2.4", says="No Republican unit is ever placed in Badajoz")
@pytest.mark.rule("crusade", "8.5.2.3", says="Republicans never to Badajoz")
def test_8_5_2_4_badajoz_is_barred_to_republicans_only() -> None:
    state = state_of("columns", units={"badajoz": ["NAT_INF"], "caceres": ["NAT_INF"]}, turn=3)
    assert in_normal_supply(state, NAT, "badajoz")
    assert placement.may_enter(state, "NAT_MIL_01", "badajoz")
    state = state_of("columns", units={"badajoz": ["REP_MIL"]}, turn=3)
    assert in_normal_supply(state, REP, "badajoz")
    assert not placement.may_enter(state, "REP_POL_01", "badajoz")


# ------------------------------------------------------------------ what is the book's and what is ours
NAMED_BY_THE_BOOK = {
    "N1": "Air Bridge", "N6": "End of the Strait Blockade", "N14": "Defection", "N18": "Molotov Cocktail",
    "N30": "Italian Submarine", "N31": "Pact of Santoña", "N42": "Munich Agreement", "N48": "Insurrection",
    "N57": "For God, Country and King", "R7": "Operation Orders Captured", "R31": "Nyon Conference",
    "R37": "Bad Weather", "R42": "Opening of the French Border", "R45": "Limited Offensive",
    "R51": "French Intervention Threat", "R52": "Interruption of Axis Aid", "R59": 'Tupolev SB "Katiuska"',
}  # fmt: skip
"""The cards that the rule book names with their numbers."""


@pytest.mark.parametrize(("card", "name"), NAMED_BY_THE_BOOK.items())
def test_a_card_bears_the_name_and_number_that_the_book_gives_it(card: str, name: str) -> None:
    face = PRESENTER._cards.face(card)
    assert face.number == card
    assert face.title.removesuffix(" *") == name
    assert ({"name", "number"} & set(CARDS[card].scope.split(", "))) == set()


@pytest.mark.rule("crusade", "19.2", says="N30 Italian Submarine")
def test_the_rules_call_italian_submarine_by_its_name() -> None:
    assert PRESENTER.names.card("N30") == "Italian Submarine (N30)"


@pytest.mark.parametrize("card", CARDS)
def test_conditions_and_limits_of_a_card_bear_the_dagger_if_they_are_ours(card: str) -> None:
    found, lines = CARDS[card], words_on(PRESENTER._cards.face(card)).split("\n")
    ours = set(found.scope.split(", "))
    if found.conditions:
        assert lines[0].endswith(DAGGER) == ("conditions" in ours), lines[0]
        lines = lines[1:]
    assert all(line.endswith(DAGGER) == ("text" in ours) for line in lines), lines
    if found.one_combat or found.leaves_after:
        assert "text" in ours, "which cards serve once or leave the game is not in the book"


@pytest.mark.parametrize("card", CARDS)
def test_the_reason_of_a_dagger_speaks_in_words(card: str) -> None:
    """No names of fields: what the book gives is told, and what is ours."""
    why = PRESENTER._cards.face(card).reconstructed
    assert why
    assert "ref" not in why.replace("(", " ").split()
    assert not [word for word in ("turn_min", "played:", "_") if word in why.partition("http")[0]]


@pytest.mark.rule("crusade", "19.2", says="all other Combat Cards go back where they came from")
def test_the_face_of_defection_says_where_the_other_cards_go() -> None:
    assert "goes back where it came from" in PRESENTER._cards.face("N14").text
