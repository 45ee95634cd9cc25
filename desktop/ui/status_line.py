"""The status bar's one line of truth: whose turn, where in the procedure, what is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStatusBar, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.path_line import PathLine, Words
from desktop.ui.widgets.text import em, font_metrics, scaled_font
from desktop.views.table import TableView


class StatusLine(QStatusBar):
    """Shows the path of procedures in the colour of the side that must act; rule numbers are links."""

    rule_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: TableView | None = None
        self._flag = QLabel()
        self._flag_of: tuple[object, ...] = ()
        self._path = PathLine()
        self._path.resized.connect(self._fit)
        self._path.link_activated.connect(self.rule_requested)
        self._marks = QLabel()
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(4, 0, 4, 0)
        row.addWidget(self._flag)
        row.addWidget(self._path, 1)
        self.addWidget(box, 1)
        self.addPermanentWidget(self._marks)

    def show_table(self, view: TableView, edited: bool) -> None:
        marks = self.tr("EDITED POSITION") if edited else ""
        if marks != self._marks.text():
            self._marks.setText(marks)
        decision = view.decision
        if decision is None:
            self._view = None
            self._show_flag("", "")
            self._path.show_words([Words(view.result)])
            return
        self._show_flag(decision.player, decision.player_name)
        self._view = view
        self._path.setToolTip(decision.prompt)
        self._fit()

    def _show_flag(self, side: str, name: str) -> None:
        """The name of a side on its colour; set only where it changes, since a style takes its time."""
        colour = colours.side_colour(side)
        ink, pad, font = colours.ink_on(colour), em() // 3, scaled_font(bold=True)
        style = f"background:{colour.name()};color:{ink.name()};padding:1px {pad}px;border-radius:3px" if side else ""
        if self._flag_of != (style, name, font):
            self._flag_of = (style, name, font)
            self._flag.setFont(font)
            self._flag.setStyleSheet(style)
            self._flag.setText(name)

    def _fit(self) -> None:
        """The path with what is asked; the path alone, or its end, where there is no room."""
        decision = self._view.decision if self._view is not None else None
        if self._view is None or decision is None:
            return
        steps = [step.text for step in decision.path] or [self._view.turn]
        room = self._path.width() - em()
        metrics = font_metrics(bold=True)
        prompt = decision.prompt
        if metrics.horizontalAdvance(" › ".join([*steps, prompt, decision.rule])) > room:
            prompt = ""
        while len(steps) > 1 and metrics.horizontalAdvance(" › ".join(["…", *steps, prompt, decision.rule])) > room:
            steps = steps[1:]
        self._path.show_words(_line(steps, prompt, decision.rule))

    def rewrite(self, view: TableView, edited: bool) -> None:
        """Show the same in other letters. A remark goes: Qt would write it over the line that it brings back."""
        self.clearMessage()
        self.show_table(view, edited)

    def say(self, text: str) -> None:
        """A passing remark."""
        self.showMessage(text, 6000)

    def showEvent(self, event: QShowEvent) -> None:
        """A remark from before the window was shown is made again: Qt would write it over the line."""
        super().showEvent(event)
        if said := self.currentMessage():
            self.clearMessage()
            self.say(said)

    def clear(self) -> None:
        self.clearMessage()
        self._path.show_words(())
        self._path.setToolTip("")
        self._marks.setText("")
        self._view = None
        self._show_flag("", "")


def _line(steps: Sequence[str], prompt: str, rule: str) -> Iterator[Words]:
    """The steps, the last one bold, then what is asked and its rule."""
    for step in steps[:-1]:
        yield Words(f"{step} › ")
    yield Words(steps[-1], bold=True)
    if prompt:
        yield Words(f" — {prompt}")
    if rule:
        yield Words(" ")
        yield Words(rule, link=rule)
