"""Print and export: what, for whom, on which paper; a preview of the pages; to a printer or to a PDF."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from desktop.printing.order import (
    EVERYTHING,
    LEAST_MARGIN,
    LEAST_SCALE,
    MOST_MARGIN,
    MOST_SCALE,
    TRUE_SCALE,
    USUAL_MARGIN,
    Order,
)
from desktop.printing.output import paint
from desktop.printing.paper import page_layout, usual_paper
from desktop.printing.sheets import Sheets, part_titles
from desktop.ui import theme
from desktop.ui.dialogs.print_export import Export, PrintJob
from desktop.ui.widgets.dialog_buttons import dialog_buttons
from desktop.ui.widgets.quiet import QuietComboBox, QuietSpinBox

SIZE = QSize(940, 680)
PREVIEW_DELAY = 150
"""Milliseconds between a change and a new preview, so that a spinning margin draws once."""
PAPER_NAMES = {"a4": "A4", "letter": "Letter", "a3": "A3", "a2": "A2", "tabloid": "Tabloid"}
FITS = (1, 2, 4, 6, 9, 12)
"""Choices of how many sheets a map may take."""


class PrintDialog(QDialog):
    """Shows the pages before they are printed.

    Signals:
        written: the path of an exported file.
        failed: one line that says why nothing was printed or written.
        printed: how many pages went to the printer.
    """

    written = Signal(str)
    failed = Signal(str)
    printed = Signal(int)

    def __init__(self, sheets: Sheets, file_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print and export"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(SIZE)
        self._sheets, self._file_name = sheets, file_name
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.export: Export | None = None
        self.job: PrintJob | None = None
        self._make_choices()
        self.preview = QPrintPreviewWidget(self._printer)
        self.preview.paintRequested.connect(self._on_paint_requested)
        self._pages = QLabel()
        self._pages.setAccessibleName(self.tr("Pages"))
        self._pages.setWordWrap(True)
        self._lay_out()
        self._delay = QTimer(self, singleShot=True, interval=PREVIEW_DELAY)
        self._delay.timeout.connect(self.refresh)
        self._on_changed()

    # -- assembly ----------------------------------------------------------------------------------
    def _make_choices(self) -> None:
        titles = part_titles()
        self.what = QuietComboBox()
        for part in (*self._sheets.parts(), EVERYTHING):
            self.what.addItem(titles[part], part)
        self.side = QuietComboBox()
        self.side.addItem(self.tr("All sides"), "")
        for side, name in self._sheets.sides():
            self.side.addItem(name, side)
        self.paper = QuietComboBox()
        for paper, name in PAPER_NAMES.items():
            self.paper.addItem(name, paper)
        self.paper.setCurrentIndex(self.paper.findData(usual_paper()))
        self.margin = QuietSpinBox()
        self.margin.setRange(LEAST_MARGIN, MOST_MARGIN)
        self.margin.setDecimals(0)
        self.margin.setValue(USUAL_MARGIN)
        self.margin.setSuffix(self.tr(" mm"))
        self.scale = QuietSpinBox()
        self.scale.setRange(LEAST_SCALE, MOST_SCALE)
        self.scale.setDecimals(0)
        self.scale.setSingleStep(5)
        self.scale.setValue(TRUE_SCALE)
        self.scale.setSuffix(self.tr(" %"))
        self.fit = QuietComboBox()
        self.fit.addItem(self.tr("At its scale"), 0)
        for sheets in FITS:
            words = self.tr("On one sheet") if sheets == 1 else self.tr("On up to {0} sheets").format(sheets)
            self.fit.addItem(words, sheets)
        for box in (self.what, self.side, self.paper, self.fit):
            box.currentIndexChanged.connect(self._on_changed)
        for figure in (self.margin, self.scale):
            figure.valueChanged.connect(self._on_changed)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Print"), self.what)
        form.addRow(self.tr("&For"), self.side)
        form.addRow(self.tr("Pa&per"), self.paper)
        form.addRow(self.tr("&Margins"), self.margin)
        form.addRow(self.tr("M&ap"), self.fit)
        form.addRow(self.tr("Map &scale"), self.scale)
        self._form = form
        note = QLabel(self.tr("Counters, cards and map are at true size: print them at 100 %."))
        note.setWordWrap(True)
        left = QVBoxLayout()
        left.addLayout(form)
        left.addWidget(note)
        left.addStretch(1)
        left.addWidget(self._pages)
        right = QVBoxLayout()
        right.addWidget(self._make_tools())
        right.addWidget(self.preview, 1)
        across = QHBoxLayout()
        across.addLayout(left)
        across.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.addLayout(across, 1)
        whole.addWidget(self._make_buttons())

    def _make_tools(self) -> QToolBar:
        bar = QToolBar()
        for text, icon, slot in (
            (self.tr("Previous page"), "history-back", self._on_previous),
            (self.tr("Next page"), "history-forward", self._on_next),
            (self.tr("Nearer"), "zoom-in", self.preview.zoomIn),
            (self.tr("Farther"), "zoom-out", self.preview.zoomOut),
            (self.tr("Whole page"), "fit", self.preview.fitInView),
            (self.tr("All pages"), "overlay", self.preview.setAllPagesViewMode),
            (self.tr("One page"), "print", self.preview.setSinglePageViewMode),
        ):
            action = QAction(theme.icon(icon), text, self)
            action.triggered.connect(lambda _checked=False, slot=slot: slot())
            bar.addAction(action)
        return bar

    def _make_buttons(self) -> QDialogButtonBox:
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        self.print_button = QPushButton(theme.icon("print"), self.tr("Print…"))
        self.export_button = QPushButton(theme.icon("export"), self.tr("Save as PDF…"))
        buttons.addButton(self.print_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.export_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.print_button.clicked.connect(self._on_print)
        self.export_button.clicked.connect(self.ask_for_file)
        buttons.rejected.connect(self.reject)
        return buttons

    # -- what is asked for -------------------------------------------------------------------------
    def order(self) -> Order:
        return Order(
            self.what.currentData(), self.side.currentData(), self.paper.currentData(), float(self.margin.value()),
            float(self.scale.value()), self.fit.currentData(),
        )  # fmt: skip

    def choose(self, what: str) -> None:
        """Select a sheet, if the game has it."""
        found = self.what.findData(what)
        if found >= 0:
            self.what.setCurrentIndex(found)

    def _on_changed(self) -> None:
        with_map = self.what.currentData() in ("map", EVERYTHING)
        for row in (self.fit, self.scale):
            self._form.setRowVisible(row, with_map)
        self.scale.setEnabled(not self.fit.currentData())
        self._delay.start()

    # -- preview -----------------------------------------------------------------------------------
    def refresh(self) -> None:
        self._delay.stop()
        self._printer.setPageLayout(page_layout(self.order()))
        self.preview.updatePreview()
        count = self.preview.pageCount()
        self._pages.setText(self.tr("1 page") if count == 1 else self.tr("{0} pages").format(count))

    def _on_paint_requested(self, printer: QPrinter) -> None:
        order = self.order()
        for _ in paint(printer, order, self._sheets.name, lambda pages: self._sheets.draw(pages, order)):
            pass

    def _on_previous(self) -> None:
        self.preview.setCurrentPage(max(1, self.preview.currentPage() - 1))

    def _on_next(self) -> None:
        self.preview.setCurrentPage(min(self.preview.pageCount(), self.preview.currentPage() + 1))

    # -- printing and writing ----------------------------------------------------------------------
    def _on_print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(page_layout(self.order()))
        printer.setDocName(self._sheets.name)
        dialog = QPrintDialog(printer, self)
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
        dialog.setMinMax(1, max(1, self.preview.pageCount()))
        dialog.accepted.connect(lambda: self.print_to(printer))
        dialog.finished.connect(dialog.deleteLater)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def print_to(self, printer: QPrinter) -> None:
        """Print the pages that were asked for; the window stays alive, and a button stops it."""
        order = self.order()
        if printer.printRange() is QPrinter.PrintRange.PageRange:
            order = replace(order, first=printer.fromPage(), last=printer.toPage())
        steps = paint(printer, order, self._sheets.name, lambda pages: self._sheets.draw(pages, order))
        self.job = PrintJob(printer, steps, self._sheets.name, self)
        self.job.printed.connect(self._on_printed)
        self.job.failed.connect(self.failed)
        self.job.start()

    def _on_printed(self, pages: int) -> None:
        self._pages.setText(self.tr("Printed: 1 page") if pages == 1 else self.tr("Printed: {0} pages").format(pages))
        self.printed.emit(pages)

    def ask_for_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Save as PDF"))
        dialog.setNameFilter("PDF (*.pdf)")
        dialog.setDefaultSuffix("pdf")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(f"{self._file_name}-{self.order().what}.pdf")
        dialog.fileSelected.connect(self.export_to)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def export_to(self, path: str) -> None:
        """Draw and write the PDF; the window stays alive meanwhile."""
        order = self.order()
        self.export = Export(self._sheets.pdf(order), Path(path), self)
        self.export.written.connect(self._on_written)
        self.export.failed.connect(self.failed)
        self.export.start()

    def _on_written(self, path: str) -> None:
        self._pages.setText(self.tr("Written: {0}").format(Path(path).name))
        self.written.emit(path)

    def done(self, result: int) -> None:
        for work in (self.export, self.job):
            if work is not None:
                work.cancel()
        self._delay.stop()
        super().done(result)
