"""The classes of readings are those of the rulings that can be switched."""

from __future__ import annotations

import importlib
import re

import pytest

from desktop.mechanics.readings import Reading
from tests.resources.test_rules_text import BOOKS

CARDS = re.compile(r"card_[a-z]\d+")
"""Optional cards, each of which is in the deck or not: they are chosen by their ids."""


@pytest.mark.parametrize("game", BOOKS)
def test_every_switch_is_a_class_with_its_choices(game: str) -> None:
    module = importlib.import_module(f"desktop.games.{game}.data.readings")
    classes = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Reading)]
    declared = {each.ruling(): {str(choice) for choice in each} for each in classes if each is not Reading}
    switches = {name: set(choices) for name, choices in BOOKS[game]["switches"].items() if not CARDS.fullmatch(name)}
    assert declared == switches
