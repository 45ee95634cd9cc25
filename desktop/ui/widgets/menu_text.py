"""A choice as a line of a menu."""

from __future__ import annotations

import re

from desktop.views.table import ChoiceView


def menu_text(choice: ChoiceView) -> str:
    """The words of a choice with its note at the right; a letter there is the key that takes the choice."""
    text = choice.text.replace("&", "&&")
    if not choice.note:
        return text
    if len(choice.note) == 1 and choice.note.isalpha():
        *_, start = (0, *(found.start() for found in re.finditer(rf"\b{choice.note}", text, re.IGNORECASE)))
        text = f"{text[:start]}&{text[start:]}" if start else text
    return f"{text}\t{choice.note}"
