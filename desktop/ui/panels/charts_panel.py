"""The Charts dock: the tables of the rules, with the row and column in use marked."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.ui.panels.panel import Panel
from desktop.ui.widgets import colours, dagger
from desktop.ui.widgets.dagger import ReasonList
from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import WRAP, LinkLabel, TextLabel, em, font_metrics, longest_word, scaled_font
from desktop.views.table import ChartView

LIT_ROLE = int(Qt.ItemDataRole.UserRole)
CELL, LINE = 2, 1
Index = QModelIndex | QPersistentModelIndex


def lit_level(chart: ChartView, row: int, column: int) -> int:
    """2 for a cell in use, 1 for a cell of a row or column in use, 0 otherwise."""
    rows = {r for r, c in chart.lit if c == -1}
    columns = {c for r, c in chart.lit if r == -1}
    if (row, column) in chart.lit or (row in rows and column in columns):
        return CELL
    named = [(r, c) for r, c in chart.lit if r >= 0 and c >= 0]
    crossed = any(r == row or c == column for r, c in named)
    return LINE if row in rows or column in columns or crossed else 0


class ChartModel(QAbstractTableModel):
    """A chart's cells; headings in use are bold and bear a mark."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.chart = ChartView("", "", (), ())
        self.reasons: dict[tuple[int, int], str] = {}
        """Why cells are ours, by row and column; -1 for headings and labels."""

    def show_chart(self, chart: ChartView) -> None:
        self.beginResetModel()
        self.chart = chart
        self.reasons = {(row, column): reason for row, column, reason in chart.ours}
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.chart.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.chart.columns)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        cells = self.chart.rows[index.row()][1]
        reason = self.reasons.get((index.row(), index.column()), "")
        if role == Qt.ItemDataRole.ToolTipRole and reason:
            return dagger.tip(reason)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return cells[index.column()] if index.column() < len(cells) else ""
        if role == LIT_ROLE:
            return lit_level(self.chart, index.row(), index.column())
        return None

    def _heading_lit(self, section: int, across: bool) -> bool:
        return any((c if across else r) == section for r, c in self.chart.lit)

    def headerData(self, section: int, way: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        across = way == Qt.Orientation.Horizontal
        reason = self.reasons.get((-1, section) if across else (section, -1), "")
        if role == Qt.ItemDataRole.ToolTipRole and reason:
            return dagger.tip(reason)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self.chart.columns[section] if across else self.chart.rows[section][0]
        if role == Qt.ItemDataRole.FontRole:
            return scaled_font(bold=self._heading_lit(section, across))
        return None


class ChartDelegate(QStyledItemDelegate):
    """Marks the cell in use by a frame and bold figures, its row and column by a tint."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        level = index.data(LIT_ROLE)
        theme: QPalette = option.palette
        ground = theme.color(QPalette.ColorRole.Base)
        accent = colours.accent(theme)
        if level:
            ground = colours.mix(ground, accent, 0.3 if level == CELL else 0.1)
            painter.fillRect(option.rect, ground)
        painter.save()
        painter.setFont(scaled_font(bold=level == CELL))
        painter.setPen(colours.readable(theme.color(QPalette.ColorRole.Text), ground))
        inner = option.rect.adjusted(3, 1, -3, -1)
        painter.drawText(inner, WRAP | int(Qt.AlignmentFlag.AlignCenter), index.data())
        if level == CELL:
            painter.setPen(QPen(accent, 3))
            painter.drawRect(option.rect.adjusted(1, 1, -2, -2))
        painter.restore()


class ChartsPanel(Panel):
    """Shows ChartViews one at a time; turns to the one that comes into use."""

    panel_id = "charts"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._charts: tuple[ChartView, ...] = ()
        self.selector = QuietComboBox(self)
        self.selector.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.selector.setMinimumContentsLength(6)
        self.selector.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.selector.currentIndexChanged.connect(self._on_selected)
        self.model = ChartModel(self)
        self.table = self._table()
        self._heading = QVBoxLayout()
        self._notes = TextLabel(factor=0.95)
        self._daggers = ReasonList(self)
        self._empty = TextLabel(self.tr("This game has no charts."), tone="muted")
        self._build()
        self._show(-1)

    def _table(self) -> QTableView:
        table = QTableView(self)
        table.setModel(self.model)
        table.setItemDelegate(ChartDelegate(table))
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setCornerButtonEnabled(False)
        for header in (table.horizontalHeader(), table.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setHighlightSections(False)
            header.setSectionsClickable(False)
            header.setMinimumSectionSize(8)
        wrap = Qt.TextFlag.TextWordWrap
        table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter | wrap)
        table.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | wrap)
        return table

    def _build(self) -> None:
        top = QVBoxLayout()
        top.setContentsMargins(6, 4, 6, 4)
        top.setSpacing(3)
        top.addWidget(self.selector)
        top.addLayout(self._heading)
        top.addWidget(self._empty)
        self.outer.addLayout(top)
        self.outer.addWidget(self.table, 100)
        below = QVBoxLayout()
        below.setContentsMargins(6, 4, 6, 4)
        below.addWidget(self._notes)
        below.addWidget(self._daggers)
        self.outer.addLayout(below)
        self.outer.addStretch(1)

    # -- showing ---------------------------------------------------------------------------------------------------
    def show_charts(self, charts: tuple[ChartView, ...]) -> None:
        """Show all charts of the game, as they are used at this moment."""
        charts = tuple(charts)
        if charts == self._charts:
            return
        before = {chart.id: chart.lit for chart in self._charts}
        here = self.current_id()
        self._charts = charts
        ids = [chart.id for chart in charts]
        newly = [chart.id for chart in charts if chart.lit and chart.lit != before.get(chart.id)]
        wanted = newly[0] if newly else here
        self._fill_selector()
        self._show(ids.index(wanted) if wanted in ids else 0 if ids else -1)

    def show_chart(self, chart_id: str) -> None:
        """Turn to a chart."""
        for number, chart in enumerate(self._charts):
            if chart.id == chart_id:
                self._show(number)

    def current_id(self) -> str:
        return self.model.chart.id

    def _fill_selector(self) -> None:
        self.selector.blockSignals(True)
        self.selector.clear()
        for chart in self._charts:
            mark = "● " if chart.lit else ""
            self.selector.addItem(f"{mark}{chart.title}", chart.id)
        self.selector.blockSignals(False)

    def _on_selected(self, number: int) -> None:
        self._show(number)

    def _show(self, number: int) -> None:
        known = 0 <= number < len(self._charts)
        chart = self._charts[number] if known else ChartView("", "", (), ())
        self.selector.blockSignals(True)
        self.selector.setCurrentIndex(number)
        self.selector.blockSignals(False)
        self.selector.setVisible(known)
        self._empty.setHidden(known)
        self.model.show_chart(chart)
        self._show_heading(chart)
        self._notes.setText("\n".join(chart.notes))
        self._notes.setHidden(not chart.notes)
        self._daggers.show_reasons([reason for _, _, reason in chart.ours])
        self._fit()
        self._scroll_to_lit()

    def _show_heading(self, chart: ChartView) -> None:
        """The rule, after the full title where the selector cannot show it."""
        clear_layout(self._heading)
        room = self.width() - em() * 3
        cut = font_metrics().horizontalAdvance("● " + chart.title) > room
        if chart.rule or cut:
            heading = LinkLabel(chart.title if cut else self.tr("Rule"), chart.rule)
            heading.rule_requested.connect(self.rule_requested)
            self._heading.addWidget(heading)

    def _scroll_to_lit(self) -> None:
        for row, column in self.model.chart.lit:
            self.table.scrollTo(self.model.index(max(0, row), max(0, column)))

    # -- sizes -----------------------------------------------------------------------------------------------------
    def _fit(self) -> None:
        """Give columns and rows the room their words need; only wide charts scroll sideways."""
        chart = self.model.chart
        if not chart.rows:
            return
        metrics = font_metrics(bold=True)
        side = self._heading_width(metrics)
        self.table.verticalHeader().setFixedWidth(side)
        widths = [self._column_width(metrics, number) for number in range(len(chart.columns))]
        spare = self.width() - side - sum(widths) - 4
        if spare > 0 and widths:
            widths = [width + spare // len(widths) for width in widths]
        for number, width in enumerate(widths):
            self.table.setColumnWidth(number, width)
        high = max((self._height(metrics, text, widths[n]) for n, text in enumerate(chart.columns)), default=0)
        self.table.horizontalHeader().setFixedHeight(high)
        for row, (label, cells) in enumerate(chart.rows):
            needs = [self._height(metrics, label, side)]
            needs += [self._height(metrics, text, widths[n]) for n, text in enumerate(cells[: len(widths)])]
            self.table.setRowHeight(row, max(needs))
        rows = sum(self.table.rowHeight(row) for row in range(len(chart.rows)))
        bar = self.table.horizontalScrollBar().sizeHint().height() if spare < 0 else 0
        self.table.setMaximumHeight(high + rows + bar + 2)

    def _heading_width(self, metrics: QFontMetrics) -> int:
        labels = [label for label, _ in self.model.chart.rows]
        whole = max(metrics.horizontalAdvance(label) for label in labels)
        least = max(longest_word(metrics, label) for label in labels)
        return min(whole, max(least, self.width() * 2 // 5)) + 16

    def _column_width(self, metrics: QFontMetrics, number: int) -> int:
        texts = [self.model.chart.columns[number]]
        texts += [cells[number] for _, cells in self.model.chart.rows if number < len(cells)]
        least = max(longest_word(metrics, text) for text in texts)
        whole = max(metrics.horizontalAdvance(text) for text in texts)
        return min(whole, max(least, em() * 6)) + 10

    def _height(self, metrics: QFontMetrics, text: str, width: int) -> int:
        return metrics.boundingRect(QRect(0, 0, max(1, width - 8), 10000), WRAP, text).height() + em() // 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._show_heading(self.model.chart)
            self._fit()
        self._scroll_to_lit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._fit()
