"""Sheets of the card-driven games read back into the fields of a state."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from desktop.data.game_files import texts_of
from desktop.views.table import SetupLine
from desktop.views.wording import capital
from tests.printing.reader.base import Names, Words, keyed, multiplied

CARD = re.compile(r".+ \(([A-Z]+-?\d+)\)")
PART = re.compile(r"(.+) \((.+)\)")


def card_id(words: str) -> str:
    match = CARD.fullmatch(words)
    assert match, words
    return match[1]


def card_ids(words: list[str]) -> list[str]:
    return [card_id(" ".join(each.split())) for each in rejoined(words)]


def rejoined(parts: list[str]) -> list[str]:
    """Titles of cards may have commas."""
    found: list[str] = []
    for part in parts:
        if found and not CARD.fullmatch(found[-1]):
            found[-1] = f"{found[-1]}, {part}"
        else:
            found.append(part)
    return found


class CdgReader:
    """Reads what both games print; a game adds its own fields.

    Attributes:
        whose: (side, adjective) as it stands on the sheet.
    """

    game: str
    whose: tuple[tuple[str, str], ...]
    seats: tuple[tuple[str, str], ...]

    def __init__(self, words: Words, lines: Iterable[SetupLine], world: Any) -> None:
        self.words, self.lines, self.world = words, list(lines), world
        self.texts = texts_of(self.game)
        self.places = Names(self._place_pairs(), "places")
        self.kinds = Names(self._kind_pairs(), "counters")

    def _place_pairs(self) -> Iterable[tuple[str, str]]:
        for space in self.world.spaces.values():
            yield space.name, space.id
        for key, text in self.texts.items():
            if key.startswith("place.") and key != "place.due":
                yield capital(text), key.removeprefix("place.")
                yield text, key.removeprefix("place.")
        for turn in self.world.turns:
            for words in (self.on_track(turn),):
                yield words, f"due-{turn}"
                yield capital(words), f"due-{turn}"

    def on_track(self, turn: int) -> str:
        return f"on the turn track, {self.turn_words(turn)}"

    def turn_words(self, turn: int) -> str:
        raise NotImplementedError

    def _kind_pairs(self) -> Iterable[tuple[str, str]]:
        """(side and name, what tells the counter from others)."""
        raise NotImplementedError

    def kind_of(self, unit: str) -> str:
        raise NotImplementedError

    # -- units -------------------------------------------------------------------------------------
    def units(self) -> Counter[tuple[str, str, bool]]:
        found: Counter[tuple[str, str, bool]] = Counter()
        for line in self.lines:
            assert line.note in ("", "reduced")
            found[self.kinds(f"{line.side} {line.piece.name}"), self.places(line.where), line.note == "reduced"] += 1
        for side, adjective in self.whose:
            for place in ("pool", "removed"):
                off = multiplied(self.words.take("later", f"{adjective} {self.texts[f'place.{place}']}"))
                for name, number in off.items():
                    found[self.kinds(f"{side} {name}"), place, False] += number
        return found

    def true_units(self, state: Any) -> Counter[tuple[str, str, bool]]:
        off = ("pool", "removed")
        return Counter(
            (self.kind_of(unit), status.place, status.reduced and status.place not in off)
            for unit, status in state.units.items()
        )

    def unit_list(self, section: str, what: str) -> Counter[tuple[str, str]]:
        """Units by name and place; the sides are not told apart here."""
        found: Counter[tuple[str, str]] = Counter()
        for words, number in multiplied(self.words.take(section, what)).items():
            match = PART.fullmatch(words)
            assert match, words
            found[match[1], self.places(match[2])] += number
        return found

    def true_list(self, state: Any, units: Iterable[str]) -> Counter[tuple[str, str]]:
        return Counter((self.unit_words(unit), state.units[unit].place) for unit in units)

    def unit_words(self, unit: str) -> str:
        raise NotImplementedError

    # -- control -----------------------------------------------------------------------------------
    def control(self, owners: Mapping[str, str]) -> dict[str, str]:
        found: dict[str, str] = {}
        for words, side in owners.items():
            for name in self.words.take("control", words):
                found[self.places(name)] = side
        return found

    # -- cards -------------------------------------------------------------------------------------
    def cards(self) -> dict[str, Any]:
        """Piles by side; which cards lie in hands and draw pile is what is left over."""
        words, found = self.words, {}
        for field, label in (("discards", "{} discards, top last"), ("face_up", "{} cards face up")):
            found[field] = {
                side: card_ids(words.take("cards", label.format(adjective))) for side, adjective in self.whose
            }
        for field, label in (("removed_cards", "cards out of the game"), ("waiting", "cards that join the deck later")):
            found[field] = {side: self.numbered(f"{adjective} {label}") for side, adjective in self.whose}
        kept = self.runs(words.take("cards", "Played as events before, still in the game"))
        unplayed = card_ids(words.take("cards", "Out of the game, but not played as events"))
        removed = [card for pile in found["removed_cards"].values() for card in pile]
        found["played"] = sorted({*kept, *removed} - set(unplayed))
        return found

    def numbered(self, label: str) -> list[str]:
        """Cards by number; their count is told as well."""
        for (number,), items in self.words.matching("cards", rf"{label} \((\d+)\)"):
            found = self.runs(items)
            assert len(found) == int(number)
            return found
        return []

    def runs(self, items: list[str]) -> list[str]:
        """`N2–N18` as the cards it stands for."""
        cards = list(self.world.cards)
        found = []
        for item in items:
            first, _, last = item.partition("–")
            found += cards[cards.index(first) : cards.index(last or first) + 1]
        return found

    def true_piles(self, state: Any) -> dict[str, Any]:
        """Piles whose order does not matter."""
        order = list(self.world.cards)
        return {
            name: {side: sorted(cards, key=order.index) for side, cards in getattr(state, name).items()}
            for name in ("removed_cards", "waiting")
        }

    def deal(self) -> dict[str, Any]:
        """What a new game is dealt from: cards given, the deck, the hand size."""
        words, found = self.words, {}
        for side, adjective in self.whose:
            given = card_ids(words.take("cards", f"{adjective} cards given at the start"))
            decks = list(words.matching("cards", rf"{adjective} deck to shuffle, (\d+) cards"))
            assert len(decks) == 1
            (number,), names = decks[0]
            deck = self.runs(names)
            assert len(deck) == int(number)
            found[side] = (
                sorted(given),
                sorted([*given, *deck]),
                words.number("cards", f"{adjective} hand: draw up to"),
            )
        return found

    def holdings(self, state: Any) -> dict[str, Any]:
        """How many cards each seat holds and each pile has."""
        words, found = self.words, {}
        for seat, adjective in self.seats:
            if seat in state.hands:
                found[seat] = words.number("cards", f"{adjective} hand, number of cards")
        for side, adjective in self.whose:
            found[f"pile {side}"] = words.number("cards", f"{adjective} draw pile, number of cards")
        return found

    KNOWN = ("decks", "hands")
    """Fields that the sheets of several seats tell together."""

    def new_game(self, state: Any, rolled: Sequence[int]) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the set-up sheet says, and a game in which the cards have just been dealt."""
        read = self.position()
        read["deal"] = self.deal()
        true = self.true_position(state)
        true["deal"] = {side: self.true_deal(state, side) for side, _ in self.whose}
        levels = {name: items for (name,), items in self.words.matching("levels", "(.+)")}
        true["levels"] = {capital(self.texts[f"level.{level.id}"]): [bounds(level)] for level in self.world.levels}
        return {**read, "levels": levels}, true

    def true_deal(self, state: Any, side: str) -> tuple[list[str], list[str], int]:
        """Given cards, all cards, and how many there are in hand when a game begins."""
        hands = [card for seat in state.holders(side) for card in state.hands[seat]]
        given = sorted(card for card in self.given() if card in hands)
        return given, sorted([*hands, *state.decks[side]]), len(hands) or self.first_hand()

    def first_hand(self) -> int:
        """Where the first hands are drawn only after a question."""
        raise NotImplementedError

    def given(self) -> list[str]:
        raise NotImplementedError

    def secrets(self, state: Any, seat: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """How many cards lie where; which ones only of the hand of the seat."""
        read = self.holdings(state)
        true = {each: len(hand) for each, hand in state.hands.items()}
        true |= {f"pile {side}": len(state.decks[side]) for side, _ in self.whose}
        shown = {each: card_ids(self.words.take("cards", f"{adjective} hand")) for each, adjective in self.seats}
        read["shown"] = {each: cards for each, cards in shown.items() if cards}
        true["shown"] = {seat: list(state.hands[seat])} if state.hands.get(seat) else {}
        return read, true

    # -- the turn ----------------------------------------------------------------------------------
    def turn_fields(self, state: Any) -> dict[str, Any]:
        """What both games print of the turn and the round under way."""
        words = self.words
        found: dict[str, Any] = {"round": 0, "active": state.active if not state.round else ""}
        if words_of_round := words.whole("round", "Action round"):
            number, adjective = words_of_round.split(", ")
            found["round"], found["active"] = int(number), {a: s for s, a in self.whose}[adjective]
        found["phase"] = keyed(self.texts, "phase")(words.one("round", "Phase"))
        in_play, _, use = words.whole("round", "Card in play").rpartition(": ")
        found["in_play"] = card_id(in_play) if in_play else ""
        found["card_use"] = keyed(self.texts, "use")(use) if use else ""
        found["used_ccs"] = sorted(card_ids(words.take("round", "Combat cards used this round")))
        found["markers"] = {
            **dict.fromkeys(self.places.all(words.take("round", "Activated to move")), "move"),
            **dict.fromkeys(self.places.all(words.take("round", "Activated to attack")), "attack"),
        }
        found["attacked"] = sorted(self.places.all(words.take("round", "Were attacked")))
        found["acted"] = self.unit_list("round", "Have moved or built")
        found["fought"] = self.unit_list("round", "Have attacked")
        found["retreated"] = self.unit_list("round", "Have retreated")
        return found

    def true_turn(self, state: Any) -> dict[str, Any]:
        return {
            "round": state.round, "active": state.active, "phase": state.phase, "in_play": state.in_play,
            "card_use": state.card_use if state.in_play else "", "used_ccs": sorted(state.used_ccs),
            "markers": dict(state.markers), "attacked": sorted(state.attacked),
            **{name: self.true_list(state, getattr(state, name)) for name in ("acted", "fought", "retreated")},
        }  # fmt: skip

    def counts(self) -> list[tuple[str, str, int]]:
        """What is counted this turn: (kind, of what, how often)."""
        found, kinds = [], keyed(self.texts, "count")
        for item in self.words.take("round", "Counted this turn"):
            words, _, number = item.rpartition(": ")
            match = PART.fullmatch(words)
            found.append((kinds(match[1] if match else words), match[2] if match else "", int(number)))
        return sorted(found)

    def true_counts(self, state: Any) -> list[tuple[str, str, int]]:
        return sorted(
            (kind, self.thing(of) if of else "", number)
            for (kind, _, of), number in ((key.partition("-"), number) for key, number in state.counts.items())
        )

    def thing(self, name: str) -> str:
        adjectives = dict(self.whose)
        found = self.world.spaces.get(name)
        return found.name if found else adjectives.get(name, name.replace("_", " "))

    def half(self, words: str) -> int:
        """Points in halves."""
        whole = words.replace("½", "")
        return 2 * int(whole or 0) + ("½" in words)

    def recorded(self, section: str, label: str, pools: Iterable[str]) -> dict[str, int]:
        items = self.words.take(section, label)
        named = keyed(self.texts, "pool")
        found = dict.fromkeys(pools, 0)
        for item in items:
            name, _, points = item.rpartition(" ")
            found[named(name)] = self.half(points)
        return found


def bounds(level: Any) -> str:
    """5.1.1 The totals of a level."""
    if level.least is None:
        return f"{level.most} VP or fewer"
    if level.least == level.most:
        return f"{level.least} VP"
    return f"{level.least} VP or more" if level.most is None else f"{level.least} to {level.most} VP"
