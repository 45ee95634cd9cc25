"""15.2 The list of priorities plays the Axis: it is never asked, and takes the first step that applies."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.reich.rules.turn import bot
from desktop.games.reich.state import events as ev
from desktop.players.random_player import RandomPlayer
from tests.games.reich.position import Position, position, state_of

ON = {"axis_bot": "on"}
BALKANS = {"greece": "axis", "yugoslavia": "axis"}


def offers(**given: object) -> Position:
    """The Axis to act, asked as if a player decided."""
    return position("axis", **given)  # type: ignore[arg-type]


def listed(place: Position) -> list[str]:
    return [str(action) for action in bot.by_list(place.state, list(place.decision.actions))]


@pytest.mark.rule("reich", "15.2")
def test_15_2_the_axis_is_never_asked() -> None:
    match = Match.new("reich", "intro-1941-42", ON, seed=4)
    player, asked = RandomPlayer(4), set()
    while match.decision is not None:
        asked.add(match.decision.player)
        match.play(player.choose(match.state, match.decision))
    assert asked == {"allies"}
    assert match.outcome is not None
    assert Match.replay(match.setup, match.log).digest() == match.digest()


@pytest.mark.rule("reich", "15.2", says=("The first of these that can", "in 1941, Yugoslavia or Greece Allied"))
def test_15_2_the_balkans_first_in_1941() -> None:
    place = offers(pact=True, big_push={"axis": "up"})
    assert {text.split()[-1] for text in listed(place)} == {"greece", "yugoslavia"}
    later = offers(year={"axis": "end_1941", "allies": "at_start"})
    assert not {"greece", "yugoslavia"} & {text.split()[-1] for text in listed(later)}


@pytest.mark.rule("reich", "15.2", says="launch Barbarossa")
def test_15_2_then_barbarossa() -> None:
    assert listed(offers(pact=True, big_push={"axis": "up"}, control=BALKANS)) == ["barbarossa"]


@pytest.mark.rule("reich", "15.2", says="with a hand size of 4")
def test_15_2_a_poor_axis_seeks_its_economy() -> None:
    poor = offers(control=BALKANS, hands={"axis": ["german_2", "german_9", "german_4", "german_5"]})
    assert set(listed(poor)) == {"seek synthetic_fuel", "seek swedish_trade", "seek war_production"}
    rich = offers(control=BALKANS, hands={"axis": ["german_2", "german_9", "german_4", "german_5", "german_6"]})
    assert not any(text.startswith("seek") for text in listed(rich))


@pytest.mark.rule("reich", "15.2", says="retake a lost home centre")
def test_15_2_lost_home_centres_are_retaken_before_others_are_attacked() -> None:
    place = offers(control=BALKANS | {"ruhr": "western"})
    assert {text.split()[-1] for text in listed(place)} == {"ruhr"}


@pytest.mark.rule("reich", "15.2", says="attack the production centre with the")
def test_15_2_the_centre_with_the_best_dice() -> None:
    place = offers(control=BALKANS | {"baltic_states": "axis", "finland": "axis"})
    targets = {text.split()[-1] for text in listed(place)}
    assert targets <= set(place.state.world.centres)
    assert "moscow" not in targets


@pytest.mark.rule(
    "reich",
    "15.2",
    says=("seek Wolfpack or V-Rockets", "seek an event that gives a", "fortify the home centre with most"),
)
@pytest.mark.parametrize(
    ("kept", "expected"),
    [(("seek wolfpack", "seek stukas"), "seek wolfpack"), (("seek stukas", "seek waffen_ss"), "seek waffen_ss"),
     (("fortify ruhr", "fortify konigsberg", "reorganise"), "fortify ruhr")],
)  # fmt: skip
def test_15_2_then_raids_dice_and_forts(kept: tuple[str, ...], expected: str) -> None:
    place = offers(control=BALKANS | {"calais": "western", "holland_belgium": "western"})
    some = [Action.parse(text) for text in kept]
    assert [str(action) for action in bot.by_list(place.state, some)] == [expected]


@pytest.mark.rule("reich", "15.2", says="The Axis plays its highest legal")
def test_15_2_cards_and_events_of_the_bot() -> None:
    state = state_of("allies", options=ON, events={"axis": ["stukas"]}, control={"egypt": "western"})
    place = position("allies", options=ON, events={"axis": ["stukas"]})
    assert place.asked == "allies"
    place.play("attack land egypt libya")
    played = [event for event in place.of(ev.EventPlayed) if event.side == "axis"]
    assert [event.card for event in played] == ["stukas"], "every event that applies"
    card = next(action for action in place.actions if action.startswith("card"))
    place.play(card)
    shown = next(event for event in place.of(ev.CardsRevealed) if event.side == "axis")
    assert shown.cards == ("german_6",), "Libya is no centre: the middle card"
    assert state.world.bot_side == "axis"


@pytest.mark.rule("reich", "15.2", says="The Axis plays its highest legal")
def test_15_2_a_centre_is_defended_with_the_best_card() -> None:
    place = position("allies", options=ON, control={"holland_belgium": "western"}, events={"allies": ["patton"]})
    place.play("attack land holland_belgium ruhr")
    while place.offers("done") and place.asked == "allies":
        place.play("done")
    place.play(next(action for action in place.actions if action.startswith("card")))
    shown = next(event for event in place.of(ev.CardsRevealed) if event.side == "axis")
    assert shown.cards == ("german_9",)
