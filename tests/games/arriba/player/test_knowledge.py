"""What better players know: in each position here they choose right, and the novice does not."""

from __future__ import annotations

import pytest

from desktop.data.game_files import texts_for
from desktop.engine.chance import Chance
from desktop.engine.definition import game
from desktop.engine.frame import carry_out, settle
from desktop.games.arriba.player.knowledge import ArribaKnowledge
from desktop.games.arriba.player.scorer import ArribaScorer
from desktop.games.arriba.state.sides import SIDES
from desktop.players.greedy import GreedyPlayer
from tests.games.arriba.position import Position, position, world_of

NEUTRAL = {"britain": 0, "france": 0, "germany": 0, "italy": 0, "portugal": 0, "ussr": 0}


def best(place: Position, player: type[ArribaScorer]) -> str:
    decision = place.decision
    assert decision is not None
    scorer = player(place.state.world)
    return str(max(decision.actions, key=lambda action: scorer.score(place.state, decision, action)))


def chosen(place: Position) -> tuple[str, str]:
    """What the better player chooses, and what the novice does."""
    return best(place, ArribaKnowledge), best(place, ArribaScorer)


def asked_of_the_government(level: int, turn: int, **attitude: int) -> Position:
    """The Government may approach powers; the Rebels have done so."""
    levels = {"government": level, "rebel": 50}
    place = position("political", turn=turn, level=levels, attitude={**NEUTRAL, **attitude})
    while "approach" in place.actions[0] and place.decision and place.decision.player == "rebel":
        place.play("done")
    if not any(text.startswith("approach") for text in place.actions):
        place.play("done")
    return place.play("done") if place.decision and place.decision.player == "rebel" else place


@pytest.mark.rule("arriba", "5.3")
def test_the_first_backer_is_worth_every_modifier() -> None:
    """Each turn without support costs a die and each turn with it brings one: failing costs more than a modifier."""
    place = asked_of_the_government(60, 1, ussr=-1)
    place.play("approach ussr", "modifier", "modifier")
    assert chosen(place) == ("modifier", "roll")


@pytest.mark.rule("arriba", "5.4.1")
def test_in_the_last_turn_no_points_are_spent_on_what_pays_later() -> None:
    place = asked_of_the_government(60, 14, ussr=-1)
    regular, novice = chosen(place)
    assert novice == "approach ussr"
    assert regular == "done"


@pytest.mark.rule("arriba", "13")
def test_a_government_near_collapse_keeps_its_points() -> None:
    """The same attempt for more help is made from a higher level."""
    low = asked_of_the_government(23, 9, ussr=-2, germany=2)
    assert chosen(low) == ("done", "approach ussr")
    assert best(asked_of_the_government(60, 9, ussr=-2, germany=2), ArribaKnowledge) == "approach ussr"


@pytest.mark.rule("arriba", "15.2")
def test_partners_stand_alike_and_play_on_together() -> None:
    world = world_of("civil-war", (("players", "four"),))
    knowledge = ArribaKnowledge(world)
    state = game("arriba").new_state(world)
    state.chance = Chance(3)
    state.chance.begin()
    asked = settle(state)
    seats = {seat for side in SIDES for seat in world.seats_of[side]}
    players = {seat: GreedyPlayer(3, ArribaKnowledge(world)) for seat in seats}
    met = set()
    for _ in range(1500):
        if asked is None or met == seats:
            break
        met.add(asked.player)
        state.chance.begin()
        asked = carry_out(state, players[asked.player].choose(state, asked))
    assert met == seats
    government = [dict(knowledge.terms(state, seat)) for seat in world.seats_of["government"]]  # type: ignore[arg-type]
    assert all(each == government[0] for each in government)
    total = sum(government[0].values())
    assert sum(knowledge.terms(state, "rebel").values()) == pytest.approx(-total)  # type: ignore[arg-type]


def test_every_term_has_words() -> None:
    world = world_of()
    words = texts_for("arriba", world.scenario)
    place = position("political")
    assert all(f"advice.{term}" in words for term in ArribaKnowledge(world).terms(place.state, "rebel"))
