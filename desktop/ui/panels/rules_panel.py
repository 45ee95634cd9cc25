"""The Rules dock: the rules in our words, by number, with search, links and a way back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QCursor, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextBrowser,
    QToolTip,
    QWidget,
)

from desktop.ui.panels.panel import Panel
from desktop.ui.panels.rules_search import chapter, search_rules, to_html
from desktop.ui.widgets import colours, dagger
from desktop.ui.widgets.frames import NARROWEST, GlyphButton
from desktop.ui.widgets.text import em
from desktop.views.escaping import escape
from desktop.views.ours import DAGGER
from desktop.views.table import RuleView

LEVEL_ROLE = Qt.ItemDataRole.UserRole + 1
"""How far in a rule stands."""


class Contents(QStyledItemDelegate):
    """Rows of a table of contents: all lines of a rule's title stand as far in as its level."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        rect = option.rect
        rect.setLeft(rect.left() + (index.data(LEVEL_ROLE) or 0) * em())
        option.rect = rect


class RulesPanel(Panel):
    """Shows a chapter of RuleViews and marks the rule asked for. An empty search lists the contents.

    Signals:
        example_requested: the key of an example of play that shows a rule.
    """

    example_requested = Signal(str)
    panel_id = "rules"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: tuple[RuleView, ...] = ()
        self._by_number: dict[str, RuleView] = {}
        self._examples: Mapping[str, tuple[tuple[str, str], ...]] = {}
        self._visited: list[str] = []
        self._at = -1
        self.search = QLineEdit(self)
        self.browser = QTextBrowser(self)
        self.results = QListWidget(self)
        self._pages = QStackedWidget(self)
        self._back = GlyphButton("back", self.tr("Back (Alt+Left)"), self)
        self._forward = GlyphButton("forward", self.tr("Forward (Alt+Right)"), self)
        self._contents = GlyphButton("list", self.tr("Contents"), self)
        self._build()
        self._update_buttons()

    def _build(self) -> None:
        bar = QWidget(self)
        line = QHBoxLayout(bar)
        line.setContentsMargins(6, 4, 6, 4)
        line.setSpacing(2)
        self.search.setPlaceholderText(self.tr("Number or words"))
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumWidth(40)
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(self._on_search_entered)
        for widget in (self._back, self._forward, self._contents):
            line.addWidget(widget)
        line.addWidget(self.search, 1)
        self._back.clicked.connect(self.back)
        self._forward.clicked.connect(self.forward)
        self._contents.clicked.connect(self.show_contents)
        self.browser.setOpenLinks(False)
        self.browser.setFrameShape(QFrame.Shape.NoFrame)
        self.browser.anchorClicked.connect(self._on_anchor)
        self.browser.highlighted.connect(self._on_highlighted)
        self.results.setWordWrap(True)
        self.results.setItemDelegate(Contents(self.results))
        self.results.setFrameShape(QFrame.Shape.NoFrame)
        self.results.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.results.itemClicked.connect(self._on_result)
        self.results.itemActivated.connect(self._on_result)
        self._pages.addWidget(self.browser)
        self._pages.addWidget(self.results)
        self.outer.addWidget(bar)
        self.outer.addWidget(self._pages, 1)

    # -- showing ---------------------------------------------------------------------------------------------------
    def set_rules(self, rules: tuple[RuleView, ...]) -> None:
        """Take the rules of a game."""
        self._rules = tuple(rules)
        self._by_number = {rule.number: rule for rule in rules}
        self._visited, self._at = [], -1
        self._update_buttons()
        self.show_contents()

    def set_examples(self, examples: Mapping[str, tuple[tuple[str, str], ...]]) -> None:
        """For rules that have examples of play: their (key, title)."""
        self._examples = examples
        if self._pages.currentWidget() is self.browser:
            self._render()

    def current(self) -> str:
        """The number of the rule on show."""
        return self._visited[self._at] if self._at >= 0 else ""

    def show_rule(self, number: str) -> None:
        """Show a rule, or the nearest heading above it; remember where we came from."""
        found = self._resolve(number)
        if not found:
            return
        if found != self.current():
            self._visited = [*self._visited[: self._at + 1], found]
            self._at = len(self._visited) - 1
        self._render()

    def _resolve(self, number: str) -> str:
        candidate = number.strip()
        while candidate:
            for text in (candidate, f"{candidate}.0"):
                if text in self._by_number:
                    return text
            candidate = candidate.rpartition(".")[0]
        return ""

    def back(self) -> None:
        """To the rule read before."""
        if self._at > 0:
            self._at -= 1
            self._render()

    def forward(self) -> None:
        """Undo a step back."""
        if self._at < len(self._visited) - 1:
            self._at += 1
            self._render()

    def show_contents(self) -> None:
        """List all headings."""
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._list([(rule, "") for rule in self._rules])

    def _render(self) -> None:
        number = self.current()
        self._update_buttons()
        self._pages.setCurrentWidget(self.browser)
        if not number:
            return
        shown = [rule for rule in self._rules if chapter(rule.number) == chapter(number)]
        self.browser.document().setIndentWidth(em())
        self.browser.setHtml("".join(self._rule_html(rule, rule.number == number) for rule in shown))
        self.browser.scrollToAnchor(f"rule-{number}")

    def _update_buttons(self) -> None:
        self._back.setEnabled(self._at > 0)
        self._forward.setEnabled(0 <= self._at < len(self._visited) - 1)

    # -- HTML ------------------------------------------------------------------------------------------------------
    def _link(self, number: str, words: str) -> str:
        colour = colours.readable(self.palette().color(QPalette.ColorRole.Link), self._ground()).name()
        return f'<a href="rule:{escape(number)}" style="color:{colour}">{escape(words)}</a>'

    def _link_in(self, rule: RuleView, number: str, words: str) -> str:
        """A link of a rule's text: to another rule, or a dagger to its reason."""
        if not number.startswith(DAGGER):
            return self._link(number, words)
        target = f"ours:{rule.number}:{number.removeprefix(DAGGER)}"
        colour = colours.muted(self.palette()).name()
        return f'<sup><a href="{escape(target)}" style="color:{colour};text-decoration:none">{DAGGER}</a></sup>'

    def _reason(self, target: QUrl) -> str:
        """The reason behind a dagger; "" for other links."""
        kind, _, place = target.toString().partition(":")
        number, _, which = place.rpartition(":")
        rule = self._by_number.get(number) if kind == "ours" else None
        return rule.ours[int(which)] if rule is not None and which.isdigit() and int(which) < len(rule.ours) else ""

    def _on_highlighted(self, target: QUrl) -> None:
        """Show the reason of a dagger under the mouse."""
        if reason := self._reason(target):
            QToolTip.showText(QCursor.pos(), dagger.tip(reason), self.browser)
        else:
            QToolTip.hideText()

    def _ground(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.Base)

    def _rule_html(self, rule: RuleView, wanted: bool) -> str:
        size = {1: "x-large", 2: "large"}.get(rule.level, "medium")
        mark = "▸ " if wanted else ""
        tag = f" <i>({escape(rule.scenario)})</i>" if rule.scenario else ""
        head = (
            f'<p style="margin-top:12px;margin-bottom:2px"><a name="rule-{escape(rule.number)}"></a>'
            f'<span style="font-size:{size}"><b>{mark}{escape(rule.number)} {escape(rule.title)}</b></span>{tag}</p>'
        )
        body = to_html(rule.text, partial(self._link_in, rule))
        body += "".join(self._ruling_html(*ruling) for ruling in rule.rulings)
        body += "".join(self._example_html(*example) for example in self._examples.get(rule.number, ()))
        if not wanted:
            return head + body
        tint = colours.wash(self.palette(), colours.accent(self.palette()), 0.13).name()
        return self._box(head + body, tint)

    def _ruling_html(self, question: str, decision: str) -> str:
        tint = colours.mix(self._ground(), self.palette().color(QPalette.ColorRole.Text), 0.08).name()
        words = f"<b>{escape(self.tr('Ruling'))}</b> {to_html(question, self._link)}{to_html(decision, self._link)}"
        return self._box(words, tint, border=1)

    def _example_html(self, key: str, title: str) -> str:
        colour = colours.readable(self.palette().color(QPalette.ColorRole.Link), self._ground()).name()
        words = escape(self.tr("Example of play"))
        link = f'<a href="example:{escape(key)}" style="color:{colour}">{escape(title)}</a>'
        return f'<p style="margin-top:2px;margin-bottom:2px">▶ {words}: {link}</p>'

    def _box(self, html: str, tint: str, border: int = 0) -> str:
        edge = colours.hairline(self.palette()).name()
        style = f"border-style:solid;border-color:{edge}" if border else ""
        return (
            f'<table width="100%" cellspacing="0" cellpadding="6" border="{border}" style="{style}">'
            f'<tr><td bgcolor="{tint}">{html}</td></tr></table>'
        )

    # -- search ----------------------------------------------------------------------------------------------------
    def _on_search(self, text: str) -> None:
        if text.strip():
            self._list([(hit.rule, hit.snippet) for hit in search_rules(self._rules, text)])
        elif self.current():
            self._pages.setCurrentWidget(self.browser)
        else:
            self.show_contents()

    def _list(self, entries: list[tuple[RuleView, str]]) -> None:
        self.results.clear()
        for rule, words in entries:
            text = f"{rule.number}  {rule.title}" + (f"\n{words}" if words else "")
            item = QListWidgetItem(text, self.results)
            item.setData(Qt.ItemDataRole.UserRole, rule.number)
            item.setData(LEVEL_ROLE, 0 if words else rule.level - 1)
            if rule.level == 1 and not words:
                font = item.font()
                font.setBold(True)
                item.setFont(font)
        if not entries:
            item = QListWidgetItem(self.tr("Nothing found."), self.results)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        self._pages.setCurrentWidget(self.results)

    def _on_search_entered(self) -> None:
        first = self.results.item(0)
        if self.search.text().strip() and first is not None and first.data(Qt.ItemDataRole.UserRole):
            self._on_result(first)

    def _on_result(self, item: QListWidgetItem) -> None:
        number = item.data(Qt.ItemDataRole.UserRole)
        if number:
            self.show_rule(number)

    def _on_anchor(self, target: QUrl) -> None:
        kind, _, number = target.toString().partition(":")
        if kind == "rule":
            self.show_rule(number)
        elif kind == "example":
            self.example_requested.emit(number)
        elif reason := self._reason(target):
            spot = self.browser.cursorRect(self.browser.textCursor()).bottomLeft()
            dagger.show_reason(reason, self.browser.viewport().mapToGlobal(spot), self.browser)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and event.key() == Qt.Key.Key_Left:
            self.back()
        elif alt and event.key() == Qt.Key.Key_Right:
            self.forward()
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROWEST, em() * 6)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationPaletteChange and self._pages.currentWidget() is self.browser:
            self._render()
        elif event.type() == QEvent.Type.ApplicationFontChange:
            self.browser.document().setDefaultFont(QApplication.font())
