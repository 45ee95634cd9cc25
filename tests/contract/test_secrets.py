"""One side's view never holds the other's hand, and nobody's view holds any."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.engine import unseen
from desktop.engine.definition import Options, game
from desktop.engine.match import Match
from desktop.players.player import make_player
from tests.contract.games import scenarios
from tests.contract.seeing import Looks, seats_of, told, words_of
from tests.play import play_randomly
from tests.tiny.present import TinyPresenter
from tests.tiny.world import CARDS, SIDES, other

SAMPLED = {each.partition("/")[0]: each for each in scenarios()}
GAMES: list[tuple[str, Options]] = [(scenario, {}) for scenario in SAMPLED.values()]
GAMES.append((SAMPLED["illusions"], {"players": "four"}))
LONGEST_ACTION = 4
EVERY = 8
"""Actions between two looks at everything; the log is read after each."""


def texts(value: Any) -> str:
    return " ".join(words_of(value))


def hidden_from(match: Match, seat: str) -> set[str]:
    """Cards in the hands of the other side, and face down on the table, that nobody has shown."""
    state: Any = match.state
    if not hasattr(state, "hands"):
        return set()
    side_of = getattr(match.world, "side_of_seat", {holder: holder for holder in state.hands})
    hands = [hand for holder, hand in state.hands.items() if side_of.get(holder) != side_of.get(seat, seat)]
    known = state.known_cards() if hasattr(state, "known_cards") else []
    laid = []
    if (conflict := getattr(state, "conflict", None)) is not None:
        laid = [cards for side, cards in conflict.cards.items() if side not in (seat, *conflict.shown)]
    return {card for cards in (*hands, *laid) for card in cards if card not in known}


class Reader:
    """Looks through everything shown to a seat for cards that are hidden from it."""

    def __init__(self, match: Match) -> None:
        self.match, self.presenter = match, match.definition.presenter(match.world)
        names = [self.presenter.names.card(card) for card in self._cards()]
        self.names = {card: name for card, name in zip(self._cards(), names, strict=True) if names.count(name) == 1}
        self.printed = (
            {text for view in self.presenter.cards() for text in (view.text, view.condition)} if names else set()
        )
        self.seats = seats_of(match)
        self.found: list[str] = []
        self.looked = 0
        self.before = {seat: hidden_from(match, seat) for seat in self.seats}

    def read(self, number: int) -> None:
        match, hidden = self.match, {seat: hidden_from(self.match, seat) for seat in self.seats}
        looks = Looks(match, self.presenter, number) if number % EVERY == 0 else None
        entry, events = match.log[-1], match.events_of[-1]
        for seat in self.seats:
            secret = hidden[seat] & self.before[seat]
            self._search(seat, "log", told(self.presenter, match, entry, events, seat), secret)
            if looks is not None:
                views = looks.everything(match, seat)
                del views["refusals"]  # they name what was asked for
                for part, view in views.items():
                    self._search(seat, part, view, hidden[seat])
            self.looked += len(secret)
        self.before = hidden

    def _search(self, seat: str, part: str, view: Any, hidden: set[str]) -> None:
        """Ids by themselves or in an action; names anywhere but in the text printed on another card."""
        shown = [text for text in words_of(view) if text not in self.printed]
        words = {word for text in shown if len(text.split()) <= LONGEST_ACTION for word in text.split()}
        for card in sorted(hidden):
            named = [text for text in shown if self.names.get(card, card) in text]
            if card in words or (named and card in self.names):
                self.found.append(f"{seat!r} reads of {card} in {part} at {self.match.position}: {named[:1]}")

    def _cards(self) -> list[str]:
        return sorted(getattr(self.match.world, "cards", {})) if hasattr(self.presenter, "names") else []


@pytest.mark.parametrize(("scenario", "options"), GAMES)
def test_nothing_shown_to_a_seat_names_a_card_that_is_hidden_from_it(scenario: str, options: Options) -> None:
    game_id, _, name = scenario.partition("/")
    match = Match.new(game_id, name, options, seed=5)
    player, reader = make_player("random", match.definition, match.world, 5), Reader(match)
    for number in range(1, 91):
        if match.decision is None:
            break
        match.play(player.choose(match.state, match.decision))
        reader.read(number)
        assert not reader.found, "\n".join(reader.found[:10])
    assert reader.looked > 60 or game(game_id).unseen is None


@pytest.mark.parametrize("scenario", scenarios())
def test_the_public_table_has_no_hand_and_nothing_to_choose(scenario: str) -> None:
    game_id, _, name = scenario.partition("/")
    match = Match.new(game_id, name, seed=4)
    presenter, player = match.definition.presenter(match.world), make_player("random", match.definition, match.world, 4)
    for number in range(120):
        if number % 10 == 0 or match.decision is None:
            table = presenter.table(match.state, match.decision, "")
            assert table.hand is None or _is_asked_openly(match, [card.id for card in table.hand.cards])
            assert table.decision is None or table.decision.choices == ()
            assert (table.decision is None) == (match.decision is None)
        if match.decision is None:
            break
        match.play(player.choose(match.state, match.decision))


def _is_asked_openly(match: Match, cards: list[str]) -> bool:
    """Whether cards are what an open question asks about: they are the same wherever the hidden ones lie."""
    assert match.decision is not None
    return unseen.is_open_question(match) and cards == [action.target for action in match.decision.actions]


def test_the_enemy_does_not_read_for_which_card_a_partner_is_asked() -> None:
    match = Match.new("illusions", "campaign-1914", {"players": "four"}, seed=3)
    presenter = match.definition.presenter(match.world)
    for _ in range(200):
        assert match.decision is not None
        if match.decision.prompt.key == "round.consent":
            break
        state: Any = match.state
        partners = [a for a in match.decision.actions if a.verb == "play" and a.args[1] == "rp"]
        lent = [a for a in partners if state.holder_of(a.args[0]) != match.decision.player]
        match.play((lent or match.decision.actions)[0])
    card = str(dict(match.decision.prompt.args)["card"])
    name = presenter.names.card(card)
    assert name in texts(presenter.table(match.state, match.decision, match.decision.player).decision)
    for seat in ("austria", "germany", ""):
        table = presenter.table(match.state, match.decision, seat)
        assert name not in texts(table)
        assert card not in texts(table).split()


def test_a_card_laid_by_the_first_player_stays_hidden_until_the_reveal() -> None:
    match = Match.new("tiny", "skirmish", seed=1)
    presenter = TinyPresenter(match.world)
    assert match.decision is not None
    match.play(match.decision.actions[2])
    blue = presenter.table(match.state, match.decision, "blue")
    red = presenter.table(match.state, match.decision, "red")
    assert "red-storm" in texts(red)
    assert "red-storm" not in texts(blue)
    assert red.decision is not None
    assert red.decision.choices == ()


def test_no_view_of_a_seat_names_a_card_the_other_holds() -> None:
    looked = 0

    def look(match: Match) -> None:
        nonlocal looked
        presenter = TinyPresenter(match.world)
        entry = match.log[-1]
        for seat in SIDES:
            table = presenter.table(match.state, match.decision, seat)
            lines = presenter.log_lines(match.position, entry.player, entry.action, match.events_of[-1], seat)
            seen = texts(table) + texts(lines)
            hidden = [card for card in CARDS if card in match.state.hands[other(seat)]]  # type: ignore[attr-defined]
            assert not [card for card in hidden if card in seen]
            looked += len(hidden)

    for seed in range(20):
        play_randomly(Match.new("tiny", "skirmish", seed=seed), seed, each=look)
    assert looked > 100
