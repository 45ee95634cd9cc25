"""Choices as lines of a menu."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtWidgets import QMenu

from desktop.views.table import ChoiceView


def tell_withheld(menu: QMenu, choices: Sequence[ChoiceView]) -> None:
    """What is not offered at a place and why, below what is."""
    for words in dict.fromkeys(words for choice in choices for words in choice.withheld):
        menu.addAction(words.replace("&", "&&")).setEnabled(False)


def menu_text(choice: ChoiceView) -> str:
    """The words of a choice with its note at the right; a letter there is the key that takes the choice."""
    text = choice.text.replace("&", "&&")
    if not choice.note:
        return text
    if len(choice.note) == 1 and choice.note.isalpha():
        *_, start = (0, *(found.start() for found in re.finditer(rf"\b{choice.note}", text, re.IGNORECASE)))
        text = f"{text[:start]}&{text[start:]}" if start else text
    return f"{text}\t{choice.note}"
