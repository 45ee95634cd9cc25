"""Questions and answers: each says what is asked and tells the units apart that it names."""

from __future__ import annotations

import pytest

from desktop.games.crusade import verbs
from desktop.games.crusade.present.presenter import CrusadePresenter
from desktop.games.crusade.rules.movement.operations import Operations
from desktop.games.crusade.rules.redeployment.redeploy import Redeploy
from desktop.games.crusade.rules.reinforcement.replacement import Replacement
from desktop.games.crusade.rules.turn.draw import Draw
from desktop.games.crusade.rules.turn.end_of_turn import EndOfTurn
from desktop.views.table import ChoiceView, PathItem
from tests.contract.games import new_match, player_of, world_of
from tests.games.crusade.combat import attacks, declare
from tests.games.crusade.position import NAT, REP, Position, action_round, begin, in_round, operations, state_of


def answers(place: Position, verb: str) -> list[str]:
    """The texts of the answers with a verb, as the player who is asked reads them."""
    assert place.decision is not None
    view = CrusadePresenter(place.state.world)._choices.view(place.state, place.decision, place.asked)
    return [choice.text for choice in view.choices if choice.action.split()[0] == verb]


def question(place: Position) -> str:
    assert place.decision is not None
    return CrusadePresenter(place.state.world)._choices.view(place.state, place.decision, place.asked).prompt


def path(place: Position) -> list[str]:
    assert place.decision is not None
    view = CrusadePresenter(place.state.world)._choices.view(place.state, place.decision, place.asked)
    return [step.text for step in view.path]


@pytest.mark.rule("crusade", "4.3.1")
def test_the_first_round_asks_for_the_card_that_must_be_played() -> None:
    place = action_round(state_of(hands={NAT: ["N1", "N5"]}, turn=1), NAT)
    assert question(place) == "Nationalists, round 1: Air Bridge (N1) must be played as an event."
    presenter = CrusadePresenter(place.state.world)
    uses = presenter._cards.uses(place.state, place.decision, NAT, {})
    assert {use.rule for use in uses["N5"]} == {"4.3.1"}
    assert {use.text for use in uses["N1"] if use.action} == {"Event, once only"}, "which card is meant is seen"


@pytest.mark.rule("crusade", "17.2.1")
@pytest.mark.rule("crusade", "8.4.1")
def test_every_use_of_a_card_says_what_it_brings_now() -> None:
    early = action_round(state_of(turn=1, hands={REP: ["R3"]}), REP)
    late = action_round(state_of(turn=4, hands={REP: ["R3"]}, flags={"soviet_rp": 1}), REP)
    cards = [CrusadePresenter(place.state.world)._cards for place in (early, late)]
    uses = [each.uses(place.state, place.decision, REP, {}) for each, place in zip(cards, (early, late), strict=True)]
    texts = [[use.text for use in each["R3"]] for each in uses]
    assert texts[0][:3] == ["Operations: 3", "Redeployment: 2", "Replacements: 1"], "one SR less, no Soviet points yet"
    assert texts[1] == ["Operations: 3", "Redeployment: 3", "Replacements: 1+1", "Event, once only"]


@pytest.mark.rule("crusade", "8.2.1")
def test_when_all_markers_are_placed_nothing_more_is_asked_for() -> None:
    place = operations(state_of(units={"huesca": ["NAT_INF"], "jaca": ["NAT_INF"]}), NAT, 1)
    assert question(place).startswith("Activate spaces: 1 left")
    place.play("mark huesca move")
    assert question(place) == "All markers are placed. Go on, or click a space to take its marker back."


@pytest.mark.rule("crusade", "8.2.3")
def test_what_is_activated_stands_out_from_what_may_be() -> None:
    place = operations(state_of(units={"huesca": ["NAT_INF"], "jaca": ["NAT_INF"]}), NAT, 2)
    place.play("mark huesca move")
    view = CrusadePresenter(place.state.world)._choices.view(place.state, place.decision, place.asked)
    lit = {space for choice in view.choices if not choice.quiet for space in choice.spaces}
    assert (view.subjects, lit) == (("huesca",), {"jaca"})


