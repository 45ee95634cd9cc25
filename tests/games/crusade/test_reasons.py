"""Whatever is asked, the program answers: a reason against every action that is not offered, never a failure."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from desktop.engine.action import Action
from desktop.engine.errors import IllegalAction
from desktop.engine.match import Match
from desktop.engine.verb import CHANCE
from desktop.games.crusade import verbs
from desktop.games.crusade.present.presenter import CrusadePresenter
from desktop.games.crusade.rules.redeployment.redeploy import Redeploy
from desktop.games.crusade.rules.reinforcement.replacement import Replacement
from desktop.games.crusade.rules.turn.initial_corps import InitialCorps
from desktop.games.crusade.state.sides import ELIMINATED, POOL, REMOVED, RESERVE
from desktop.games.crusade.state.state import CrusadeState
from tests.contract.games import new_match, player_of, world_of
from tests.games.crusade.combat import attacks, declare, fight
from tests.games.crusade.position import NAT, REP, Position, action_round, begin, in_round, operations, state_of
from tests.sentences import book

GAMES = (("columns", 2), ("decisive-phase", 8))
STEPS, TRIED = 300, 12
NOWHERE = ("nowhere", "", "madrid ", "tray:eliminated:nationalist", "beachhead_mallorca", "due-9")


def things(state: CrusadeState, choose: random.Random) -> list[str]:
    """Ids of every kind: a unit of each box, a space, a card, words that mean nothing."""
    boxes = [next((unit for unit, each in state.units.items() if each.place == box), "")
             for box in (ELIMINATED, REMOVED, POOL, RESERVE)]  # fmt: skip
    units = choose.sample(state.world.unit_ids, 3)
    spaces, cards = choose.sample(state.world.space_ids, 2), choose.sample(sorted(state.world.cards), 2)
    return [*(unit for unit in boxes if unit), *units, *spaces, *cards, *NOWHERE, "ops", "event", "full", "nat", "9"]


def odd_actions(state: CrusadeState, choose: random.Random) -> Iterator[Action]:
    for verb in choose.sample(sorted(set(verbs.LANGUAGE) - {CHANCE}), TRIED):
        words = [word for word in things(state, choose) if word and " " not in word]
        yield Action.of(verb, *choose.sample(words, choose.randrange(4)))
    yield Action.of("dance")


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_whatever_is_not_offered_is_refused_with_a_reason(scenario: str, seed: int) -> None:
    name = f"crusade/{scenario}"
    match, player, choose = new_match(name, seed), player_of(name, seed), random.Random(seed)
    presenter, numbers = CrusadePresenter(world_of(name)), book("crusade")
    for _ in range(STEPS):
        if match.decision is None:
            break
        digest = match.digest()
        for action in odd_actions(match.state, choose):  # type: ignore[arg-type]
            check_refused(match, action, presenter, numbers)
        assert match.digest() == digest, "asking changes nothing"
        match.play(player.choose(match.state, match.decision))


def check_refused(match: Match, action: Action, presenter: CrusadePresenter, numbers: object) -> None:
    assert match.decision is not None
    if match.decision.offers(action):
        return
    refusal = match.why_not(action)
    assert refusal is not None
    assert presenter.names.words.message(refusal.reason)
    assert refusal.rule.split()[0] in numbers, refusal  # type: ignore[operator]
    with pytest.raises(IllegalAction):
        match.play(action)


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_every_piece_may_be_dragged_from_everywhere(scenario: str, seed: int) -> None:
    name = f"crusade/{scenario}"
    match, player, choose = new_match(name, seed), player_of(name, seed), random.Random(seed)
    presenter = CrusadePresenter(world_of(name))
    for _ in range(STEPS):
        if match.decision is None:
            break
        state = match.state
        for piece in things(state, choose):  # type: ignore[arg-type]
            for space in (*choose.sample(state.world.space_ids, 2), *NOWHERE):
                presenter.route(state, match.decision, piece, space)
                presenter.why_not(state, match.decision, piece, space)
        match.play(player.choose(state, match.decision))


@pytest.mark.rule("crusade", "12.1.1")
@pytest.mark.parametrize("place", ["eliminated", "removed", "pool"])
def test_a_unit_that_is_out_of_play_is_not_redeployed(place: str) -> None:
    units = {"sevilla": ["NAT_INF"], f"nationalist {place}": ["NAT_MIL"]}
    position = begin(in_round(state_of(units=units, turn=4), NAT), Redeploy(side=NAT, points=8))
    assert position.refused("pick NAT_MIL_01") == "12.1.1"
    assert not position.offers("pick NAT_MIL_01")
    presenter = CrusadePresenter(position.state.world)
    refusal = presenter.why_not(position.state, position.decision, "NAT_MIL_01", "madrid")
    assert refusal is not None
    assert refusal.rule == "12.1.1"
    presenter.route(position.state, position.decision, "NAT_MIL_01", "madrid")


def test_every_verb_has_its_moment_and_every_moment_its_words() -> None:
    presenter, numbers = CrusadePresenter(world_of("crusade/campaign")), book("crusade")
    for verb in set(verbs.LANGUAGE.values()) - {CHANCE}:
        assert presenter.names.say(f"moment.{verb}")
        assert verb.rule in numbers


# -- reasons that name what is not met -------------------------------------------------------------------
def words(position: Position, action: str) -> str:
    """The reason against an action, as the player reads it."""
    refusal = position.why_not(action)
    assert refusal is not None, action
    return CrusadePresenter(position.state.world).names.words.message(refusal.reason)


RESERVES = {
    "nationalist reserve": ["NAT_MIL_NAV", "NAT_MIL"], "granada": ["NAT_INF"], "burgos": ["NAT_INF"],
    "mallorca": ["NAT_INF"], "madrid": ["REP_MIL"],
}  # fmt: skip
REPUBLICAN_RESERVES = {
    "reserve": ["REP_MIL_CNT", "REP_MIL_BAS", "SOV_T26", "REP_RPA"], "madrid": ["REP_MIL"], "bilbao": ["REP_MIL_AST"],
    "burgos": ["NAT_INF"],
}  # fmt: skip


@pytest.mark.rule("crusade", "12.1.8")
@pytest.mark.parametrize(
    ("side", "unit", "space", "rule", "part"),
    [
        (NAT, "NAT_MIL_NAV_01", "granada", "16.2.4.3", "only Nationalist MIL other than MIL-NAV"),
        (NAT, "NAT_MIL_NAV_01", "soria", "12.1.8", "Soria holds no own unit"),
        (NAT, "NAT_MIL_NAV_01", "mallorca", "16.7.1", "the Strait is Republican"),
        (NAT, "NAT_MIL_NAV_01", "madrid", "12.1.6", "Madrid is not in friendly hands"),
        (REP, "REP_MIL_CNT_01", "madrid", "12.1.8", "only to Barcelona or to a space with a supplied Catalan MIL"),
        (REP, "REP_MIL_BAS_01", "madrid", "12.1.8", "only to its own region"),
        (REP, "SOV_T26_01", "madrid", "12.1.8", "only to a Mediterranean port"),
        (REP, "SOV_T26_01", "menorca", "12.1.10", "corps and armor never"),
        (REP, "REP_RPA_01", "cuenca", "12.1.8", "Cuenca holds no own unit"),
    ],
)
def test_the_way_out_of_the_reserve_names_what_is_missing(
    side: str, unit: str, space: str, rule: str, part: str
) -> None:
    units = RESERVES if side == NAT else REPUBLICAN_RESERVES
    state = state_of(units=units, turn=4, isolated=["granada"])
    position = begin(in_round(state, side), Redeploy(side=side, points=8)).play(f"pick {unit}")
    assert position.refused(f"to {space}") == rule
    assert part in words(position, f"to {space}")


CUT_OFF = dict.fromkeys(("barbastro", "tremp", "viella", "jaca", "sarinena", "balaguer", "seo_de_urgel"), NAT)


@pytest.mark.parametrize(("unit", "closed", "rule"), [("REP_MIL_BAS_01", 0, "13.4.3.1"), ("REP_RPA_01", 1, "13.4.3.2")])
@pytest.mark.rule("crusade", "13.4.3")
def test_the_border_names_what_keeps_a_unit_back(unit: str, closed: int, rule: str) -> None:
    units = {"bielsa": [unit], "madrid": ["REP_MIL"], "burgos": ["NAT_INF"]}
    state = state_of(units=units, turn=10, control=CUT_OFF, flags={"no_french_special_sr": closed})
    position = begin(in_round(state, REP), Redeploy(side=REP, points=6))
    assert position.refused(f"special {unit}") == rule


@pytest.mark.rule("crusade", "12.1.1")
def test_a_unit_of_the_enemy_is_said_to_be_his() -> None:
    state = state_of(units={"sevilla": ["NAT_INF"], "madrid": ["REP_MIL"]}, turn=4)
    position = begin(in_round(state, NAT), Redeploy(side=NAT, points=8))
    assert words(position, "pick REP_MIL_01") == "Republican MIL belongs to the other side"


@pytest.mark.rule("crusade", "8.5.2.3")
@pytest.mark.parametrize(
    ("side", "card", "space", "rule"),
    [
        (NAT, "N5", "granada", "16.2.4.1"),
        (NAT, "N5", "sevilla", "9.1.1"),
        (NAT, "N7", "valladolid", "8.5.2.3"),
        (REP, "R1", "badajoz", "8.5.2.4"),
        (REP, "R21", "bilbao", "16.4.3.2"),
        (REP, "R21", "cuenca", "8.5.2.4"),
    ],
)
def test_a_reinforcement_names_what_stands_against_a_space(side: str, card: str, space: str, rule: str) -> None:
    units = {
        "madrid": ["REP_POL", "REP_MIL"], "bilbao": ["REP_MIL_BAS"], "badajoz": ["REP_MIL"], "burgos": ["NAT_INF"],
        "granada": ["NAT_INF"], "sevilla": ["NAT_INF", "NAT_INF", "NAT_INF"],
    }  # fmt: skip
    control = {"valladolid": REP} if card == "N7" else {}
    state = state_of(units=units, control=control, hands={side: [card]}, turn=5, isolated=["granada"])
    position = action_round(state, side, 2).play(f"play {card} event")
    assert position.refused(f"to {space}") == rule
    assert words(position, f"to {space}")


@pytest.mark.rule("crusade", "13.4.3")
def test_a_corps_that_returns_names_what_stands_against_a_space() -> None:
    units = {"due-12": ["REP_AC_I-"], "madrid": ["REP_RPA"], "burgos": ["NAT_INF"]}
    position = begin(state_of(units=units, turn=12), Replacement(side=REP))
    assert position.refused("to cuenca") == "8.5.2.4"
    assert "own supply source or to Madrid" in words(position, "to cuenca")


@pytest.mark.rule("crusade", "8.5.2.4")
@pytest.mark.parametrize(
    ("corps", "part"),
    [("REP_AC_EUZKADI", "comes to Bilbao only"), ("REP_AC_ASTURIAN_I", "a space of Asturias only")],
)
def test_a_regional_corps_names_where_it_is_rebuilt(corps: str, part: str) -> None:
    units = {"eliminated": [f"{corps}-"], "bilbao": ["REP_MIL_BAS"], "gijon": ["REP_MIL_AST"], "burgos": ["NAT_INF"]}
    state = state_of(units=units, turn=7)
    state.rp["rep"] = 2
    position = begin(state, Replacement(side=REP)).play(f"rebuild {corps} rep reduced")
    assert part in words(position, "to madrid")


@pytest.mark.rule("crusade", "14.1.2")
def test_a_unit_out_of_play_is_not_said_to_be_full() -> None:
    state = state_of(units={"eliminated": ["REP_RPA-"], "madrid": ["REP_MIL-", "REP_POL"]}, turn=7)
    state.rp["rep"] = 2
    position = begin(state, Replacement(side=REP))
    assert words(position, "replace REP_RPA_01 rep") == "RPA is neither on the map nor in the Reserve Box"
    assert words(position, "replace REP_POL_01 rep") == "Republican POL is at full strength"


@pytest.mark.rule("crusade", "11.3.4")
def test_a_loss_too_large_is_refused_for_its_size_and_not_for_a_duty() -> None:
    defenders = {"illescas": ["NAT_AC_V", "NAT_INF", "NAT_INF"]}
    position = attacks({"madrid": ["REP_AC_I", "REP_RPA"]}, defenders, side=REP)
    declare(position, "illescas")
    fight(position, [1, 1])
    assert position.frame == "TakeLosses"
    assert position.refused("lose NAT_AC_V") == "11.3.4"
    assert "as fully as possible" in words(position, "lose NAT_AC_V")


@pytest.mark.rule("crusade", "15.2.1.2")
def test_an_initial_corps_names_what_stands_against_a_space() -> None:
    state = state_of(turn=5, isolated=[], hands={NAT: [], REP: []})
    position = begin(state, InitialCorps()).play("pick NAT_AC_I")
    assert words(position, "to madrid") == "Madrid is not in friendly hands"
    assert words(position, "to mallorca") == "no corps is deployed in the Balearic Islands: Mallorca"
    position.play("to burgos", "pick REP_AC_I")
    assert "only regional corps" in words(position, "to bilbao")
    position.play("to madrid", "pick NAT_AC_V")
    assert words(position, "to burgos") == "one corps is deployed per space, and Burgos has one"


@pytest.mark.rule("crusade", "11.1.1", says="attacking is optional")
def test_a_siege_that_was_named_need_not_be_stormed() -> None:
    units = {"toledo": ["REP_MIL", "REP_MIL"], "madrid": ["REP_POL"], "talavera": ["NAT_INF"], "burgos": ["NAT_INF"]}
    state = state_of(units=units, turn=3, sieges={"alcazar": 3})
    position = operations(state, REP).play("mark toledo attack", "marked", "assault alcazar")
    assert position.offers("target talavera")
    assert position.offers("no-more")
    position.play("with REP_MIL_01")
    assert position.refused("no-more") == "11.2.2"
    position.play("without REP_MIL_01", "target talavera", "assault alcazar", "no-more")
    assert state.sieges == {"alcazar": 3}


@pytest.mark.rule("crusade", "8.5.1.1")
@pytest.mark.parametrize(
    ("side", "card", "played", "action"),
    [
        (NAT, "N48", (), "rise madrid"),
        (NAT, "N26", ("N2", "N19"), "bomb madrid"),
        (REP, "R30", (), "work cuenca"),
        (REP, "R47", (), "work cuenca"),
    ],
)
def test_an_event_names_what_stands_against_a_space(side: str, card: str, played: tuple[str, ...], action: str) -> None:
    units = {"madrid": ["REP_POL"], "bilbao": ["REP_MIL_BAS"], "valencia": ["REP_RPA"], "burgos": ["NAT_INF"]}
    state = state_of(
        units=units, hands={side: [card]}, turn=13, rm=10, played=list(played),
        control={"cuenca": NAT} if card == "R47" else {},
    )  # fmt: skip
    position = action_round(state, side, 2).play(f"play {card} event")
    assert not position.offers(action)
    assert words(position, action)


def test_every_choice_among_things_has_a_reason_against_the_others() -> None:
    """What is offered of one kind has a reason against everything else of its kind, never only "not now"."""
    for scenario, seed in GAMES:
        name = f"crusade/{scenario}"
        match, player, choose = new_match(name, seed), player_of(name, seed), random.Random(seed)
        for _ in range(STEPS):
            if match.decision is None:
                break
            world = match.state.world  # type: ignore[attr-defined]
            for action in {offered.verb: offered for offered in match.decision.actions if offered.args}.values():
                kinds = (world.unit_ids, world.space_ids, sorted(world.cards))
                pool = next((kind for kind in kinds if action.args[0] in kind), ())
                for other in choose.sample(list(pool), min(2, len(pool))):
                    odd = Action.of(action.verb, other, *action.args[1:])
                    refusal = match.why_not(odd)
                    assert refusal is None or refusal.reason.key != "engine.not_offered", str(odd)
            match.play(player.choose(match.state, match.decision))
