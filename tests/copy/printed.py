"""Games with an event that its owner typed in and that is carried out by hand."""

from __future__ import annotations

from functools import cache

import msgspec

from desktop.engine.match import Match
from desktop.players.random_player import RandomPlayer

TEXT = "Place one Nationalist division in any space of Aragon, or flip it."
SCENARIOS = {"crusade": "campaign", "illusions": "campaign-1914"}
DECKS = {
    "crusade": tuple(f"R{number}" for number in range(1, 19)),
    "illusions": tuple(f"CP-{number:02}" for number in range(1, 15)),
}
"""Cards that may be in a hand at the beginning."""


@cache
def corrections(game: str) -> str:
    """All cards of these decks are events that are carried out by hand."""
    fields = {"effects": [{"kind": "by_hand"}], "conditions": [], "text": TEXT, "card_kind": "event"}
    fields |= {"reinforcement": None, "leaves_after": None} if game == "crusade" else {"reinforcement": None}
    if game == "illusions":
        fields |= {"combat_conditions": []}
    cards = DECKS[game]
    return msgspec.json.encode(
        [["put", "cards", f"cards/{card}", field, value] for card in cards for field, value in fields.items()]
    ).decode()


WON = ("speer", "war_production", "wolfpack", "convoy", "synthetic_fuel", "swedish_trade", "franco", "iraq_revolts")
"""Events that act when they are won."""


def won_by_hand(seed: int = 3) -> tuple[Match, str]:
    """A match in which an event that was just won is being carried out by hand, and that event."""
    text = msgspec.json.encode(
        [
            ["put", "events", f"events/{event}", field, value]
            for event in WON
            for field, value in {"effects": [{"kind": "by_hand"}], "text": TEXT}.items()
        ]
    ).decode()
    match, player = Match.new("reich", "tournament", seed=seed, corrections=text), RandomPlayer(seed)
    while match.decision is not None and not match.by_hand:
        match.play(player.choose(match.state, match.decision))
    assert match.decision is not None
    return match, str(dict(match.decision.prompt.args)["event"])


def before(game: str, seed: int = 3) -> tuple[Match, str]:
    """A match in which an event can be played that is carried out by hand, and the action that does so."""
    match = Match.new(game, SCENARIOS[game], seed=seed, corrections=corrections(game))
    while match.decision is not None and match.position < 200:
        for action in match.decision.actions:
            if action.verb == "play" and action.args[0] in DECKS[game] and action.args[-1] == "event":
                return match, str(action)
        match.play(match.decision.actions[-1])
    raise AssertionError("no such card came into a hand")


def by_hand(game: str, seed: int = 3) -> tuple[Match, str]:
    """A match in which an event is being carried out by hand, and its card."""
    if game == "reich":
        return won_by_hand(seed)
    match, play = before(game, seed)
    action = next(each for each in match.decision.actions if str(each) == play)  # type: ignore[union-attr]
    match.play(action)
    assert match.by_hand
    return match, action.args[0]
