"""The status bar's one line of truth: whose turn, where in the procedure, what is asked."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QSizePolicy, QStatusBar, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.text import em, font_metrics, scaled_font
from desktop.views.escaping import escape
from desktop.views.table import TableView


class _Path(QWidget):
    """Rich text on one line, as wide as there is room: new words never make the window take its shape again."""

    def __init__(self) -> None:
        super().__init__()
        self.on_resized: Callable[[], None] = lambda: None
        self.label = QLabel(self)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(0, self.label.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.label.setGeometry(self.rect())
        self.on_resized()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()


class StatusLine(QStatusBar):
    """Shows the path of procedures in the colour of the side that must act; rule numbers are links."""

    rule_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: TableView | None = None
        self._flag = QLabel()
        self._flag_of: tuple[object, ...] = ()
        line = self._line_of_path = _Path()
        line.on_resized = self._fit
        self._path = line.label
        self._path.linkActivated.connect(self.rule_requested)
        self._marks = QLabel()
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(4, 0, 4, 0)
        row.addWidget(self._flag)
        row.addWidget(line, 1)
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
            self._path.setText(escape(view.result))
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
        room = self._line_of_path.width() - em()
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

    def rewrite(self, view: TableView, edited: bool) -> None:
        """Show the same in other letters. A remark goes: Qt would write it over the line that it brings back."""
        self.clearMessage()
        self.show_table(view, edited)

    def say(self, text: str) -> None:
        """A passing remark."""
        self.showMessage(text, 6000)

    def clear(self) -> None:
        self.clearMessage()
        for label in (self._path, self._marks):
            label.setText("")
            label.setToolTip("")
        self._view = None
        self._show_flag("", "")