@pytest.mark.rule("crusade", "11.2.4")
def test_who_has_played_a_combat_card_does_without_more_of_them_and_who_has_not_without_any() -> None:
    place = attacks({"belchite": ["NAT_INF"] * 3}, {"caspe": ["REP_MIL"]}, hands={NAT: ["N8", "N33"]})
    declare(place, "caspe").play("attack")
    assert answers(place, "no-card") == ["Fight without Combat Cards"]
    place.play("card N8")
    assert answers(place, "no-card") == ["No more cards"]


@pytest.mark.rule("crusade", "10.2.1")
def test_who_builds_what_where_is_said() -> None:
    units = {"huesca": ["NAT_INF"], "jaca": ["NAT_INF"], "burgos": ["NAT_AC_I"]}
    place = operations(state_of(units=units, works={"burgos": "position"}, turn=7), NAT, 3)
    place.play("mark huesca move", "mark jaca move", "mark burgos move", "marked")
    assert answers(place, "build") == [
        "Nationalist I Corps builds a trench in Burgos", "INF builds a position in Huesca",
        "INF builds a position in Jaca",
    ]  # fmt: skip


@pytest.mark.rule("crusade", "10.1.1")
def test_a_stack_on_its_way_is_named_by_where_it_is() -> None:
    place = operations(state_of(units={"zaragoza": ["NAT_INF"]}), NAT, 1)
    place.play("mark zaragoza move", "marked", "pick NAT_INF_01", "to tudela")
    assert path(place)[-1] == "Stack in Tudela"


@pytest.mark.rule("crusade", "11.1")
def test_units_of_one_kind_are_told_apart_by_place_and_strength() -> None:
    place = attacks({"madrid": ["REP_MIL"], "toledo": ["REP_MIL"]}, {"illescas": ["NAT_INF"]}, side=REP)
    place.play("target illescas")
    assert answers(place, "with") == ["Republican MIL attacks (Madrid)", "Republican MIL attacks (Toledo)"]
    one = attacks({"toledo": ["NAT_INF", "NAT_AFR"]}, {"illescas": ["REP_MIL"]})
    declare(one, "illescas", ["NAT_AFR_01"])
    assert answers(one, "with") == ["INF attacks"]
    two = attacks({"toledo": ["NAT_INF", "NAT_INF-"]}, {"illescas": ["REP_MIL"]})
    two.play("target illescas")
    assert answers(two, "with") == ["INF attacks (full)", "INF attacks (reduced)"]


@pytest.mark.rule("crusade", "12.1.2")
def test_points_of_redeployment_are_counted_as_points() -> None:
    units = {"bielsa": ["REP_RPA"], "madrid": ["REP_MIL", "REP_MIL"], "burgos": ["NAT_INF"]}
    cut_off = dict.fromkeys(("barbastro", "tremp", "viella", "jaca", "sarinena", "balaguer", "seo_de_urgel"), NAT)
    state = state_of(units=units, turn=10, control=cut_off)
    place = begin(in_round(state, REP), Redeploy(side=REP, points=6))
    assert place.decision is not None
    assert place.decision.progress == (0, 3)
    place.play("pick REP_MIL_01", "to valencia")
    assert place.decision.progress == (1, 3)
    place.play("special REP_RPA_01")
    assert place.decision.progress is None, "half a point is no step of a bar"


@pytest.mark.rule("crusade", "16.1.4.2")
def test_the_help_of_an_assault_says_what_the_die_needs() -> None:
    units = {"toledo": ["REP_MIL"], "burgos": ["NAT_INF"]}
    place = operations(state_of(units=units, turn=2, sieges={"alcazar": 3}), REP, 1)
    place.play("mark toledo attack", "marked", "assault alcazar")
    assert question(place) == "Who storms the Alcázar of Toledo?"
    assert answers(place, "with") == ["Republican MIL storms"]
    assert place.decision is not None
    view = CrusadePresenter(place.state.world)._choices.view(place.state, place.decision, REP)
    assert "1 to 3" in view.help
    place.play("with REP_MIL_01")
    assert answers(place, "attack") == ["Storm the siege"]


