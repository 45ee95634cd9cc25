"""Watches every frame that a window paints at an open table for faces of cards that whoever looks may not see.

Faces and letters are heard of as they are painted, so that a frame costs little more than its painting: what was
painted before and has not been painted again since was judged then, and is still right as long as no card has become
hidden. Where one has, or a hand was held up in between, all windows are painted anew from what their widgets hold.
"""

from __future__ import annotations

import html
import re
import traceback
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest
from msgspec import structs
from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QTextBrowser,
    QWidget,
)

from desktop.controller.stages import NEVER, OPEN, AskingConsent
from desktop.engine import unseen
from desktop.engine.event import Event
from desktop.engine.match import Match
from desktop.games.illusions.state.events import OpeningShown
from desktop.games.reich.state.events import CardDiscarded
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.card_widgets import CardWidget, Ghost
from desktop.ui.panels.card_zoom import CardZoom
from desktop.ui.theme import all_widgets
from desktop.ui.widgets import fighting
from tests.contract.seeing import asked_again

SPOKEN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
STATIC = {"rules", "charts"}
"""Docks that show the same in every game: books may speak of any card."""
FACES = {"CardWidget", "CardZoom", "Ghost"}
"""What draws the cards that lie somewhere now: that one was seen before is no excuse."""
DEEP = 12
"""So many calls tell how something came to be painted."""
FIRST = 20
"""Among so many events of a game its opening cards are shown."""
ANYWAY = 25
"""Every so many looks all is painted anew though nothing became hidden: it must not matter."""


def hidden_cards(match: Match, viewer: str) -> set[str]:
    """Cards that lie in a hand, or face down on the table, and are not known to whoever looks."""
    state: Any = match.state
    side_of = getattr(match.world, "side_of_seat", {holder: holder for holder in state.hands})
    held = [hand for holder, hand in state.hands.items() if side_of.get(holder) != side_of.get(viewer, viewer)]
    laid = []
    if (conflict := getattr(state, "conflict", None)) is not None:
        laid = [cards for side, cards in conflict.cards.items() if side not in (viewer, *conflict.shown)]
    unknown = {card for pool in unseen.pools(match, match.state, viewer) for card in pool.cards}
    return ({card for cards in (*held, *laid) for card in cards} & unknown) - opened(match)


def opened(match: Match) -> set[str]:
    """4.2 of illusions: cards that were shown as they were taken, and of which nothing has been heard since."""
    first = [event for events in match.events_of[:FIRST] for event in events][:FIRST]
    shown = [(at, event.card) for at, event in enumerate(first) if isinstance(event, OpeningShown)]
    if not shown:
        return set()
    told = [event for events in match.events_of for event in events]
    return {card for at, card in shown if not any(card in _named(event) for event in told[at + 1 :])}


def _named(event: Event) -> Iterator[str]:
    """The ids in an event."""
    for value in structs.astuple(event):
        yield from [value] if isinstance(value, str) else value if isinstance(value, list | tuple) else ()


