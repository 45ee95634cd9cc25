"""What the list of kept games says of one of them."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from desktop.data.library import Kept
from desktop.ui.widgets.when import when_words
from desktop.views.study import study_mark

translate = QCoreApplication.translate
LONGEST = 120
"""Letters of one line; a file from elsewhere may hold any name."""


class GameWords(Struct, frozen=True):
    """A game in words.

    `title` is the name, `game` what is played, `players` who plays, `turn` how far it is, `asked` who must decide or
    how it ended, `when` it was last changed, `fault` why it cannot be read; `marks` are (style, words).
    """

    title: str
    game: str = ""
    players: str = ""
    turn: str = ""
    asked: str = ""
    when: str = ""
    fault: str = ""
    marks: tuple[tuple[str, str], ...] = ()

    def sentence(self) -> str:
        """All of it, for those who cannot see the row."""
        words = (self.title, self.game, self.players, self.turn, self.asked, self.when, self.fault)
        return ". ".join([*filter(None, words), *(mark for _, mark in self.marks)])


def words_of(kept: Kept, on_table: bool = False) -> GameWords:
    """How a game is listed."""
    head, when = kept.headline, when_words(kept.changed)
    played = _line(head.title or kept.game)
    scenario = _line(head.scenario or _plain(kept.scenario_id))
    if kept.fault:
        title = _line(head.name) or _line(kept.path.name)
        return GameWords(title, game=played, when=when, fault=_fault(_line(kept.fault)))
    title = _line(head.name) or scenario or played
    game = " · ".join(dict.fromkeys(word for word in (played, scenario) if word and word != title))
    asked = _line(head.result) if kept.finished else ""
    if not kept.finished and head.decider:
        asked = translate("Kept", "{0} to decide").format(_line(head.decider))
    return GameWords(title, game, _players(kept), _line(head.turn), asked, when, "", _marks(kept, on_table))


def _fault(reason: str) -> str:
    """A reason says what the file is or does ("is damaged"), unless it comes from the machine."""
    words = translate("Kept", "The file {0}") if reason[:1].islower() else translate("Kept", "It cannot be read: {0}")
    return words.format(reason)


def _players(kept: Kept) -> str:
    return ", ".join(f"{_line(name)} ({_plain(seat)})" for seat, name in kept.headline.players if name)


def _marks(kept: Kept, on_table: bool) -> tuple[tuple[str, str], ...]:
    marks = []
    if on_table:
        marks.append(("here", translate("Kept", "on the table")))
    elif kept.in_use:
        marks.append(("busy", translate("Kept", "open in another program")))
    if kept.headline.study:
        marks.append(("study", study_mark(_line(kept.headline.study))))
    if kept.edited:
        marks.append(("edited", translate("Kept", "changed by hand")))
    return tuple(marks)


def _line(text: str) -> str:
    """A text on one line, and not too long a one."""
    if len(text) <= LONGEST and text.isprintable():
        return text.strip()
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST]).split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def _plain(name: str) -> str:
    """An id as a name."""
    return _line(name).replace("-", " ").replace("_", " ").capitalize()
