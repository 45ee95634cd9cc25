"""A row of the Decision dock: what the program would do in the player's place; there only where he has asked."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from desktop.players.advising import Advice, Reason, Way
from desktop.ui.widgets.frames import Section
from desktop.ui.widgets.text import TextLabel, WrapButton, em
from desktop.views.escaping import escape


class AdviceRow(QWidget):
    """Signals:
    closed: the player has read it, or does not want to wait for it.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("advice")
        self._title = TextLabel(self.tr("What the program would do"), tone="muted")
        self._words = TextLabel()
        self._words.setObjectName("advice-words")
        self._bar = QProgressBar()
        self._bar.setObjectName("advice-thinks")
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(em() // 2)
        self._close = WrapButton(self.tr("Hide"))
        self._close.setObjectName("advice-close")
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._close.clicked.connect(self.closed)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        section = Section()
        outer.addWidget(section)
        for widget in (self._title, self._bar, self._words, self._close):
            section.column.addWidget(widget)
        self.hide()

    @property
    def words(self) -> str:
        """What it says, without marks."""
        return self._words.text()

    def show_share(self, share: int) -> None:
        """How many hundredths of the thoughts are done; -1 where nothing is thought of."""
        thinking = share >= 0
        self._bar.setValue(max(0, share))
        self._bar.setVisible(thinking)
        self._words.setVisible(not thinking)
        self._close.set_label(self.tr("Do not wait") if thinking else self.tr("Hide"))
        self.setHidden(not thinking and not self._words.text())

    def show_advice(self, advice: Advice | None) -> None:
        """What was said; None where it does not hold any more."""
        self._words.set_html("" if advice is None else self._html(advice))
        self._words.setVisible(advice is not None)
        self.setHidden(advice is None)

    def _html(self, advice: Advice) -> str:
        lines = [*self._plan(advice.best), *self._chances(advice), *self._reasons(advice.best.reasons)]
        if advice.other is not None:
            lines.append(self._other(advice.other))
        return "<br>".join(lines)

    def _plan(self, way: Way) -> list[str]:
        first, *then = [escape(step) for step in way.steps] or [escape(way.action)]
        lines = [f"<b>{first}</b>"]
        if then:
            lines.append(self.tr("then: {0}").format("; ".join(then)))
        if way.odds is not None:
            result, share = way.odds
            result = escape(result) or self.tr("the fight goes well")
            lines.append(self.tr("{0}: {1} in 100").format(result, share))
        return lines

    def _chances(self, advice: Advice) -> list[str]:
        if advice.best.chance < 0:
            return []
        return [self.tr("Chance to win: {0} in 100 after it, {1} now").format(advice.best.chance, advice.now)]

    def _reasons(self, reasons: tuple[Reason, ...]) -> list[str]:
        better = [escape(each.words) for each in reasons if each.change > 0]
        worse = [escape(each.words) for each in reasons if each.change < 0]
        lines = [self.tr("Better than other plans in: {0}").format(", ".join(better))] if better else []
        return [*lines, *([self.tr("worse in: {0}").format(", ".join(worse))] if worse else [])]

    def _other(self, way: Way) -> str:
        words = escape(way.steps[0] if way.steps else way.action)
        if way.chance < 0:
            return self.tr("Otherwise: {0}").format(words)
        return self.tr("Otherwise: {0} ({1} in 100)").format(words, way.chance)
