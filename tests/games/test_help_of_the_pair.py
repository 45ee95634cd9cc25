"""Crusade and Illusions ask alike, so they say alike how the answer is given."""

from __future__ import annotations

import pytest

from desktop.data.paths import resources_dir

ASKED = ("round.choose", "operations.mark", "operations.move", "attack.choose", "attack.with", "sr.choose")


@pytest.mark.parametrize("game", ["crusade", "illusions"])
@pytest.mark.parametrize("question", ASKED)
def test_a_question_about_counters_says_how_it_is_answered(game: str, question: str) -> None:
    text = (resources_dir() / game / "text.yaml").read_text(encoding="utf-8")
    assert f"\nhelp.{question}: " in text