@pytest.mark.parametrize(("scenario", "seed"), [("columns", 3), ("two-years", 4)])
def test_no_step_of_the_path_and_no_answer_shows_an_id(scenario: str, seed: int) -> None:
    name = f"crusade/{scenario}"
    match, player = new_match(name, seed), player_of(name, seed)
    world, presenter = world_of(name), CrusadePresenter(world_of(name))
    ids = {*world.space_ids, *world.unit_ids, *world.types} - {space for space in world.space_ids if space.isupper()}
    for _ in range(400):
        if match.decision is None:
            break
        view = presenter._choices.view(match.state, match.decision, match.decision.player)
        for text in (view.prompt, *(step.text for step in view.path), *(choice.text for choice in view.choices)):
            assert not ids & set(text.replace(",", " ").replace("?", " ").split()), text
        match.play(player.choose(match.state, match.decision))


@pytest.mark.rule("crusade", "14.1.2")
def test_points_that_could_still_be_spent_are_warned_of() -> None:
    state = state_of(units={"huesca": ["NAT_INF"]}, rp={"nat": 3, "axis": 2})
    state.lose_step(state.at("huesca")[0], "test")
    place = begin(state, Replacement(side=NAT, step="spend"))
    assert place.decision is not None
    view = CrusadePresenter(place.state.world)._choices.view(place.state, place.decision, NAT)
    [done] = [choice for choice in view.choices if choice.action == "done"]
    assert done.warnings == ("Replacement points that could be spent are lost: Nationalist 1½, Axis 1 (14.1.2)",)
    assert done.warning_id == "points"
    assert question(place) == "Spend replacement points. Nationalist 1½, Axis 1 left."
    assert all(not choice.warnings for choice in view.choices if choice.action != "done")


@pytest.mark.rule("crusade", "14.1.5")
def test_a_corps_that_is_carried_back_tells_its_points() -> None:
    points = {"rep": 6, "sov": 0, "nat": 0, "axis": 0}
    state = state_of(units={"madrid": ["REP_POL"], "eliminated": ["REP_AC_I"]}, rp=points)
    place = begin(state, Replacement(side=REP, step="spend")).play("rebuild REP_AC_I rep full")
    route = CrusadePresenter(state.world).route(place.state, place.decision, "REP_AC_I", "madrid")
    assert route is not None
    assert route.items == (PathItem("Replacement points", "2", "14.1.5"),)
    assert route.left == "1"


@pytest.mark.rule("crusade", "8.2.1")
@pytest.mark.parametrize(("side", "unit"), [(NAT, "NAT_INF"), (REP, "REP_RPA")])
def test_a_card_that_would_activate_nothing_is_warned_of(side: str, unit: str) -> None:
    place = operations(state_of(units={"huesca": [unit]}), side, points=2)
    choices = CrusadePresenter(place.state.world)._choices

    def marked() -> ChoiceView:
        return choices.choice(place.state, place.decision, verbs.MARKED())

    assert marked().warnings == ("Nothing is activated: the operation points are lost (8.2.1)",)
    assert marked().warning_id == "idle"
    place.play("mark huesca move")
    assert marked().warnings == ()
    place.play("unmark huesca")
    assert marked().warnings