def _strings(view: Any) -> Iterator[str]:
    """All that is said in a view."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, list | tuple):
        for each in view:
            yield from _strings(each)
    elif isinstance(view, msgspec.Struct):
        yield from _strings(structs.astuple(view))


@dataclass(frozen=True)
class Moment:
    """How long the log is, whose hand is up, the cards that whoever looks may not know, and those not all may know."""

    position: int
    seat: str
    hidden: frozenset[str]
    secret: frozenset[str]


@dataclass(frozen=True)
class Word:
    """What was painted or can be read, where, of which cards, when, and how it came to be painted if it tells one."""

    where: str
    text: str
    cards: tuple[str, ...]
    moment: Moment
    how: str = ""

    def __str__(self) -> str:
        return f"{self.where} {self.text!r}, at {self.moment.position}, {self.moment.seat!r} looking\n{self.how}"


class Watch(QObject):
    """Hears of all that is painted, and reads all that could be read.

    Attributes:
        found: secrets that were told, in words.
        frames: how many frames were looked at; anew: for how many of them all was painted anew.
        faces: cards that were drawn face up.
    """

    def __init__(self, window: MainWindow, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.window = window
        self.found: list[str] = []
        self.frames = self.anew = self.faces = 0
        self._drawn: list[Word] = []
        """What was painted since the last look and names a card."""
        self._rightly: dict[str, set[str]] = {}
        """Texts in which a card was named while everybody could know it."""
        self._titles: dict[str, str] = {}
        self._printed: dict[str, str] = {}
        """What stands on each card: it may speak of others."""
        self._all_printed = ""
        self._cards_in: dict[str, tuple[str, ...]] = {}
        """The cards that each text names: most texts are met in every frame."""
        self._rows: dict[QAbstractItemModel, list[str] | None] = {}
        """What each list says; None after it has changed."""
        self._lines: dict[tuple[str, str], None] = {}
        """(card, line) of the log where the card was a secret when the line was last looked at."""
        self._read_lines: set[str] = set()
        self._raised = ("", -1)
        """Whose hand was held up by intent, and how long the log was."""
        self._sitter = ""
        """Who sits there behind a page between two players."""
        self._still_up: tuple[str, int] | None = None
        """The hand that was up before, and how long the log was then, until the next look."""
        self._seen = 0
        """How long the log was at the last look."""
        self._moment = Moment(-1, "", frozenset(), frozenset())
        self._covered: set[str] = set()
        """The cards that were hidden at the last look."""
        self._secret_before: Collection[str] | None = None
        """The cards of which not everybody knew when lines of the log were last looked at."""
        self._was_raised = True
        """Whether a hand was held up since the last look."""
        self._listen(patch)

    def raised(self, seat: str) -> None:
        """Somebody holds his hand up by intent. Another that was up is so until the press has become a click."""
        if self.window.controller.table.handover != OPEN:
            return  # there are no hands to hold up
        before = self._may_look()
        self._still_up = (before, self.window.controller.match.position) if before else None
        self._raised = (seat, self.window.controller.match.position)
        self._was_raised = True

    def lowered(self) -> None:
        """The hand that was up was put down: from now on nobody's cards may be seen."""
        self._still_up, self._raised, self._was_raised, self._sitter = None, ("", -1), True, ""
        self._moment = Moment(-1, "", frozenset(), frozenset())

    def sits_down(self, seat: str) -> None:
        """Somebody takes the seat behind a blank page; "" where hands are hidden in another way from now on."""
        self.lowered()
        self._sitter = seat

    def _may_look(self) -> str:
        """Whose cards may be seen now, whatever the window thinks: of a hand that was held up since something happened,
        or that its owner held up for the private question he is asked still, as long as it is up; behind a page, of
        whoever sits there."""
        match = self.window.controller.match
        asking = isinstance(self.window.controller.table.stage, AskingConsent)
        if asking or (self.window.wiring.player.replay is not None and not self._sitter):
            self._raised = ("", -1)  # all look at it together
            return ""
        seat, since = self._raised
        asked = match.decision
        if self._sitter:
            return self._sitter if asked is not None and asked.player == self._sitter else ""
        if seat and match.position != since and asked is not None and asked.player == seat:
            since = match.position if not unseen.is_open_question(match) else since
        self._raised = (seat, since) if since == match.position else ("", -1)
        return seat if self._raised[0] == self.window.controller.table.viewer else ""

    # -- painting ----------------------------------------------------------------------------------
    def _listen(self, patch: pytest.MonkeyPatch) -> None:
        for kind in (CardWidget, CardZoom, fighting.CardPicture):
            patch.setattr(kind, "paintEvent", self._noting(kind, kind.paintEvent))
        begun = Ghost.__init__

        def carried(ghost: Ghost, *args: Any) -> None:
            begun(ghost, *args)
            card = self.window.docks.hand.chosen_card()
            ghost.setProperty("card", card.id if card is not None else "")

        patch.setattr(Ghost, "__init__", carried)
        painted = Ghost.paintEvent
        patch.setattr(
            Ghost,
            "paintEvent",
            lambda ghost, event: (self._note("Ghost", "", (str(ghost.property("card")),)), painted(ghost, event))[1],
        )
        spelt = QPainter.drawText

        def draw_text(painter: QPainter, *args: Any) -> Any:
            for each in args:
                if isinstance(each, str):
                    self._note("painted", each)
            return spelt(painter, *args)

        patch.setattr(QPainter, "drawText", draw_text)

    def _noting(self, kind: type, paint: Any) -> Any:
        def paint_event(widget: Any, event: Any) -> None:
            if widget.view is not None and not widget.view.hidden:
                self.faces += 1
                self._note(kind.__name__, widget.view.title, (widget.view.id,))
            words = len(self._drawn)
            paint(widget, event)
            if kind.__name__ in FACES:
                del self._drawn[words:]  # they stand on a face, which has been noted

        return paint_event

    def _note(self, where: str, text: str, cards: tuple[str, ...] = ()) -> None:
        """What is painted is held against the moment at which it is: a press may paint before the release acts."""
        cards = cards or (() if self._is_print(text) else self._named_in(text))
        if cards:
            now = self._now()
            new = any(card in now.hidden and text not in self._rightly.get(card, ()) for card in cards)
            how = "".join(traceback.format_stack(limit=DEEP)) if new else ""
            self._drawn.append(Word(where, text, cards, now, how))

    def _now(self) -> Moment:
        match = self.window.controller.match
        seat = self._may_look()
        if (match.position, seat) != (self._moment.position, self._moment.seat):
            secret = self._hidden_from("") - self._just_shown()
            lie_open = self.window.controller.table.handover == NEVER
            hidden = frozenset[str]() if lie_open else self._hidden_from(seat)
            self._moment = Moment(match.position, seat, hidden, secret)
        if self._still_up and self._still_up[1] == match.position:
            return replace(self._moment, hidden=self._moment.hidden & self._hidden_from(self._still_up[0]))
        return self._moment

    def _hidden_from(self, seat: str) -> frozenset[str]:
        control = self.window.controller
        hides = control.presenter.hides_something(control.match.state)
        return frozenset(hidden_cards(control.match, seat) if hides else ())

    # -- reading -----------------------------------------------------------------------------------
    def _names(self) -> dict[str, str]:
        if not self._titles:
            names = self.window.controller.presenter.names  # type: ignore[attr-defined]
            found = {card: names.card(card) for card in self.window.controller.match.world.cards}
            titles = list(found.values())
            self._titles = {card: title for card, title in found.items() if titles.count(title) == 1}
            self._printed = {
                view.id: f"{view.condition}\n{view.text}" for view in self.window.controller.presenter.cards()
            }
            self._all_printed = "\n".join(self._printed.values())
        return self._titles

    def look(self, when: str) -> None:
        """Note what tells a hidden card of all that is on the screen now: it has been painted since the last act."""
        self._still_up = None
        hidden = self._now().hidden
        if self._was_raised or hidden - self._covered or self.frames % ANYWAY == 0:
            self.anew += 1
            for shown in all_widgets():
                if shown.isWindow() and shown.isVisible():
                    shown.grab()
        self._covered, self._was_raised = hidden, False
        self.frames += 1
        self.judge(when, self._read())

    def judge(self, when: str, read: Iterable[tuple[str, str]] = ()) -> None:
        """Hold what was painted since the last time against what might be known then, and what is read now against
        what may be known now."""
        now = self._now()
        words = [*self._drawn, *(Word(where, text, self._named_in(text), now) for where, text in read)]
        self._drawn.clear()
        self._learn_lines(now.secret)
        told: dict[str, str] = {}
        for word in words:
            for card in word.cards:
                if card not in word.moment.secret and word.where not in FACES:
                    self._rightly.setdefault(card, set()).add(word.text)
                elif card in word.moment.hidden and card not in told and self._tells(card, word):
                    told[card] = f"{card} in {word}"
        self.found += [f"{when}, {now.position}, {now.seat!r} looks: {each}" for each in told.values()]
        self._seen = now.position
        self._moment = Moment(-1, "", frozenset(), frozenset())

    def _named_in(self, text: str) -> tuple[str, ...]:
        found = self._cards_in.get(text)
        if found is None:
            found = tuple(card for card, title in self._names().items() if text == card or title in text)
            self._cards_in[text] = found
        return found

    def _is_print(self, text: str) -> bool:
        """Whether a text is painted as part of what stands on some card."""
        return text not in self._titles.values() and text in self._all_printed

    def _learn_lines(self, secret: Collection[str]) -> None:
        """Texts that name a card while everybody may know it may stay when it is a secret again: so does the log. The
        first line that names a card of which everybody knew is about what everybody saw."""
        known = set() if self._secret_before is None else self._titles.keys() - self._secret_before
        for line in self.window.controller.table.scribe.lines():
            if line.text not in self._read_lines:
                self._read_lines.add(line.text)
                named = self._named_in(line.text)
                for card in known & set(named):
                    self._rightly.setdefault(card, set()).add(line.text)
                self._lines.update(dict.fromkeys((card, line.text) for card in named))
                known -= set(named)
        self._secret_before = self._hidden_from("")
        for card, text in [each for each in self._lines if each[0] not in secret]:
            del self._lines[card, text]
            self._rightly.setdefault(card, set()).add(text)

    def _tells(self, card: str, word: Word) -> bool:
        """Whether a text that names a hidden card tells of it."""
        title = self._titles.get(card)
        if word.where in FACES or title is None:
            return True
        if word.text in self._rightly.get(card, ()) or title not in self._unquoted(card, word.text):
            return False
        known = {other for other in self._titles if other not in word.moment.hidden}
        return not self._stands_on(known, title, word.text) and not self._is_said_anyway(title, word.text)

    def _unquoted(self, card: str, text: str) -> str:
        """A text without the lines of the log that it quotes and that named a card while everybody could know it."""
        for line in self._rightly.get(card, set()) & self._read_lines:
            text = text.replace(line, "")
        return text

    def _stands_on(self, known: set[str], title: str, text: str) -> bool:
        """Whether a text tells of a known card, and that card itself speaks of the other one."""
        return any(self._titles[card] in text and title in self._printed[card] for card in known)

    def _is_said_anyway(self, title: str, text: str) -> bool:
        """Whether the same stands there wherever the hidden cards lie: it is a rule that names a card, as many do."""
        control, read = self.window.controller, html.unescape(re.sub(r"<[^>]+>", "", text))
        for order in unseen.two_orders():
            other = asked_again(control.match, self._raised[0], order)
            view = control.presenter.table(other.state, other.decision, self._raised[0])
            if not any(title in line and line in read for line in _strings(view.war_room)):
                return False
        return True

    def _just_shown(self) -> set[str]:
        """Cards that all have seen since the last time, wherever they lie by now: what is discarded may be shuffled
        into its deck and be dealt again by the same act."""
        match = self.window.controller.match
        new = match.events_of[self._seen :] if match.caught_up else []
        shown = (event for events in new for event in events if event.REVEALS or isinstance(event, CardDiscarded))
        return {each for event in shown for each in _named(event)}

    def _read(self) -> Iterator[tuple[str, str]]:
        """All texts of what is seen, with those for people who hear them."""
        window = self.window
        yield "title", window.windowTitle()
        for top in all_widgets():
            if top.isWindow() and top.isVisible():
                yield from self._texts(top)
                for widget in top.findChildren(QWidget):
                    if widget.isVisible():
                        yield from self._texts(widget)
        for action in window.commands.actions.values():
            yield "action", action.text()
            yield "action", action.toolTip()

    def _texts(self, widget: QWidget) -> Iterator[tuple[str, str]]:
        name = f"{type(widget).__name__} {widget.objectName()}"
        for text in (widget.toolTip(), widget.statusTip(), widget.accessibleName(), widget.accessibleDescription()):
            if text:
                yield name, text
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            yield name, widget.text()
        elif isinstance(widget, QMenu):
            for action in widget.actions():
                yield name, action.text()
                yield name, action.toolTip()
        elif isinstance(widget, QTextBrowser) and not self._is_book(widget):
            yield name, widget.toPlainText()
        elif isinstance(widget, QAbstractItemView) and not self._is_book(widget) and widget.model() is not None:
            for text in self._rows_of(widget.model()):
                yield name, text

    def _rows_of(self, model: QAbstractItemModel) -> list[str]:
        """What a list says; it tells when that changes."""
        rows = self._rows.get(model)
        if model not in self._rows:
            for changed in (model.dataChanged, model.rowsInserted, model.rowsRemoved, model.rowsMoved,
                            model.modelReset, model.layoutChanged):  # fmt: skip
                changed.connect(lambda *_: self._rows.update({model: None}))
        if rows is None:
            said = [model.index(row, 0).data(role) for row in range(model.rowCount()) for role in SPOKEN]
            rows = self._rows[model] = [str(text) for text in said if text]
        return rows

    def _is_book(self, widget: QWidget) -> bool:
        made = self.window.docks.made
        return any(name in made and made[name].isAncestorOf(widget) for name in STATIC)


def settle() -> None:
    """Let the window come to rest."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
