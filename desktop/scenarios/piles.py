"""The hands, decks and other lists of cards in a scenario's file: a card is put into one, or taken out of it."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from desktop.data.arranging import Data, Pile
from desktop.scenarios.fields import value_at


def listed(data: Data, pile: Pile) -> list[str]:
    """The cards of a pile, as the file lists them."""
    found = value_at(data, pile.place)
    return [str(each) for each in found] if isinstance(found, list) else []


def dealt(data: Data, piles: Sequence[Pile], pile: Pile, card: str, order: Sequence[str]) -> Data:
    """The file with a card in a pile, and in the piles that go with it; `order` is that of all cards."""
    data = copy.deepcopy(data)
    for each in piles:
        if each.id in pile.bars:
            _take(data, each, card)
    for each in piles:
        if each is pile or each.id in pile.brings:
            _put(data, each, card, order)
    return data


def undealt(data: Data, piles: Sequence[Pile], pile: Pile, card: str) -> Data:
    """The file without a card in a pile, and in the piles that go with that one only."""
    data = copy.deepcopy(data)
    for each in piles:
        if each is pile or pile.id in each.brings:
            _take(data, each, card)
    return data


def _put(data: Data, pile: Pile, card: str, order: Sequence[str]) -> None:
    """Behind the cards before it: a list that is in order stays so."""
    part: Any = data
    for key in pile.place[:-1]:
        part = part.setdefault(key, {}) if isinstance(part, dict) else part[key]
    cards: list[str] = part.setdefault(str(pile.place[-1]), [])
    if card in cards:
        return
    at = {each: number for number, each in enumerate(order)}
    before = [each for each in cards if at.get(each, -1) < at[card]]
    cards.insert(cards.index(max(before, key=lambda each: at.get(each, -1))) + 1 if before else 0, card)


def _take(data: Data, pile: Pile, card: str) -> None:
    """Lists in which nothing is left go."""
    cards = value_at(data, pile.place)
    if not isinstance(cards, list) or card not in cards:
        return
    cards.remove(card)
    for length in range(len(pile.place), 1, -1):
        holder, key = value_at(data, pile.place[: length - 1]), pile.place[length - 1]
        if holder[key] or not isinstance(holder, dict):
            return
        del holder[key]
