"""Moments in the words of a person: today 14:32, yesterday 9:05, 3 Nov."""

from __future__ import annotations

from datetime import datetime, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QLocale

translate = QCoreApplication.translate


def when_words(seconds: float, now: datetime | None = None) -> str:
    """A moment given in seconds since 1970, seen from now; "" if no clock can have shown it."""
    try:
        moment = datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):
        return ""
    today = (now or datetime.now()).date()
    clock = f"{moment.hour}:{moment.minute:02}"
    if moment.date() == today:
        return _together(translate("When", "today {0}").format(clock))
    if moment.date() == today - timedelta(days=1):
        return _together(translate("When", "yesterday {0}").format(clock))
    day = QDate(moment.year, moment.month, moment.day)
    return _together(QLocale().toString(day, "d MMM" if moment.year == today.year else "d MMM yyyy"))


def _together(words: str) -> str:
    """Words that no end of a line may part."""
    return words.replace(" ", "\u00a0")