@pytest.mark.rule("crusade", "11.1.3")
@pytest.mark.parametrize(("side", "unit", "enemy"), [(NAT, "NAT_INF", "REP_RPA"), (REP, "REP_RPA", "NAT_INF")])
def test_to_activate_for_attack_where_nobody_is_near_is_warned_of(side: str, unit: str, enemy: str) -> None:
    place = operations(
        state_of(units={"huesca": [unit], "barbastro": [enemy], "caceres": [unit]}, turn=7), side, points=3
    )
    choices = CrusadePresenter(place.state.world)._choices

    def marked() -> ChoiceView:
        return choices.choice(place.state, place.decision, verbs.MARKED())

    place.play("mark huesca attack")
    assert marked().warnings == ()
    place.play("unmark huesca", "mark caceres attack")
    assert marked().warnings == ("Nobody can be attacked from Cáceres (11.1.3)",)
    assert marked().warned == tuple(place.state.at("caceres"))
    assert marked().warning_id == "in_vain"
    assert not marked().default
    place.play("unmark caceres", "mark caceres move")
    assert marked().warnings == ()


@pytest.mark.rule("crusade", "11.1.3")
def test_a_unit_that_is_carried_to_what_only_others_may_attack_is_told_why() -> None:
    units = {"barbastro": ["REP_RPA"], "huesca": ["NAT_INF"], "valencia": ["REP_RPA"]}
    place = operations(state_of(units=units, turn=7), REP, points=3)
    place.play("mark barbastro attack", "mark valencia attack", "marked")
    presenter = CrusadePresenter(place.state.world)
    [near], [far] = place.state.at("barbastro"), place.state.at("valencia")

    def why_not(unit: str, space: str) -> str:
        refusal = presenter.why_not(place.state, place.decision, unit, space)
        return presenter.refusal(refusal) if refusal is not None else ""

    assert why_not(near, "huesca") == ""
    assert "has nobody to attack" in why_not(far, "huesca")
    assert why_not(near, "zaragoza"), "it may attack, and not there"


@pytest.mark.rule("crusade", "13.3.5")
def test_of_two_losses_at_once_a_player_is_always_told() -> None:
    state = state_of(units={"villanueva": ["REP_AC_I"], "merida": ["NAT_INF"], "madrid": ["REP_RPA"]}, turn=7)
    for space in ("merida", "zafra", "badajoz", "castuera", "guadalupe"):
        state.control[space] = NAT  # around Villanueva
    choices = CrusadePresenter(state.world)._choices
    place = begin(in_round(state, REP, state.world.limits.rounds), Operations(points=2))
    marked = choices.choice(place.state, place.decision, verbs.MARKED())
    idle, attrition = marked.warnings
    assert idle.startswith("Nothing is activated")
    assert attrition.startswith("1 unit will be removed")
    assert (marked.warning_id, marked.warned) == ("", ("REP_AC_I",))


@pytest.mark.rule("crusade", "10.2.10")
def test_enter_leaves_the_works_of_a_side_as_they_are() -> None:
    state = state_of(units={"huesca": ["NAT_INF"]}, works={"huesca": "position"})
    place = begin(state, EndOfTurn())
    assert question(place).startswith("Nationalists: take off own positions")
    view = CrusadePresenter(state.world)._choices.view(place.state, place.decision, place.asked)
    assert [choice.text for choice in view.choices if choice.default] == ["Leave the works as they are"]


@pytest.mark.rule("crusade", "8.5.3.6")
def test_all_read_what_is_asked_before_the_cards_are_drawn() -> None:
    """Who holds no Combat Card is asked too, so the question tells nothing."""
    place = begin(state_of(turn=2, hands={NAT: ["N5"]}), Draw())
    assert place.decision is not None
    choices = CrusadePresenter(place.state.world)._choices
    for seat in (NAT, REP, ""):
        view = choices.view(place.state, place.decision, seat)
        assert view.prompt == "Nationalists: which Combat Cards do you put away before drawing?"
        assert bool(view.choices) == (seat == NAT)


@pytest.mark.rule("crusade", "10.2.10")
def test_as_the_scenario_ends_nobody_need_be_asked_for_his_works() -> None:
    works = {"units": {"huesca": ["NAT_INF"]}, "works": {"huesca": "position"}}
    moot = [begin(state_of("columns", turn=turn, **works), EndOfTurn()).decision.moot for turn in (4, 5)]
    assert [str(answer) for answer in moot] == ["None", "done"]
