"""The status bar's one line of truth: whose turn, where in the procedure, what is asked."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QSizePolicy, QStatusBar, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.text import em, font_metrics, scaled_font
from desktop.views.escaping import escape
from desktop.views.table import TableView


class StatusLine(QStatusBar):
    """Shows the path of procedures in the colour of the side that must act; rule numbers are links."""

    rule_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: TableView | None = None
        self._flag = QLabel()
        self._path = QLabel()
        self._path.setTextFormat(Qt.TextFormat.RichText)
        self._path.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._path.linkActivated.connect(self.rule_requested)
        self._marks = QLabel()
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(4, 0, 4, 0)
        row.addWidget(self._flag)
        row.addWidget(self._path, 1)
        self.addWidget(box, 1)
        self.addPermanentWidget(self._marks)

    def show_table(self, view: TableView, edited: bool) -> None:
        self._marks.setText(self.tr("EDITED POSITION") if edited else "")
        self._flag.setFont(scaled_font(bold=True))
        decision = view.decision
        if decision is None:
            self._flag.setStyleSheet("")
            self._flag.setText("")
            self._path.setText(escape(view.result))
            return
        colour = colours.side_colour(decision.player)
        ink = colours.ink_on(colour)
        pad = em() // 3
        self._flag.setStyleSheet(f"background:{colour.name()};color:{ink.name()};padding:1px {pad}px;border-radius:3px")
        self._flag.setText(decision.player_name)
        self._view = view
        self._path.setToolTip(decision.prompt)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The path with what is asked; the path alone, or its end, where there is no room."""
        decision = self._view.decision if self._view is not None else None
        if self._view is None or decision is None:
            return
        steps = [step.text for step in decision.path] or [self._view.turn]
        room = self.width() - self._flag.sizeHint().width() - self._marks.sizeHint().width() - 4 * em()
        metrics = font_metrics(bold=True)
        prompt = decision.prompt
        if metrics.horizontalAdvance(" › ".join([*steps, prompt, decision.rule])) > room:
            prompt = ""
        while len(steps) > 1 and metrics.horizontalAdvance(" › ".join(["…", *steps, prompt, decision.rule])) > room:
            steps = steps[1:]
        self._path.setText(self._line(steps, prompt, decision.rule))

    def _line(self, steps: list[str], prompt: str, rule: str) -> str:
        link = colours.link(QApplication.palette()).name()
        shown = [escape(step) for step in steps]
        shown[-1] = f"<b>{shown[-1]}</b>"
        anchor = f' <a href="{escape(rule)}" style="color:{link}">{escape(rule)}</a>' if rule else ""
        return " › ".join(shown) + (f" — {escape(prompt)}" if prompt else "") + anchor

    def say(self, text: str) -> None:
        """A passing remark."""
        self.showMessage(text, 6000)

    def clear(self) -> None:
        self.clearMessage()
        for label in (self._flag, self._path, self._marks):
            label.setText("")
            label.setToolTip("")
        self._view = None
        self._flag.setStyleSheet("")
