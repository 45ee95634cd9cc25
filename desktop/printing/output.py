"""From drawing to file: pages drawn step by step, so that there is progress and a way to cancel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPagedPaintDevice, QPdfWriter

from desktop.data.atomic import write_atomically
from desktop.printing.bookmarks import with_bookmarks
from desktop.printing.flow import Pages
from desktop.printing.order import NoSuchPages, Order
from desktop.printing.paper import page_layout

RESOLUTION = 600
Drawing = Callable[[Pages], Iterator[None]]


class Pdf:
    """A PDF under way.

    `steps` draws it, a little each time; `data` is the whole file once the steps are used up. Nothing is written to
    the disk here, so that a drawing that is given up leaves nothing.
    """

    def __init__(self, order: Order, title: str, drawing: Drawing, name: str = "") -> None:
        """`title` is that of the file, `name` stands at the foot of its pages."""
        self._order, self._title, self._drawing = order, title, drawing
        self._name = name or title
        self._bytes = QByteArray()
        self._marks: list[tuple[str, int]] = []
        self.pages = 0

    def steps(self) -> Iterator[int]:
        """Draw; yields the number of the page it is at."""
        buffer = QBuffer(self._bytes)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setTitle(self._title)
        writer.setCreator("Sandtable")
        writer.setResolution(RESOLUTION)
        try:
            for number in paint(writer, self._order, self._name, self._drawing, self._marks):
                self.pages = number
                yield number
        finally:
            buffer.close()

    def data(self) -> bytes:
        return with_bookmarks(bytes(self._bytes.data()), self._marks)


def paint(
    device: QPagedPaintDevice, order: Order, name: str, drawing: Drawing, marks: list[tuple[str, int]] | None = None
) -> Iterator[int]:
    """Draw on a PDF or a printer; yields the number of the page it is at. `marks` takes up where the parts begin."""
    device.setPageLayout(page_layout(order))
    pages = Pages(device, name, order.takes if order.first or order.last else None)
    if marks is not None:
        pages.marks = marks
    try:
        for _ in drawing(pages):
            yield pages.printed
        if not pages.number:
            pages.begin("")
        if not pages.printed:
            raise NoSuchPages(order.first, order.last, pages.number)
    finally:
        pages.finish()


def pdf_of(order: Order, name: str, drawing: Drawing) -> bytes:
    """The whole PDF at once."""
    pdf = Pdf(order, name, drawing)
    for _ in pdf.steps():
        pass
    return pdf.data()


def write_pdf(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; a fault names the file that was asked for."""
    try:
        write_atomically(path, data)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error
