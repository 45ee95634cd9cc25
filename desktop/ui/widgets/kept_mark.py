"""Whether the game is kept: a mark in the status bar that turns red, and stays red, when it is not."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop.controller import keeping
from desktop.controller.keeping import KeptView
from desktop.ui.widgets import colours
from desktop.ui.widgets.glyphs import paint_glyph
from desktop.ui.widgets.lettered import Lettered
from desktop.ui.widgets.text import em, font_metrics, scaled_font

ALARM = "#b3202c"
QUIET, LOCKED, TRIAL, LOST = "kept", "read-only", "trial", "not-kept"


class MarkLabel(Lettered):
    """A few words; the alarm is a filled plate with a warning sign, so that it never speaks by colour alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ""
        self.alarm = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def say(self, words: str, *, alarm: bool) -> None:
        self.words, self.alarm = words, alarm
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = font_metrics(bold=self.alarm)
        sign = em() * 5 // 4 if self.alarm else 0
        return QSize(metrics.horizontalAdvance(self.words) + sign + em(), metrics.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, ink = self.rect(), colours.muted(self.palette())
        if self.alarm:
            ink = colours.ink_on(QColor(ALARM))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ALARM))
            painter.drawRoundedRect(box, 4, 4)
            paint_glyph(painter, QRectF(em() // 3, (box.height() - em()) / 2, em(), em()), "warning", ink)
        painter.setPen(ink)
        painter.setFont(scaled_font(bold=self.alarm))
        left = em() // 3 + em() * 5 // 4 if self.alarm else em() // 2
        painter.drawText(box.adjusted(left, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.words)


class KeptMark(QWidget):
    """Says in the status bar whether the game on the table is kept; nothing is said until something is known.

    Attributes:
        state: "", "kept", "read-only", "trial" or "not-kept".
    Signals:
        elsewhere_requested: the game is not kept, and the player wants it kept somewhere else.
    """

    elsewhere_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = ""
        self._example: bool | None = None
        self._shown: tuple[str, str, str] | None = None
        self.label = MarkLabel()
        self.elsewhere = QPushButton(self.tr("Keep it elsewhere…"))
        self.elsewhere.setObjectName("keep-elsewhere")
        self.elsewhere.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keys from the map
        self.elsewhere.clicked.connect(self.elsewhere_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(em() // 3)
        row.addWidget(self.label)
        row.addWidget(self.elsewhere)
        self.clear()

    @property
    def words(self) -> str:
        return self.label.words

    def show_view(self, view: KeptView) -> None:
        """Say whether the game is kept."""
        when = f"{datetime.fromtimestamp(view.when):%H:%M}"
        match view.state:
            case keeping.KEPT:
                self.show_kept(when)
            case keeping.FAILING:
                self.show_not_kept(when, view.reason)
            case keeping.READ_ONLY:
                self.show_read_only(view.reason)
            case keeping.TRIAL:
                self.show_trial()
            case _:
                self.clear()

    def show_kept(self, time_text: str) -> None:
        """All is well: kept at that time."""
        self._show(QUIET, self.tr("kept {0}").format(time_text), self.tr("Every action is kept at once."))

    def show_not_kept(self, since_text: str, reason: str) -> None:
        """What was played since then is in memory only."""
        why = self.tr("What you play since then is only in memory, and lost when the program ends.")
        self._show(LOST, self.tr("not kept since {0}").format(since_text), f"{reason}\n{why}" if reason else why)

    def show_read_only(self, reason: str) -> None:
        """The game is only looked at."""
        self._show(LOCKED, self.tr("read-only"), reason)

    def tell_of_example(self, kept: bool | None) -> None:
        """A trial is an example that is being recorded, kept as it stands or not; None: it is one no longer."""
        self._example = kept
        if self.state == TRIAL:
            self.show_trial()

    def show_trial(self) -> None:
        """A trial beside the game: nothing of it is kept, unless it is an example that is."""
        if self._example is not None:
            said = self.tr("an example, kept") if self._example else self.tr("an example, not kept yet")
            self._show(TRIAL, said, self.tr("“Keep” in the recorder keeps it among your own examples."))
            return
        why = self.tr("A trial is no game of yours until you keep it as one.")
        self._show(TRIAL, self.tr("a trial, not kept"), why)

    def clear(self) -> None:
        """No game is on the table."""
        self._show("", "", "")

    def _show(self, state: str, words: str, tip: str) -> None:
        if self._shown == (state, words, tip):
            return  # it is told after every action, and the whole window would take its shape again
        self._shown = (state, words, tip)
        self.state = state
        self.label.say(words, alarm=state == LOST)
        self.label.setVisible(bool(words))
        self.elsewhere.setVisible(state == LOST)
        for widget in (self, self.label, self.elsewhere):
            widget.setToolTip(tip)
        self.setAccessibleDescription(tip)
