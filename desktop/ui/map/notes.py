"""Small notes on the map: why something is refused, what a way costs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QWidget

from desktop.ui.map.look import MapLook
from desktop.ui.paint.palette import mixed
from desktop.views.escaping import escape
from desktop.views.table import RefusalView, RouteView

STAYS_MS = 4000
WIDE = 320


class MapNote(QLabel):
    """A note beside a spot of the viewport; never outside it."""

    rule_requested = Signal(str)

    def __init__(self, look: MapLook, parent: QWidget, *, solid: bool) -> None:
        super().__init__(parent)
        self._look, self._area = look, parent
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setContentsMargins(0, 0, 0, 0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not solid)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse if solid else Qt.TextInteractionFlag.NoTextInteraction
        )
        self.linkActivated.connect(self.rule_requested)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def put(self, html: str, at: QPoint, stays_ms: int = 0) -> None:
        """Show a text near a spot; it goes by itself after `stays_ms` unless that is 0."""
        colours = self._look.palette
        size = 10.0 * self._look.font_scale
        self.setStyleSheet(
            f"QLabel {{ background: {colours.note('ground').name()}; color: {colours.note('ink').name()};"
            f" border: 1px solid {colours.note('edge').name()}; border-radius: 6px; padding: 5px 8px;"
            f" font-size: {size:.1f}pt; }}"
        )
        if html != self.text():
            self.setText(html)
        self._set_width()
        self.move_beside(at)
        self.show()
        self.raise_()
        if stays_ms:
            self._timer.start(stays_ms)
        else:
            self._timer.stop()

    def _set_width(self) -> None:
        """As narrow as the text allows, and no wider than the limit."""
        limit = min(round(WIDE * self._look.font_scale), max(120, self._area.width() - 20))
        self.setMaximumWidth(limit)
        self.setMinimumWidth(0)
        self.setWordWrap(False)
        if self.sizeHint().width() > limit:
            self.setWordWrap(True)
            self.setMinimumWidth(limit)
        self.adjustSize()

    def move_beside(self, at: QPoint) -> None:
        area = self._area.rect()
        x, y = at.x() + 18, at.y() + 18
        if x + self.width() > area.width() - 4:
            x = at.x() - 18 - self.width()
        if y + self.height() > area.height() - 4:
            y = at.y() - 18 - self.height()
        self.move(max(4, x), max(4, y))


def refusal_html(refusal: RefusalView, look: MapLook) -> str:
    return f"<b>✕</b>&nbsp; {escape(refusal.text)}{rule_link(refusal.rule, look)}"


def rule_word(rule: str, look: MapLook) -> str:
    """A rule number that only tells; the note is gone before it could be clicked."""
    faint = mixed(look.palette.note("ink"), look.palette.note("ground"), 0.35).name()
    return f' <span style="color:{faint}">{escape(rule)}</span>' if rule else ""


def rule_link(rule: str, look: MapLook) -> str:
    if not rule:
        return ""
    return f' <a href="{escape(rule)}" style="color:{look.palette.note("link").name()}">{escape(rule)}</a>'


def route_html(route: RouteView, look: MapLook) -> str:
    """The cost of a way item by item; or why it cannot be taken."""
    rows = "".join(
        f"<tr><td>{escape(item.text)}{rule_word(item.rule, look)}</td>"
        f'<td align="right" style="padding-left:14px">{escape(item.cost)}</td></tr>'
        for item in route.items
    )
    if route.total:
        total = QCoreApplication.translate("MapNote", "Total")
        rows += f'<tr><td><b>{escape(total)}</b></td><td align="right"><b>{escape(route.total)}</b></td></tr>'
    if route.left:
        left = QCoreApplication.translate("MapNote", "Left after this")
        rows += f'<tr><td>{escape(left)}</td><td align="right">{escape(route.left)}</td></tr>'
    table = f'<table cellspacing="0" cellpadding="1" width="100%">{rows}</table>' if rows else ""
    if route.refusal:
        bad = look.palette.note("bad").name()
        rule = f" ({escape(route.rule)})" if route.rule else ""
        return f'{table}<div style="color:{bad}"><b>✕</b> {escape(route.refusal)}{rule}</div>'
    return table
