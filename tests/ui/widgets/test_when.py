"""Moments in words."""

from __future__ import annotations

import math
from datetime import datetime

import pytest

from desktop.ui.widgets.when import when_words

NOW = datetime(2025, 11, 5, 16, 0)


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (datetime(2025, 11, 5, 14, 32), "today 14:32"),
        (datetime(2025, 11, 5, 0, 5), "today 0:05"),
        (datetime(2025, 11, 4, 23, 59), "yesterday 23:59"),
        (datetime(2025, 11, 3, 9, 0), "3 Nov"),
        (datetime(2024, 12, 31, 9, 0), "31 Dec 2024"),
        (datetime(2025, 11, 6, 9, 0), "6 Nov"),
    ],
)
def test_the_further_away_the_less_is_said(moment: datetime, words: str) -> None:
    assert when_words(moment.timestamp(), NOW) == words.replace(" ", "\u00a0")


@pytest.mark.parametrize("seconds", [math.inf, -math.inf, math.nan, 1e300, -1e300])
def test_what_no_clock_can_show_is_not_told(seconds: float) -> None:
    assert when_words(seconds, NOW) == ""
